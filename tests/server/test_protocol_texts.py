"""Files generated from the protocol's types are up to date, and its examples work."""

from __future__ import annotations

import json
import re
from pathlib import Path

import msgspec
import pytest

from tana.bots.api import BUILT_IN
from tana.server.protocol import reference, typescript, wire
from tana.server.protocol.catalogue import catalogue
from tests.server import message_shapes

DOCUMENT = Path("docs/protocol.md")


def test_the_clients_types_are_those_of_the_protocol() -> None:
    stale = [str(path) for path, _ in typescript.stale(Path("web/src"))]
    assert not stale, "run: python -m tana.server.protocol.typescript web/src"


def test_a_changed_message_makes_them_stale(monkeypatch: pytest.MonkeyPatch) -> None:
    catalogue()  # the protocol version is not checked here
    monkeypatch.setattr(wire, "PROTOCOL", wire.PROTOCOL + 1)
    assert [path.name for path, _ in typescript.stale(Path("web/src"))] == ["wire.ts"]


def test_the_reference_is_that_of_the_types() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    assert text == reference.renewed(text), "run: python -m tana.server.protocol.reference docs/protocol.md"
    assert f"This is version {wire.PROTOCOL} of the protocol." in text
    for name in ("Snapshot", "Update", "Play", "Receipt"):
        assert f"**`{name}`**" in text


def test_a_change_that_an_older_client_could_not_read_raises_the_version() -> None:
    kept = json.loads(message_shapes.FILE.read_text(encoding="utf-8"))
    renew = "run: python -m tests.server.message_shapes"
    assert kept["protocol"] == wire.PROTOCOL, renew
    now = message_shapes.shapes_now()
    assert not message_shapes.broken(kept["messages"], now), "raise wire.PROTOCOL"
    assert kept["messages"] == now, renew


def test_which_changes_an_older_client_could_not_read() -> None:
    before = {"Play": {"id": "string", "action": "?number"}, "Tables": {"tables": "TableLine[]"}}
    assert not message_shapes.broken(before, before)
    assert not message_shapes.broken(
        before, {"Play": {**before["Play"], "notation": "?string"}, "Tables": {**before["Tables"], "more": "number"}}
    )
    gone, asked = {"Play": before["Play"], "Tables": {}}, {**before, "Play": {**before["Play"], "more": "number"}}
    assert message_shapes.broken(before, gone) == ["Tables.tables was TableLine[]"]
    assert message_shapes.broken(before, asked) == ["Play.more is asked for"]


def test_a_table_can_be_made_as_the_example_says() -> None:
    found = re.findall(r"```json\nPOST /api/tables\n(\{.*?\})\n\n201", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL)
    assert found
    for text in found:
        if "…" in text:
            continue
        body = msgspec.json.decode(text.encode(), type=wire.CreateTable)
        levels = {seat["level"] for seat in json.loads(text)["seats"] if "level" in seat}
        assert body.game == "molly" and levels <= set(BUILT_IN)


def test_an_unknown_kind_of_type_is_refused() -> None:
    with pytest.raises(TypeError, match="no TypeScript"):
        typescript._type(complex)
