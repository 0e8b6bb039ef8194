"""People use the house for days; whatever happens to the server, nobody loses data or learns secrets.

`make test` simulates a day and `make soak` three weeks; `python -m tests.weeks` runs the weeks in parts.
"""

from __future__ import annotations

import asyncio
import contextlib
from dataclasses import replace
from pathlib import Path

import pytest

from tests.server.effort import SOAK, effort
from tests.weeks.ears import Ears
from tests.weeks.phones import has_browser
from tests.weeks.residents import Tenure
from tests.weeks.running import postgres_if_there, run_days
from tests.weeks.verdict import Judge, Turn
from tests.weeks.weeks import BEGINS, FULL, SMALL, Notice, new_chronicle

DAYS = effort("TANA_WEEKS_DAYS", 1, FULL.days)
PATIENCE = 4 * 3600 if SOAK else 900


@pytest.mark.slow
@pytest.mark.xdist_group("engines")
def test_nobody_loses_anything_and_nobody_learns_too_much(tmp_path: Path) -> None:
    async def limited() -> Judge:
        with postgres_if_there() if SOAK else contextlib.nullcontext() as postgres:
            async with asyncio.timeout(PATIENCE):
                size, browsers = (FULL, 2 if has_browser() else 0) if SOAK else (SMALL, 0)
                return await run_days(tmp_path, size, DAYS, postgres=postgres, browsers=browsers)

    judge = asyncio.run(limited())
    assert judge.wrong == []
    chronicle, figures = judge.chronicle, judge.figures
    assert len(judge.finished) >= DAYS and chronicle.kills >= DAYS
    assert figures["turns to notify"] >= DAYS and figures["notices"] >= figures["turns to notify"]
    assert figures["views compared"] > 100 and figures["twins compared"] > 0 and figures["results"] >= DAYS
    assert {"backup", "killed"} <= {what for _, what in chronicle.happened}


# --- the judge can find fault ----------------------------------------------------------------------------------

HOUR = 3_600_000


def judge_of(*notices: Notice, quiet: bool = False) -> Judge:
    """A judge of one turn, from ten until noon, of the first resident; the second has quiet hours at night."""
    chronicle = new_chronicle(SMALL)
    for number, who in enumerate(chronicle.residents):
        who.holder = f"holder {number}"
    who = chronicle.residents[int(quiet)]
    who.tenures = [Tenure(begins=0)]
    chronicle.notices = list(notices)
    hours = range(24)
    chronicle.ticks = [BEGINS + hour * HOUR for hour in hours]
    begins = BEGINS + (1 if quiet else 10) * HOUR
    judge = Judge(chronicle)
    judge.turns = [Turn("t", 5, who.holder, begins, begins + 2 * HOUR)]
    judge._judge_words = lambda who, notice: None  # type: ignore[method-assign]
    return judge


def notice(hour: float, delivery: str = "a", turn: int = 5, who: int = 0) -> Notice:
    return Notice(who, BEGINS + int(hour * HOUR), "turn", "t", turn, delivery, {})


@pytest.mark.parametrize(
    ("notices", "complaint"),
    [
        ([], "was not notified"),
        ([notice(10.5), notice(11, "b")], "too often"),
        ([notice(10.5), notice(11)], "notified twice"),
        ([notice(10.5), notice(13, "b")], "turn that was over"),
        ([notice(10.5, turn=4)], "another turn"),
    ],
)
def test_the_judge_sees_a_notice_that_is_wrong(notices: list[Notice], complaint: str) -> None:
    judge = judge_of(*notices)
    judge.judge_notices()
    assert complaint in " ".join(judge.wrong)


def test_the_judge_is_content_with_one_notice_and_with_a_repetition_after_a_kill() -> None:
    judge = judge_of(notice(10.5), notice(11))
    judge.chronicle.doubtful = [BEGINS + int(10.5 * HOUR)]
    judge.judge_notices()
    assert judge.wrong == [] and judge.figures["repeated after a kill"] == 1


def test_the_judge_does_not_take_the_next_turn_for_a_repetition() -> None:
    """Two turns at a table are announced in the same words, and some channels have no ids."""
    judge = judge_of(notice(10.5, "", 0), notice(13.5, "", 0))
    judge.turns.append(replace(judge.turns[0], since=9, begins=BEGINS + 13 * HOUR, ends=BEGINS + 15 * HOUR))
    judge.chronicle.doubtful = [BEGINS + int(10.6 * HOUR)]
    judge.judge_notices()
    assert judge.wrong == [] and judge.figures["notices"] == 2


def test_the_judge_sees_a_notice_in_quiet_hours_and_does_not_ask_for_one() -> None:
    judge = judge_of(quiet=True)
    judge.judge_notices()
    assert judge.wrong == []
    judge = judge_of(notice(1.5, who=1), quiet=True)
    judge.judge_notices()
    assert "quiet hours" in " ".join(judge.wrong)


def test_ears_notice_two_truths() -> None:
    ears = Ears()
    table = {"table": "t", "seq": 3, "you": {"perspective": 1}, "view": {"hand": 1}}
    frame = {"kind": "update", "seq": 3, "step": {"seq": 3, "events": []}}
    ears.hear_frame(frame, table)
    ears.hear_frame(frame, table)
    assert ears.quarrels == []
    ears.hear_frame(frame, {**table, "view": {"hand": 2}})
    assert len(ears.quarrels) == 1
