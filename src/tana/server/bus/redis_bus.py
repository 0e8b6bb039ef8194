"""The bus on Redis (or Valkey): messages between processes, presence, and shared allowances.

The log is the source of truth, so nothing waits for the bus. Messages and presence leave through one queue and one
pipeline, in order. While Redis is away they are dropped, and each process counts allowances and members by itself. Once
Redis is back, listeners are notified of the gap (`on_gap`) and read what they missed from the log.

There are two kinds of connections: one that listens, and a pool for commands. A `_Link` tracks whether each works; the
bus is away while either does not. A link that is down is retried until it is up: the listening one by connecting, the
pool by a ping.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections import defaultdict
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, TypeVar

from redis.asyncio import BlockingConnectionPool, Redis
from redis.asyncio.client import Pipeline, PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from tana.server.bus.interface import GapListener, Listener
from tana.server.bus.local import LocalBus
from tana.server.logs import note

T = TypeVar("T")
Send = Callable[[Pipeline], object]
"""Adds a command to a pipeline."""

PREFIX = "tana/"
EVERYBODY = "everybody"
"""The channel on which a process announces that it had to drop messages."""
ANSWER_SECONDS = 2.0
PING_SECONDS = 5.0
"""How often a silent connection is pinged; a broken one is noticed after twice this time."""
PROBE_SECONDS = 0.25
"""How often a pool that is down is retried."""
FIRST_PAUSE, LONGEST_PAUSE = 0.05, 1.0
CONNECTIONS = 16
MOST_WAITING = 50_000
MOST_AT_ONCE = 500
AWAY = (RedisError, OSError, TimeoutError)

ENTER = """
local now = redis.call('TIME')
redis.call('ZADD', KEYS[1], now[1] * 1000 + math.floor(now[2] / 1000) + ARGV[2], ARGV[1])
if redis.call('PTTL', KEYS[1]) < tonumber(ARGV[2]) then redis.call('PEXPIRE', KEYS[1], ARGV[2]) end
"""
MEMBERS = """
local now = redis.call('TIME')
local ms = now[1] * 1000 + math.floor(now[2] / 1000)
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', ms)
return redis.call('ZRANGE', KEYS[1], 0, -1)
"""
ALLOW = """
local used = redis.call('INCR', KEYS[1])
if used == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return used
"""
GIVE_BACK = """
if redis.call('EXISTS', KEYS[1]) == 1 then return redis.call('DECR', KEYS[1]) end
return 0
"""


class _Link:
    """Whether one kind of connection worked when last used; initially up."""

    def __init__(self, name: str) -> None:
        self._name = name
        self.up = True

    def worked(self) -> None:
        """Record a success."""
        if not self.up:
            note("bus back", logging.WARNING, why=self._name)
        self.up = True

    def failed(self, fault: BaseException) -> None:
        """Record a failure."""
        if self.up:
            note("bus away", logging.WARNING, why=self._name, fault=type(fault).__name__)
        self.up = False


class RedisBus:
    """See `tana.server.bus.interface.Bus`."""

    def __init__(self, url: str) -> None:
        self._listening = _Link("listening")
        self._asking = _Link("asking")
        self._probing: asyncio.Task[None] | None = None
        self._redis: Redis = Redis.from_pool(
            BlockingConnectionPool.from_url(
                url,
                socket_connect_timeout=ANSWER_SECONDS,
                socket_timeout=ANSWER_SECONDS,
                retry=Retry(NoBackoff(), 0),
                max_connections=CONNECTIONS,
                timeout=ANSWER_SECONDS,
            )
        )
        self._name = secrets.token_hex(6).encode()
        self._here = LocalBus()
        self._listeners: dict[bytes, list[Listener]] = defaultdict(list)
        self._confirmed: dict[bytes, asyncio.Event] = {}
        self._gap_listeners: list[GapListener] = []
        self._pubsub: PubSub | None = None
        self._outgoing: asyncio.Queue[Send] = asyncio.Queue(MOST_WAITING)
        self._lost = 0
        """Messages dropped since the last announcement of a gap."""
        self._tasks: list[asyncio.Task[None]] = []
        self._members = self._redis.register_script(MEMBERS)
        self._allow = self._redis.register_script(ALLOW)
        self._give_back = self._redis.register_script(GIVE_BACK)

    @property
    def away(self) -> bool:
        return not (self._listening.up and self._asking.up)

    def on_gap(self, listener: GapListener) -> None:
        self._gap_listeners.append(listener)

    # --- channels ----------------------------------------------------------------------------------------------

    async def publish(self, channel: str, message: bytes) -> None:
        self._send(lambda pipeline: pipeline.publish(_key(channel), message))

    def _send(self, send: Send) -> None:
        self._begin()
        try:
            self._outgoing.put_nowait(send)
        except asyncio.QueueFull:
            self._lost += 1

    async def subscribe(self, channel: str, listener: Listener) -> None:
        self._begin()
        name = _key(channel)
        listening = self._listeners[name]
        listening.append(listener)
        if len(listening) > 1:
            return
        confirmed = self._confirmed[name] = asyncio.Event()
        try:
            if self._pubsub is not None:
                await self._pubsub.subscribe(name)
            if self._listening.up:
                async with asyncio.timeout(ANSWER_SECONDS):
                    await confirmed.wait()
        except AWAY as fault:  # `_listen` subscribes to it when it comes back, and reports a gap
            note("bus subscription late", logging.WARNING, fault=type(fault).__name__)

    async def unsubscribe(self, channel: str, listener: Listener) -> None:
        name = _key(channel)
        listening = self._listeners.get(name, [])
        if listener in listening:
            listening.remove(listener)
        if not listening:
            self._listeners.pop(name, None)
            self._confirmed.pop(name, None)
            if self._pubsub is not None:
                with contextlib.suppress(*AWAY):  # a broken connection has no subscriptions, and `_listen` reports it
                    await self._pubsub.unsubscribe(name)

    # --- members and allowances --------------------------------------------------------------------------------

    async def enter(self, group: str, member: str, seconds: float) -> None:
        await self._here.enter(group, member, seconds)
        own, ms = member.encode() + b"/" + self._name, int(seconds * 1000)
        self._send(lambda pipeline: pipeline.eval(ENTER, 1, _key(group), own, ms))

    async def leave(self, group: str, member: str) -> None:
        await self._here.leave(group, member)
        self._send(lambda pipeline: pipeline.zrem(_key(group), member.encode() + b"/" + self._name))

    async def members(self, group: str) -> set[str]:
        """Return members of other processes from Redis, and those of this one from memory."""
        found: list[bytes] = await self._try(lambda: self._members(keys=[_key(group)]), [])
        elsewhere = {entry.rpartition(b"/")[0].decode() for entry in found if not entry.endswith(b"/" + self._name)}
        return elsewhere | await self._here.members(group)

    async def allow(self, key: str, most: int, seconds: float) -> bool:
        used = await self._try(lambda: self._allow(keys=[_key(f"allow/{key}")], args=[int(seconds * 1000)]), None)
        return await self._here.allow(key, most, seconds) if used is None else int(used) <= most

    async def give_back(self, key: str) -> None:
        await self._here.give_back(key)
        await self._try(lambda: self._give_back(keys=[_key(f"allow/{key}")]), None)

    async def _try(self, work: Callable[[], Awaitable[T]], otherwise: T) -> T:
        """Ask Redis; while it is away (`_ask` logs that), return `otherwise`."""
        if not self._asking.up:
            return otherwise
        try:
            return await self._ask(work)
        except AWAY:
            return otherwise

    async def _ask(self, work: Callable[[], Awaitable[T]]) -> T:
        """Use a connection from the pool, and record whether it worked."""
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                answer = await work()
        except Exception as fault:
            self._asking.failed(fault)
            self._begin_probing()
            raise
        self._asking.worked()
        return answer

    def _begin_probing(self) -> None:
        if self._probing is None or self._probing.done():
            self._probing = asyncio.create_task(self._probe())

    async def _probe(self) -> None:
        """Retry the pool until it works.

        Connections from before the fault are closed first: each of them would fail once more.
        """
        while not self._asking.up:
            try:
                await self._redis.connection_pool.disconnect(inuse_connections=False)
                await self._ask(self._redis.ping)
            except Exception as fault:
                self._asking.failed(fault)
                await asyncio.sleep(PROBE_SECONDS)

    # --- sending and receiving ----------------------------------------------------------------------------------

    def _begin(self) -> None:
        if not self._tasks:
            self._tasks = [asyncio.create_task(self._send_queued()), asyncio.create_task(self._listen())]

    async def _send_queued(self) -> None:
        """Send queued messages in order. Those that cannot be sent are dropped and announced once Redis is back."""
        while True:
            lost = self._lost
            batch: list[Send] = [_announce_gap] if lost else [await self._outgoing.get()]
            while len(batch) < MOST_AT_ONCE and not self._outgoing.empty():
                batch.append(self._outgoing.get_nowait())
            try:
                await self._ask(partial(self._execute, batch))
            except Exception:  # this task must not end; `_ask` has logged the fault
                self._lost += len(batch)
                await asyncio.sleep(PROBE_SECONDS)
            else:
                if lost:
                    note("bus messages dropped", logging.WARNING, count=lost)
                self._lost -= lost

    async def _execute(self, batch: list[Send]) -> None:
        async with self._redis.pipeline(transaction=False) as pipeline:
            for send in batch:
                send(pipeline)
            await pipeline.execute()

    async def _listen(self) -> None:
        """Receive messages; reconnect after every fault, then report that some may be missing."""
        pause, before = FIRST_PAUSE, False
        while True:
            try:
                async with self._redis.pubsub() as pubsub:
                    await self._resubscribe(pubsub)
                    if before:
                        self._notify_of_gap()
                    before, pause = True, FIRST_PAUSE
                    await self._receive(pubsub)
            except Exception as fault:
                before = True
                self._listening.failed(fault)
            finally:
                self._pubsub = None
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _resubscribe(self, pubsub: PubSub) -> None:
        """Subscribe to every channel that has listeners; the link is up once Redis has confirmed the first."""
        async with asyncio.timeout(ANSWER_SECONDS):
            await pubsub.subscribe(_key(EVERYBODY), *self._listeners)
            while (message := await pubsub.get_message(timeout=ANSWER_SECONDS)) is None:
                continue
        self._take(message)
        self._listening.worked()
        self._pubsub = pubsub
        missing = [name for name in self._listeners if name not in pubsub.channels]
        if missing:
            await pubsub.subscribe(*missing)

    async def _receive(self, pubsub: PubSub) -> None:
        asked = False
        while True:
            message = await pubsub.get_message(timeout=PING_SECONDS)
            if message is None:
                if asked:
                    raise TimeoutError("no answer to a ping")
                await pubsub.ping()
                asked = True
                continue
            asked = False
            self._take(message)

    def _take(self, message: dict[str, Any]) -> None:
        if message["type"] == "subscribe" and (event := self._confirmed.get(message["channel"])) is not None:
            event.set()
        if message["type"] == "message":
            if message["channel"] == _key(EVERYBODY):
                self._notify_of_gap()
            for listener in tuple(self._listeners.get(message["channel"], ())):
                listener(message["data"])

    def _notify_of_gap(self) -> None:
        for listener in self._gap_listeners:
            listener()

    # --- operations --------------------------------------------------------------------------------------------

    async def ping(self) -> None:
        await self._ask(self._redis.ping)

    async def close(self) -> None:
        tasks = [*self._tasks, *([] if self._probing is None else [self._probing])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        with contextlib.suppress(*AWAY):  # it was away before
            await self._redis.aclose()
        await self._here.close()


def _announce_gap(pipeline: Pipeline) -> None:
    pipeline.publish(_key(EVERYBODY), b"gap")


def _key(name: str) -> bytes:
    return f"{PREFIX}{name}".encode()
