"""What must be true of every position of Buddel-Bande."""

from __future__ import annotations

from tana.core.bits import contains, is_within, with_member
from tana.errors import require
from tana.games.buddel import rules
from tana.games.buddel.board import dog_may_move, is_rolled, size_of
from tana.games.buddel.components import (
    ALL_DEALS,
    BOX,
    DEN,
    HAYSTACK,
    HOLES,
    MOLE,
    MOLES,
    MOST_SEATS,
    NO_MOLE,
    NO_PIECE,
    NO_SYMBOL,
    SIZES,
    SLOTS,
    TRACK,
)
from tana.games.buddel.knowledge import deals_that_fit, deals_with, is_seen, recall
from tana.games.buddel.state import LOOK_UNDER, MOVE, NO_SEAT, OVER, State


def check(s: State) -> None:
    """BUD-01, BUD-02, BUD-K2: every mole once, one at a hole, and knowledge that fits the truth."""
    for name in ("first", "turn"):
        require(getattr(s, name) < s.seats, name, f"only {s.seats} play")
    _check_players(s)
    _check_places(s)
    _check_owners(s)
    _check_dice(s)
    _check_knowledge(s)


def _check_players(s: State) -> None:
    clans = [int(s.players[seat].clan) for seat in range(s.seats)]
    for seat in range(s.seats):
        require(clans.index(clans[seat]) == seat, f"players[{seat}].clan", "this clan is taken")
        home = sum(s.places[mole] == DEN and s.owners[mole] == seat for mole in range(MOLES))
        require(s.players[seat].home == home, f"players[{seat}].home", f"{home} moles of this seat are at home")
    complete = [seat for seat in range(s.seats) if s.players[seat].home == SIZES]
    require(len(complete) == (s.step == OVER), "step", "the game ends with the third mole of one clan at home")
    for seat in range(s.seats, MOST_SEATS):
        idle = s.players[seat]
        unused = not (idle.clan or idle.home or idle.looked or any(idle.deals[size] for size in range(SIZES)))
        require(unused, f"players[{seat}]", "this seat does not play")


def _check_places(s: State) -> None:
    taken = 0
    for mole in range(MOLES):
        place = int(s.places[mole])
        in_play = mole % SLOTS < s.seats
        require((place != BOX) == in_play, f"places[{mole}]", f"with {s.seats} players the first of each size play")
        if HAYSTACK < place < DEN:
            require(not contains(taken, place), f"places[{mole}]", "a mole stands at this hole already")
            taken = with_member(taken, place)
    require(s.occupied == taken, "occupied", f"the moles' places make it {taken}")


def _check_owners(s: State) -> None:
    for mole in range(MOLES):
        owner = int(s.owners[mole])
        seen = mole % SLOTS < s.seats and is_seen(s, mole)
        require((owner != NO_SEAT) == seen, f"owners[{mole}]", "a mole has a clan once somebody has seen it")
        require(owner < s.seats, f"owners[{mole}]", f"only {s.seats} play")
        same_size = [int(s.owners[other]) for other in range(size_of(mole) * SLOTS, mole)]
        require(owner == NO_SEAT or owner not in same_size, f"owners[{mole}]", "a clan has one mole of each size")
        looked = any(contains(s.players[seat].looked, mole) for seat in range(s.seats))
        require(not looked or s.places[mole] > HAYSTACK, f"places[{mole}]", "a mole is looked under after it moved")


def _check_dice(s: State) -> None:
    rolled = s.step in (MOVE, LOOK_UNDER)
    require((s.piece != NO_PIECE) == rolled, "piece", "the dice lie from a roll to the end of the move")
    require((s.symbol != NO_SYMBOL) == rolled, "symbol", "the dice lie from a roll to the end of the move")
    require((s.moved != NO_MOLE) == (s.step == LOOK_UNDER), "moved", "a mole that was moved is looked under or left")
    if s.step == MOVE:
        require(dog_may_move(s) or rules.any_mole_may_move(s), "piece", "this roll moves nothing")
    if s.step == LOOK_UNDER:
        place = int(s.places[s.moved])
        right = HAYSTACK < place <= HOLES and TRACK[place - 1] == s.symbol and is_rolled(s, int(s.moved))
        require(right, "moved", "not a mole that this roll could move here")


def _check_knowledge(s: State) -> None:
    for size in range(SIZES):
        require(is_within(s.deals[size], ALL_DEALS[s.seats]), f"deals[{size}]", "deals of clans not in play")
        for mole in range(size * SLOTS, size * SLOTS + s.seats):
            if s.places[mole] == DEN:
                fits = is_within(s.deals[size], deals_with(mole, int(s.owners[mole])))
                require(fits, f"deals[{size}]", f"all saw the clan of {MOLE.token(mole)}")
        require(deals_that_fit(s, size) != 0, f"deals[{size}]", "no deal fits the clans that were seen")
        for seat in range(s.seats):
            deals = recall(s, seat, size)
            path = f"players[{seat}].deals[{size}]"
            require(s.players[seat].deals[size] == deals, path, f"what this seat has seen makes it {deals}")
