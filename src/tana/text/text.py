"""The texts of a game for one reader."""

import copy
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import Self

from tana.core.actions import Action, Argument
from tana.core.components import value_at
from tana.core.domain import SEAT
from tana.core.events import Event
from tana.core.game import Game, Refusal
from tana.core.message import Message
from tana.core.record import Record
from tana.core.registry import standard_game
from tana.core.variants import base_of, components_of, is_variant, patch_of
from tana.text.numbers import Numbers, spoken
from tana.text.words import RULES, Value, Words, number_if_digits, source

NOT_ME = "none"
"""The value of `$me` if a text does not mention the reader."""

Tokens = Mapping[str, tuple[str, str]]
"""Arguments by name: the domain and token of each."""


class Text(Words):
    """The texts of a game in one language, for the seat that reads them (None: a spectator)."""

    def __init__(self, game: Game[Record], language: str, names: Sequence[str] = (), reader: int | None = None) -> None:
        super().__init__(language, package_of(game))
        self.game = game
        self.names = tuple(names)
        self.reader = reader
        self._actions = {family.word: family.arguments for family in game.actions.families}
        self._events = {kind.name: kind.arguments for kind in game.events.kinds}

    def read_by(self, seat: int | None) -> Self:
        """The same texts for another reader."""
        other = copy.copy(self)
        other.reader = seat
        return other

    def say(self, message: Message) -> str:
        """The text of a message."""
        tokens = {name: _split(value) for name, value in message.arguments.items() if isinstance(value, str)}
        values = self._values({name: parts for name, parts in tokens.items() if parts[0]})
        for name, value in message.arguments.items():
            if isinstance(value, Message):
                values[name] = self.say(value)
            elif name not in values:
                values[name] = value
        return self.fill(message.id, values)

    def event(self, event: Event) -> str:
        """A sentence about an event; empty if the event has no text."""
        return self.fill(f"event-{event.name}", self._arguments(self._events[event.name], event.arguments))

    def action(self, action: Action) -> str:
        """The label of a choice."""
        return self.fill(f"action-{action.word}", self._arguments(self._actions[action.word], action.arguments))

    def group(self, action: Action) -> str | None:
        """The label of a group of actions that differ only in the last argument; None if there is none."""
        id = f"action-{action.word}.group"
        if not self.has(id):
            return None
        *shared, _ = self._actions[action.word]
        return self.fill(id, self._arguments(shared, action.arguments))

    def token(self, domain: str, token: str) -> Value:
        """The name of a token; for a seat, the name of its player."""
        if domain == SEAT.name and token in SEAT.tokens:
            return self.seat(SEAT.number(token))
        id = f"{domain}-{token}"
        return self.fill(id, {}) if self.has(id) else number_if_digits(token)

    def seat(self, seat: int) -> str:
        """The name of a player."""
        if seat < len(self.names):
            return self.names[seat]
        return self.text("seat-unnamed", number=seat + 1)

    def face(self, face: str) -> str:
        """The marks on a tile; marks that are initials are translated."""
        return " ".join(self._mark(mark) for mark in face.split(" "))

    def _mark(self, mark: str) -> str:
        id = f"face-{mark}"
        return self.text(id) if self.has(id) else mark

    def refusal(self, refusal: Refusal) -> str:
        """Why an action is not allowed."""
        return self.text("refusal", why=self.say(refusal.text), rule=refusal.rule)

    @property
    def title(self) -> str:
        """The name of the game."""
        return self.text("game-title")

    @property
    def blurb(self) -> str:
        """A sentence or two about the game."""
        return self.text("game-blurb")

    def option(self, name: str) -> str:
        """The name of an option."""
        return self.text(f"option-{name}")

    def option_value(self, name: str, value: str) -> str:
        """The name of one value of an option."""
        for id in (f"option-{name}-{value}", f"value-{value}"):
            if self.has(id):
                return self.text(id)
        return value

    def rules(self) -> str:
        """The rules, rewritten by us, as Markdown."""
        rules = source(package_of(self.game), self.language, RULES)
        if not is_variant(self.game.name):
            return rules
        title, _, rest = rules.partition("\n")
        return f"{title}\n\n{self.notice()}\n{self._numbers.correct(rest)}"

    def notice(self) -> str:
        """What a variant changes, as Markdown; empty for the standard game."""
        if not is_variant(self.game.name):
            return ""
        own = components_of(standard_game(base_of(self.game.name)))
        lines = [
            self.text("variant-change", what=path, now=spoken(value), before=spoken(value_at(own, path)))
            for path, value in sorted(patch_of(self.game.name).items())
        ]
        return "\n".join([f"> **{self.text('variant-notice')}**", ">", *(f"> - {line}" for line in lines)])

    def fill(self, id: str, values: Mapping[str, Value]) -> str:
        """The text with an id; in a variant, with the numbers of its components."""
        text = super().fill(id, values)
        return self._numbers.correct(text) if is_variant(self.game.name) else text

    @cached_property
    def _numbers(self) -> Numbers:
        return Numbers(self.game, self.language, package_of(self.game))

    def _arguments(self, arguments: Iterable[Argument], tokens: Mapping[str, str]) -> dict[str, Value]:
        return self._values({argument.name: (argument.of.name, tokens[argument.name]) for argument in arguments})

    def _values(self, tokens: Tokens) -> dict[str, Value]:
        """The variables `$x` and `$x-is` of every argument, and `$me`."""
        values: dict[str, Value] = {"me": self._role(tokens)}
        for name, (domain, token) in tokens.items():
            values[name] = self.token(domain, token)
            values[f"{name}-is"] = number_if_digits(token)
        return values

    def _role(self, tokens: Tokens) -> str:
        """The name of the argument that is the reader's seat."""
        if self.reader is not None:
            for name, (domain, token) in tokens.items():
                if domain == SEAT.name and token == SEAT.token(self.reader):
                    return name
        return NOT_ME


def package_of(game: Game[Record]) -> str:
    """The package that contains a game's text folder."""
    return f"tana.games.{base_of(game.name)}"


def _split(value: str) -> tuple[str, str]:
    """The domain and the token of `domain:token`; a plain text has an empty domain."""
    domain, colon, token = value.partition(":")
    return (domain, token) if colon else ("", value)
