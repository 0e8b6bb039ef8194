"""Work in pieces: nothing is done twice, nothing is lost, whatever dies on the way."""

from __future__ import annotations

import json
import os
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from tana.lab.runners import BadRun, Journal, LocalRunner, RayRunner, run_tasks, runner_of

SOAK = bool(os.environ.get("TANA_SOAK"))


def square(number: int) -> int:
    return number * number


def note_and_square(task: tuple[int, str]) -> int:
    """Square a number, and leave a mark that it was done."""
    number, folder = task
    (Path(folder) / f"{number}-{time.monotonic_ns()}").touch()
    return number * number


def die_once(task: tuple[int, str]) -> int:
    """Number 3 takes its process with it the first time."""
    number, folder = task
    mark = Path(folder) / "died"
    if number == 3 and not mark.exists():
        mark.touch()
        os._exit(1)
    return number * number


def always_die(number: int) -> int:
    os._exit(1)


def test_every_result_comes_once_though_a_worker_dies(tmp_path: Path) -> None:
    tasks = {number: (number, str(tmp_path)) for number in range(12)}
    with LocalRunner(2) as runner:
        found = list(run_tasks(runner, die_once, tasks))
    assert (tmp_path / "died").exists()
    assert sorted(found) == [(number, number * number) for number in range(12)]


def test_a_task_that_ends_every_worker_is_given_up_with_a_reason() -> None:
    with LocalRunner(1) as runner, pytest.raises(BadRun, match="has ended 3 workers"):
        list(run_tasks(runner, always_die, {0: 0}))


def test_a_journal_goes_on_where_it_stopped_and_does_nothing_twice(tmp_path: Path) -> None:
    journal, marks = tmp_path / "run.jsonl", tmp_path / "marks"
    marks.mkdir()
    tasks = {number: (number, str(marks)) for number in range(8)}
    with LocalRunner(1) as runner:
        some = run_tasks(runner, note_and_square, tasks, journal, {"of": "squares"})
        first = [next(some) for _ in range(3)]
        some.close()
    with LocalRunner(1) as runner:
        again = dict(run_tasks(runner, note_and_square, tasks, journal, {"of": "squares"}))
    assert again == {number: number * number for number in range(8)}
    lines = [json.loads(line) for line in journal.read_text().splitlines()[1:]]
    assert sorted(line["task"] for line in lines) == list(range(8)), "each result stands there once"
    for number, _ in first:
        assert len(list(marks.glob(f"{number}-*"))) == 1, "what was in the journal is not done again"


def test_a_torn_line_is_done_again_and_everything_else_kept(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    with Journal(path, {"of": "squares"}) as journal:
        journal.write(0, 0)
        journal.write(1, 1)
    path.write_text(path.read_text()[:-4])
    with Journal(path, {"of": "squares"}) as journal:
        assert journal.done == {0: 0}
        journal.write(1, 1)
    with Journal(path, {"of": "squares"}) as journal:
        assert journal.done == {0: 0, 1: 1}


@pytest.mark.parametrize(
    "line",
    ["5", '{"task":1}', '{"task":1,"result":{}}', '{"task":1,"result":null}', '{"task":"1","result":1}', "gar", ""],
)
def test_a_damaged_line_in_the_middle_is_named_and_nothing_is_lost(tmp_path: Path, line: str) -> None:
    path = tmp_path / "run.jsonl"
    with Journal(path, {"of": "squares"}) as journal:
        journal.write(0, 0)
    damaged = path.read_text() + line + '\n{"task":2,"result":4}\n'
    path.write_text(damaged)
    with pytest.raises(BadRun, match="line 3"):
        Journal(path, {"of": "squares"})
    assert path.read_text() == damaged


def test_a_journal_of_older_rules_is_refused_as_that(tmp_path: Path) -> None:
    Journal(tmp_path / "run.jsonl", {"seed": 1, "sources": {"uly": "a"}}).__exit__()
    with pytest.raises(BadRun, match="rules or the players have changed"):
        Journal(tmp_path / "run.jsonl", {"seed": 1, "sources": {"uly": "b"}})


def test_the_journal_of_another_run_is_refused(tmp_path: Path) -> None:
    Journal(tmp_path / "run.jsonl", {"seed": 1}).__exit__()
    with pytest.raises(BadRun, match="belongs to another run"):
        Journal(tmp_path / "run.jsonl", {"seed": 2})


def test_without_ray_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadRun, match=r"tana-games\[cluster\]"):
        runner_of(ray="auto")


# --- Ray -----------------------------------------------------------------------------------------------------------


def slow_square(number: int) -> int:
    time.sleep(0.5)
    return number * number


@pytest.mark.slow
@pytest.mark.skipif(not SOAK, reason="a Ray cluster of two nodes takes a minute: with TANA_SOAK=1")
@pytest.mark.filterwarnings("ignore")
def test_a_ray_cluster_loses_a_node_and_no_result(tmp_path: Path) -> None:
    pytest.importorskip("ray", reason="Ray is not installed: pip install 'tana-games[cluster]'")
    utils: Any = pytest.importorskip("ray.cluster_utils")
    here = str(Path(__file__).resolve().parents[2])
    os.environ["PYTHONPATH"] = os.pathsep.join([here, os.environ.get("PYTHONPATH", "")])
    cluster = utils.Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    other = cluster.add_node(num_cpus=1)
    try:
        with RayRunner(cluster.address) as runner:
            tasks = {number: number for number in range(12)}
            found = []
            for number, result in run_tasks(runner, slow_square, tasks, tmp_path / "run.jsonl", {"of": "ray"}):
                found.append((number, result))
                if len(found) == 3:
                    cluster.remove_node(other, allow_graceful=False)
        assert sorted(found) == [(number, number * number) for number in range(12)]
        lines = (tmp_path / "run.jsonl").read_text().splitlines()[1:]
        assert sorted(json.loads(line)["task"] for line in lines) == list(range(12))
    finally:
        cluster.shutdown()
