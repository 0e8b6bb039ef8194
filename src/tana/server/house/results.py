"""Results of finished games: derived from the logs that tables wrote, beside the tables and never on a move's path.

`result_of` is a function of a log up to the end of its game, whatever is said at the table afterwards. So a result that
is derived twice, at another time or by `tana rebuild`, is the same.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import dataclass, field
from typing import Protocol

import msgspec
from msgspec import Struct

from tana.engine.kept_game import KeptGame
from tana.errors import TanaError
from tana.server.logs import note
from tana.server.protocol import wire
from tana.server.storage.interface import Store, StoreError
from tana.server.storage.kept_rules import KeptRulesStore
from tana.server.storage.results import SeatOwner, StoredResult
from tana.server.tables import log, summary
from tana.server.tables.log import Row, SeatRecord
from tana.server.tables.outcome import outcome_of
from tana.server.tables.rated import is_rated
from tana.server.tables.seating import Seating
from tana.server.tables.table import CannotReplay, Table

PAGE = 500
SWEEP_SECONDS = 600.0
"""Games that another process finished while nobody looked are found this often."""
PAUSE_SECONDS = 5.0
MOST_REMEMBERED = 100_000
ROWS_AT_ONCE = 8


class Feat(Struct, frozen=True):
    """Something that is better done early in a round: the actions of this kind are counted until the event."""

    begins: str
    event: str
    action: str


FEATS = {"uly": Feat("round-began", "wolf-found", "step")}
"""By game: what the quickest player of a round is remembered for."""


class WithTable(Protocol):
    """A session of a table."""

    table: Table


class ResultSeat(Struct, frozen=True):
    """What became of a seat. Holds no name."""

    rank: int
    points: int
    lines: list[wire.ScoreLine]
    """How the points came about."""
    actions: dict[str, int]
    """How many actions of each kind it took, without those taken back."""
    quickest: int | None = None
    """In a game with `FEATS`: the fewest actions of the seat from the beginning of a round to the feat."""
    animal: wire.Animal | None = None
    level: str | None = None
    """The level of a bot; None: a person played."""
    standin: bool = False
    """A bot decided for the person at some time."""
    left: bool = False
    """The person gave the seat up, or a bot decided for them at the end."""
    late: bool = False
    """The person came after the game had begun."""


class Result(Struct, frozen=True):
    """A finished game. Holds neither names nor keys: those are in rows of their own."""

    game: str
    edition: str
    options: dict[str, str]
    began: int
    ended: int
    """Milliseconds since 1970."""
    reason: wire.Text
    seats: list[ResultSeat]
    practice: bool = False
    """Somebody knew or chose what was hidden."""
    agreed_undos: int = 0
    """How often all agreed to take something back."""
    rated: bool = False
    """The table was rated from the start of the game to its end, without hints."""


_ENCODER = msgspec.json.Encoder(order="deterministic")
_DECODER: msgspec.json.Decoder[Result] = msgspec.json.Decoder(Result)


def decode(body: bytes) -> Result:
    """The result of these bytes."""
    return _DECODER.decode(body)


@dataclass
class _SeatStory:
    """Who a seat belongs to, followed from the start of a game to its end."""

    now: SeatRecord
    name: str = ""
    """At the start; empty: that of somebody who was forgotten."""
    person: str = ""
    standin: bool = False
    left: bool = False
    late: bool = False

    def __post_init__(self) -> None:
        self.name, self.person = self.now.name, self.now.holder or ""

    def follow(self, now: SeatRecord) -> None:
        """Take what the seat is after another entry."""
        before, self.now = self.now, now
        self.standin |= now.standin
        if now.holder is None or now.holder == self.person:
            return
        if not self.person:
            self.person, self.late = now.holder, True  # a bot's seat until then
        elif before.holder == self.person:
            self.person = now.holder  # moved to another key of the same person

    def gone(self) -> bool:
        """Whether the person was not there at the end."""
        return bool(self.person) and (self.now.holder != self.person or self.now.kind == "bot")


async def result_of(rows: Sequence[Row], rules: KeptRulesStore | None = None) -> StoredResult | None:
    """The result of a log; None: no game was finished there, or one for its maker alone. Raises `CannotReplay` for a
    log that neither today's rules fit nor any of the kept `rules`."""
    rows = _game_rows(rows)
    if not rows:
        return None
    try:
        return _result_of(await _replayed(rows), rows)
    except CannotReplay:
        made = rows[0].entry
        if rules is not None and isinstance(made, log.Created):
            async for game in rules.candidates(made):
                with contextlib.suppress(CannotReplay):
                    return _result_of(await _replayed(rows, game), rows)
        raise


async def _replayed(rows: Sequence[Row], kept: KeptGame | None = None) -> Table:
    """The table of a log, a few entries at a time: the compiled rules work in buffers that belong to the process, so
    they must not run in a second thread, and other tables must not wait for a whole game."""
    table = Table(rows[0], kept)
    for row in rows[1:]:
        table.apply(row)
        if row.seq % ROWS_AT_ONCE == 0:
            await asyncio.sleep(0)
    return table


def _result_of(table: Table, rows: Sequence[Row]) -> StoredResult | None:
    if table.is_private or (outcome := outcome_of(table)) is None:
        return None
    began, ended = next(row.at for row in rows if isinstance(row.entry, log.Started)), rows[-1].at
    stories, feats = _stories(rows), _feats_of(table)
    result = Result(
        game=table.game.name,
        edition=table.game.edition,
        options=table.made.options,
        began=began,
        ended=ended,
        reason=outcome.reason,
        seats=[
            ResultSeat(
                rank=outcome.ranks[number],
                points=outcome.scores[number],
                lines=outcome.lines[number],
                actions=_actions_of(table, number),
                quickest=feats.get(number),
                animal=story.now.animal,
                level=None if story.person else story.now.level,
                standin=story.standin,
                left=story.gone(),
                late=story.late,
            )
            for number, story in enumerate(stories)
        ],
        practice=table.made.practice,
        agreed_undos=sum(isinstance(row.entry, log.Undone) and row.entry.agreed for row in rows),
        rated=_is_rated(rows),
    )
    owners = tuple(SeatOwner(number, story.person, story.name) for number, story in enumerate(stories))
    ladder = f"{result.game}/{len(stories)}" if result.rated else ""
    return StoredResult(table.id, result.game, ended, _ENCODER.encode(result), owners, ladder=ladder)


def _game_rows(rows: Sequence[Row]) -> Sequence[Row]:
    """The rows up to the last one that changed the game; none: no action was taken."""
    last = max((n for n, row in enumerate(rows) if isinstance(row.entry, log.Played | log.Undone)), default=-1)
    return rows[: last + 1]


def _stories(rows: Sequence[Row]) -> list[_SeatStory]:
    made = rows[0].entry
    assert isinstance(made, log.Created)
    seating = Seating(tuple(made.seats), made.host)
    stories: list[_SeatStory] = []
    for row in rows[1:]:
        seating = seating.after(row.entry)
        if isinstance(row.entry, log.Started):
            stories = [_SeatStory(seat) for seat in seating.seats]
        elif isinstance(row.entry, log.Joined | log.SeatChanged | log.Left):
            for story, seat in zip(stories, seating.seats, strict=False):
                story.follow(seat)
    return stories


def _is_rated(rows: Sequence[Row]) -> bool:
    """Whether the table was rated, and without hints, in the whole game."""
    made = rows[0].entry
    assert isinstance(made, log.Created)
    settings, started, rated = made.settings, False, True
    for row in rows[1:]:
        if isinstance(row.entry, log.SettingsChanged):
            settings = row.entry.settings
        started |= isinstance(row.entry, log.Started)
        rated &= not started or is_rated(settings)
    return started and rated


def _actions_of(table: Table, seat: int) -> dict[str, int]:
    words = (table.game.actions.notation(line.action).split()[0] for line in table.played if line.seat == seat)
    return dict(Counter(words))


def _feats_of(table: Table) -> dict[int, int]:
    """By seat: the fewest actions that it needed for the game's feat."""
    feat, counts, best = FEATS.get(table.game.name), Counter[int](), dict[int, int]()
    if feat is None:
        return best
    for line in table.played:
        names = {event.name for event in table.story[line.seq - 1].events}
        counts[line.seat] += table.game.actions.notation(line.action).split()[0] == feat.action
        if feat.event in names:
            best[line.seat] = min(counts[line.seat], best.get(line.seat, counts[line.seat]))
        if feat.begins in names:
            counts.clear()
    return best


async def record(store: Store, table: str) -> bool:
    """Derive the result of a table from its log and keep it, or remove what is there; returns whether there is one.

    Somebody may be deleted, and the log rewritten, between reading and keeping: then the result is derived once more.
    """
    try:
        rows = await store.read(table)
        while rows:
            kept = await _keep_result(store, table, rows)
            before, rows = rows, await store.read(table)
            if rows[: len(before)] == before:
                return kept
    except (TanaError, msgspec.MsgspecError) as fault:
        if isinstance(fault, StoreError):
            raise
        note("no result: log cannot be replayed", logging.WARNING, table=table, why=str(fault))
    return False  # also if the table was deleted meanwhile; its result stays


async def _keep_result(store: Store, table: str, rows: Sequence[Row]) -> bool:
    result = await result_of(rows, KeptRulesStore(store.notices))
    if result is None:
        await store.results.drop(table)
    else:
        await store.results.keep(result)
    return result is not None


async def rebuild(store: Store, progress: Callable[[int, int], None] = lambda tables, results: None) -> tuple[int, int]:
    """Derive every result again; those whose logs have expired stay. Returns how many tables and results there are."""
    tables = results = 0
    after = ""
    while page := await store.results.tables(after, PAGE):
        for table in page:
            results += await record(store, table)
            tables += 1
        after = page[-1]
        progress(tables, results)
    return tables, results


class Follower(Protocol):
    """Something that is derived from results."""

    async def follow(self, table: str) -> None:
        """Take over the result of a table, which is new, changed or gone."""

    async def sweep(self) -> None:
        """Take over all results that were missed."""


@dataclass
class Recorder:
    """Writes down the results of games that end, in the background. A fault here cannot stop a move."""

    store: Store
    followers: Sequence[Follower] = ()
    _waiting: dict[str, None] = field(default_factory=dict)
    _news: asyncio.Event = field(default_factory=asyncio.Event)
    _seen: dict[str, int] = field(default_factory=dict)
    """The last entry of the game of each table that was looked at."""

    def table_changed(self, session: WithTable) -> None:
        """Notice a table whose game is over."""
        table = session.table
        if table.is_finished() and not table.is_private and self._seen.get(table.id) != table.state_seq:
            self._remember(table.id, table.state_seq)
            self._waiting[table.id] = None
            self._news.set()

    def _remember(self, table: str, seq: int) -> None:
        self._seen[table] = seq
        while len(self._seen) > MOST_REMEMBERED:
            del self._seen[next(iter(self._seen))]

    async def run(self) -> None:
        """Work until cancelled. A failure is logged and does not end it."""
        while True:
            try:
                await self.sweep()
                while await self._told(SWEEP_SECONDS):
                    await self.settle()
            except StoreError as fault:
                note("results wait for the store", logging.WARNING, fault=str(fault))
                await asyncio.sleep(PAUSE_SECONDS)
            except Exception as fault:
                note("results failed", logging.ERROR, fault=type(fault).__name__)
                await asyncio.sleep(PAUSE_SECONDS)

    async def _told(self, seconds: float) -> bool:
        """Wait for news; returns False when the time is up."""
        try:
            await asyncio.wait_for(self._news.wait(), seconds)
        except TimeoutError:
            return False
        self._news.clear()
        return True

    async def settle(self) -> None:
        """Record all games that are known to be over."""
        while self._waiting:
            table = next(iter(self._waiting))
            await self._record(table)
            self._waiting.pop(table, None)

    async def sweep(self) -> None:
        """Record the finished games that have no result: of earlier releases, and of processes that have ended."""
        async for table in self._unrecorded():
            if table not in self._seen:
                self._remember(table, 0)
                await self._record(table)
        for follower in self.followers:
            await follower.sweep()
        await self.settle()

    async def _record(self, table: str) -> None:
        await record(self.store, table)
        for follower in self.followers:
            await follower.follow(table)

    async def _unrecorded(self) -> AsyncIterator[str]:
        after = ""
        while page := await self.store.results.unrecorded(after, PAGE):
            for table, card in page:
                if _may_be_over(card):
                    yield table
            after = page[-1][0]


def _may_be_over(card: bytes | None) -> bool:
    """Whether the log is worth reading. Tables of Tana 0.2 may have no card."""
    if card is None:
        return True
    found = summary.decode(card)
    return found.phase in ("over", "closed") and not found.private
