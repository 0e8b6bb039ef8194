"""The rules of Hickory Dickory: setting up, deciding, acting and scoring. The body is in the modules beside it.

starting    the table and the advanced setup        ticks       the hand moves, mice activate, tiles are swapped
activation  one mouse from its choice to its end    moves       hopping, bumping, leaping, the Scamp
spaces      leaf, action and icons                  tiles       rearranging, claiming, searching, market
favors      favor cards                             relics      what Lord Cuckoo gives for them
chain       the Scalers' race
delivery    points, quests, the hunt board          rounds      end of a round and of the game
solo        the cat that scratches                  menus       what may be chosen
"""

from __future__ import annotations

from tana.core.chance import Rng
from tana.core.events import Log
from tana.core.record import Ints
from tana.core.rule import rule
from tana.games.hickory.actions import (
    ACTIVATE,
    BONUS,
    CLAIM_LEAF,
    DELIVER_TILE,
    DISCARD_FAVOR,
    DONE,
    DROP_TILE,
    GIVE,
    HOP_BACK,
    HOP_OFF,
    HOP_ON,
    KEEP,
    LEAP_TO,
    LOSE_TILE,
    LOSSES_OF_A_MOUSE,
    PLACE_ON,
    PLAY_FAVOR,
    PUT_BACK_TILE,
    QUEST_OF,
    RETURN_RELIC,
    SCAMP_TO,
    SCORE,
    SKIP,
    SPEND,
    START_ON,
    STARTS_OF_A_MOUSE,
    STAY,
    SWAP,
    TAKE_TILE,
    TAKE_WILD,
    TO_OUTER,
    TOSS_WITH,
)
from tana.games.hickory.activation import go_on_with_activation, go_on_with_task
from tana.games.hickory.board import active_mouse, actor, filled_spaces, points_of
from tana.games.hickory.components import DELIVER, FIRST_RELIC, SOLO_GOAL
from tana.games.hickory.delivery import choose_quest, deliver_bonus, deliver_tile, place_wild, score_delivery
from tana.games.hickory.favors import discard_favor, spend_bonus
from tana.games.hickory.knowledge import determinize
from tana.games.hickory.menus import menu_of_activation, menu_of_phase, menu_of_task
from tana.games.hickory.moves import (
    call_scamp,
    finish,
    finish_icon,
    hop_back,
    hop_off,
    hop_on,
    leap_to,
    move_out,
    stay,
)
from tana.games.hickory.relics import choose_relic, return_relics
from tana.games.hickory.rounds import end_round, strike_hour
from tana.games.hickory.solo import go_on_losing, go_on_scratching, lose_tile
from tana.games.hickory.spaces import (
    claim_leaf,
    icon_now,
    play_favor,
    resolve_plainly,
    skip,
    swap_at_point,
    toss_with,
)
from tana.games.hickory.starting import (
    ADVANCED,
    begin_choosing_starts,
    begin_first_round,
    choose_start,
    deal_hunt_boards,
    lay_out_table,
    read_edition,
    start_on_boards_numbers,
)
from tana.games.hickory.state import (
    DELIVERING,
    FLEE,
    HOUR,
    LOSE,
    NO_TASK,
    ON_HAND,
    ON_INNER,
    RETURNING,
    ROUND_END,
    SCRATCH,
    SWAPS,
    TICK,
    State,
)
from tana.games.hickory.ticks import (
    activate_mouse,
    activate_on_hand,
    activate_on_inner,
    go_on_fleeing,
    keep,
    offer_swaps,
    start_tick,
    swap_at_end,
)
from tana.games.hickory.tiles import drop_tile, give_tile, put_back, spend_tile, take_from_basket, take_wild
from tana.games.hickory.view import View, look

__all__ = [
    "MAX_LEGAL",
    "State",
    "View",
    "actor",
    "apply",
    "determinize",
    "legal",
    "look",
    "ranks",
    "scores",
    "setup",
]

MAX_LEGAL = 48
SETUP_OPTION, FIRST_OPTION, EDITION_OPTIONS = 0, 1, 2
"""Where the options are: setup, first colour, then the tables of the edition."""


@rule
def setup(s: State, seats: int, options: Ints, rng: Rng, log: Log | None) -> None:
    """HIC-01 to HIC-07, HIC-80, HIC-90: the table, the mice, and on to the first decision."""
    s.seats = seats
    read_edition(s.edition, options, EDITION_OPTIONS)
    lay_out_table(s, options[FIRST_OPTION], rng, log)
    deal_hunt_boards(s, rng, log)
    if options[SETUP_OPTION] == ADVANCED:
        begin_choosing_starts(s)
    else:
        start_on_boards_numbers(s, log)
        begin_first_round(s, rng, log)
    run(s, rng, log)


# --- going on ----------------------------------------------------------------------------------------------


@rule
def run(s: State, rng: Rng, log: Log | None) -> None:
    """Go on until somebody has to decide or the game is over."""
    deciding = False
    while not deciding:
        if s.task == LOSE:
            deciding = go_on_losing(s, log)
        elif s.task != NO_TASK:
            deciding = go_on_with_task(s, actor(s), active_mouse(s), rng, log)
        elif s.depth > 0:
            deciding = go_on_with_activation(s, rng, log)
        else:
            deciding = go_on_with_round(s, rng, log)


@rule
def go_on_with_round(s: State, rng: Rng, log: Log | None) -> bool:
    """HIC-10, HIC-60 to HIC-65: the next step of a round when no mouse is active."""
    if s.phase == TICK:
        start_tick(s, rng, log)
    elif s.phase == ON_HAND:
        activate_on_hand(s, log)
    elif s.phase == ON_INNER:
        return activate_on_inner(s, log)
    elif s.phase == SWAPS:
        return offer_swaps(s)
    elif s.phase == SCRATCH:
        go_on_scratching(s, log)
    elif s.phase == FLEE:
        go_on_fleeing(s, log)
    elif s.phase == ROUND_END:
        end_round(s, rng, log)
    elif s.phase == HOUR:
        strike_hour(s, rng, log)
    else:
        return True
    return False


# --- actions -----------------------------------------------------------------------------------------------


@rule
def legal(s: State, out: Ints) -> int:
    """The actions the actor may choose from, ascending; returns how many."""
    if s.task != NO_TASK:
        return menu_of_task(s, actor(s), out)
    if s.depth > 0:
        return menu_of_activation(s, out)
    return menu_of_phase(s, out)


@rule
def apply(s: State, action: int, rng: Rng, log: Log | None) -> None:
    """Carry out a legal action and everything that follows, up to the next decision."""
    chosen = int(action)
    if chosen < SKIP:
        apply_move(s, chosen, log)
    elif chosen < TAKE_TILE:
        apply_step(s, chosen, rng, log)
    elif chosen < BONUS:
        apply_tile(s, chosen, log)
    else:
        apply_card_or_place(s, chosen, rng, log)
    run(s, rng, log)


@rule
def apply_move(s: State, action: int, log: Log | None) -> None:
    """HIC-13, HIC-14, HIC-17, HIC-20: the choice of a mouse, or its claim."""
    if action == STAY:
        stay(s, log)
    elif action == HOP_OFF:
        hop_off(s, log)
    elif action == HOP_BACK:
        hop_back(s, log)
    elif action == TO_OUTER:
        move_out(s, log)
    elif action == HOP_ON:
        hop_on(s, log)
    elif action == CLAIM_LEAF:
        claim_leaf(s, log)


@rule
def apply_step(s: State, action: int, rng: Rng, log: Log | None) -> None:
    """Steps of an activation, icons, and choices of mice and numbers."""
    seat, mouse = actor(s), active_mouse(s)
    if action == SKIP:
        skip(s, log)
    elif action == DONE:
        finish(s, log)
    elif action == SWAP:
        if s.depth > 0:
            swap_at_point(s, log)
        else:
            swap_at_end(s, log)
    elif action == KEEP:
        keep(s, log)
    elif action < TAKE_WILD:
        resolve_plainly(s, rng, log)
    elif action == TAKE_WILD:
        finish_icon(s)
        take_wild(s, seat, mouse, log)
    elif action == SCORE:
        if s.task == RETURNING:
            return_relics(s)
        else:
            score_delivery(s, seat, log)
    elif action < GIVE:
        activate_mouse(s, action - ACTIVATE, log)
    elif action < TOSS_WITH:
        give_tile(s, seat, action - GIVE, log)
    elif action < LEAP_TO:
        toss_with(s, action - TOSS_WITH, log)
    elif action < SCAMP_TO:
        leap_to(s, action - LEAP_TO, log)
    else:
        call_scamp(s, action - SCAMP_TO, log)


@rule
def apply_tile(s: State, action: int, log: Log | None) -> None:
    """HIC-31, HIC-32, HIC-40, HIC-41, HIC-49, HIC-50: what happens to a tile."""
    seat, mouse = actor(s), active_mouse(s)
    if action < DROP_TILE:
        if s.task == NO_TASK:
            finish_icon(s)
        take_from_basket(s, seat, mouse, action - TAKE_TILE, log)
    elif action < PUT_BACK_TILE:
        drop_tile(s, seat, action - DROP_TILE, log)
    elif action < SPEND:
        put_back(s, seat, action - PUT_BACK_TILE, log)
    elif action < DELIVER_TILE:
        spend_tile(s, seat, mouse, action - SPEND, log)
        s.frames[s.depth - 1].paid += 1
    elif action < RETURN_RELIC:
        begin_delivery(s)
        deliver_tile(s, seat, mouse, action - DELIVER_TILE, log)
    else:
        if s.task == NO_TASK:
            finish_icon(s)
        choose_relic(s, seat, mouse, action - RETURN_RELIC + FIRST_RELIC)


@rule
def begin_delivery(s: State) -> None:
    """The first item chosen settles that part of the action."""
    if s.task != DELIVERING:
        finish_icon(s)


@rule
def apply_card_or_place(s: State, action: int, rng: Rng, log: Log | None) -> None:
    """HIC-45, HIC-46, HIC-52, HIC-53, HIC-82, HIC-90: cards, quests, spaces."""
    seat = actor(s)
    if action < PLAY_FAVOR:
        use_bonus(s, seat, action - BONUS, log)
    elif action < DISCARD_FAVOR:
        play_favor(s, action - PLAY_FAVOR, log)
    elif action < QUEST_OF:
        discard_favor(s, seat, action - DISCARD_FAVOR, log)
    elif action < PLACE_ON:
        choose_quest(s, seat, action - QUEST_OF, log)
    elif action < LOSE_TILE:
        place_wild(s, seat, action - PLACE_ON, log)
    elif action < START_ON:
        lost = action - LOSE_TILE
        lose_tile(s, lost // LOSSES_OF_A_MOUSE, lost % LOSSES_OF_A_MOUSE, log)
    else:
        start = action - START_ON
        choose_start(s, start // STARTS_OF_A_MOUSE, start % STARTS_OF_A_MOUSE, rng, log)


@rule
def use_bonus(s: State, seat: int, card: int, log: Log | None) -> None:
    """HIC-46: a card as its bonus item, delivered or spent."""
    if s.task == DELIVERING or icon_now(s) == DELIVER:
        begin_delivery(s)
        deliver_bonus(s, seat, card, log)
    else:
        spend_bonus(s, seat, card, log)
        s.frames[s.depth - 1].paid += 1


# --- points (HIC-71, HIC-80) -------------------------------------------------------------------------------


@rule
def scores(s: State, out: Ints) -> None:
    """The points of every seat."""
    for seat in range(s.seats):
        out[seat] = points_of(s, seat)


@rule
def is_ahead(s: State, one: int, other: int) -> bool:
    """HIC-71: more points; among equals more filled hunt spaces."""
    if points_of(s, one) != points_of(s, other):
        return points_of(s, one) > points_of(s, other)
    return filled_spaces(s, one) > filled_spaces(s, other)


@rule
def ranks(s: State, out: Ints) -> None:
    """HIC-71: equals share a rank. HIC-80: alone, the first rank takes 100 points, the second is a loss."""
    if s.seats == 1:
        out[0] = 1 if points_of(s, 0) >= SOLO_GOAL else 2
        return
    for seat in range(s.seats):
        out[seat] = 1
        for other in range(s.seats):
            if is_ahead(s, other, seat):
                out[seat] += 1
