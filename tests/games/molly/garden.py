"""Positions of Molly, written so that a person can see them.

    garden = Garden(
        '''
        r/?   y     .        red over a card nobody has seen; a yellow card alone; an empty space
        /rw   gb/?  @        two face-down cards, red on top; green over blue over an unseen card; the Bobtail
        R/y   w/?   b/?      capital letters are Tardy Moles
        ''',
        display="rg",
        tokens=(1, 0),
    )

Cards are y, r, w, g, b, written from the top of the pile to its bottom; what stands after the slash lies face down.
All other cards go into the deck or to the discards, so that every position is one that `GAME.check` accepts.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tana.core import record
from tana.core.chance import Rng, rng_from
from tana.core.events import Event
from tana.games.molly.board import clear_bed, put_card, show
from tana.games.molly.components import (
    CARD,
    CELL,
    CELLS,
    COLOURS,
    EVENT_CARD,
    MOLES_OF_A_COLOUR,
    MOST_SEATS,
    NO_CARD,
    NO_CELL,
    NO_COLOUR,
    NO_EVENT,
    PROJECT_TOKENS,
    TARDY,
    TARDY_OF_A_COLOUR,
    UNSEEN,
)
from tana.games.molly.game import GAME
from tana.games.molly.state import NO_PLACE, NOT_CHOSEN, STEP, State
from tana.games.molly.validation import inwards

CODES = "yrwgbYRWGB?"
EVENT_COLOUR = ("green", "orange", "red")
PACKETS = {
    ("base", 2): (6, 6, 5),
    ("base", 3): (8, 7, 7),
    ("base", 4): (9, 9, 9),
    ("bobtail", 2): (7, 6, 6),
    ("bobtail", 3): (8, 8, 8),
    ("bobtail", 4): (10, 10, 9),
}
"""MOL-R12: the Mole cards of each packet, from the top."""
QUIET = ("gift", "new-shoots", "spring-cleaning")
"""The Events that were found already, unless a garden says that they are still in the deck."""
MANY_SEEDS = 4000


def luck(seed: int) -> Rng:
    """Chance for one action."""
    return rng_from(seed.to_bytes(8, "big"))


def line_of(event: Event) -> str:
    """An event as one line: its name and its arguments."""
    return " ".join((event.name, *event.arguments.values()))


class Garden:
    """A position that can be played on; it is checked after every action."""

    def __init__(
        self,
        bed: str,
        *,
        players: int = 2,
        display: str = "yr",
        tokens: Sequence[int] | None = None,
        cubes: Sequence[str] = (),
        deck: int = 25,
        events: Sequence[str] = (),
        event_on_top: str = "",
        unseen: str = "",
        tardy: str = "",
        held: str = "",
        turn: int = 0,
        first: int = 0,
        step: str = "act",
        memory_aid: bool = False,
    ) -> None:
        s = State.blank()
        s.seats, s.turn, s.first, s.memory_aid = players, turn, first, int(memory_aid)
        s.step = STEP.number(step)
        s.hunted, s.event, s.waiting = NO_CELL, NO_EVENT, NO_EVENT
        for seat in range(MOST_SEATS):
            s.players[seat].gift = NOT_CHOSEN
        _lay_bed(s, bed)
        _lay_row(s.display, display)
        _lay_row(s.held, held)
        _hand_out(s, tokens or (1,) * players, cubes)
        if event_on_top:
            packet = EVENT_COLOUR.index(event_on_top)
            packets = PACKETS["base" if s.bobtail == NO_CELL else "bobtail", players]
            deck = TARDY + 1 + sum(moles + 1 for moles in packets[packet + 1 :])
            events = EVENT_COLOUR[packet:]
        s.deck = deck
        for packet, colour in enumerate(EVENT_COLOUR):
            s.found[packet] = NO_EVENT if colour in events else EVENT_CARD.number(QUIET[packet])
        _sort_rest(s, len(events), unseen, tardy)
        self.state: State = s
        self.events: list[Event] = []
        GAME.check(s)

    # --- playing ---------------------------------------------------------------------------------------------

    def play(self, notation: str, seed: int = 0) -> list[str]:
        """Play an action; returns what happened, line by line."""
        self.events = GAME.apply(self.state, GAME.actions.parse(notation), luck(seed))
        GAME.check(self.state)
        return [line_of(event) for event in self.events]

    def play_until(self, notation: str, *wanted: str) -> list[str]:
        """Play an action with such luck that these lines happen, in this order."""
        for seed in range(MANY_SEEDS):
            twin = self.copy()
            happened = iter(twin.play(notation, seed))
            if all(line in happened for line in wanted):
                return self.play(notation, seed)
        raise AssertionError(f"{notation!r} never led to {wanted}")

    def copy(self) -> Garden:
        twin = object.__new__(Garden)
        twin.state = record.copy(self.state)
        twin.events = []
        return twin

    # --- looking ---------------------------------------------------------------------------------------------

    @property
    def actor(self) -> int | None:
        return GAME.actor(self.state)

    @property
    def step(self) -> str:
        return STEP.token(self.state.step)

    def legal(self, word: str = "") -> list[str]:
        """The legal actions, or the arguments of those of one family."""
        texts = [GAME.actions.notation(action) for action in GAME.legal(self.state)]
        if not word:
            return texts
        return [text.partition(" ")[2] for text in texts if text.partition(" ")[0] == word]

    def words(self) -> set[str]:
        """The families of the legal actions."""
        return {text.split()[0] for text in self.legal()}

    def pile(self, cell: str) -> str:
        """One space, in the notation of this module."""
        s, at = self.state, CELL.number(cell)
        if at == s.bobtail:
            return "@"
        shown = "".join(CODES[int(s.cards[place])] for place in inwards(s, s.top[at]))
        hidden = "".join(CODES[int(s.cards[place])] for place in inwards(s, s.bottom[at]))[::-1]
        return f"{shown}/{hidden}" if hidden else shown or "."

    def bed(self) -> str:
        """All spaces, row by row, parted by single spaces."""
        return " ".join(self.pile(CELL.token(cell)) for cell in range(CELLS))

    def cubes(self, seat: int) -> str:
        """A burrow as letters, in the order of the colours."""
        cubes = self.state.players[seat].cubes
        return "".join(CODES[colour] * int(cubes[colour]) for colour in range(COLOURS))

    @property
    def tokens(self) -> tuple[int, ...]:
        return tuple(int(self.state.players[seat].tokens) for seat in range(self.state.seats))

    @property
    def supply(self) -> int:
        return int(self.state.supply)

    @property
    def deck(self) -> int:
        return int(self.state.deck)

    @property
    def display(self) -> str:
        return _row(self.state.display)

    @property
    def held(self) -> str:
        return _row(self.state.held).rstrip(".")

    @property
    def discards(self) -> int:
        """How many cards were discarded."""
        s = self.state
        return sum(int(s.discard[colour]) + int(s.discard_tardy[colour]) for colour in range(COLOURS))

    def view(self, seat: int | None) -> Any:
        return GAME.view(self.state, seat)


def rows(text: str) -> str:
    """A drawn bed in the form of `Garden.bed`."""
    return " ".join(text.split())


def _row(cards: Any) -> str:
    return "".join("." if cards[i] == NO_CARD else CODES[int(cards[i])] for i in range(len(cards)))


def _lay_row(row: Any, text: str) -> None:
    for i in range(len(row)):
        row[i] = CODES.index(text[i]) if i < len(text) and text[i] != "." else NO_CARD


def _lay_bed(s: State, bed: str) -> None:
    spaces = bed.split()
    assert len(spaces) == CELLS, f"nine spaces, not {len(spaces)}"
    s.bobtail = spaces.index("@") if "@" in spaces else NO_CELL
    clear_bed(s)
    for cell, text in enumerate(spaces):
        up, _, down = text.strip(".@").partition("/")
        for code in down:
            put_card(s, cell, CODES.index(code))
        s.top[cell], s.bottom[cell] = NO_PLACE, s.top[cell]
        show(s, cell, NO_COLOUR)
        for code in reversed(up):
            put_card(s, cell, CODES.index(code))


def _hand_out(s: State, tokens: Sequence[int], cubes: Sequence[str]) -> None:
    for seat, count in enumerate(tokens):
        s.players[seat].tokens = count
    s.supply = PROJECT_TOKENS[s.seats] - sum(tokens)
    for seat, letters in enumerate(cubes):
        for letter in letters:
            s.players[seat].cubes[CODES.index(letter)] += 1


def _sort_rest(s: State, events: int, unseen: str, tardy: str) -> None:
    """Put the cards that do not lie in the open into the deck or to the discards."""
    known = [0] * len(CARD)
    for row in (s.cards, s.display, s.held):
        for i in range(len(row)):
            if row[i] != NO_CARD:
                known[int(row[i])] += 1
    moles = [MOLES_OF_A_COLOUR[s.seats] - known[colour] for colour in range(COLOURS)]
    tardies = [TARDY_OF_A_COLOUR - known[COLOURS + colour] for colour in range(COLOURS)]
    in_deck = max(0, int(s.deck) - TARDY - events)
    _part(moles, in_deck + known[UNSEEN], unseen, s.unseen, s.discard)
    _part(tardies, min(int(s.deck), TARDY), tardy, s.unseen_tardy, s.discard_tardy)


def _part(cards: list[int], count: int, wanted: str, unseen: Any, discard: Any) -> None:
    """`wanted` names the unseen cards one by one, or the colours that they are taken from in turn."""
    assert min(cards) >= 0, f"too many cards of one colour lie in the open: {cards}"
    colours = [CODES.index(letter) for letter in wanted.lower()] or list(range(COLOURS))
    if wanted and len(wanted) == count:
        for colour in colours:
            unseen[colour] += 1
    else:
        left = list(cards)
        for turn in range(count * COLOURS * 2):
            colour = colours[turn % len(colours)]
            if left[colour] > 0 and sum(int(unseen[i]) for i in range(COLOURS)) < count:
                unseen[colour] += 1
                left[colour] -= 1
        assert sum(int(unseen[i]) for i in range(COLOURS)) == count, f"not enough cards for {count} of {wanted!r}"
    for colour in range(COLOURS):
        discard[colour] = cards[colour] - int(unseen[colour])
        assert discard[colour] >= 0, f"not enough cards of colour {CODES[colour]}"
