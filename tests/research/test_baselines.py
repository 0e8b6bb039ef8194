"""The baselines train, are measured and answer at a toy size."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from research.baselines import player

import tana
import tana.envs
from tana.bots.api import glimpse, make_bot
from tana.core.chance import rng_from

ROOT = Path(__file__).resolve().parents[2]
TOY = ("--width", "8", "--games", "8", "--rounds", "2", "--judged", "4", "--looks", "1")
CURVE = "curve: seconds, decisions, share, error, games"


def trained(out: Path, *what: str) -> dict[str, Any]:
    """What is known about a baseline that was trained at a toy size."""
    pytest.importorskip("torch", reason="the extra `learn` is not installed")
    from research.baselines import __main__ as command
    from research.baselines import nets

    command.main([*what, *TOY, "--out", str(out)])
    return nets.load(out)[1]


@pytest.mark.xdist_group("uly")
@pytest.mark.parametrize("what", [("ppo",), ("mmd", "--shared"), ("zero",)], ids=lambda what: what[0])
def test_a_baseline_trains_and_is_answered(tmp_path: Path, what: tuple[str, ...]) -> None:
    about = trained(tmp_path / "one.npz", what[0], "uly", *what[1:])
    assert about["decisions"] > 0 and len(about[CURVE]) == 2
    assert all(0 <= share <= 1 for _, _, share, _, _ in about[CURVE])
    response = trained(tmp_path / "response.npz", "response", "uly", "--against", str(tmp_path / "one.npz"))
    assert 0 <= response["escapes"][0] <= 1 and 0 <= response["finds"][0] <= 1
    assert response["rival"].endswith("one.npz")


@pytest.mark.xdist_group("molly")
def test_molly_shares_weights_and_a_table_is_printed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    trained(tmp_path / "shared.npz", "ppo", "molly", "--shared")
    from research.baselines import __main__ as command

    table = tmp_path / "table.json"
    given = ["table", str(tmp_path / "shared.npz"), "--levels", "random", "--games", "4", "--out", str(table)]
    command.main(given)
    assert "shared" in capsys.readouterr().out
    [row] = json.loads(table.read_text(encoding="utf-8"))
    assert row["level"] == "random" and row["games"] == 4 and 0 <= row["share"] <= 1


@pytest.mark.xdist_group("uly")
def test_votes_of_a_search_are_shares_of_legal_actions() -> None:
    pytest.importorskip("torch", reason="the extra `learn` is not installed")
    from research.baselines import nets
    from research.baselines.search import Search

    search = Search("uly", nets.weights_of(nets.new_net("small", "uly", 8)))
    obs, policy, worth = search.play(1, 0, 2)
    assert len(obs) == len(policy) == len(worth) > 50
    assert policy.sum(1) == pytest.approx(np.ones(len(policy)), abs=1e-2)
    assert (worth >= 0).all() and (worth <= 1).all()
    again, *_ = search.play(1, 0, 2)
    assert np.array_equal(obs, again), "the same seed plays the same games"


@pytest.mark.xdist_group("uly")
def test_a_search_does_not_know_the_wolf() -> None:
    """Two positions that differ in the wolf's tile alone get the same answer for the dog."""
    pytest.importorskip("torch", reason="the extra `learn` is not installed")
    from research.baselines import nets
    from research.baselines.search import Search

    search = Search("uly", nets.weights_of(nets.new_net("small", "uly", 8)))
    game = tana.game("uly")
    state, _ = game.new(2, {}, rng_from(bytes(8)))
    for action in (3, 0, 0):
        game.rules.apply(state, game.legal(state)[action], rng_from(bytes(8)), None)
    other = state.copy()
    other.wolf_tile = next(tile for tile in range(16) if tile != state.wolf_tile and not state.turned >> tile & 1)
    assert [search.choose(one, 7, False) for one in (state, other)] == [search.choose(state, 7, False)] * 2


def test_without_pytorch_training_names_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    from research.baselines import __main__ as command

    monkeypatch.setattr(command, "find_spec", lambda name: None)
    with pytest.raises(SystemExit, match=r"needs PyTorch: pip install 'tana-games\[learn\]'"):
        command.main(["ppo", "molly", "--out", "one.npz"])


@pytest.mark.parametrize("name", sorted(player.HASHES))
def test_a_submission_sees_what_the_environment_shows(name: str) -> None:
    """The bot's row equals the batch's, and its actions are legal to the end of a game."""
    batch = tana.envs.batch(name, 2, 1, memory=True)
    bot = player.Ppo(tana.game(name))
    for number in range(30):
        state, seat = batch.state(0), int(batch.actor[0])
        seen = glimpse(tana.game(name), state, seat, number.to_bytes(8, "big"))
        assert bot.observe(seen) == pytest.approx(batch.obs[0], abs=1e-6)
        action = bot.choose(seen)
        assert action in seen.legal
        batch.step(np.array([action]))


def test_a_submission_plays_in_the_arena() -> None:
    spec = f"{ROOT / 'research' / 'baselines' / 'player.py'}:Ppo"
    bot, match = make_bot(spec, "uly"), tana.new("uly", seats=2, seed=4)
    while match.actor is not None and len(match.moves) < 30:
        seen = glimpse(match.game, match.state, match.actor, len(match.moves).to_bytes(8, "big"))
        match.play(bot.choose(seen).action)


def test_changed_weights_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(player.HASHES, "uly", "0" * 64)
    with pytest.raises(player.BadWeights, match="is not the file that was submitted"):
        player.Ppo(tana.game("uly"))
    with pytest.raises(player.BadWeights, match="no weights for hickory"):
        player.Ppo(tana.game("hickory"))
