"""What is true in every position: everything in the box is somewhere, exactly once."""

from __future__ import annotations

from tana.errors import require

from .components import ALL_WORTH, BARE, MOST_SEATS, NO_PEBBLE, PEBBLES, ROUNDS, TRINKETS
from .state import State


def check(s: State) -> None:
    """MAG-01, MAG-02: every trinket and every pebble is somewhere, exactly once."""
    unseen = sum(i + 1 for i in range(TRINKETS) if s.box[i])
    seen = int(s.lying) + int(s.lost) + sum(int(s.won[seat]) for seat in range(MOST_SEATS))
    require(unseen + seen == ALL_WORTH, "box", f"all trinkets together are worth {ALL_WORTH}")
    left = sum(int(s.box[i]) for i in range(TRINKETS))
    require(left == TRINKETS - s.round_number, "box", f"{s.round_number} of {TRINKETS} trinkets have been turned up")
    require(not s.over or s.round_number == ROUNDS, "over", f"a game has {ROUNDS} rounds")
    require(not s.over or s.lying == 0, "lying", "nothing lies there when the game is over")
    for seat in range(MOST_SEATS):
        _check_seat(s, seat)
        _check_laid(s, seat)


def _check_seat(s: State, seat: int) -> None:
    rounds_left = ROUNDS - int(s.round_number) + (0 if s.over else 1)
    expected = rounds_left if seat < s.seats else 0
    require(sum(int(s.held[seat][i]) for i in range(PEBBLES)) == expected, f"held[{seat}]", f"{expected} pebbles")
    require(seat < s.seats or s.won[seat] == 0, f"won[{seat}]", "nobody sits there")
    require(seat < s.seats or s.feather[seat] == 0, f"feather[{seat}]", "nobody sits there")


def _check_laid(s: State, seat: int) -> None:
    laid = int(s.laid[seat])
    require(laid == NO_PEBBLE or bool(s.held[seat][laid - 1]), f"laid[{seat}]", "not one of the pebbles held")
    everybody_earlier = all(s.laid[other] != NO_PEBBLE for other in range(min(seat, int(s.seats))))
    require(laid == NO_PEBBLE or everybody_earlier, f"laid[{seat}]", "pebbles are laid in the order of the seats")
    last = seat == s.seats - 1
    require(not last or laid == NO_PEBBLE, f"laid[{seat}]", "when all have laid, the pebbles are shown")
    bare = s.dress[seat] == BARE
    require(bare or laid != NO_PEBBLE, f"dress[{seat}]", "there is no pebble to put a feather on")
    require(bare or s.feather[seat] == 1, f"dress[{seat}]", "the feather has been spent")
