"""A match: state and record in step, taken back and replayed, sheets included."""

import pytest

from engine.sealed_bids import GAME, BidState, SealedBids
from pithead.engine.errors import BadRecord, CannotUndo, NotAsked
from pithead.engine.game import same
from pithead.engine.match import Match, new_match
from pithead.engine.record import read_record

SEATS = ["Brokk", "Sindri"]
SEALED = ("0: bid 1", "1: bid 2")
# Sindri bid more, and draws first.
WHOLE = (
    *SEALED,
    "1: polish left",
    "0: polish right",
    "1: polish right",
    "1: keep",
    "1: name Ember",
    "0: return",
    "0: name Spark",
    "1: bid 1",
    "0: bid 0",
    "1: polish left",
    "1: return",
    "1: name Spark",
    "0: keep",
    "0: name Ember",
)


def match_of(*lines: str, game: SealedBids = GAME) -> Match[BidState]:
    """A match of two seats after these lines of play."""
    match = new_match(game, SEATS.copy(), {}, seed=11)
    play(match, *lines)
    return match


def play(match: Match[BidState], *lines: str) -> None:
    for line in lines:
        seat, notation = line.split(": ")
        match.play(int(seat), GAME.parse(notation))


def refused(match: Match[BidState], seat: int) -> str:
    with pytest.raises(CannotUndo) as refusal:
        match.undo(seat)
    return str(refusal.value)


def test_what_is_played_is_written_down() -> None:
    match = match_of(*SEALED)

    assert match.record.actions == [(0, "bid 1"), (1, "bid 2")]


def test_an_action_that_is_refused_is_not_written_down() -> None:
    match = match_of("0: bid 1")

    with pytest.raises(NotAsked):
        play(match, "0: bid 2")

    assert match.record.actions == [(0, "bid 1")]


def test_the_record_holds_the_options_that_were_not_given_too() -> None:
    assert match_of().record.options == {"rich": False}


def test_the_last_action_writes_the_scores() -> None:
    match = match_of(*WHOLE)

    assert match.record.scores == GAME.scores(match.state)


def test_a_record_replays_to_an_equal_state() -> None:
    match = match_of(*WHOLE)

    replayed = Match(GAME, read_record(match.record.to_text()))

    assert same(replayed.state, match.state)


def test_a_record_replays_to_an_equal_journal() -> None:
    match = match_of(*WHOLE)

    replayed = Match(GAME, read_record(match.record.to_text()))

    assert [event.to_json() for event in replayed.state.journal.events] == [
        event.to_json() for event in match.state.journal.events
    ]


@pytest.mark.parametrize("number", range(len(WHOLE) + 1))
def test_every_moment_of_a_record_can_be_shown(number: int) -> None:
    assert same(match_of(*WHOLE).state_at(number), match_of(*WHOLE[:number]).state)


def test_a_match_remembers_how_much_was_told_after_each_action() -> None:
    played, replayed = match_of(*WHOLE), Match(GAME, match_of(*WHOLE).record)

    expected = [
        len(match_of(*WHOLE[:number]).state.journal.events) for number in range(len(WHOLE) + 1)
    ]

    assert played.told == replayed.told == expected


def test_what_is_taken_back_is_no_longer_told() -> None:
    match = match_of(*WHOLE)

    match.rewind(3)

    assert match.told == match_of(*WHOLE[:3]).told


def test_showing_a_moment_leaves_the_match_where_it_is() -> None:
    match = match_of(*WHOLE)

    match.state_at(3)

    assert same(match.state, match_of(*WHOLE).state)


# -- undo --------------------------------------------------------------------------------------


def test_nothing_can_be_taken_back_before_the_first_action() -> None:
    assert refused(match_of(), 0) == "There is nothing to undo."


def test_a_seal_can_be_taken_back_before_the_others_are_in() -> None:
    match = match_of("0: bid 1")

    undone = match.undo(0)

    assert (undone, match.record.actions) == ("bid 1", [])
    assert same(match.state, match_of().state)


def test_a_seat_takes_back_its_own_actions_one_by_one() -> None:
    match = match_of(*SEALED, "1: polish left", "1: polish right")
    match.rewind(3)

    assert match.undo(1) == "polish left"


def test_another_action_can_be_played_after_an_undo() -> None:
    match = match_of("0: bid 1")
    match.undo(0)

    play(match, "0: bid 2", "1: bid 2")

    assert match.state.purses == [1, 1]


def test_an_action_that_showed_something_cannot_be_taken_back() -> None:
    expected = (
        "The last action cannot be undone: it showed something hidden or let another seat act."
    )

    assert refused(match_of(*SEALED), 1) == expected


def test_an_action_after_a_reveal_can_be_taken_back_but_not_the_one_before() -> None:
    match = match_of(*SEALED, "0: polish right")

    match.undo(0)

    assert match.undo_reason(0) is not None
    assert match.undo_reason(1) is not None


def test_an_action_cannot_be_taken_back_once_another_seat_has_acted() -> None:
    match = match_of(*SEALED, "0: polish right", "1: polish left")

    expected = "Only whoever made the last action can undo it."

    assert refused(match, 0) == expected


def test_a_refused_undo_changes_nothing() -> None:
    match = match_of(*SEALED)

    refused(match, 1)

    assert len(match.record.actions) == 2


@pytest.mark.parametrize("number", range(len(WHOLE) + 1))
def test_every_undo_that_is_allowed_is_exact(number: int) -> None:
    match = match_of(*WHOLE[:number])
    seat = int(WHOLE[number - 1][0]) if number else 0

    if match.undo_reason(seat) is None:
        match.undo(seat)
        number -= 1

    assert same(match.state, match_of(*WHOLE[:number]).state)


def test_a_match_can_be_rewound_past_a_reveal() -> None:
    match = match_of(*WHOLE)

    undone = match.rewind(1)

    assert undone == [line.split(": ")[1] for line in WHOLE[1:]]
    assert same(match.state, match_of("0: bid 1").state)


def test_a_rewound_match_has_no_scores() -> None:
    match = match_of(*WHOLE)

    match.rewind(len(WHOLE) - 1)

    assert match.record.scores is None


# -- check -------------------------------------------------------------------------------------


def test_true_scores_pass() -> None:
    match_of(*WHOLE).check()


def test_wrong_scores_are_found() -> None:
    match = match_of(*WHOLE)
    match.record.scores = [{"total": 99}, {"total": 0}]

    with pytest.raises(BadRecord, match=r"says the scores are \[\{'total': 99\}, .* give \[\{"):
        match.check()


def test_missing_scores_of_a_finished_game_are_found() -> None:
    match = match_of(*WHOLE)
    match.record.scores = None

    with pytest.raises(BadRecord, match="says the scores are None"):
        match.check()


def test_an_unfinished_record_needs_no_scores() -> None:
    match_of(*SEALED).check()


def test_scores_of_an_unfinished_game_are_found() -> None:
    match = match_of(*SEALED)
    match.record.scores = [{"total": 1}, {"total": 2}]

    with pytest.raises(BadRecord, match=r"but its actions give None\.$"):
        match.check()


# -- refusals ----------------------------------------------------------------------------------


def test_a_record_of_other_rules_is_refused() -> None:
    record = match_of(*SEALED, game=SealedBids(rules_number=1)).record

    with pytest.raises(BadRecord) as refusal:
        Match(SealedBids(rules_number=2), record)

    assert str(refusal.value) == (
        "This record was played by rules 1 of bids; "
        "this version plays rules 2 and refuses to play it on differently."
    )


def test_a_record_of_other_card_data_is_refused() -> None:
    record = match_of(*SEALED, game=SealedBids(fingerprint="aaa")).record

    with pytest.raises(BadRecord) as refusal:
        Match(SealedBids(fingerprint="bbb"), record)

    assert str(refusal.value) == (
        "This record was played with other card data (aaa) than this version has (bbb)."
    )


@pytest.mark.parametrize(
    ("action", "why"),
    [
        ((0, "bid 9"), "Action 2 of the record, bid 9, cannot be played: No action of bids"),
        ((0, "bid 1"), "Action 2 of the record, bid 1, cannot be played: Seat 0 is not asked"),
        ((1, "keep"), "Action 2 of the record, keep, cannot be played: keep is not legal"),
    ],
)
def test_a_record_that_does_not_replay_is_refused_with_the_action(
    action: tuple[int, str], why: str
) -> None:
    record = match_of("0: bid 1").record
    record.actions.append(action)

    with pytest.raises(BadRecord) as refusal:
        Match(GAME, record)

    assert str(refusal.value).startswith(why)


def test_a_refused_action_of_a_record_is_shown_in_one_line() -> None:
    record = match_of("0: bid 1").record
    record.actions.append((1, "bid\n\x1b[2J1"))

    with pytest.raises(BadRecord) as refusal:
        Match(GAME, record)

    assert str(refusal.value).isprintable()
