"""The commands that a guest at a server's table can type besides actions."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Protocol

from tana.cli.menu import menu_of, understand
from tana.cli.misunderstanding import example_of, what_is_wrong
from tana.cli.screen import Screen
from tana.client import Frame, Visitor
from tana.core.game import Game
from tana.core.message import Message
from tana.text import Text, Words


class LeftTable(Exception):
    """The guest wants to leave; the seat stays theirs."""


class Place(Protocol):
    """What the commands need from a guest."""

    words: Words
    screen: Screen
    game: Game[Any]
    visitor: Visitor

    @property
    def table(self) -> Frame:
        """The newest snapshot of the table."""

    def text(self) -> Text:
        """The texts of the game as this seat reads them."""

    def sentences(self, steps: Sequence[Frame]) -> list[str]:
        """What happened in these steps."""

    def show_decision(self) -> None:
        """Show the board and the choices."""

    async def send(self, kind: str, **fields: object) -> Frame | None:
        """Send a command; if it is refused, show that and return None."""

    async def undo(self) -> None:
        """Undo the last action, or ask the others to agree."""


class GuestCommands:
    """Carries out commands typed in English or the guest's language."""

    def __init__(self, place: Place) -> None:
        self._place = place
        self._commands: dict[str, Callable[[str], Awaitable[None]]] = {
            "help": self._help,
            "undo": self._undo,
            "log": self._log,
            "list": self._list,
            "why": self._why,
            "board": self._board,
            "rules": self._rules,
            "quit": self._quit,
        }

    async def obey(self, typed: str) -> bool:
        """Carry out a command; returns False for anything else."""
        word, _, rest = typed.partition(" ")
        for name, command in self._commands.items():
            if word.lower() in (name, self._place.words.text(f"command-{name}")):
                await command(rest.strip())
                return True
        return False

    def understand(self, typed: str) -> int | None:
        """The action that was typed, legal or not; if it cannot be one, show that and return None."""
        meant = understand(self._place.game, self._legal(), typed)
        if isinstance(meant, int):
            return meant
        self._place.screen.warn(what_is_wrong(self._place.words, typed, meant, self._notations()))
        return None

    def _legal(self) -> list[int]:
        return [choice["action"] for choice in self._place.table["choices"]]

    def _notations(self) -> list[str]:
        return [choice["notation"] for choice in self._place.table["choices"]]

    async def _help(self, _: str) -> None:
        example = example_of(self._notations())
        self._place.screen.lines(self._place.words.text("join-help", example=example).splitlines())

    async def _undo(self, _: str) -> None:
        await self._place.undo()

    async def _log(self, _: str) -> None:
        lines = self._place.sentences(await self._story())
        self._place.screen.lines(lines or [self._place.words.text("log-empty")])

    async def _story(self) -> list[Frame]:
        """The steps in the server's log that this seat's log may repeat."""
        table = self._place.table
        seat: Frame = {} if table["you"]["perspective"] is None else {"seat": table["you"]["perspective"]}
        steps: list[Frame] = []
        while True:
            since = steps[-1]["seq"] if steps else 0
            page = await self._place.visitor.get(f"/api/tables/{table['table']}/steps", since=since, **seat)
            steps += page["steps"]
            if not page["steps"] or steps[-1]["seq"] >= page["seq"]:
                return steps

    async def _list(self, _: str) -> None:
        menu = menu_of(self._place.game, self._legal(), self._place.text())
        self._place.screen.lines([str(entry) for entry in menu])

    async def _why(self, typed: str) -> None:
        words, screen = self._place.words, self._place.screen
        if not typed:
            screen.warn(words.text("why-how", example=example_of(self._notations())))
            return
        action = self.understand(typed)
        if action is None:
            return
        answer = await self._place.send("why", seat=self._place.table["turn"], action=action)
        if answer is None:
            return
        if answer["text"] is None:
            screen.lines([words.text("why-allowed", action=self._place.game.actions.notation(action))])
        else:
            why = self._place.text().say(message_of(answer["text"]))
            screen.lines([words.text("refusal", why=why, rule=answer["rule"])])

    async def _board(self, _: str) -> None:
        self._place.show_decision()

    async def _rules(self, _: str) -> None:
        self._place.screen.markdown(self._place.text().rules())

    async def _quit(self, _: str) -> None:
        raise LeftTable


def message_of(text: Frame) -> Message:
    """Convert a text from the wire to a message."""
    arguments = {name: message_of(value) if isinstance(value, dict) else value for name, value in text["args"].items()}
    return Message(text["id"], arguments)
