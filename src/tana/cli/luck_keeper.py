"""Records what `tana join` is shown of a game, contributes to its luck, and checks and signs the receipt at its end."""

from __future__ import annotations

import contextlib
import json
import logging
import secrets
from pathlib import Path

from tana.atomic_write import OWNER_ONLY, write_atomically
from tana.client import Frame, Refused, Session, Visitor
from tana.client.luck_check import Verdict, verdict_of
from tana.client.seen import Recorder, Seen, load, save
from tana.server.tables import fairness
from tana.server.tables.one_time_signature import public_key, sign

LOGGER = logging.getLogger(__name__)


class LuckKeeper:
    """One player's evidence about one table, in a separate folder."""

    def __init__(self, visitor: Visitor, table: str, folder: Path) -> None:
        self.folder = folder
        self.recorder = Recorder(_kept_in(folder))
        self._visitor = visitor
        self._table = table
        self._session: Session | None = None

    def sit(self, seat: int | None) -> Session:
        """A session at the table with every frame recorded."""
        self._session = self._visitor.sit(self._table, seat, on_frame=self.take)
        return self._session

    def take(self, frame: Frame) -> None:
        """Record a frame of the session, also on disk, in case this terminal is closed and rejoins later."""
        assert self._session is not None
        if self._session.table and self.recorder.take(frame, self._session.table):
            try:
                self._save()
            except OSError as fault:
                LOGGER.warning("cannot save what this table showed: %s", fault)

    def _save(self) -> None:
        """Write everything that was recorded, so that a later attempt makes up for one that failed."""
        for point, seen in self.recorder.seen.items():
            save(seen, self.folder / f"seen-{'all' if point is None else point}.json")

    def code(self) -> str | None:
        """The digits to compare aloud before the first move."""
        codes = [seen.code() for seen in self.recorder.seen.values()]
        return codes[0] if codes else None

    async def contribute(self, seat: int) -> None:
        """Contribute to the luck of a seat; raises `Refused`."""
        assert self._session is not None
        random, seed = secrets.token_hex(32), secrets.token_bytes(32)
        key = public_key(seed)
        self.recorder.contributed(seat, random, key)
        self._write(f"key-{seat}", seed)
        await self._session.ask("contribute", seat=seat, random=random, key=key)

    async def conclude(self) -> Verdict:
        """Write the receipt to the folder, check it, and sign it unless it is false."""
        document = await self._visitor.get(f"/api/tables/{self._table}/fairness")
        self._write("receipt.json", json.dumps(document, indent=1).encode())
        verdict = verdict_of(document, list(self.recorder.seen.values()))
        if verdict.luck != "violation":
            await self._sign(document)
        return verdict

    def _write(self, name: str, content: bytes) -> None:
        self.folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        write_atomically(self.folder / name, content, OWNER_ONLY)

    async def _sign(self, document: object) -> None:
        assert self._session is not None
        digest = fairness.digest_of(fairness.read_receipt(document))
        for seat in self._session.table["you"]["seats"]:
            path = self.folder / f"key-{seat}"
            if path.is_file() and self._is_free(seat, digest):
                with contextlib.suppress(Refused):  # the seat has signed already, or the table is closed
                    await self._session.ask("witness", seat=seat, signature=sign(path.read_bytes(), digest))

    def _is_free(self, seat: int, digest: bytes) -> bool:
        """Whether the key of a seat may sign a digest: it has not signed a different one."""
        path = self.folder / f"signed-{seat}"
        if path.is_file():
            return path.read_bytes() == digest
        self._write(path.name, digest)
        return True


def _kept_in(folder: Path) -> list[Seen]:
    """What earlier sessions at the same table recorded."""
    return [seen for path in sorted(folder.glob("seen-*.json")) for seen in load(path)]
