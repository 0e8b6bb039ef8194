"""The views of all readers of a table as a game goes on: whole ones, and patches after a move.

A reader is a seat or None for a spectator. A patch depends only on the memory of two views: a change of the state that
a reader cannot see changes nothing for that reader.
"""

from functools import cache
from typing import TypeAlias

import msgspec
import numpy as np

from tana.compile.rule import compiled
from tana.core.domain import MAX_SEATS
from tana.core.game import AnyGame
from tana.engine.instantiate import instantiate
from tana.engine.readiness import at_best_speed

Reader: TypeAlias = int | None
READERS = 1 + MAX_SEATS

_encode = msgspec.json.Encoder().encode
NEVER = -1


class Onlooker:
    """Makes the views of a game for all readers at once. Its buffers are reused, so it is for one thread only."""

    def __init__(self, game: AnyGame) -> None:
        view = game.rules.View
        self._look = compiled(instantiate("tana.engine.view_kernel", game.name).look_for_all)
        self._states = game.rules.State.array(1)
        self._state_memory = self._states.view(np.uint8).data
        self._nothing = view.array(1)
        self._nothing[0] = view.nothing()
        self._views = view.array(READERS)
        self._memory = self._views.view(np.uint8).reshape(READERS, -1)
        self._bytes = self._memory.reshape(-1).data
        self._before = np.zeros_like(self._memory)
        self._before_memory = self._before.reshape(-1).data
        self._cuts = game.documents.cuts
        self._changed = np.zeros(READERS * (1 + len(self._cuts)), dtype=np.int16)
        self.size = self._memory.shape[1]
        """The bytes of one view."""

    def look(self, state: bytes, readers: int, before: bytes) -> tuple[bytes, list[list[int]]]:
        """The views of the first readers (the spectator, then the seats) side by side, and the numbers of the cuts that
        differ from those `before`, for each reader; without views before (empty bytes) they mean nothing."""
        self._state_memory[:] = state
        self._before_memory[: len(before)] = before
        used = self._look(
            *(self._states, self._nothing, self._views, self._memory, self._before, self._cuts),
            *(self._changed, readers),
        )
        numbers = self._changed[:used].tolist()
        changed, at = [], 0
        for _ in range(readers):
            end = at + 1 + numbers[at]
            changed.append(numbers[at + 1 : end])
            at = end
        return bytes(self._bytes[: readers * self.size]), changed


@cache
def onlooker_of(game: AnyGame) -> Onlooker:
    """The onlooker of a game, shared in this process."""
    return Onlooker(game)


class ViewCache:
    """The views of one table, in the current position and in the one before."""

    def __init__(self, game: AnyGame, seats: int) -> None:
        self._game = game
        self._readers: tuple[Reader, ...] = (None, *range(seats))
        self._memory, self._at, self._before_at = b"", NEVER, NEVER
        self._now: dict[Reader, bytes] = {}
        self._before: dict[Reader, bytes] = {}
        self._changed: dict[Reader, list[int]] = {}
        self._patches: list[tuple[list[int], bytes, bytes]] = []
        """The patches made for this position: the cuts that changed, the view and the patch."""
        self._seen, self._seen_before = b"", b""
        """All views of these positions side by side, if they were made together."""

    def follow(self, memory: bytes, at: int) -> None:
        """Set a new position; `at` is its number."""
        if at != self._at:
            self._before, self._before_at, self._seen_before = self._now, self._at, self._seen
            self._memory, self._at, self._now, self._changed, self._seen = memory, at, {}, {}, b""
            self._patches = []

    def whole(self, reader: Reader) -> bytes:
        """The view of a reader, encoded."""
        return _encode(self._game.documents.whole(self._view(reader)))

    def patch(self, reader: Reader, before: int) -> bytes | None:
        """The patch of a reader's view since position `before`, encoded; None if that view is no longer known."""
        old = self._before.get(reader)
        if before != self._before_at or old is None:
            return None
        new = self._view(reader)
        changed = self._changed.get(reader)
        if changed is None:
            return _encode(self._game.documents.patch(old, new))
        return self._patch_of(changed, new)

    def _patch_of(self, changed: list[int], view: bytes) -> bytes:
        """The patch of a view, the same object for all readers with the same changes."""
        documents = self._game.documents
        for known, other, patch in self._patches:
            if known == changed and documents.are_same(changed, other, view):
                return patch
        made = _encode(documents.patch_of(changed, view))
        self._patches.append((changed, view, made))
        return made

    def _view(self, reader: Reader) -> bytes:
        if reader not in self._now:
            if at_best_speed(self._game).is_compiled:
                self._look_for_all()
            else:
                self._now[reader] = self._game.look(self._memory, reader)
        return self._now[reader]

    def _look_for_all(self) -> None:
        onlooker, readers = onlooker_of(self._game), self._readers
        seen, changed = onlooker.look(self._memory, len(readers), self._seen_before)
        self._seen, size = seen, onlooker.size
        self._now = {reader: seen[i * size : (i + 1) * size] for i, reader in enumerate(readers)}
        if self._seen_before:
            self._changed = dict(zip(readers, changed, strict=True))
