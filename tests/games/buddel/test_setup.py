"""Material and setup (BUD-01 to BUD-04, BUD-D1, BUD-R04)."""

from __future__ import annotations

from collections import Counter
from itertools import count

import pytest

from tana.core import record
from tana.core.domain import SEAT
from tana.core.events import Event
from tana.errors import BadOption
from tana.games.buddel.components import (
    CLAN,
    DATA,
    HOLES,
    MOLE,
    PIECE,
    PIECE_DIE,
    SIZE,
    SLOTS,
    SYMBOL,
    SYMBOL_DIE,
    TRACK,
)
from tana.games.buddel.game import GAME
from tana.games.buddel.state import NO_SEAT, State

from .garden import clans_seen, garden, legal, luck, named, play


def set_up(seats: int, seed: int = 1, **options: str) -> tuple[State, list[Event]]:
    return GAME.new(seats, options, luck(seed))


@pytest.mark.rules("BUD-01")
def test_four_clans_of_three_sizes() -> None:
    assert CLAN.tokens == ("ladybird", "ant", "worm", "snail")
    assert SIZE.tokens == ("small", "medium", "large")
    s, _ = set_up(4)
    moles = [(SIZE.token(mole // SLOTS), int(s.owners[mole])) for mole in range(12)]
    assert sorted(moles) == sorted((size, seat) for size in SIZE.tokens for seat in range(4))


@pytest.mark.rules("BUD-01", "BUD-K1")
def test_from_above_only_the_size_shows() -> None:
    s, _ = set_up(4)
    for mole in GAME.view(s, None).moles:
        assert mole.mole_size[0] == mole.mole[0]
        assert mole.clan is None


@pytest.mark.rules("BUD-02", "BUD-D1")
def test_the_track_as_reconstructed() -> None:
    letters = "".join({"flower": "F", "leaf": "L", "clover": "C"}[SYMBOL.token(symbol)] for symbol in TRACK)
    assert letters == "CFLCFLCLFLCFCLCFLCFLF"
    assert HOLES == 21
    assert DATA["track"]["provenance"] == "reconstructed"


@pytest.mark.rules("BUD-03", "BUD-D1")
def test_the_dice_as_reconstructed() -> None:
    assert Counter(SYMBOL.token(face) for face in SYMBOL_DIE) == {"flower": 2, "leaf": 2, "clover": 2}
    assert sorted(PIECE.token(face) for face in PIECE_DIE) == sorted(PIECE.tokens)
    assert len(PIECE_DIE) == 6
    assert DATA["symbol_die"]["provenance"] == DATA["piece_die"]["provenance"] == "reconstructed"


@pytest.mark.rules("BUD-04")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_setup(seats: int) -> None:
    s, events = set_up(seats)
    view = GAME.view(s, None)
    assert [player.clan for player in view.players] == list(CLAN.tokens[:seats])
    assert len(named(events, "clan-taken")) == seats
    assert len(view.moles) == 3 * seats
    assert {mole.place for mole in view.moles} == {"haystack"}
    assert view.dog == "21"
    assert view.dice is None
    for _ in range(30):
        before = int(s.turn)
        while s.turn == before and s.step != 3:
            GAME.apply(s, GAME.legal(s)[-1], luck(int(s.occupied) + before))
        assert s.turn == (before + 1) % seats


@pytest.mark.rules("BUD-04", "BUD-R04")
def test_the_first_player_is_drawn_or_chosen() -> None:
    drawn = Counter(int(set_up(4, seed)[0].turn) for seed in range(240))
    assert all(30 < drawn[seat] < 90 for seat in range(4))
    for seat in range(4):
        s, events = set_up(4, first=str(seat + 1))
        assert s.turn == s.first == seat
        assert named(events, "first-player") == [{"seat": str(seat + 1)}]


@pytest.mark.rules("BUD-R04", "BUD-K2")
def test_everybody_knows_their_own_waiting_moles_and_no_others() -> None:
    s, events = set_up(4, memory_aid="on")
    for seat in range(4):
        told = {event.arguments["mole"] for event in events if event.name == "own-mole" and event.visible_to(seat)}
        own = {MOLE.token(mole) for mole in range(12) if s.owners[mole] == seat}
        known = {mole for mole, clan in clans_seen(s, seat).items() if clan is not None}
        assert told == own == known
        assert {clans_seen(s, seat)[mole] for mole in own} == {CLAN.token(seat)}
    assert set(clans_seen(s, None).values()) == {None}
    assert all(event.seats is not None and len(event.seats) == 1 for event in events if event.name == "own-mole")


@pytest.mark.rules("BUD-R04")
def test_slots_tell_nothing_about_the_clan() -> None:
    """Every deal of a size is equally likely."""
    deals = Counter(tuple(int(set_up(3, seed)[0].owners[slot]) for slot in range(3)) for seed in range(360))
    assert len(deals) == 6
    assert all(25 < times < 95 for times in deals.values())


@pytest.mark.rules("BUD-R04")
@pytest.mark.parametrize(
    ("seats", "haystack", "shuffled"),
    [(2, "auto", 1), (3, "auto", 0), (4, "auto", 0), (2, "known", 0), (4, "shuffled", 1)],
)
def test_two_players_shuffle_by_default(seats: int, haystack: str, shuffled: int) -> None:
    s, _ = set_up(seats, haystack=haystack)
    assert s.shuffled == shuffled
    assert all((s.owners[mole] == NO_SEAT) == (shuffled == 1 or mole % SLOTS >= seats) for mole in range(12))


@pytest.mark.rules("BUD-R04")
def test_two_players_with_a_known_haystack_hide_nothing() -> None:
    s, _ = set_up(2, haystack="known", memory_aid="on")
    for seat in range(2):
        assert None not in clans_seen(s, seat).values()
        assert record.same(GAME.determinize(s, seat, luck(5)), s)


@pytest.mark.rules("BUD-R04")
def test_a_shuffled_haystack_offers_one_mole_of_each_size() -> None:
    s = garden(4, {"s1": 3}, shuffled=True, dice="any-mole flower")
    assert legal(s) == ["mole s1", "mole s2", "mole m1", "mole l1"]
    assert GAME.why_not(s, GAME.actions.parse("mole s3")).rule == "BUD-R04"
    known = garden(4, {"s1": 3}, dice="any-mole flower")
    assert len(legal(known)) == 12


@pytest.mark.rules("BUD-R04")
def test_a_clan_comes_into_being_when_first_seen() -> None:
    """Shuffled: nobody's mole at first; then any clan that is left, all equally likely; then always the same."""
    seen: Counter[str] = Counter()
    start = garden(4, {"s4": 2}, shuffled=True, dice="small leaf", looks={1: ["s4"]}, owners={"s4": 1})
    play(start, "mole s1")
    for seed in range(600):
        s = record.copy(start)
        assert s.owners[0] == NO_SEAT
        events = GAME.apply(s, GAME.actions.parse("look"), luck(seed))
        seen[named(events, "saw")[0]["clan"]] += 1
        assert CLAN.token(s.players[s.owners[0]].clan) == named(events, "saw")[0]["clan"]
    assert set(seen) == {"ladybird", "worm", "snail"}
    assert all(150 < times < 250 for times in seen.values())


@pytest.mark.rules("BUD-04")
def test_a_mole_out_of_play_is_refused() -> None:
    s = garden(2, dice="small flower")
    assert GAME.why_not(s, GAME.actions.parse("mole s3")).rule == "BUD-04"
    assert SEAT.token(int(s.turn)) == "1"


@pytest.mark.rules("BUD-04", "BUD-R04")
def test_clans_are_chosen() -> None:
    """Worms and snails can be played by two, and the moles at home are theirs."""
    s, events = set_up(2, clan_1="snail", clan_2="worm")
    assert [player.clan for player in GAME.view(s, None).players] == ["snail", "worm"]
    assert [event["clan"] for event in named(events, "clan-taken")] == ["snail", "worm"]
    for seed in count():
        if GAME.actor(s) is None:
            break
        play(s, legal(s)[0], seed=seed)
    ending = GAME.ending(s)
    assert ending is not None
    assert ending.arguments["clan"] in ("clan:snail", "clan:worm")


@pytest.mark.rules("BUD-R04")
@pytest.mark.parametrize(
    ("chosen", "clans"),
    [
        ({}, ["ladybird", "ant", "worm"]),
        ({"clan_1": "ant"}, ["ant", "ladybird", "worm"]),
        ({"clan_3": "ladybird"}, ["ant", "worm", "ladybird"]),
        ({"clan_2": "snail", "clan_3": "ant"}, ["ladybird", "snail", "ant"]),
    ],
)
def test_clans_left_open_follow_the_seats(chosen: dict[str, str], clans: list[str]) -> None:
    s, _ = set_up(3, **chosen)
    GAME.check(s)
    assert [CLAN.token(s.players[seat].clan) for seat in range(3)] == clans


@pytest.mark.rules("BUD-R04")
@pytest.mark.parametrize(
    ("chosen", "fault"),
    [
        ({"clan_1": "ant", "clan_2": "ant"}, "option clan_2: 'ant' is already taken by seat 1"),
        ({"clan_3": "ant"}, "option clan_3: seat 3 does not exist with 2 seats"),
        ({"clan_1": "bee"}, "option clan_1: 'bee' is not one of auto, ladybird, ant, worm, snail"),
    ],
)
def test_clans_that_cannot_be_chosen(chosen: dict[str, str], fault: str) -> None:
    with pytest.raises(BadOption, match=fault):
        set_up(2, **chosen)
