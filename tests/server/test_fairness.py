"""Fair luck: committed to before the game, with contributions of all players, revealed and verified afterwards."""

from __future__ import annotations

import json
import random
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

import tana
from tana.cli import verify
from tana.client import Refused
from tana.client.luck_check import compare_players
from tana.client.seen import Seen, SeenStep, running_digest, view_digest
from tana.core.chance import derive_entropy
from tana.core.game_file import parse
from tana.core.match import Header, Match
from tana.server.protocol.wire import Receipt, ReceiptStep, Settings
from tana.server.tables import fairness, log
from tana.server.tables.commands.seating import tidy_name
from tana.server.tables.one_time_signature import is_signed, public_key, sign
from tana.server.tables.refusal import Refuse
from tana.server.tables.table import Table
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
            commitment, mine = made["commitment"], receipt.contributions[0]
            assert fairness.doubts_of(receipt) == ["no-commitment", "no-contribution"], "nothing was stored"
            assert fairness.doubts_of(receipt, commitment=commitment) == ["no-contribution"]
            assert fairness.doubts_of(receipt, contribution=mine) == ["no-commitment"]
            assert fairness.doubts_of(receipt, commitment, mine) == []

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
    """Play Buddel-Bande with the luck of a root, leaving out the actions numbered in `skip`."""
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
BOUND = ("t1", "buddel", GAME.edition, OPTIONS, CONTRIBUTIONS)


def honest(skip: frozenset[int] = frozenset()) -> tuple[Match, Receipt]:
    match, history = game_by(fairness.root_of(SECRET, *BOUND), NAMES, skip)
    receipt = Receipt(
        *(fairness.VERSION, "t1", "buddel", GAME.edition, OPTIONS, NAMES, False),
        *(fairness.commitment_of(SECRET), SECRET.hex(), CONTRIBUTIONS, history),
    )
    return match, receipt


def test_everything_that_is_fixed_before_the_contributions_is_bound_to_the_luck() -> None:
    root = fairness.root_of(SECRET, *BOUND)
    others: list[tuple[Any, ...]] = [
        ("t2", *BOUND[1:]),
        (*BOUND[:3], GAME.settings(2, {"haystack": "known"}), *BOUND[4:]),
        (*BOUND[:4], [None, "11" * 32]),
        (*BOUND[:4], ["11" * 32]),
        (*BOUND[:4], ["11" * 31 + "12", None]),
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
        ({"names": ["Bruna", "Ada"]}, "names"),
        ({"names": ["Ada", "Bru\ud800na"]}, "damaged"),
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
    """Numbers have no gaps, so skipped luck would be missing."""
    match, receipt = honest(skip=frozenset({3, 4, 9}))
    with pytest.raises(fairness.UnfairRecord, match="action 5 comes where 3 was due"):
        fairness.check(msgspec.to_builtins(receipt), match)


def test_luck_cannot_be_skipped_by_inventing_moves_that_were_taken_back() -> None:
    """BUD-10: a roll reveals something, so it cannot be undone without consent."""
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
    assert fairness.doubts_of(receipt)
    with pytest.raises(fairness.UnfairRecord, match="not the commitment"):
        fairness.doubts_of(receipt, commitment="00" * 32)
    with pytest.raises(fairness.UnfairRecord, match="not part of the luck"):
        fairness.doubts_of(receipt, contribution="22" * 32)


def test_receipts_of_the_former_version_are_still_read() -> None:
    """Tana 0.2 bound the luck to the names as well."""
    vector = json.loads(Path("tests/server/receipt_of_0_2.json").read_text())
    match = parse("".join(f"{line}\n" for line in vector["record"]).encode())
    receipt = fairness.check(vector["receipt"], match)
    assert receipt.version == fairness.FORMER and receipt.keys == []
    renamed = {**vector["receipt"], "names": ["Ada", "Nobody"]}
    with pytest.raises(fairness.UnfairRecord):
        fairness.check(renamed, match)


def test_a_table_of_the_former_version_goes_on_with_its_luck() -> None:
    seats = [log.SeatRecord("remote", "Ada", "h"), log.SeatRecord("bot", level="random")]
    made = log.Created(2, "t1", "buddel", GAME.edition, OPTIONS, seats, Settings(), "h", SECRET.hex(), "c", "l")
    table = Table(log.Row(1, 0, made))
    bound = "t1", "buddel", GAME.edition, OPTIONS, ["Ada", "Seat 2"], [None, None]
    assert table.root() == fairness.former_root_of(SECRET, *bound)
    assert table.receipt().version == fairness.FORMER
    table = Table(log.Row(1, 0, msgspec.structs.replace(made, luck=fairness.VERSION)))
    assert table.root() == fairness.root_of(SECRET, *bound[:4], bound[5])


def test_a_signature_is_of_one_digest_and_one_key() -> None:
    seed, digest = b"k" * 32, fairness.digest_of(honest()[1])
    key, signature = public_key(seed), sign(seed, digest)
    assert is_signed(key, digest, signature)
    assert not is_signed(public_key(b"l" * 32), digest, signature)
    assert not is_signed(key, bytes(32), signature)
    assert not is_signed(key, digest, signature[:-1] + ("0" if signature[-1] != "0" else "1"))
    assert not is_signed(key, digest, signature[:-2]) and not is_signed(key, digest, "")


def test_the_code_depends_on_everything_that_is_shown_before_the_first_move() -> None:
    shown: list[Any] = ["c0" * 32, ("t1", "buddel", GAME.edition, OPTIONS), NAMES, CONTRIBUTIONS, ["aa" * 32, None]]
    others: list[Any] = ["c1" * 32, ("t2", *shown[1][1:]), ["Ada", "Bru"], [None, None], [None, None]]
    codes = {fairness.comparison_code(*shown)}
    codes |= {fairness.comparison_code(*shown[:i], other, *shown[i + 1 :]) for i, other in enumerate(others)}
    assert len(codes) == len(shown) + 1
    assert all(re.fullmatch(r"\d{4}( \d{4}){3}", code) for code in codes)


@pytest.mark.parametrize("name", ["Bru\u200bna", "\u3164", "Ada\u202e", "A\u00add", "\u2800", "x\ufe00", "  "])
def test_names_that_only_seem_to_differ_are_refused(name: str) -> None:
    with pytest.raises(Refuse):
        tidy_name(name)


def test_every_two_players_are_compared() -> None:
    """This includes players with another seat between them that joined too late to see the commitment."""

    def seen(commitment: str | None) -> Seen:
        fields = {"table": "t", "game": "uly", "edition": "e", "options": {}, "practice": False, "seat": 1}
        return Seen(tana="seen", version=1, commitment=commitment, **fields)

    compare_players([seen("a"), seen(None), seen("a")])
    with pytest.raises(fairness.UnfairRecord, match="different games: commitment"):
        compare_players([seen("a"), seen(None), seen("b")])


def test_names_have_one_form() -> None:
    assert tidy_name(" Ame\u0301lie ") == "Am\u00e9lie" and tidy_name("Zo\u00eb ❤\ufe0f") == "Zo\u00eb ❤\ufe0f"


def test_verify_escapes_what_cannot_be_seen(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from tana.cli.main import main

    _, receipt = honest()
    path = tmp_path / "receipt.json"
    path.write_text(json.dumps(changed(receipt, names=["A\u200bda", "Bru\u202ena"])))
    assert main(["verify", str(path), "--lang", "en"]) == verify.NOT_PROVABLE
    assert "players: A\\u{200b}da, Bru\\u{202e}na" in capsys.readouterr().out
    path.write_text(json.dumps(changed(receipt, names=["A\ud800da", "Bruna"])))
    assert main(["verify", str(path), "--lang", "en"]) == verify.FALSE
    assert "the receipt is damaged" in capsys.readouterr().err
    match = tana.new("buddel", seats=2, seed=1, names=["A\u200bda", "Bruna"])
    tana.save(match, path)
    path.write_text(path.read_text().replace("A\u200bda", "A\\ud800da"))
    assert main(["verify", str(path), "--lang", "en"]) == verify.PROVEN


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
        commitment, mine = ("--commitment", receipt["commitment"]), ("--contribution", receipt["contributions"][0])
        assert main(["verify", file, "--lang", "en", *commitment]) == verify.NOT_PROVABLE
        assert "no contribution of yours" in capsys.readouterr().out
        assert main(["verify", file, "--lang", "en", *mine]) == verify.NOT_PROVABLE
        assert "nobody kept the commitment" in capsys.readouterr().out
        assert main(["verify", file, "--lang", "en", *commitment, *mine]) == verify.PROVEN
        assert "Luck proven for the game of this receipt" in capsys.readouterr().out
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


VECTOR = Path("web/src/luck/luck.vector.json")


def vector() -> dict[str, Any]:
    """A test vector shared with the client (`luck.test.ts`); `python -m tests.server.test_fairness` writes it."""
    seed, view = b"k" * 32, {"b": [1, None, {"z": "é", "a": True}], "a": -3}
    _, told = honest()
    receipt = msgspec.structs.replace(
        told, history=told.history[:3], keys=[public_key(seed), None], signatures=[None, None]
    )
    digest = fairness.digest_of(receipt)
    step = SeenStep(7, "played", 1, 3, 0, [{"name": "rolled", "args": {"die": "4"}}], view_digest(view))
    shown = "t1", "buddel", GAME.edition, OPTIONS
    running = running_digest(running_digest("", step), step)
    return {
        "receipt": msgspec.to_builtins(receipt),
        "commitment": fairness.commitment_of(SECRET),
        "root": fairness.root_of(SECRET, *BOUND).hex(),
        "former_root": fairness.former_root_of(SECRET, *shown, NAMES, CONTRIBUTIONS).hex(),
        "digest": digest.hex(),
        "code": fairness.comparison_code(receipt.commitment, shown, NAMES, CONTRIBUTIONS, receipt.keys),
        "seed": seed.hex(),
        "key": public_key(seed),
        "signature": sign(seed, digest),
        "view": view,
        "view_digest": view_digest(view),
        "step": {**msgspec.to_builtins(step), "gap": False, "consent": True},
        "running": running,
    }


def test_the_page_computes_the_same() -> None:
    assert json.loads(VECTOR.read_text(encoding="utf-8")) == vector()


if __name__ == "__main__":
    VECTOR.write_text(json.dumps(vector(), indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
