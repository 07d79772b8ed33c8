"""Imperial Miners by the real command: play, cards, options, menu, simulation, replay."""

from pathlib import Path

import pytest

from cli.running import actions_in, lines, run
from pithead.games import NAMES

# Always the first choice: enough answers for the longest game this makes.
FIRST_CHOICES = lines(*["1"] * 300)
ON_THE_MENU = str(NAMES.index("imperial-miners") + 1)


def test_a_whole_game_alone_is_played_by_numbers_and_ends_with_a_rank(tmp_path: Path) -> None:
    file = tmp_path / "game.json"

    played = run("play", "imperial-miners", "--seed", "7", "--save", str(file),
                 typed=FIRST_CHOICES)  # fmt: skip

    assert (played.code, played.err) == (0, "")
    assert "Round 10 of 10" in played.out
    assert "The game is over: the last round was played." in played.out
    assert "Digger · 35+ Labourer · 46+" in played.out
    assert " wins" not in played.out
    assert run("replay", str(file), "--check").code == 0


def test_a_game_against_bots_has_a_winner(tmp_path: Path) -> None:
    played = run("play", "imperial-miners", "--seats", "human,random,random", "--seed", "2",
                 home=tmp_path, typed=FIRST_CHOICES)  # fmt: skip

    assert (played.code, played.err) == (0, "")
    assert "Compared by points, then coins, then carts" in played.out
    assert " wins on" in played.out


def test_a_choice_can_be_typed_as_its_notation_and_taken_back(tmp_path: Path) -> None:
    file = tmp_path / "game.json"

    shown = run("play", "imperial-miners", "--seed", "4", "--save", str(file),
                typed=lines("discard d07b", "u", "discard D07b"))  # fmt: skip

    assert "Undone: discard D07b." in shown.out
    assert actions_in(file) == ["discard D07b"]


LOOKS = [
    ("D15b", ["D15b Cask Vault", "pay 5 coins (1 less for each Scots card): 3 points", "←↙↘"]),
    ("d15", ["D15 Cask Vault", "D15a →↖ ×1   D15b ←↙↘ ×1"]),
    ("2", ["Mine of (B) Blue · random   no card yet"]),
    ("1a", ["1a coins, then points", "9 3 points"]),
    ("board 2", ["2a gears", "9 take 1 level IV card; 1 point"]),
    ("V10", ["V10 Market of nations", "not seen yet · at once"]),
    ("iii", ["Discard pile III"]),
    ("7", ["There is no card, seat, board, event or pile '7'"]),
    ("", ["There is no card, seat, board, event or pile ''"]),
]


@pytest.mark.parametrize(("place", "words"), LOOKS, ids=lambda each: str(each)[:10])
def test_everything_on_the_table_can_be_looked_at(
    tmp_path: Path, place: str, words: list[str]
) -> None:
    shown = run("play", "imperial-miners", "--seats", "human,random", "--seed", "4", "--option",
                "boards=1a+2a+3b", home=tmp_path, typed=lines(f"l {place}"))  # fmt: skip

    assert [word for word in words if word not in shown.out] == []


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["Red: Keep four cards: discard 4 more.", "Your hand", "Mine of"]),
        ("uk", ["Червоний: Залиште чотири карти: скиньте ще 4.", "На руці у вас", "Шахта:"]),
        ("it", ["Rosso: Tieni quattro carte: ancora 4 da scartare.", "La tua mano", "Miniera:"]),
    ],
)
def test_a_game_is_played_in_the_readers_language(
    tmp_path: Path, language: str, words: list[str]
) -> None:
    shown = run("--lang", language, "play", "imperial-miners", home=tmp_path)

    assert [word for word in words if word not in shown.out] == []


@pytest.mark.parametrize("width", ["60", "80", "100", "200"])
def test_a_whole_game_fits_any_terminal(tmp_path: Path, width: str) -> None:
    shown = run("play", "imperial-miners", "--seed", "3", "--option", "contiguous=no",
                home=tmp_path, typed=FIRST_CHOICES, COLUMNS=width)  # fmt: skip

    drawn = [line for line in shown.out.splitlines() if str(tmp_path) not in line]
    assert shown.code == 0
    assert max(len(line) for line in drawn) <= int(width)


def test_the_events_of_a_chosen_list_are_all_known(tmp_path: Path) -> None:
    events = "V04+V11+V05+V01+V06+V07+V08+V09+V10+V12"

    shown = run("play", "imperial-miners", "--option", f"events={events}", "--option",
                "first_game=yes", home=tmp_path)  # fmt: skip

    assert "Round 1 of 10   V04 Payday, at once: 3 coins" in shown.out
    assert "Coming events: V11 Praise from the throne · V05 Royal commission" in shown.out


REFUSED = [
    ("boards=1a+2b", "Option boards cannot be 1a+2b; expected random | one side of each board"),
    ("boards=9z", "Option boards cannot be 9z"),
    ("events=V01", "Option events cannot be V01; expected random | 10 different ids of V01 to V18"),
    ("first_game=maybe", "Option first_game cannot be maybe; expected yes | no."),
    ("gaps=yes", "imperial-miners has no option called gaps"),
]


@pytest.mark.parametrize(("option", "sentence"), REFUSED, ids=lambda each: str(each)[:20])
def test_a_bad_option_is_one_sentence(option: str, sentence: str) -> None:
    refused = run("play", "imperial-miners", "--option", option)

    assert (refused.code, refused.out) == (2, "")
    assert sentence in refused.err
    assert refused.err.count("\n") == 1


def test_every_card_event_and_board_is_listed_in_words() -> None:
    shown = run("cards", "imperial-miners").out

    for words in (
        "Level I · 36 cards", "Level II · 43 cards", "Level III · 43 cards", "Level IV · 14 cards",
        "D66", "Heart of the Mountain", "our design", "V18", "Plans for tomorrow",
        "3b", "cards and depth",
    ):  # fmt: skip
        assert words in shown


def test_the_cards_as_a_document() -> None:
    cards = run("cards", "imperial-miners", "--json", "--lang", "uk").document()["cards"]

    first = cards[0]
    assert sum(card.get("copies", 0) for card in cards) == 136
    assert (first["id"], first["name"]) == ("D01a", "Митний ґанок")
    assert first["does"] == [
        "2 монети",
        "сплатити 3 монети (на 1 менше за кожну шотландську карту): 2 ПБ",
    ]


def test_a_box_files_cards_are_played_under_their_own_names(tmp_path: Path) -> None:
    box = tmp_path / "box.toml"
    box.write_text('[cards.D66]\nname = "Old Crown"\n[events.V04]\nname = "Taxes"\n')
    events = "V04+V11+V05+V01+V06+V07+V08+V09+V10+V12"

    shown = run("play", "imperial-miners", "--option", f"events={events}", "--box", str(box),
                "--option", "first_game=yes", home=tmp_path, typed=lines("l D66"))  # fmt: skip

    assert "V04 Taxes" in shown.out
    assert "D66 Old Crown" in shown.out


def test_playing_alone_on_the_menu_promises_no_rival(tmp_path: Path) -> None:
    shown = run("menu", typed=lines(ON_THE_MENU, "1"), home=tmp_path)

    assert "You alone, for a rank of your own" in shown.out
    assert "Red: Keep four cards" in shown.out


def test_a_simulation_names_cards_and_factions() -> None:
    shown = run("simulate", "imperial-miners", "--seats", "2", "--games", "20")

    for words in ("Cards in mines", "D01 Glen Toll Porch", "Faction icons in mines", "Egyptians"):
        assert words in shown.out


def test_a_replay_shows_every_mine_and_no_hand(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run("play", "imperial-miners", "--seats", "random,random", "--seed", "1", "--save", str(file))

    shown = run("replay", str(file))

    assert "Mine of (R) Red · random" in shown.out
    assert "Mine of (B) Blue · random" in shown.out
    assert "Your hand" not in shown.out
    assert "Red chooses" not in shown.out
    assert "Red has chosen a card." in shown.out
