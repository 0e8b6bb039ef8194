"""What the actor may choose from.

A menu is three families of actions, each a set counted from a base, in ascending order. At most points these are the
plain actions (all below TAKE_TILE), the kinds of tile of one family, and from RETURN_RELIC on relics, cards, quests and
spaces. Whether an action is listed, drawn at random or refused is decided by these sets alone.
"""

from __future__ import annotations

from tana.compile.rule import rule
from tana.core.bits import EMPTY, contains, count, first_member, list_actions, set_of, shifted, single, with_member
from tana.core.chance import POLICY, Rng, below
from tana.core.record import Ints
from tana.games.hickory import actions
from tana.games.hickory.board import actor, empty_spaces, items_of, kinds_in_pool, kinds_of, relics_of
from tana.games.hickory.components import (
    CALL_SCAMP,
    CLIMB,
    DELIVER,
    FAVOR,
    FIRST_RELIC,
    LEAP,
    MARKET,
    QUEST_SLOTS,
    RETURN,
    SCAMP,
    SCAVENGER,
    SCURRIER,
    SCURRIER_REACH,
    SEARCH,
    SPOTTER,
    STARTERS,
    TOSS,
)
from tana.games.hickory.favors import bonus_cards
from tana.games.hickory.moves import at_icon, leaps, spaces_for_scamp
from tana.games.hickory.solo import losable
from tana.games.hickory.spaces import amount_now, can_pay, cost_now, icon_now, is_possible, may_swap, playable
from tana.games.hickory.starting import starts_of
from tana.games.hickory.state import (
    ACT,
    CHOOSE_BUMPED,
    CHOOSE_ON_HAND,
    CHOOSE_ON_INNER,
    CLAIM,
    DEAL,
    DELIVERING,
    DISCARD,
    DROP,
    LOSE,
    NO_TASK,
    ON_INNER,
    PHASE,
    PLACE,
    PUT_BACK,
    RETURNING,
    START,
    STEP,
    TAKE,
    TASK,
    State,
)
from tana.games.hickory.ticks import waiting_of
from tana.games.hickory.tiles import droppable, takable, tosses

Menu = tuple[int, int, int, int, int, int]
"""Base and members of the first family, of the second, of the third."""
Choices = tuple[int, int, int, int]
"""Plain actions; base and kinds of the tile family; what there is from RETURN_RELIC on."""
FROM_HAND = set_of((actions.STAY, actions.HOP_OFF))
FROM_INNER = set_of((actions.TO_OUTER, actions.HOP_ON))
FROM_FALL = set_of((actions.HOP_OFF, actions.HOP_BACK))
AT_LEAF, AT_TICKS_END = set_of((actions.CLAIM_LEAF, actions.SKIP)), set_of((actions.SWAP, actions.KEEP))
EITHER_QUEST = set_of(range(QUEST_SLOTS))
CARDS_BONUS, CARDS_PLAYED, CARDS_DISCARDED, QUESTS_CHOSEN, SPACES_CHOSEN = (
    base - actions.RETURN_RELIC
    for base in (actions.BONUS, actions.PLAY_FAVOR, actions.DISCARD_FAVOR, actions.QUEST_OF, actions.PLACE_ON)
)
"""Where the families begin that are counted from RETURN_RELIC."""
FIRST_PHASE = len(TASK)
FIRST_STEP = FIRST_PHASE + len(PHASE)
FIRST_ICON = FIRST_STEP + len(STEP)
"""The kinds of decision: tasks, then phases, steps and icons."""


# --- the menu as a list, a draw, a question ----------------------------------------------------------------


@rule
def legal(s: State, out: Ints) -> int:
    """The actions the actor may choose from, ascending; returns how many."""
    first, some, second, more, third, rest = menu(s)
    n = list_actions(some, first, out, 0)
    n = list_actions(more, second, out, n)
    return list_actions(rest, third, out, n)


@rule
def choose_uniformly(s: State, policy: Rng, buffer: Ints) -> int:
    """One of the legal actions, all equally likely: the one that `legal` lists at the place drawn."""
    base, members, second, more, third, rest = menu(s)
    some, many = count(members), count(more)
    at = below(policy, POLICY, some + many + count(rest))
    if at >= some:
        at -= some
        base, members = second, more
        if at >= many:
            at -= many
            base, members = third, rest
    return base + nth_of_few(members, at)


@rule
def but_first(members: int) -> int:
    """The set without its smallest member."""
    return members & (members - 1)


@rule
def nth_of_few(members: int, n: int) -> int:
    """Like `nth_member`, but faster for n of 0, 1 or 2: most menus are short."""
    rest = but_first(members) if n > 0 else members
    rest = but_first(rest) if n > 1 else rest
    for _ in range(2, n):
        rest = but_first(rest)
    return first_member(rest)


@rule
def is_legal(s: State, action: int) -> bool:
    """Whether the actor may choose an action."""
    first, some, second, more, third, rest = menu(s)
    return is_among(action - first, some) or is_among(action - second, more) or is_among(action - third, rest)


@rule
def is_among(member: int, members: int) -> bool:
    """Whether a number, perhaps one that no set can hold, belongs to a set."""
    return 0 <= member < 62 and contains(members, member)


@rule
def menu(s: State) -> Menu:
    """What has to be decided: a task, a point of an activation, or something between activations."""
    if s.task == LOSE:
        return losses(s)
    if s.task == NO_TASK and s.depth == 0:
        return menu_of_phase(s)
    plain, base, kinds, rest = menu_of_task(s) if s.task != NO_TASK else menu_of_activation(s)
    return 0, plain, base, kinds, actions.RETURN_RELIC, rest


@rule
def kind_of_decision(s: State) -> int:
    """Which of the menus that is, counted up through tasks, phases, steps and icons."""
    if s.task != NO_TASK:
        return int(s.task)
    if s.depth == 0:
        return FIRST_PHASE + int(s.phase)
    step = int(s.frames[s.depth - 1].step)
    return FIRST_ICON + icon_now(s) if at_icon(s) or step == ACT else FIRST_STEP + step


# --- an activation -----------------------------------------------------------------------------------------


@rule
def menu_of_activation(s: State) -> Choices:
    """HIC-13, HIC-14, HIC-17, HIC-20, HIC-46: the active mouse's choices, swaps and cards."""
    frame = s.frames[s.depth - 1]
    if at_icon(s) or frame.step == ACT:
        plain, base, kinds, rest = choices_of_part(s)
    else:
        plain, base, kinds, rest = (
            choices_of_step(s, int(frame.step), int(frame.mouse)),
            actions.TAKE_TILE,
            EMPTY,
            EMPTY,
        )
    if may_swap(s):
        plain = with_member(plain, actions.SWAP)
    return plain, base, kinds, rest | shifted(playable(s), CARDS_PLAYED)


@rule
def choices_of_step(s: State, step: int, mouse: int) -> int:
    """HIC-13, HIC-14, HIC-17, HIC-20: the plain choices of each step; only the Scurrier leaps off the hand (HIC-19)."""
    if step == CLAIM:
        return AT_LEAF
    if step == CHOOSE_ON_INNER:
        return FROM_INNER
    if step in (CHOOSE_ON_HAND, CHOOSE_BUMPED):
        plain = FROM_HAND if step == CHOOSE_ON_HAND else FROM_FALL
        return plain | shifted(leaps(s, SCURRIER_REACH), actions.LEAP_TO) if mouse == SCURRIER else plain
    return single(actions.DONE)


@rule
def choices_of_part(s: State) -> Choices:
    """HIC-21, HIC-32: skip it, pay for it, or do it; an icon of a card costs nothing."""
    frame = s.frames[s.depth - 1]
    seat, mouse = int(frame.seat), int(frame.mouse)
    icon = icon_now(s)
    owed = cost_now(s) - int(frame.paid)
    plain = single(actions.SKIP) if frame.paid == 0 else EMPTY
    if owed == 0:
        return choices_of_icon(s, seat, mouse, icon, plain)
    if is_possible(s, icon, owed) and can_pay(s, owed):
        return plain, actions.SPEND, kinds_of(s, seat, mouse), shifted(bonus_cards(s, seat), CARDS_BONUS)
    return plain, actions.TAKE_TILE, EMPTY, EMPTY


@rule
def choices_of_icon(s: State, seat: int, mouse: int, icon: int, plain: int) -> Choices:
    """HIC-40 to HIC-50: the ways to resolve an icon, and to leave it."""
    if icon == DELIVER:
        return plain, actions.DELIVER_TILE, items_of(s, seat, mouse), shifted(bonus_cards(s, seat), CARDS_BONUS)
    if icon == RETURN:
        return plain, actions.TAKE_TILE, EMPTY, shifted(relics_of(s, seat, mouse), -FIRST_RELIC)
    if icon == MARKET:
        return with_member(plain, actions.TAKE_WILD) if s.wilds > 0 else plain, actions.TAKE_TILE, takable(s), EMPTY
    return plain | plain_ways(s, seat, mouse, icon), actions.TAKE_TILE, EMPTY, EMPTY


@rule
def plain_ways(s: State, seat: int, mouse: int, icon: int) -> int:
    """HIC-40, HIC-42 to HIC-45, HIC-47: icons that take no tile."""
    if icon == CLIMB:
        return single(actions.DO_CLIMB)
    if icon == SEARCH:
        return single(actions.DO_SEARCH) if is_possible(s, icon, 0) else EMPTY
    if icon == FAVOR:
        return single(actions.DRAW_FAVOR)
    if icon == CALL_SCAMP:
        return shifted(spaces_for_scamp(s, seat), actions.SCAMP_TO)
    if icon == LEAP:
        return shifted(leaps(s, amount_now(s)), actions.LEAP_TO)
    if icon == TOSS:
        return shifted(tosses(s, seat, mouse), actions.TOSS_WITH)
    return EMPTY


# --- tasks -------------------------------------------------------------------------------------------------


@rule
def menu_of_task(s: State) -> Choices:
    """What has to be chosen before anything else goes on."""
    seat = actor(s)
    if s.task == DEAL:
        return shifted(s.takers, actions.GIVE), actions.TAKE_TILE, EMPTY, EMPTY
    if s.task == DROP:
        return EMPTY, actions.DROP_TILE, droppable(s, seat), EMPTY
    if s.task == PUT_BACK:
        return EMPTY, actions.PUT_BACK_TILE, kinds_in_pool(s), EMPTY
    if s.task == TAKE:
        return EMPTY, actions.TAKE_TILE, takable(s), EMPTY
    if s.task == DELIVERING:
        items = items_of(s, seat, int(s.frames[s.depth - 1].mouse))
        return single(actions.SCORE), actions.DELIVER_TILE, items, shifted(bonus_cards(s, seat), CARDS_BONUS)
    if s.task == RETURNING:
        relics = relics_of(s, seat, int(s.frames[s.depth - 1].mouse))
        return single(actions.SCORE), actions.TAKE_TILE, EMPTY, shifted(relics, -FIRST_RELIC)
    return EMPTY, actions.TAKE_TILE, EMPTY, cards_or_spaces(s, seat)


@rule
def cards_or_spaces(s: State, seat: int) -> int:
    """HIC-45, HIC-52, HIC-53: a card to discard, a space for a wild, or a quest, counted from RETURN_RELIC."""
    if s.task == DISCARD:
        return shifted(s.players[seat].hand, CARDS_DISCARDED)
    if s.task == PLACE:
        return shifted(empty_spaces(s, seat), SPACES_CHOSEN)
    return shifted(EITHER_QUEST, QUESTS_CHOSEN)


@rule
def losses(s: State) -> Menu:
    """HIC-82: a tile of any mouse on the scratched number, two mice in each family."""
    first = losable(s, SCAVENGER) | shifted(losable(s, SPOTTER), actions.LOSSES_OF_A_MOUSE)
    second = losable(s, SCURRIER) | shifted(losable(s, SCAMP), actions.LOSSES_OF_A_MOUSE)
    return actions.LOSE_TILE, first, actions.LOSE_TILE + 2 * actions.LOSSES_OF_A_MOUSE, second, actions.START_ON, EMPTY


# --- between activations -----------------------------------------------------------------------------------


@rule
def menu_of_phase(s: State) -> Menu:
    """HIC-90: a start space. HIC-12: which mouse. HIC-30: the swap at the end of a tick."""
    seat = int(s.pointer)
    if s.phase == START:
        starts = EMPTY
        for mouse in range(STARTERS):
            starts |= shifted(starts_of(s, seat, mouse), mouse * actions.STARTS_OF_A_MOUSE)
        return actions.START_ON, starts, actions.TAKE_TILE, EMPTY, actions.RETURN_RELIC, EMPTY
    plain = shifted(waiting_of(s, seat), actions.ACTIVATE) if s.phase == ON_INNER else AT_TICKS_END
    return 0, plain, actions.TAKE_TILE, EMPTY, actions.RETURN_RELIC, EMPTY
