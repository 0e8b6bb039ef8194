"""Fair luck: bound before, added to by all, revealed and checked after."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

import tana
from tana.cli import verify
from tana.client import Refused
from tana.core.chance import derive_entropy
from tana.core.game_file import parse
from tana.core.match import Header, Match
from tana.server.protocol.wire import Receipt, ReceiptStep
from tana.server.tables import fairness
from tests.server.conftest import Runner
from tests.server.harness import contribution, play_randomly, serving, whole_replay


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
            receipt = fairness.read_receipt(await host.get(f"/api/tables/{table}/fairness"))
            assert receipt.commitment == made["commitment"]
            assert (receipt.table, receipt.game, receipt.names) == (table, "uly", ["Ada", "Seat 2"])
            again = fairness.play_again(receipt)
            match = await downloaded(host, table)
            assert [move.entropy for move in again.moves] == [move.entropy for move in match.moves]
            assert fairness.verify(match) == receipt
            assert not fairness.agrees(receipt), "nothing was kept from before the game"
            assert fairness.agrees(receipt, commitment=made["commitment"])
            assert fairness.agrees(receipt, contribution=receipt.contributions[0])

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


# --- receipts that lie ---------------------------------------------------------------------------------------------


def game_by(root: bytes, names: list[str], skip: frozenset[int] = frozenset()) -> tuple[Match, list[ReceiptStep]]:
    """A game of Buddel-Bande with the luck of a root; the actions numbered in `skip` are left out."""
    header = Header("buddel", GAME.edition, len(names), OPTIONS, tuple(names), derive_entropy(root, 0))
    match, history, number, luck = Match(GAME, header, b""), [], 0, random.Random(4)
    while match.actor is not None:
        number += 1
        while number in skip:
            number += 1
        seat, action = match.actor, luck.choice(match.legal_numbers())
        match.apply(action, derive_entropy(root, number))
        history.append(ReceiptStep(number=number, seat=seat + 1, action=GAME.actions.notation(action)))
    return match, history


GAME = tana.game("buddel")
OPTIONS = GAME.settings(2, {})
SECRET = b"s" * 32
NAMES = ["Ada", "Bruna"]
CONTRIBUTIONS = ["11" * 32, None]
BOUND = ("t1", "buddel", GAME.edition, OPTIONS, NAMES, CONTRIBUTIONS)


def honest(skip: frozenset[int] = frozenset()) -> tuple[Match, Receipt]:
    match, history = game_by(fairness.root_of(SECRET, *BOUND), NAMES, skip)
    receipt = Receipt(
        *(fairness.VERSION, "t1", "buddel", GAME.edition, OPTIONS, NAMES, False),
        *(fairness.commitment_of(SECRET), SECRET.hex(), CONTRIBUTIONS, history),
    )
    return match, receipt


def test_everything_a_receipt_says_is_bound_to_the_luck() -> None:
    root = fairness.root_of(SECRET, *BOUND)
    others: list[tuple[Any, ...]] = [
        ("t2", *BOUND[1:]),
        (*BOUND[:3], GAME.settings(2, {"haystack": "known"}), *BOUND[4:]),
        (*BOUND[:4], ["Bruna", "Ada"], CONTRIBUTIONS),
        (*BOUND[:4], ["Ada"], CONTRIBUTIONS),
        (*BOUND[:5], [None, "11" * 32]),
        (*BOUND[:5], ["11" * 32]),
        (*BOUND[:5], ["11" * 31 + "12", None]),
    ]
    roots = {fairness.root_of(SECRET, *bound) for bound in others}
    assert len(roots | {root, fairness.root_of(b"t" * 32, *BOUND)}) == len(others) + 2


def changed(receipt: Receipt, **fields: Any) -> dict[str, Any]:
    return {**msgspec.to_builtins(receipt), **fields}


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"commitment": "00" * 32}, "committed to"),
        ({"secret": "ab" * 32}, "committed to"),
        ({"secret": "xyz"}, "32 bytes"),
        ({"names": ["Bruna", "Ada"]}, "no legal game|is not allowed|another seat|entropy|luck|names"),
        ({"names": ["Ada"]}, "2 contributions for 1 seats"),
        ({"contributions": ["11" * 64, None]}, "a contribution has 32 bytes"),
        ({"contributions": ["11" * 32]}, "1 contributions for 2 seats"),
        ({"practice": True}, "practice"),
        ({"edition": "buddel-00000000"}, "here it is"),
        ({"version": 1}, "version 1"),
        ({"history": 7}, "damaged"),
        ({"more": 1}, "damaged"),
    ],
)
def test_a_changed_receipt_is_refused(fields: dict[str, Any], words: str) -> None:
    match, receipt = honest()
    assert fairness.check(msgspec.to_builtins(receipt), match) == receipt
    with pytest.raises(fairness.UnfairRecord, match=words):
        fairness.check(changed(receipt, **fields), match)


def test_a_server_that_skips_luck_it_does_not_like_is_caught() -> None:
    """Numbers without a gap: what was not used would be missing."""
    match, receipt = honest(skip=frozenset({3, 4, 9}))
    with pytest.raises(fairness.UnfairRecord, match="action 5 comes where 3 was due"):
        fairness.check(msgspec.to_builtins(receipt), match)


def test_luck_cannot_be_skipped_by_inventing_moves_that_were_taken_back() -> None:
    """BUD-10: a roll reveals something, so a seat alone cannot take it back."""
    _, receipt = honest()
    roll, *rest = receipt.history
    forged = [
        roll,
        ReceiptStep(undone=1),
        *(msgspec.structs.replace(step, number=step.number + 1) for step in rest),
    ]
    with pytest.raises(fairness.UnfairRecord, match="could not take back alone"):
        fairness.play_again(msgspec.structs.replace(receipt, history=forged))


def test_consent_is_counted_for_all_to_see() -> None:
    root = fairness.root_of(SECRET, *BOUND)
    _, history = game_by(root, NAMES)
    roll = history[0]
    told = [roll, ReceiptStep(undone=1, agreed=True), ReceiptStep(number=2, seat=roll.seat, action="roll")]
    _, receipt = honest()
    receipt = msgspec.structs.replace(receipt, history=told)
    assert fairness.play_again(receipt).moves[0].entropy == derive_entropy(root, 2)
    assert fairness.consented(receipt) == 1


def test_an_invented_game_is_never_proven() -> None:
    _, receipt = honest()
    fairness.play_again(receipt)
    assert not fairness.agrees(receipt)
    with pytest.raises(fairness.UnfairRecord, match="not the commitment"):
        fairness.agrees(receipt, commitment="00" * 32)
    with pytest.raises(fairness.UnfairRecord, match="not part of the luck"):
        fairness.agrees(receipt, contribution="22" * 32)


def test_the_page_is_tested_with_a_true_receipt() -> None:
    """`luck.test.ts` checks this receipt and this record with Web Crypto; here the rules do."""
    vector = json.loads(Path("web/src/net/luck.vector.json").read_text())
    match = parse("".join(f"{line}\n" for line in vector["record"]).encode())
    assert msgspec.to_builtins(fairness.check(vector["receipt"], match)) == vector["receipt"]


def test_a_record_with_other_luck_or_names_than_its_receipt_is_refused() -> None:
    match, receipt = honest()
    document = msgspec.to_builtins(receipt)
    other, _ = game_by(b"r" * 32, NAMES)
    with pytest.raises(fairness.UnfairRecord, match="entropy"):
        fairness.check(document, other)
    renamed = Match(GAME, replace(match.header, names=("Bruna", "Ada")), b"")
    renamed.moves = match.moves
    with pytest.raises(fairness.UnfairRecord, match="names"):
        fairness.check(document, renamed)
    practised = Match(GAME, replace(match.header, extra={"practice": True}), b"")
    with pytest.raises(fairness.UnfairRecord, match="practice"):
        fairness.check(document, practised)


def test_what_a_seat_added_is_void_when_it_changes_hands(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            host = house.visitor()
            made = await host.create("uly", [{"kind": "me"}, {"kind": "here"}])
            table = made["table"]
            await host.command(table, "contribute", seat=2, random=contribution())
            assert (await host.get(f"/api/tables/{table}"))["seats"][1]["contributed"]
            await host.command(table, "set-seat", seat=2, to="bot")
            now = await host.get(f"/api/tables/{table}")
            assert not now["seats"][1]["contributed"] and now["fairness"]["contributions"] == [None, None]

    run(check())


def test_watchers_are_not_told_the_secret(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            host, table, made = await finished_game(house)
            watcher = house.visitor()
            await watcher.join_path(made["path"], watch=True)
            seen = await watcher.get(f"/api/tables/{table}")
            assert seen["you"]["watching"] and seen["outcome"] is not None
            assert seen["fairness"]["secret"] is None
            for what in ("fairness", "record"):
                with pytest.raises(Refused) as found:
                    await watcher.get(f"/api/tables/{table}/{what}")
                assert found.value.code == "not-allowed"
            assert (await host.get(f"/api/tables/{table}"))["fairness"]["secret"] is not None

    run(check())


def test_every_action_carries_its_number(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            host, table, _ = await finished_game(house)
            steps = (await host.get(f"/api/tables/{table}", since=0))["steps"]
            numbers = [step["number"] for step in steps if step["cause"] == "played"]
            assert numbers == list(range(1, len(numbers) + 1)) and numbers
            assert all(step["number"] is None for step in steps if step["cause"] != "played")

    run(check())


def test_replay_from_every_point_of_view(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            host, table, _ = await finished_game(house)
            match = await downloaded(host, table)
            for seat in (1, 2):
                frames = await whole_replay(host, table, seat=seat)
                assert len(frames) == len(match.moves) + 1
                own = [frame["notation"] for frame in frames[1:] if frame["seat"] == seat]
                assert None not in own
                others = [frame["notation"] for frame in frames[1:] if frame["seat"] != seat]
                assert set(others) <= {None}
            public = await host.get(f"/api/tables/{table}/replay")
            assert public["perspective"] is None and public["outcome"] is not None

    run(check())


def test_tana_verify_checks_the_luck_too(run: Runner, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from tana.cli.main import main

    path = tmp_path / "game.tana"

    async def keep() -> None:
        async with serving(tmp_path) as house:
            host, table, _ = await finished_game(house)
            path.write_bytes((await host.http.get(f"/api/tables/{table}/record")).content)

            receipts.append(await host.get(f"/api/tables/{table}/fairness"))

    receipts: list[dict[str, Any]] = []
    run(keep())
    receipt = receipts[0]
    told = tmp_path / "receipt.json"
    told.write_text(json.dumps(receipt))
    for file in (str(path), str(told)):
        assert main(["verify", file, "--lang", "en"]) == verify.NOT_PROVABLE
        assert "not provable" in capsys.readouterr().out
        assert main(["verify", file, "--lang", "en", "--commitment", receipt["commitment"]]) == verify.PROVEN
        assert "Luck proven" in capsys.readouterr().out
        assert main(["verify", file, "--lang", "en", "--contribution", receipt["contributions"][0]]) == verify.PROVEN
        assert main(["verify", file, "--lang", "en", "--commitment", "00" * 32]) == verify.FALSE
        assert "not the commitment" in capsys.readouterr().err
    lines = path.read_text().splitlines()
    header = json.loads(lines[0])
    header["extra"]["fairness"]["contributions"][0] = "00" * 32
    path.write_text("\n".join([json.dumps(header), *lines[1:]]) + "\n")
    assert main(["verify", str(path), "--lang", "en"]) == verify.FALSE
    assert "luck false" in capsys.readouterr().err
    receipt["history"][0]["number"] = 2
    told.write_text(json.dumps(receipt))
    assert main(["verify", str(told), "--lang", "en"]) == verify.FALSE
    assert "action 2 comes where 1 was due" in capsys.readouterr().err
