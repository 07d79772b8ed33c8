"""Box files in every game: all mistakes at once with their lines, and cards added by data alone."""

import json
from typing import Any, Final

from every_game.tables import choice, for_every_game
from pithead.cli.box import ROOT, located
from pithead.engine.box import read_toml
from pithead.engine.rng import seeded
from pithead.games import find_game, mistakes_in

# For each game a box, with `# wrong` behind every line that has a mistake.
WRONG: Final = {
    "dwarf": """
        colour = 1                          # wrong

        [rules]
        items_to_end = 0                    # wrong
        medals = 3                          # wrong

        [effects]
        iron = { phrase = "dig 3 iron" }    # wrong
        gold = { phrase = "gain 2 gold" }

        [cards.D10]
        position = 2
        black = "x"                         # wrong

        [cards.lode]
        position = 10                       # wrong
        lanterns = 2
        effect = "silver"                   # wrong
        black = 1
        white = 2

        [specials.X1]
        front = "go_home"                   # wrong
    """,
    "dwergar": """
        colour = 1                          # wrong

        [rules]
        row = 99                            # wrong
        medals = 3                          # wrong

        [projects.1]
        points = -4                         # wrong
        effect = "dig 3 iron"               # wrong
        cost = "1 heat, 2 iron"

        [projects.99]
        name = "Lode"
        deck = "northern"                   # wrong
        tier = "basic"
        cost = "3 silver"                   # wrong
        points = 1
        upgrade = "1 heat"
        upgrade_points = "x"                # wrong
        effect = "nothing"

        [events.46]
        effect = "lift nothing"             # wrong
    """,
    "imperial-miners": """
        colour = 1                          # wrong

        [rules]
        hand = 99                           # wrong
        cards = 3                           # wrong

        [cards.D15]
        cost = 2
        effects = [
            "coin 1",
            "dig 1",                        # wrong
        ]

        [cards.lode]
        level = 5                           # wrong
        cost = "x"                          # wrong
        factions = "SS"                     # wrong
        effects = ["coin 1"]
        halves = ["L"]

        [events.V01]
        when = "now"                        # wrong
    """,
}
# For each game a box with one card more.
ADDED: Final = {
    "dwarf": """
        [cards.lode]
        position = 4
        lanterns = 2
        effect = "gold"
        black = 1
        white = 2
    """,
    "dwergar": """
        [projects.99]
        name = "lode"
        deck = "western"
        tier = "basic"
        cost = "1 stone"
        points = 1
        upgrade = "1 heat"
        upgrade_points = 1
        effect = "nothing"
    """,
    "imperial-miners": """
        [cards.lode]
        level = 1
        cost = 0
        factions = "S"
        effects = ["coin 2"]
        halves = ["L R", "L R", "L R"]
    """,
}


@for_every_game
def test_all_mistakes_of_a_box_are_told_with_their_lines(name: str) -> None:
    text = WRONG[name]
    lines = text.splitlines()

    told = located(text, mistakes_in(name, read_toml(text, ROOT), ROOT))

    assert [mistake.line for mistake in told] == [
        number + 1 for number in range(len(lines)) if lines[number].endswith("# wrong")
    ]


@for_every_game
def test_an_added_card_is_listed_with_what_it_does(name: str) -> None:
    ours = find_game(name).card_list()
    theirs = find_game(name, read_toml(ADDED[name], "my.toml")).card_list()

    assert [bool(card["does"]) for card in theirs if card not in ours] == [True]


@for_every_game
def test_an_added_card_comes_to_the_table(name: str) -> None:
    assert any('"lode"' in played(name, seed) for seed in range(5))


def played(name: str, seed: int) -> str:
    """The end of a random game with the added card, as anybody sees it."""
    game = find_game(name, read_toml(ADDED[name], "my.toml"))
    state: Any = game.start(game.seat_counts[-1], {}, seed)
    rng = seeded(seed)
    while not state.is_over():
        seat, action = choice(game, state, rng)
        game.apply(state, seat, action)
    return json.dumps(game.view(state, -1))


@for_every_game
def test_the_features_grow_with_the_cards_and_say_so(name: str) -> None:
    usual = find_game(name)
    game = find_game(name, read_toml(ADDED[name], "box"))

    assert game.features.version == usual.features.version
    assert game.features.size > usual.features.size
    assert game.features.fingerprint() != usual.features.fingerprint()
    labels = {label for part in game.features.parts for axis in part.axes for label in axis.labels}
    assert labels & {"lode", "99"}
    state = game.start(2, {}, 1)
    rng = seeded(1)
    while not state.is_over():
        assert len(game.features.of(state, 0)) == 4 * game.features.size
        game.apply(state, *choice(game, state, rng))
