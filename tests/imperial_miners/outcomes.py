"""What each effect of each card brings in one and the same mine: see `test_cards.py`.

A design and its effect, the effect's words, further answers, and what has changed.
"""

from typing import Final

OUTCOMES: Final = """
D01 a | coin 2 | - | coins +2
D01 b | pay 3-S > vp 2 | - | coins -1, vp +2
D02 a | coin 2; coin 1 per S/2 | - | coins +3
D02 b | pay 2-S > act S | - | ruins -1
D03 a | adv 1 | - | vp +1, spaces +1
D03 b | vp 1 | - | vp +1
D04 a | pay 1 > adv 2 | - | coins +2, spaces +2
D04 b | coin 2; draw 1 | draw I | coins +2, hand +1
D05 a | adv 1; coin 1 | - | coins +1, vp +1, spaces +1
D06 a | gear 1 this; coin 2 | - | coins +2, gears +1
D06 b | vp 1; coin 1 per gthis | - | coins +2, vp +1
D07 a | gear 1 any; vp 1 | card I/-2 | vp +1, gears +1
D07 b | act geared | - | ruins -1
D08 a | coin 4; ruin 1 any | card I/0 | coins +4, ruins +1
D08 b | vp 1; vp 1 per ruins max 1 | - | vp +2
D09 a | fix 1 vp 1; coin 2 | card I/-2 | coins +2, vp +1, ruins -1
D09 b | act ruined; vp 1 | card I/-2 | vp +1, ruins -1
D10 a | vp 1; coin 1 per J max 2 | - | coins +2, vp +1
D10 b | drawf 1 any; coin 2 | faction S, draw I | coins +2, hand +1
D11 a | vp 1; if div>=4 > vp 1 | - | vp +2
D11 b | coin 1; coin 1 per J max 2 | - | coins +3
D12 a | cart 1; coin 1 | cart I/0 R | coins +1, carts +1
D12 b | coin 2 | - | coins +2
D13 a | coin 1; if edge > coin 2 | - | coins +1
D13 b | vp 1; if edge > coin 1 | - | vp +1
D14 a | coin 3 | - | coins +3
D14 b | draw 2 | draw I, draw I | hand +2
D15 a | pay 5-S > vp 3 | - | coins -3, vp +3
D15 b | coin 3 | - | coins +3
D16 a | coin 2; coin 1 per S max 3 | - | coins +4
D16 b | drawf 1 S; act S | draw I | hand +1, ruins -1
D17 a | adv 1; coin 1 | - | coins +1, vp +1, spaces +1
D18 a | adv 1; coin 2 | - | coins +2, vp +1, spaces +1
D18 b | act E | effect a | vp +1, spaces +1
D19 a | adv 1; draw 1 | draw I | vp +1, hand +1, spaces +1
D19 b | act L1; coin 1 | card I/-2 | coins +1, ruins -1
D20 a | gear 1 this; coin 3 | - | coins +3, gears +1
D20 b | vp 1; vp 1 per gthis | - | vp +3
D21 a | gear 2 any; coin 3 | card I/-2, card I/-2 | coins +3, gears +2
D21 b | act geared | - | ruins -1
D22 a | vp 2; coin 1; ruin 1 any | card I/0 | coins +1, vp +2, ruins +1
D22 b | coin 4; ruin 1 any | card I/0 | coins +4, ruins +1
D23 a | fix 2 coin 2; coin 3 | card I/-2, card II/-1 | coins +7, ruins -2
D23 b | act ruined; vp 1 | card I/-2 | vp +1, ruins -1
D24 a | vp 1; vp 1 per J/2 max 1 | - | vp +2
D24 b | coin 1 per div max 4 | - | coins +4
D25 a | act adj | card I/0, effect a | vp +1, spaces +1
D26 a | cart 1; coin 3 | cart II/-1 R | coins +3, carts +1
D26 b | vp 1 per carts/2 max 3 | - | vp +1
D27 a | coin 2; if two_above > vp 2 | - | coins +2, vp +2
D27 b | act above; coin 1 | card I/0, effect a | coins +1, vp +1, spaces +1
D28 a | pay 5-S > adv 3 | - | coins -3, vp +2, spaces +3
D28 b | act L1; coin 1 | card I/-2 | coins +1, ruins -1
D29 a | gear 1 this; adv 1 | - | vp +1, gears +1, spaces +1
D29 b | adv 1 per gthis | - | coins +3, spaces +2
D30 a | gear 2 any; coin 3; ruin 1 any | card I/-2, card I/-2, card I/0 | coins +3, gears +2, ruins +1
D30 b | act ruined; coin 3 | card I/-2 | coins +3, ruins -1
D31 a | vp 3; ruin 1 any | card I/0 | vp +3, ruins +1
D31 b | coin 2; coin 1 per J max 3 | - | coins +4
D32 a | cart 1; drawf 1 any | cart I/2 BL, faction S, draw I | carts +1, hand +1
D32 b | act J; coin 1 | - | coins +1
D33 a | act row | - | ruins -1
D33 b | pay 4-S > cart 3 | cart II/-1 R, cart I/0 BR | coins -2, carts +3
D34 a | act L1; coin 1 | card I/-2 | coins +1, ruins -1
D34 b | draw 3 | draw I, draw I, draw I | hand +3
D35 a | pay 7-S > vp 6 | - | coins -5, vp +6
D35 b | coin 4 | - | coins +4
D36 a | pay 6-S > vp 5 | - | coins -4, vp +5
D36 b | act S; coin 2 | - | coins +2, ruins -1
D37 a | pay 6-S > vp 4 | - | coins -4, vp +4
D38 a | vp 2; vp 1 per S max 3 | - | vp +4
D38 b | act L2; coin 3 | card II/-1 | coins +3, ruins -1
D39 a | adv 1; vp 2 | - | vp +3, spaces +1
D39 b | vp 2; vp 1 per pos/2 max 2 | - | vp +4
D40 a | adv 1; vp 2 | - | vp +3, spaces +1
D40 b | vp 2; vp 1 per fin max 2 | - | vp +3
D41 a | pay 3 > adv 3 | - | coins -3, vp +2, spaces +3
D41 b | act E | effect a | vp +1, spaces +1
D42 a | adv 1; draw 1; vp 1 | draw I | vp +2, hand +1, spaces +1
D42 b | vp 2; vp 1 per E max 3 | - | vp +4
D43 a | adv 1; vp 4 | - | vp +5, spaces +1
D44 a | gear 1 this; vp 3 | - | vp +3, gears +1
D44 b | vp 1; vp 1 per gthis | - | vp +3
D45 a | gear 2 any; vp 3 | card I/-2, card I/-2 | vp +3, gears +2
D45 b | act geared; vp 1 | - | vp +1, ruins -1
D46 a | gear 2 any; vp 2 | card I/-2, card I/-2 | vp +2, gears +2
D46 b | vp 2 per full max 2 | - | vp +2
D47 a | gear 3 any; vp 7 | card I/-2, card I/-2, card I/-2 | vp +7, gears +3
D47 b | vp 4; vp 1 per gall max 5 | - | vp +9
D48 a | vp 4; ruin 2 any | card I/0, card I/2 | vp +4, ruins +2
D49 a | vp 4; ruin 1 any | card I/0 | vp +4, ruins +1
D49 b | vp 1; vp 1 per ruins max 3 | - | vp +3
D50 a | fix 3 vp 1; coin 1 | card I/-2, card II/-1 | coins +1, vp +2, ruins -2
D50 b | act ruined; vp 2 | card I/-2 | vp +2, ruins -1
D51 a | vp 5; ruin 2 any | card I/0, card I/2 | vp +5, ruins +2
D51 b | act B; vp 1 | effect a, card I/0 | coins +4, vp +1, ruins +1
D52 a | vp 1 per div max 4 | - | vp +4
D53 a | vp 2; if div>=4 > vp 1 | - | vp +3
D53 b | vp 1 per J max 3 | - | vp +1
D54 a | vp 1 per J max 3; vp 1 per div/3 | - | vp +3
D54 b | act adj; act adj | card II/-1, effect a | coins +3, gears +1, ruins -1
D55 a | vp 1 per adjF max 3 | - | vp +2
D55 b | act J; coin 1 | - | coins +1
D56 a | cart 1; vp 2 | cart II/-1 R | vp +2, carts +1
D56 b | vp 1 per carts/2 max 4 | - | vp +2
D57 a | vp 3; if two_above > vp 2 | - | vp +5
D57 b | act edge; vp 1 | card I/-2 | vp +1, ruins -1
D58 a | vp 1 per adj max 3 | - | vp +3
D58 b | act R; coin 1 | - | coins +1, ruins -1
D59 a | vp 2; vp 1 per carts max 4 | - | vp +6
D60 a | pay 5-S > vp 4 | - | coins -3, vp +4
D60 b | act geared; coin 2 | - | coins +2, ruins -1
D61 a | adv 1; vp 2; ruin 1 any | card I/0 | vp +3, ruins +1, spaces +1
D61 b | coin 5; ruin 1 any | card I/0 | coins +5, ruins +1
D62 a | gear 1 any; vp 1; vp 1 per J max 2 | card I/-2 | vp +2, gears +1
D62 b | act A; vp 1 | effect a | coins +3, vp +1, gears +1
D63 a | cart 2; vp 2; ruin 1 any | cart II/-1 R, card I/0 | vp +2, carts +2, ruins +1
D63 b | act B; coin 1 | effect a, card I/0 | coins +5, ruins +1
D64 a | pay 6-S > vp 5 | - | coins -4, vp +5
D64 b | act adj; coin 1 | card II/-1 | coins +1, ruins -1
D65 a | adv 1; cart 1; vp 2 | cart II/-1 R | vp +3, carts +1, spaces +1
D65 b | act L2; vp 1 | card II/-1 | vp +1, ruins -1
D66 a | vp 2 | - | vp +2
"""  # noqa: E501
