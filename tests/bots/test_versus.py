"""The first hour in Python: a game against a bot in one line, what a bot is given, how things show themselves."""

from __future__ import annotations

import pytest

import tana
from tana.bots.api import Glimpse
from tana.errors import BadSeat, IllegalMove
from tana.lab.arena import ArenaPlan, Standing, play_block


def test_bots_answer_until_it_is_your_decision_again() -> None:
    match = tana.against("uly", "random", seat=1, seed=3)
    while match.actor is not None:
        assert match.actor == 1
        match.play(match.legal()[0])
    assert match.outcome is not None
    assert {move.seat for move in match.moves} == {0, 1}


def test_the_same_seed_gives_the_same_game() -> None:
    one, other = (tana.against("uly", "random", seed=3) for _ in range(2))
    while one.actor is not None:
        one.play(one.legal()[0])
        other.play(other.legal()[0])
    assert [move.action for move in one.moves] == [move.action for move in other.moves]


def test_a_seat_that_does_not_exist_is_refused() -> None:
    with pytest.raises(BadSeat, match="seats are 0 to 1"):
        tana.against("uly", "random", seat=2)


def test_a_glimpse_is_what_the_deciding_seat_may_know() -> None:
    match = tana.new("uly", seats=2, seed=1, first="1")
    match.play("hide b2")
    seen = match.glimpse()
    assert isinstance(seen, Glimpse) and seen.seat == match.actor == 1
    assert seen.legal_texts == tuple(match.legal())
    assert seen.view == match.view(1) and seen.view.hideout is None
    assert len({bytes(world.tobytes()) for world in seen.worlds(20)}) > 1, "the wolf may be anywhere"


def test_nobody_has_a_glimpse_of_a_game_that_is_over() -> None:
    match = tana.against("uly", "random", seed=3)
    while match.actor is not None:
        match.play(match.legal()[0])
    with pytest.raises(IllegalMove, match="nobody has anything to decide"):
        match.glimpse()
    assert repr(match).startswith("<Match of uly for 2,") and ": over, points " in repr(match)


def test_matches_views_and_glimpses_say_what_they_are_and_draw_themselves() -> None:
    match = tana.new("molly", seats=2, seed=7, names=["Ada", "Ben"])
    assert repr(match) == f"<Match of molly for 2, 0 moves: {match.header.names[match.actor or 0]} decides>"
    assert repr(match.glimpse()).startswith(f"<Glimpse of molly from seat {match.actor}: ")
    for thing in (match, match.view(0), match.view(), match.glimpse()):
        assert thing._repr_svg_().startswith("<svg")
    assert "Ada" in match._repr_svg_()


def test_pictures_keep_secrets() -> None:
    match = tana.new("uly", seats=2, seed=1, first="1")
    match.play("hide b2")
    other = tana.new("uly", seats=2, seed=1, first="1")
    other.play("hide c3")
    assert match._repr_svg_() == other._repr_svg_()
    assert match.view(1)._repr_svg_() == other.view(1)._repr_svg_()
    assert match.view(0)._repr_svg_() != other.view(0)._repr_svg_(), "the wolf itself knows"


def test_a_tournament_draws_itself_once_there_are_games() -> None:
    standing = Standing(ArenaPlan("uly", ("random", "random:seed=2"), 2, 2))
    assert repr(standing) == "<Tournament of uly for 2: random, random:seed=2, 0 games>"
    assert standing._repr_svg_() is None
    standing.blocks.append(play_block(standing.plan, (0, 1), 0))
    picture = standing._repr_svg_()
    assert picture is not None and picture.startswith("<svg") and "2 games" in picture
