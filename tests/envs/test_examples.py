"""The examples for learners run, at a small scale, and each can be read in one sitting."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import tana.envs
from tana.games.molly.components import COLOUR

ROOT = Path(__file__).resolve().parents[2]
EXAMPLES = ROOT / "examples" / "envs"
MOST_LINES = 100


def run(name: str, *arguments: str) -> dict[str, Any]:
    """The line of JSON that an example prints."""
    command = [sys.executable, str(EXAMPLES / f"{name}.py"), *arguments]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    found: dict[str, Any] = json.loads(ran.stdout.splitlines()[-1])
    return found


@pytest.mark.parametrize("path", sorted(EXAMPLES.glob("*.py")), ids=lambda path: str(path.stem))
def test_an_example_is_short(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) < MOST_LINES


@pytest.mark.xdist_group("molly")
def test_molly_is_learned_by_self_play() -> None:
    pytest.importorskip("torch", reason="PyTorch is not installed")
    found = run("ppo_molly", "--games", "16", "--rounds", "2", "--width", "32", "--judged", "8")
    assert found["decisions"] == 2 * 64 * 16
    before, after = found["wins_against_digger"]
    assert 0 <= before <= 1 and 0 <= after <= 1


def test_all_colours_are_read_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where red and blue have changed places, so has what the network makes of them, and nothing else."""
    torch: Any = pytest.importorskip("torch", reason="PyTorch is not installed")
    monkeypatch.syspath_prepend(str(EXAMPLES))
    env = tana.envs.batch("molly", 2, 32, obs="uint8", memory=True)
    for _ in range(40):
        env.step(env.mask.argmax(1))
    exchanged = env.obs.copy()
    here, there = env.observation.named(env.obs), env.observation.named(exchanged)
    red, blue = COLOUR.number("red"), COLOUR.number("blue")
    for name, columns in here.items():
        if name.endswith(".red"):
            there[name][:], there[name.replace("red", "blue")][:] = here[name.replace("red", "blue")], columns
        pairs = [(red, blue), (red + len(COLOUR), blue + len(COLOUR))] if name.endswith(".card") else [(red, blue)]
        if columns.shape[1] > 1 and name.endswith((".card", ".shows", ".0", ".1", ".2")) and "found" not in name:
            for one, other in pairs:
                there[name][:, [one, other]] = columns[:, [other, one]]
    reading = import_module("molly_reading").Reading(env.observation, torch.float32)
    *_, before, others = reading(torch.from_numpy(env.obs))
    *_, after, same = reading(torch.from_numpy(exchanged))
    order = [{red: blue, blue: red}.get(colour, colour) for colour in range(len(COLOUR))]
    assert not torch.allclose(before, after)
    assert torch.allclose(before[:, order], after, atol=1e-6) and torch.equal(others, same)


def test_a_card_learns_the_same_as_a_processor(monkeypatch: pytest.MonkeyPatch) -> None:
    """The steps that a card records once and repeats are those that a processor takes one by one."""
    torch: Any = pytest.importorskip("torch", reason="PyTorch is not installed")
    if not torch.cuda.is_available():
        pytest.skip("no CUDA device here")
    monkeypatch.syspath_prepend(str(EXAMPLES))
    lessons, network = import_module("molly_lessons"), import_module("molly_network")
    env = tana.envs.batch("molly", 2, 64, obs="uint8")
    rows = {
        "obs": torch.from_numpy(env.obs.copy()).unsqueeze(0),
        "mask": torch.from_numpy(env.mask.copy()).unsqueeze(0),
        "act": torch.from_numpy(env.mask.argmax(1)).unsqueeze(0),
        **{name: torch.linspace(-1, 0, 64).unsqueeze(0) for name in ("logp", "gain", "target")},
    }
    learned = []
    for device, epochs in (("cpu", 2 + lessons.TRIES), ("cuda", 2)):
        monkeypatch.setattr(lessons, "EPOCHS", epochs)
        torch.manual_seed(1)
        net = network.Network(env, 32).to(device)
        lessons.Lessons(net, device).learn({name: one.to(device) for name, one in rows.items()}, 1.0)
        learned.append(torch.cat([one.detach().cpu().flatten() for one in net.parameters()]))
    assert torch.allclose(*learned, atol=1e-4)


@pytest.mark.xdist_group("hickory")
def test_solo_hickory_is_learned_through_gymnasium() -> None:
    pytest.importorskip("torch", reason="PyTorch is not installed")
    pytest.importorskip("gymnasium", reason="the extra 'envs' is not installed")
    found = run("dqn_hickory", "--steps", "700", "--judged", "1")
    assert found["steps"] == 700 and found["points"] >= 0


@pytest.mark.xdist_group("hickory")
def test_hickory_is_learned_with_sb3_and_passes_its_checker() -> None:
    pytest.importorskip("sb3_contrib", reason="sb3-contrib is not installed")
    pytest.importorskip("gymnasium", reason="the extra 'envs' is not installed")
    found = run("sb3_hickory", "--steps", "256", "--envs", "2", "--rollout", "128", "--judged", "1")
    assert found["steps"] == 256 and found["points"] >= 0


@pytest.mark.xdist_group("molly")
def test_molly_is_learned_in_one_file() -> None:
    pytest.importorskip("torch", reason="PyTorch is not installed")
    pytest.importorskip("gymnasium", reason="the extra 'envs' is not installed")
    found = run("cleanrl_molly", "--rounds", "2", "--envs", "8", "--steps", "96")
    assert found["rounds"] == 2 and 0 <= found["wins"] <= 1


@pytest.mark.xdist_group("uly")
def test_a_small_uly_is_solved() -> None:
    """A round on four tiles is worth one half: `research.uly.exact` finds the same in another way."""
    pytest.importorskip("pyspiel", reason="OpenSpiel is not installed")
    from research.uly.exact import solve_two_tiles

    found, known = run("cfr_uly", "--width", "2", "--iterations", "50"), solve_two_tiles(2, 50)
    assert found["nash_conv"] < 0.01
    assert known.lower - 0.01 < found["value"] < known.upper + 0.01


@pytest.mark.xdist_group("uly")
def test_bots_of_openspiel_play() -> None:
    pytest.importorskip("pyspiel", reason="OpenSpiel is not installed")
    found = run("spiel_bots", "--width", "2", "--games", "2", "--simulations", "5", "--iterations", "10")
    assert set(found) == {"ismcts", "cfr_wolf", "cfr_dog"} and all(0 <= share <= 1 for share in found.values())


@pytest.mark.xdist_group("molly")
def test_the_notebook_runs_from_top_to_bottom() -> None:
    """And shows a match, a view, a finished game and a tournament as pictures."""
    notebook = json.loads((EXAMPLES / "first_hour.ipynb").read_text(encoding="utf-8"))
    room: dict[str, Any] = {}
    shown = [run_cell("".join(cell["source"]), room) for cell in notebook["cells"] if cell["cell_type"] == "code"]
    pictures = [value._repr_svg_() for value in shown if hasattr(value, "_repr_svg_")]
    assert len(pictures) == 4 and all(picture.startswith("<svg") for picture in pictures)


def run_cell(source: str, room: dict[str, Any]) -> Any:
    """Run a cell of a notebook; the value of its last line, if that is an expression."""
    lines = ast.parse(source)
    last = lines.body.pop() if isinstance(lines.body[-1], ast.Expr) else None
    exec(compile(lines, "cell", "exec"), room)
    return None if last is None else eval(compile(ast.Expression(last.value), "cell", "eval"), room)
