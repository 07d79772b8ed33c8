"""A sitting: people at one screen, and bots, playing one match to its end or until they leave.

Every action is saved before anything else happens, so leaving in any way loses nothing.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from rich.padding import Padding
from rich.text import Text

from pithead.bots import find_bot
from pithead.cli.boards import find_board
from pithead.cli.choosing import chosen
from pithead.cli.files import write_text
from pithead.cli.keys import as_typed_in_latin
from pithead.cli.refusals import INTERRUPTED, Refused, shortened
from pithead.cli.result import draw_result
from pithead.cli.scene import Scene
from pithead.cli.seating import Seating
from pithead.cli.terminal import Terminal
from pithead.engine.action import Action
from pithead.engine.errors import Declined
from pithead.engine.game import SPECTATOR
from pithead.engine.match import Match
from pithead.engine.outlook import Outlook
from pithead.lab.seeds import seed_for

FINISHED: Final = 0
LEFT: Final = 0


class Leaving(Exception):
    """A person has asked to stop here."""


class Sitting:
    def __init__(self, terminal: Terminal, match: Match[Any], path: Path) -> None:
        self.terminal: Final = terminal
        self.match: Final = match
        self.path: Final = path
        board = find_board(match.game, terminal.catalogue)
        view = match.game.view(match.state, SPECTATOR)
        self.seating: Final = Seating(match.record.seats, board.rivals(view), terminal.catalogue)
        self.scene: Final = Scene(terminal, match.game, board, self.seating)
        # How many events each seat has been shown, and who looked at the screen last.
        self.told: Final = [0] * len(match.record.seats)
        people = self.seating.people()
        self.watching = people[0] if len(people) == 1 else SPECTATOR
        self.commands: Final[dict[str, Callable[[int, str], None]]] = {
            "": self.show_hint,
            "u": self.undo,
            "?": self.explain,
            "p": self.preview,
            "l": self.look,
            "b": self.show_again,
            "log": self.show_log,
            "s": self.keep,
            "q": self.leave,
            "h": self.show_help,
        }

    def play(self) -> int:
        """Go on until the game is over or a person leaves; the exit code."""
        try:
            while not self.match.state.is_over():
                self.go_on()
        except (Leaving, EOFError):
            self.say_goodbye()
            return LEFT
        except KeyboardInterrupt:
            self.save_or_warn()
            self.say_goodbye()
            return INTERRUPTED
        self.show_end()
        return FINISHED

    def go_on(self) -> None:
        """One action: bots first, then the person whose turn it is."""
        state = self.match.state
        seats = state.seats_to_act()
        bots = [seat for seat in seats if self.seating.places[seat].bot]
        if bots:
            seat = bots[0]
            # A bot's chance depends on the moment only, so a resumed game goes on as it would have.
            seed = seed_for(self.match.record.seed, len(self.match.record.actions), seat)
            bot = find_bot(self.seating.places[seat].bot, seed, self.match.game.levels)
            self.make(seat, bot.choose(Outlook(self.match.game, state, seat)))
        else:
            # Who sits at the screen goes on as long as there is something to answer.
            self.ask(self.watching if self.watching in seats else seats[0])

    def make(self, seat: int, action: Action) -> None:
        self.match.play(seat, action)
        self.save_or_warn()

    def save(self) -> None:
        write_text(self.path, self.match.record.to_text())

    def save_or_warn(self) -> None:
        """A disk that fails in the middle of a game must not end it: `s FILE` can still save."""
        try:
            self.save()
        except Refused as error:
            self.terminal.draw(Text(self.terminal.say(error.message), style="bold red"))

    # -- asking a person -----------------------------------------------------------------------

    def ask(self, seat: int) -> None:
        """Show the moment and take answers until one changes it."""
        self.hand_over(seat)
        self.show(seat, self.goes_on(seat))
        before = self.match.state
        actions = len(self.match.record.actions)
        while self.match.state is before and len(self.match.record.actions) == actions:
            try:
                self.obey(seat, self.terminal.ask())
            except Declined as error:
                self.terminal.draw(Text(self.terminal.say(error.message), style="yellow"))

    def hand_over(self, seat: int) -> None:
        """Where seats see different things, the screen changes hands before it shows them."""
        if seat != self.watching:
            if self.has_secrets(seat, self.watching):
                if self.watching != SPECTATOR:
                    self.terminal.wipe()
                name = self.seating.places[seat].name
                self.terminal.ask(self.terminal.word("cli.hand_over", name=name) + " ")
            self.watching = seat

    def has_secrets(self, seat: int, other: int) -> bool:
        """Whether one of two seats sees what the other must not."""
        game, state = self.match.game, self.match.state
        return game.view(state, seat) != game.view(state, other)

    def goes_on(self, seat: int) -> bool:
        """Whether this seat was asked last and has seen the whole table."""
        actions = self.match.record.actions
        return self.told[seat] > 0 and bool(actions) and actions[-1][0] == seat

    def show(self, seat: int, goes_on: bool) -> None:
        """The table, what has happened, the question. Who goes on sees what has to be seen."""
        state = self.match.state
        events = state.journal.seen_by(seat)
        new = events[min(self.told[seat], len(events)) :]
        table = self.scene.brief(state, seat) if goes_on else self.scene.table(state, seat)
        self.terminal.draw("", self.scene.divider(), table)
        if not any(self.told):
            self.terminal.draw(self.scene.board.legend())
        if new:
            title = "cli.since" if self.told[seat] else "cli.so_far"
            title = "cli.just_now" if goes_on else title
            self.terminal.draw("", self.scene.events(new, title))
        self.told[seat] = len(events)
        actions = self.match.game.legal_actions(state, seat)
        self.terminal.draw("", self.scene.question(state, seat))
        self.terminal.draw(self.scene.choices(state, seat, actions))
        self.show_hint(seat, "")

    def obey(self, seat: int, line: str) -> None:
        """Carry out one line from the prompt: a choice, or one of the commands of `h`."""
        word, _, rest = as_typed_in_latin(line.replace("?", "? ", 1)).partition(" ")
        command = self.commands.get(word.casefold())
        if command is not None:
            command(seat, rest.strip())
        else:
            self.make(seat, self.chosen(seat, line))

    def chosen(self, seat: int, text: str) -> Action:
        """The action a number or a notation means."""
        return chosen(self.match.game, self.match.state, seat, text)

    def undo(self, seat: int, rest: str) -> None:
        """Take back the last action if a person at this screen made it, and it is no secret."""
        actions = self.match.record.actions
        last = actions[-1][0] if actions else seat
        if self.seating.places[last].bot:
            raise Refused("cli.error.undo_bot", {"name": self.seating.places[last].name})
        notation = self.match.undo(seat if self.has_secrets(seat, last) else last)
        self.save_or_warn()
        self.told[last] = min(self.told[last], len(self.match.state.journal.seen_by(last)))
        self.terminal.line("cli.undone", "green", action=notation)

    def explain(self, seat: int, text: str) -> None:
        """The rules behind a choice; behind the first if none is named."""
        action = self.chosen(seat, text or "1")
        self.terminal.draw(*self.scene.rules_behind(self.match.state, seat, action))

    def preview(self, seat: int, text: str) -> None:
        """What a choice would change at once; the first if none is named."""
        action = self.chosen(seat, text or "1")
        self.terminal.draw(self.scene.preview(self.match.state, seat, action))

    def look(self, seat: int, place: str) -> None:
        view = self.match.game.view(self.match.state, seat)
        found = self.scene.board.look(view, place, self.seating)
        if found is None:
            key = self.scene.board.own_key("no_look")
            raise Refused(key, {"name": repr(shortened(place))})
        self.terminal.draw(found)

    def keep(self, seat: int, name: str) -> None:
        """Say where the game is saved, or write it to one more file."""
        path = Path(name).expanduser() if name else self.path
        write_text(path, self.match.record.to_text())
        self.terminal.line("cli.saved", "green", path=str(path))

    def show_again(self, seat: int, rest: str) -> None:
        self.show(seat, False)

    def show_log(self, seat: int, rest: str) -> None:
        events = self.match.state.journal.seen_by(seat)
        self.terminal.draw(self.scene.events(events, "cli.log", len(events)))

    def show_help(self, seat: int, rest: str) -> None:
        board = self.scene.board
        notation = self.match.game.legal_actions(self.match.state, seat)[0].notation
        look = self.terminal.word(board.own_key("look_help"))
        keys = self.terminal.word("cli.keys", notation=notation, look=look)
        self.terminal.draw(Padding(keys, (0, 0, 1, 2)), board.legend())

    def show_hint(self, seat: int, rest: str) -> None:
        look = self.terminal.word(self.scene.board.own_key("look"))
        self.terminal.line("cli.hint", "dim", look=look)

    def leave(self, seat: int, rest: str) -> None:
        raise Leaving

    # -- leaving -------------------------------------------------------------------------------

    def say_goodbye(self) -> None:
        self.terminal.draw("")
        self.terminal.line("cli.saved", "green", path=str(self.path))
        self.terminal.line("cli.resume", path=str(self.path))

    def show_end(self) -> None:
        """The end as everyone around the screen may see it."""
        state = self.match.state
        seat = self.watching if len(self.seating.people()) == 1 else SPECTATOR
        events = state.journal.seen_by(seat)
        told = self.told[self.watching] if self.watching != SPECTATOR else len(events)
        self.terminal.draw("", self.scene.divider(), self.scene.table(state, seat))
        if events[told:]:
            self.terminal.draw("", self.scene.events(events[told:], "cli.since"))
        self.terminal.draw("")
        draw_result(self.scene, state)
        self.terminal.line("cli.recorded", "dim", path=str(self.path))
