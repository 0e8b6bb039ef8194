"""Refusals by a server, as an exception."""

from __future__ import annotations

from typing import Any

from tana.errors import TanaError

Frame = dict[str, Any]


class Refused(TanaError):
    """The server refused a request; `code` is a code of the protocol."""

    def __init__(self, code: str, detail: str, frame: Frame) -> None:
        super().__init__(f"{code}: {detail}" if detail else code)
        self.code = code
        self.frame = frame


def answered(frame: Frame) -> Frame:
    """Return an answer; raise `Refused` for a refusal."""
    if frame["kind"] == "refused":
        raise Refused(frame["code"], frame.get("detail") or "", frame)
    return frame
