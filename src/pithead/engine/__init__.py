"""What every game shares: questions, actions, chance, journal, record. Imports nothing of ours."""
