"""Why an action is refused: the rule of the ledger, and nothing changed."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial

import pytest

from tana.core import record
from tana.core.game import Refusal
from tana.errors import BadNotation, IllegalMove
from tana.games.molly.game import GAME

from .garden import Garden, luck

BED = "r y w g b r y w g"


def turn(**more: object) -> Garden:
    return Garden(BED, **({"display": "bg"} | more))  # type: ignore[arg-type]


def placing() -> Garden:
    garden = Garden(BED, display="bg", deck=16, unseen="r")
    garden.play("draw")
    return garden


def checking() -> Garden:
    garden = Garden("r . r g b w y w g", display="rg")
    garden.play("play 1 b1")
    return garden


def competing() -> Garden:
    garden = Garden(". r/w r y w /b g w /y", display="rg", tokens=(0, 0))
    garden.play("play 1 a1")
    garden.play("set row-1 a1")
    return garden


def stealing() -> Garden:
    garden = Garden("r y . g b r y w g", players=4, display="wg", tokens=(6, 0, 3, 3))
    garden.play("play 1 c1")
    return garden


def covering() -> Garden:
    garden = Garden("b b r /r w g /y y w", display="bg", tokens=(0, 0))
    garden.play("play 1 c1")
    garden.play("set row-1 b1")
    return garden


def hunting() -> Garden:
    garden = Garden("r y w g @ r y w g", display="bg")
    garden.play("hunt a1")
    return garden


def choosing(event: str) -> Garden:
    garden = Garden(BED, display="bg", event_on_top="red", cubes=("ry", "wg"))
    garden.play_until("draw", f"event-found 1 {event}")
    return garden


def giving() -> Garden:
    return choosing("pass-it-on")


def discarding() -> Garden:
    return choosing("spring-cleaning")


def must_play() -> Garden:
    garden = Garden("r r r r r r r r r", players=4, display="Yr", deck=1, tardy="R", tokens=(1, 0, 0, 0))
    garden.play("draw")
    return garden


def over() -> Garden:
    return turn(step="over", deck=0)


REFUSALS: list[tuple[Callable[[], Garden], str, str, str]] = [
    (over, "draw", "MOL-60", "why-over"),
    (turn, "place a1", "MOL-20", "why-turn"),
    (turn, "pass", "MOL-24", "why-must-play"),
    (partial(turn, deck=0), "draw", "MOL-R64", "why-deck-empty"),
    (partial(turn, tokens=(0, 1)), "take 1", "MOL-21", "why-no-token"),
    (partial(turn, tokens=(0, 1)), "swap a1-b1", "MOL-21", "why-no-token"),
    (partial(turn, display="b", deck=0), "take 2", "MOL-22", "why-slot-empty"),
    (partial(turn, display="b", deck=0), "play 2 a1", "MOL-24", "why-slot-empty"),
    (partial(Garden, "r . w g b r y w g", display="bg"), "swap a1-b1", "MOL-23", "why-swap-empty"),
    (turn, "hunt a1", "MOL-70", "why-no-bobtail"),
    (turn, "play 1 b2", "MOL-25", "why-same-colour"),
    (partial(Garden, "r y w g @ r y w g", display="bg"), "play 1 b2", "MOL-71", "why-bobtail"),
    (partial(Garden, "r y w g @ r y w g", display="bg"), "swap a1-b1", "MOL-72", "why-hunt-instead"),
    (partial(Garden, "r y w g @ r y w g", display="bg"), "hunt b2", "MOL-R72", "why-one-step"),
    (partial(Garden, "@ y w g b r y w g", display="bg"), "hunt c3", "MOL-R72", "why-one-step"),
    (hunting, "rehome a1", "MOL-72", "why-not-empty"),
    (hunting, "draw", "MOL-72", "why-rehome-first"),
    (placing, "place a1", "MOL-25", "why-same-colour"),
    (placing, "swap a1-b1", "MOL-24", "why-place-first"),
    (must_play, "take 1", "MOL-R24", "why-special-over"),
    (must_play, "draw", "MOL-R25", "why-must-play-display"),
    (checking, "draw", "MOL-31", "why-set-first"),
    (checking, "set row-2 a2", "MOL-31", "why-not-a-set"),
    (checking, "set row-1 a2", "MOL-33", "why-not-in-set"),
    (checking, "projects row-1", "MOL-37", "why-other-set"),
    (competing, "set column-c c1", "MOL-37", "why-other-set"),
    (stealing, "steal 1", "MOL-26", "why-steal-self"),
    (stealing, "steal 2", "MOL-R26", "why-victim-poor"),
    (stealing, "steal 5", "MOL-26", "why-no-such-seat"),
    (stealing, "draw", "MOL-26", "why-steal-first"),
    (covering, "cover c3", "MOL-R37", "why-not-to-cover"),
    (covering, "draw", "MOL-37", "why-cover-first"),
    (giving, "give blue", "MOL-R5b", "why-no-cube"),
    (giving, "discard red", "MOL-56", "why-give-first"),
    (discarding, "discard blue", "MOL-R5b", "why-no-cube"),
    (discarding, "give red", "MOL-57", "why-discard-first"),
]


@pytest.mark.rules("MOL-20", "MOL-24", "MOL-25", "MOL-31", "MOL-33", "MOL-71", "MOL-R72")
@pytest.mark.parametrize(
    ("made", "notation", "rule", "text"), REFUSALS, ids=[f"{text}: {notation}" for _, notation, _, text in REFUSALS]
)
def test_every_refusal_names_its_rule(made: Callable[[], Garden], notation: str, rule: str, text: str) -> None:
    garden = made()
    why = GAME.why_not(garden.state, GAME.actions.parse(notation))
    assert (why.rule, why.text.id) == (rule, text)
    before = record.to_bytes(garden.state)
    with pytest.raises(IllegalMove):
        GAME.apply(garden.state, GAME.actions.parse(notation), luck(1))
    assert record.to_bytes(garden.state) == before


@pytest.mark.rules("MOL-R5b")
def test_a_refusal_tells_nothing_of_a_secret() -> None:
    """After the first seat has chosen, the second seat's refusals do not depend on what the first one chose."""
    one, other = giving(), giving()
    one.play("give red")
    other.play("give yellow")
    for action in range(len(GAME.actions)):
        if action not in GAME.legal(one.state):
            assert GAME.why_not(one.state, action) == GAME.why_not(other.state, action)


def test_every_illegal_action_of_random_games_has_a_reason() -> None:
    choose = random.Random(3)
    for seats, variant in ((2, "base"), (3, "bobtail"), (4, "base")):
        s, _ = GAME.new(seats, {"variant": variant}, luck(seats))
        while GAME.actor(s) is not None:
            legal = GAME.legal(s)
            for action in choose.sample(range(len(GAME.actions)), 12):
                if action not in legal:
                    assert isinstance(GAME.why_not(s, action), Refusal)
            GAME.apply(s, choose.choice(legal), luck(choose.randrange(1 << 60)))


@pytest.mark.parametrize("action", [-1, 10_000])
def test_a_number_outside_the_space_is_no_action(action: int) -> None:
    garden = turn()
    before = record.to_bytes(garden.state)
    with pytest.raises(BadNotation, match="is not an action"):
        GAME.apply(garden.state, action, luck(1))
    with pytest.raises(BadNotation):
        GAME.why_not(garden.state, action)
    assert record.to_bytes(garden.state) == before
