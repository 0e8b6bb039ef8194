"""The command line detects each kind of dishonest server."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tools import luck_table

from tana.cli import luck_keeper
from tana.cli.luck_keeper import LuckKeeper
from tana.cli.main import main
from tana.client import Session
from tana.client.luck_check import Verdict, verdict_of
from tana.client.seen import Seen, load
from tana.server.tables import credentials
from tests.server import dishonest
from tests.server.conftest import Runner
from tests.server.harness import House, play_randomly, serving
from tests.server.luck_verdicts import observe, observed

STATUS = {"proven": 0, "not-provable": 3, "violation": 4}


async def played(house: House, folder: Path) -> Verdict:
    """Play Buddel-Bande against a bot, and store what was seen as `tana join` does."""
    host = house.visitor()
    made = await host.create("buddel", [{"kind": "me", "name": "Ada"}, {"kind": "bot", "level": "random"}])
    luck = LuckKeeper(host, made["table"], folder)
    async with luck.sit(None) as session:
        await luck.contribute(1)
        await session.ask("start")
        await play_on(session, dice := random.Random(8), most=3)
        await session.until(lambda table: bool(table["choices"]))  # nothing may be missed between requests
        await session.ask("say", seat=1, phrase="hello")
        await session.until(lambda table: bool(table["chat"]))
    async with luck.sit(None) as session:
        await play_on(session, dice)
        return await luck.conclude()


async def play_on(session: Session, luck: random.Random, most: int = 10_000) -> None:
    """Play seat 1, even if the server claims that it is another one."""
    for _ in range(most):
        table = await session.until(lambda now: now["phase"] == "over" or bool(now["choices"]))
        if table["phase"] == "over":
            return
        await session.ask("play", seat=1, seq=table["seq"], action=luck.choice(table["choices"])["action"])


@pytest.mark.parametrize("attack", dishonest.ATTACKS)
def test_the_command_line_finds_out(
    attack: str, run: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    dishonest.install(lambda: attack, monkeypatch.setattr)
    found: list[Verdict] = []

    async def check() -> None:
        async with serving(tmp_path) as house:
            found.append(await played(house, tmp_path / "luck"))

    run(check())
    verdict = found[0]
    assert (verdict.luck == "proven") == (attack == "honest")
    observe("command line", attack, " ".join([verdict.luck, *verdict.reasons]))
    seen = sorted(map(str, (tmp_path / "luck").glob("seen-*.json")))
    files = [str(tmp_path / "luck" / "receipt.json"), "--seen", *seen]
    assert main(["verify", *files, "--lang", "en"]) == STATUS[verdict.luck]
    assert "Traceback" not in capsys.readouterr().err


def test_two_players_who_were_shown_two_games_find_out_by_code_signature_and_files(
    run: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """At each of two tables one player is real, and the server plays the other with copied contributions."""
    monkeypatch.setattr(credentials, "new_table_id", lambda: "sametable")
    evidence: list[LuckKeeper] = []

    async def check() -> None:
        async with serving(tmp_path / "a") as one, serving(tmp_path / "b") as other:
            first = await half(one, tmp_path / "ada", real=1)
            second = await half(other, tmp_path / "bruna", real=2)
            evidence.extend([first, second])

    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()
    run(check())
    ada, bruna = evidence
    assert ada.code() != bruna.code() is not None
    files = [str(tmp_path / "ada" / "seen-1.json"), str(tmp_path / "bruna" / "seen-2.json")]
    receipt = tmp_path / "ada" / "receipt.json"
    assert main(["verify", str(receipt), "--seen", files[0], "--lang", "en"]) == 0
    assert main(["verify", str(receipt), "--seen", *files, "--lang", "en"]) == 4
    assert "different games" in capsys.readouterr().err
    document, true = json.loads(receipt.read_text()), json.loads((tmp_path / "bruna" / "receipt.json").read_text())
    document["signatures"][1], document["keys"][1] = true["signatures"][1], true["keys"][1]
    shown = load(Path(files[0]))[0]
    assert shown.beginning is not None
    shown.beginning.keys[1] = true["keys"][1]
    assert verdict_of(document, [shown]).reasons == ("players",)


async def half(house: House, folder: Path, real: int) -> LuckKeeper:
    """A game between Ada and Bruna, one of whom is played by the server."""
    host, guest = house.visitor(), house.visitor()
    made = await host.create("buddel", [{"kind": "me", "name": "Ada"}, {"kind": "remote"}])
    await guest.join_path(made["path"], name="Bruna")
    keepers = [
        LuckKeeper(who, made["table"], folder if real == n else folder / "server") for n, who in ((1, host), (2, guest))
    ]
    async with keepers[0].sit(1) as ada, keepers[1].sit(2) as bruna:
        await keepers[0].contribute(1)
        await keepers[1].contribute(2)
        await ada.ask("start")
        sessions = {1: ada, 2: bruna}
        luck = random.Random(real)
        while ada.table["phase"] != "over":
            table = await sessions[ada.table["turn"] or 1].until(
                lambda now: bool(now["choices"]) or now["phase"] == "over"
            )
            if table["phase"] == "over":
                break
            answer = await sessions[table["turn"]].play(luck.choice(table["choices"])["action"])
            for session in sessions.values():
                await session.until(lambda now, seq=answer["seq"]: now["seq"] >= seq)
        for keeper in keepers:
            assert (await keeper.conclude()).luck == "proven"
        await keepers[real - 1].conclude()
    return keepers[real - 1]


def test_an_undo_that_all_agreed_to_is_proven(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            host, guest = house.visitor(), house.visitor()
            seats = [{"kind": "me", "name": "Ada"}, {"kind": "remote"}]
            made = await host.create("buddel", seats, settings={"undo": "consent"}, options={"first": "1"})
            await guest.join_path(made["path"], name="Bruna")
            keepers = [LuckKeeper(who, made["table"], tmp_path / f"{n}") for n, who in ((1, host), (2, guest))]
            async with keepers[0].sit(1) as ada, keepers[1].sit(2) as bruna:
                await keepers[0].contribute(1)
                await keepers[1].contribute(2)
                await ada.ask("start")
                await ada.until(lambda now: bool(now["choices"]))
                await ada.play(ada.table["choices"][0]["action"])
                keepers[0].recorder.agreed()
                await ada.ask("undo", seat=1, seq=ada.table["seq"])
                await bruna.until(lambda now: now["undo_asked"] is not None)
                keepers[1].recorder.agreed()
                await bruna.ask("answer-undo", seat=2, seq=bruna.table["seq"], agree=True)
                for seat in (1, 2):
                    await ada.until(lambda now: now["undo_asked"] is None)
                    who = (host, guest)[seat - 1]
                    await who.command(made["table"], "set-seat", seat=seat, to="bot", level="random")
                for session, keeper in zip((ada, bruna), keepers, strict=True):
                    await session.until(lambda now: now["phase"] == "over")
                    assert await keeper.conclude() == Verdict("proven")
            receipt = await host.get(f"/api/tables/{made['table']}/fairness")
            assert receipt["history"][1] == {"undone": 1, "seat": 1, "agreed": True, "consents": [1, 2]}

    run(check())


def test_evidence_survives_leaving_the_table_and_coming_back(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            host = house.visitor()
            made = await host.create("buddel", [{"kind": "me", "name": "Ada"}, {"kind": "bot", "level": "random"}])
            luck = LuckKeeper(host, made["table"], tmp_path / "luck")
            async with luck.sit(None) as session:
                await luck.contribute(1)
                await session.ask("start")
                await play_randomly(session, random.Random(8), most=3)
            again = LuckKeeper(host, made["table"], tmp_path / "luck")
            async with again.sit(None) as session:
                await play_randomly(session, random.Random(8))
                assert await again.conclude() == Verdict("proven")
                receipt = await host.get(f"/api/tables/{made['table']}/fairness")
                assert receipt["signatures"][0] is not None
                assert verdict_of(receipt, list(again.recorder.seen.values())) == Verdict("proven")

    run(check())


def test_a_full_disk_interrupts_no_game(run: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(seen: Seen, path: Path) -> None:
        raise OSError(28, "No space left on device")

    async def check() -> None:
        async with serving(tmp_path) as house:
            host = house.visitor()
            made = await host.create("buddel", [{"kind": "me", "name": "Ada"}, {"kind": "bot", "level": "random"}])
            luck = LuckKeeper(host, made["table"], tmp_path / "luck")
            with monkeypatch.context() as full:
                full.setattr(luck_keeper, "save", fail)
                async with luck.sit(None) as session:
                    await luck.contribute(1)
                    await session.ask("start")
                    await play_on(session, random.Random(8), most=3)
                    assert session.reconnects == 0
            assert not list((tmp_path / "luck").glob("seen-*"))
            async with luck.sit(None) as session:
                await play_on(session, random.Random(8))
                assert await luck.conclude() == Verdict("proven")
            assert list((tmp_path / "luck").glob("seen-*"))

    run(check())


def test_the_table_of_attacks_is_current() -> None:
    text = luck_table.PAGE.read_text(encoding="utf-8")
    assert text == luck_table.renewed(text), "run: python -m tools.luck_table"
    assert all(set(observed()[attack]) == {"command line", "page"} for attack in dishonest.ATTACKS)


def damaged(path: Path, **fields: Any) -> None:
    path.write_bytes(msgspec.json.encode({**json.loads(path.read_bytes()), **fields}))


def test_a_damaged_file_of_what_was_seen_is_refused(
    run: Runner, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            await played(house, tmp_path / "luck")

    run(check())
    seen, receipt = tmp_path / "luck" / "seen-1.json", tmp_path / "luck" / "receipt.json"
    true = seen.read_bytes()
    for change in ({"digest": "00"}, {"version": 7}, {"contributions": {"9": "00"}}, {"more": 1}, {"steps": 3}):
        seen.write_bytes(true)
        damaged(seen, **change)
        assert main(["verify", str(receipt), "--seen", str(seen)]) == 2
        assert "not a file of what a player was shown" in capsys.readouterr().err
    assert main(["verify", str(receipt), "--seen", str(tmp_path / "nothing.json")]) == 2
