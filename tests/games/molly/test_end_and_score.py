"""End and score (MOL-60 to MOL-64)."""

from __future__ import annotations

import numpy as np
import pytest

from tana.games.molly import rules
from tana.games.molly.game import GAME

from .garden import Garden

BED = "r y w g b r y w g"


def finished(*burrows: str, tokens: tuple[int, ...]) -> Garden:
    return Garden(BED, players=len(burrows), cubes=burrows, tokens=tokens, step="over", deck=0)


def scores(garden: Garden) -> tuple[int, ...]:
    outcome = GAME.outcome(garden.state)
    assert outcome is not None
    return outcome.scores


def ranks(garden: Garden) -> tuple[int, ...]:
    outcome = GAME.outcome(garden.state)
    assert outcome is not None
    return outcome.ranks


def turns_from(garden: Garden, seed: int) -> list[int]:
    """Whose turns follow, each played with a card from the display, until the game is over."""
    turns = []
    while garden.actor is not None:
        turns.append(garden.actor)
        before = int(garden.state.turn)
        for notation in garden.legal("play"):
            twin = garden.copy()
            twin.play(f"play {notation}", seed)
            if twin.actor is None or twin.state.turn != before:
                break
        garden.play(f"play {notation}", seed)
    return turns


# --- the last round --------------------------------------------------------------------------------------------


@pytest.mark.rules("MOL-60")
@pytest.mark.parametrize(("first", "turn"), [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (2, 0), (2, 1), (2, 2)])
def test_the_last_round_gives_everybody_the_same_number_of_turns(first: int, turn: int) -> None:
    """The last Mole leaves the deck in the middle of `turn`: play ends to the right of the first player."""
    garden = Garden(BED, players=3, display="bg", deck=16, turn=turn, first=first)
    lines = garden.play("take 1")
    last = (first + 2) % 3
    assert f"last-round {last + 1}" in lines
    assert garden.view(None).last_round
    turns = turns_from(garden, seed=5)
    assert turns == [(turn + i) % 3 for i in range((last - turn) % 3 + 1)]


@pytest.mark.rules("MOL-60")
def test_before_a_tardy_mole_is_on_top_play_goes_on() -> None:
    garden = Garden(BED, display="bg", deck=17, turn=1, first=0)
    garden.play("play 1 a1")
    assert garden.deck == 16
    assert garden.actor == 0
    assert not garden.view(None).last_round


@pytest.mark.rules("MOL-60")
def test_the_top_card_shows_at_the_start_of_a_turn() -> None:
    """The refill at the start of the first player's turn takes the last Mole: a whole round follows."""
    garden = Garden(BED, display="bg", deck=16, turn=1, first=0)
    lines = garden.play("play 1 a1")
    assert lines[1:3] == ["turn-began 1", "last-round 2"]
    assert turns_from(garden, seed=1) == [0, 1]


@pytest.mark.rules("MOL-R60")
def test_checked_in_any_phase_and_the_game_can_end_with_that_very_turn() -> None:
    """The last Mole is turned up in order to be played, by the player to the right of the first player."""
    garden = Garden("r y w g b r y w g", display="rg", deck=16, unseen="w", turn=1, first=0)
    assert garden.play("draw") == ["last-round 2", "turned-up 2 white"]
    lines = garden.play("place a1")
    assert lines == ["played 2 white a1", "game-over"]
    assert garden.actor is None
    assert garden.legal() == []


@pytest.mark.rules("MOL-R60", "MOL-37")
def test_covering_cards_can_begin_the_last_round() -> None:
    garden = Garden("b b r /r w g /y y w", display="bg", deck=17, turn=0, first=0, tokens=(0, 0))
    garden.play("play 1 c1")
    lines = garden.play("set row-1 b1")
    assert "last-round 2" in lines
    garden.play("cover a1")
    garden.play("cover a2")
    assert turns_from(garden, seed=2) == [1]


@pytest.mark.rules("MOL-R60", "MOL-50")
def test_an_event_can_be_the_last_card_above_the_tardy_moles() -> None:
    garden = Garden(BED, display="rg", event_on_top="red", turn=1, first=0)
    lines = garden.play_until("take 1", "event-found 2 spring-cleaning")
    assert lines[3:5] == ["last-round 2", "event-found 2 spring-cleaning"]
    garden.play("play 2 a1")
    assert garden.actor is None


@pytest.mark.rules("MOL-60", "MOL-33")
def test_a_set_in_the_last_turn_is_still_resolved() -> None:
    garden = Garden("r . r g b w y w g", display="rg", deck=15, turn=1, first=0)
    garden.play("play 1 b1")
    lines = garden.play("set row-1 a1")
    assert garden.cubes(1) == "r"
    assert lines[-1] == "game-over"
    assert GAME.outcome(garden.state) is not None


@pytest.mark.rules("MOL-60", "MOL-R64")
def test_the_last_turn_may_end_by_a_pass() -> None:
    garden = Garden(BED, display="", deck=0, turn=1, first=0, tokens=(0, 0))
    assert garden.play("pass") == ["passed 2", "game-over"]


@pytest.mark.rules("MOL-R64")
def test_discards_are_never_reshuffled() -> None:
    garden = Garden("r y w g b r y w g", display="RG", deck=0, tokens=(2, 0))
    discards = garden.discards
    garden.play("take 1")
    garden.play("take 2")
    assert garden.deck == 0
    assert garden.discards == discards + 2
    assert garden.display == ".."


# --- score -----------------------------------------------------------------------------------------------------


@pytest.mark.rules("MOL-61", "MOL-62")
@pytest.mark.parametrize(
    ("cubes", "tokens", "points"),
    [
        ("yyyyyrrrrrrrwwwggggbbb", 1, 22),
        ("yyyyyyrrrrrrwwwgggg", 0, 18),
        ("yyyyyyrrrrrrwwwwgggg", 0, 24),
    ],
)
def test_the_worked_examples(cubes: str, tokens: int, points: int) -> None:
    garden = Garden(BED, players=4, cubes=(cubes,), tokens=(tokens, 0, 0, 0), step="over", deck=0)
    assert scores(garden)[0] == points


@pytest.mark.rules("MOL-61", "MOL-R61")
@pytest.mark.parametrize(
    ("cubes", "points"),
    [("", 0), ("rrrr", 16), ("rw", 1), ("rrww", 4), ("yyrrwwggbb", 4), ("rrrrrrrw", 7), ("rrrrrrrww", 14), ("b", 1)],
)
def test_most_times_least(cubes: str, points: int) -> None:
    assert scores(finished(cubes, "", tokens=(0, 0)))[0] == points
    assert scores(finished(cubes, "", tokens=(3, 0)))[0] == points + 3


@pytest.mark.rules("MOL-61")
def test_the_points_are_explained_line_by_line() -> None:
    outcome = GAME.outcome(finished("rrrww", "", tokens=(2, 0)).state)
    assert outcome is not None
    cubes, tokens = outcome.lines[0]
    assert cubes.text.arguments == {"most": 3, "least": 2}
    assert (cubes.points, tokens.points) == (6, 2)
    assert outcome.reason.id == "end-last-round"


@pytest.mark.rules("MOL-63")
def test_the_highest_score_wins() -> None:
    garden = finished("rrrr", "www", "bbbbb", tokens=(0, 1, 0))
    assert scores(garden) == (16, 10, 25)
    assert ranks(garden) == (2, 3, 1)


@pytest.mark.rules("MOL-63")
def test_a_tie_goes_to_fewer_tokens() -> None:
    garden = finished("rrrrww", "rr", tokens=(0, 4))
    assert scores(garden) == (8, 8)
    assert ranks(garden) == (1, 2)


@pytest.mark.rules("MOL-63")
def test_a_tie_that_persists_is_shared_and_the_next_rank_is_left_out() -> None:
    garden = finished("rrr", "www", "rr", "", tokens=(1, 1, 0, 4))
    assert scores(garden) == (10, 10, 4, 4)
    assert ranks(garden) == (1, 1, 3, 4), "the same order ranks everybody"


@pytest.mark.rules("MOL-61", "MOL-63")
def test_present_points_and_ranks_are_known_before_the_end() -> None:
    garden = Garden(BED, cubes=("rr", "www"), tokens=(1, 0))
    out = np.zeros(4, np.int64)
    rules.scores(garden.state, out)
    assert list(out) == [5, 9, 0, 0]
    rules.ranks(garden.state, out)
    assert list(out) == [2, 1, 0, 0]
    assert GAME.outcome(garden.state) is None


@pytest.mark.rules("MOL-K2")
def test_at_the_end_all_burrows_are_open() -> None:
    garden = finished("rrr", "wwy", tokens=(1, 1))
    for seat in (None, 0, 1):
        assert [sum(burrow.cubes.values()) for burrow in garden.view(seat).burrows] == [3, 3]
