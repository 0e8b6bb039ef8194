"""The flow table is right: games take no other transitions, ask for nothing else, and the drawn page is up to date."""

from __future__ import annotations

import random
from collections.abc import Iterator

import numpy as np
import pytest
from tools.hickory_flow import PAGE, PICTURE, page, picture

from tana.core.chance import Rng, rng_from
from tana.core.events import Log
from tana.games.hickory import rules
from tana.games.hickory.actions import ACTIONS
from tana.games.hickory.components import FAVOR, TOSS
from tana.games.hickory.flow import ACTIVATION, BACK, CARD, LEVELS, TASKS, GoOn, Level, Stage, dispatch, go_on_with_icon
from tana.games.hickory.game import GAME
from tana.games.hickory.moves import at_icon
from tana.games.hickory.state import NO_TASK, PHASE, STEP, TASK, State
from tests.games.hickory.positions import Table

PLACES = {stage.name: (level, stage) for level in LEVELS for stage in level.stages}


def current(s: State) -> str:
    """The stage that a game is at."""
    if s.task != NO_TASK:
        return TASK.token(int(s.task))
    if s.depth == 0:
        return PHASE.token(int(s.phase))
    return "icon" if at_icon(s) else STEP.token(int(s.frames[s.depth - 1].step))


def alone(level: Level, stage: Stage) -> GoOn:
    """The rule for one stage."""
    if level is CARD:
        return lambda s, rng, log: bool(go_on_with_icon(s))
    return dispatch("go_on", level._replace(stages=(stage,)))


class Tracer:
    """Goes on stage by stage, and notes what follows what and what is asked."""

    def __init__(self) -> None:
        self.followed: set[tuple[str, str]] = set()
        self.asked: set[tuple[str, str]] = set()
        self._rules = {name: alone(level, stage) for name, (level, stage) in PLACES.items()}
        self._apply = rules.apply
        self._choice: tuple[str, int] | None = None

    def apply(self, s: State, action: int, rng: Rng, log: Log | None) -> None:
        """In place of `rules.apply`."""
        out = np.zeros(rules.MAX_LEGAL, dtype=np.int16)
        self.asked.update((current(s), ACTIONS.action(int(found)).word) for found in out[: rules.legal(s, out)])
        self._choice = (current(s), int(s.depth))
        self._apply(s, action, rng, log)

    def run(self, s: State, rng: Rng, log: Log | None) -> None:
        """In place of `flow.run`."""
        if self._choice is not None:
            self._note(s, *self._choice)
            self._choice = None
        deciding = False
        while not deciding:
            name, depth = current(s), int(s.depth)
            deciding = self._rules[name](s, rng, log)
            if not deciding:
                self._note(s, name, depth)

    def _note(self, s: State, name: str, depth: int) -> None:
        level, now = PLACES[name][0], current(s)
        done = {
            TASKS: s.task == NO_TASK,
            CARD: s.task == NO_TASK and s.depth == depth and now not in ("icon", "claim"),
            ACTIVATION: s.depth < depth,
        }
        self.followed.add((name, BACK if done.get(level, False) else now))


@pytest.fixture
def tracer(monkeypatch: pytest.MonkeyPatch) -> Iterator[Tracer]:
    tracer = Tracer()
    monkeypatch.setattr(rules, "run", tracer.run)
    monkeypatch.setattr(rules, "apply", tracer.apply)
    yield tracer


def play_at_random(seats: int, seed: int, setup: str) -> None:
    s, luck, choice = State.blank(), rng_from(seed.to_bytes(8, "big")), random.Random(seed)
    rules.setup(s, seats, GAME.encode(GAME.settings(seats, {"setup": setup})), luck, None)
    out = np.zeros(rules.MAX_LEGAL, dtype=np.int16)
    while rules.actor(s) >= 0:
        rules.apply(s, int(out[choice.randrange(rules.legal(s, out))]), luck, None)


def play_what_is_rare() -> None:
    """Positions for what random play hardly meets, and for what only other component data allows."""
    relics = Table(2).on_hand(0, "spotter", "crown", "goblet").tick(12).do("hop-off", "return crown")
    relics.do("return goblet")
    Table(2).on_hand(0, "spotter", "crown", "goblet").tick(12).do("hop-off", "return crown", "score")
    Table(2).card(0, 5, 6).on_hand(0, "spotter").tick(4).do("hop-off", "draw", "discard 5")
    quests = Table(2).quest(1, 7).quest(2, 9)
    quests.on_hand(0, "scavenger", "purple-feather", "blue-feather", "green-thread", "green-button").tick(6)
    quests.do("hop-off", *(f"deliver {tile}" for tile in quests.pouch(0, "scavenger")), "quest 2")
    wilds = Table(2).on_hand(0, "spotter", "wild", "wild").tick(6).do("hop-off", "deliver wild", "deliver wild")
    wilds.do("place a1", "place a2")
    scamp = Table(2).card(0, 7).on_hand(0, "spotter").on_hand(0, "scurrier").on_hand(1, "spotter")
    scamp.mouse(0, "scamp", "inner", 4).tick(4).do("stay", "stay", "stay", "hop-on")
    scamp.do("favor 7", "scamp 2", "climb", "hop-off", "skip")
    bumped = Table(2).on_hand(0, "spotter", "blue-key").on_hand(0, "scurrier").on_hand(1, "spotter")
    bumped.mouse(1, "scurrier", "inner", 4).tick(4).do("stay", "stay", "stay", "hop-on", "swap")
    Table(2).paw(12).tick(12)
    flee = Table(1).on_hand(0, "spotter")
    for face in range(len(flee.s.edition.die)):
        flee.s.edition.die[face] = 11
    flee.paw(12).tick(12)
    tossing = Table(2).on_hand(0, "spotter", "blue-key").mouse(0, "scurrier", "outer", 9, "green-key")
    tossing.s.edition.icons[1][0], tossing.s.edition.amounts[1][0] = TOSS, 0
    tossing.tick(2).do("hop-off", "toss scurrier")
    drawing = Table(2).card(0, 5).on_hand(0, "spotter")
    drawing.s.edition.card_icons[4][0], drawing.s.edition.card_icons[4][1], drawing.checked = FAVOR, -1, False
    drawing.s.edition.cards_showing[FAVOR] = 1 << 4
    drawing.tick(4).do("favor 5", "draw")


def test_the_table_names_what_follows_and_what_is_asked(tracer: Tracer) -> None:
    for seed in range(10):
        play_at_random(1 + seed % 4, seed, "advanced" if seed % 3 == 0 else "standard")
    play_what_is_rare()
    assert tracer.followed == {(name, then) for name, (_, stage) in PLACES.items() for then in stage.then.split()}
    assert tracer.asked == {(name, word) for name, (_, stage) in PLACES.items() for word in stage.asks.split()}


def test_the_page_is_up_to_date() -> None:
    """`python -m tools.hickory_flow` writes both files anew."""
    assert PAGE.read_text(encoding="utf-8") == page()
    assert PICTURE.read_text(encoding="utf-8") == picture()
