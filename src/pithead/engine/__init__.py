"""What every game shares: questions, actions, chance, journal, record. Imports nothing of ours.

A tour of what a game can be asked. It is the same for every game; here it is DWARF, for two.

>>> import pithead
>>> game = pithead.game("dwarf")
>>> game.name, game.seat_counts, [option.name for option in game.options]
('dwarf', [1, 2, 3, 4, 5], ['layered', 'automaton', 'first'])
>>> game.read_options(2, {"layered": "yes"})
{'layered': True, 'first': 'random'}
>>> state = game.start(seats=2, options={"first": "1"}, seed=1)

Who is to act, what they are asked and what they may answer. An action has one text and one number:

>>> state.seats_to_act(), game.asks(state, 0)
([0], Message('dwarf.ask.first'))
>>> place = game.parse("place 5")
>>> place in game.legal_actions(state, 0)
True
>>> game.notation(place), game.index(place), game.action(4) is place
('place 5', 4, True)

What an action means and would bring, which rules it follows, and why another is not possible.
Sentences are messages, to be said in the reader's language:

>>> game.offers(state, 0, place).key, game.means(state, 0, place)
('dwarf.offer.place', {'verb': 'place', 'position': '5'})
>>> game.preview(state, 0, place)
<Preview: [{}, {}], certain>
>>> game.rules_behind(state, 0, place), game.signs(state, 0, place)
(['DW-36', 'DW-17'], [])
>>> game.why_not(state, 0, game.parse("raise D01")).key, game.wonders(state, 0)
('why.other_question', [])
>>> game.question(state, 0).rules(state, place)
['DW-36', 'DW-17']

An answer changes the state in place, by the action or by its text:

>>> game.apply(state, 0, place)
>>> game.play(state, "place 1")
>>> game.round(state), game.tallies(state)[0], game.rivals(state)
(1, {'iron': 0, 'gold': 0, 'steel': 0, 'items': 0, 'medals': 0}, [])

What a seat may know, a state that it cannot tell from the true one, and a bot's guess at its worth:

>>> game.view(state, 0)["to_act"]
[1]
>>> from pithead.engine.rng import seeded
>>> imagined = game.reimagined(state, 0, seeded(7))
>>> game.view(imagined, 0) == game.view(state, 0), game.evaluate(imagined, 0) > 0.0
(True, True)
>>> game.horizon(state), game.is_judged_by_its_end()
(1, False)

The end, and what it says about the game:

>>> from pithead.bots.random import play_out
>>> play_out(game, state, seeded(1))
107
>>> game.ending(state), game.winners(state), game.places(state), game.result(state, 1)
('mountain', [0], [1, 2], 0.0)
>>> [score["total"] for score in game.scores(state)], game.compared(state)[0]
([1, 0], 'total')
>>> game.verdict(state).part, len(game.card_list())
('total', 63)
>>> pithead.game("dwergar").pieces(), sorted(game.census(state))
({}, [])
"""
