"""Positions of Hickory Dickory, set up piece by piece: an empty table on which a test puts what it needs."""

from __future__ import annotations

import numpy as np

from tana.core.bits import EMPTY, all_below, contains, with_member, without
from tana.core.chance import rng_from
from tana.core.domain import Domain
from tana.core.events import Event, Log
from tana.games.hickory import rules
from tana.games.hickory.actions import ACTIONS
from tana.games.hickory.board import insert_tile, put_on_hand, put_on_ring
from tana.games.hickory.components import (
    BASKET,
    FAVORS,
    MOUSE,
    NO_QUEST,
    NO_TILE,
    NUMBERS,
    QUESTS,
    STARTERS,
    TILE,
    TWELVE,
    WILD,
)
from tana.games.hickory.events import EVENTS
from tana.games.hickory.game import GAME
from tana.games.hickory.knowledge import learn_from_shown
from tana.games.hickory.state import INNER, NO_PIECE, OUTER, TICK, State
from tana.games.hickory.validation import check

RINGS = Domain("ring", ("inner", "outer"), first=INNER)


class Table:
    """A game at the beginning of a tick. Numbers are those of the clock, seats count from 0.

    All mice wait on the outer ring of 12 with empty pouches, all tiles but the wilds are in the bag, hands are
    empty, quests are face down, and every action tile lies on its own number: 1 Scamp, 2 climb 3, 3 search 1,
    4 favor, 5 market, 6 deliver, 7 and 8 climb 2 and market, 9 and 10 climb 1 and search 2, 11 deliver, 12 return.
    """

    def __init__(self, seats: int = 2, seed: int = 1) -> None:
        self.s: State = State.blank()
        self.rng = rng_from(seed.to_bytes(8, "big"))
        self.events: list[Event] = []
        self.checked = True
        rules.setup(self.s, seats, GAME.encode(GAME.settings(seats, {"first": "1"})), self.rng, None)
        self._clear(seats)

    def _clear(self, seats: int) -> None:
        s = self.s
        s.depth, s.task, s.phase, s.priority, s.pointer = 0, 0, TICK, 0, 0
        for i in range(len(s.frames)):
            s.frames[i].seat = s.frames[i].mouse = s.frames[i].step = 0
        for i in range(len(s.hand)):
            s.hand[i] = NO_PIECE
        for kind in range(len(s.bag)):
            s.bag[kind] = 0 if kind == WILD else s.edition.copies[kind]
        for number in range(NUMBERS):
            s.leaf[number] = NO_TILE
            s.tile_on[number] = number
        for i in range(BASKET):
            s.basket[i] = NO_TILE
        s.paws[0] = s.paws[1] = -1
        s.favor_deck, s.favor_discards, s.waiting = all_below(FAVORS), EMPTY, EMPTY
        s.quest_deck, s.quest_discards = all_below(QUESTS), EMPTY
        s.quests[0] = s.quests[1] = NO_QUEST
        for seat in range(seats):
            s.players[seat].hand = EMPTY
            s.players[seat].dealt_held = 0
            s.players[seat].dealt_gone = 1
            for mouse in range(STARTERS):
                put_on_ring(s, seat, mouse, OUTER, TWELVE)

    # --- putting things down ---------------------------------------------------------------------------------

    def mouse(self, seat: int, mouse: str, ring: str, number: int, *tiles: str) -> Table:
        """A mouse on the inner or outer ring, with tiles from the bag."""
        put_on_ring(self.s, seat, MOUSE.number(mouse), RINGS.number(ring), number - 1)
        return self.carry(seat, mouse, *tiles)

    def on_hand(self, seat: int, mouse: str, *tiles: str) -> Table:
        """A mouse on the hand, behind those already there."""
        put_on_hand(self.s, seat, MOUSE.number(mouse))
        return self.carry(seat, mouse, *tiles)

    def carry(self, seat: int, mouse: str, *tiles: str) -> Table:
        """Tiles into a pouch."""
        for tile in tiles:
            insert_tile(self.s.players[seat].mice[MOUSE.number(mouse)].pouch, self._from_supply(tile))
        return self

    def _from_supply(self, tile: str) -> int:
        kind = TILE.number(tile)
        if kind == WILD:
            self.s.wilds -= 1
        else:
            assert self.s.bag[kind] > 0, f"no {tile} is left"
            self.s.bag[kind] -= 1
        return kind

    def leaf(self, number: int, tile: str) -> Table:
        self.s.leaf[number - 1] = self._from_supply(tile)
        return self

    def basket(self, *tiles: str) -> Table:
        for tile in tiles:
            insert_tile(self.s.basket, self._from_supply(tile))
        return self

    def empty_bag(self) -> Table:
        """The bag is empty; such a position is not checked for conservation."""
        for kind in range(len(self.s.bag)):
            self.s.bag[kind] = 0
        self.checked = False
        return self

    def paw(self, *numbers: int) -> Table:
        for i, number in enumerate(numbers):
            self.s.paws[i] = number - 1
        return self

    def card(self, seat: int, *cards: int) -> Table:
        """Favor cards, by their number, into a hand."""
        for card in cards:
            self._take_card(card)
            self.s.players[seat].hand = with_member(self.s.players[seat].hand, card - 1)
        return self

    def _take_card(self, card: int) -> None:
        """A favor card away from wherever it is."""
        self.s.favor_deck = without(self.s.favor_deck, card - 1)
        self.s.favor_discards = without(self.s.favor_discards, card - 1)
        for seat in range(len(self.s.players)):
            self.s.players[seat].hand = without(self.s.players[seat].hand, card - 1)

    def discard_all(self) -> Table:
        """The favor deck is empty."""
        self.s.favor_discards, self.s.favor_deck = self.s.favor_deck, EMPTY
        return self

    def is_discarded(self, card: int) -> bool:
        return contains(self.s.favor_discards, card - 1)

    def discard(self, seat: int, card: int) -> Table:
        learn_from_shown(self.s, seat, card - 1)
        self._take_card(card)
        self.s.favor_discards = with_member(self.s.favor_discards, card - 1)
        return self

    def quest(self, slot: int, quest: int) -> Table:
        self.s.quest_deck = without(self.s.quest_deck, quest - 1)
        self.s.quests[slot - 1] = quest - 1
        return self

    def place(self, seat: int, cell: int, tile: str) -> Table:
        """A tile on a hunt board, whatever the space shows."""
        self.s.players[seat].filled[cell] = self._from_supply(tile)
        return self

    # --- playing ---------------------------------------------------------------------------------------------

    def tick(self, number: int) -> Table:
        """The minute hand moves to a number, and everything up to the next decision happens."""
        self.s.minute = (number - 2) % NUMBERS
        self.s.phase = TICK
        self._log(lambda log: rules.run(self.s, self.rng, log))
        return self

    def _log(self, happen: object) -> None:
        log = Log.blank()
        happen(log)  # type: ignore[operator]
        self.events += EVENTS.read(log)
        if self.checked:
            check(self.s)

    def do(self, *notations: str) -> Table:
        """Legal actions, one after another."""
        for notation in notations:
            assert notation in self.legal(), f"{notation!r} is not among {self.legal()}"
            action = ACTIONS.parse(notation)
            self._log(lambda log, action=action: rules.apply(self.s, action, self.rng, log))
        return self

    # --- looking ---------------------------------------------------------------------------------------------

    def legal(self) -> list[str]:
        if self.actor < 0:
            return []
        out = np.zeros(rules.MAX_LEGAL, dtype=np.int16)
        return [ACTIONS.notation(int(action)) for action in out[: rules.legal(self.s, out)]]

    @property
    def actor(self) -> int:
        return int(rules.actor(self.s))

    def pouch(self, seat: int, mouse: str) -> list[str]:
        row = self.s.players[seat].mice[MOUSE.number(mouse)].pouch
        return [TILE.token(row[i]) for i in range(len(row)) if row[i] != NO_TILE]

    def where(self, seat: int, mouse: str) -> tuple[str, int]:
        """The ring and the number of a mouse (0 on the hand or out of play)."""
        own = self.s.players[seat].mice[MOUSE.number(mouse)]
        ring = ("out", "hand", "inner", "outer", "falling")[own.ring]
        return ring, int(own.at) + 1 if ring in ("inner", "outer") else 0

    def riders(self) -> list[tuple[int, str]]:
        """Who is on the hand, from the tip backwards."""
        return [(int(who) // 4, MOUSE.token(int(who) % 4)) for who in self.s.hand if who != NO_PIECE]

    def points(self, seat: int) -> int:
        return sum(int(self.s.players[seat].tally[i]) for i in range(6))

    def active(self) -> tuple[int, str]:
        """The mouse that acts."""
        frame = self.s.frames[self.s.depth - 1]
        return int(frame.seat), MOUSE.token(frame.mouse)

    def cards(self, seat: int) -> set[int]:
        return {card + 1 for card in range(FAVORS) if contains(self.s.players[seat].hand, card)}

    def told(self, name: str) -> list[dict[str, str]]:
        """The events of a kind since the position was set up."""
        return [event.arguments for event in self.events if event.name == name]
