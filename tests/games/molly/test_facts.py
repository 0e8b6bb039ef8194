"""Facts that follow from the rules, over whole games, with a second bookkeeping made from events alone."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from tana.core import record
from tana.core.events import Event
from tana.games.molly.components import CARD, CELL, COLOUR, MOLES_OF_A_COLOUR, NO_CELL, NO_EVENT, PROJECT_TOKENS
from tana.games.molly.game import GAME
from tana.games.molly.state import State

from .bold import choose_boldly
from .garden import CODES, Garden, luck

GAMES = [(seats, variant, seed) for seats in (2, 3, 4) for variant in ("base", "bobtail") for seed in range(5)]


class Table:
    """A game as a person with perfect memory would keep it, told by events and nothing else."""

    def __init__(self, seats: int, bobtail: bool) -> None:
        self.seats = seats
        self.piles: dict[str, list[tuple[str, bool]]] = {f"{c}{r}": [] for r in "123" for c in "abc"}
        self.bobtail = "b2" if bobtail else ""
        self.tokens = [1] * seats
        self.cubes: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.display: list[str] = ["", ""]
        self.held: list[str] = []
        self.discards = 0
        self.event = ""
        self.waiting: list[str] = []
        self.turns: Counter[int] = Counter()
        self.found: list[str] = []
        self.taken: list[str] = []
        self.turned: list[str] = []

    def read(self, events: list[Event]) -> None:
        for event in events:
            if event.name != "hidden-card":
                self.settle()
            handler = getattr(self, "on_" + event.name.replace("-", "_"), None)
            if handler is not None:
                handler(**event.arguments)
        self.settle()

    def settle(self) -> None:
        """A pile is taken or turned once its hidden card has come to light."""
        for cell in self.taken:
            self.discards += len(self.piles[cell])
            self.piles[cell] = []
        for cell in self.turned:
            self.piles[cell] = [(card, not up) for card, up in reversed(self.piles[cell])]
        self.taken, self.turned = [], []

    def put(self, cell: str, card: str) -> None:
        self.piles[cell].append((card, True))

    def on_dealt(self, cell: str, card: str) -> None:
        self.piles[cell] = [("unseen", False), (card, True)]

    def on_turn_began(self, seat: str) -> None:
        self.turns[int(seat)] += 1

    def on_displayed(self, slot: str, card: str) -> None:
        here, there = int(slot) - 1, 2 - int(slot)
        if self.display[here]:
            assert self.display[there] == "", "of two equal cards, it does not matter which one was played"
            self.display[there] = self.display[here]
        self.display[here] = card

    def on_spent(self, seat: str) -> None:
        self.tokens[int(seat) - 1] -= 1

    def on_took(self, seat: str, slot: str, card: str) -> None:
        assert card in self.display
        self.display[int(slot) - 1] = ""
        self.discards += 1

    def on_swapped(self, seat: str, cell: str, other: str) -> None:
        self.piles[cell], self.piles[other] = self.piles[other], self.piles[cell]

    def on_hunted(self, seat: str, source: str, cell: str) -> None:
        assert self.bobtail == source
        self.bobtail = cell

    def on_rehomed(self, source: str, cell: str) -> None:
        assert self.piles[cell] == []
        self.piles[cell], self.piles[source] = self.piles[source], []

    def on_turned_up(self, seat: str, card: str) -> None:
        self.held = [card]

    def on_unplayable(self, seat: str, card: str) -> None:
        self.held = []
        self.discards += 1

    def on_played(self, seat: str, card: str, cell: str) -> None:
        if self.held == [card]:
            self.held = []
        else:
            self.display[self.display.index(card)] = ""
        self.put(cell, card)

    def on_gained_token(self, seat: str) -> None:
        self.tokens[int(seat) - 1] += 1

    def on_stole(self, seat: str, victim: str) -> None:
        self.tokens[int(seat) - 1] += 1
        self.tokens[int(victim) - 1] -= 1

    def on_hidden_card(self, cell: str, card: str) -> None:
        assert self.piles[cell][0] == ("unseen", False)
        self.piles[cell][0] = (card, False)

    def on_took_pile(self, seat: str, cell: str) -> None:
        self.taken.append(cell)

    def on_flipped(self, cell: str) -> None:
        self.turned.append(cell)

    def on_cube(self, seat: str, colour: str) -> None:
        self.cubes[int(seat) - 1][colour] += 1

    def on_cover_drawn(self, seat: str, card: str) -> None:
        self.held.append(card)

    def on_covered(self, seat: str, card: str, cell: str) -> None:
        assert self.held.pop(0) == card
        self.put(cell, card)

    def on_event_found(self, seat: str, event: str) -> None:
        self.found.append(event)

    def on_event_waits(self, event: str) -> None:
        self.waiting.append(event)
        assert len(self.waiting) == 1, "at most one Event ever waits"

    def on_event_began(self, event: str, seat: str) -> None:
        self.event = event
        if event in self.waiting:
            self.waiting.remove(event)

    def on_windfall(self, seat: str, card: str) -> None:
        self.discards += 1

    def on_filled(self, cell: str, card: str) -> None:
        self.put(cell, card)

    def on_gift_chosen(self, seat: str, gift: str) -> None:
        if gift != "nothing":
            self.cubes[int(seat) - 1][gift] -= 1

    def on_gift_received(self, seat: str, giver: str, gift: str) -> None:
        if gift != "nothing" and self.cubes[int(seat) - 1][gift] < 7:
            self.cubes[int(seat) - 1][gift] += 1

    def on_cube_discarded(self, seat: str, colour: str) -> None:
        self.cubes[int(seat) - 1][colour] -= 1


@pytest.mark.rules("MOL-01", "MOL-03", "MOL-35", "MOL-51", "MOL-60", "MOL-K1")
@pytest.mark.parametrize(("seats", "variant", "seed"), GAMES)
def test_events_tell_the_whole_game(seats: int, variant: str, seed: int) -> None:
    choose = random.Random(f"{seats}{variant}{seed}")
    s, events = GAME.new(seats, {"variant": variant}, luck(seed))
    table = Table(seats, variant == "bobtail")
    table.read(events)
    first = int(s.first)
    while GAME.actor(s) is not None:
        happened = GAME.apply(s, choose_boldly(s, choose), luck(choose.randrange(1 << 60)))
        table.read(happened)
        compare(table, s)
        check_facts(table, s)
    assert len(table.found) <= 3
    assert len({EVENT_COLOURS[event] for event in table.found}) == len(table.found)
    counts = [table.turns[seat + 1] for seat in range(seats)]
    assert len(set(counts)) == 1, "everybody had the same number of turns"
    assert int(s.turn) == (first + seats - 1) % seats


EVENT_COLOURS = {
    "gift": "green",
    "windfall": "green",
    "new-shoots": "orange",
    "cover-up": "orange",
    "pass-it-on": "red",
    "spring-cleaning": "red",
}


def compare(table: Table, s: State) -> None:
    garden = object.__new__(Garden)
    garden.state = s
    for cell, cards in table.piles.items():
        up = "".join(_code(card) for card, shown in reversed(cards) if shown)
        down = "".join(_code(card) for card, shown in reversed(cards) if not shown)
        expected = (f"{up}/{down}" if down else up) or "."
        hunting = s.hunted != NO_CELL
        if cell == (CELL.token(s.bobtail) if hunting else table.bobtail):
            assert cards == []
            expected = "@"
        assert garden.pile(cell) == expected
    assert list(garden.tokens) == table.tokens
    assert garden.supply == PROJECT_TOKENS[s.seats] - sum(table.tokens)
    assert sorted(garden.display) == sorted(_code(card) if card else "." for card in table.display)
    assert garden.held == "".join(_code(card) for card in table.held)
    assert garden.discards == table.discards
    if s.event == NO_EVENT:
        for seat in range(s.seats):
            letters = "".join(CODES[i] * table.cubes[seat][colour] for i, colour in enumerate(COLOUR.tokens))
            assert garden.cubes(seat) == letters


def _code(card: str) -> str:
    return CODES[CARD.number(card)]


def check_facts(table: Table, s: State) -> None:
    GAME.check(s)
    for cards in table.piles.values():
        faces = [up for _, up in cards]
        assert faces == sorted(faces), "some face-down cards below some face-up cards"
        if cards and not faces[-1]:
            assert not any(faces), "a back is visible only when the whole pile is face down"
            assert all(card != "unseen" for card, _ in cards), "and then every card of it has been seen"
        assert all(card != "unseen" for card, _ in cards[1:]), "only the bottom card can be unseen"
    for seat in range(s.seats):
        assert all(0 <= count <= 7 for count in table.cubes[seat].values())
    cubes = sum((cubes for cubes in table.cubes), Counter())
    assert all(cubes[colour] <= MOLES_OF_A_COLOUR[s.seats] + 3 <= 13 for colour in COLOUR.tokens)


@pytest.mark.rules("MOL-20", "MOL-24")
def test_the_same_luck_and_choices_give_the_same_game() -> None:
    def play() -> bytes:
        choose = random.Random(5)
        s, _ = GAME.new(3, {}, luck(9))
        while GAME.actor(s) is not None:
            GAME.apply(s, choose.choice(GAME.legal(s)), luck(choose.randrange(1 << 60)))
        return record.to_bytes(s)

    assert play() == play()
