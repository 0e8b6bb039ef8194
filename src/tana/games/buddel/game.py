"""Buddel-Bande behind the contract of a game."""

from __future__ import annotations

from typing import Any, ClassVar

from tana.core.domain import SEAT
from tana.core.errors import BadPosition
from tana.core.game import Game, Outcome, Refusal, ScoreLine
from tana.core.message import Message, say
from tana.core.options import Option, first_seat, flag
from tana.core.sketch import Board, Facts, Sketch, Tile
from tana.games.buddel import rules
from tana.games.buddel.actions import ACTIONS
from tana.games.buddel.board import dog_may_move, goes_home, is_rolled, is_waiting, may_move, size_of
from tana.games.buddel.components import (
    ALL_DEALS,
    BOX,
    CLAN,
    DEN,
    EDITION,
    HAYSTACK,
    HOLE,
    HOLES,
    MOLE,
    MOLES,
    MOST_SEATS,
    NO_MOLE,
    NO_PIECE,
    NO_SYMBOL,
    PIECE,
    SIZES,
    SLOTS,
    SYMBOL,
    THE_DOG,
    TRACK,
)
from tana.games.buddel.events import EVENTS
from tana.games.buddel.knowledge import deals_that_fit, deals_with, is_seen, recall
from tana.games.buddel.state import LOOK_UNDER, MOVE, NO_SEAT, OVER, ROLL_DICE, State
from tana.games.buddel.view import Mole, View, view


class Buddel(Game[State]):
    """BUD: twelve moles, four clans, one dog, and nobody quite sure whose mole that is."""

    name = "buddel"
    seats = range(2, MOST_SEATS + 1)
    options = (
        Option("haystack", ("auto", "known", "shuffled"), "auto"),
        flag("memory_aid"),
        first_seat(MOST_SEATS),
    )
    actions = ACTIONS
    events = EVENTS
    rules: ClassVar[Any] = rules
    edition = EDITION

    def seats_of(self, s: State) -> int:
        return int(s.seats)

    def view(self, s: State, seat: int | None) -> View:
        return view(s, seat)

    def outcome(self, s: State) -> Outcome | None:
        if s.step != OVER:
            return None
        scores, ranks = self.standing(s)
        winner = int(s.players[ranks.index(1)].clan)
        return Outcome(
            scores=scores,
            ranks=ranks,
            reason=say("end-clan-home", clan=f"clan:{CLAN.token(winner)}"),
            lines=tuple((ScoreLine(say("score-home", moles=home), home),) for home in scores),
        )

    def sketch(self, view: Any) -> Sketch:
        return sketch(view)

    def why_not(self, s: State, action: int) -> Refusal:
        return why_not(s, action)

    def check(self, s: State) -> None:
        check(s)


# --- sketch ------------------------------------------------------------------------------------------------

_ROW = 7
_SYMBOL_MARKS = {"flower": "✿", "leaf": "❧", "clover": "♣"}
_CLAN_TINTS = {"ladybird": "red", "ant": "blue", "worm": "yellow", "snail": "green"}


def sketch(v: View) -> Sketch:
    """The track in rows of seven holes, the moles that are not on it, the clans."""
    first_holes = range(0, len(v.track), _ROW)
    track = Board(
        title=say("sketch-track"),
        columns=("",) * _ROW,
        rows=tuple(f"{first + 1}–{min(first + _ROW, len(v.track))}" for first in first_holes),
        tiles=tuple(
            tuple(_hole(v, i) if i < len(v.track) else None for i in range(first, first + _ROW))
            for first in first_holes
        ),
    )
    waiting = [mole for mole in v.moles if mole.place == "haystack"]
    running = sorted((mole for mole in v.moles if mole.place in HOLE.tokens), key=lambda mole: int(mole.place))
    return (
        track,
        Facts(say("sketch-turn"), tuple(_turn(v))),
        *_moles("sketch-haystack", waiting),
        *_moles("sketch-on-track", running),
        Facts(say("sketch-clans"), tuple(_clans(v))),
    )


def _moles(title: str, moles: list[Mole]) -> list[Facts]:
    """A panel of moles, if there are any."""
    return [Facts(say(title), tuple(_mole_line(mole) for mole in moles))] if moles else []


def _hole(v: View, i: int) -> Tile:
    hole = HOLE.tokens[i]
    here = [mole for mole in v.moles if mole.place == hole]
    dog = hole == v.dog
    face = f"{hole}{_SYMBOL_MARKS[v.track[i]]}" + "".join(f" {mole.mole}" for mole in here) + (" @" if dog else "")
    clan = here[0].clan if here else None
    spoken = say(
        "sketch-hole",
        hole=f"hole:{hole}",
        symbol=f"symbol:{v.track[i]}",
        mole=f"mole:{here[0].mole}" if here else say("sketch-no-mole"),
        dog=say("sketch-dog-here") if dog else say("sketch-no-dog"),
    )
    return Tile(face, _CLAN_TINTS[clan] if clan else "white" if here else "", spoken)


def _turn(v: View) -> list[Message]:
    lines = [say("sketch-whose-turn", seat=_seat(v.turn))]
    if v.dice is not None:
        lines.append(say("sketch-dice", piece=f"piece:{v.dice.piece}", symbol=f"symbol:{v.dice.symbol}"))
    if v.moved is not None:
        lines.append(say("sketch-moved", mole=f"mole:{v.moved}"))
    lines.append(say("sketch-dog", hole=f"hole:{v.dog}"))
    return lines


def _mole_line(mole: Mole) -> Message:
    place, name = f"place:{mole.place}", f"mole:{mole.mole}"
    if mole.clan is None:
        return say("sketch-mole", mole=name, place=place)
    return say("sketch-known-mole", mole=name, place=place, clan=f"clan:{mole.clan}")


def _clans(v: View) -> list[Message]:
    return [
        say("sketch-clan", seat=_seat(seat), clan=f"clan:{player.clan}", home=player.home)
        for seat, player in enumerate(v.players)
    ]


def _seat(seat: int) -> str:
    return f"seat:{SEAT.token(seat)}"


# --- why not? ----------------------------------------------------------------------------------------------

_WHAT_TO_DO = {
    ROLL_DICE: Refusal("BUD-10", say("why-roll-first")),
    LOOK_UNDER: Refusal("BUD-R15", say("why-look-first")),
    OVER: Refusal("BUD-30", say("why-over")),
}


def why_not(s: State, action: int) -> Refusal:
    """The rule that forbids an action now."""
    wanted = ACTIONS.action(action)
    if s.step != MOVE:
        return _WHAT_TO_DO[int(s.step)]
    if wanted.word == "mole":
        return _why_mole(s, MOLE.number(wanted.arguments["mole"]))
    if wanted.word == "dog":
        return _why_dog(s, HOLE.number(wanted.arguments["hole"]))
    if wanted.word == "decline":
        return _why_decline(s)
    return Refusal("BUD-18", say("why-must-move"))


def _why_mole(s: State, mole: int) -> Refusal:
    if s.places[mole] == BOX:
        return Refusal("BUD-04", say("why-not-in-play"))
    if s.places[mole] == DEN:
        return Refusal("BUD-16", say("why-at-home"))
    if s.piece == THE_DOG:
        return Refusal("BUD-11", say("why-only-dog"))
    if not is_rolled(s, mole):
        return Refusal("BUD-11", say("why-other-size", piece=f"piece:{PIECE.token(s.piece)}"))
    if s.places[mole] == s.dog:
        return Refusal("BUD-14", say("why-frozen"))
    return Refusal("BUD-R04", say("why-same-mole", mole=f"mole:{MOLE.token(_first_waiting(s, size_of(mole)))}"))


def _first_waiting(s: State, size: int) -> int:
    return next(mole for mole in range(size * SLOTS, MOLES) if is_waiting(s, mole))


def _why_dog(s: State, hole: int) -> Refusal:
    if not dog_may_move(s):
        return Refusal("BUD-11", say("why-only-mole"))
    if hole == s.dog:
        return Refusal("BUD-R17", say("why-dog-stays"))
    return Refusal("BUD-17", say("why-other-symbol", symbol=f"symbol:{SYMBOL.token(s.symbol)}"))


def _why_decline(s: State) -> Refusal:
    if dog_may_move(s):
        return Refusal("BUD-R19", say("why-dog-can-move"))
    if any(may_move(s, mole) and not goes_home(s, mole) for mole in range(MOLES)):
        return Refusal("BUD-18", say("why-not-home"))
    return Refusal("BUD-19", say("why-may-be-own"))


# --- conservation ------------------------------------------------------------------------------------------


def check(s: State) -> None:
    """BUD-01, BUD-02, BUD-K2: every mole once, one at a hole, and knowledge that fits the truth."""
    for name in ("first", "turn"):
        _require(getattr(s, name) < s.seats, name, f"only {s.seats} play")
    _check_players(s)
    _check_places(s)
    _check_owners(s)
    _check_dice(s)
    _check_knowledge(s)


def _require(right: bool, path: str, fault: str) -> None:
    if not right:
        raise BadPosition(f"$.state.{path}", fault)


def _check_players(s: State) -> None:
    clans = [int(s.players[seat].clan) for seat in range(s.seats)]
    for seat in range(s.seats):
        _require(clans.index(clans[seat]) == seat, f"players[{seat}].clan", "this clan is taken")
        home = sum(s.places[mole] == DEN and s.owners[mole] == seat for mole in range(MOLES))
        _require(s.players[seat].home == home, f"players[{seat}].home", f"{home} moles of this seat are at home")
    complete = [seat for seat in range(s.seats) if s.players[seat].home == SIZES]
    _require(len(complete) == (s.step == OVER), "step", "the game ends with the third mole of one clan at home")
    for seat in range(s.seats, MOST_SEATS):
        idle = s.players[seat]
        unused = not (idle.clan or idle.home or idle.looked or any(idle.deals[size] for size in range(SIZES)))
        _require(unused, f"players[{seat}]", "this seat does not play")


def _check_places(s: State) -> None:
    taken = 0
    for mole in range(MOLES):
        place = int(s.places[mole])
        in_play = mole % SLOTS < s.seats
        _require((place != BOX) == in_play, f"places[{mole}]", f"with {s.seats} players the first of each size play")
        if HAYSTACK < place < DEN:
            _require(not taken >> place & 1, f"places[{mole}]", "a mole stands at this hole already")
            taken |= 1 << place
    _require(s.occupied == taken, "occupied", f"the moles' places make it {taken}")


def _check_owners(s: State) -> None:
    for mole in range(MOLES):
        owner = int(s.owners[mole])
        seen = mole % SLOTS < s.seats and is_seen(s, mole)
        _require((owner != NO_SEAT) == seen, f"owners[{mole}]", "a mole has a clan once somebody has seen it")
        _require(owner < s.seats, f"owners[{mole}]", f"only {s.seats} play")
        same_size = [int(s.owners[other]) for other in range(size_of(mole) * SLOTS, mole)]
        _require(owner == NO_SEAT or owner not in same_size, f"owners[{mole}]", "a clan has one mole of each size")
        looked = any(int(s.players[seat].looked) >> mole & 1 for seat in range(s.seats))
        _require(not looked or s.places[mole] > HAYSTACK, f"places[{mole}]", "a mole is looked under after it moved")


def _check_dice(s: State) -> None:
    rolled = s.step in (MOVE, LOOK_UNDER)
    _require((s.piece != NO_PIECE) == rolled, "piece", "the dice lie from a roll to the end of the move")
    _require((s.symbol != NO_SYMBOL) == rolled, "symbol", "the dice lie from a roll to the end of the move")
    _require((s.moved != NO_MOLE) == (s.step == LOOK_UNDER), "moved", "a mole that was moved is looked under or left")
    if s.step == MOVE:
        _require(dog_may_move(s) or rules.any_mole_may_move(s), "piece", "this roll moves nothing")
    if s.step == LOOK_UNDER:
        place = int(s.places[s.moved])
        right = HAYSTACK < place <= HOLES and TRACK[place - 1] == s.symbol and is_rolled(s, int(s.moved))
        _require(right, "moved", "not a mole that this roll could move here")


def _check_knowledge(s: State) -> None:
    for size in range(SIZES):
        _require(int(s.deals[size]) & ~ALL_DEALS[s.seats] == 0, f"deals[{size}]", "deals of clans not in play")
        for mole in range(size * SLOTS, size * SLOTS + s.seats):
            if s.places[mole] == DEN:
                contradicts = int(s.deals[size]) & ~deals_with(mole, int(s.owners[mole]))
                _require(contradicts == 0, f"deals[{size}]", f"all saw the clan of {MOLE.token(mole)}")
        _require(deals_that_fit(s, size) != 0, f"deals[{size}]", "no deal fits the clans that were seen")
        for seat in range(s.seats):
            deals = recall(s, seat, size)
            path = f"players[{seat}].deals[{size}]"
            _require(s.players[seat].deals[size] == deals, path, f"what this seat has seen makes it {deals}")


GAME = Buddel()
