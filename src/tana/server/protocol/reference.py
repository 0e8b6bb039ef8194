"""Generates the reference tables of `docs/protocol.md` from the types of the protocol.

    python -m tana.server.protocol.reference docs/protocol.md

replaces everything between the two marks.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from msgspec import Struct
from msgspec.structs import fields

from tana.core.schema import about, sentences
from tana.server.protocol import wire
from tana.server.protocol.typescript import WORDS, kinds, optional_mark, type_of, words_of

BEGIN, END = "<!-- messages: written by tana.server.protocol.reference -->", "<!-- end of messages -->"


def reference() -> str:
    """All messages with their fields."""
    parts = [BEGIN, "", f"This is version {wire.PROTOCOL} of the protocol.", ""]
    parts += [f"- `{name}`: {words_of(of).replace(' | ', ', ')}" for name, of in WORDS.items()]
    for kind in kinds():
        parts += ["", f"**`{kind.__name__}`** {_tag(kind)}{_cell(about(kind))}", "", *_table(kind)]
    return "\n".join([*parts, "", END])


def _tag(kind: type[Struct]) -> str:
    tag = kind.__struct_config__.tag
    return f'(`"kind": "{tag}"`) ' if tag else ""


def _table(kind: type[Struct]) -> list[str]:
    found = fields(kind)
    if not found:
        return []
    said = sentences(kind)
    rows = [
        (field.name + optional_mark(kind, field), type_of(kind, field.name), said.get(field.name, ""))
        for field in found
    ]
    lines = [f"| `{name}` | `{_cell(of)}` | {_cell(sentence)} |" for name, of, sentence in rows]
    return ["| field | type | |", "| --- | --- | --- |", *lines]


def _cell(text: str) -> str:
    return text.replace("|", "\\|")


def renewed(document: str) -> str:
    """A document with its tables up to date."""
    before, found, rest = document.partition(BEGIN)
    _, ended, after = rest.partition(END)
    if not found or not ended:
        raise ValueError(f"the document needs the two marks {BEGIN} and {END}")
    return before + reference() + after


def main() -> None:
    """Update the tables of a document."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("document", type=Path)
    path = parser.parse_args().document
    path.write_text(renewed(path.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
