"""The turns of wolf and dog (ULY-14 to ULY-18, ULY-R19)."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tana.core.match import Match
from tana.errors import IllegalMove
from tana.games.uly.board import are_neighbours
from tana.games.uly.components import AROUND, CELL, CELLS, EDGES, LONGEST_ROUND
from tana.games.uly.game import GAME
from tana.games.uly.rules import MAX_LEGAL

from .flock import eight_sheep, found_at_once, hidden, named, play, table


@pytest.mark.rules("ULY-14")
@pytest.mark.parametrize("dog", CELL.tokens)
def test_every_touching_pair_but_those_under_the_dog(dog: str) -> None:
    game = hidden("b2", dog)
    expected = [f"swap {CELL.token(a)}-{CELL.token(b)}" for a, b in EDGES if dog not in (CELL.token(a), CELL.token(b))]
    assert game.legal() == expected
    assert len(expected) <= MAX_LEGAL
    under = next(edge for edge in EDGES if CELL.number(dog) in edge)
    action = GAME.actions.parse(f"swap {CELL.token(under[0])}-{CELL.token(under[1])}")
    assert GAME.why_not(game.state, action).rule == "ULY-14"


@pytest.mark.rules("ULY-14")
def test_most_swaps_are_left_when_the_dog_is_in_a_corner() -> None:
    assert len(hidden("b2", "a1").legal()) == MAX_LEGAL == 39


@pytest.mark.rules("ULY-14", "ULY-K1")
def test_swaps_move_tiles_for_all_to_see_and_can_be_taken_back() -> None:
    game = hidden("b2", "d4", memory_aid="on")
    assert play(game, "swap b2-c3")[0].seats is None
    trails = {place.cell: place.trail for place in game.view().places}
    assert (trails["b2"], trails["c3"], trails["a1"]) == ("c3", "b2", "a1")
    assert game.view(0).hideout == "c3"
    play(game, "step d3", "swap b2-c3")
    assert all(place.trail == place.cell for place in game.view().places)
    assert game.view(0).hideout == "b2"


@pytest.mark.rules("ULY-14")
def test_face_up_tiles_are_swapped_like_any_other() -> None:
    game = hidden("a4", "a1")
    play(game, "swap c3-d3", "step b1", "swap c3-d3", "step c1")
    play(game, "swap b1-b2")  # one up, one down
    assert [place.cell for place in game.view().places if place.face_up] == ["c1", "b2"]
    play(game, "step d1", "swap c1-b2")  # both up
    assert [place.cell for place in game.view().places if place.face_up] == ["c1", "d1", "b2"]
    play(game, "step d2", "swap c3-d3")  # neither is the wolf
    assert game.view(0).hideout == "a4"


@pytest.mark.rules("ULY-15")
@pytest.mark.parametrize("dog", CELL.tokens)
def test_the_dog_goes_to_a_touching_tile_and_must_move(dog: str) -> None:
    game = hidden("b2", dog)
    play(game, game.legal()[0])
    here = CELL.number(dog)
    around = [cell for cell in range(CELLS) if AROUND[here] >> cell & 1]
    assert game.legal() == [f"step {CELL.token(cell)}" for cell in around]
    assert len(around) in (3, 5, 8)
    assert GAME.why_not(game.state, GAME.actions.parse(f"step {dog}")).text.id == "why-must-move"
    far = next(cell for cell in range(CELLS) if cell != here and cell not in around)
    refusal = GAME.why_not(game.state, GAME.actions.parse(f"step {CELL.token(far)}"))
    assert (refusal.rule, refusal.text.id) == ("ULY-15", "why-too-far")


@pytest.mark.rules("ULY-15")
@pytest.mark.parametrize(("seats", "expected"), [(2, [1, 1, 1, 1]), (3, [1, 2, 1, 2]), (5, [1, 2, 3, 4, 1])])
def test_dog_players_take_turns_clockwise_and_idle_steps_count(seats: int, expected: list[int]) -> None:
    game = hidden("d4", "a1", seats)
    movers = []
    for cell in ("b1", "a1", "b1", "a1", "b1")[: len(expected)]:
        play(game, "swap c3-d3")
        movers.append(game.actor)
        play(game, f"step {cell}")
    assert movers == expected


@pytest.mark.rules("ULY-15")
def test_in_each_round_the_wolfs_left_begins_and_the_wolf_is_passed_over() -> None:
    game = table(4)
    found_at_once(game)
    assert game.actor == 1
    play(game, "hide d4")
    movers = [game.actor]
    play(game, "start a1")
    for cell in ("b1", "c1", "d1", "c1"):
        play(game, "swap a4-b4")
        movers.append(game.actor)
        play(game, f"step {cell}")
    assert movers == [2, 2, 3, 0, 2]


@pytest.mark.rules("ULY-16")
def test_a_sheep_stays_face_up_with_the_dog_on_it() -> None:
    game = hidden("d4", "a1")
    events = play(game, "swap c3-d3", "step b1")
    assert named(events, "sheep-turned") == [{"cell": "b1", "count": "1"}]
    view = game.view()
    assert view.dog == "b1"
    assert [place.cell for place in view.places if place.face_up] == ["b1"]


@pytest.mark.rules("ULY-16")
def test_on_a_face_up_tile_nothing_happens() -> None:
    game = hidden("d4", "a1")
    play(game, "swap c3-d3", "step b1", "swap c3-d3", "step a1", "swap c3-d3")
    events = play(game, "step b1")
    assert [event.name for event in events] == ["dog-moved"]
    assert game.view().face_up == 2


@pytest.mark.rules("ULY-16", "ULY-17")
def test_finding_the_wolf_gives_every_dog_player_a_prize() -> None:
    game = table(4)
    events = found_at_once(game)
    assert named(events, "wolf-found") == [{"seat": "2", "cell": "a1"}]
    assert game.view().prizes == (0, 1, 1, 1)


@pytest.mark.rules("ULY-17")
def test_the_wolf_found_as_the_eighth_tile_is_found() -> None:
    game = hidden("a3", "a1")
    for cell in ("b1", "c1", "d1", "d2", "c2", "b2", "a2"):
        play(game, "swap b4-c4", f"step {cell}")
    assert game.view().face_up == 7
    play(game, "swap b4-c4", "step a3")
    assert game.view().prizes == (0, 1, 1)


@pytest.mark.rules("ULY-17")
def test_the_eighth_sheep_lets_the_wolf_escape() -> None:
    game = table(3)
    events = eight_sheep(game)
    assert named(events, "wolf-escaped") == [{"seat": "1"}]
    assert [event["count"] for event in named(events, "sheep-turned")] == list("12345678")
    assert game.view().prizes == (1, 0, 0)


@pytest.mark.rules("ULY-18")
def test_only_turned_tiles_count_and_the_starting_tile_counts_when_turned() -> None:
    game = hidden("d4", "a1")
    assert game.view().face_up == 0
    play(game, "swap c3-d3", "step b1")
    play(game, "swap a1-a2")  # the tile the dog started on lies at a2 now
    play(game, "step a2")
    assert game.view().face_up == 2
    play(game, "swap c3-d3", "step b1", "swap c3-d3", "step a2")
    assert game.view().face_up == 2
    play(game, "swap c3-d3", "step a1")
    assert game.view().face_up == 3


@pytest.mark.rules("ULY-12", "ULY-18")
def test_the_wolf_under_the_starting_tile_is_found_when_turned() -> None:
    game = hidden("a1", "a1")
    play(game, "swap c3-d3", "step b1", "swap a1-a2", "step a2")
    assert game.view().prizes == (0, 1, 1)


@pytest.mark.rules("ULY-R19")
def test_sixteen_dog_moves_without_a_new_tile_end_the_round() -> None:
    game = hidden("d4", "a1")
    play(game, "swap c3-d3", "step b1", "swap c3-d3", "step c1")
    for i in range(15):
        assert game.view().idle == i
        play(game, "swap c3-d3", "step b1" if i % 2 == 0 else "step c1")
    play(game, "swap c3-d3")
    events = play(game, "step c1")
    assert named(events, "dog-stalled") == [{"seat": "1"}]
    assert game.view().prizes == (1, 0, 0)
    assert game.view().step == "hide"


@pytest.mark.rules("ULY-R19")
def test_a_turned_tile_starts_the_count_afresh() -> None:
    game = hidden("d4", "a1")
    play(game, "swap c3-d3", "step b1", "swap c3-d3", "step c1")
    for i in range(15):
        play(game, "swap c3-d3", "step b1" if i % 2 == 0 else "step c1")
    play(game, "swap c3-d3", "step b2")
    assert (game.view().idle, game.view().face_up) == (0, 3)


def laziest_step(game: Match) -> str:
    """An idle step, towards the most sheep, if the round goes on after it; else a sheep."""
    s = game.state
    turned = [bool(int(s.turned) >> int(s.tiles[cell]) & 1) for cell in range(CELLS)]

    def around(cell: int, up: bool) -> list[int]:
        tiles = (other for other in range(CELLS) if are_neighbours(cell, other) and turned[other] == up)
        return [other for other in tiles if s.tiles[other] != s.wolf_tile]

    idle = around(int(s.dog), True)
    choices = idle if idle and s.idle < 15 else around(int(s.dog), False)
    return f"step {CELL.token(max(choices, key=lambda cell: len(around(cell, False))))}"


def quietest_swap(game: Match) -> str:
    """A swap of two face-down tiles, neither of them the wolf."""
    s = game.state
    for legal in game.legal():
        one, other = (int(s.tiles[CELL.number(cell)]) for cell in legal.split()[1].split("-"))
        if not (int(s.turned) >> one & 1 or int(s.turned) >> other & 1) and s.wolf_tile not in (one, other):
            return legal
    raise AssertionError("no quiet swap")


@pytest.mark.rules("ULY-R19")
def test_the_longest_round_has_98_dog_moves() -> None:
    game = hidden("a4", "d1")
    steps = []
    while game.view().round_number == 1:
        play(game, quietest_swap(game))
        steps.append(laziest_step(game))
        play(game, steps[-1])
    assert len(steps) == LONGEST_ROUND == 98
    assert game.view().last.found is False
    assert game.view().last.path == ("a4",)


@pytest.mark.rules("ULY-15", "ULY-16")
def test_the_dog_never_jumps() -> None:
    game = hidden("d4", "a1")
    play(game, "swap c3-d3")
    with pytest.raises(IllegalMove, match="ULY-15"):
        game.play("step c1")


@pytest.mark.rules("ULY-R22")
def test_after_a_round_all_see_the_path() -> None:
    game = hidden("b2", "d4")
    play(game, "swap b2-c3", "step d3", "swap a1-b1", "step d4", "swap b2-c3", "step d3", "swap b2-b3", "step c4")
    play(game, "swap a1-b1")
    events = play(game, "step b3")
    assert named(events, "wolf-had-hidden") == [{"seat": "1", "cell": "b2"}]
    moves = [(event["source"], event["cell"]) for event in named(events, "wolf-had-moved")]
    assert moves == [("b2", "c3"), ("c3", "b2"), ("b2", "b3")]
    assert all(one[1] == other[0] for one, other in pairwise(moves))
    assert all(event.seats is None for event in events if event.name.startswith("wolf-had"))
    last = game.view(None).last
    assert (last.wolf, last.found, last.path) == (0, True, ("b2", "c3", "b2", "b3"))
