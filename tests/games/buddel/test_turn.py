"""Rolling, moving, looking (BUD-10 to BUD-20)."""

from __future__ import annotations

from collections import Counter

import pytest

from tana.core import record
from tana.games.buddel import rules
from tana.games.buddel.components import BOX, DEN, DOG_OR_MOLE, MOLE, PIECE, SYMBOL, TRACK
from tana.games.buddel.game import GAME

from .garden import garden, legal, luck, named, place, play, refusal, roll


@pytest.mark.rules("BUD-10", "BUD-03")
def test_rolling_is_a_step_of_its_own_and_fair() -> None:
    rolls: Counter[tuple[str, str]] = Counter()
    start = garden()
    assert legal(start) == ["roll"]
    for seed in range(1080):
        events = GAME.apply(record.copy(start), GAME.actions.parse("roll"), luck(seed))
        assert events[0].reveals
        rolls[events[0].arguments["piece"], events[0].arguments["symbol"]] += 1
    assert set(rolls) == {(piece, symbol) for piece in PIECE.tokens for symbol in SYMBOL.tokens}
    assert all(25 < times < 98 for times in rolls.values())


@pytest.mark.rules("BUD-10")
def test_nothing_moves_before_the_roll() -> None:
    s = garden()
    assert refusal(s, "mole s1") == ("BUD-10", "why-roll-first")
    assert GAME.view(s, 0).dice is None


@pytest.mark.rules("BUD-11")
@pytest.mark.parametrize(
    ("piece", "expected"),
    [
        ("small", ["mole s1", "mole s2", "mole s3"]),
        ("medium", ["mole m1", "mole m2", "mole m3"]),
        ("large", ["mole l1", "mole l2", "mole l3"]),
        ("any-mole", [f"mole {size}{slot}" for size in "sml" for slot in (1, 2, 3)]),
        ("dog", [f"dog {hole}" for hole in (3, 6, 8, 10, 14, 17, 20)]),
        (
            "dog-or-mole",
            [f"mole {size}{slot}" for size in "sml" for slot in (1, 2, 3)]
            + [f"dog {hole}" for hole in (3, 6, 8, 10, 14, 17, 20)],
        ),
    ],
)
def test_the_piece_die_says_what_moves_whoever_owns_it(piece: str, expected: list[str]) -> None:
    s = garden(dice=f"{piece} leaf")
    assert legal(s) == expected


@pytest.mark.rules("BUD-11")
def test_refusals_of_the_piece_die() -> None:
    s = garden(dice="small leaf")
    assert refusal(s, "mole m1") == ("BUD-11", "why-other-size")
    assert refusal(s, "dog 3") == ("BUD-11", "why-only-mole")
    roll(s, "dog leaf")
    assert refusal(s, "mole s1") == ("BUD-11", "why-only-dog")


@pytest.mark.rules("BUD-12")
@pytest.mark.parametrize(
    ("start", "symbol", "others", "expected"),
    [
        ("haystack", "clover", {}, "1"),
        ("haystack", "leaf", {}, "3"),
        (1, "clover", {}, "4"),  # the own hole does not count
        (3, "clover", {"m1": 4}, "7"),  # taken: on to the next
        (3, "clover", {"m1": 4, "m2": 7, "l1": 11}, "13"),
        (2, "flower", {"m1": 4}, "5"),  # overtakes
        (20, "flower", {"m1": 21}, "den"),
        (20, "leaf", {}, "den"),  # no leaf ahead
        (18, "clover", {}, "den"),
    ],
)
def test_a_mole_goes_to_the_nearest_free_hole_ahead(
    start: int | str, symbol: str, others: dict[str, int], expected: str
) -> None:
    s = garden(places={"s1": start, **others}, dice=f"small {symbol}", dog=3 if start != 3 else 14)
    play(s, "mole s1")
    assert place(s, "s1") == expected


@pytest.mark.rules("BUD-12")
def test_home_from_the_haystack_when_every_hole_is_taken() -> None:
    flowers = [hole + 1 for hole, symbol in enumerate(TRACK) if symbol == SYMBOL.number("flower")]
    names = ["s2", "m1", "m2", "m3", "l1", "l2", "l3"]
    s = garden(places=dict(zip(names, flowers, strict=True)), dice="small flower", dog=1)
    events = play(s, "mole s1")
    assert place(s, "s1") == "den"
    assert named(events, "mole-moved")[0]["source"] == "haystack"


@pytest.mark.rules("BUD-13")
def test_the_dog_takes_up_no_hole_and_freezes_who_comes() -> None:
    s = garden(places={"s2": 1}, dice="small clover", dog=4)
    events = play(s, "mole s2")  # seat 1 moves somebody else's mole on purpose
    assert place(s, "s2") == "4"
    assert named(events, "frozen") == [{"mole": "s2", "hole": "4"}]
    assert next(mole for mole in GAME.view(s, None).moles if mole.mole == "s2").frozen


@pytest.mark.rules("BUD-13")
def test_the_dogs_hole_with_a_mole_is_passed() -> None:
    s = garden(places={"m1": 4}, dice="small clover", dog=4)
    roll(s, "small clover")
    play(s, "mole s1", "leave")
    assert place(s, "s1") == "1"
    roll(s, "small clover")
    play(s, "mole s1")
    assert place(s, "s1") == "7"


@pytest.mark.rules("BUD-14")
def test_a_frozen_mole_moves_again_when_the_dog_has_left() -> None:
    s = garden(places={"s1": 5}, dice="small leaf", dog=5)
    assert legal(s) == ["mole s2", "mole s3"]
    assert refusal(s, "mole s1") == ("BUD-14", "why-frozen")
    roll(s, "dog leaf")
    events = play(s, "dog 20")
    assert named(events, "freed") == [{"mole": "s1", "hole": "5"}]
    roll(s, "small leaf")
    assert legal(s) == ["mole s1", "mole s2", "mole s3"]


@pytest.mark.rules("BUD-15")
def test_looking_is_secret_and_the_move_stands() -> None:
    s = garden(4, dice="small leaf")
    play(s, "mole s3")
    assert legal(s) == ["look", "leave"]
    events = {event.name: event for event in play(s, "look")}
    assert events["saw"].seats == frozenset({0})
    assert events["saw"].arguments == {"seat": "1", "mole": "s3", "clan": "worm"}
    assert events["saw"].reveals
    assert place(s, "s3") == "3"
    assert s.turn == 1


@pytest.mark.rules("BUD-R15")
def test_that_somebody_looked_is_public_and_so_is_a_decline() -> None:
    for move, name in (("look", "looked"), ("leave", "left")):
        s = garden(4, dice="small leaf")
        events = play(s, "mole s3", move)
        told = next(event for event in events if event.name == name)
        assert told.seats is None
        assert told.arguments == {"seat": "1", "mole": "s3"}


@pytest.mark.rules("BUD-R15")
def test_looking_is_offered_even_for_a_known_mole_but_not_after_the_dog_or_at_home() -> None:
    s = garden(dice="small leaf")
    play(s, "mole s1")  # the own mole
    assert legal(s) == ["look", "leave"]
    assert refusal(s, "roll") == ("BUD-R15", "why-look-first")
    s = garden(dice="dog leaf")
    play(s, "dog 3")
    assert legal(s) == ["roll"]
    s = garden(places={"s2": 20}, dice="small leaf")
    play(s, "mole s2")
    assert legal(s) == ["roll"]


@pytest.mark.rules("BUD-16")
def test_at_the_den_a_mole_shows_its_clan_whoever_moved_it() -> None:
    s = garden(places={"s2": 20}, dice="small leaf")
    events = play(s, "mole s2")
    assert named(events, "came-home") == [{"seat": "2", "mole": "s2", "clan": "ant"}]
    assert next(event for event in events if event.name == "came-home").seats is None
    assert [player.home for player in GAME.view(s, None).players] == [0, 1, 0]
    roll(s, "small leaf")
    assert refusal(s, "mole s2") == ("BUD-16", "why-at-home")


@pytest.mark.rules("BUD-17", "BUD-R17")
def test_the_dog_runs_both_ways_to_any_other_hole_with_the_symbol() -> None:
    s = garden(places={"s1": 2, "s2": 16}, dice="dog flower", dog=12)
    assert legal(s) == [f"dog {hole}" for hole in (2, 5, 9, 16, 19, 21)]
    assert refusal(s, "dog 12") == ("BUD-R17", "why-dog-stays")
    assert refusal(s, "dog 1") == ("BUD-17", "why-other-symbol")
    events = play(s, "dog 2")
    assert GAME.view(s, None).dog == "2"
    assert named(events, "frozen") == [{"mole": "s1", "hole": "2"}]


@pytest.mark.rules("BUD-18")
def test_moving_is_compulsory() -> None:
    s = garden(places={"s1": 1}, dice="small clover", dog=4)
    assert "decline" not in legal(s)
    assert refusal(s, "decline") == ("BUD-18", "why-not-home")
    assert refusal(s, "roll") == ("BUD-18", "why-must-move")
    assert refusal(s, "leave") == ("BUD-18", "why-must-move")


@pytest.mark.rules("BUD-20")
@pytest.mark.parametrize("last", ["den", "frozen"])
def test_a_size_that_cannot_move_is_rolled_again_by_the_same_player(last: str) -> None:
    places: dict[str, int | str] = {"s1": "den", "s2": "den", "s3": "den" if last == "den" else 5}
    again = 0
    for seed in range(60):
        s = garden(places=places, dog=5, turn=2)
        events = play(s, "roll", seed=seed)
        assert s.turn == 2
        if events[0].arguments["piece"] == "small":
            again += 1
            assert named(events, "nothing-moves") == [{"seat": "3"}]
            assert legal(s) == ["roll"]
            assert GAME.view(s, None).dice is None
        else:
            assert len(events) == 1
    assert again > 3


@pytest.mark.rules("BUD-R20")
def test_rolled_again_as_often_as_needed() -> None:
    s = garden(places={"s1": "den", "s2": "den", "s3": "den", "m1": "den", "m2": "den", "m3": "den"})
    most = 0
    for first in range(0, 200, 10):
        trial, rolls = record.copy(s), 0
        while legal(trial) == ["roll"]:
            play(trial, "roll", seed=first + rolls)
            rolls += 1
            assert trial.turn == 0
        most = max(most, rolls)
    assert most > 2


@pytest.mark.rules("BUD-R20")
def test_with_no_mole_able_to_move_the_dog_must() -> None:
    """A position of moles that are all frozen or gone: no game leads there, but the rule is in force."""
    s = garden(2, {"s1": 5}, dice="dog-or-mole flower", dog=5)
    for mole in range(len(MOLE)):
        if s.places[mole] != BOX and MOLE.token(mole) != "s1":
            s.places[mole] = DEN
    assert s.piece == DOG_OR_MOLE
    assert not rules.any_mole_may_move(s)
    assert legal(s) == [f"dog {hole}" for hole in (2, 9, 12, 16, 19, 21)]


@pytest.mark.rules("BUD-18")
def test_a_mole_move_can_be_taken_back_until_somebody_looks() -> None:
    s = garden(dice="small leaf")
    assert not any(event.reveals for event in play(record.copy(s), "mole s1"))
    play(s, "mole s1")
    assert any(event.reveals for event in GAME.apply(s, GAME.actions.parse("look"), luck(1)))
