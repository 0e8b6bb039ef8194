"""What each seat knows (MOL-K1 to MOL-K4, MOL-R5b), checked against worlds enumerated here from scratch."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cache
from itertools import islice, product
from math import prod
from typing import Any

import msgspec
import numpy as np
import pytest

import tana
from tana.core import bits, record
from tana.core.sketch import Facts
from tana.games.molly.components import COLOUR, COLOURS, MOLES_OF_A_COLOUR
from tana.games.molly.game import GAME
from tana.games.molly.knowledge import gifts_are_passed
from tana.games.molly.state import GIFT_COLOUR, State
from tana.text import Text

from .garden import CODES, Garden, luck

BED = "r y w g b . . . ."
ROOM = 7

Burrows = tuple[str, ...]
World = tuple[tuple[str, ...], Burrows]
"""Who gave what, and the burrows now."""


# --- worlds by brute force -------------------------------------------------------------------------------------


@dataclass
class Story:
    """What everybody saw of a Pass it on: the burrows before it, cubes that did not fit, and every cube since."""

    garden: Garden
    before: Burrows
    gifts: dict[int, str] = field(default_factory=dict)
    arrivals_lost: dict[int, str] = field(default_factory=dict)
    since: list[tuple[int, str, bool]] = field(default_factory=list)

    def play(self, notation: str, seed: int = 0) -> None:
        lines = self.garden.play(notation, seed)
        self.read(lines)

    def read(self, lines: list[str]) -> None:
        passing = "gifts-passed" in lines
        for line in lines:
            name, *words = line.split()
            if name == "gift-chosen":
                self.gifts[int(words[0]) - 1] = words[1]
            elif name == "cube-lost" and passing:
                self.arrivals_lost[int(words[0]) - 1] = words[1]
            elif name in ("cube", "cube-lost") and self.is_passed:
                self.since.append((int(words[0]) - 1, words[1], name == "cube"))

    @property
    def is_passed(self) -> bool:
        return self.garden.view(None).event is None and len(self.gifts) == len(self.before)

    def worlds(self, viewer: int | None) -> Iterator[World]:
        """Every choice of gifts that agrees with all of it and with what the viewer gave and received."""
        seats = len(self.before)
        choices = [[COLOUR.tokens[CODES.index(c)] for c in sorted(set(b))] or ["nothing"] for b in self.before]
        for gifts in product(*choices):
            if viewer is not None:
                left = (viewer + 1) % seats
                if gifts[viewer] != self.gifts[viewer] or gifts[left] != self.gifts[left]:
                    continue
            burrows = self._after(gifts)
            if burrows is not None:
                yield gifts, burrows

    def _after(self, gifts: tuple[str, ...]) -> Burrows | None:
        seats = len(self.before)
        burrows = [Counter(COLOUR.tokens[CODES.index(c)] for c in before) for before in self.before]
        for seat in range(seats):
            if gifts[seat] != "nothing":
                burrows[seat][gifts[seat]] -= 1
        lost = {}
        for seat in range(seats):
            gift = gifts[(seat + 1) % seats]
            if gift != "nothing" and burrows[seat][gift] == ROOM:
                lost[seat] = gift
            elif gift != "nothing":
                burrows[seat][gift] += 1
        if lost != self.arrivals_lost:
            return None
        for seat, colour, fitted in self.since:
            if (burrows[seat][colour] < ROOM) != fitted:
                return None
            burrows[seat][colour] += fitted
        return tuple(_letters(burrow) for burrow in burrows)


def _letters(burrow: Counter[str]) -> str:
    return "".join(CODES[i] * burrow[colour] for i, colour in enumerate(COLOUR.tokens))


def pass_it_on(cubes: tuple[str, ...], turn: int = 0, memory_aid: bool = False) -> Story:
    """A story in which action A (a blue card) finds Pass it on and nobody has chosen yet; red is in the display."""
    players = len(cubes)
    garden = Garden(
        BED,
        players=players,
        display="br",
        event_on_top="red",
        cubes=cubes,
        turn=turn,
        tokens=(3,) * players,
        memory_aid=memory_aid,
    )
    lines = garden.play_until("take 1", f"event-found {turn + 1} pass-it-on")
    before = list(cubes)
    if before[turn].count("b") < ROOM:
        before[turn] += "b"
    story = Story(garden, tuple(before))
    story.read(lines)
    return story


def world_of(s: State) -> World:
    gifts = tuple(GIFT_COLOUR.token(s.players[seat].gift) for seat in range(s.seats))
    burrows = tuple(
        "".join(CODES[c] * int(s.players[seat].cubes[c]) for c in range(COLOURS)) for seat in range(s.seats)
    )
    return gifts, burrows


def exact_posterior(s: State, seat: int, monkeypatch: pytest.MonkeyPatch) -> dict[bytes, Fraction]:
    """Every outcome of `determinize` with its exact probability: all branches of its chance are walked."""
    found: dict[bytes, Fraction] = {}
    scripts: list[list[int]] = [[]]
    while scripts:
        script = scripts.pop()
        bounds: list[int] = []

        def scripted(rng: Any, source: int, bound: int, script: list[int] = script, bounds: list[int] = bounds) -> int:
            bounds.append(int(bound))
            return script[len(bounds) - 1] if len(bounds) <= len(script) else 0

        with monkeypatch.context() as patch:
            patch.setattr(bits, "below", scripted)
            world = GAME.determinize(s, seat, luck(0))
        if len(bounds) > len(script):
            scripts += [[*script, choice] for choice in range(bounds[len(script)])]
            continue
        chance = Fraction(1)
        for bound in bounds:
            chance /= bound
        memory = record.to_bytes(world)
        found[memory] = found.get(memory, Fraction(0)) + chance
    return found


def state_of(memory: bytes) -> State:
    state: State = np.frombuffer(bytearray(memory), State.dtype)[0]
    return state


@cache
def random_story(seed: int) -> Story:
    """Burrows that are often full or nearly so, gifts at random, and a few random moves after them."""
    choose = random.Random(seed)
    players = choose.choice((3, 3, 4, 4, 2))
    left = [MOLES_OF_A_COLOUR[players] - 2] * COLOURS
    cubes = [""] * players
    for seat in choose.sample(range(players), players):
        for colour in range(COLOURS):
            count = min(choose.choice((0, 1, 7, 7)), left[colour])
            left[colour] -= count
            cubes[seat] += CODES[colour] * count
    story = pass_it_on(tuple(cubes), choose.randrange(players), memory_aid=True)
    while not story.is_passed:
        story.play(choose.choice(story.garden.legal()))
    for _ in range(choose.randrange(9)):
        garden = story.garden
        takes = [f"take {slot}" for slot in garden.legal("take")]
        telling = [take for take in takes if _is_nearly_full(garden, garden.display[int(take[-1]) - 1].lower())]
        move, luck_of_move = choose.choice(telling or takes or garden.legal()), choose.randrange(1 << 30)
        twin = garden.copy()
        twin.play(move, luck_of_move)
        if twin.actor is None:
            break
        story.play(move, luck_of_move)
    return story


def _is_nearly_full(garden: Garden, colour: str) -> bool:
    return garden.cubes(int(garden.state.turn)).count(colour) >= ROOM - 1


STORIES = range(20)


@pytest.mark.rules("MOL-K2", "MOL-R5b", "MOL-56")
@pytest.mark.parametrize("seed", STORIES)
def test_determinize_is_the_exact_posterior(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    story = random_story(seed)
    s = story.garden.state
    for seat in range(len(story.before)):
        expected = list(story.worlds(seat))
        assert world_of(s) in expected, "the truth is one of the worlds"
        posterior = exact_posterior(s, seat, monkeypatch)
        assert sorted(world_of(state_of(memory)) for memory in posterior) == sorted(expected)
        assert set(posterior.values()) == {Fraction(1, len(expected))}
        for memory in posterior:
            world = state_of(memory)
            GAME.check(world)
            assert GAME.view(world, seat) == GAME.view(s, seat)


@pytest.mark.rules("MOL-K2")
def test_the_stories_do_contain_unknown_and_pruned_worlds() -> None:
    """The test above would be empty if every seat always knew everything, or nothing were ever ruled out."""
    unknown = pruned = 0
    for seed in STORIES:
        story = random_story(seed)
        seats = len(story.before)
        for seat in range(seats):
            others = [story.before[(seat + i) % seats] for i in range(2, seats)]
            choices = prod(len(set(burrow)) or 1 for burrow in others)
            worlds = len(list(story.worlds(seat)))
            unknown += worlds > 1
            pruned += worlds < choices
    assert unknown > 10
    assert pruned > 10


@pytest.mark.rules("MOL-K2", "MOL-R5b")
@pytest.mark.parametrize("seed", STORIES)
def test_determinize_cannot_tell_indistinguishable_truths_apart(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    story = random_story(seed)
    s = story.garden.state
    for seat in range(len(story.before)):
        for memory in islice(exact_posterior(s, seat, monkeypatch), 5):
            for key in range(3):
                one = GAME.determinize(s, seat, luck(key))
                other = GAME.determinize(state_of(memory), seat, luck(key))
                assert record.same(one, other)


@pytest.mark.rules("MOL-K2", "MOL-R5b")
@pytest.mark.parametrize("players", [3, 4])
def test_choices_not_yet_revealed_are_any_colour_held(players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    cubes = ("rry", "rwg", "yg", "wwb")[:players]
    for chosen in product(*[sorted(set(burrow)) for burrow in (cubes[0] + "b", cubes[1])]):
        story = pass_it_on(cubes)
        for letter in chosen:
            story.play(f"give {COLOUR.tokens[CODES.index(letter)]}")
        s = story.garden.state
        views = {
            0: {(chosen[0], second) for second in "rwg"},
            1: {(first, chosen[1]) for first in "yrb"},
            2: set(product("yrb", "rwg")),
        }
        for seat, expected in views.items():
            posterior = exact_posterior(s, seat, monkeypatch)
            gifts = {tuple(CODES[state_of(m).players[i].gift] for i in (0, 1)) for m in posterior}
            assert gifts == expected
            assert set(posterior.values()) == {Fraction(1, len(expected))}
            for memory in posterior:
                assert GAME.view(state_of(memory), seat) == GAME.view(s, seat)


@pytest.mark.rules("MOL-K2", "MOL-38", "MOL-R5b")
def test_an_eighth_cube_betrays_a_gift() -> None:
    """The second seat had seven red cubes. A red cube that fits afterwards proves that it gave a red one."""
    story = pass_it_on(("yw", "rrrrrrrw", "yg"), turn=1)
    for gift in ("red", "yellow", "white"):
        story.play(f"give {gift}")
    assert story.gifts == {1: "red", 2: "yellow", 0: "white"}
    assert {gifts[1] for gifts, _ in story.worlds(2)} == {"red", "white", "blue"}
    story.play("take 2")
    assert story.since == [(1, "red", True)]
    assert {gifts[1] for gifts, _ in story.worlds(2)} == {"red"}
    drawn = {world_of(GAME.determinize(story.garden.state, 2, luck(key)))[0][1] for key in range(30)}
    assert drawn == {"red"}


@pytest.mark.rules("MOL-K2", "MOL-R5b")
def test_with_two_players_nothing_stays_unknown_between_them() -> None:
    story = pass_it_on(("ry", "rw"))
    story.play("give red")
    story.play("give white")
    s = story.garden.state
    for seat in (0, 1):
        for key in range(10):
            assert record.same(GAME.determinize(s, seat, luck(key)), s)


@pytest.mark.rules("MOL-K3")
def test_a_state_without_secret_gifts_has_nothing_to_determinize() -> None:
    """What nobody has seen has no value yet: no bottom card, no order of the deck, no Event."""
    for seed in range(6):
        s, _ = GAME.new(2 + seed % 3, {}, luck(seed))
        for seat in range(s.seats):
            assert record.same(GAME.determinize(s, seat, luck(seed)), s)


# --- views -----------------------------------------------------------------------------------------------------


@pytest.mark.rules("MOL-K1", "MOL-K2")
def test_a_seat_sees_its_own_burrow_only() -> None:
    garden = Garden(BED, players=3, cubes=("rry", "w", "gb"), tokens=(3, 1, 2))
    for seat in range(3):
        burrows = garden.view(seat).burrows
        assert [burrow.cubes is not None for burrow in burrows] == [other == seat for other in range(3)]
        assert [burrow.tokens for burrow in burrows] == [3, 1, 2], "tokens are public"
        for burrow in burrows:
            assert burrow.known is None
            assert burrow.unsure is None
            assert burrow.gave is None
    assert garden.view(0).burrows[0].cubes == {"yellow": 1, "red": 2, "white": 0, "green": 0, "blue": 0}
    assert all(burrow.cubes is None for burrow in garden.view(None).burrows)


@pytest.mark.rules("MOL-K1")
def test_what_everybody_sees() -> None:
    garden = Garden("rg/? /yw /b . w . b R/g y", players=3, display="Y", deck=13, tokens=(2, 0, 1), first=1, turn=2)
    view = garden.view(None)
    assert [pile.shows for pile in view.piles] == [
        "red", "back", "back", "empty", "white", "empty", "blue", "red", "yellow",
    ]  # fmt: skip
    assert view.display == ("yellow", None)
    assert view.deck == 13
    assert view.deck_back == "tardy-back"
    assert view.supply == 6
    assert (view.first, view.turn, view.actor) == (1, 2, 2)
    tardy = Garden("/Rg y w g b r y w g", display="bg", deck=14)
    assert tardy.view(None).piles[0].shows == "tardy-back"


@pytest.mark.rules("MOL-K4", "MOL-34")
def test_the_memory_aid_shows_what_was_once_public_and_no_more() -> None:
    bed = "rg/? /yw . . w . b r/g y"
    off = Garden(bed, cubes=("rr", "w"), memory_aid=False).view(None)
    on = Garden(bed, cubes=("rr", "w"), memory_aid=True).view(None)
    assert all(pile.cards is None for pile in off.piles)
    cards = [[(card.card, card.up) for card in pile.cards or ()] for pile in on.piles]
    assert cards[0] == [("unseen", False), ("green", True), ("red", True)]
    assert cards[1] == [("white", False), ("yellow", False)]
    assert cards[2] == []
    assert on.burrows[0].known == {"yellow": 0, "red": 2, "white": 0, "green": 0, "blue": 0}
    assert on.burrows[0].unsure == 0
    assert on.burrows[0].cubes is None
    assert off.burrows[0].known is None
    plain = msgspec.to_builtins(on) | {"memory_aid": False, "display_tardy": None, "held_tardy": None}
    plain["piles"] = [pile | {"cards": None} for pile in plain["piles"]]
    plain["burrows"] = [burrow | {"known": None, "unsure": None} for burrow in plain["burrows"]]
    assert msgspec.convert(plain, type(off)) == off, "nothing else differs"


@pytest.mark.rules("MOL-K4", "MOL-01")
def test_the_memory_aid_says_which_cards_in_the_open_are_tardy() -> None:
    """Everybody saw their backs on the deck; their faces are those of ordinary Moles."""
    bed = "y w g b r y w g b"
    on = Garden(bed, display="Rg", held="Y", step="place", deck=13, memory_aid=True)
    off = Garden(bed, display="Rg", held="Y", step="place", deck=13)
    for seat in (None, 0, 1):
        seen = on.view(seat)
        assert (seen.display, seen.held) == (("red", "green"), ("yellow",))
        assert (seen.display_tardy, seen.held_tardy) == ((True, False), (True,))
        plain = off.view(seat)
        assert (plain.display, plain.held) == (("red", "green"), ("yellow",))
        assert (plain.display_tardy, plain.held_tardy) == (None, None)
    spoken = Text(GAME, "en")
    lines = [spoken.say(line) for panel in GAME.sketch(on.view(0)) if isinstance(panel, Facts) for line in panel.lines]
    assert "Display card 1: red Tardy Mole" in lines
    assert "Turned up: yellow Tardy Mole" in lines


@pytest.mark.rules("MOL-K2")
@pytest.mark.parametrize("seats", [3, 4])
def test_at_the_end_no_world_is_drawn(seats: int) -> None:
    """All burrows are open then, so that no gift is a secret any more."""
    gifts_passed = 0
    for seed in range(4):
        state = finished_game(seats, seed)
        gifts_passed += gifts_are_passed(state)
        for seat in range(seats):
            for draw in range(5):
                world = GAME.determinize(state, seat, luck(draw))
                assert record.same(world, state)
    assert gifts_passed > 0


def finished_game(seats: int, seed: int) -> State:
    """The last position of a game of random players."""
    match = tana.new("molly", seats=seats, seed=seed)
    choose = random.Random(seed)
    while match.actor is not None:
        match.apply(choose.choice(GAME.legal(match.state)))
    return match.state


@pytest.mark.rules("MOL-K4", "MOL-K2")
@pytest.mark.parametrize("seed", STORIES)
def test_the_memory_aid_knows_exactly_what_all_possible_worlds_share(seed: int) -> None:
    story = random_story(seed)
    for viewer in (None, *range(len(story.before))):
        burrows = [burrows for _, burrows in story.worlds(viewer)]
        for owner, seen in enumerate(story.garden.view(viewer).burrows):
            least = {
                colour: min(world[owner].count(CODES[i]) for world in burrows) for i, colour in enumerate(COLOUR.tokens)
            }
            assert seen.known == least
            assert seen.unsure == len(story.garden.cubes(owner)) - sum(least.values())


@pytest.mark.rules("MOL-K2", "MOL-R5b")
def test_two_games_that_differ_in_gifts_look_the_same_to_a_third_seat() -> None:
    """The first of four seats knows its own gift and the one it received; the other two may differ."""
    cubes = ("ry", "rw", "rg", "wg")
    one, other = pass_it_on(cubes, memory_aid=True), pass_it_on(cubes, memory_aid=True)
    for first, second in zip(("yellow", "white", "red", "white"), ("yellow", "white", "green", "green"), strict=True):
        one.play(f"give {first}")
        other.play(f"give {second}")
        assert one.garden.view(0) == other.garden.view(0)
        assert _seen(one.garden, 0) == _seen(other.garden, 0)
    assert world_of(one.garden.state)[1] != world_of(other.garden.state)[1]
    for seed in range(6):
        move = one.garden.legal()[-1]
        assert one.garden.legal() == other.garden.legal()
        one.play(move, seed)
        other.play(move, seed)
        if one.garden.actor is None:
            break
        assert one.garden.view(0) == other.garden.view(0)
        assert one.garden.view(None) == other.garden.view(None)
        assert _seen(one.garden, 0) == _seen(other.garden, 0)
        assert _seen(one.garden, None) == _seen(other.garden, None)


def _seen(garden: Garden, seat: int | None) -> list[Any]:
    return [event for event in garden.events if event.visible_to(seat)]


@pytest.mark.rules("MOL-K2", "MOL-K4")
@pytest.mark.parametrize("memory_aid", [False, True])
def test_a_spectator_sees_nothing_that_a_seat_does_not(memory_aid: bool) -> None:
    story = pass_it_on(("rry", "rw", "gb"), memory_aid=memory_aid)
    for gift in ("red", "white", "green"):
        story.play(f"give {gift}")
    public = msgspec.to_builtins(story.garden.view(None))
    for seat in range(3):
        own = msgspec.to_builtins(story.garden.view(seat))
        for key, value in public.items():
            if key not in ("seat", "burrows"):
                assert own[key] == value
        for mine, theirs in zip(own["burrows"], public["burrows"], strict=True):
            assert theirs["cubes"] is None
            assert theirs["gave"] is None
            if memory_aid:
                assert all(mine["known"][colour] >= theirs["known"][colour] for colour in COLOUR.tokens)
