"""Fair luck: bound before, added to by all, revealed and checked after."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from tana.client import Refused
from tana.core.chance import derive_entropy
from tana.core.game_file import parse
from tana.core.match import Match
from tana.server.tables import fairness
from tests.server.conftest import Runner
from tests.server.harness import contribution, play_randomly, serving


async def finished_game(house: Any, contributions: bool = True) -> tuple[Any, str, dict[str, Any]]:
    host = house.visitor()
    made = await host.create("uly", [{"kind": "me", "name": "Ada"}, {"kind": "bot"}])
    if contributions:
        await host.command(made["table"], "contribute", seat=1, random=contribution())
    await host.command(made["table"], "start")
    async with host.sit(made["table"]) as session:
        await play_randomly(session, random.Random(8))
    return host, made["table"], made


def test_a_finished_game_checks_out(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            host, table, made = await finished_game(house)
            receipt = await host.get(f"/api/tables/{table}/fairness")
            assert receipt["verified"] and receipt["commitment"] == made["commitment"]
            secret = bytes.fromhex(receipt["secret"])
            assert fairness.commitment_of(secret) == made["commitment"]
            root = fairness.root_of(secret, receipt["contributions"])
            assert root.hex() == receipt["root"]
            expected = [derive_entropy(root, n).hex() for n in range(len(receipt["entropy"]))]
            assert receipt["entropy"] == expected
            match = await downloaded(host, table)
            assert fairness.verify(match)

    run(check())


async def downloaded(host: Any, table: str) -> Match:
    response = await host.http.get(f"/api/tables/{table}/record")
    assert response.headers["content-disposition"].startswith("attachment")
    return parse(response.content)


def test_nothing_is_revealed_before_the_end(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            host = house.visitor()
            made = await host.create("uly", [{"kind": "me"}, {"kind": "bot"}], options={"first": "1"})
            await host.command(made["table"], "start")
            for what in ("record", "fairness", "replay", "analysis"):
                with pytest.raises(Refused) as found:
                    await host.get(f"/api/tables/{made['table']}/{what}")
                assert found.value.code == "not-now"
            live = house.service.cache.sessions[made["table"]]
            body = json.dumps(await host.get(f"/api/tables/{made['table']}"))
            assert live.table.secret.hex() not in body and live.table.root().hex() not in body
            assert live.table.setup_entropy.hex() not in body

    run(check())


def test_a_seat_adds_once_and_only_before_the_start(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            host = house.visitor()
            made = await host.create("uly", [{"kind": "me"}, {"kind": "bot"}])
            await host.command(made["table"], "contribute", seat=1, random=contribution())
            for _ in range(2):
                with pytest.raises(Refused) as found:
                    await host.command(made["table"], "contribute", seat=1, random=contribution())
                assert found.value.code == "not-now"
                if (await host.get(f"/api/tables/{made['table']}"))["phase"] == "gathering":
                    await host.command(made["table"], "start")

    run(check())


def test_every_contribution_changes_all_luck() -> None:
    secret = b"s" * 32
    some = fairness.root_of(secret, ["00" * 32, None])
    assert some != fairness.root_of(secret, ["01" + "00" * 31, None])
    assert some != fairness.root_of(secret, [None, "00" * 32])
    assert some != fairness.root_of(b"t" * 32, ["00" * 32, None])
    assert fairness.root_of(secret, [None, None]) != fairness.bot_root_of(secret)


def test_a_wrong_receipt_is_named() -> None:
    secret = b"s" * 32
    root = fairness.root_of(secret, [None])
    good = fairness.receipt(secret, [None], [1, 3])
    luck = [derive_entropy(root, n) for n in (0, 1, 3)]
    fairness.check(good, luck)
    wrong: list[tuple[Any, list[bytes], str]] = [
        ({**good, "commitment": "00"}, luck, "committed"),
        ({**good, "numbers": [1, 1]}, luck, "twice"),
        ({**good, "numbers": [1]}, luck, "numbers for"),
        ({**good, "contributions": ["11" * 32]}, luck, "setup"),
        (good, [luck[0], luck[2], luck[1]], "action 1"),
        ({**good, "secret": "xyz"}, luck, "damaged"),
        ({**good, "contributions": 7}, luck, "damaged"),
        ("nonsense", luck, "damaged"),
    ]
    for receipt, entropies, words in wrong:
        with pytest.raises(fairness.UnfairRecord, match=words):
            fairness.check(receipt, entropies)


def test_replay_from_every_point_of_view(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            host, table, _ = await finished_game(house)
            match = await downloaded(host, table)
            for seat in (1, 2):
                replay = await host.get(f"/api/tables/{table}/replay", seat=seat)
                assert len(replay["frames"]) == len(match.moves) + 1
                assert replay["outcome"] is not None
                own = [frame["notation"] for frame in replay["frames"][1:] if frame["seat"] == seat]
                assert None not in own
                others = [frame["notation"] for frame in replay["frames"][1:] if frame["seat"] != seat]
                assert set(others) <= {None}
            public = await host.get(f"/api/tables/{table}/replay")
            assert public["perspective"] is None

    run(check())


def test_tana_verify_checks_the_luck_too(run: Runner, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from tana.cli.main import main

    path = tmp_path / "game.tana"

    async def keep() -> None:
        async with serving(tmp_path) as house:
            host, table, _ = await finished_game(house)
            path.write_bytes((await host.http.get(f"/api/tables/{table}/record")).content)

    run(keep())
    assert main(["verify", str(path), "--lang", "en"]) == 0
    assert "committed to" in capsys.readouterr().out
    lines = path.read_text().splitlines()
    header = json.loads(lines[0])
    header["extra"]["fairness"]["contributions"][0] = "00" * 32
    path.write_text("\n".join([json.dumps(header), *lines[1:]]) + "\n")
    assert main(["verify", str(path), "--lang", "en"]) == 2
    assert "does not follow" in capsys.readouterr().err
