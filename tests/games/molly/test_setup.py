"""Setup (MOL-10 to MOL-14)."""

from __future__ import annotations

from collections import Counter

import pytest

from tana.core import record
from tana.core.events import Event
from tana.games.molly.board import AN_EVENT, draw_from_deck, height_of_run
from tana.games.molly.components import CARD, CELLS, EVENT_CARD, UNSEEN
from tana.games.molly.game import GAME
from tana.games.molly.state import State

from .garden import PACKETS, luck


def set_up(seats: int, variant: str = "base", seed: int = 1, first: str = "random") -> tuple[State, list[Event]]:
    return GAME.new(seats, {"variant": variant, "first": first}, luck(seed))


@pytest.mark.rules("MOL-10")
@pytest.mark.parametrize(("seats", "moles", "tokens"), [(2, 8, 6), (3, 9, 9), (4, 10, 12)])
def test_cards_and_tokens_by_number_of_players(seats: int, moles: int, tokens: int) -> None:
    s, events = set_up(seats)
    seen = Counter(event.arguments["card"] for event in events if "card" in event.arguments)
    for colour, name in enumerate(("yellow", "red", "white", "green", "blue")):
        assert s.unseen[colour] + seen[name] == moles
        assert s.unseen_tardy[colour] == 3
    assert s.supply + sum(s.players[seat].tokens for seat in range(seats)) == tokens
    GAME.check(s)


@pytest.mark.rules("MOL-11", "MOL-K3")
def test_nine_piles_of_an_unseen_card_and_a_face_up_one() -> None:
    s, events = set_up(3)
    dealt = [event.arguments for event in events if event.name == "dealt"]
    assert [deal["cell"] for deal in dealt] == ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"]
    shown = [pile.shows for pile in GAME.view(s, None).piles]
    assert shown == [deal["card"] for deal in dealt]
    for cell in range(CELLS):
        assert (s.bottom[cell], s.top[cell]) == (2 * cell, 2 * cell + 1)
        assert s.cards[2 * cell] == UNSEEN


@pytest.mark.rules("MOL-12", "MOL-R12")
@pytest.mark.parametrize(("variant", "seats"), PACKETS)
def test_the_size_of_the_deck(variant: str, seats: int) -> None:
    s, _ = set_up(seats, variant)
    packets = PACKETS[variant, seats]
    assert max(packets) - min(packets) <= 1
    assert list(packets) == sorted(packets, reverse=True)
    on_the_table = 2
    assert s.deck == 5 + sum(packets) + 3 + 15 - on_the_table


@pytest.mark.rules("MOL-12", "MOL-R12")
@pytest.mark.parametrize(("variant", "seats"), PACKETS)
def test_every_packet_holds_its_event_and_tardy_moles_come_last(variant: str, seats: int) -> None:
    """Turn the whole deck over, card by card, as play from the top does, and look where the Events were."""
    places: dict[int, set[int]] = {}
    for seed in range(100):
        s, _ = set_up(seats, variant, seed)
        sizes = [moles + 1 for moles in PACKETS[variant, seats]]
        top = int(s.deck)
        drawn = _draw_all(s, seed)
        assert len(drawn) == top
        assert all(card.startswith("tardy-") for card in drawn[-15:])
        above = drawn[:-15]
        assert not any(card.startswith("tardy-") for card in above)
        bounds = [3, 3 + sizes[0], 3 + sizes[0] + sizes[1], len(above)]
        for packet, cards in enumerate(
            (("gift", "windfall"), ("new-shoots", "cover-up"), ("pass-it-on", "spring-cleaning"))
        ):
            found = [place for place, card in enumerate(above) if card in cards]
            assert len(found) == 1
            assert bounds[packet] <= found[0] < bounds[packet + 1]
            places.setdefault(packet, set()).add(found[0] - bounds[packet])
    for packet, moles in enumerate(PACKETS[variant, seats]):
        assert places[packet] == set(range(moles + 1)), "an Event can lie anywhere in its packet"


def _draw_all(s: State, seed: int) -> list[str]:
    rng = luck(seed + 1000)
    drawn = []
    while s.deck > 0:
        card = int(draw_from_deck(s, rng, None))
        drawn.append(EVENT_CARD.token(card - AN_EVENT) if card >= AN_EVENT else CARD.token(card))
    return drawn


@pytest.mark.rules("MOL-12", "MOL-13")
def test_setup_never_finds_an_event() -> None:
    for seed in range(60):
        s, events = set_up(2 + seed % 3, ("base", "bobtail")[seed % 2], seed)
        assert [event.name for event in events].count("event-found") == 0
        assert all(s.display[slot] >= 0 for slot in range(2))


@pytest.mark.rules("MOL-13", "MOL-K1")
@pytest.mark.parametrize(("seats", "supply"), [(2, 4), (3, 6), (4, 8)])
def test_display_tokens_and_supply(seats: int, supply: int) -> None:
    s, events = set_up(seats)
    view = GAME.view(s, None)
    displayed = [event.arguments["card"] for event in events if event.name == "displayed"]
    assert list(view.display) == displayed
    assert [burrow.tokens for burrow in view.burrows] == [1] * seats
    assert view.supply == supply


@pytest.mark.rules("MOL-14")
def test_play_goes_clockwise() -> None:
    s, _ = set_up(3, first="3")
    order = []
    for seed in range(7):
        order.append(GAME.actor(s))
        GAME.apply(s, GAME.actions.parse("draw"), luck(seed))
        places = [a for a in GAME.legal(s) if GAME.actions.notation(a).startswith("place")]
        before = int(s.turn)
        for action in places:
            twin = record.copy(s)
            GAME.apply(twin, action, luck(seed))
            if twin.turn != before and twin.event == -1:
                s = twin
                break
    assert order == [2, 0, 1, 2, 0, 1, 2]


@pytest.mark.rules("MOL-R14")
def test_the_first_player_is_drawn_at_random_or_chosen() -> None:
    drawn = Counter(int(set_up(4, seed=seed)[0].first) for seed in range(80))
    assert set(drawn) == {0, 1, 2, 3}
    assert min(drawn.values()) >= 8
    for seat in ("1", "2", "3", "4"):
        s, events = set_up(4, first=seat)
        assert s.first == s.turn == int(seat) - 1 == GAME.actor(s)
        assert events[0].name == "first-player"
        assert events[0].arguments == {"seat": seat}


@pytest.mark.rules("MOL-70")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_setup_with_the_bobtail(seats: int) -> None:
    base, _ = set_up(seats)
    s, _ = set_up(seats, "bobtail")
    view = GAME.view(s, None)
    assert view.bobtail == "b2"
    assert view.piles[4].shows == "bobtail"
    assert [(height_of_run(s, s.bottom[cell]), height_of_run(s, s.top[cell])) for cell in range(CELLS)] == (
        [(1, 1)] * 4 + [(0, 0)] + [(1, 1)] * 4
    )
    assert s.deck == base.deck + 2
    GAME.check(s)
