"""The package for Node: what it refuses, its types, and what is done where nothing can be built."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

from tana.cli.main import main
from tana.core.registry import names
from tana.wasm import build, linker
from tests.wasm.conftest import WEB

BROTLI = """
const z = require("zlib"), fs = require("fs");
const params = { [z.constants.BROTLI_PARAM_QUALITY]: 11, [z.constants.BROTLI_PARAM_LGWIN]: 24 };
const sizes = process.argv.slice(1).map((file) => z.brotliCompressSync(fs.readFileSync(file), { params }).length);
console.log(sizes.reduce((a, b) => a + b, 0));
"""
MOST_BYTES = 195_000
"""Of all modules together, as they travel; 30,000 of them are the learned tables of Hickory Dickory."""
USER = """
import { load } from "./index.js";
const rules = await load("uly");
const { position } = rules.setup(2, {}, new Uint8Array(8));
const cell: string | null = rules.view(rules.look(position.state, 0)).dog;
// @ts-expect-error: there is no such field
rules.view(rules.look(position.state, 0)).cat;
console.log(cell);
"""


def test_what_cannot_be_is_refused(package: Path) -> None:
    host = Path(__file__).with_name("bad_input.mjs")
    done = subprocess.run(["node", str(host), str(package)], capture_output=True, text=True, check=False)
    assert done.stdout.strip() == "all refused", done.stderr[-3000:]


def test_views_have_the_types_of_their_game(package: Path) -> None:
    (package / "user.ts").write_text(USER)
    compiler = WEB / "node_modules" / ".bin" / "tsc"
    options = ["--noEmit", "--strict", "--skipLibCheck", "--target", "es2022", "--module", "nodenext", "--types", ""]
    done = subprocess.run(
        [compiler, *options, package / "user.ts"], capture_output=True, text=True, check=False, cwd=package
    )
    assert done.returncode == 0, done.stdout


def test_modules_are_small(package: Path) -> None:
    index = json.loads((package / "modules" / build.INDEX).read_text())
    assert sorted(index) == list(names())
    files = [str(package / "modules" / files["module"]) for files in index.values()]
    found = subprocess.run(["node", "-e", BROTLI, *files], capture_output=True, text=True, check=True)
    assert int(found.stdout) < MOST_BYTES


def test_without_a_linker_pages_play_on_a_server_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TANA_CACHE", str(tmp_path / "cache"))
    monkeypatch.setattr(linker, "find_spec", lambda name: None)
    monkeypatch.setattr(linker.shutil, "which", lambda name: None)
    assert main(["wasm", "--pages", str(tmp_path / "rules")]) == 0
    assert json.loads((tmp_path / "rules" / build.INDEX).read_text()) == {}
    said = capsys.readouterr().err
    assert "Pages will need a server to play" in said and "pip install ziglang" in said
    assert main(["wasm", "uly"]) != 0


def test_publishing_again_leaves_files_alone_and_takes_old_ones_away(tmp_path: Path) -> None:
    (tmp_path / "a").mkdir()
    for name in (build.MODULE, build.LAYOUT):
        (tmp_path / "a" / name).write_text(name)
    built = build.Built("uly", tmp_path / "a" / build.MODULE, tmp_path / "a" / build.LAYOUT, None)
    first = build.publish([built], tmp_path / "pages")
    module = tmp_path / "pages" / str(first["uly"]["module"])
    before = module.stat().st_mtime_ns
    assert build.publish([built], tmp_path / "pages") == first
    assert module.stat().st_mtime_ns == before and first["uly"]["data"] is None
    built.module.write_text("another")
    second = build.publish([built], tmp_path / "pages")
    assert second != first and not module.exists()
