"""A game in the terminal, with people at one keyboard and bots; it works with any game."""

import shlex
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from pathlib import Path

from tana.cli.common import check_save, own_path
from tana.cli.ending import show_outcome
from tana.cli.menu import MenuEntry, grouped, menu_of, understand
from tana.cli.misunderstanding import example_of, what_is_wrong
from tana.cli.screen import News, NobodyReads, Screen
from tana.cli.seats import Bots, Seat
from tana.core.events import Event
from tana.core.game_file import save
from tana.core.integers import is_whole
from tana.core.match import Match
from tana.errors import TanaError
from tana.text import Text, Words

SHOWN = "shown"
"""The field of a record's header with the number of events each seat had been shown when it was saved."""
SUFFIX = ".jsonl"


class Leave(Exception):
    """Raised when the player quits."""


class TerminalGame:
    """A game from the first prompt to its end, or until the player leaves."""

    def __init__(
        self,
        match: Match,
        seats: Sequence[Seat],
        bots: Bots,
        text: Text,
        words: Words,
        screen: Screen,
        path: Path,
        opening: Sequence[str] = (),
    ) -> None:
        self.match = match
        self.seats = seats
        self.bots = bots
        self.text = text
        self.words = words
        self.screen = screen
        self.path = path
        self.reader = self._only_person()
        """The seat that is looking at the screen; None for a spectator, or before the first curtain."""
        self._told: dict[int | None, int] = {seat: _seen_when_last_here(match, seat) for seat in range(len(seats))}
        self._shown: dict[int | None, int] = dict(enumerate(_shown_before(match, len(seats))))
        self._opening = list(opening)
        self._notes: list[str] = []
        self._commands: dict[str, Callable[[str], None]] = {
            "help": self._help,
            "undo": self._undo,
            "save": self._save,
            "log": self._log,
            "list": self._list,
            "why": self._why,
            "board": self._board,
            "rules": self._rules,
            "quit": self._quit,
        }

    # --- the game --------------------------------------------------------------------------------------------

    def run(self) -> None:
        """Play until the game is over or the player leaves; then the game is saved and can be resumed."""
        try:
            self._play()
        except (Leave, EOFError):
            self._keep()
        except KeyboardInterrupt:
            self._keep()
            raise
        except BrokenPipeError:
            self._store()
            if self.match.actor is None:
                raise
            raise NobodyReads(f"the output is closed; the game is saved: {self._way_back()}") from None
        finally:
            self.bots.close()

    def _play(self) -> None:
        while (actor := self.match.actor) is not None:
            if self.seats[actor].person:
                self._seat_down(actor)
                self._decide()
            else:
                self._let_bot_play(actor)
        self._store()
        self._finish()

    def _let_bot_play(self, actor: int) -> None:
        seat = self.seats[actor]
        if seat.thinks:
            self.screen.busy(self.words.text("thinking", name=seat.name))
        answer = self.bots.choose(self.match, actor)
        self.match.apply(answer.action)
        if answer.note:
            self._add_note(self.words.text("note", name=seat.name, note=answer.note))
        if not self._people():
            self.screen.lines(self._news())

    def _add_note(self, note: str) -> None:
        if note not in self._notes:
            self._notes.append(note)

    def _finish(self) -> None:
        if len(self._people()) > 1:
            self._open_to_all()
        self._show_page(self.words.text("heading-watching", game=self.text.title))
        assert self.match.outcome is not None
        show_outcome(self.match.outcome, self._reading(), self.words, self.screen)
        self.screen.lines([self.words.text("left-finished")])
        self.screen.verbatim(str(self.path))

    def _open_to_all(self) -> None:
        """Clear secrets off the screen: several people look at the end together."""
        self.screen.conceal()
        self.reader = None
        last = max((i for i, move in enumerate(self.match.moves) if self.seats[move.seat].person), default=0)
        self._told[None] = _seen_before(self.match, None, last)

    def _keep(self) -> None:
        self._store()
        self.screen.lines(["", self.words.text("left")])
        self.screen.verbatim(self._way_back())

    def _store(self) -> None:
        """Save the game, with what each seat has been shown: some events are only shown once."""
        shown = [self._shown.get(seat, 0) for seat in range(len(self.seats))]
        self.match.header = replace(self.match.header, extra={**self.match.header.extra, SHOWN: shown})
        save(self.match, self.path)

    def _way_back(self) -> str:
        return shlex.join(["tana", "play", "--resume", str(self.path)])

    # --- who looks -------------------------------------------------------------------------------------------

    def _people(self) -> list[int]:
        return [index for index, seat in enumerate(self.seats) if seat.person]

    def _only_person(self) -> int | None:
        people = self._people()
        return people[0] if len(people) == 1 else None

    def _seat_down(self, actor: int) -> None:
        """Hide the screen until the next player is ready, if it is a different one."""
        if self.reader != actor:
            self.screen.conceal()
            name = self.seats[actor].name
            self.screen.lines([self.words.text("curtain", name=name)])
            self.screen.ask(self.words.text("curtain-prompt", name=name))
            self.screen.conceal()
            self.reader = actor

    def _reading(self) -> Text:
        return self.text.read_by(self.reader)

    # --- one decision ----------------------------------------------------------------------------------------

    def _decide(self) -> None:
        """Show the page, and carry out commands until an action has been played or undone."""
        self._store()
        self._show_decision()
        before = len(self.match.moves)
        while len(self.match.moves) == before:
            typed = self.screen.ask(self.words.text("prompt")).strip()
            if typed and not self._obey(typed):
                self._try(typed)
            if len(self.match.moves) < before:
                return

    def _show_decision(self) -> None:
        assert self.reader is not None
        name = self.seats[self.reader].name
        self._show_page(self.words.text("heading", game=self.text.title, name=name))
        groups = grouped(self.match.game, self._menu(), self._reading())
        self.screen.choices(self.words.text("choices-heading"), groups)

    def _show_page(self, heading: str) -> None:
        news = News.fitting(self.screen.news_room, self._news(), self.words)
        sketch = self.match.game.sketch(self.match.view(self.reader))
        self.screen.page(heading, sketch, self._reading(), news)

    def _news(self) -> list[str]:
        """Sentences about everything this reader has not been shown yet."""
        events = self.match.events(self.reader)
        told, shown = self._told.get(self.reader, 0), self._shown.get(self.reader, 0)
        self._told[self.reader] = self._shown[self.reader] = len(events)
        once = self.match.game.log_limit.at(self.match.header.options).once
        fresh = [event for i, event in enumerate(events[told:], told) if i >= shown or event.name not in once]
        opening, self._opening = self._opening, []
        notes, self._notes = self._notes, []
        return [*opening, *self._sentences(fresh), *notes]

    def _sentences(self, events: Iterable[Event]) -> list[str]:
        text = self._reading()
        return [sentence for event in events if (sentence := text.event(event))]

    def _menu(self) -> list[MenuEntry]:
        return menu_of(self.match.game, self.match.game.legal(self.match.state), self._reading())

    def _try(self, typed: str) -> None:
        """Play what was typed, or show why it is not allowed."""
        action = self._understand(typed)
        if action is None:
            return
        if action in self.match.game.legal(self.match.state):
            self.match.apply(action)
        else:
            self.screen.warn(self._reading().refusal(self.match.game.why_not(self.match.state, action)))

    def _understand(self, typed: str) -> int | None:
        legal = self.match.game.legal(self.match.state)
        meant = understand(self.match.game, legal, typed)
        if isinstance(meant, int):
            return meant
        self.screen.warn(what_is_wrong(self.words, typed, meant, self.match.legal()))
        return None

    def _example(self) -> str:
        return example_of(self.match.legal())

    # --- commands --------------------------------------------------------------------------------------------

    def _obey(self, typed: str) -> bool:
        """Carry out a command typed in English or the reader's language; returns False for anything else."""
        word, _, rest = typed.partition(" ")
        for name, command in self._commands.items():
            if word.lower() in (name, self.words.text(f"command-{name}")):
                command(rest.strip())
                return True
        return False

    def _help(self, _: str) -> None:
        self.screen.lines(self.words.text("help", example=self._example()).splitlines())

    def _undo(self, _: str) -> None:
        if not self.match.can_undo():
            self.screen.warn(self.words.text(self._why_no_undo()))
            return
        taken = self.match.undo()
        self._told[self.reader] = self._shown[self.reader] = len(self.match.events(self.reader))
        self._add_note(self.words.text("undo-done", action=self.match.game.actions.notation(taken.action)))

    def _why_no_undo(self) -> str:
        if not self.match.moves:
            return "undo-nothing"
        return "undo-revealed" if self.match.moves[-1].reveals else "undo-passed"

    def _save(self, name: str) -> None:
        if not name:
            self.screen.warn(self.words.text("save-how"))
            return
        try:
            path = own_path(name)
            path = path.with_suffix(SUFFIX) if path.name and not path.suffix else path
            check_save(path)
            save(self.match, path)
        except (OSError, TanaError) as fault:
            why = (isinstance(fault, OSError) and fault.strerror) or str(fault)
            self.screen.warn(self.words.text("save-failed", path=name, fault=why))
        else:
            self.screen.lines([self.words.text("saved", path=str(path))])

    def _log(self, _: str) -> None:
        lines = self._sentences(self.match.log(self.reader))
        self.screen.lines(lines or [self.words.text("log-empty")])

    def _list(self, _: str) -> None:
        self.screen.lines([str(entry) for entry in self._menu()])

    def _why(self, typed: str) -> None:
        if not typed:
            self.screen.warn(self.words.text("why-how", example=self._example()))
            return
        action = self._understand(typed)
        if action is None:
            return
        if action in self.match.game.legal(self.match.state):
            notation = self.match.game.actions.notation(action)
            self.screen.lines([self.words.text("why-allowed", action=notation)])
        else:
            self.screen.lines([self._reading().refusal(self.match.game.why_not(self.match.state, action))])

    def _board(self, _: str) -> None:
        self._show_decision()

    def _rules(self, _: str) -> None:
        self.screen.markdown(self.text.rules())

    def _quit(self, _: str) -> None:
        raise Leave


def _seen_when_last_here(match: Match, seat: int) -> int:
    """The number of events a seat had seen at its last decision; later ones are news in a resumed game."""
    last = max((i for i, move in enumerate(match.moves) if move.seat == seat), default=None)
    return 0 if last is None else _seen_before(match, seat, last)


def _shown_before(match: Match, seats: int) -> Iterable[int]:
    """The number of events each seat had been shown when the game was saved."""
    shown = match.header.extra.get(SHOWN)
    if isinstance(shown, list) and len(shown) == seats and all(is_whole(count) for count in shown):
        return shown
    return [0] * seats


def _seen_before(match: Match, reader: int | None, index: int) -> int:
    """The number of events a reader had seen before the move with this index."""
    before = (*match.setup_events, *(event for move in match.moves[:index] for event in move.events))
    return sum(event.visible_to(reader) for event in before)
