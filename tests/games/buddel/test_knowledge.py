"""Who knows what, declining, the end (BUD-19, BUD-R19, BUD-30, BUD-R30, BUD-K1 to BUD-K3)."""

from __future__ import annotations

from collections import Counter
from itertools import permutations, product
from typing import Any

import numpy as np
import pytest

from tana.core import record
from tana.core.events import Event
from tana.errors import BadPosition
from tana.games.buddel.board import may_move
from tana.games.buddel.components import CLAN, DEALS, MOLE, MOLES, SIZES, SLOTS
from tana.games.buddel.game import GAME
from tana.games.buddel.state import OVER, State

from ..speeds import compiled_games, interpreted_games
from .garden import clans_seen, garden, legal, luck, named, place, play, refusal, roll

# --- declining ---------------------------------------------------------------------------------------------

ONE_LEFT: dict[str, int | str] = {"s1": "den", "s2": "den", "s3": 20}
"""Only s3 can move with a small mole, and with a leaf it goes home."""


@pytest.mark.rules("BUD-19")
def test_the_only_move_brings_home_somebody_elses_mole() -> None:
    s = garden(places=ONE_LEFT, dice="small leaf")
    assert legal(s) == ["mole s3", "decline"]
    events = play(s, "decline")
    assert named(events, "declined") == [{"seat": "1"}]
    assert place(s, "s3") == "20"
    assert s.turn == 1
    assert legal(s) == ["roll"]


@pytest.mark.rules("BUD-19", "BUD-18")
def test_the_own_mole_has_to_go_home() -> None:
    s = garden(places=ONE_LEFT, dice="small leaf", turn=2)
    assert legal(s) == ["mole s3"]
    assert refusal(s, "decline") == ("BUD-19", "why-may-be-own")


@pytest.mark.rules("BUD-R19")
def test_a_move_that_does_not_lead_home_forbids_declining() -> None:
    s = garden(places=ONE_LEFT, dice="small flower")
    assert legal(s) == ["mole s3"]
    assert refusal(s, "decline") == ("BUD-18", "why-not-home")


@pytest.mark.rules("BUD-R19")
def test_the_dog_forbids_declining() -> None:
    places: dict[str, int | str] = {"s1": "den", "m1": "den", "l1": 19, "s2": 20, "m2": 17, "l2": 18}
    s = garden(2, places, dice="any-mole leaf", dog=19)
    assert legal(s) == ["mole s2", "mole m2", "mole l2", "decline"]
    roll(s, "dog-or-mole leaf")
    assert "decline" not in legal(s)
    assert refusal(s, "decline") == ("BUD-R19", "why-dog-can-move")


@pytest.mark.rules("BUD-R19")
def test_several_moves_that_all_bring_others_home() -> None:
    s = garden(places={"s1": "den", "s2": 18, "s3": 20}, dice="small clover")
    assert legal(s) == ["mole s2", "mole s3", "decline"]


@pytest.mark.rules("BUD-R19")
@pytest.mark.parametrize(("looks", "offered"), [({}, False), ({0: ["s1"]}, True), ({1: ["s1"]}, False)])
def test_certainty_is_what_that_seat_has_seen(looks: dict[int, list[str]], offered: bool) -> None:
    """Shuffled: s1 is the player's own, which it knows only if it has looked itself."""
    places: dict[str, int | str] = {"s1": 19, "s2": 20}
    s = garden(2, places, shuffled=True, dice="small leaf", dog=19, looks=looks)
    assert legal(s) == (["mole s2", "decline"] if offered else ["mole s2"])


@pytest.mark.rules("BUD-R19")
def test_legality_does_not_depend_on_the_memory_aid() -> None:
    for aid in (False, True):
        s = garden(3, {"s1": 19, "s2": 20, "s3": "den"}, dice="small leaf", dog=19, memory_aid=aid)
        assert legal(s) == ["mole s2", "decline"]


@pytest.mark.rules("BUD-K2", "BUD-R19")
def test_a_decline_tells_everybody_that_the_mole_is_not_the_decliners() -> None:
    s = garden(4, {"s1": 19, "s2": 20, "s3": 18, "s4": 17}, dice="small leaf", dog=19, memory_aid=True)
    assert "decline" in legal(s)
    play(s, "decline")
    for knower in (1, 2, 3):
        own = knower  # slot n belongs to seat n - 1
        possible = {DEALS[deal] for deal in range(len(DEALS)) if int(s.players[knower].deals[0]) >> deal & 1}
        assert possible == {deal for deal in permutations(range(4)) if deal[own] == knower and deal[0] == 0}
    assert clans_seen(s, None)["s1"] == "ladybird"


@pytest.mark.rules("BUD-R19", "BUD-R04")
def test_declining_over_waiting_moles_speaks_about_all_of_them() -> None:
    """Shuffled, all leaves taken: any waiting small mole would go home, and none is the decliner's."""
    names = ["m1", "m2", "m3", "l1", "l2", "l3", "s1"]
    places: dict[str, int | str] = dict(zip(names, (3, 6, 8, 10, 14, 17, 20), strict=True))
    s = garden(3, places, shuffled=True, dice="small leaf", dog=20, looks={0: ["s1"]})
    assert legal(s) == ["mole s2", "decline"]
    play(s, "decline")
    assert clans_seen(s, 1)["s1"] is None  # no aid
    for seat in (1, 2):
        fitting = {DEALS[deal][:3] for deal in range(len(DEALS)) if int(s.players[seat].deals[0]) >> deal & 1}
        assert fitting == {(0, 1, 2), (0, 2, 1)}


# --- the end -----------------------------------------------------------------------------------------------

TWO_HOME: dict[str, int | str] = {"m2": "den", "l2": "den", "s2": 20}


@pytest.mark.rules("BUD-30", "BUD-R30")
def test_the_third_mole_of_a_clan_wins_whoever_moved_it() -> None:
    s = garden(4, {**TWO_HOME, "l3": "den"}, dice="small leaf", turn=0)
    assert GAME.outcome(s) is None
    events = play(s, "mole s2")
    assert named(events, "game-over") == [{"seat": "2", "clan": "ant"}]
    outcome = GAME.outcome(s)
    assert outcome is not None
    assert outcome.ranks == (2, 1, 2, 2)
    assert outcome.scores == (0, 3, 1, 0)
    assert outcome.reason.arguments == {"clan": "clan:ant"}
    assert GAME.actor(s) is None
    assert refusal(s, "roll") == ("BUD-30", "why-over")


# --- who knows what ----------------------------------------------------------------------------------------


@pytest.mark.rules("BUD-K1")
def test_everything_but_clans_is_public() -> None:
    s = garden(4, {"s1": 4, "s2": "den"}, dice="small leaf", dog=4, looks={1: ["s1"]}, memory_aid=True)
    public = GAME.view(s, None)
    for seat in range(4):
        view = GAME.view(s, seat)
        for field in view.__struct_fields__:
            if field not in ("seat", "moles"):
                assert getattr(view, field) == getattr(public, field)
        for mole, shown in zip(view.moles, public.moles, strict=True):
            assert (mole.mole, mole.mole_size, mole.place, mole.frozen) == (
                shown.mole,
                shown.mole_size,
                shown.place,
                shown.frozen,
            )
            assert shown.clan in (None, mole.clan)
    assert clans_seen(s, None)["s2"] == "ant"


@pytest.mark.rules("BUD-K3", "BUD-K2")
def test_the_memory_aid_shows_what_was_seen_and_what_follows() -> None:
    for aid in (True, False):
        s = garden(4, {"s2": 3, "s3": 6}, looks={0: ["s2", "s3"]}, memory_aid=aid)
        seen = clans_seen(s, 0)
        expected = ["ladybird", "ant", "worm", "snail"] if aid else ["ladybird", None, None, None]
        assert [seen[f"s{slot}"] for slot in (1, 2, 3, 4)] == expected
        s = garden(4, {"s1": 3}, memory_aid=aid)
        assert clans_seen(s, 0)["s1"] == ("ladybird" if aid else None)


@pytest.mark.rules("BUD-K3")
def test_without_the_aid_a_look_is_shown_once() -> None:
    s = garden(4, dice="small leaf")
    events = play(s, "mole s3", "look")
    assert named([event for event in events if event.visible_to(0)], "saw")[0]["clan"] == "worm"
    assert clans_seen(s, 0)["s3"] is None


class Rememberer:
    """A player with perfect memory who knows only what it was told: the deals of each size that fit."""

    def __init__(self, seat: int, seats: int) -> None:
        self.seat = seat
        self.deals = {size: set(permutations(range(seats))) for size in range(SIZES)}

    def keep(self, mole: int, owner: int, right: bool = True) -> None:
        size, slot = divmod(mole, SLOTS)
        self.deals[size] = {deal for deal in self.deals[size] if (deal[slot] == owner) == right}

    def hear(self, before: State, events: list[Event]) -> None:
        for event in events:
            if not event.visible_to(self.seat):
                continue
            if event.name == "own-mole":
                self.keep(MOLE.number(event.arguments["mole"]), self.seat)
            if event.name in ("saw", "came-home"):
                self.keep(MOLE.number(event.arguments["mole"]), CLAN.number(event.arguments["clan"]))
            if event.name == "declined":
                for mole in range(MOLES):
                    if may_move(before, mole):
                        self.keep(mole, int(before.turn), right=False)


def known_deals(s: State, seat: int) -> dict[int, set[tuple[int, ...]]]:
    return {
        size: {deal[: s.seats] for i, deal in enumerate(DEALS) if int(s.players[seat].deals[size]) >> i & 1}
        for size in range(SIZES)
    }


@pytest.mark.rules("BUD-K2")
@pytest.mark.parametrize("haystack", ["known", "shuffled"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_knowledge_is_what_a_perfect_memory_can_work_out(seats: int, haystack: str) -> None:
    """Along games in which players decline whenever they may."""
    declines = 0
    for seed in range(4):
        s, events = GAME.new(seats, {"haystack": haystack}, luck(seed))
        players = [Rememberer(seat, seats) for seat in range(seats)]
        number = 0
        while s.step != OVER:
            for player in players:
                player.hear(s, events)
                assert known_deals(s, player.seat) == player.deals
            choices = legal(s)
            number += 1
            move = "decline" if "decline" in choices else choices[(number * 7919 + seed) % len(choices)]
            declines += move == "decline"
            before = record.copy(s)
            events = GAME.apply(s, GAME.actions.parse(move), luck(1000 * seed + number))
            for player in players:
                player.hear(before, [event for event in events if event.name == "declined"])
            events = [event for event in events if event.name != "declined"]
    assert declines > 0


@pytest.mark.rules("BUD-K2")
@pytest.mark.parametrize("shuffled", [False, True])
def test_determinize_is_exact(shuffled: bool) -> None:
    """Every deal that fits, all equally likely; moles nobody has seen stay unseen; other seats know what they saw."""
    looks = {0: ["s1"], 1: ["s1", "s2"], 2: ["m3"]}
    s = garden(3, {"s1": 3, "s2": 5, "m3": 8, "l1": "den"}, shuffled=shuffled, looks=looks)
    draws = 480
    drawn: Counter[tuple[int, ...]] = Counter()
    for seed in range(draws):
        world = GAME.determinize(s, 0, luck(seed))
        if seed % 10 == 0:
            GAME.check(world)
        assert record.same(GAME.determinize(world, 0, luck(99)), GAME.determinize(s, 0, luck(99)))
        drawn[tuple(int(world.owners[mole]) for mole in range(MOLES) if mole % SLOTS < 3)] += 1
    expected: set[tuple[int, ...]] = set()
    for small, medium, large in product(permutations(range(3)), repeat=3):
        fits = small[0] == 0 and large[0] == 0 and (shuffled or medium[0] == 0)
        if fits and shuffled:
            expected.add((small[0], small[1], -1, -1, -1, medium[2], large[0], -1, -1))
        elif fits:
            expected.add((*small, *medium, *large))
    assert set(drawn) == expected
    mean = draws / len(expected)
    assert all(abs(times - mean) < 5 * mean**0.5 for times in drawn.values())


@pytest.mark.rules("BUD-K2", "BUD-R04")
def test_determinize_agrees_with_what_really_happens() -> None:
    """Shuffled: replay the same looks with fresh luck; among the games that look the same to seat 2, the clans
    that seat 1 saw are as often this or that as in its worlds."""
    real: Counter[int] = Counter()
    worlds: Counter[int] = Counter()
    start = garden(3, shuffled=True, dice="small leaf")
    for seed in range(900):
        s = record.copy(start)
        for mole, chance in (("mole s1", 2 * seed), ("mole s2", 2 * seed + 1)):
            roll(s, "small leaf")
            GAME.apply(s, GAME.actions.parse(mole), luck(0))
            GAME.apply(s, GAME.actions.parse("look"), luck(chance))
        if s.owners[1] == 1:
            real[int(s.owners[0])] += 1
            worlds[int(GAME.determinize(s, 1, luck(seed)).owners[0])] += 1
    assert set(real) == set(worlds) == {0, 2}
    assert all(abs(real[seat] - sum(real.values()) / 2) < 45 for seat in real)
    assert all(abs(worlds[seat] - sum(worlds.values()) / 2) < 45 for seat in worlds)


@pytest.mark.rules("BUD-K2")
def test_after_a_decline_no_world_contradicts_it() -> None:
    """Seat 1 knows that s1 is its own and declines the others; in no world do they become its moles."""
    s = garden(3, {"s1": 19, "s2": 18, "s3": 20}, shuffled=True, looks={0: ["s1"]}, dog=19, dice="small leaf")
    play(s, "decline")
    roll(s, "small leaf")
    owners = set()
    for seed in range(40):
        world = GAME.determinize(s, 1, luck(seed))
        assert world.owners[MOLE.number("s1")] == 0
        play(world, "mole s2", seed=seed)
        owners.add(int(world.owners[MOLE.number("s2")]))
    assert owners == {1, 2}


# --- positions ---------------------------------------------------------------------------------------------


@pytest.mark.rules("BUD-01", "BUD-02", "BUD-K2")
@pytest.mark.parametrize(
    ("path", "change"),
    [
        ("$.state.turn", {"turn": "4"}),
        ("$.state.places[1]", {"places": {1: "3"}}),
        ("$.state.places[3]", {"places": {3: "haystack"}}),
        ("$.state.places[0]", {"places": {0: "haystack"}, "occupied": 0}),
        ("$.state.occupied", {"occupied": 0}),
        ("$.state.owners[2]", {"owners": {2: "1"}}),
        ("$.state.owners[0]", {"owners": {0: "none"}}),
        ("$.state.players[0].home", {"places": {4: "den"}}),
        ("$.state.step", {"step": "over"}),
        ("$.state.symbol", {"symbol": "none"}),
        ("$.state.piece", {"piece": "none"}),
        ("$.state.moved", {"step": "look"}),
        ("$.state.deals[0]", {"deals": {0: 0}}),
        ("$.state.deals[0]", {"deals": {0: (1 << 24) - 1}}),
        ("$.state.dog", {"dog": "22"}),
    ],
)
def test_a_wrong_position_is_refused_by_path(path: str, change: dict[str, Any]) -> None:
    document = GAME.position(garden(3, {"s1": 3}, dice="small leaf", looks={1: ["s1"]}))
    for field, value in change.items():
        if isinstance(value, dict):
            for index, item in value.items():
                document["state"][field][index] = item
        else:
            document["state"][field] = value
    with pytest.raises(BadPosition) as refused:
        GAME.from_position(document)
    assert refused.value.path == path


@pytest.mark.rules("BUD-K2")
def test_knowledge_that_does_not_follow_is_refused() -> None:
    document = GAME.position(garden(3, {"s1": 3}, looks={1: ["s1"]}))
    document["state"]["players"][2]["deals"][0] = 1
    with pytest.raises(BadPosition) as refused:
        GAME.from_position(document)
    assert refused.value.path == "$.state.players[2].deals[0]"


@pytest.mark.rules("BUD-10", "BUD-30")
@pytest.mark.parametrize("haystack", [1, 2])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_interpreted_and_compiled_games_are_equal(seats: int, haystack: int) -> None:
    fast = compiled_games("buddel", seats, [haystack, 0, 0, 0, 0, 0, 0], 6)
    slow = interpreted_games("buddel", seats, [haystack, 0, 0, 0, 0, 0, 0], 6)
    assert np.array_equal(fast, slow)
