"""What is true in every position: every crate is somewhere, exactly once."""

from __future__ import annotations

from tana.errors import require

from .components import CRATES, MOST_SEATS, NO_CRATE, NO_GOOD
from .state import State


def check(s: State) -> None:
    """PED-01: every crate is in the cellar, on a cart, in a heap, on the scale or open."""
    for i in range(CRATES):
        places = int(s.cellar[i]) + int(s.shown[i]) + (s.scale == i + 1)
        places += sum(int(s.hand[seat][i]) + int(s.heap[seat][i]) for seat in range(MOST_SEATS))
        require(places == 1, f"cellar[{i}]", "every crate is somewhere, exactly once")
    require((s.scale == NO_CRATE) == (s.claim == NO_GOOD), "claim", "what is on the scale has been named")
    require(s.seller < s.seats, "seller", "nobody sits there")
    sold_out = s.claim == NO_GOOD and s.in_hand[s.seller] == 0
    require(bool(s.over) == sold_out, "over", "the game is over when the next seller has nothing left")
    for seat in range(MOST_SEATS):
        _check_seat(s, seat)


def _check_seat(s: State, seat: int) -> None:
    in_hand = sum(int(s.hand[seat][i]) for i in range(CRATES))
    in_heap = sum(int(s.heap[seat][i]) for i in range(CRATES))
    require(in_hand == s.in_hand[seat], f"in_hand[{seat}]", f"{in_hand} crates are on the cart")
    require(in_heap == s.in_heap[seat], f"in_heap[{seat}]", f"{in_heap} crates are in the heap")
    empty = in_hand + in_heap + int(s.points[seat]) == 0
    require(seat < s.seats or empty, f"points[{seat}]", "nobody sits there")
