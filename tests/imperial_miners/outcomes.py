"""What each effect of each card brings in one and the same mine: see `test_cards.py`.

A design and its effect, the effect's words, further answers, and what has changed.
"""

from typing import Final

OUTCOMES: Final = """
D01 a | coin 2 | - | coins +2
D01 b | pay 3-S > vp 2 | - | coins -1, vp +2
D02 a | coin 1; coin 1 per S/2 | - | coins +2
D02 b | draw 2 | draw I, draw I | hand +2
D03 a | adv 1 | - | vp +2, position +1
D03 b | coin 2 | - | coins +2
D04 a | pay 1 > adv 2 | - | coins +2, position +2
D04 b | coin 1; draw 1 | draw I | coins +1, hand +1
D05 a | adv 1 | - | vp +2, position +1
D05 b | coin 1; coin 1 per pos/3 max 2 | - | coins +2
D06 a | gear 1 this; coin 2 | - | coins +2, gears +1
D06 b | coin 1 per gthis; if gthis>=3 > vp 2 | - | coins +2
D07 a | gear 1 any; coin 1 | card I/-2 | coins +1, gears +1
D07 b | vp 1; if gthis>=2 > vp 2 | - | vp +3
D08 a | coin 4; ruin 1 any | card I/0 | coins +4, ruins +1
D08 b | vp 1 per ruins max 2 | - | vp +2
D09 a | fix 1 coin 2; coin 1 | card I/-2 | coins +3, ruins -1
D09 b | vp 2; coin 1; ruin 1 any | card I/0 | coins +1, vp +2, ruins +1
D10 a | coin 1; coin 1 per div/2 | - | coins +3
D10 b | drawf 1 any; coin 1 | faction S, draw I | coins +1, hand +1
D11 a | if div>=4 > vp 2 | - | vp +2
D11 b | coin 2 | - | coins +2
D12 a | cart 1; coin 1 | cart I/0 R | coins +1, carts +1
D12 b | coin 2 | - | coins +2
D13 a | coin 1; if edge > coin 2 | - | coins +1
D13 b | vp 1 per carts_this max 2 | - | vp +1
D14 a | coin 3 | - | coins +3
D14 b | draw 2 | draw I, draw I | hand +2
D15 a | pay 5-S > vp 4 | - | coins -3, vp +4
D15 b | coin 3 | - | coins +3
D16 a | coin 2; coin 1 per S max 4 | - | coins +4
D16 b | drawf 1 S; coin 2 | draw I | coins +2, hand +1
D17 a | adv 2 | - | coins +3, position +2
D17 b | pay 3 > adv 3 | - | coins -3, vp +2, position +3
D18 a | adv 1; coin 1 | - | coins +1, vp +2, position +1
D18 b | vp 1; vp 1 per fin max 3 | - | vp +2
D19 a | adv 1; draw 1; coin 1 | draw I | coins +1, vp +2, hand +1, position +1
D19 b | vp 1 per pos/3 max 3 | - | vp +1
D20 a | gear 1 this; coin 3 | - | coins +3, gears +1
D20 b | vp 1; vp 1 per gthis | - | vp +3
D21 a | gear 2 any; coin 3 | card I/-2, card I/-2 | coins +3, gears +2
D21 b | coin 1 per gall max 5 | - | coins +5
D22 a | vp 3; ruin 1 any | card I/0 | vp +3, ruins +1
D22 b | coin 4; ruin 1 any | card I/0 | coins +4, ruins +1
D23 a | fix 2 coin 2; coin 2 | card I/-2, card II/-1 | coins +6, ruins -2
D23 b | vp 1; vp 1 per ruins max 3 | - | vp +3
D24 a | coin 1; vp 1 per div/2 max 3 | - | coins +1, vp +2
D24 b | coin 1 per div max 5 | - | coins +5
D25 a | act adj | card I/0, effect a | vp +2, position +1
D25 b | drawf 1 any; coin 2 | faction S, draw I | coins +2, hand +1
D26 a | cart 1; coin 2 | cart II/-1 R | coins +2, carts +1
D26 b | vp 1 per carts/2 max 3 | - | vp +1
D27 a | coin 2; if two_above > vp 2 | - | coins +2, vp +2
D27 b | coin 1 per adj max 5 | - | coins +4
D28 a | pay 5-S > adv 3 | - | coins -3, vp +2, position +3
D28 b | coin 3 | - | coins +3
D29 a | gear 1 this; adv 1 | - | vp +2, gears +1, position +1
D29 b | adv 1 per gthis | - | coins +3, position +2
D30 a | gear 2 any; coin 3; ruin 1 any | card I/-2, card I/-2, card I/0 | coins +3, gears +2, ruins +1
D30 b | vp 1; vp 1 per gthis | - | vp +3
D31 a | vp 3; ruin 1 any | card I/0 | vp +3, ruins +1
D31 b | coin 1 per div max 4 | - | coins +4
D32 a | cart 1; drawf 1 any | cart I/2 BL, faction S, draw I | carts +1, hand +1
D32 b | vp 1 per adjF max 3 | - | vp +3
D33 a | coin 1 per carts max 4 | - | coins +3
D33 b | pay 4-S > cart 3 | cart II/-1 R, cart I/0 BR | coins -2, carts +3
D34 a | act L1; coin 1 | card I/-2 | coins +1, ruins -1
D34 b | draw 3 | draw I, draw I, draw I | hand +3
D35 a | pay 8-S > vp 8 | - | coins -6, vp +8
D35 b | coin 4 | - | coins +4
D36 a | pay 6-S > vp 7 | - | coins -4, vp +7
D36 b | vp 2 | - | vp +2
D37 a | pay 7-S > vp 5 | - | coins -5, vp +5
D37 b | drawf 1 S; coin 2 | draw I | coins +2, hand +1
D38 a | vp 2; vp 1 per S max 5 | - | vp +4
D38 b | coin 8 | - | coins +8
D39 a | adv 3 | - | vp +2, position +3
D39 b | vp 1 per pos/2 max 4 | - | vp +2
D40 a | adv 2; vp 1 | - | coins +3, vp +1, position +2
D40 b | vp 1; vp 2 per fin max 3 | - | vp +3
D41 a | adv 2; coin 1 | - | coins +4, position +2
D41 b | pay 3 > adv 4 | - | coins -3, vp +3, position +4
D42 a | adv 2; draw 1; coin 1 | draw I | coins +4, hand +1, position +2
D42 b | vp 1 per E max 5 | - | vp +2
D43 a | adv 4; vp 2 | - | vp +5, position +4
D43 b | vp 3; vp 2 per fin max 2 | - | vp +5
D44 a | gear 1 this; vp 3 | - | vp +3, gears +1
D44 b | vp 1; vp 2 per gthis | - | vp +5
D45 a | gear 2 any; vp 3 | card I/-2, card I/-2 | vp +3, gears +2
D45 b | vp 1; vp 1 per gall/2 max 5 | - | vp +3
D46 a | gear 2 any; vp 1 | card I/-2, card I/-2 | vp +1, gears +2
D46 b | vp 2 per full max 3 | - | vp +2
D47 a | gear 3 any; vp 8 | card I/-2, card I/-2, card I/-2 | vp +8, gears +3
D47 b | vp 4; vp 1 per gall max 9 | - | vp +9
D48 a | vp 5; ruin 2 any | card I/0, card I/2 | vp +5, ruins +2
D48 b | coin 6; ruin 1 any | card I/0 | coins +6, ruins +1
D49 a | vp 4; ruin 1 any | card I/0 | vp +4, ruins +1
D49 b | vp 2; vp 1 per ruins max 3 | - | vp +4
D50 a | fix 3 vp 1; coin 1 | card I/-2, card II/-1 | coins +1, vp +2, ruins -2
D50 b | vp 3; ruin 1 any | card I/0 | vp +3, ruins +1
D51 a | vp 8; ruin 2 any | card I/0, card I/2 | vp +8, ruins +2
D51 b | fix 2 coin 3; vp 3 | card I/-2, card II/-1 | coins +6, vp +3, ruins -2
D52 a | vp 1 per div max 5 | - | vp +5
D52 b | drawf 1 any; coin 3 | faction S, draw I | coins +3, hand +1
D53 a | vp 2; if div>=4 > vp 3 | - | vp +5
D53 b | coin 1 per div max 6 | - | coins +6
D54 a | vp 1 per J max 4; vp 1 per div/2 | - | vp +4
D54 b | act adj; act adj | card II/-1, effect a | coins +3, gears +1, ruins -1
D55 a | vp 1 per adjF max 4 | - | vp +2
D55 b | draw 2; coin 1 | draw I, draw I | coins +1, hand +2
D56 a | cart 1; vp 2 | cart II/-1 R | vp +2, carts +1
D56 b | vp 1 per carts/2 max 5 | - | vp +2
D57 a | vp 3; if two_above > vp 3 | - | vp +6
D57 b | cart 2; vp 2 | cart II/-1 R, cart II/1 BL | vp +2, carts +2
D58 a | vp 1 per adj max 4 | - | vp +3
D58 b | coin 4 | - | coins +4
D59 a | vp 3; vp 1 per carts max 8 | - | vp +7
D59 b | cart 3; vp 5 | cart II/-1 R | vp +5, carts +2
D60 a | pay 6-S > vp 6 | - | coins -4, vp +6
D60 b | gear 1 this; vp 1 per gthis | - | vp +3, gears +1
D61 a | adv 3; ruin 1 any | card I/0 | vp +2, ruins +1, position +3
D61 b | vp 4; ruin 1 any | card I/0 | vp +4, ruins +1
D62 a | gear 1 any; vp 2; vp 1 per div/2 max 3 | card I/-2 | vp +5, gears +1
D62 b | vp 2; vp 1 per gall/2 max 4 | - | vp +4
D63 a | cart 2; vp 2; ruin 1 any | cart II/-1 R, card I/0 | vp +2, carts +2, ruins +1
D63 b | vp 1; vp 1 per carts_this max 4 | - | vp +2
D64 a | pay 6-S > vp 8 | - | coins -4, vp +8
D64 b | coin 1 per div max 6 | - | coins +6
D65 a | adv 2; cart 1; vp 4 | cart II/-1 R | coins +3, vp +4, carts +1, position +2
D65 b | vp 3; vp 1 per carts/2 max 4 | - | vp +5
D66 a | vp 3 | - | vp +3
D66 b | act adj; vp 1 | effect a | vp +6
"""  # noqa: E501
