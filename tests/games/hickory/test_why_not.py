"""Refusals name the rule."""

from __future__ import annotations

import pytest

from tana.games.hickory.actions import ACTIONS
from tana.games.hickory.game import GAME
from tests.games.hickory.positions import Table


def refusal(table: Table, notation: str) -> tuple[str, str]:
    assert notation not in table.legal()
    found = GAME.why_not(table.s, ACTIONS.parse(notation))
    return found.rule, found.text.id


def on_hand() -> Table:
    return Table(2).paw(6).on_hand(0, "scurrier").tick(4)


def at_market() -> Table:
    return Table(2).card(0, 5).on_hand(0, "spotter").tick(5).do("hop-off")


def at_twelve() -> Table:
    return Table(2).paw(2).on_hand(0, "spotter").tick(12).do("hop-off")


def with_three_cards() -> Table:
    return Table(2).card(0, 5, 6).on_hand(0, "spotter").tick(4).do("hop-off", "draw")


def at_a_leaf() -> Table:
    return Table(2).leaf(2, "blue-key").on_hand(0, "spotter").tick(2).do("hop-off")


CASES = [
    (on_hand, "hop-on", "HIC-13", "why-on-hand"),
    (on_hand, "leap 6", "HIC-22", "why-covered"),
    (on_hand, "leap 7", "HIC-43", "why-out-of-reach"),
    (on_hand, "favor 3", "HIC-46", "why-no-such-card"),
    (on_hand, "swap", "HIC-R30", "why-nothing-to-swap"),
    (lambda: Table(2).on_hand(0, "spotter").tick(4), "leap 5", "HIC-19", "why-only-scurrier"),
    (lambda: Table(2).mouse(0, "spotter", "inner", 4).tick(4), "stay", "HIC-14", "why-on-inner"),
    (at_market, "wild", "HIC-32", "why-cannot-pay"),
    (at_market, "spend blue-key", "HIC-32", "why-cannot-pay"),
    (at_market, "bonus 5", "HIC-46", "why-no-bonus"),
    (at_market, "climb", "HIC-32", "why-cannot-pay"),
    (at_twelve, "leap 2", "HIC-22", "why-covered"),
    (at_twelve, "leap 4", "HIC-43", "why-out-of-reach"),
    (at_twelve, "stay", "HIC-20", "why-act-first"),
    (with_three_cards, "done", "HIC-45", "why-discard-first"),
    (at_a_leaf, "climb", "HIC-20", "why-claim-first"),
]


@pytest.mark.parametrize(("position", "notation", "rule", "text"), CASES, ids=[f"{c[1]}-{c[3]}" for c in CASES])
def test_the_rule_that_forbids(position: object, notation: str, rule: str, text: str) -> None:
    assert refusal(position(), notation) == (rule, text)  # type: ignore[operator]


@pytest.mark.rules("HIC-50")
def test_a_relic_is_not_delivered() -> None:
    table = Table(2).on_hand(0, "spotter", "blue-key", "crown").tick(6).do("hop-off")
    assert refusal(table, "deliver crown") == ("HIC-50", "why-relic")
    assert refusal(table, "deliver green-key") == ("HIC-50", "why-not-carried")


@pytest.mark.rules("HIC-R41", "HIC-R49")
def test_what_goes_together() -> None:
    table = Table(2).basket("purple-key", "green-key").on_hand(0, "spotter", "crown").tick(5)
    table.do("hop-off", "spend crown")
    assert refusal(table, "take green-key") == ("HIC-R41", "why-both-together")
    returning = Table(2).card(0, 2).on_hand(0, "spotter", "crown", "goblet").tick(12).do("hop-off", "return crown")
    assert refusal(returning, "favor 2") == ("HIC-R49", "why-return-first")
    assert refusal(returning, "return sceptre") == ("HIC-49", "why-not-carried")


def test_after_the_end() -> None:
    table = Table(2)
    table.s.hour = 11 - 1
    table.tick(12)
    assert GAME.why_not(table.s, 0).text.id == "why-over"
