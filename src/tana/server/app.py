"""The ASGI application, assembled from its parts, and its background work."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import math
import sys
from collections.abc import AsyncIterator, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, WebSocketRoute

from tana.bots.worker import BotPool
from tana.core.registry import names
from tana.errors import TanaError
from tana.server.bus.factory import open_bus
from tana.server.bus.interface import Bus
from tana.server.house.history import History
from tana.server.house.host import Host
from tana.server.house.house import House
from tana.server.house.ladder import Ladder
from tana.server.house.ladder_page import LadderPages
from tana.server.house.passkeys import Passkeys
from tana.server.house.results import Recorder
from tana.server.live.after_game import AfterGame
from tana.server.live.analysis import Analyst
from tana.server.live.bot_players import BotProcesses, Bots
from tana.server.live.bot_worker import BotWorker
from tana.server.live.forgetting import Forgetting
from tana.server.live.limits import Limits
from tana.server.live.rule_loading import load_compiled_rules
from tana.server.live.table_service import TableService
from tana.server.live.tasks import Work, start_logged
from tana.server.logs import note
from tana.server.protocol import wire
from tana.server.storage.bot_queue import BotQueue
from tana.server.storage.calendars import CalendarStore
from tana.server.storage.factory import is_shared, open_store
from tana.server.storage.hosting import HostStore
from tana.server.storage.interface import Store
from tana.server.storage.passkeys import PasskeyStore
from tana.server.storage.puzzle_answers import PuzzleAnswerStore
from tana.server.storage.scheduled_backup import BackupPlan, is_due, make_apart
from tana.server.tables.refusal import Refuse
from tana.server.transport.addresses import networks
from tana.server.transport.catalogue_api import CatalogueAnswers
from tana.server.transport.connection_gate import ConnectionGate
from tana.server.transport.history_api import HistoryApi
from tana.server.transport.host_api import HostApi
from tana.server.transport.house_admission import AdmissionRules, HouseAdmission, HouseAdmissionApi, RequireAdmission
from tana.server.transport.http_api import Api, routes
from tana.server.transport.http_messages import answer
from tana.server.transport.identity import Identity
from tana.server.transport.ladder_api import LadderApi
from tana.server.transport.module_files import ModuleFiles
from tana.server.transport.open_api import OpenApi
from tana.server.transport.passkey_api import PasskeyApi
from tana.server.transport.reach import Reach
from tana.server.transport.reach_api import ReachApi
from tana.server.transport.request_limits import EveryRequest, RequestLimits
from tana.server.transport.security import HostPolicy, SecureHeaders
from tana.server.transport.sign_on import OidcSignOn, Provider
from tana.server.transport.static_files import RULES, WEB, StaticFiles
from tana.server.transport.sub_path import SubPath
from tana.server.transport.websocket_endpoint import WebSocketEndpoint
from tana.version import __version__

CHORE_SECONDS = 30.0
POLL_SECONDS = 1.0
TABLES_PER_BOT_PROCESS = 8
"""Bots mostly wait out `bot_pace`, so one process can serve several tables."""
YOUNG_THRESHOLD = 50_000
"""The threshold of the youngest generation for a garbage collection."""
SWITCH_SECONDS = 0.001
"""The interpreter's switch interval. The thread that writes to disk waits this long for a busy event loop, twice per
commit."""
TIDY_SECONDS = 3600.0
IDLE_MS = 10 * 60 * 1000
DAY_MS = 24 * 3600 * 1000


@dataclass
class Config:
    """The settings of a server."""

    database: Path | str = Path("tana.db")
    """A SQLite file, or the URL of a PostgreSQL database that several processes share."""
    bus: str = ""
    """The URL of a Redis server; empty: a single process, or processes that poll the database."""
    hosts: HostPolicy = field(default_factory=HostPolicy)
    reach: Reach = field(default_factory=Reach)
    proxies: str = ""
    """Networks of trusted proxies, separated by commas. Limits per address do not apply to them."""
    limits: Limits = field(default_factory=Limits)
    bot_processes: int = 1
    bot_pace: float = 0.5
    keep_days: int = 0
    """Delete tables after this many days without a move; 0: never."""
    house: AdmissionRules = field(default_factory=AdmissionRules)
    """Who may use the server."""
    provider: Provider | None = None
    """The OpenID Connect provider, for the admission `oidc`."""
    backups: BackupPlan | None = None
    """Scheduled backups of a SQLite file; None: no backups."""
    web: Path | None = None
    compile: bool = True
    """Compile the rules in the background, and use them once they are ready."""
    notice_url: str = ""
    """The public URL for links in notifications and for Web Push; empty: that of `hosts`."""
    notice_inside: frozenset[str] = frozenset()
    """Private addresses (`host:port`) that notifications may be sent to; only tests need any."""
    module_builder: Sequence[str] = ()
    """The command that builds WebAssembly modules in the background; empty: serve only those that ship with the
    pages."""

    def __post_init__(self) -> None:
        """Reject dangerous values: a negative number of days would delete every table."""
        if self.keep_days < 0 or self.bot_processes < 0:
            raise TanaError("keep_days and bot_processes must be at least 0")
        if not (math.isfinite(self.bot_pace) and self.bot_pace >= 0):
            raise TanaError("bot_pace must be a finite number of seconds, at least 0")


def make_service(
    config: Config,
    store: Store | None = None,
    bus: Bus | None = None,
    bots: Bots | None = None,
    listens: bool = True,
) -> TableService:
    """Make the service of a configuration. Tests can replace its parts."""
    return TableService(
        store=store or open_store(config.database),
        bus=bus or open_bus(config.bus),
        bots=bots or BotProcesses(max(1, config.bot_processes)),
        limits=config.limits,
        bot_pace=config.bot_pace,
        shared=is_shared(config.database),
        bots_by_queue=is_shared(config.database),
        listens=listens,
    )


def make_house(config: Config, service: TableService) -> House:
    """Make the house of a service: notifications and people."""
    return House(
        store=service.store.notices,
        person_store=service.store.people,
        bus=service.bus,
        metrics=service.metrics,
        clock=service.clock,
        public_url=config.notice_url or config.hosts.public_url,
        inside=config.notice_inside,
    )


@dataclass(frozen=True)
class _Parts:
    """The parts of a server, from which routes and background work are made."""

    config: Config
    service: TableService
    house: House
    host: Host
    recorder: Recorder
    history: History
    ladder: Ladder
    identity: Identity
    admission: HouseAdmission
    answers: CatalogueAnswers
    pages: StaticFiles
    modules: ModuleFiles
    open_tables: OpenApi
    replay_pool: BotPool
    analysis_pool: BotPool
    """Separate from `replay_pool`, so that replays do not queue behind analyses."""

    @property
    def file(self) -> Path | None:
        """The database file; None for PostgreSQL."""
        return self.config.database if isinstance(self.config.database, Path) else None

    @property
    def backups(self) -> BackupPlan | None:
        """The backup plan; only a database file has one."""
        return self.config.backups if self.file is not None else None


def make_app(config: Config, service: TableService | None = None, house: House | None = None) -> Starlette:
    """The ASGI application of a server."""
    service = service or make_service(config)
    parts = _make_parts(config, service, house or make_house(config, service))
    _connect(parts)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        note("server starts", version=__version__)
        relax_garbage_collection()
        sys.setswitchinterval(SWITCH_SECONDS)
        await _listen(parts)
        chores = [start_logged(chore) for chore in _background_work(parts)]
        yield
        for chore in chores:
            chore.cancel()
        await asyncio.gather(*chores, return_exceptions=True)  # failures are logged already
        await parts.house.close()
        await parts.host.note_end()
        await _close(parts.service, parts.replay_pool, parts.analysis_pool)

    app = Starlette(
        routes=_routes(parts),
        lifespan=lifespan,
        middleware=[
            Middleware(SubPath, prefix=config.hosts.prefix),
            Middleware(SecureHeaders, hosts=config.hosts),
            Middleware(EveryRequest, service=service),
            Middleware(RequireAdmission, house=parts.admission),
        ],
        exception_handlers={404: _not_found, 405: _not_found, 500: _server_error},
    )
    app.state.gate = ConnectionGate(service.limits, service.metrics, networks(config.proxies))
    return app


def _make_parts(config: Config, service: TableService, house: House) -> _Parts:
    host = Host(HostStore(service.store.notices), service.bus, service.clock)
    identity = Identity(service, config.hosts, host)
    admission = HouseAdmission(config.house, service, config.hosts, host)
    ladder, web = Ladder(service.store), config.web or WEB
    return _Parts(
        config=config,
        service=service,
        house=house,
        host=host,
        recorder=Recorder(service.store, [ladder]),
        history=History(service.store.results, house.people),
        ladder=ladder,
        identity=identity,
        admission=admission,
        answers=CatalogueAnswers(),
        pages=StaticFiles(web, config.hosts.prefix),
        modules=ModuleFiles(web / RULES, names(), config.module_builder),
        open_tables=OpenApi(service, identity, RequestLimits(service), admission, host, house.people),
        replay_pool=BotPool(1, nice=10),
        analysis_pool=BotPool(1, nice=15),
    )


def _connect(parts: _Parts) -> None:
    """Register the hooks and observers between parts."""
    service, people = parts.service, parts.house.people
    service.broadcast.observers.append(parts.recorder.table_changed)
    service.standing_keeper.quiet = parts.house.quiet_until
    parts.modules.keep = service.keep_rules
    notices = service.store.notices
    people.forget_hooks += [
        parts.history.forget_holder,
        parts.ladder.forget_holder,
        CalendarStore(notices).remove,
        PuzzleAnswerStore(notices).forget,
    ]


def _apis(parts: _Parts) -> list[Api]:
    """The APIs that need parts of their own."""
    service, identity, people, limits = parts.service, parts.identity, parts.house.people, RequestLimits(parts.service)
    ladder_pages = LadderPages(parts.ladder.kept, people, service.clock)
    passkeys = Passkeys(PasskeyStore(service.store.people), service.store.notices, service.bus, service.clock)
    found: list[Api] = [
        HouseAdmissionApi(parts.admission, limits),
        parts.modules,
        HistoryApi(service, identity, limits, parts.history),
        LadderApi(service, identity, limits, ladder_pages),
        PasskeyApi(service, identity, limits, people, passkeys),
        parts.open_tables,
        HostApi(service, parts.admission, limits, parts.host, parts.file, parts.backups),
        ReachApi(parts.config.reach, limits, service.limits),
    ]
    if parts.config.provider is not None:
        found.append(OidcSignOn(parts.config.provider, parts.admission))
    return found


def _routes(parts: _Parts) -> list[BaseRoute]:
    service, identity = parts.service, parts.identity
    after_game, analyst = AfterGame(parts.replay_pool.call), Analyst(parts.analysis_pool.call)
    return [
        *routes(service, identity, parts.answers, after_game, analyst, parts.house, _apis(parts)),
        WebSocketRoute("/api/tables/{table:str}/socket", WebSocketEndpoint(service, identity).serve),
        *parts.modules.routes(),
        *parts.pages.routes(),
    ]


async def _listen(parts: _Parts) -> None:
    """Subscribe to the announcements of other processes."""
    await parts.service.devices.listen()
    await parts.host.listen()
    await parts.open_tables.listen()
    await Forgetting(parts.service).listen()


def _background_work(parts: _Parts) -> Iterator[Work[None]]:
    """The background work of a server, which runs until shutdown."""
    config, service = parts.config, parts.service
    yield _run_chores(CHORE_SECONDS, service, config, parts.host)
    yield asyncio.to_thread(parts.answers.build)
    yield _keep_time(service, parts.host)
    yield service.standing_keeper.run()
    yield parts.house.run()
    yield parts.recorder.run()
    if not service.bots_by_queue:
        yield service.wake_bots()
    if config.compile:
        yield load_compiled_rules(relax_garbage_collection)
    if parts.file is not None and parts.backups is not None:
        yield _back_up(parts.file, parts.backups, service)
    yield _keep_rules(parts.modules, service, bool(config.module_builder))
    yield from shared_work(service, config)


async def _close(service: TableService, *pools: BotPool) -> None:
    await service.close()
    service.bots.close()
    for pool in pools:
        pool.close()
    await service.store.close()
    await service.bus.close()
    note("server ends")


def relax_garbage_collection() -> None:
    """Exclude all current objects from garbage collection, and collect less often.

    A move creates hundreds of short-lived objects: with the default threshold every move would trigger a collection.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG_THRESHOLD, *gc.get_threshold()[1:])


def shared_work(service: TableService, config: Config) -> Iterator[Work[None]]:
    """The background work of a process that shares its tables with others."""
    if service.shared:
        yield _poll_without_bus(service, alone=not config.bus)
    if service.bots_by_queue and config.bot_processes > 0:
        assert isinstance(service.store, BotQueue)
        yield BotWorker(service, service.store, most=TABLES_PER_BOT_PROCESS * config.bot_processes).run()


async def _poll_without_bus(service: TableService, alone: bool) -> None:
    """Poll the database while no bus delivers news."""
    while True:
        await asyncio.sleep(POLL_SECONDS)
        service.metrics.bus_away.set(service.bus.away)
        if alone or service.bus.away:
            try:
                await service.catch_up()
            except Refuse:
                pass  # the store is unavailable, which has been logged
            except Exception as fault:
                note("polling failed", logging.ERROR, fault=type(fault).__name__)


async def _keep_time(service: TableService, host: Host) -> None:
    """Record the start before the first heartbeat, then handle deadlines."""
    await host.note_start()
    await service.time_keeper.run()


async def _run_chores(seconds: float, service: TableService, config: Config, host: Host) -> None:
    """Run the regular chores: renew presence, drop idle tables, delete old ones."""
    while True:
        await asyncio.sleep(seconds)
        host.invalidate()
        try:
            await service.presence.renew()
            service.cache.drop_idle(IDLE_MS)
            if service.shared:
                await service.catch_up()
            if config.keep_days:
                await service.store.forget(service.clock() - config.keep_days * DAY_MS)
        except Exception as fault:
            note("chore failed", logging.ERROR, fault=type(fault).__name__)


async def _keep_rules(modules: ModuleFiles, service: TableService, build: bool) -> None:
    """Build missing modules, find the rules of all idle tables once, then keep the rules in use and delete others."""
    if build:
        await modules.build()
    bound = False
    while True:
        try:
            if not bound:
                await service.rules.bind_all()
            bound = True
            await service.rules.tidy()
        except Refuse:  # the store is unavailable, which has been logged
            await asyncio.sleep(CHORE_SECONDS)
        else:
            await asyncio.sleep(TIDY_SECONDS)


async def _back_up(database: Path, plan: BackupPlan, service: TableService) -> None:
    """Make a backup whenever one is due."""
    while True:
        try:
            if database.stat().st_size and is_due(plan, service.clock()):
                await _make_backup(database, plan, service)
        except Exception as fault:
            service.metrics.backup_failed.set(True)
            note("backup failed", logging.ERROR, fault=type(fault).__name__)
        await asyncio.sleep(CHORE_SECONDS)


async def _make_backup(database: Path, plan: BackupPlan, service: TableService) -> None:
    report = await make_apart(database, plan, service.clock())
    service.metrics.backup_failed.set(bool(report.fault))
    if report.fault:
        note("backup failed", logging.ERROR, fault=report.fault)
    else:
        service.metrics.backup_time.set(report.at / 1000)
        note("backup made", path=report.file, count=report.tables)


async def _not_found(request: Request, _: Exception) -> Response:
    return answer(wire.Fault("bad-request", "no such address"), 404)


async def _server_error(request: Request, _: Exception) -> Response:
    return answer(wire.Fault("unavailable", "something went wrong on the server; nothing has changed"), 500)
