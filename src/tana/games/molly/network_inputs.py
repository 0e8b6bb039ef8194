"""What the value network of Molly reads of a position: numbers from -128 to 127, most of them zero.

A search evaluates worlds sampled from what its seat knows, so all burrows and piles are read. Seats are relative to the
reader, the seat that decides. Colours are exchangeable: they are in the order of the reader's cubes, the most first.
"""

from __future__ import annotations

from tana.compile.rule import rule
from tana.core.bits import EMPTY, contains, count, first_member, minus
from tana.core.record import Floats
from tana.games.molly.board import actor, backs, colour_of, is_empty_space, is_last_round, right_of_first
from tana.games.molly.components import (
    BURROW_ROOM,
    CELLS,
    CELLS_OF_LINE,
    COLOURS,
    DISPLAY_SLOTS,
    EVENT_CARD,
    EVENT_COLOURS,
    LINES,
    MOST_SEATS,
    NO_CARD,
    NO_CELL,
    NO_EVENT,
    TARDY,
    UNSEEN,
)
from tana.games.molly.state import HELD, NO_PLACE, STEP, Player, State

EVENTS = len(EVENT_CARD) - 1
BINS, BIN = 13, 5
"""Ranges of what is left of the deck, and the cards in each."""
FEW = 2
"""Tokens up to this number have inputs of their own."""
MOST = 127

# --- the columns: a block for each seat, one for each space of the bed, and one for everything else ------------------

(TOKENS, SOME_TOKENS, POINTS, PRODUCT) = (0, 1, 1 + FEW, 2 + FEW)
(BALANCED, CUBES, ON_TURN, FIRST) = range(PRODUCT + 1, PRODUCT + 5)
(BEST_PILE, NEXT_PILE, BEST_SET, OTHER_SET, DRAWN_SET) = range(FIRST + 1, FIRST + 6)
BY_COLOUR = DRAWN_SET + 1
BY_SIZE = BY_COLOUR + COLOURS
"""[colour, the reader's largest first] cubes; then [rank in the own burrow][cubes] a flag."""
SEAT_INPUTS = BY_SIZE + COLOURS * BURROW_ROOM

BEDS = MOST_SEATS * SEAT_INPUTS
(SHOWS, BACK) = (0, COLOURS)
(EMPTY_SPACE, BOBTAIL) = (BACK + 1, BACK + 2)
BELOW = BOBTAIL + 1
UNSEEN_BELOW = BELOW + COLOURS
HEIGHT = UNSEEN_BELOW + 1
GAIN = HEIGHT + 1
"""[seat] what the pile adds to the product."""
CONTENT = GAIN + MOST_SEATS
CELL_INPUTS = CONTENT + COLOURS

REST = BEDS + CELLS * CELL_INPUTS
(DECK, LAST_ROUND) = (REST, REST + 1)
DECK_BIN = REST + 2
TURNS_LEFT = DECK_BIN + BINS
AT_STEP = TURNS_LEFT + MOST_SEATS
EVENT = AT_STEP + len(STEP)
WAITING = EVENT + EVENTS
FOUND = WAITING + EVENTS
(SUPPLY, NO_SUPPLY, OWED) = range(FOUND + EVENTS, FOUND + EVENTS + 3)
DISPLAY = OWED + 1
IN_HAND = DISPLAY + COLOURS
NEXT_IN_HAND = IN_HAND + COLOURS
TO_COME = NEXT_IN_HAND + COLOURS
(SETS, BEST_NOW, PROJECTS) = range(TO_COME + COLOURS, TO_COME + COLOURS + 3)
(BACKS, NEAR_PROJECTS, SPACES, TO_COVER, HUNTED) = range(PROJECTS + 1, PROJECTS + 6)
INPUTS = HUNTED + 1


@rule
def write_inputs(s: State, out: Floats) -> None:
    """Write a position that is not over as its actor's network reads it, over zeros."""
    reader = actor(s)
    order = order_of_colours(s.players[reader])
    for cell in range(CELLS):
        write_pile(s, cell, order, reader, out)
    for k in range(s.seats):
        seat = (reader + k) % s.seats
        write_seat(s, seat, k, order, out)
        write_sets(s, seat, k, order, out)
    write_cards(s, order, out)
    write_progress(s, reader, out)
    write_lines(s, out)


@rule
def order_of_colours(player: Player) -> int:
    """The rank of each colour by a burrow's cubes, the most first, four bits for each colour."""
    order = 0
    for colour in range(COLOURS):
        rank = 0
        for other in range(COLOURS):
            more = player.cubes[other] > player.cubes[colour]
            rank += more or (other < colour and player.cubes[other] == player.cubes[colour])
        order |= rank << (4 * colour)
    return order


@rule
def rank_of(order: int, colour: int) -> int:
    """The rank of a colour."""
    return order >> (4 * int(colour)) & 15


# --- piles -------------------------------------------------------------------------------------------------


@rule
def write_pile(s: State, cell: int, order: int, reader: int, out: Floats) -> None:
    """What lies on a space, and what each seat would gain by taking it."""
    at = BEDS + cell * CELL_INPUTS
    if cell == s.bobtail:
        out[at + BOBTAIL] = 1
    if not contains(s.piles, cell):
        out[at + EMPTY_SPACE] = 1
        return
    if s.shows[cell] >= 0:
        out[at + SHOWS + rank_of(order, s.shows[cell])] = 1
    else:
        out[at + BACK] = 1
    below = int(s.bottom[cell])
    if below != NO_PLACE:
        if s.cards[below] == UNSEEN:
            out[at + UNSEEN_BELOW] = 1
        else:
            out[at + BELOW + rank_of(order, colour_of(s.cards[below]))] = 1
    count_run(s, s.top[cell], at, order, out)
    count_run(s, below, at, order, out)
    for k in range(s.seats):
        out[at + GAIN + k] = gain_of(s.players[(reader + k) % s.seats], at, order, COLOURS, out)


@rule
def count_run(s: State, outermost: int, at: int, order: int, out: Floats) -> None:
    """Add the cards that face one way to the contents of a pile."""
    place = int(outermost)
    while place != NO_PLACE:
        out[at + HEIGHT] += 1
        if s.cards[place] != UNSEEN:
            out[at + CONTENT + rank_of(order, colour_of(s.cards[place]))] += 1
        place = int(s.inner[place])


@rule
def gain_of(player: Player, at: int, order: int, extra: int, out: Floats) -> int:
    """What the counted cards of a pile, and one more of a colour (COLOURS: none), add to a burrow's product."""
    most, least, most_now, least_now = 0, BURROW_ROOM, 0, BURROW_ROOM
    for colour in range(COLOURS):
        now = int(player.cubes[colour])
        then = now + int(out[at + CONTENT + rank_of(order, colour)])
        if colour == extra:
            then += 1
        then = min(then, BURROW_ROOM)
        most_now, most = max(most_now, now), max(most, then)
        if now > 0:
            least_now = min(least_now, now)
        if then > 0:
            least = min(least, then)
    return most * least - most_now * least_now


# --- seats -------------------------------------------------------------------------------------------------


@rule
def write_seat(s: State, seat: int, k: int, order: int, out: Floats) -> None:
    """The tokens and the burrow of a seat."""
    player, at = s.players[seat], k * SEAT_INPUTS
    tokens = int(player.tokens)
    out[at + TOKENS] = tokens
    for some in range(min(tokens, FEW)):
        out[at + SOME_TOKENS + some] = 1
    most, least, total, colours = 0, BURROW_ROOM, 0, 0
    own = order_of_colours(player)
    for colour in range(COLOURS):
        cubes = int(player.cubes[colour])
        if cubes > 0:
            out[at + BY_COLOUR + rank_of(order, colour)] = cubes
            out[at + BY_SIZE + rank_of(own, colour) * BURROW_ROOM + cubes - 1] = 1
            most, least = max(most, cubes), min(least, cubes)
            total += cubes
            colours += 1
    out[at + PRODUCT] = most * least
    out[at + POINTS] = most * least + tokens
    out[at + CUBES] = total
    if colours > 0:
        out[at + BALANCED] = most * total // colours
    if seat == s.turn:
        out[at + ON_TURN] = 1
    if seat == s.first:
        out[at + FIRST] = 1
    write_best_piles(k, out)


@rule
def write_best_piles(k: int, out: Floats) -> None:
    """The two largest gains from a pile."""
    best, other = 0, 0
    for cell in range(CELLS):
        gain = int(out[BEDS + cell * CELL_INPUTS + GAIN + k])
        if gain > best:
            best, other = gain, best
        elif gain > other:
            other = gain
    out[k * SEAT_INPUTS + BEST_PILE] = best
    out[k * SEAT_INPUTS + NEXT_PILE] = other


@rule
def write_sets(s: State, seat: int, k: int, order: int, out: Floats) -> None:
    """What a seat would gain from the best set it can make with one card: of the display, or drawn."""
    at = k * SEAT_INPUTS
    best, other, drawn, cards = 0, 0, 0, 0
    for colour in range(COLOURS):
        gain = gain_of_set(s, seat, k, colour, order, out)
        unseen = cards_to_come(s, colour)
        drawn += gain * unseen
        cards += unseen
        for slot in range(DISPLAY_SLOTS):
            if s.display[slot] != NO_CARD and colour_of(s.display[slot]) == colour:
                if gain > best:
                    best, other = gain, best
                elif gain > other:
                    other = gain
    out[at + BEST_SET] = best
    out[at + OTHER_SET] = other
    if cards > 0:
        out[at + DRAWN_SET] = min(MOST, 2 * drawn // cards)


@rule
def cards_to_come(s: State, colour: int) -> int:
    """How many cards of a colour the part of the deck that is drawn next may have."""
    return int(s.unseen[colour]) if s.deck > TARDY else int(s.unseen_tardy[colour])


@rule
def gain_of_set(s: State, seat: int, k: int, colour: int, order: int, out: Floats) -> int:
    """The largest gain from a line that lacks one card of a colour; 0 without one."""
    best = 0
    for line in range(len(LINES)):
        holes = minus(CELLS_OF_LINE[line], s.moles[colour])
        if count(holes) == 1:
            hole = first_member(holes)
            if hole != s.bobtail:
                for cell in LINES[line]:
                    at = BEDS + cell * CELL_INPUTS
                    if cell == hole:
                        best = max(best, gain_of(s.players[seat], at, order, colour, out))
                    else:
                        best = max(best, int(out[at + GAIN + k]))
    return best


# --- everything else ---------------------------------------------------------------------------------------


@rule
def write_cards(s: State, order: int, out: Floats) -> None:
    """The display, the cards turned up, and those to come."""
    for slot in range(DISPLAY_SLOTS):
        if s.display[slot] != NO_CARD:
            out[DISPLAY + rank_of(order, colour_of(s.display[slot]))] += 1
    for i in range(HELD):
        if s.held[i] != NO_CARD:
            out[IN_HAND + rank_of(order, colour_of(s.held[i]))] += 1
    if s.held[0] != NO_CARD:
        out[NEXT_IN_HAND + rank_of(order, colour_of(s.held[0]))] = 1
    for colour in range(COLOURS):
        out[TO_COME + rank_of(order, colour)] = cards_to_come(s, colour)


@rule
def write_progress(s: State, reader: int, out: Floats) -> None:
    """How far the game is, and what is being resolved."""
    left = max(0, int(s.deck) - TARDY)
    out[DECK] = min(MOST, left)
    out[DECK_BIN + min(BINS - 1, left // BIN)] = 1
    if is_last_round(s):
        out[LAST_ROUND] = 1
        out[TURNS_LEFT + (right_of_first(s) - reader + s.seats) % s.seats] = 1
    out[AT_STEP + int(s.step)] = 1
    if s.event != NO_EVENT:
        out[EVENT + int(s.event)] = 1
    if s.waiting != NO_EVENT:
        out[WAITING + int(s.waiting)] = 1
    for packet in range(EVENT_COLOURS):
        if s.found[packet] != NO_EVENT:
            out[FOUND + int(s.found[packet])] = 1
    out[SUPPLY] = s.supply
    if s.supply == 0:
        out[NO_SUPPLY] = 1
    out[OWED] = s.owed


@rule
def write_lines(s: State, out: Floats) -> None:
    """Sets that have been made, and Projects."""
    best, made, projects = 0, 0, 0
    hidden = backs(s)
    near = 0
    for line in range(len(LINES)):
        shown = count(int(CELLS_OF_LINE[line]) & hidden)
        if shown == 2:
            near += 1
        if contains(s.lines, line):
            made += 1
            if shown == 3:
                projects += 1
            else:
                for cell in LINES[line]:
                    best = max(best, int(out[BEDS + cell * CELL_INPUTS + GAIN]))
    out[SETS] = made
    out[BEST_NOW] = best
    out[PROJECTS] = projects
    out[BACKS] = count(hidden)
    out[NEAR_PROJECTS] = near
    spaces = 0
    for cell in range(CELLS):
        if is_empty_space(s, cell):
            spaces += 1
    out[SPACES] = spaces
    if s.to_cover != EMPTY:
        out[TO_COVER] = count(s.to_cover)
    if s.hunted != NO_CELL:
        out[HUNTED] = 1
