"""The rules of Hickory Dickory: setting up, deciding, acting and scoring. The body is in the modules beside it.

starting    the table and the advanced setup        ticks       the hand moves, mice activate, tiles are swapped
activation  one mouse from its choice to its end    moves       hopping, bumping, leaping, the Scamp
spaces      leaf, action and icons                  tiles       rearranging, claiming, searching, market
favors      favor cards                             relics      what Lord Cuckoo gives for them
chain       the Scalers' race
delivery    points, quests, the hunt board          rounds      end of a round and of the game
solo        the cat that scratches                  legal       what may be chosen
"""

from __future__ import annotations

from tana.core.chance import Rng
from tana.core.copies import one_copy
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
    SKIP,
    SPEND,
    START_ON,
    STARTS_OF_A_MOUSE,
    STAY,
    SWAP,
    TAKE_TILE,
    TAKE_WILD,
    TOSS_WITH,
)
from tana.games.hickory.activation import go_on_with_activation, go_on_with_task
from tana.games.hickory.board import active_mouse, actor, filled_spaces, points_of
from tana.games.hickory.components import DELIVER, FIRST_RELIC, SOLO_GOAL
from tana.games.hickory.delivery import choose_quest, deliver_bonus, deliver_tile, place_wild
from tana.games.hickory.edition import read_tables
from tana.games.hickory.favors import discard_favor, spend_bonus
from tana.games.hickory.knowledge import determinize
from tana.games.hickory.legal import choose_uniformly, kind_of_decision, legal
from tana.games.hickory.moves import call_scamp, finish, finish_icon, hop_on, land, leap_to, stay
from tana.games.hickory.relics import choose_relic
from tana.games.hickory.rounds import end_round, strike_hour
from tana.games.hickory.solo import go_on_scratching, lose_tile
from tana.games.hickory.spaces import claim_leaf, icon_now, play_favor, skip, toss_with
from tana.games.hickory.starting import (
    ADVANCED,
    begin_choosing_starts,
    begin_first_round,
    choose_start,
    deal_hunt_boards,
    lay_out_table,
    start_on_boards_numbers,
)
from tana.games.hickory.state import (
    DELIVERING,
    DISCARD,
    FLEE,
    HOUR,
    NO_TASK,
    ON_HAND,
    ON_INNER,
    OVER,
    RESOLVING,
    RETURNING,
    ROUND_END,
    SCORING,
    SCRATCH,
    START,
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
)
from tana.games.hickory.tiles import (
    drop_tile,
    give_tile,
    put_back,
    sharing,
    spend_tile,
    start_rearranging,
    take_from_basket,
    take_wild,
)
from tana.games.hickory.view import View, look
from tana.games.hickory.why_not import ending, refuse, score_lines

__all__ = [
    "MAX_LEGAL",
    "State",
    "View",
    "actor",
    "apply",
    "choose_uniformly",
    "determinize",
    "ending",
    "kind_of_decision",
    "legal",
    "look",
    "ranks",
    "refuse",
    "score_lines",
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
    read_tables(s.edition, options, EDITION_OPTIONS)
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
    one_copy()
    deciding = False
    while not deciding:
        if s.task != NO_TASK:
            deciding = go_on_with_task(s, rng, log)
        elif s.depth > 0:
            deciding = go_on_with_activation(s, log)
        else:
            deciding = go_on_with_round(s, rng, log)


@rule
def go_on_with_round(s: State, rng: Rng, log: Log | None) -> bool:
    """HIC-10, HIC-60 to HIC-65: the next steps of a round, until a mouse is active or a player has to decide."""
    if s.phase == TICK:
        start_tick(s, rng, log)
    if s.phase == ON_HAND:
        activate_on_hand(s, log)
    if s.phase == ON_INNER:
        return activate_on_inner(s, log)
    if s.phase == SWAPS:
        return offer_swaps(s)
    if s.phase == SCRATCH:
        go_on_scratching(s, log)
    elif s.phase == FLEE:
        go_on_fleeing(s, log)
    elif s.phase == ROUND_END:
        end_round(s, rng, log)
    elif s.phase == HOUR:
        strike_hour(s, rng, log)
    return s.phase == OVER or s.phase == START


# --- actions -----------------------------------------------------------------------------------------------


@rule
def apply(s: State, action: int, rng: Rng, log: Log | None) -> None:
    """Carry out a legal action and everything that follows, up to the next decision."""
    chosen = int(action)
    if chosen < ACTIVATE:
        apply_plain(s, chosen, log)
    elif chosen < TAKE_TILE:
        apply_place(s, chosen, log)
    elif chosen < BONUS:
        apply_tile(s, chosen, log)
    else:
        apply_card_or_space(s, chosen, rng, log)
    run(s, rng, log)


@rule
def apply_plain(s: State, action: int, log: Log | None) -> None:
    """The choice of a mouse (HIC-13, HIC-14, HIC-17), its claim (HIC-20), the steps of an activation, icons."""
    if action == STAY:
        stay(s, log)
    elif action < HOP_ON:
        land(s, action, log)
    elif action == HOP_ON:
        hop_on(s, log)
    elif action == CLAIM_LEAF:
        claim_leaf(s, log)
    elif action == SKIP:
        skip(s, log)
    elif action == DONE:
        finish(s, log)
    elif action == SWAP:
        swap(s, log)
    elif action == KEEP:
        keep(s, log)
    elif action < TAKE_WILD:
        s.task = RESOLVING
    elif action == TAKE_WILD:
        finish_icon(s)
        take_wild(s, actor(s), active_mouse(s), log)
    else:
        s.task = DISCARD if s.task == RETURNING else SCORING


@rule
def swap(s: State, log: Log | None) -> None:
    """HIC-30: at a point of an activation, or at the end of a tick; then go on from there."""
    seat = actor(s)
    if s.depth > 0:
        s.frames[s.depth - 1].swapped = 1
        s.frames[s.depth - 1].idle = 0
    else:
        s.offered += 1
    start_rearranging(s, seat, sharing(s, seat), log)


@rule
def apply_place(s: State, action: int, log: Log | None) -> None:
    """HIC-12, HIC-30, HIC-42 to HIC-44: choices of mice and numbers."""
    if action < GIVE:
        activate_mouse(s, action - ACTIVATE, log)
    elif action < TOSS_WITH:
        give_tile(s, actor(s), action - GIVE, log)
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
    if SPEND <= action < DELIVER_TILE:
        spend_tile(s, seat, mouse, action - SPEND, log)
        s.frames[s.depth - 1].paid += 1
        return
    if s.task == NO_TASK:
        finish_icon(s)
    if action < DROP_TILE:
        take_from_basket(s, seat, action - TAKE_TILE, log)
    elif action < PUT_BACK_TILE:
        drop_tile(s, seat, action - DROP_TILE, log)
    elif action < SPEND:
        put_back(s, seat, action - PUT_BACK_TILE, log)
    elif action < RETURN_RELIC:
        deliver_tile(s, seat, mouse, action - DELIVER_TILE, log)
    else:
        choose_relic(s, seat, mouse, action - RETURN_RELIC + FIRST_RELIC, log)


@rule
def apply_card_or_space(s: State, action: int, rng: Rng, log: Log | None) -> None:
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
        if s.task == NO_TASK:
            finish_icon(s)
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
