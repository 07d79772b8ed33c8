"""The bots that play Imperial Miners as Apprentice, Journeyman and Master (docs/bots.md).

No kept game of the arena depends on this file, since those name their bots (`lab.fingerprint`).
"""

from typing import Final

BOTS: Final = ["greedy", "search:120", "search:0.5s"]
