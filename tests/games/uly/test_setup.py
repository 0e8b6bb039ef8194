"""Material, roles and the beginning of a round (ULY-01 to ULY-13)."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from tana.core import record
from tana.errors import BadOption, IllegalMove
from tana.games.uly.components import CELL, CELLS, DATA, EDGES, PRIZES
from tana.games.uly.game import GAME

from .flock import hidden, luck, named, play, table


@pytest.mark.rules("ULY-01", "ULY-02")
def test_sixteen_sheep_face_down_in_a_square() -> None:
    game = table()
    places = game.view().places
    assert [place.cell for place in places] == [f"{column}{row}" for row in "1234" for column in "abcd"]
    assert not any(place.face_up for place in places)
    assert (CELLS, PRIZES, DATA["tiles_to_turn"]) == (16, 20, 8)
    assert game.view().dog is None


@pytest.mark.rules("ULY-02", "ULY-R02")
def test_the_first_wolf_is_drawn_or_chosen() -> None:
    drawn = Counter(int(GAME.new(5, {}, luck(seed))[0].wolf) for seed in range(250))
    assert set(drawn) == set(range(5))
    assert all(25 < times < 75 for times in drawn.values())
    for seat in range(5):
        state, events = GAME.new(5, {"first": str(seat + 1)}, luck(1))
        assert state.wolf == seat
        assert named(events, "first-wolf") == [{"seat": str(seat + 1)}]
    with pytest.raises(BadOption):
        GAME.new(3, {"first": "4"}, luck(1))


@pytest.mark.rules("ULY-10")
@pytest.mark.parametrize("seats", range(2, 6))
def test_one_wolf_against_all_others(seats: int) -> None:
    game = table(seats)
    wolves: set[int | None] = set()
    dogs: set[int | None] = set()
    for move in ("hide a1", "start d4", *("swap b1-c1", "step c4", "swap b1-c1", "step d4") * 3):
        word = move.split()[0]
        (wolves if word in ("hide", "swap") else dogs).add(game.actor)
        play(game, move)
    assert wolves == {0}
    assert dogs == set(range(1, seats))


@pytest.mark.rules("ULY-11", "ULY-K2")
def test_hiding_is_a_secret_of_the_wolf() -> None:
    game = table()
    assert game.legal() == [f"hide {cell}" for cell in CELL.tokens]
    events = game.play("hide b2").events
    told = {event.name: event for event in events}
    assert told["hidden-at"].seats == frozenset({0})
    assert told["hidden-at"].arguments == {"seat": "1", "cell": "b2"}
    assert told["hid"].seats is None
    assert "b2" not in told["hid"].arguments.values()
    assert game.view(0).hideout == "b2"
    assert game.view(1).hideout is game.view(2).hideout is game.view(None).hideout is None


@pytest.mark.rules("ULY-R11")
def test_hiding_leaves_no_trace() -> None:
    """Wherever the wolf hid, everybody else has the same view and the same public events."""
    seen = set()
    for cell in CELL.tokens:
        game = table(memory_aid="on")
        events = [event for event in game.play(f"hide {cell}").events if event.visible_to(1)]
        seen.add((msgspec.json.encode(game.view(1)), repr(events)))
    assert len(seen) == 1


@pytest.mark.rules("ULY-12")
def test_the_dog_starts_on_any_tile_without_turning_it() -> None:
    for cell in CELL.tokens:
        game = table()
        play(game, "hide b2")
        assert f"start {cell}" in game.legal()
        events = play(game, f"start {cell}")
        assert [event.name for event in events] == ["dog-placed"]
        assert game.view().dog == cell
        assert game.view().face_up == 0


@pytest.mark.rules("ULY-R12")
@pytest.mark.parametrize("seats", range(2, 6))
def test_the_player_on_the_wolfs_left_places_the_dog_even_on_the_wolf(seats: int) -> None:
    game = table(seats)
    play(game, "hide b2")
    assert game.actor == 1
    play(game, "start b2")
    assert game.view(0).hideout == game.view().dog == "b2"
    assert game.view().step == "swap"


@pytest.mark.rules("ULY-13", "ULY-R13")
def test_wolf_and_dog_alternate_and_the_wolf_begins() -> None:
    game = hidden("a1", "d4")
    words = []
    for move in ("swap a1-b1", "step c4", "swap a1-b1", "step c3"):
        words.append({legal.split()[0] for legal in game.legal()})
        play(game, move)
    assert words == [{"swap"}, {"step"}, {"swap"}, {"step"}]


@pytest.mark.rules("ULY-13")
def test_what_is_not_due_is_refused_with_its_rule() -> None:
    game = table()
    due = {
        "hide a1": ("start a1", "ULY-11"),
        "start d4": ("swap a1-b1", "ULY-12"),
        "swap a1-b1": ("step c4", "ULY-13"),
        "step c4": ("hide a1", "ULY-13"),
    }
    for move, (wrong, rule) in due.items():
        before = record.copy(game.state)
        with pytest.raises(IllegalMove, match=rule):
            game.play(wrong)
        assert record.same(game.state, before)
        play(game, move)


@pytest.mark.rules("ULY-14")
def test_the_forty_two_pairs_that_touch() -> None:
    sideways = upright = diagonal = 0
    for one, other in EDGES:
        rows, columns = abs(one // 4 - other // 4), abs(one % 4 - other % 4)
        sideways += (rows, columns) == (0, 1)
        upright += (rows, columns) == (1, 0)
        diagonal += (rows, columns) == (1, 1)
    assert (sideways, upright, diagonal) == (12, 12, 18)
    assert GAME.actions.parse("swap b2-a1") == GAME.actions.parse("swap a1-b2")
