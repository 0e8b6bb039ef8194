"""What must be true of every position of Uly & Polly."""

from __future__ import annotations

from tana.core.bits import contains, count, with_member, without
from tana.errors import require
from tana.games.uly.board import are_neighbours, is_turned, rounds_in_game
from tana.games.uly.components import (
    CELL,
    CELLS,
    EDGES,
    LONGEST_ROUND,
    MOST_SEATS,
    NO_CELL,
    NO_EDGE,
    STALLING,
    TILES_TO_TURN,
)
from tana.games.uly.state import DOG, NO_SEAT, OVER, PATH, START, SWAP_TILES, State


def check(s: State) -> None:
    """ULY-01: every tile once, and only what swaps and dog moves can lead to."""
    _check_game(s)
    _check_round(s)
    _check_flock(s)
    _check_last_round(s)


def _check_game(s: State) -> None:
    require(s.first < s.seats, "first", f"only {s.seats} play")
    require(s.round_number < rounds_in_game(s), "round_number", f"{s.seats} players play {rounds_in_game(s)} rounds")
    last = s.round_number + 1 == rounds_in_game(s)
    require(s.step != OVER or last, "step", "the game is over after the last round only")
    require(s.wolf == (s.first + s.round_number) % s.seats, "wolf", "not the wolf of this round")
    _check_prizes(s)


def _times_as_wolf(s: State, seat: int) -> int:
    """In how many finished rounds a seat was the wolf."""
    finished = int(s.round_number) + (s.step == OVER)
    return sum((int(s.first) + i) % int(s.seats) == seat for i in range(finished))


def _check_prizes(s: State) -> None:
    """ULY-17: a prize for each escape, and one for each round in which somebody else was found."""
    wolves = [_times_as_wolf(s, seat) for seat in range(MOST_SEATS)]
    found = [wolves[seat] - int(s.escapes[seat]) for seat in range(MOST_SEATS)]
    for seat in range(MOST_SEATS):
        require(found[seat] >= 0, f"escapes[{seat}]", f"this seat was the wolf in {wolves[seat]} finished rounds")
        prizes = s.escapes[seat] + sum(found) - found[seat] if seat < s.seats else 0
        require(s.prizes[seat] == prizes, f"prizes[{seat}]", f"the rounds so far give {prizes}")


def _check_flock(s: State) -> None:
    """Replaying the swaps and steps of the round gives the tiles' places and the turned tiles."""
    tiles, turned, idle = list(range(CELLS)), 0, 0
    steps = _steps(s)
    for i in range(LONGEST_ROUND):
        edge, dog = int(s.swaps[i]), int(s.dog_at[i])
        made = i < s.swaps_made
        require((edge != NO_EDGE) == made, f"swaps[{i}]", f"{s.swaps_made} swaps were made")
        require((dog != NO_CELL) == made, f"dog_at[{i}]", f"{s.swaps_made} swaps were made")
        if not made:
            continue
        one, other = EDGES[edge]
        require(dog not in (one, other), f"swaps[{i}]", "the tile under the dog is not available")
        tiles[one], tiles[other] = tiles[other], tiles[one]
        if i < len(steps):
            name = f"dog_at[{i + 1}]" if i + 1 < s.swaps_made else "dog"
            require(are_neighbours(dog, steps[i]), name, f"the dog was at {CELL.token(dog)} before")
            idle = idle + 1 if contains(turned, tiles[steps[i]]) else 0
            turned = with_member(turned, tiles[steps[i]])
    for cell in range(CELLS):
        require(s.tiles[cell] == tiles[cell], f"tiles[{cell}]", f"the swaps put {CELL.token(tiles[cell])} here")
    if s.step == DOG:
        require(s.dog == s.dog_at[s.swaps_made - 1], "dog", "the dog has not moved since the last swap")
    if s.step == OVER and s.last.found:
        turned = without(turned, tiles[int(s.dog)])
    require(s.turned == turned, "turned", "not the tiles that the dog stepped on")
    require(s.face_up == count(turned), "face_up", f"{count(turned)} tiles are turned")
    require(s.idle == idle, "idle", f"{idle} steps in a row turned nothing")


def _steps(s: State) -> list[int]:
    """Where the dog went after each swap."""
    after = [int(s.dog_at[i]) for i in range(1, int(s.swaps_made))]
    return after if s.step == DOG or not s.swaps_made else [*after, int(s.dog)]


def _check_round(s: State) -> None:
    playing = s.step in (SWAP_TILES, DOG)
    hidden = playing or s.step == START
    require((s.wolf_tile != NO_CELL) == hidden, "wolf_tile", "a wolf is hidden from `hide` to the end of a round")
    require(not hidden or not is_turned(s, int(s.wolf_tile)), "wolf_tile", "that tile was turned, it is a sheep")
    require((s.dog != NO_CELL) == (playing or s.step == OVER), "dog", "the dog is placed after the wolf hid")
    require(s.step == OVER or s.face_up < TILES_TO_TURN, "face_up", "the round is over")
    require(s.step == OVER or s.idle < STALLING, "idle", "the round is over")
    moves = _dog_moves(s)
    require(moves <= LONGEST_ROUND, "swaps_made", "the round is too long")
    if s.step != OVER:
        mover = (int(s.wolf) + 1 + moves % (int(s.seats) - 1)) % int(s.seats)
        require(s.dog_player == mover, "dog_player", f"after {moves} dog moves it is seat {mover + 1}'s turn")
    require(s.dog_player < s.seats and s.dog_player != s.wolf, "dog_player", "not a dog player of this round")


def _dog_moves(s: State) -> int:
    """Wolf and dog take turns, the wolf first (ULY-R13)."""
    return int(s.swaps_made) - (s.step == DOG)


def _check_last_round(s: State) -> None:
    last = s.last
    require(
        (last.wolf == NO_SEAT) == (s.round_number == 0 and s.step != OVER), "last.wolf", "the wolf of the round before"
    )
    require((last.length > 0) == (last.wolf != NO_SEAT), "last.length", "a finished round has a path")
    if last.wolf != NO_SEAT:
        before = s.wolf if s.step == OVER else (s.wolf + s.seats - 1) % s.seats
        require(last.wolf == before, "last.wolf", "not the wolf of the round before")
    for i in range(PATH):
        at = int(last.path[i])
        require((at != NO_CELL) == (i < last.length), f"last.path[{i}]", f"the path has {last.length} cells")
        if i > 0 and at != NO_CELL:
            require(are_neighbours(int(last.path[i - 1]), at), f"last.path[{i}]", "not next to the cell before")
