"""The rules of a table's record as a module for the page, written into its sources.

    python -m tana.wasm.table_module web/src

writes `net/table_module.ts` if `tana.engine.table_rules` has changed since; it needs a linker, as modules of games do.
There is one such module for all games, in the page's own code (docs/decisions/0026-one-record-of-a-table.md).
"""

from __future__ import annotations

import argparse
import ast
import base64
import hashlib
import json
from pathlib import Path

import numba

from tana.compile.source_hash import file_of

TARGET = Path("net") / "table_module.ts"
LINE = "export const {name} = {value};\n"


def sources() -> str:
    """A hash of the rules without their docstrings, and of what compiles them."""
    path = file_of("tana.engine.table_rules")
    assert path is not None
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.FunctionDef | ast.ClassDef):
            node.body = [one for one in node.body if not _is_text(one)] or [ast.Pass()]
    return hashlib.sha256(f"{ast.dump(tree)} numba{numba.__version__}".encode()).hexdigest()[:16]


def _is_text(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def is_current(text: str) -> bool:
    """Whether the written module is of today's rules."""
    return LINE.format(name="TABLE_SOURCES", value=json.dumps(sources())) in text


def made() -> str:
    """The file, built now. Numba is patched for the whole process, before any rule is declared."""
    from tana.wasm import lowering

    lowering.lower_only()
    from tana.core.record_objects import Tuples
    from tana.core.schema import schema_of_record
    from tana.engine import table_rules
    from tana.wasm.assembling import assemble
    from tana.wasm.layout import without_words
    from tana.wasm.record_exports import EXPORTS

    lowered = {name: lowering.lower(export) for name, export in EXPORTS.items()}
    symbols = {name: symbol for name, (symbol, _) in lowered.items()}
    module = assemble(EXPORTS, symbols, lowering.modules(library for _, library in lowered.values()))
    entry = Tuples(table_rules.Change).blank._asdict()
    entry |= {name: field.none for name, field in table_rules.Change.fields.items() if field.none is not None}
    layout = {
        "record": without_words(schema_of_record(table_rules.TableRecord)),
        "entry": entry,
        "entries": table_rules.ENTRY.tokens,
        "seat_kinds": table_rules.SEAT_KIND.tokens,
        "conditions": table_rules.CONDITION.tokens,
    }
    values = {"TABLE_SOURCES": sources(), "TABLE_LAYOUT": layout, "TABLE_MODULE": base64.b64encode(module).decode()}
    head = "// Written by `python -m tana.wasm.table_module`; changes here are lost.\n"
    return head + "".join(LINE.format(name=name, value=json.dumps(value)) for name, value in values.items())


def main() -> None:
    """Write the file if it is not of today's rules."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, help="the client's sources: web/src")
    path = parser.parse_args().folder / TARGET
    if not path.exists() or not is_current(path.read_text(encoding="utf-8")):
        path.write_text(made(), encoding="utf-8")
        print(f"written: {path}")


if __name__ == "__main__":
    main()
