"""Why something is not done."""

from __future__ import annotations

from tana.server.protocol import wire


class Refuse(Exception):
    """A command that is not carried out; nothing has changed."""

    def __init__(
        self, code: wire.Code, detail: str | None = None, rule: str | None = None, text: wire.Text | None = None
    ) -> None:
        super().__init__(code)
        self.code = code
        self.detail = detail
        self.rule = rule
        self.text = text

    def answer(self, id: str, seq: int) -> wire.Refused:
        """The refusal for the wire."""
        return wire.Refused(id, self.code, seq, self.rule, self.text, self.detail)
