"""Training of value networks at toy size: it runs, follows its seed, and what it writes can be shipped."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="the extra `learn` is not installed")

from research.owl import publish_weights  # noqa: E402
from research.owl.games import Games  # noqa: E402
from research.owl.measure import Share  # noqa: E402
from research.owl.nets import ValueNet  # noqa: E402
from research.owl.train import Learner, Plan, Player, Window, learn, train  # noqa: E402

from tana.bots.networks import network_of  # noqa: E402
from tana.engine.network import Network, judge_row  # noqa: E402

TOY = Plan(seats=2, widths=((16, 8),), games=16, steps=8, part=64, samples=1, rounds=2, seconds=1e9, command="toy")
SEATS = range(2, 5)


def test_the_compiled_network_computes_what_was_trained() -> None:
    torch.manual_seed(3)
    net = ValueNet(30, 16, 8, 3)
    rows = torch.randint(-3, 9, (50, 30))
    net.fit_scale(rows)
    network = publish_weights.combined({3: net.tables()}, SEATS)
    hidden, deep, out = np.zeros(16, np.float32), np.zeros(8, np.float32), np.zeros(3)
    for row, expected in zip(rows, net(rows).exp().tolist(), strict=True):
        judge_row(row.numpy().astype(np.float32), 0, 3, 1, network, hidden, deep, out)
        assert out == pytest.approx(expected, abs=1e-4)


def test_games_go_on_and_their_results_are_shares() -> None:
    games, ended = Games("molly", 3, 8, "cpu", seed=1), 0
    for _ in range(400):
        shown = games.show()
        assert (shown.counts > 0).all()
        ends, over = games.play(shown.legal[:, 0].long())
        ended += int(over.sum())
        assert torch.allclose(ends[over.bool()].sum(1), torch.ones(int(over.sum())))
    assert ended > 0


def test_targets_are_shares_and_random_actions_separate_them() -> None:
    player = Player(replace(TOY, whim=1.0))
    net = ValueNet(player.games.code.INPUTS, 16, 8, 2)
    window = player.play(net)
    assert torch.allclose(window.goals.sum(1), torch.ones(len(window.goals)), atol=1e-5)


def test_a_network_learns_a_rule() -> None:
    """The reader wins if the first input is set."""
    learner = Learner(TOY, 16, 8, inputs=4)
    rows = torch.randint(0, 2, (2048, 4), dtype=torch.int8)
    goals = torch.stack([rows[:, 0].float(), 1 - rows[:, 0].float()], 1)
    for _ in range(12):
        learn([learner], Window(rows, goals), TOY, 1.0)
    assert float(learner.loss) < 0.2


def test_the_same_seed_trains_the_same(tmp_path: Path) -> None:
    def trained(seed: int) -> list[float]:
        (learner,) = train(replace(TOY, seed=seed, out=tmp_path))
        return [float(number) for part in learner.average.tables() for number in part.flatten()]

    assert trained(1) == trained(1) != trained(2)


def test_networks_are_published_with_their_origin(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shipped = tmp_path / "shipped.npz"
    monkeypatch.setattr(publish_weights, "network_file", lambda game: shipped)
    paths = []
    for seats in SEATS:
        train(replace(TOY, seats=seats, rounds=1, out=tmp_path))
        paths.append(tmp_path / f"molly-{seats}-16x8-end.npz")
    assert publish_weights.publish("molly", paths) == shipped
    origin = json.loads(shipped.with_suffix(".json").read_text())
    assert origin["positions"] == {"2": 128, "3": 128, "4": 128} and origin["command"] == "toy"
    with np.load(shipped) as data:
        assert all(data[name].any() for name in Network._fields)
        assert data["first"].shape[1] == network_of("molly").first.shape[1]
    with pytest.raises(ValueError, match="needs one for each of"):
        publish_weights.publish("molly", paths[:2])


def test_a_share_is_printed_with_its_error() -> None:
    assert str(Share(0.725, 0.052, 280, 1.0)) == "72.5 ± 5.2 (280 games)"
