"""Uly & Polly behind the contract of a game."""

from __future__ import annotations

from typing import Any, ClassVar

from tana.core.domain import SEAT
from tana.core.errors import BadPosition
from tana.core.game import Game, Outcome, Refusal, ScoreLine
from tana.core.message import Message, say
from tana.core.options import first_seat, flag
from tana.core.sketch import Board, Facts, Sketch, Tile
from tana.games.uly import rules
from tana.games.uly.actions import ACTIONS
from tana.games.uly.board import are_neighbours, is_turned
from tana.games.uly.components import (
    CELL,
    CELLS,
    COLUMNS,
    EDGES,
    EDITION,
    LONGEST_ROUND,
    MOST_SEATS,
    NO_CELL,
    NO_EDGE,
    ROWS,
    STALLING,
    TILES_TO_TURN,
    WIDTH,
)
from tana.games.uly.events import EVENTS
from tana.games.uly.state import DOG, HIDE, NO_SEAT, OVER, PATH, START, SWAP_TILES, State
from tana.games.uly.view import Place, View, view


class Uly(Game[State]):
    """ULY: one wolf under sixteen backs, one dog, eight tiles to turn."""

    name = "uly"
    seats = range(2, MOST_SEATS + 1)
    options = (flag("memory_aid"), first_seat(MOST_SEATS))
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
        return Outcome(
            scores=scores,
            ranks=ranks,
            reason=say("end-all-wolves", rounds=rules.rounds_in_game(s)),
            lines=tuple(_score_lines(s, seat) for seat in range(s.seats)),
        )

    def sketch(self, view: Any) -> Sketch:
        return sketch(view)

    def why_not(self, s: State, action: int) -> Refusal:
        return why_not(s, action)

    def check(self, s: State) -> None:
        check(s)


def times_as_wolf(s: State, seat: int) -> int:
    """In how many finished rounds a seat was the wolf."""
    finished = int(s.round_number) + (s.step == OVER)
    return sum((int(s.first) + i) % int(s.seats) == seat for i in range(finished))


def _score_lines(s: State, seat: int) -> tuple[ScoreLine, ...]:
    """ULY-17: prizes won as the wolf and as the dog."""
    escapes = int(s.escapes[seat])
    found = int(s.prizes[seat]) - escapes
    return (
        ScoreLine(say("score-wolf", rounds=escapes), escapes),
        ScoreLine(say("score-dog", rounds=found), found),
    )


# --- sketch ------------------------------------------------------------------------------------------------


def sketch(v: View) -> Sketch:
    """The flock, the round, and everybody's prizes."""
    flock = Board(
        title=say("sketch-flock"),
        columns=COLUMNS,
        rows=ROWS,
        tiles=tuple(
            tuple(_tile(v, v.places[row * WIDTH + column]) for column in range(WIDTH)) for row in range(len(ROWS))
        ),
    )
    return (
        flock,
        Facts(say("sketch-round", round=v.round, rounds=v.rounds), tuple(_round(v))),
        Facts(say("sketch-prizes"), tuple(_prizes(v))),
    )


def _tile(v: View, place: Place) -> Tile:
    dog, wolf = place.cell == v.dog, place.cell == v.hideout
    shows = "sheep" if place.face_up else "wolf" if wolf else "back"
    face = {"sheep": "o", "wolf": "W", "back": "▒"}[shows] + ("@" if dog else "")
    if place.trail is not None:
        face += f" {place.trail}"
    tint = "yellow" if dog else {"sheep": "white", "wolf": "red", "back": "green"}[shows]
    spoken = say(
        "sketch-dog-tile" if dog else "sketch-tile",
        cell=f"cell:{place.cell}",
        shows=say(f"shows-{shows}"),
        trail=say("sketch-no-trail")
        if place.trail in (None, place.cell)
        else say("sketch-trail", cell=f"cell:{place.trail}"),
    )
    return Tile(face, tint, spoken)


def _round(v: View) -> list[Message]:
    lines = [
        say("sketch-wolf", seat=_seat(v.wolf)),
        say("sketch-dog-player", seat=_seat(v.dog_player)),
        say("sketch-turned", count=v.face_up, all=v.tiles_to_turn),
    ]
    if v.idle:
        lines.append(say("sketch-idle", count=v.idle, all=v.stalling))
    if v.hideout is not None:
        lines.append(say("sketch-hideout", cell=f"cell:{v.hideout}"))
    if v.last is not None:
        result = "sketch-last-found" if v.last.found else "sketch-last-escaped"
        lines.append(say(result, seat=_seat(v.last.wolf), path=" → ".join(v.last.path)))
    return lines


def _prizes(v: View) -> list[Message]:
    return [say("sketch-prize", seat=_seat(seat), count=count) for seat, count in enumerate(v.prizes)]


def _seat(seat: int) -> str:
    return f"seat:{SEAT.token(seat)}"


# --- why not? ----------------------------------------------------------------------------------------------

_STEP_OF_A_WORD = {"hide": HIDE, "start": START, "swap": SWAP_TILES, "step": DOG}
_WHAT_TO_DO = {
    HIDE: Refusal("ULY-11", say("why-hide-first")),
    START: Refusal("ULY-12", say("why-start-first")),
    SWAP_TILES: Refusal("ULY-13", say("why-wolf-turn")),
    DOG: Refusal("ULY-13", say("why-dog-turn")),
    OVER: Refusal("ULY-21", say("why-over")),
}


def why_not(s: State, action: int) -> Refusal:
    """The rule that forbids an action now."""
    wanted = ACTIONS.action(action)
    if _STEP_OF_A_WORD[wanted.word] != s.step:
        return _WHAT_TO_DO[int(s.step)]
    if wanted.word == "swap":
        return Refusal("ULY-14", say("why-under-dog", cell=f"cell:{CELL.token(s.dog)}"))
    if CELL.number(wanted.arguments["cell"]) == s.dog:
        return Refusal("ULY-15", say("why-must-move"))
    return Refusal("ULY-15", say("why-too-far", cell=f"cell:{CELL.token(s.dog)}"))


# --- conservation ------------------------------------------------------------------------------------------


def check(s: State) -> None:
    """ULY-01 and the course of a round: every tile once, and nothing that swaps and dog moves cannot lead to."""
    _check_game(s)
    _check_flock(s)
    _check_round(s)
    _check_last_round(s)


def _require(right: bool, path: str, fault: str) -> None:
    if not right:
        raise BadPosition(f"$.state.{path}", fault)


def _check_game(s: State) -> None:
    _require(s.first < s.seats, "first", f"only {s.seats} play")
    _require(
        s.round_number < rules.rounds_in_game(s),
        "round_number",
        f"{s.seats} players play {rules.rounds_in_game(s)} rounds",
    )
    last = s.round_number + 1 == rules.rounds_in_game(s)
    _require(s.step != OVER or last, "step", "the game is over after the last round only")
    _require(s.wolf == (s.first + s.round_number) % s.seats, "wolf", "not the wolf of this round")
    _check_prizes(s)


def _check_prizes(s: State) -> None:
    """ULY-17: a prize for each escape, and one for each round in which somebody else was found."""
    wolves = [times_as_wolf(s, seat) for seat in range(MOST_SEATS)]
    found = [wolves[seat] - int(s.escapes[seat]) for seat in range(MOST_SEATS)]
    for seat in range(MOST_SEATS):
        _require(found[seat] >= 0, f"escapes[{seat}]", f"this seat was the wolf in {wolves[seat]} finished rounds")
        prizes = s.escapes[seat] + sum(found) - found[seat] if seat < s.seats else 0
        _require(s.prizes[seat] == prizes, f"prizes[{seat}]", f"the rounds so far give {prizes}")


def _check_flock(s: State) -> None:
    """The swaps of the round lead to the tiles as they lie."""
    tiles = list(range(CELLS))
    for i in range(LONGEST_ROUND):
        edge = int(s.swaps[i])
        _require((edge != NO_EDGE) == (i < s.swaps_made), f"swaps[{i}]", f"{s.swaps_made} swaps were made")
        if edge != NO_EDGE:
            one, other = EDGES[edge]
            tiles[one], tiles[other] = tiles[other], tiles[one]
    for cell in range(CELLS):
        _require(s.tiles[cell] == tiles[cell], f"tiles[{cell}]", f"the swaps put {CELL.token(tiles[cell])} here")
    _require(int(s.turned).bit_count() == s.face_up, "face_up", f"{int(s.turned).bit_count()} tiles are turned")


def _check_round(s: State) -> None:
    playing = s.step in (SWAP_TILES, DOG)
    hidden = playing or s.step == START
    _require((s.wolf_tile != NO_CELL) == hidden, "wolf_tile", "a wolf is hidden from `hide` to the end of a round")
    _require(not hidden or not is_turned(s, int(s.wolf_tile)), "wolf_tile", "that tile was turned, it is a sheep")
    _require((s.dog != NO_CELL) == (playing or s.step == OVER), "dog", "the dog is placed after the wolf hid")
    _require(s.step == OVER or s.face_up < TILES_TO_TURN, "face_up", "the round is over")
    _require(s.step == OVER or s.idle < STALLING, "idle", "the round is over")
    moves = _dog_moves(s)
    _require(moves >= s.face_up + s.idle, "swaps_made", f"{moves} dog moves cannot turn so many tiles")
    _require(moves <= LONGEST_ROUND, "swaps_made", "the round is too long")
    if s.step != OVER:
        mover = (int(s.wolf) + 1 + moves % (int(s.seats) - 1)) % int(s.seats)
        _require(s.dog_player == mover, "dog_player", f"after {moves} dog moves it is seat {mover + 1}'s turn")
    _require(s.dog_player < s.seats and s.dog_player != s.wolf, "dog_player", "not a dog player of this round")


def _dog_moves(s: State) -> int:
    """Wolf and dog take turns, the wolf first (ULY-R13)."""
    return int(s.swaps_made) - (s.step == DOG)


def _check_last_round(s: State) -> None:
    last = s.last
    _require(
        (last.wolf == NO_SEAT) == (s.round_number == 0 and s.step != OVER), "last.wolf", "the wolf of the round before"
    )
    _require((last.length > 0) == (last.wolf != NO_SEAT), "last.length", "a finished round has a path")
    if last.wolf != NO_SEAT:
        before = s.wolf if s.step == OVER else (s.wolf + s.seats - 1) % s.seats
        _require(last.wolf == before, "last.wolf", "not the wolf of the round before")
    for i in range(PATH):
        at = int(last.path[i])
        _require((at != NO_CELL) == (i < last.length), f"last.path[{i}]", f"the path has {last.length} cells")
        if i > 0 and at != NO_CELL:
            _require(are_neighbours(int(last.path[i - 1]), at), f"last.path[{i}]", "not next to the cell before")


GAME = Uly()
