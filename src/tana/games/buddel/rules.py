"""The rules of Buddel-Bande, in the order of the rulebook. Each function names the rule it carries out."""

from __future__ import annotations

from tana.compile.rule import rule
from tana.core.actions import decode
from tana.core.bits import all_below, contains, draw_member, first_member, with_member, without
from tana.core.chance import Rng, below
from tana.core.events import PUBLIC, Log, emit, only
from tana.core.reasons import NO_REASON
from tana.core.record import Grid, Ints
from tana.games.buddel import events
from tana.games.buddel.actions import DECLINE, DECODING, LEAVE, LOOK, MOVE_DOG, MOVE_MOLE, ROLL
from tana.games.buddel.board import (
    DEAL_LUCK,
    FIRST_LUCK,
    PIECE_LUCK,
    SYMBOL_LUCK,
    actor,
    dog_may_move,
    may_move,
    mole_at,
    put_mole,
    target,
)
from tana.games.buddel.components import (
    ALL_DEALS,
    BOX,
    CLANS,
    DEALS,
    DEN,
    DOG_START,
    HAYSTACK,
    MOLES,
    MOST_HOLES_OF_A_SYMBOL,
    NO_MOLE,
    NO_PIECE,
    NO_SYMBOL,
    PIECE_DIE,
    SIZES,
    SLOTS,
    SYMBOL_DIE,
)
from tana.games.buddel.knowledge import begin_knowledge, determinize, draw_owner, learn, rule_out, show_everybody
from tana.games.buddel.legal import choose_uniformly, legal
from tana.games.buddel.reasons import CLAN_HOME, MOLES_HOME
from tana.games.buddel.state import LOOK_UNDER, MOVE, NO_SEAT, OVER, ROLL_DICE, State
from tana.games.buddel.view import View, look
from tana.games.buddel.why_not import refuse

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

MAX_LEGAL = MOLES + MOST_HOLES_OF_A_SYMBOL

AUTO, KNOWN, SHUFFLED = range(3)
"""The option 'haystack': shuffled for two and known for more, unless chosen (BUD-R04)."""
FIRST_CLAN_OPTION = 3
"""Where the options 'clan_1', 'clan_2', … begin: 0 leaves it open, else a clan and one."""

# --- setup (BUD-04) ----------------------------------------------------------------------------------------


@rule
def setup(s: State, seats: int, options: Ints, rng: Rng, log: Log | None) -> None:
    """BUD-04, BUD-R04: clans, moles on the haystack, the dog, the first player. Options as in `game.py`."""
    s.seats = seats
    s.shuffled = int(options[0] == SHUFFLED or (options[0] == AUTO and seats == 2))
    s.memory_aid = options[1]
    take_clans(s, options, log)
    put_moles_on_haystack(s)
    begin_knowledge(s)
    if s.shuffled == 0:
        deal_moles(s, rng, log)
    s.dog = DOG_START
    choose_first_player(s, options[2], rng, log)
    start_turn(s, s.first, log)


@rule
def take_clans(s: State, options: Ints, log: Log | None) -> None:
    """BUD-04, BUD-R04: the clan that was chosen for a seat; else the next one that nobody has chosen."""
    free = all_below(CLANS)
    for seat in range(s.seats):
        if options[FIRST_CLAN_OPTION + seat] > 0:
            free = without(free, options[FIRST_CLAN_OPTION + seat] - 1)
    for seat in range(s.seats):
        chosen = options[FIRST_CLAN_OPTION + seat]
        s.players[seat].clan = chosen - 1 if chosen > 0 else first_member(free)
        free = without(free, s.players[seat].clan)
        emit(log, events.CLAN_TAKEN, PUBLIC, seat, s.players[seat].clan)


@rule
def put_moles_on_haystack(s: State) -> None:
    """BUD-04: the moles of the clans in play; the others stay in the box."""
    for mole in range(MOLES):
        s.places[mole] = HAYSTACK if mole % SLOTS < s.seats else BOX
        s.owners[mole] = NO_SEAT


@rule
def deal_moles(s: State, rng: Rng, log: Log | None) -> None:
    """BUD-R04: slots in random order; everybody knows their own moles and no others."""
    for size in range(SIZES):
        deal = draw_member(ALL_DEALS[s.seats], rng, DEAL_LUCK)
        for slot in range(s.seats):
            owner = DEALS[deal][slot]
            mole = size * SLOTS + slot
            s.owners[mole] = owner
            learn(s, owner, mole)
            emit(log, events.OWN_MOLE, only(owner), owner, mole)


@rule
def choose_first_player(s: State, chosen: int, rng: Rng, log: Log | None) -> None:
    """BUD-R04: drawn at random (0), or chosen at setup."""
    s.first = below(rng, FIRST_LUCK, s.seats) if chosen == 0 else chosen - 1
    emit(log, events.FIRST_PLAYER, PUBLIC, s.first)


# --- a turn (BUD-10) ---------------------------------------------------------------------------------------


@rule
def start_turn(s: State, seat: int, log: Log | None) -> None:
    """BUD-10: a turn begins with rolling both dice."""
    s.turn = seat
    clear_dice(s)
    s.step = ROLL_DICE
    emit(log, events.TURN_BEGAN, PUBLIC, seat)


@rule
def clear_dice(s: State) -> None:
    """Dice show something only between a roll and the end of the move."""
    s.piece = NO_PIECE
    s.symbol = NO_SYMBOL
    s.moved = NO_MOLE


@rule
def end_turn(s: State, log: Log | None) -> None:
    """BUD-04: play goes clockwise."""
    start_turn(s, (s.turn + 1) % s.seats, log)


@rule
def roll_dice(s: State, rng: Rng, log: Log | None) -> None:
    """BUD-10, BUD-20, BUD-R20: roll both dice; a roll that moves nothing is rolled again by the same player."""
    s.piece = PIECE_DIE[below(rng, PIECE_LUCK, len(PIECE_DIE))]
    s.symbol = SYMBOL_DIE[below(rng, SYMBOL_LUCK, len(SYMBOL_DIE))]
    emit(log, events.ROLLED, PUBLIC, s.turn, s.piece, s.symbol)
    if dog_may_move(s) or any_mole_may_move(s):
        s.step = MOVE
    else:
        clear_dice(s)
        emit(log, events.NOTHING_MOVES, PUBLIC, s.turn)


@rule
def any_mole_may_move(s: State) -> bool:
    """Whether the roll allows the move of some mole."""
    for mole in range(MOLES):
        if may_move(s, mole):
            return True
    return False


# --- moving (BUD-11 to BUD-19) -----------------------------------------------------------------------------


@rule
def move_mole(s: State, mole: int, rng: Rng, log: Log | None) -> None:
    """BUD-12, BUD-13: forward to the nearest free hole with the symbol, or home."""
    place = target(s, mole)
    emit(log, events.MOLE_MOVED, PUBLIC, s.turn, mole, s.places[mole], place)
    put_mole(s, mole, place)
    if place == DEN:
        come_home(s, mole, rng, log)
        return
    if place == s.dog:
        emit(log, events.FROZEN, PUBLIC, mole, place)
    s.moved = mole
    s.step = LOOK_UNDER


@rule
def come_home(s: State, mole: int, rng: Rng, log: Log | None) -> None:
    """BUD-16, BUD-30: the mole shows its clan and is home, no matter who moved it; the third one wins."""
    draw_owner(s, mole, rng)
    show_everybody(s, mole)
    owner = s.owners[mole]
    s.players[owner].home += 1
    emit(log, events.CAME_HOME, PUBLIC, owner, mole, s.players[owner].clan)
    if s.players[owner].home == SIZES:
        clear_dice(s)
        s.step = OVER
        emit(log, events.GAME_OVER, PUBLIC, owner, s.players[owner].clan)
    else:
        end_turn(s, log)


@rule
def move_dog(s: State, hole: int, log: Log | None) -> None:
    """BUD-17: the dog runs to a hole; BUD-14: it frees the mole it leaves and freezes the one it meets."""
    emit(log, events.DOG_MOVED, PUBLIC, s.turn, s.dog, hole)
    if contains(s.occupied, s.dog):
        emit(log, events.FREED, PUBLIC, mole_at(s, s.dog), s.dog)
    s.dog = hole
    if contains(s.occupied, hole):
        emit(log, events.FROZEN, PUBLIC, mole_at(s, hole), hole)
    end_turn(s, log)


@rule
def look_under(s: State, rng: Rng, log: Log | None) -> None:
    """BUD-15, BUD-R15: all see that a player looks and where; what is there only that player sees."""
    mole = int(s.moved)
    draw_owner(s, mole, rng)
    s.players[s.turn].looked = with_member(s.players[s.turn].looked, mole)
    learn(s, s.turn, mole)
    emit(log, events.LOOKED, PUBLIC, s.turn, mole)
    emit(log, events.SAW, only(s.turn), s.turn, mole, s.players[s.owners[mole]].clan)
    end_turn(s, log)


@rule
def leave(s: State, log: Log | None) -> None:
    """BUD-R15: not looking is public too."""
    emit(log, events.LEFT, PUBLIC, s.turn, s.moved)
    end_turn(s, log)


@rule
def decline(s: State, log: Log | None) -> None:
    """BUD-R19, BUD-K2: the turn ends, and everybody learns that none of these moles is the decliner's."""
    emit(log, events.DECLINED, PUBLIC, s.turn)
    for mole in range(MOLES):
        if may_move(s, mole):
            rule_out(s, mole, s.turn)
    end_turn(s, log)


# --- actions -----------------------------------------------------------------------------------------------


@rule
def apply(s: State, action: int, rng: Rng, log: Log | None) -> None:
    """Carry out a legal action and everything that follows, up to the next decision."""
    family, chosen, _ = decode(action, DECODING)
    if family == ROLL:
        roll_dice(s, rng, log)
    elif family == MOVE_MOLE:
        move_mole(s, chosen, rng, log)
    elif family == MOVE_DOG:
        move_dog(s, chosen, log)
    elif family == LOOK:
        look_under(s, rng, log)
    elif family == LEAVE:
        leave(s, log)
    elif family == DECLINE:
        decline(s, log)


# --- the end (BUD-30) --------------------------------------------------------------------------------------


@rule
def winner(s: State) -> int:
    """BUD-30: the seat whose three moles are at home, or none."""
    for seat in range(s.seats):
        if s.players[seat].home == SIZES:
            return seat
    return NO_SEAT


@rule
def ending(s: State) -> int:
    """BUD-30: a clan is at home."""
    return CLAN_HOME + int(s.players[winner(s)].clan) if s.step == OVER else NO_REASON


@rule
def scores(s: State, out: Ints) -> None:
    """Moles at home: three win (BUD-30)."""
    for seat in range(s.seats):
        out[seat] = s.players[seat].home


@rule
def ranks(s: State, out: Ints) -> None:
    """BUD-30, BUD-R30: the clan that is home wins, all others share the last rank; until then nobody is ahead."""
    for seat in range(s.seats):
        out[seat] = 2 if s.step == OVER and s.players[seat].home < SIZES else 1


@rule
def score_lines(s: State, seat: int, out: Grid) -> int:
    """BUD-30: the moles at home."""
    home = int(s.players[seat].home)
    out[0][0], out[0][1] = MOLES_HOME + home, home
    return 1
