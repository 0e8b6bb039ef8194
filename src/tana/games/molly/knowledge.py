"""Who knows what (MOL-K1 to MOL-K3).

Every cube enters a burrow in the open, so with perfect memory burrows are public, but for one thing: the cubes of
Pass it on are known to giver and receiver alone (MOL-R5b). It happens at most once in a game. Each burrow's record
`fits` keeps the pairs (given, received) that agree with all that was seen of that burrow since; a world is one
choice of gifts that fits every burrow.
"""

from __future__ import annotations

import numpy as np

from tana.core.bits import count_bits, nth_bit
from tana.core.chance import Rng, below
from tana.core.rule import rule
from tana.games.molly.board import WORLD_LUCK, after
from tana.games.molly.components import BURROW_ROOM, COLOURS, PASS_IT_ON
from tana.games.molly.state import GIFTS, NOT_CHOSEN, NOTHING, Player, State

EVERY_PAIR = (1 << GIFTS * GIFTS) - 1
"""A set of pairs (given, received) is a number with bit given * 6 + received for each; this is all of them."""
GIVING = np.array([((1 << GIFTS) - 1) << gift * GIFTS for gift in range(GIFTS)])
RECEIVING = np.array([sum(1 << given * GIFTS + gift for given in range(GIFTS)) for gift in range(GIFTS)])
"""The pairs in which a gift was given, and those in which it was received."""


@rule
def neighbour_on_the_left(s: State, seat: int) -> int:
    """The next player in turn order: the one whose gift comes to this seat (MOL-56)."""
    return after(s, seat)


@rule
def gifts_are_passed(s: State) -> bool:
    """Whether Pass it on has been resolved in this game."""
    return s.players[0].fits != 0


@rule
def allows(fits: int, given: int, received: int) -> bool:
    """Whether a burrow's history agrees with that pair of gifts."""
    return (fits >> (given * GIFTS + received)) & 1 == 1


@rule
def pairs_with(colour: int, given: bool, received: bool) -> int:
    """All pairs of gifts in which that colour was given or not, and received or not, as a set."""
    giving = int(GIVING[colour]) if given else EVERY_PAIR ^ int(GIVING[colour])
    receiving = int(RECEIVING[colour]) if received else EVERY_PAIR ^ int(RECEIVING[colour])
    return giving & receiving


@rule
def cubes_if(player: Player, received_truly: int, given: int, received: int, colour: int) -> int:
    """How many cubes of a colour a burrow would hold if those had been its gifts."""
    cubes = int(player.cubes[colour])
    if player.gift == colour:
        cubes += 1
    if given == colour:
        cubes -= 1
    if player.gift_lost == 0:
        if received_truly == colour:
            cubes -= 1
        if received == colour:
            cubes += 1
    return cubes


@rule
def learn_from_cube(s: State, seat: int, colour: int, fitted: bool) -> None:
    """Everybody saw whether a new cube found room: drop the gifts that contradict it."""
    if not gifts_are_passed(s):
        return
    player = s.players[seat]
    truly = s.players[neighbour_on_the_left(s, seat)].gift
    for given in (colour, NOTHING):
        for received in (colour, NOTHING):
            had_room = cubes_if(player, truly, given, received, colour) < BURROW_ROOM
            if had_room != fitted:
                player.fits &= ~pairs_with(colour, given == colour, received == colour)


@rule
def could_give(player: Player, gift: int) -> bool:
    """Whether that gift was possible with the cubes the player holds (before giving)."""
    return (possible_gifts(player) >> gift) & 1 == 1


@rule
def colours_held(player: Player) -> int:
    """The colours a burrow has a cube of, as a set."""
    colours = 0
    for colour in range(COLOURS):
        colours |= (player.cubes[colour] > 0) << colour
    return colours


@rule
def possible_gifts(player: Player) -> int:
    """What a player can give with the cubes held before giving, as a set: a colour, or nothing without any cube."""
    colours = colours_held(player)
    return colours if colours != 0 else 1 << NOTHING


@rule
def full_colours(player: Player) -> int:
    """The colours a burrow has no room for, as a set."""
    colours = 0
    for colour in range(COLOURS):
        colours |= (player.cubes[colour] >= BURROW_ROOM) << colour
    return colours


@rule
def learn_from_passing(s: State) -> None:
    """Note which gifts the table must think possible, just before cubes change hands.

    A cube that does not fit is discarded openly, so its colour is public; one that fits shows nothing.
    """
    for seat in range(s.seats):
        player = s.players[seat]
        giver = s.players[neighbour_on_the_left(s, seat)]
        lost = is_full_for(player, player.gift, giver.gift)
        own_full, received = full_colours(player), possible_gifts(giver)
        for given in range(GIFTS):
            full = own_full & ~(1 << given)
            as_seen = full & 1 << giver.gift if lost else received & ~full
            if could_give(player, given):
                player.fits |= int(as_seen) << (given * GIFTS)


@rule
def is_full_for(player: Player, given: int, received: int) -> bool:
    """Whether a cube that arrives finds its colour full, the own gift gone first."""
    if received == NOTHING:
        return False
    held = int(player.cubes[received])
    if given == received:
        held -= 1
    return held >= BURROW_ROOM


@rule
def regift(s: State, seat: int, gift: int) -> None:
    """Change history: what a seat gave, with the cubes that follow from it."""
    giver = s.players[seat]
    receiver = s.players[(seat + s.seats - 1) % s.seats]
    if giver.gift != NOTHING:
        giver.cubes[giver.gift] += 1
        if receiver.gift_lost == 0:
            receiver.cubes[giver.gift] -= 1
    giver.gift = gift
    if gift != NOTHING:
        giver.cubes[gift] -= 1
        if receiver.gift_lost == 0:
            receiver.cubes[gift] += 1


@rule
def world_fits(s: State, seat: int, world: int) -> bool:
    """Whether gifts (two base-6 digits: those of the second and third seat after `seat`) agree with all burrows."""
    for i in range(s.seats):
        giver = (seat + i) % s.seats
        left = neighbour_on_the_left(s, giver)
        if not allows(
            s.players[giver].fits,
            gift_in_world(s, seat, world, giver),
            gift_in_world(s, seat, world, left),
        ):
            return False
    return True


@rule
def gift_in_world(s: State, seat: int, world: int, giver: int) -> int:
    """What a giver gave in a world; `seat` knows its own gift and the one it received."""
    distance = (giver - seat + s.seats) % s.seats
    if distance == 2:
        return world % GIFTS
    if distance == 3:
        return world // GIFTS
    return int(s.players[giver].gift)


@rule
def worlds_for(s: State) -> int:
    """How many worlds to look through: one gift unknown with three players, two with four."""
    if s.seats == 4:
        return GIFTS * GIFTS
    return GIFTS if s.seats == 3 else 1


@rule
def determinize(s: State, seat: int, rng: Rng) -> None:
    """MOL-K2: draw the gifts this seat does not know; uniform choices make all fitting worlds equally likely."""
    if gifts_are_passed(s):
        if s.seats == 2:
            return
        fitting = 0
        for world in range(worlds_for(s)):
            if world_fits(s, seat, world):
                fitting += 1
        rest = below(rng, WORLD_LUCK, fitting)
        world = 0
        while rest > 0 or not world_fits(s, seat, world):
            if world_fits(s, seat, world):
                rest -= 1
            world += 1
        for giver in range(s.seats):
            regift(s, giver, gift_in_world(s, seat, world, giver))
    elif s.event == PASS_IT_ON:
        for other in range(s.seats):
            if other != seat and s.players[other].gift != NOT_CHOSEN:
                redraw_choice(s.players[other], rng)


@rule
def redraw_choice(player: Player, rng: Rng) -> None:
    """A secret choice not yet revealed could be any colour its owner holds."""
    if player.gift == NOTHING:
        return
    colours = possible_gifts(player)
    player.gift = nth_bit(colours, below(rng, WORLD_LUCK, count_bits(colours)))
