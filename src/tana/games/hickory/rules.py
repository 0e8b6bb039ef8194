"""The rules of Hickory Dickory: setting up, deciding, acting and scoring. The body is in the modules beside it.

flow        how a game runs, as one table: start reading there

starting    the table and the advanced setup        ticks       the hand moves, mice activate, tiles are swapped
activation  one mouse from its choice to its end    moves       hopping, bumping, leaping, the Scamp
spaces      leaf, action and icons                  tiles       rearranging, claiming, searching, market
favors      favor cards                             relics      what Lord Cuckoo gives for them
chain       the Scalers' race
delivery    points, quests, the hunt board          rounds      end of a round and of the game
solo        the cat that scratches                  scoring     points, ranks, how a game ended
legal       what may be chosen                      why_not     why something may not
"""

from __future__ import annotations

from tana.compile.rule import rule
from tana.core.actions import decode
from tana.core.chance import Rng
from tana.core.events import Log
from tana.core.record import Ints
from tana.games.hickory import actions
from tana.games.hickory.board import active_mouse, actor
from tana.games.hickory.components import COLOURINGS, DELIVER, MOST_SEATS
from tana.games.hickory.delivery import choose_quest, deliver_bonus, deliver_tile, place_wild
from tana.games.hickory.edition import read_tables
from tana.games.hickory.favors import discard_favor, spend_bonus
from tana.games.hickory.flow import run
from tana.games.hickory.knowledge import determinize
from tana.games.hickory.legal import choose_uniformly, kind_of_decision, legal
from tana.games.hickory.moves import call_scamp, finish, finish_icon, hop_on, land, leap_to, stay
from tana.games.hickory.relics import choose_relic
from tana.games.hickory.scoring import ending, ranks, score_lines, scores
from tana.games.hickory.solo import lose_tile
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
from tana.games.hickory.state import DELIVERING, DISCARD, NO_TASK, RESOLVING, RETURNING, SCORING, State
from tana.games.hickory.ticks import activate_mouse, keep
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
from tana.games.hickory.why_not import refuse

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
SETUP_OPTION, FIRST_OPTION, COLOUR_OPTIONS = range(3)
"""Where the options are: setup, who has priority first, then a colour and one for each seat (0 leaves it open)."""
EDITION_OPTIONS = COLOUR_OPTIONS + MOST_SEATS
"""Where the tables of the edition begin, after all other options."""


@rule
def setup(s: State, seats: int, options: Ints, rng: Rng, log: Log | None) -> None:
    """HIC-01 to HIC-07, HIC-80, HIC-90: the table, the mice, and on to the first decision."""
    s.seats = seats
    s.colouring = colouring_of(options)
    read_tables(s.edition, options, EDITION_OPTIONS)
    lay_out_table(s, options[FIRST_OPTION], rng, log)
    deal_hunt_boards(s, rng, log)
    if options[SETUP_OPTION] == ADVANCED:
        begin_choosing_starts(s)
    else:
        start_on_boards_numbers(s, log)
        begin_first_round(s, rng, log)
    run(s, rng, log)


@rule
def colouring_of(options: Ints) -> int:
    """HIC-R10: the colouring with the colours that were chosen; the other seats get what is left, in seat order.

    Colourings are listed in ascending order, so the first that fits is that one.
    """
    for colouring in range(len(COLOURINGS)):
        fits = True
        for seat in range(MOST_SEATS):
            chosen = options[COLOUR_OPTIONS + seat]
            fits = fits and chosen in (0, COLOURINGS[colouring][seat] + 1)
        if fits:
            return colouring
    return 0


# --- actions -----------------------------------------------------------------------------------------------


@rule
def apply(s: State, action: int, rng: Rng, log: Log | None) -> None:
    """Carry out a legal action and everything that follows, up to the next decision."""
    if action < actions.ACTIVATE:  # no arguments to decode
        apply_plain(s, int(action), log)
    else:
        apply_to(s, int(action), rng, log)
    run(s, rng, log)


@rule
def apply_to(s: State, action: int, rng: Rng, log: Log | None) -> None:
    """Carry out an action with arguments."""
    family, first, second = decode(action, actions.DECODING)
    if family < actions.TAKE_TILE:
        apply_place(s, family, first, log)
    elif family < actions.BONUS:
        apply_tile(s, family, first, log)
    else:
        apply_card_or_space(s, family, first, second, rng, log)


@rule
def apply_plain(s: State, action: int, log: Log | None) -> None:
    """The choice of a mouse (HIC-13, HIC-14, HIC-17), its claim (HIC-20), the steps of an activation, icons."""
    if action == actions.STAY:
        stay(s, log)
    elif action < actions.HOP_ON:
        land(s, action, log)
    elif action == actions.HOP_ON:
        hop_on(s, log)
    elif action == actions.CLAIM_LEAF:
        claim_leaf(s, log)
    elif action == actions.SKIP:
        skip(s, log)
    elif action == actions.DONE:
        finish(s, log)
    elif action == actions.SWAP:
        swap(s, log)
    elif action == actions.KEEP:
        keep(s, log)
    else:
        apply_icon(s, action, log)


@rule
def apply_icon(s: State, action: int, log: Log | None) -> None:
    """HIC-40, HIC-41, HIC-45, HIC-47: resolve an icon; HIC-49, HIC-50: return or deliver what was chosen."""
    if action < actions.TAKE_WILD:
        s.task = RESOLVING
    elif action == actions.TAKE_WILD:
        finish_icon(s)
        take_wild(s, actor(s), active_mouse(s), log)
    else:
        s.task = DISCARD if s.task == RETURNING else SCORING


@rule
def apply_place(s: State, family: int, place: int, log: Log | None) -> None:
    """HIC-12, HIC-30, HIC-42 to HIC-44: choices of mice and numbers."""
    if family == actions.ACTIVATE:
        activate_mouse(s, place, log)
    elif family == actions.GIVE:
        give_tile(s, actor(s), place, log)
    elif family == actions.TOSS_WITH:
        toss_with(s, place, log)
    elif family == actions.LEAP_TO:
        leap_to(s, place, log)
    else:
        call_scamp(s, place, log)


@rule
def apply_tile(s: State, family: int, tile: int, log: Log | None) -> None:
    """HIC-31, HIC-32, HIC-40, HIC-41, HIC-49, HIC-50: what happens to a tile."""
    seat, mouse = actor(s), active_mouse(s)
    if family == actions.SPEND:
        spend_tile(s, seat, mouse, tile, log)
        s.frames[s.depth - 1].paid += 1
        return
    if s.task == NO_TASK:
        finish_icon(s)
    if family == actions.TAKE_TILE:
        take_from_basket(s, seat, tile, log)
    elif family == actions.DROP_TILE:
        drop_tile(s, seat, tile, log)
    elif family == actions.PUT_BACK_TILE:
        put_back(s, seat, tile, log)
    elif family == actions.DELIVER_TILE:
        deliver_tile(s, seat, mouse, tile, log)
    else:
        choose_relic(s, seat, mouse, tile, log)


@rule
def apply_card_or_space(s: State, family: int, first: int, second: int, rng: Rng, log: Log | None) -> None:
    """HIC-45, HIC-46, HIC-52, HIC-53, HIC-82, HIC-90: cards, quests, spaces."""
    seat = actor(s)
    if family == actions.BONUS:
        use_bonus(s, seat, first, log)
    elif family == actions.PLAY_FAVOR:
        play_favor(s, first, log)
    elif family == actions.DISCARD_FAVOR:
        discard_favor(s, seat, first, log)
    elif family == actions.QUEST_OF:
        choose_quest(s, seat, first, log)
    elif family == actions.PLACE_ON:
        place_wild(s, seat, first, log)
    elif family == actions.LOSE_TILE:
        lose_tile(s, first, second, log)
    else:
        choose_start(s, first, second, rng, log)


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
def use_bonus(s: State, seat: int, card: int, log: Log | None) -> None:
    """HIC-46: a card as its bonus item, delivered or spent."""
    if s.task == DELIVERING or icon_now(s) == DELIVER:
        if s.task == NO_TASK:
            finish_icon(s)
        deliver_bonus(s, seat, card, log)
    else:
        spend_bonus(s, seat, card, log)
        s.frames[s.depth - 1].paid += 1
