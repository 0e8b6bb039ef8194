"""Notifications in the store: where holders want them, and the outbox of those to be sent.

A *channel* is a place where a holder wants to be notified: a browser (Web Push), an ntfy topic, a webhook. A *notice*
is one notification for one channel. Who a table asks, since which entry and when to remind them is in the columns of
its row (`tana.server.tables.waiting.Waiting`). Each turn puts one notice into the outbox, and perhaps one reminder (ids
are unique); both are removed once their holder is no longer asked. A claim moves a notice's due time into the future
before anything is sent: only one process gets it, and if that process dies, the notice becomes due again.

Statements have numbered parameters (`$1`) and run on SQLite and PostgreSQL alike.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import Any, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import astuple

from tana.server.storage.devices import DatabaseRow, gone
from tana.server.tables.waiting import Waiting

ChannelKind: TypeAlias = Literal["push", "ntfy", "webhook", "discord", "matrix", "telegram"]
NoticeKind: TypeAlias = Literal["turn", "reminder", "vote", "withdrawn"]
"""`vote`: a proposal waits for an answer; the entry that proposed it identifies the notice."""
Step: TypeAlias = tuple[str, Sequence[object]]
"""A statement and its values."""

SQLITE_NOTICES = """
    ALTER TABLE places ADD COLUMN told INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE places ADD COLUMN reminded INTEGER NOT NULL DEFAULT 0;
    CREATE TABLE channels (
        id TEXT PRIMARY KEY,
        holder TEXT NOT NULL,
        device TEXT NOT NULL,
        kind TEXT NOT NULL,
        address TEXT NOT NULL,
        secrets BLOB NOT NULL,
        language TEXT NOT NULL,
        made INTEGER NOT NULL,
        paused INTEGER NOT NULL DEFAULT 0,
        failures INTEGER NOT NULL DEFAULT 0
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX channels_by_holder ON channels (holder);
    CREATE TABLE outbox (
        id TEXT PRIMARY KEY,
        channel TEXT NOT NULL REFERENCES channels (id) ON DELETE CASCADE,
        table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        asked_since INTEGER NOT NULL,
        seats INTEGER NOT NULL,
        kind TEXT NOT NULL,
        due INTEGER NOT NULL,
        tries INTEGER NOT NULL DEFAULT 0,
        sent INTEGER NOT NULL DEFAULT 0
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX outbox_by_due ON outbox (due) WHERE sent = 0;
    CREATE INDEX outbox_by_table ON outbox (table_id);
    CREATE INDEX outbox_by_channel ON outbox (channel);
    CREATE TABLE quiet_hours (
        holder TEXT PRIMARY KEY,
        zone TEXT NOT NULL,
        begins INTEGER NOT NULL,
        ends INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE server_keys (name TEXT PRIMARY KEY, value BLOB NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE leases (name TEXT PRIMARY KEY, owner TEXT NOT NULL, until INTEGER NOT NULL) STRICT, WITHOUT ROWID;
    """
POSTGRES_NOTICES = """
    ALTER TABLE places
        ADD COLUMN told integer NOT NULL DEFAULT 0, ADD COLUMN reminded integer NOT NULL DEFAULT 0;
    CREATE TABLE channels (
        id text PRIMARY KEY,
        holder text NOT NULL,
        device text NOT NULL,
        kind text NOT NULL,
        address text NOT NULL,
        secrets bytea NOT NULL,
        language text NOT NULL,
        made bigint NOT NULL,
        paused bigint NOT NULL DEFAULT 0,
        failures integer NOT NULL DEFAULT 0
    );
    CREATE INDEX channels_by_holder ON channels (holder);
    CREATE TABLE outbox (
        id text PRIMARY KEY,
        channel text NOT NULL REFERENCES channels (id) ON DELETE CASCADE,
        table_id text NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        asked_since integer NOT NULL,
        seats integer NOT NULL,
        kind text NOT NULL,
        due bigint NOT NULL,
        tries integer NOT NULL DEFAULT 0,
        sent bigint NOT NULL DEFAULT 0
    );
    CREATE INDEX outbox_by_due ON outbox (due) WHERE sent = 0;
    CREATE INDEX outbox_by_table ON outbox (table_id);
    CREATE INDEX outbox_by_channel ON outbox (channel);
    CREATE TABLE quiet_hours (
        holder text PRIMARY KEY,
        zone text NOT NULL,
        begins integer NOT NULL,
        ends integer NOT NULL
    );
    CREATE TABLE server_keys (name text PRIMARY KEY, value bytea NOT NULL);
    CREATE TABLE leases (name text PRIMARY KEY, owner text NOT NULL, until bigint NOT NULL);
    """

SQLITE_VOTES = """
    ALTER TABLE tables ADD COLUMN voting INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE tables ADD COLUMN voting_since INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE places ADD COLUMN voted INTEGER NOT NULL DEFAULT 0;
    """
POSTGRES_VOTES = """
    ALTER TABLE tables
        ADD COLUMN voting integer NOT NULL DEFAULT 0, ADD COLUMN voting_since integer NOT NULL DEFAULT 0;
    ALTER TABLE places ADD COLUMN voted integer NOT NULL DEFAULT 0;
    """


class Channel(Struct, frozen=True):
    """A place where a holder wants to be notified."""

    id: str
    holder: str
    device: str
    """The browser of a push channel (the hash of its key); empty for other kinds."""
    kind: ChannelKind
    address: str
    secrets: bytes
    """Keys and tokens, encoded by `tana.server.house.channels`."""
    language: str
    made: int


class QuietHours(Struct, frozen=True):
    """When a holder wants no notifications, in minutes of the day in a time zone."""

    zone: str
    begins: int
    ends: int


class Turn(Struct, frozen=True):
    """A table that waits for somebody, as described by its row in the store."""

    table: str
    decides: int
    """The seat whose decision it is, from 0; -1: nobody. Other seats may be asked first, to agree to an undo."""
    waiting: Waiting
    """Who the table waits for; `since` identifies the turn."""
    began: int
    """When the turn began; 0: unknown."""
    card: bytes | None

    def seats(self) -> list[int]:
        """The seats that the table waits for. Rows of Tana 0.2 only have the seat that decides."""
        return self.waiting.seats() or [seat for seat in [self.decides] if seat >= 0]


class Notice(Struct, frozen=True):
    """A notification that this process has claimed."""

    id: str
    channel: str
    table: str
    since: int
    """The entry that identifies its turn."""
    kind: NoticeKind
    tries: int


class Queued(Struct, frozen=True):
    """A notice to put into the outbox."""

    channel: str
    turn: Turn
    seats: int
    """The seats of the channel's holder that are asked, as a bit mask."""
    kind: NoticeKind = "turn"

    @property
    def id(self) -> str:
        """Its id, the same in every process that queues it."""
        return f"{self.channel}/{self.turn.table}/{self.since}/{self.kind}"

    @property
    def since(self) -> int:
        """The entry that identifies the turn or the proposal."""
        waiting = self.turn.waiting
        return waiting.voting_since if self.kind == "vote" else waiting.since


class NoticeState(Struct, frozen=True):
    """How many notices of a turn are queued and sent for one holder."""

    table: str
    holder: str
    queued: int
    sent: int


_CHANNEL = "id, holder, device, kind, address, secrets, language, made"
_TURN = (
    "tables.id, turn, asked, tables.asked_since, deadline, remind, voting, voting_since, coalesce(began.at, 0), card"
)
_BEGAN = "LEFT JOIN log AS began ON began.table_id = tables.id AND began.seq = tables.asked_since"
"""The entry that began the turn; only the log has its time."""

KEEP_CHANNEL = f"""
INSERT INTO channels ({_CHANNEL}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
ON CONFLICT (id) DO UPDATE SET
    device = excluded.device, secrets = excluded.secrets, language = excluded.language, paused = 0, failures = 0
"""
ONE_BROWSER = "DELETE FROM channels WHERE kind = 'push' AND address = $1 AND holder <> $2"
ONE_SUBSCRIPTION = "DELETE FROM channels WHERE kind = 'push' AND device = $1 AND address <> $2"
CALL_KNOWN = """
UPDATE places SET told = (SELECT asked_since FROM tables WHERE tables.id = table_id)
WHERE holder = $1 AND NOT EXISTS (SELECT 1 FROM channels WHERE channels.holder = $1)
"""
"""For a holder's first channel: turns that have begun already are not announced."""
OF_HOLDER = f"SELECT {_CHANNEL} FROM channels WHERE holder = $1 ORDER BY made, id"
BY_ID = f"SELECT {_CHANNEL} FROM channels WHERE id = $1"
REMOVE = "DELETE FROM channels WHERE holder = $1 AND id = $2"
REMOVE_ADDRESS = "DELETE FROM channels WHERE holder = $1 AND address = $2"
_SIGNED_OUT = """
(EXISTS (SELECT 1 FROM devices WHERE devices.key = channels.device AND ended)
    OR (EXISTS (SELECT 1 FROM devices WHERE devices.holder = channels.holder AND ended)
        AND NOT EXISTS (SELECT 1 FROM devices WHERE devices.holder = channels.holder AND NOT ended)))
"""
PURGE = f"DELETE FROM channels WHERE {_SIGNED_OUT}"
FORGET_CHANNELS = f"DELETE FROM channels WHERE {gone('channels')}"
FORGET_QUIET_HOURS = f"DELETE FROM quiet_hours WHERE {gone('quiet_hours')}"
_SETTLES = """
EXISTS (
    SELECT 1 FROM standing WHERE standing.table_id = tables.id AND standing.holder = places.holder
    AND (tables.asked & (1 << standing.seat)) <> 0
    AND (standing.due > 0 OR standing.head <> (SELECT max(log.seq) FROM log WHERE log.table_id = tables.id))
)
"""
"""The holder's standing answer settles the decision, or it is not known yet whether it does."""
_THEIR_TABLES = f"""
FROM places JOIN tables ON tables.id = places.table_id {_BEGAN}
WHERE places.holder IN (SELECT holder FROM channels) AND NOT {_SETTLES}
"""
OWN_TURNS = f"""
SELECT {_TURN} FROM places JOIN tables ON tables.id = places.table_id {_BEGAN}
WHERE places.holder = $1 AND (asked > 0 OR voting > 0) AND NOT {_SETTLES}
"""
_NEW = f"{_THEIR_TABLES} AND told < tables.asked_since AND began.at <= $1"
NEW_TURNS = f"SELECT places.holder, {_TURN} {_NEW} ORDER BY began.at, tables.id LIMIT $2"
_REMIND = f"{_THEIR_TABLES} AND reminded <> tables.asked_since AND remind > 0 AND remind <= $2 AND deadline > $2"
REMINDERS = f"SELECT places.holder, {_TURN} {_REMIND} ORDER BY remind, tables.id LIMIT $1"
_VOTES = f"""
FROM places JOIN tables ON tables.id = places.table_id {_BEGAN}
JOIN log AS proposed ON proposed.table_id = tables.id AND proposed.seq = tables.voting_since
WHERE places.holder IN (SELECT holder FROM channels) AND voting > 0 AND voted < voting_since AND proposed.at <= $1
"""
VOTES = f"SELECT places.holder, {_TURN} {_VOTES} ORDER BY proposed.at, tables.id LIMIT $2"
QUEUE = """
INSERT INTO outbox (id, channel, table_id, asked_since, seats, kind, due)
SELECT $1, id, $3, $4, $5, $6, $7 FROM channels WHERE id = $2
ON CONFLICT (id) DO NOTHING
"""
INSTEAD = "DELETE FROM outbox WHERE channel = $1 AND table_id = $2 AND kind = 'turn' AND sent = 0"
"""A reminder replaces a notice that was not sent yet, for instance because of quiet hours."""
TELL = "UPDATE places SET told = $3 WHERE holder = $1 AND table_id = $2 AND told < $3"
TELL_VOTE = "UPDATE places SET voted = $3 WHERE holder = $1 AND table_id = $2 AND voted < $3"
REMIND = "UPDATE places SET reminded = $3 WHERE holder = $1 AND table_id = $2"
_OVER = """
EXISTS (
    SELECT 1 FROM tables WHERE tables.id = outbox.table_id AND CASE outbox.kind
        WHEN 'vote' THEN tables.voting_since <> outbox.asked_since OR (tables.voting & outbox.seats) = 0
        ELSE tables.asked_since <> outbox.asked_since OR (tables.asked & outbox.seats) = 0
    END
)
"""
WITHDRAW_QUEUED = f"DELETE FROM outbox WHERE sent = 0 AND kind <> 'withdrawn' AND {_OVER}"
WITHDRAW_SENT = f"""
UPDATE outbox SET kind = 'withdrawn', sent = 0, tries = 0, due = $1
WHERE sent > 0 AND {_OVER} AND channel IN (SELECT id FROM channels WHERE kind = 'push')
"""
FORGET_SENT = f"DELETE FROM outbox WHERE sent > 0 AND {_OVER}"
CLAIM = """
UPDATE outbox SET due = $2, tries = tries + 1
WHERE sent = 0 AND due <= $1 AND id IN (
    SELECT outbox.id FROM outbox JOIN channels ON channels.id = channel
    WHERE sent = 0 AND due <= $1 AND paused <= $1 ORDER BY due, outbox.id LIMIT $3
)
RETURNING id, channel, table_id, asked_since, kind, tries
"""
HAS_WORK = f"""
SELECT 1 WHERE EXISTS (SELECT 1 FROM channels WHERE {_SIGNED_OUT})
    OR EXISTS (SELECT 1 FROM outbox WHERE {_OVER} AND (sent > 0 OR kind <> 'withdrawn'))
    OR EXISTS (
        SELECT 1 FROM outbox JOIN channels ON channels.id = channel WHERE sent = 0 AND due <= $2 AND paused <= $2
    )
    OR EXISTS (SELECT 1 {_NEW})
    OR EXISTS (SELECT 1 {_REMIND})
    OR EXISTS (SELECT 1 {_VOTES})
"""
TURN_OF = f"SELECT {_TURN} FROM tables {_BEGAN} WHERE tables.id = $1"
NEWER = "SELECT 1 FROM outbox WHERE channel = $1 AND table_id = $2 AND asked_since > $3 LIMIT 1"
SENT = "UPDATE outbox SET sent = $2 WHERE id = $1"
REPLACED = "DELETE FROM outbox WHERE channel = $1 AND table_id = $2 AND sent > 0 AND id <> $3"
"""A browser shows one notification for each table: the latest replaces the others."""
RECOVERED = "UPDATE channels SET paused = 0, failures = 0 WHERE id = $1 AND failures > 0"
PUT_OFF = "UPDATE outbox SET due = $2, tries = $3 WHERE id = $1"
DROP = "DELETE FROM outbox WHERE id = $1"
PAUSE = "UPDATE channels SET paused = $2, failures = failures + 1 WHERE id = $1"
FAILURES = "SELECT failures FROM channels WHERE id = $1"
SEEN_HERE = """
DELETE FROM outbox WHERE table_id = $2 AND sent > 0 AND channel IN (SELECT id FROM channels WHERE device = $1)
"""
IS_SEEN = """
SELECT 1 FROM outbox JOIN channels ON channels.id = channel WHERE table_id = $2 AND sent > 0 AND device = $1 LIMIT 1
"""
QUIET = "SELECT zone, begins, ends FROM quiet_hours WHERE holder = $1"
SET_QUIET = """
INSERT INTO quiet_hours VALUES ($1, $2, $3, $4)
ON CONFLICT (holder) DO UPDATE SET zone = excluded.zone, begins = excluded.begins, ends = excluded.ends
"""
NO_QUIET = "DELETE FROM quiet_hours WHERE holder = $1"
KEEP_KEY = "INSERT INTO server_keys VALUES ($1, $2) ON CONFLICT (name) DO NOTHING"
KEY = "SELECT value FROM server_keys WHERE name = $1"
LEASE = """
INSERT INTO leases VALUES ($1, $2, $3)
ON CONFLICT (name) DO UPDATE SET owner = excluded.owner, until = excluded.until
WHERE leases.owner = excluded.owner OR leases.until <= $4
RETURNING owner
"""
RELEASE = "DELETE FROM leases WHERE name = $1 AND owner = $2"
COUNT_QUEUED = "SELECT count(*) FROM outbox WHERE sent = 0"
WAITING = f"SELECT {_TURN} FROM tables {_BEGAN} WHERE asked > 0 OR turn >= 0 ORDER BY began.at, tables.id"
STATES = """
SELECT outbox.table_id, holder, count(CASE WHEN sent = 0 THEN 1 END), count(CASE WHEN sent > 0 THEN 1 END)
FROM outbox JOIN tables ON tables.id = outbox.table_id AND tables.asked_since = outbox.asked_since
JOIN channels ON channels.id = channel GROUP BY outbox.table_id, holder
"""
WITH_CHANNELS = "SELECT DISTINCT holder FROM channels"


class NoticeStore(ABC):
    """The notifications of a store; `tests/server/test_notices.py` checks it on each engine."""

    @abstractmethod
    async def fetch(self, statement: str, *values: object) -> Sequence[DatabaseRow]:
        """The rows that a statement returns."""

    @abstractmethod
    async def write(self, *steps: Step) -> list[Sequence[DatabaseRow]]:
        """Execute statements in one transaction and return the rows of each. On disk when this returns."""

    # --- channels ----------------------------------------------------------------------------------------------

    async def keep(self, channel: Channel, replaces: str = "") -> None:
        """Add a channel, or renew it.

        A browser has one subscription and belongs to one holder: other push channels with the same address or the same
        device are removed. `replaces` is an address that the browser had before.
        """
        steps: list[Step] = [(CALL_KNOWN, (channel.holder,)), (KEEP_CHANNEL, astuple(channel))]
        if channel.kind == "push":
            steps += [
                (ONE_BROWSER, (channel.address, channel.holder)),
                (ONE_SUBSCRIPTION, (channel.device, channel.address)),
            ]
            if replaces and replaces != channel.address:
                steps.append((REMOVE_ADDRESS, (channel.holder, replaces)))
        await self.write(*steps)

    async def of(self, holder: str) -> list[Channel]:
        """The channels of a holder, the oldest first."""
        return [Channel(*line) for line in await self.fetch(OF_HOLDER, holder)]

    async def find(self, channel: str) -> Channel | None:
        """The channel with this id."""
        found = await self.fetch(BY_ID, channel)
        return Channel(*found[0]) if found else None

    async def remove(self, holder: str, channel: str) -> None:
        """Remove a channel of a holder, and the notices queued for it."""
        await self.write((REMOVE, (holder, channel)))

    async def pause(self, channel: str, until: int) -> None:
        """Send nothing to a channel before `until`, and count a failure."""
        await self.write((PAUSE, (channel, until)))

    async def failures(self, channel: str) -> int:
        """How many times in a row a channel has failed."""
        found = await self.fetch(FAILURES, channel)
        return int(found[0][0]) if found else 0

    async def purge(self) -> None:
        """Remove the channels of devices that were signed out."""
        await self.write((PURGE, ()))

    # --- the outbox --------------------------------------------------------------------------------------------

    async def has_work(self, before: int, now: int) -> bool:
        """Whether there is anything to do: turns that began before `before`, notices to send or to withdraw.

        Only reads, so that a server whose players are all at their tables does not write.
        """
        return bool(await self.fetch(HAS_WORK, before, now))

    async def new_turns(self, before: int, most: int) -> list[tuple[str, Turn]]:
        """Turns that began before `before`, each with a holder who has a channel and was not notified yet."""
        return [(line[0], _turn(line[1:])) for line in await self.fetch(NEW_TURNS, before, most)]

    async def votes(self, before: int, most: int) -> list[tuple[str, Turn]]:
        """Tables with a proposal made before `before`, each with a holder who has a channel and was not notified."""
        return [(line[0], _turn(line[1:])) for line in await self.fetch(VOTES, before, most)]

    async def reminders(self, now: int, most: int) -> list[tuple[str, Turn]]:
        """Turns whose reminder is due, each with a holder who has a channel and was not reminded yet."""
        return [(line[0], _turn(line[1:])) for line in await self.fetch(REMINDERS, most, now)]

    async def queue(self, told: Iterable[tuple[str, Turn]], notices: Iterable[Queued], due: int) -> None:
        """Put notices into the outbox, and record which holders were notified of which turns."""
        await self._queue(TELL, told, [_queueing(notice, due) for notice in notices])

    async def queue_votes(self, told: Iterable[tuple[str, Turn]], notices: Iterable[Queued], due: int) -> None:
        """Put notices of proposals into the outbox, and record which holders were notified of which proposals."""
        marks: list[Step] = [(TELL_VOTE, (holder, turn.table, turn.waiting.voting_since)) for holder, turn in told]
        await self.write(*(_queueing(notice, due) for notice in notices), *marks)

    async def queue_reminders(self, told: Iterable[tuple[str, Turn]], notices: Iterable[Queued], due: int) -> None:
        """Put reminders into the outbox in place of unsent notices, and record which holders were reminded."""
        steps: list[Step] = []
        for notice in notices:
            steps += [(INSTEAD, (notice.channel, notice.turn.table)), _queueing(notice, due)]
        await self._queue(REMIND, told, steps)

    async def _queue(self, remember: str, told: Iterable[tuple[str, Turn]], steps: list[Step]) -> None:
        marks: list[Step] = [(remember, (holder, turn.table, turn.waiting.since)) for holder, turn in told]
        if steps or marks:
            await self.write(*steps, *marks)

    async def withdraw(self, now: int) -> None:
        """Withdraw the notices of turns that are over.

        Queued ones are dropped; a browser that was notified gets one more notice, which replaces the first.
        """
        await self.write((WITHDRAW_QUEUED, ()), (WITHDRAW_SENT, (now,)), (FORGET_SENT, ()))

    async def claim(self, now: int, until: int, most: int) -> list[Notice]:
        """Lease due notices until `until`, those waiting longest first."""
        return [Notice(*line) for line in (await self.write((CLAIM, (now, until, most))))[0]]

    async def turn_of(self, table: str) -> Turn | None:
        """The turn that a table waits for."""
        found = await self.fetch(TURN_OF, table)
        return _turn(found[0]) if found else None

    async def turns_of(self, holder: str) -> list[Turn]:
        """Turns that a holder is asked in, without those that the holder's standing answers settle."""
        return [_turn(line) for line in await self.fetch(OWN_TURNS, holder)]

    async def has_newer(self, notice: Notice) -> bool:
        """Whether the outbox has a notice of a later turn for the same channel and table."""
        return bool(await self.fetch(NEWER, notice.channel, notice.table, notice.since))

    async def mark_sent(self, notice: Notice, at: int) -> None:
        """Record that a notice was delivered; a browser shows it in place of earlier ones."""
        replaced = (REPLACED, (notice.channel, notice.table, notice.id))
        await self.write((SENT, (notice.id, at)), replaced, (RECOVERED, (notice.channel,)))

    async def put_off(self, notice: Notice, due: int, counts: bool = False) -> None:
        """Make a claimed notice due at another time; the attempt only counts if `counts` is set."""
        await self.write((PUT_OFF, (notice.id, due, notice.tries - (not counts))))

    async def drop(self, notice: Notice) -> None:
        """Delete a notice."""
        await self.write((DROP, (notice.id,)))

    async def seen_here(self, device: str, table: str) -> None:
        """Record that a device shows a table: notices sent there need not be withdrawn."""
        if await self.fetch(IS_SEEN, device, table):
            await self.write((SEEN_HERE, (device, table)))

    async def count_queued(self) -> int:
        """The number of notices that wait to be sent."""
        return int((await self.fetch(COUNT_QUEUED))[0][0])

    async def with_channels(self) -> set[str]:
        """The holders with at least one channel."""
        return {holder for (holder,) in await self.fetch(WITH_CHANNELS)}

    async def waiting(self) -> list[Turn]:
        """Every table where somebody has to decide or answer, those waiting longest first."""
        return [_turn(line) for line in await self.fetch(WAITING)]

    async def states(self) -> list[NoticeState]:
        """How many notices of the current turns are queued and sent, for each table and holder."""
        return [NoticeState(*line) for line in await self.fetch(STATES)]

    # --- settings, keys, the lease -----------------------------------------------------------------------------

    async def quiet_hours(self, holder: str) -> QuietHours | None:
        """The quiet hours of a holder."""
        found = await self.fetch(QUIET, holder)
        return QuietHours(*found[0]) if found else None

    async def set_quiet_hours(self, holder: str, quiet: QuietHours | None) -> None:
        """Set the quiet hours of a holder, or (None) remove them."""
        await self.write((NO_QUIET, (holder,)) if quiet is None else (SET_QUIET, (holder, *astuple(quiet))))

    async def key(self, name: str, made: bytes) -> bytes:
        """The server's key with this name; if there is none, `made` becomes the key, in all processes."""
        found = await self.fetch(KEY, name)
        if not found:
            await self.write((KEEP_KEY, (name, made)))
            found = await self.fetch(KEY, name)
        return bytes(found[0][0])

    async def lease(self, name: str, owner: str, now: int, until: int) -> bool:
        """Take or renew a lease; return False while somebody else has it."""
        return bool((await self.write((LEASE, (name, owner, until, now))))[0])

    async def release(self, name: str, owner: str) -> None:
        """Release a lease."""
        await self.write((RELEASE, (name, owner)))


def _turn(line: Sequence[Any]) -> Turn:
    table, decides, *waiting, began, card = line
    return Turn(table, decides, Waiting(*waiting), began, card)


def _queueing(notice: Queued, due: int) -> Step:
    turn = notice.turn
    return QUEUE, (notice.id, notice.channel, turn.table, notice.since, notice.seats, notice.kind, due)
