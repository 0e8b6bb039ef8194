"""Thousands of scripts, carried out by a server and by a page's worker: the same answers and the same frames, in full.

Scripts are numbered. `TANA_SCRIPTS` is how many are tried and `TANA_SCRIPTS_FROM` the first of them, so a soak can be
resumed: the numbers that are done are printed as it goes on.
"""

from __future__ import annotations

import json
from collections import Counter, deque
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any, get_args

import pytest

from tana.engine import table_rules
from tana.engine.table_rules import ENTRY
from tana.engine.warmup import load
from tana.server.tables import guards, log, table_record
from tana.server.tables.refusal import Refuse
from tana.server.tables.table import StoryStep, Table
from tana.version import __version__
from tests.local.host import Page, missing
from tests.local.scripts import (
    FIELDS,
    FIELDS_OF,
    GAMES,
    KINDS,
    WITHOUT_DEFAULTS,
    Script,
    Step,
    Twin,
    carried_out,
    script_of,
    shortest,
)
from tests.server.effort import effort

SCRIPTS = effort("TANA_SCRIPTS", 5_000, 500_000)
FIRST = effort("TANA_SCRIPTS_FROM", 0, 0)
AHEAD = 32
"""Scripts that the server may be ahead of the page."""
REPORTED = 10_000
LOOKED_AT = 400
"""Scripts among which every mutant is found."""
SELDOM = (
    # Nobody can come to a table in a page: entries about those who do are not part of its log.
    log.Joined,
    log.Linked,
    log.WatchersSentAway,
    log.UndoAnswered,
    log.ProposalAnswered,
    # A page has no sweep of deadlines: it waits for its player.
    log.Extended,
    log.TimeUp,
)
"""Entries that tables in a page do not have."""
ALWAYS = ("host", "host-unless-seat", "player", "watched")
"""Conditions that are always the same at a table in a page, where one browser is host and player and nobody watches.
The table is private, too: what a command requires besides (`invite`) is never looked at."""


@pytest.fixture(autouse=True)
def twin() -> Iterator[None]:
    """Tables as in a page; one of the games is compiled."""
    load(GAMES[0])
    with Twin():
        yield


def told(script: Script) -> dict[str, Any]:
    return {**carried_out(script), "version": __version__}


def explain(script: Script, page: Page) -> str:
    """The shortest script that differs like this one, and how."""
    short = shortest(script, lambda other: page.compare(told(other)) is not None)
    texts = [step.get("text", step["do"]) for step in told(short)["steps"]]
    return f"script {script.number}, {len(short.steps)} steps: {texts}: {page.compare(told(short))}"


@pytest.mark.skipif(bool(missing()), reason=missing() or "")
@pytest.mark.slow
def test_a_server_and_a_page_carry_scripts_out_alike(tmp_path: Path) -> None:
    different: list[int] = []
    with Page(tmp_path) as page:
        for number in range(FIRST, FIRST + SCRIPTS + AHEAD):
            if number < FIRST + SCRIPTS:
                page.send(told(script_of(number)))
            if number >= FIRST + AHEAD and page.difference() is not None:
                different.append(number - AHEAD)
            if number % REPORTED == 0:
                print(f"scripts below {number - AHEAD} are done; differences: {different}", flush=True)
        reports = [explain(script_of(number), page) for number in different[:5]]
    assert not different, "\n".join([f"{len(different)} differences", *reports])


@pytest.mark.skipif(bool(missing()), reason=missing() or "")
def test_a_planted_difference_is_found_and_made_short(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "can_undo", lambda table, seat: False)
    with Page(tmp_path) as page:
        found = next(
            script for number in range(LOOKED_AT) if page.compare(told(script := script_of(number))) is not None
        )
        report = explain(found, page)
    assert "can_undo" in report or '"undo"' in report, report
    assert int(report.split(" steps")[0].rsplit(" ", 1)[1]) <= 4, report


def test_every_field_of_a_command_gets_a_value() -> None:
    names = {one.name for of_one in FIELDS_OF.values() for one in of_one}
    assert names - set(FIELDS) == set(WITHOUT_DEFAULTS)


def test_scripts_have_every_command_accepted_and_refused(transcripts: list[dict[str, Any]]) -> None:
    """In each phase; what is never accepted, or never refused, is listed."""
    outcomes: Counter[tuple[str, bool]] = Counter()
    for one in transcripts:
        for step in one["steps"]:
            answer = step["answer"]
            if answer is not None and answer["kind"] != "fault" and answer["id"]:
                kind = json.loads(step["text"])["kind"]
                outcomes[kind, answer["kind"] == "refused"] += 1
    never_accepted = {kind for kind in KINDS if not outcomes[kind, False]}
    never_refused = {kind for kind in KINDS if not outcomes[kind, True]}
    assert never_accepted == {"answer-undo", "answer-proposal", "invite", "kick"}
    assert never_refused == {"ping", "lower"}


# --- mutants ---------------------------------------------------------------------------------------------------------
# The page and the unchanged server are alike, as the sweep shows: so a mistake of the server that changes what it
# answers to a script would be found by the sweep.


@pytest.fixture(scope="module")
def transcripts() -> list[dict[str, Any]]:
    """What the server, as it is, makes of the first scripts."""
    load(GAMES[0])
    with Twin():
        return [carried_out(script_of(number)) for number in range(LOOKED_AT)]


def is_noticed(transcripts: list[dict[str, Any]], touches: Callable[[dict[str, Any]], bool]) -> bool:
    """Whether a script shows a mistake; only those that touch it are carried out again."""
    for number, before in enumerate(transcripts):
        if touches(before) and json.dumps(_outcome_of(number)) != json.dumps(before):
            return True
    return False


def _outcome_of(number: int) -> object:
    try:
        return carried_out(script_of(number))
    except Exception as fault:  # A mutant may break the server outright.
        return repr(fault)


GUARDED = [
    (tag, place)
    for tag, command in KINDS.items()
    for place, guard in enumerate(command.guards)
    if guard.condition not in ALWAYS and "not-private" not in [one.condition for one in command.guards[:place]]
]


@pytest.mark.parametrize(
    ("tag", "place"), GUARDED, ids=[f"{tag}-{KINDS[tag].guards[place].condition}" for tag, place in GUARDED]
)
def test_a_mistake_in_a_guard_is_noticed(
    tag: str, place: int, transcripts: list[dict[str, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The guard holds where it should not, and the other way round."""
    command = KINDS[tag]
    wrong: Any = type(command.guards[place])("wrong", "closed", "mutant")  # type: ignore[arg-type]
    right, check = command.guards[place], guards.check

    def wrongly(attempt: guards.Attempt) -> bool:
        with suppress(Refuse):
            check((right,), attempt)
            return False
        return True

    monkeypatch.setitem(guards._CONDITIONS, "wrong", wrongly)  # type: ignore[misc]
    monkeypatch.setattr(command, "guards", (*command.guards[:place], wrong, *command.guards[place + 1 :]))
    sent = f'"kind": "{tag}"'
    assert is_noticed(transcripts, lambda one: any(sent in step.get("text", "") for step in one["steps"]))


ENTRIES = [entry for entry in get_args(log.AnyEntry) if entry is not log.Created and entry not in SELDOM]
OF_THE_RECORD = [entry for entry in ENTRIES if entry not in (log.Witnessed, log.Said, log.ViewOpened, log.Rematched)]
"""Entries that change the record of a table."""
BESIDE_IT = [entry for entry in ENTRIES if entry not in (log.Paused, log.Resumed, log.Closed, log.UndoAsked)]
"""Entries that change something besides."""


def _has(entry: type[log.Entry]) -> Callable[[dict[str, Any]], bool]:
    """Whether a script has an entry of a kind."""
    cause = str(entry.__struct_config__.tag)

    def touches(one: dict[str, Any]) -> bool:
        frames = (frame for step in one["steps"] for tab in step["heard"] for frame in tab)
        return any(frame["kind"] == "update" and frame["step"]["cause"] == cause for frame in frames)

    return touches


@pytest.mark.parametrize("entry", OF_THE_RECORD, ids=[entry.__name__ for entry in OF_THE_RECORD])
def test_a_mistake_in_the_rule_of_an_entry_is_noticed(
    entry: type[log.Entry], transcripts: list[dict[str, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The record stays as it is, or (a step of the game) gets a wrong number."""
    kind, right = ENTRY.number(str(entry.__struct_config__.tag)), table_record._after

    def wrong(record: Any, change: Any) -> Any:
        made: Any = right(record, change)
        if change.kind != kind:
            return made
        moves = entry in (log.Started, log.Played, log.Undone)
        return made._replace(state_seq=made.state_seq - 1) if moves else record._replace(seq=made.seq)

    monkeypatch.setattr(table_record, "_after", wrong)
    assert is_noticed(transcripts, _has(entry))


@pytest.mark.parametrize("entry", BESIDE_IT, ids=[entry.__name__ for entry in BESIDE_IT])
def test_a_mistake_beside_the_record_is_noticed(
    entry: type[log.Entry], transcripts: list[dict[str, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What a server keeps besides the record does not change."""
    take = Table._take

    def taken(table: Table, row: log.Row, prospect: Any) -> StoryStep:
        if not isinstance(row.entry, entry):
            return take(table, row, prospect)
        kept = dict(vars(table)), [replace(seat) for seat in table.seats], list(table.chat), list(table.history)
        step, record = take(table, row, prospect), table.record
        vars(table).update(kept[0])
        table.seats, table.chat, table.history, table.record = kept[1], deque(kept[2]), kept[3], record
        return step

    monkeypatch.setattr(Table, "_take", taken)
    assert is_noticed(transcripts, _has(entry))


def _no_op(*_: object) -> None:
    """A rule that does nothing."""


RULES = (
    *("set_pace", "create", "set_seat", "contribute", "start", "play", "undo", "enter", "allow_undo"),
    *("ask_undo", "drop_undo", "propose", "drop_proposal", "change_settings", "close"),
    *("begin_turn", "end_turn", "take_turns", "show"),
)
"""Rules that tables in a page use; `tests/engine/test_table_rules.py` has the others."""


@pytest.mark.parametrize("name", RULES)
def test_a_forgotten_rule_is_noticed(
    name: str, transcripts: list[dict[str, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_record, "is_ready", lambda name: False)
    monkeypatch.setattr(table_rules, name, _no_op)
    assert is_noticed(transcripts, lambda one: True)


# --- what the sweep has found ----------------------------------------------------------------------------------------

FOUND = {
    "a host without a seat is a screen": ("leave", "set-seat"),
    "seats that are set in the same way": ("start", "set-seat"),
}


@pytest.mark.skipif(bool(missing()), reason=missing() or "")
@pytest.mark.parametrize("kinds", FOUND.values(), ids=list(FOUND))
def test_what_was_found_stays_mended(kinds: tuple[str, ...], tmp_path: Path) -> None:
    with Page(tmp_path) as page:
        for number in range(40):
            script = Script(
                number, GAMES[number % 2], tuple(Step(kind, number * 7 + place) for place, kind in enumerate(kinds))
            )
            assert page.compare(told(script)) is None, number
