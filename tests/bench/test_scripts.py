"""Every script in `bench/` runs at a tiny size. Its measurements are then meaningless, and no test checks them."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

import pytest
from tools.chromium import chromium

ROOT = Path(__file__).resolve().parents[2]
BENCH = ROOT / "bench"
CHROMIUM = chromium()
MOST_SECONDS = 600.0


@dataclass(frozen=True)
class Script:
    """A script, its arguments, expected words of its output, and a function that returns why it cannot run here, or
    None."""

    name: str
    arguments: str
    output: str
    lacking: Callable[[], str | None] = lambda: None

    def __str__(self) -> str:
        return f"{self.name} {self.arguments}".strip()


def lacks_spiel() -> str | None:
    return None if find_spec("pyspiel") else "needs OpenSpiel, the peer"


def lacks_gpu() -> str | None:
    if find_spec("numba_cuda") is None:
        return "needs numba-cuda"
    from tana.engine import cuda

    return None if cuda.available() else "needs an NVIDIA GPU"


def lacks_browser() -> str | None:
    if find_spec("playwright") is None or not Path(CHROMIUM).exists():
        return "needs playwright and a chromium (TANA_CHROMIUM)"
    return None if (ROOT / "src/tana/web/index.html").exists() else "needs the pages: make web"


def lacks_engines() -> str | None:
    from tests.server.engines import Missing, postgres_folder

    try:
        postgres_folder()
    except Missing as fault:
        return str(fault)
    return None if shutil.which("redis-server") else "needs Redis"


def lacks_node() -> str | None:
    if shutil.which("node") is None or not (ROOT / "web/node_modules/.bin/tsc").exists():
        return "needs Node and the packages of web/"
    return lacks_browser()


QUICK = (
    Script("standing", "--games 1 --seats 2 --bot random", "hickory, 2 seats"),
    Script("advice", "uly --games 2 --bot random --against random", "uly: predicted gain"),
    Script("accounts", "uly --games 4 --bots random random", "uly: 4 games of random against random"),
    Script("calibration", "uly --seats 2 --games 2 --iterations 10 --tables random,sprout", "search uly"),
    Script("cores", "uly --cores 2 --rounds 1 --seconds 0.02", '"game": "uly"'),
    Script("envs", "--only uly --games 4 --seconds 0.01", "tana uly uint8"),
    Script("envs", "--only uly --games 4 --seconds 0.01 --device cuda", "tana uly uint8", lacks_gpu),
    Script("first_move", "--games uly --answers 1 --seconds 0.02 --warm", "uly"),
    Script("gpu", "uly --games 8 --batch 8 --seconds 0.01", '"equal": true', lacks_gpu),
    Script("playouts", "uly --seconds 0.01 --games 10", "uly      5 seats"),
    Script("puzzles", "buddel --puzzles 1 --times 1", "buddel: "),
    Script("random_play", "uly --seconds 0.01 --rounds 1", "tana uly", lacks_spiel),
    Script("random_sizes", "uly --games 4 --steps 50", "uly           2"),
    Script("review", "uly --decisions 2 --times 2 --bots random random", "uly: "),
    Script("search", "uly --iterations 8 --rounds 1", "uly 4", lacks_spiel),
)
SLOW = (
    Script("hosting/first_move", f"installed {sys.prefix}", '"cpu_seconds"'),
    Script("hosting/small_machine", "--no-compile --megabytes 2048 --slowdown 2 --port 18472", "cpu_seconds"),
    Script("server/due", "--tables 30 --due 10 --seconds 0.1", "20 deliveries and 10 deadlines, each once"),
    Script("server/attacks", "--seconds 0.2 --only chunks_to_nowhere", "chunks_to_nowhere"),
    Script("server/burrow", "--games 60 --tables 1 --seats 2 --seconds 0.5 --rate 5", '"games": 60'),
    Script("server/load", "--tables 2 --seats 2 --rate 4 --seconds 0.5 --idle 2", '"moves_per_second"'),
    Script("server/scale", "--only sqlite --rates 10 --rounds 1 --seconds 0.5", '"sqlite, 1 process"'),
    Script("server/sockets", "--ways plain,ours --connections 2 --seconds 0.1", "ours"),
    Script("server/million", "--tables 100 --rows 4 --seconds 1", "log_in_partitions", lacks_engines),
    Script("server/scale", "--only 4 --rates 10 --rounds 1 --seconds 0.5", "postgresql, 4 processes", lacks_engines),
    Script("wasm", "uly --rounds 1 --seconds 0.1", "uly", lacks_node),
    Script("web", "--rounds 1 --seconds 0.6 --games uly", "first paint", lacks_browser),
    Script("web", "--rounds 1 --offline", "click to first move", lacks_browser),
    Script("web", "--review --games uly --slower 1", "decisions", lacks_browser),
)


@pytest.mark.parametrize("script", [*QUICK, *(pytest.param(one, marks=pytest.mark.slow) for one in SLOW)], ids=str)
def test_a_script_runs(script: Script) -> None:
    if (reason := script.lacking()) is not None:
        pytest.skip(reason)
    command = [sys.executable, str(BENCH / f"{script.name}.py"), *script.arguments.split()]
    environment = {**os.environ, "TANA_CHROMIUM": CHROMIUM}
    ran = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, timeout=MOST_SECONDS, env=environment)
    assert ran.returncode == 0, ran.stderr
    assert script.output in ran.stdout


def test_the_chart_is_that_of_the_figures(tmp_path: Path) -> None:
    """The chart in the repository is what `bench/chart.py` draws from the figures."""
    for file in ("chart.py", "figures.json"):
        shutil.copy(BENCH / file, tmp_path)
    subprocess.run([sys.executable, str(tmp_path / "chart.py")], check=True)
    assert (tmp_path / "figures.svg").read_bytes() == (BENCH / "figures.svg").read_bytes()


PARTS = {"server/house", "server/plug"}
"""Modules that other scripts start or import, such as `server/load`."""


def test_every_script_is_run() -> None:
    scripts = {str(path.relative_to(BENCH).with_suffix("")) for path in BENCH.rglob("*.py")}
    assert scripts == {script.name for script in (*QUICK, *SLOW)} | PARTS | {"chart"}
