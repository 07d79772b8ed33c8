"""What the games as environments of PettingZoo and of Gymnasium have in common."""
