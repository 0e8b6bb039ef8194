"""Rules as one file: the compiled module of a game and its layout document, named by a hash of their content.

A table keeps the rules that it was played by under this name, and a record or receipt names them by it
(docs/decisions/0024-old-tables-keep-their-rules.md).
"""

from __future__ import annotations

import hashlib
import json
import zlib
from dataclasses import dataclass
from functools import cached_property

from tana.core.declared import BadRules
from tana.core.record import Json

SUFFIX = ".tana-rules"
MAGIC = b"tana-rules 1\n"
_LENGTH = 4
MOST_BYTES = 16 << 20
"""The most bytes of a module with its layout document: files come from strangers, too."""
LEVEL = 9


@dataclass(frozen=True)
class RulesFile:
    """A module and its layout document."""

    module: bytes
    layout: bytes

    @cached_property
    def id(self) -> str:
        """The name of these rules: a hash of both parts."""
        parts = hashlib.sha256(self.module).digest() + hashlib.sha256(self.layout).digest()
        return hashlib.sha256(b"tana/1/rules/" + parts).hexdigest()

    @cached_property
    def document(self) -> Json:
        """The layout document; raises `BadRules`."""
        try:
            return json.loads(self.layout)
        except (ValueError, RecursionError):
            raise BadRules("the layout document is not JSON") from None

    @property
    def game(self) -> str:
        """The game they are of."""
        return str(self.document.get("game", ""))

    @property
    def edition(self) -> str:
        """The edition of its components."""
        return str(self.document.get("edition", ""))

    def pack(self) -> bytes:
        """Both as the bytes of a file, compressed."""
        body = len(self.module).to_bytes(_LENGTH, "big") + self.module + self.layout
        return MAGIC + zlib.compress(body, LEVEL)


def unpack(data: bytes, expected: str = "") -> RulesFile:
    """The rules of a file; raises `BadRules` if it is damaged, or if its content does not have the `expected` name."""
    if not data.startswith(MAGIC):
        raise BadRules("this is not a file of rules")
    try:
        work = zlib.decompressobj()
        body = work.decompress(data[len(MAGIC) :], MOST_BYTES)
    except zlib.error as fault:
        raise BadRules(f"the file of rules is damaged ({fault})") from None
    size = int.from_bytes(body[:_LENGTH], "big")
    if not work.eof or work.unused_data or size > len(body) - _LENGTH:
        raise BadRules("the file of rules is damaged or too large")
    found = RulesFile(body[_LENGTH : _LENGTH + size], body[_LENGTH + size :])
    if expected and found.id != expected:
        raise BadRules(f"the file has the rules {found.id[:12]}…, not {expected[:12]}…")
    return found
