"""Results of finished games, derived from table logs in the background.

`result_of` depends only on the log up to the end of the game, not on later entries such as chat. Deriving a result
again, for example with `tana rebuild`, therefore gives the same result.
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
"""How often to look for games that finished at another process."""
PAUSE_SECONDS = 5.0
MOST_REMEMBERED = 100_000
ROWS_AT_ONCE = 8


class Feat(Struct, frozen=True):
    """An event to reach early in a round. Actions of one kind are counted from the beginning of the round."""

    begins: str
    event: str
    action: str


FEATS = {"uly": Feat("round-began", "wolf-found", "step")}
"""The feat of each game that has one."""


class WithTable(Protocol):
    """A session of a table."""

    table: Table


class ResultSeat(Struct, frozen=True):
    """The result of one seat, without a name."""

    rank: int
    points: int
    lines: list[wire.ScoreLine]
    """The breakdown of the points."""
    actions: dict[str, int]
    """The number of actions of each kind, without undone ones."""
    quickest: int | None = None
    """In a game with a feat: the fewest actions that the seat needed for it in a round."""
    animal: wire.Animal | None = None
    level: str | None = None
    """The level of a bot; None: a person played."""
    standin: bool = False
    """A bot stood in for the person at some time."""
    left: bool = False
    """The person gave up the seat, or a bot stood in for them at the end."""
    late: bool = False
    """The person joined after the game had begun."""


class Result(Struct, frozen=True):
    """A finished game, without names and keys: those are stored in separate rows."""

    game: str
    edition: str
    options: dict[str, str]
    began: int
    ended: int
    """Milliseconds since 1970."""
    reason: wire.Text
    seats: list[ResultSeat]
    practice: bool = False
    """A practice game, whose luck a player may have known or chosen."""
    agreed_undos: int = 0
    """The number of undos that the players agreed to."""
    rated: bool = False
    """The table was rated from the start of the game to its end, without hints."""


_ENCODER = msgspec.json.Encoder(order="deterministic")
_DECODER: msgspec.json.Decoder[Result] = msgspec.json.Decoder(Result)


def decode(body: bytes) -> Result:
    """Decode an encoded result."""
    return _DECODER.decode(body)


@dataclass
class _SeatStory:
    """Tracks the owner of a seat from the start of a game to its end."""

    now: SeatRecord
    name: str = ""
    """The name at the start; empty: the person was deleted."""
    person: str = ""
    standin: bool = False
    left: bool = False
    late: bool = False

    def __post_init__(self) -> None:
        self.name, self.person = self.now.name, self.now.holder or ""

    def follow(self, now: SeatRecord) -> None:
        """Update with the seat as it is after the next entry."""
        before, self.now = self.now, now
        self.standin |= now.standin
        if now.holder is None or now.holder == self.person:
            return
        if not self.person:
            self.person, self.late = now.holder, True  # it was a bot's seat before
        elif before.holder == self.person:
            self.person = now.holder  # the same person with another key

    def gone(self) -> bool:
        """Whether the person did not play to the end."""
        return bool(self.person) and (self.now.holder != self.person or self.now.kind == "bot")


async def result_of(rows: Sequence[Row], rules: KeptRulesStore | None = None) -> StoredResult | None:
    """The result of a log; None if no game was finished or the table is private.

    Raises `CannotReplay` if neither the current rules nor any of the kept `rules` fit the log.
    """
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
    """Replay a log on the event loop, yielding to it after every few entries.

    Compiled rules use buffers of the process, so they must not run in a second thread.
    """
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
    """The rows up to the last one that changed the game; empty if no action was taken."""
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
    """Whether the table was rated, and without hints, throughout the game."""
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
    """The fewest actions that each seat needed for the game's feat; only seats that achieved it."""
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
    """Derive the result of a table from its log and store it, or remove the stored one; returns whether there is one.

    If the log was rewritten meanwhile, because a person was deleted, the result is derived again.
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
    return False  # also if the table was deleted in the meantime; its result stays


async def _keep_result(store: Store, table: str, rows: Sequence[Row]) -> bool:
    result = await result_of(rows, KeptRulesStore(store.notices))
    if result is None:
        await store.results.drop(table)
    else:
        await store.results.keep(result)
    return result is not None


async def rebuild(store: Store, progress: Callable[[int, int], None] = lambda tables, results: None) -> tuple[int, int]:
    """Derive every result again and return the numbers of tables and results.

    Results whose logs have expired stay.
    """
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
    """Keeps data that is derived from results."""

    async def follow(self, table: str) -> None:
        """Update the data after the result of a table was added, changed or removed."""

    async def sweep(self) -> None:
        """Update the data for all results that were missed."""


@dataclass
class Recorder:
    """Records the results of finished games in the background. A failure here cannot block a move."""

    store: Store
    followers: Sequence[Follower] = ()
    _waiting: dict[str, None] = field(default_factory=dict)
    _news: asyncio.Event = field(default_factory=asyncio.Event)
    _seen: dict[str, int] = field(default_factory=dict)
    """The last entry of the game of each table that was queued or recorded."""

    def table_changed(self, session: WithTable) -> None:
        """Queue a table if its game is over."""
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
        """Run until cancelled. Failures are logged, and work goes on."""
        while True:
            try:
                await self.sweep()
                while await self._wait_for_news(SWEEP_SECONDS):
                    await self.settle()
            except StoreError as fault:
                note("results wait for the store", logging.WARNING, fault=str(fault))
                await asyncio.sleep(PAUSE_SECONDS)
            except Exception as fault:
                note("results failed", logging.ERROR, fault=type(fault).__name__)
                await asyncio.sleep(PAUSE_SECONDS)

    async def _wait_for_news(self, seconds: float) -> bool:
        """Wait for a finished game; returns False on timeout."""
        try:
            await asyncio.wait_for(self._news.wait(), seconds)
        except TimeoutError:
            return False
        self._news.clear()
        return True

    async def settle(self) -> None:
        """Record all queued games. One that fails leaves the queue, so that it cannot hold up the others."""
        while self._waiting:
            table = next(iter(self._waiting))
            try:
                await self._record(table)
            except StoreError:
                raise  # all of them wait for the store
            except Exception as fault:
                note("result failed", logging.ERROR, table=table, fault=type(fault).__name__)
            self._waiting.pop(table, None)

    async def sweep(self) -> None:
        """Record finished games without a result, from earlier releases or other processes."""
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
    """Whether a table may have a finished game. Tables of Tana 0.2 may have no card."""
    if card is None:
        return True
    found = summary.decode(card)
    return found.phase in ("over", "closed") and not found.private
