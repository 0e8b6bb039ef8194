"""What a client was shown of a game, recorded from before its start: the evidence that a receipt is checked against.

The web client records the same document and saves it in the same format (`web/src/luck/seen.ts`). A document covers one
table and one point of view; views are stored as digests.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Literal

import msgspec
from msgspec import Struct

from tana.atomic_write import OWNER_ONLY, write_atomically
from tana.client.refusals import Frame
from tana.errors import TanaError
from tana.server.tables.fairness import canonical, comparison_code

VERSION = 1
GAME_CAUSES = ("started", "played", "undone")
"""Causes of steps that change the game."""
LOOKED = "shown"
"""The cause under which a view without a step of the game is recorded."""
BOUND = ("table", "game", "edition", "options")
"""What the luck of a game is bound to: fixed before anybody contributes."""
SEAT_CAUSES = frozenset({"seat", "joined", "left"})
"""Causes of steps that change who plays a seat."""
VIEW_HEX = 32


class SeenStep(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A step of the game as it was shown."""

    seq: int
    cause: str
    seat: int | None
    number: int | None
    undone: int
    """How many actions it undid."""
    events: list[Any]
    view: str = ""
    """The digest of the view after it; empty if only a later view was shown."""
    gap: bool = False
    """Whether steps before it were not shown."""
    consent: bool | None = True
    """For an undo: this client asked for it or agreed, or a bot played its seat; None: nobody was connected."""


def is_of_game(step: Frame) -> bool:
    """Whether a step changes the game, or claims to: only such steps have events, numbers and undone steps."""
    return step["cause"] in GAME_CAUSES or bool(step["events"] or step["undone"]) or step["number"] is not None


class Beginning(Struct, forbid_unknown_fields=True):
    """What was shown when the game began."""

    names: list[str]
    """Empty if somebody may have been renamed before this client saw the start."""
    contributions: list[str | None]
    keys: list[str | None]


class Seen(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """Everything that was shown from one point of view at one table."""

    tana: Literal["seen"]
    version: int
    table: str
    game: str
    edition: str
    options: dict[str, str]
    practice: bool
    seat: int | None
    """The point of view; None: what everybody may see."""
    commitment: str | None = None
    """As shown before the start; None: this client came later."""
    contributions: dict[str, str] = {}
    """By seat: the contribution of this client."""
    keys: dict[str, str] = {}
    """By seat: the public key that this client sent with it."""
    beginning: Beginning | None = None
    steps: list[SeenStep] = []
    outcome: Any = None
    digest: str = ""
    """The running digest of all steps."""
    conflict: str = ""
    """A value that never changes but was shown in two ways; empty: there is none."""

    def code(self) -> str | None:
        """The digits to compare aloud with the other players; None before the start."""
        if self.beginning is None or self.commitment is None or not self.beginning.names:
            return None
        game, shown = (self.table, self.game, self.edition, self.options), self.beginning
        return comparison_code(self.commitment, game, shown.names, shown.contributions, shown.keys)


def view_digest(view: Any) -> str:
    """The digest of a view's document."""
    return hashlib.sha256(canonical(view)).hexdigest()[:VIEW_HEX]


def running_digest(before: str, step: SeenStep) -> str:
    """The digest of all steps up to and including this one."""
    shown = [step.seq, step.cause, step.seat, step.number, step.undone, step.events, step.view, step.gap]
    return hashlib.sha256(before.encode() + canonical(shown)).hexdigest()


def names_of(table: Frame) -> list[str]:
    """The names of the seats as in a receipt."""
    return [seat["name"] or f"Seat {seat['seat']}" for seat in table["seats"]]


def code_of(table: Frame) -> str:
    """The digits to compare, for a table as currently shown."""
    luck, game = table["fairness"], (table["table"], table["game"], table["edition"], table["options"])
    return comparison_code(luck["commitment"], game, names_of(table), luck["contributions"], luck["keys"])


def _shows_start(steps: list[Frame]) -> bool:
    """Whether these steps include the start of the game, and no seat was taken or renamed since."""
    causes = [step["cause"] for step in steps]
    return "started" in causes and not SEAT_CAUSES & {*causes[causes.index("started") :]}


class Recorder:
    """Records what a session is shown; continues the records of earlier sessions at the same table."""

    def __init__(self, earlier: Sequence[Seen] = ()) -> None:
        self.seen: dict[int | None, Seen] = {seen.seat: seen for seen in earlier}
        """By point of view."""
        self._mine: dict[str, str] = earlier[0].contributions if earlier else {}
        self._keys: dict[str, str] = earlier[0].keys if earlier else {}
        self._commitment: str | None = earlier[0].commitment if earlier else None
        self._beginning: Beginning | None = earlier[0].beginning if earlier else None
        self._practice = earlier[0].practice if earlier else True
        """Whether every frame so far called the game practice."""
        self._conflict = earlier[0].conflict if earlier else ""
        self._fixed = _fixed_of(earlier[0]) if earlier else {}
        self._last = {seen.seat: seen.steps[-1].seq for seen in earlier if seen.steps}
        self._agreed = False
        self._followed: set[int | None] = set()
        """The points of view that were shown to this process."""

    def contributed(self, seat: int, random: str, key: str) -> None:
        """Record that this client contributes to the luck of a seat and will sign the receipt with this key."""
        self._mine[str(seat)], self._keys[str(seat)] = random, key

    def agreed(self) -> None:
        """Record that this client asks for an undo or agrees to one."""
        self._agreed = True

    def take(self, frame: Frame, table: Frame) -> bool:
        """Record a frame; `table` is the snapshot with everything merged in. Returns whether anything was recorded."""
        of_table = frame["kind"] in ("snapshot", "update") and frame["seq"] >= table["seq"]
        if not of_table or not (table["you"]["seats"] or self.seen):  # a player may be shown a spectator's table
            return False
        steps = frame["steps"] if frame["kind"] == "snapshot" else [frame["step"]]
        if table["phase"] == "gathering" and self._commitment is None:
            self._commitment = table["fairness"]["commitment"]
        if self._beginning is None and table["phase"] != "gathering":
            luck, names = table["fairness"], names_of(table) if _shows_start(steps) else []
            self._beginning = Beginning(names, luck["contributions"], luck["keys"])
        self._compare(table)
        self._note(frame, steps, table)
        return True

    def _compare(self, table: Frame) -> None:
        """Check that values that never change are the same in every frame."""
        luck = table["fairness"]
        fixed = {name: table[name] for name in BOUND} | {"commitment": luck["commitment"]}
        if table["phase"] != "gathering":
            fixed |= {"contributions": luck["contributions"], "keys": luck["keys"]}
        for name, value in fixed.items():
            if self._fixed.setdefault(name, value) != value:
                self._conflict = self._conflict or name
        self._practice = self._practice and table["practice"]

    def _note(self, frame: Frame, steps: list[Frame], table: Frame) -> None:
        seen = self._of(table)
        last = self._last.get(seen.seat, 0)
        gap = frame["kind"] == "snapshot" and frame["since"] > last
        fresh = [step for step in steps if step["seq"] > last and is_of_game(step)]
        followed = frame["kind"] == "update" or (seen.seat in self._followed and not gap)
        consent = self._agreed or _consent(steps, last, table, followed)
        for step in fresh:
            kept = SeenStep(
                *(step["seq"], step["cause"], step["seat"], step["number"], len(step["undone"]), step["events"]),
                view=view_digest(table["view"]) if step is fresh[-1] else "",
                gap=gap,
                consent=step["cause"] != "undone" or consent,
            )
            self._keep(seen, kept)
            gap = False
            self._agreed = False
        if not fresh and table["view"] is not None:
            self._note_view(seen, frame["seq"], view_digest(table["view"]), gap or not seen.steps)
        self._followed.add(seen.seat)
        self._last[seen.seat] = frame["seq"]
        self._note_end(seen, table["outcome"])

    def _note_view(self, seen: Seen, seq: int, view: str, gap: bool) -> None:
        """Record a view without a step of the game, unless it is the one that was shown before."""
        if gap or view != seen.steps[-1].view:
            self._keep(seen, SeenStep(seq, LOOKED, None, None, 0, [], view, gap))

    def _keep(self, seen: Seen, step: SeenStep) -> None:
        seen.steps.append(step)
        seen.digest = running_digest(seen.digest, step)

    def _note_end(self, seen: Seen, outcome: Any) -> None:
        if seen.outcome is not None and outcome != seen.outcome:
            self._conflict = seen.conflict = self._conflict or "outcome"
        seen.outcome = seen.outcome or outcome

    def _of(self, table: Frame) -> Seen:
        point = table["you"]["perspective"]
        if point not in self.seen:
            fields = {name: self._fixed[name] for name in BOUND}
            self.seen[point] = Seen(tana="seen", version=VERSION, seat=point, practice=self._practice, **fields)
        seen = self.seen[point]
        seen.keys, seen.practice, seen.conflict = self._keys, self._practice, self._conflict
        seen.commitment, seen.contributions, seen.beginning = self._commitment, self._mine, self._beginning
        return seen


def _fixed_of(seen: Seen) -> dict[str, Any]:
    """What an earlier session was shown of everything that never changes."""
    fixed = {name: getattr(seen, name) for name in BOUND}
    if seen.commitment is not None:
        fixed["commitment"] = seen.commitment
    if seen.beginning is not None:
        fixed |= {"contributions": seen.beginning.contributions, "keys": seen.beginning.keys}
    return fixed


def _consent(steps: list[Frame], last: int, table: Frame, followed: bool) -> bool | None:
    """Whether an undo after entry `last` needed no consent of this client because bots play all its seats.

    None: unknown, because the client did not follow the table or somebody changed seats.
    """
    fresh = [step["cause"] for step in steps if step["seq"] > last]
    if not followed or (len(fresh) > 1 and not SEAT_CAUSES.isdisjoint(fresh)):
        return None
    return all(table["seats"][seat - 1]["kind"] == "bot" for seat in table["you"]["seats"])


# --- files ---------------------------------------------------------------------------------------------------


def save(seen: Seen, path: Path) -> None:
    """Write a document for `tana verify --seen`."""
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    write_atomically(path, msgspec.json.encode(seen), OWNER_ONLY)


def load(path: Path) -> list[Seen]:
    """Read the documents of a file, one for each point of view; raises `TanaError` if it is damaged."""
    try:
        found = msgspec.json.decode(path.read_bytes())
        return [_read(one) for one in (found if isinstance(found, list) else [found])]
    except OSError as fault:
        raise TanaError(f"{path}: {fault.strerror}") from None
    except (msgspec.DecodeError, UnicodeError, ValueError) as fault:
        raise TanaError(f"{path} is not a file of what a player was shown ({fault})") from None


def _read(document: Any) -> Seen:
    seen = msgspec.convert(document, Seen)
    if seen.version != VERSION:
        raise ValueError(f"version {seen.version}; this is version {VERSION}")
    seats = 0 if seen.beginning is None else len(seen.beginning.contributions)
    if any(seat not in map(str, range(1, seats + 1)) for seat in seen.contributions):
        raise ValueError("it has a contribution of a seat that does not exist")
    digest = ""
    for step in seen.steps:
        digest = running_digest(digest, step)
    if digest != seen.digest:
        raise ValueError("its digest does not match its steps")
    return seen
