"""The rules of Molly, in the order of the rulebook. Each function names the rule it carries out.

The Events are in `event_cards`, burrows and the score in `burrows`, what a player may choose in `legal` and `why_not`.
"""

from __future__ import annotations

from tana.compile.gpu_inlining import one_copy
from tana.compile.rule import rule
from tana.core.actions import decode
from tana.core.bits import EMPTY, first_member, has_many, without
from tana.core.chance import Rng, below, draw
from tana.core.events import PUBLIC, Log, emit
from tana.core.reasons import NO_REASON
from tana.core.record import Ints
from tana.games.molly import actions, events
from tana.games.molly.board import (
    DECK_LUCK,
    FIRST_LUCK,
    actor,
    after,
    clear_bed,
    clear_space,
    colour_of,
    discard_card,
    exchange_piles,
    flip_pile,
    is_empty_space,
    is_last_round,
    is_pile,
    packets_of,
    put_card,
    put_hidden_card,
    reveal_bottom,
    right_of_first,
    sets_of_moles,
    sets_of_projects,
    spaces_for,
)
from tana.games.molly.burrows import add_cube, ranks, score_lines, scores
from tana.games.molly.components import (
    CARDS_BELOW_PACKET,
    CELLS,
    CELLS_OF_LINE,
    CENTRE,
    COLOURS,
    DISPLAY_SLOTS,
    EDGES,
    EVENT_COLOURS,
    LINES,
    LINES_MEETING,
    LINES_THROUGH,
    LINES_WITHIN,
    MOLES_OF_A_COLOUR,
    MOST_SEATS,
    NO_CARD,
    NO_CELL,
    NO_EVENT,
    PACKET_SIZES,
    PROJECT_TOKENS,
    TARDY,
    TARDY_OF_A_COLOUR,
    TOP_OF_THE_DECK,
)
from tana.games.molly.event_cards import draw_card, give_up_cube, go_on_with_event
from tana.games.molly.knowledge import determinize
from tana.games.molly.legal import choose_uniformly, legal
from tana.games.molly.reasons import LAST_ROUND_OVER
from tana.games.molly.state import (
    ACT,
    CHECK,
    COVER,
    DRAW_COVER,
    HELD,
    MUST_PLAY,
    NO_PLACE,
    NOT_CHOSEN,
    OVER,
    PLACE,
    REFILL,
    REHOME,
    TURN_UP,
    State,
)
from tana.games.molly.view import View, look
from tana.games.molly.why_not import plays, project_sets, refuse, victims

__all__ = [
    "MAX_LEGAL",
    "State",
    "View",
    "actor",
    "apply",
    "choose_uniformly",
    "determinize",
    "ending",
    "legal",
    "look",
    "ranks",
    "refuse",
    "score_lines",
    "scores",
    "setup",
]

MAX_LEGAL = 48

# --- setup (MOL-10 to MOL-14) ------------------------------------------------------------------------------


@rule
def setup(s: State, seats: int, options: Ints, rng: Rng, log: Log | None) -> None:
    """MOL-10 to MOL-14: the bed, the deck, the display and a token for everybody. Options as in `game.py`."""
    s.seats = seats
    s.memory_aid = options[1]
    s.bobtail = CENTRE if options[0] == 1 else NO_CELL
    lay_out_components(s)
    choose_first_player(s, options[2], rng, log)
    deal_piles(s, rng, log)
    start_turn(s, s.first, log)
    run(s, rng, log)


@rule
def lay_out_components(s: State) -> None:
    """MOL-10, MOL-13: cards and tokens for this number of players, nothing found or turned up yet."""
    for colour in range(COLOURS):
        s.unseen[colour] = MOLES_OF_A_COLOUR[s.seats]
        s.unseen_tardy[colour] = TARDY_OF_A_COLOUR
    clear_bed(s)
    for slot in range(DISPLAY_SLOTS):
        s.display[slot] = NO_CARD
    for i in range(HELD):
        s.held[i] = NO_CARD
    for packet in range(EVENT_COLOURS):
        s.found[packet] = NO_EVENT
    s.hunted = NO_CELL
    s.event = NO_EVENT
    s.waiting = NO_EVENT
    row = packets_of(s)
    s.deck = TOP_OF_THE_DECK + CARDS_BELOW_PACKET[row, 0] + PACKET_SIZES[row, 0] + TARDY
    s.supply = PROJECT_TOKENS[s.seats] - s.seats
    for seat in range(MOST_SEATS):
        s.players[seat].gift = NOT_CHOSEN
        if seat < s.seats:
            s.players[seat].tokens = 1


@rule
def choose_first_player(s: State, chosen: int, rng: Rng, log: Log | None) -> None:
    """MOL-R14: drawn at random (0), or chosen at setup."""
    s.first = below(rng, FIRST_LUCK, s.seats) if chosen == 0 else chosen - 1
    emit(log, events.FIRST_PLAYER, PUBLIC, s.first)


@rule
def deal_piles(s: State, rng: Rng, log: Log | None) -> None:
    """MOL-11, MOL-70: a card nobody sees and a face-up card on each space but the Bobtail's."""
    for cell in range(CELLS):
        if cell != s.bobtail:
            put_hidden_card(s, cell)
            card = draw(s.unseen, rng, DECK_LUCK)
            put_card(s, cell, card)
            emit(log, events.DEALT, PUBLIC, cell, card)


# --- what needs no decision --------------------------------------------------------------------------------


@rule
def run(s: State, rng: Rng, log: Log | None) -> None:
    """Resolve everything up to the next decision or the end of the game."""
    one_copy()
    deciding = False
    while not deciding:
        if s.owed > 0:
            deciding = gain_token(s, log)
        elif s.event != NO_EVENT:
            deciding = go_on_with_event(s, rng, log)
        elif s.step == REFILL:
            refill_display(s, rng, log)
        elif s.step == TURN_UP:
            turn_up_card(s, rng, log)
        elif s.step == CHECK:
            deciding = check_for_set(s, log)
        elif s.step == DRAW_COVER:
            draw_covering_card(s, rng, log)
        elif s.step == COVER:
            deciding = cover_projects(s, log)
        else:
            deciding = True


# --- a turn (MOL-20) ---------------------------------------------------------------------------------------


@rule
def start_turn(s: State, seat: int, log: Log | None) -> None:
    """MOL-20: the display is filled up first."""
    s.turn = seat
    s.step = REFILL
    emit(log, events.TURN_BEGAN, PUBLIC, seat)


@rule
def refill_display(s: State, rng: Rng, log: Log | None) -> None:
    """MOL-20, MOL-R64: draw until the display holds two cards or the deck is empty."""
    while empty_slot(s) < DISPLAY_SLOTS and s.deck > 0:
        card = draw_card(s, s.turn, rng, log)
        if card == NO_CARD:
            return
        emit(log, events.DISPLAYED, PUBLIC, empty_slot(s), card)
        s.display[empty_slot(s)] = card
    s.step = ACT


@rule
def empty_slot(s: State) -> int:
    """The first slot of the display without a card; DISPLAY_SLOTS when it is full."""
    first = 1 if s.display[0] != NO_CARD else 0
    return DISPLAY_SLOTS if s.display[first] != NO_CARD else first


@rule
def end_turn(s: State, log: Log | None) -> None:
    """MOL-60, MOL-R60: the last round ends with the player to the right of the first player."""
    if is_last_round(s) and s.turn == right_of_first(s):
        s.step = OVER
        emit(log, events.GAME_OVER, PUBLIC)
    else:
        start_turn(s, after(s, s.turn), log)


@rule
def pass_turn(s: State, log: Log | None) -> None:
    """MOL-R64: the turn ends without a card when there is none to play."""
    emit(log, events.PASSED, PUBLIC, s.turn)
    end_turn(s, log)


@rule
def ending(s: State) -> int:
    """MOL-60: the game is over after the last round."""
    return LAST_ROUND_OVER if s.step == OVER else NO_REASON


# --- 1. special actions (MOL-21 to MOL-23, MOL-72) ---------------------------------------------------------


@rule
def spend_token(s: State, log: Log | None) -> None:
    """MOL-21, MOL-R21: the token is in the supply before its action takes effect."""
    s.players[s.turn].tokens -= 1
    s.supply += 1
    emit(log, events.SPENT, PUBLIC, s.turn)


@rule
def take_from_display(s: State, slot: int, log: Log | None) -> None:
    """MOL-22, action A: a cube for a display card, then a new card."""
    spend_token(s, log)
    card = s.display[slot]
    s.display[slot] = NO_CARD
    emit(log, events.TOOK, PUBLIC, s.turn, slot, card)
    discard_card(s, card)
    add_cube(s, s.turn, colour_of(card), log)
    s.step = REFILL


@rule
def swap_piles(s: State, edge: int, log: Log | None) -> None:
    """MOL-23, action B: two adjacent piles change places."""
    spend_token(s, log)
    exchange_piles(s, EDGES[edge, 0], EDGES[edge, 1])
    emit(log, events.SWAPPED, PUBLIC, s.turn, EDGES[edge, 0], EDGES[edge, 1])


@rule
def hunt(s: State, cell: int, log: Log | None) -> None:
    """MOL-72, MOL-R72: the Bobtail goes one space; a pile found there needs a new place."""
    spend_token(s, log)
    emit(log, events.HUNTED, PUBLIC, s.turn, s.bobtail, cell)
    if is_pile(s, cell):
        s.hunted = cell
        s.step = REHOME
    else:
        s.bobtail = cell


@rule
def rehome_pile(s: State, cell: int, log: Log | None) -> None:
    """MOL-72: the pile moves whole to an empty space, the one the Bobtail left included."""
    emit(log, events.REHOMED, PUBLIC, s.hunted, cell)
    exchange_piles(s, s.hunted, cell)
    s.bobtail = s.hunted
    s.hunted = NO_CELL
    s.step = ACT


# --- 2. play a card (MOL-24 to MOL-27) ---------------------------------------------------------------------


@rule
def play_from_display(s: State, slot: int, cell: int, log: Log | None) -> None:
    """MOL-24, MOL-27: the display stays short until the next turn."""
    card = s.display[slot]
    s.display[slot] = NO_CARD
    play_card(s, card, cell, log)


@rule
def play_held_card(s: State, cell: int, log: Log | None) -> None:
    """MOL-24: the card turned up from the deck."""
    card = s.held[0]
    s.held[0] = NO_CARD
    play_card(s, card, cell, log)


@rule
def turn_up_card(s: State, rng: Rng, log: Log | None) -> None:
    """MOL-R24, MOL-R25: turn the top card up; one that fits nowhere is discarded and another is turned."""
    if s.deck == 0:
        if plays(s) != EMPTY:
            s.step = MUST_PLAY
        else:
            end_turn(s, log)
        return
    card = draw_card(s, s.turn, rng, log)
    if card == NO_CARD:
        return
    emit(log, events.TURNED_UP, PUBLIC, s.turn, card)
    if spaces_for(s, card) != EMPTY:
        s.held[0] = card
        s.step = PLACE
    else:
        discard_card(s, card)
        emit(log, events.UNPLAYABLE, PUBLIC, s.turn, card)


@rule
def play_card(s: State, card: int, cell: int, log: Log | None) -> None:
    """MOL-24, MOL-26: put the card down; an empty space earns a token. MOL-31: note the sets it makes."""
    emit(log, events.PLAYED, PUBLIC, s.turn, card, cell)
    if is_empty_space(s, cell):
        s.owed = 1
        s.gainer = s.turn
    put_card(s, cell, card)
    s.lines = LINES_WITHIN[s.moles[colour_of(card)]] & LINES_THROUGH[cell]
    s.step = CHECK


@rule
def gain_token(s: State, log: Log | None) -> bool:
    """MOL-26, MOL-R26: from the supply, else stolen; true when the player has to choose from whom."""
    if s.supply > 0:
        s.supply -= 1
        s.players[s.gainer].tokens += 1
        s.owed -= 1
        emit(log, events.GAINED_TOKEN, PUBLIC, s.gainer)
        return False
    found = victims(s)
    if found == EMPTY:
        s.owed = 0
        emit(log, events.NO_TOKEN, PUBLIC, s.gainer)
    elif not has_many(found):
        steal_token(s, first_member(found), log)
    return has_many(found)


@rule
def steal_token(s: State, victim: int, log: Log | None) -> None:
    """MOL-26: a token of another player."""
    s.players[victim].tokens -= 1
    s.players[s.gainer].tokens += 1
    s.owed -= 1
    emit(log, events.STOLE, PUBLIC, s.gainer, victim)


# --- 3. check for a set (MOL-30 to MOL-38) -----------------------------------------------------------------


@rule
def check_for_set(s: State, log: Log | None) -> bool:
    """MOL-31, MOL-R36: with a set the player must act; only a single set of Projects leaves no choice."""
    if s.lines == EMPTY:
        end_turn(s, log)
        return False
    if not has_many(s.lines) and project_sets(s) != EMPTY:
        resolve_projects(s, first_member(s.lines), log)
        return False
    return True


@rule
def resolve_set(s: State, line: int, chosen: int, rng: Rng, log: Log | None) -> None:
    """MOL-33, MOL-35: take one pile of the set, turn the other two over."""
    emit(log, events.SET_OF_MOLES, PUBLIC, s.turn, line, s.shows[chosen])
    for cell in LINES[line]:
        if cell == chosen:
            take_pile(s, cell, rng, log)
    for cell in LINES[line]:
        if cell != chosen:
            flip_pile(s, cell, rng, log)
    find_sets_made_by_flip(s, line)


@rule
def take_pile(s: State, cell: int, rng: Rng, log: Log | None) -> None:
    """MOL-33: a cube for each card of the pile, face-up and face-down alike; the space is empty then."""
    emit(log, events.TOOK_PILE, PUBLIC, s.turn, cell)
    reveal_bottom(s, cell, rng, log)
    take_run(s, s.top[cell], log)
    take_run(s, s.bottom[cell], log)
    clear_space(s, cell)


@rule
def take_run(s: State, outermost: int, log: Log | None) -> None:
    """MOL-33: the cards of a pile that face one way, from the outermost inwards."""
    place = int(outermost)
    while place != NO_PLACE:
        card = int(s.cards[place])
        inwards = int(s.inner[place])
        s.cards[place] = NO_CARD
        s.inner[place] = NO_PLACE
        discard_card(s, card)
        add_cube(s, s.turn, colour_of(card), log)
        place = inwards


@rule
def find_sets_made_by_flip(s: State, flipped: int) -> None:
    """MOL-36, MOL-R36: the sets, of Moles or Projects, with at least one pile of the latest flip in them.

    The space of the pile that was taken is empty, so no set goes through it.
    """
    s.lines = (sets_of_moles(s) | sets_of_projects(s)) & LINES_MEETING[flipped]


@rule
def resolve_projects(s: State, line: int, log: Log | None) -> None:
    """MOL-37: three tokens, then three cards to cover the Projects with; no further check."""
    emit(log, events.SET_OF_PROJECTS, PUBLIC, s.turn, line)
    s.owed = 3
    s.gainer = s.turn
    s.to_cover = CELLS_OF_LINE[line]
    s.lines = EMPTY
    s.step = DRAW_COVER


@rule
def draw_covering_card(s: State, rng: Rng, log: Log | None) -> None:
    """MOL-R37: three cards, one after another, seen by all before any is placed."""
    for i in range(HELD):
        if s.held[i] == NO_CARD and s.deck > 0:
            card = draw_card(s, s.turn, rng, log)
            if card != NO_CARD:
                s.held[i] = card
                emit(log, events.COVER_DRAWN, PUBLIC, s.turn, card)
            return
    s.step = COVER


@rule
def cover_projects(s: State, log: Log | None) -> bool:
    """MOL-R37: one card on each pile, whatever shows there by now; true while there is a choice."""
    if s.held[0] == NO_CARD:
        s.to_cover = EMPTY
        end_turn(s, log)
        return False
    if not has_many(s.to_cover):
        cover_pile(s, first_member(s.to_cover), log)
        return False
    return True


@rule
def cover_pile(s: State, cell: int, log: Log | None) -> None:
    """MOL-37, MOL-R37: put the next covering card on a pile; MOL-25 does not apply."""
    emit(log, events.COVERED, PUBLIC, s.turn, s.held[0], cell)
    put_card(s, cell, s.held[0])
    s.to_cover = without(s.to_cover, cell)
    for i in range(HELD - 1):
        s.held[i] = s.held[i + 1]
    s.held[HELD - 1] = NO_CARD


# --- actions -----------------------------------------------------------------------------------------------


@rule
def apply(s: State, action: int, rng: Rng, log: Log | None) -> None:
    """Carry out a legal action and everything that follows, up to the next decision."""
    family, first, second = decode(action, actions.DECODING)
    if family == actions.PLAY:
        play_from_display(s, first, second, log)
    elif family == actions.DRAW:
        s.step = TURN_UP
    elif family == actions.PLACE_ON:
        play_held_card(s, first, log)
    elif family == actions.SET:
        resolve_set(s, first, second, rng, log)
    elif family == actions.PROJECTS:
        resolve_projects(s, first, log)
    elif family == actions.STEAL:
        steal_token(s, first, log)
    elif family == actions.COVER_PILE:
        cover_pile(s, first, log)
    elif family in (actions.GIVE, actions.DISCARD):
        give_up_cube(s, first, log)
    elif family == actions.PASS:
        pass_turn(s, log)
    else:
        apply_special_action(s, family, first, log)
    run(s, rng, log)


@rule
def apply_special_action(s: State, family: int, chosen: int, log: Log | None) -> None:
    """MOL-21 to MOL-23, MOL-72: a cube from the display, a swap, or the Bobtail's hunt."""
    if family == actions.TAKE:
        take_from_display(s, chosen, log)
    elif family == actions.SWAP:
        swap_piles(s, chosen, log)
    elif family == actions.HUNT:
        hunt(s, chosen, log)
    elif family == actions.REHOME_TO:
        rehome_pile(s, chosen, log)
