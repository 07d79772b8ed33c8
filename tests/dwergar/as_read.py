"""What the cards, events and places say, as it was read off their texts and pictures."""

from typing import Final

# Number, deck, tier; heat, stone, iron, gold, crystal of the cost; points; the same of the
# upgrade; the marks of points, upgrade points, cost, upgrade cost and effect; name.
PROJECTS: Final = """
 1 western         basic    1-0-3-0-0  4  2-0-0-1-0  3 fsrrr Master tools
 2 western         basic    1-1-1-1-0  5  1-0-0-1-0  0 srrrr Bowling alley
 3 western         basic    0-5-2-0-0  5  1-0-0-1-0  0 frrrr Bridge club
 4 western         basic    4-2-2-0-0  6  1-0-0-1-0  0 frrrr Cricket field
 5 western         advanced 0-1-1-1-0  4  4-0-0-0-0  4 ssrsr Private conveyor belt
 6 western         advanced 1-6-0-0-0  4  2-2-2-1-0  4 fsrrr North wall
 7 western         advanced 2-0-3-1-0  7  3-0-3-0-0  5 ffrrr Armory
 8 western         advanced 0-3-2-1-0  6  5-0-0-0-0  5 ffrsr Barricade of the abyss
 9 western         advanced 0-0-0-0-1  5  1-0-2-1-0  4 ssrrr Clan elevator
10 new_shaft       basic    0-2-1-0-0  2  2-0-0-0-0  0 fsrss Entry to new shaft
11 new_shaft       basic    0-0-2-0-0  2  2-0-0-0-0  0 fsrss New shaft supports
12 new_shaft       basic    0-4-0-0-0  2  2-0-0-0-0  0 fsrss Filled fissure
13 new_shaft       basic    0-0-4-0-0  4  2-0-0-0-0  0 fsrss Rails
14 new_shaft       advanced 0-0-2-1-0  4  3-0-0-0-0  0 fsrss Ore extraction
15 new_shaft       advanced 0-0-0-2-0  4  3-0-0-0-0  0 fsrss Shaft lighting
16 new_shaft       advanced 0-0-0-4-0  9  3-0-0-0-0  0 fsrss Qualified sappers
17 new_shaft       advanced 0-0-0-0-2  9  3-0-0-0-0  0 fsrss Diamond-headed crushers
18 new_shaft       advanced 0-0-0-2-1  9  3-0-0-0-0  0 fsrss Runes reinforcing the ceiling
19 golden_terraces basic    2-2-0-1-0  4  2-0-2-1-0  4 ffrrr Secret entrance
20 golden_terraces basic    2-0-0-1-0  4  3-0-0-0-1  5 ffrrr Gold foundry
21 golden_terraces basic    1-2-0-1-0  4  2-0-0-0-1  5 ffrrr Entry to the treasury
22 golden_terraces basic    0-3-0-2-0  6  1-0-0-3-1 10 ffrrs Colossal statue
23 golden_terraces advanced 0-0-0-3-0  7  0-0-0-0-2  8 ffrrs Goldsmith's workshop
24 golden_terraces advanced 0-0-0-1-1  7  5-0-0-0-0  0 fsrsr Main crucible
25 golden_terraces advanced 0-0-0-0-3 14  0-0-0-0-1  4 frrrr Jeweler's workshop
26 golden_terraces advanced 0-0-0-2-2 14  5-0-0-0-0  0 fsrsr Hall of the Oldbeard
27 golden_terraces advanced 0-0-1-0-2 10  0-3-1-1-0  4 fsrrr Treasury traps
28 old_shaft       basic    0-6-0-0-0  3  0-3-3-0-0  6 ffrrs Bridge over a river of lava
29 old_shaft       basic    0-0-4-0-0  4  3-0-0-0-0  0 fsrsr Reinforcing old scaffolding
30 old_shaft       basic    0-4-2-0-0  4  0-0-1-1-0  4 ffrrr Crumbling earthwork
31 old_shaft       basic    0-10-0-0-0  6  5-0-0-0-0  7 ffrsr Dangerous obstruction
32 old_shaft       advanced 3-0-0-0-0  2  4-0-0-0-0  0 fsssr Cursed treasury
33 old_shaft       advanced 0-5-3-0-0  6  1-0-1-1-0  3 frrrr Abandoned lift
34 old_shaft       advanced 1-0-1-0-0  2 10-0-0-0-0 10 sfrss Calcination oven
35 old_shaft       advanced 0-2-2-0-0  3  0-0-2-2-0  6 sfrrs Ammunition store
36 old_shaft       advanced 1-3-5-0-0  8  0-2-0-0-0  1 fsrrs Ribs of an old boiler
37 eastern         basic    1-2-1-1-0  5  0-0-0-0-1  4 ffrrr Southern pipeline
38 eastern         basic    3-3-0-0-0  4  1-0-1-0-0  2 fsrrs Central gas pipeline
39 eastern         basic    1-4-2-0-0  5  0-0-0-0-1  4 fsrrr North steam pipeline
40 eastern         basic    0-3-2-0-0  4  2-0-3-0-0  4 rsrrs Master furnace boilers
41 eastern         advanced 3-0-2-1-0  8  0-0-0-2-0  3 fsrrs Coal crusher
42 eastern         advanced 0-0-1-1-1  9  3-0-0-0-0  3 fsrss Main valve
43 eastern         advanced 1-3-1-0-1  8  4-0-0-1-0  5 fsrrs Runic hall
44 eastern         advanced 1-1-1-1-1 11  0-0-1-1-1  9 fsrrs Workshop of helpful gnomes
45 eastern         advanced 0-0-4-2-0  9  0-0-0-0-1  5 fsrrr Mill chimney
"""

EFFECTS: Final = {
    1: "discount complete 1 stone or iron",
    2: "foreman blacksmith; rich blacksmith",
    3: "foreman engineer; rich engineer",
    4: "foreman ironworker; rich ironworker",
    5: "take 1 iron",
    6: "end 1 per upgraded",
    7: "end 1 per 2 iron",
    8: "end 1 per 4 stone",
    9: "score 1 on empty",
    **dict.fromkeys(range(10, 19), "score 2 per upgraded new_shaft"),
    19: "take 1 gold",
    20: "score 1 on upgrade gold",
    21: "discount upgrade 1 gold",
    22: "nothing",
    23: "nothing",
    24: "end 2 per crystal",
    25: "end 1 per crystal project",
    26: "end 1 per gold",
    27: "end 1 per furnace",
    28: "nothing",
    29: "take 1 iron; take 1 gold",
    30: "others take 1 stone",
    31: "others take 1 iron",
    32: "take 1 crystal",
    33: "turn take 1 stone",
    34: "own discount 1 heat per old_shaft",
    35: "light all; heat 2",
    36: "heat 4; others heat 1",
    37: "change 1 heat > stone",
    38: "turn heat 1",
    39: "change 2 heat > iron",
    40: "warm 1",
    41: "furnace hot",
    42: "end 2 per installed",
    43: "action 1",
    44: "disguise 1",
    45: "stoke 1",
    46: "everyone heat 2",
    47: "lift 1",
    48: "toll 1",
    49: "install 2",
    50: "lift 2",
    51: "actions 2",
    52: "clear 2",
    53: "lift 1; everyone heat 1",
    54: "load 1 stone on 3; everyone heat 1",
    55: "load 1 stone on 1; load 1 stone on 2",
    56: "score 1 in mine",
    57: "close laboratory",
    58: "rich foremen",
    59: "heat 1 at workshop; heat 1 at laboratory",
    60: "lift 1; score 1 on empty",
}
IN_2020: Final = {
    20: "score 1 on upgrade gold; score 1 on complete gold",
    21: "discount complete 1 gold",
    57: "quiet laboratory",
}
# Yield, with the additional yield; base action; each bonus; price of installing; the marks of
# these, for a bonus that of the speciality before its own.
PLACES: Final = {
    "mine-1": ["3 stone", "4 stone", "1 stone", "rrr"],
    "mine-2": ["2 iron", "3 iron", "1 iron", "rrr"],
    "mine-3": ["1 iron, 1 gold", "1 iron, 2 gold", "1 gold", "rrr"],
    "mine-4": ["1 crystal", "1 gold, 1 crystal", "1 crystal", "rrr"],
    "laboratory": [
        "exchange 1", "engineer exchange 2", "ironworker light 1; heat 1", "2 stone",
        "srsrsr",
    ],
    "bellows": ["light 1", "ironworker light all", "blacksmith heat 2", "1 iron", "sssssr"],
    "lift": [
        "lift 1", "ironworker score 1 lift loaded", "blacksmith load 1 stone", "1 gold", "srfrsr",
    ],
    "workshop": ["build 1", "engineer build 1", "ironworker light 1", "1 iron", "srrrsr"],
    "forge": ["convert", "engineer upgrade any 1", "blacksmith heat 1", "2 iron", "srsrsr"],
    "studio": [
        "complete 1", "engineer take back 1", "blacksmith upgrade less 2", "1 gold", "sssssr",
    ],
}  # fmt: skip
