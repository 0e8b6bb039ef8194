"""The events in the house from day to day.

Events happen one after another, at times of a clock that only this module sets; only on evenings several people play at
once. After each event the server does what is due (`HouseServer.tick`), so that every notification can be compared with
the time it was sent.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import random
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import httpx

from tana.client import Refused, Session
from tests.fault.chaos import Chaos
from tests.fault.crowd import until_done
from tests.weeks.clock import DAY, HOUR, MINUTE, SECOND
from tests.weeks.house import HouseServer
from tests.weeks.phones import Phone, Phones
from tests.weeks.residents import GAMES, PEOPLE, Hands, Resident

BEGINS = 1_799_971_200_000
"""The midnight (UTC) at which everything begins."""
WEIGHTS = {"days": (5, 3, 1, 1), "live": (4, 4, 3, 1)}
SEATS = {"molly": (2, 3, 4), "uly": (2, 3, 4), "buddel": (2, 3, 4), "hickory": (2, 3)}
BOT_LEVELS = ("random", "random", "digger")
EVENING = 20.0
MISSED = ("stale", "not-your-turn", "not-now", "illegal", "unavailable")
"""Refusals of a move by a player who had not received the latest entry yet."""


@dataclass(frozen=True)
class Size:
    """The size of the simulation."""

    people: int
    days: int
    games: int
    restore_on: int
    """The day on which the disk is lost, right after a backup."""
    move_on: int
    """The day on which the house moves to PostgreSQL."""
    quick_evenings: bool = False


FULL = Size(people=12, days=21, games=200, restore_on=5, move_on=10)
SMALL = Size(people=5, days=3, games=7, restore_on=1, move_on=2)


@dataclass
class Plan:
    """A game that a person plans to play."""

    game: str
    players: list[int]
    """Residents by number, the host first; other players join the open table."""
    seats: int
    pace: str
    rated: bool
    open: bool
    bots: int
    level: str
    turn_h: int = 24
    vacation_d: int = 0
    time_out: str = "bot"
    undo: str = "boundary"
    table: str = ""


@dataclass
class Notice:
    """A notice that arrived at a person's channel."""

    who: int
    at: int
    """The time of the tick before which it arrived."""
    kind: str
    """turn, reminder or withdrawn; empty if the channel does not include it."""
    table: str
    turn: int
    """0: the channel does not include it."""
    delivery: str
    body: dict[str, Any]


@dataclass
class Chronicle:
    """The history of everything that happened, known only to the test."""

    size: Size
    seed: int
    residents: list[Resident]
    plans: list[list[Plan]]
    """By day."""
    day: int = 0
    gathering: list[Plan] = field(default_factory=list)
    played: list[str] = field(default_factory=list)
    """The tables whose game has begun."""
    ticks: list[int] = field(default_factory=list)
    notices: list[Notice] = field(default_factory=list)
    acknowledged: list[tuple[str, int, int, int]] = field(default_factory=list)
    happened: list[tuple[int, str]] = field(default_factory=list)
    """Times and events that the host page has to explain."""
    doubtful: list[int] = field(default_factory=list)
    """Times at which a server was killed during delivery: its notices are sent again, with the same id."""
    wrong: list[str] = field(default_factory=list)
    kills: int = 0
    reconnects: int = 0
    mischief: dict[str, int] = field(default_factory=dict)
    on_phones: dict[str, int] = field(default_factory=dict)
    """Taps, moves and sockets of real browsers."""
    seconds: float = 0.0
    database_url: str = ""
    """The PostgreSQL database to which the house has moved."""


def new_chronicle(size: Size, seed: int = 1) -> Chronicle:
    """The history of a new house."""
    rng = random.Random(seed)
    chronicle = Chronicle(size, seed, [Resident(one) for one in PEOPLE[: size.people]], [[] for _ in range(size.days)])
    last_start = max(1, size.days - 2)
    for number in range(size.games):
        pace = "days" if number % 2 else "live"
        day = min(size.days - 1, number * size.days // size.games)
        chronicle.plans[min(day, last_start) if pace == "days" else day].append(_plan(rng, chronicle, pace, day))
    return chronicle


def _plan(rng: random.Random, chronicle: Chronicle, pace: str, day: int) -> Plan:
    game = rng.choices(GAMES, WEIGHTS[pace])[0]
    seats = rng.choice(SEATS[game])
    bots = rng.choice((0, 0, 1)) if seats > 2 else 0
    there = [n for n, who in enumerate(chronicle.residents) if not who.is_away(day)]
    players = rng.sample(there, min(seats - bots, len(there)))
    return Plan(
        game,
        players,
        seats,
        pace,
        rated=rng.random() < 0.5,
        open=pace == "days" and rng.random() < 0.3,
        bots=seats - len(players),
        level=rng.choice(BOT_LEVELS),
        turn_h=rng.choice((12, 24, 48)),
        vacation_d=rng.choice((0, 3)),
        time_out=rng.choice(("bot", "bot", "ask")),
        undo=rng.choice(("boundary", "consent")),
    )


@dataclass
class Weeks:
    """The house while it is open."""

    server: HouseServer
    chronicle: Chronicle
    chaos: Chaos
    proxy: str
    new_database: Callable[[], str]
    """The URL of an empty PostgreSQL database; empty: none."""

    def __post_init__(self) -> None:
        self.clock = self.server.clock
        self.rng = random.Random(f"{self.chronicle.seed}/{self.chronicle.day}")
        self.hands = [Hands(who, self.server.address, self.proxy, self.rng) for who in self.chronicle.residents]

    async def pick_up_phones(self, phones: Phones, how_many: int) -> None:
        """Give real browsers to the first people who have a phone."""
        owners = [hands for hands in self.hands if hands.who.habits.phone]
        for hands in owners[:how_many]:
            hands.phone = await phones.phone(hands.who)

    async def close(self) -> None:
        for hands in self.hands:
            await hands.close()
        self.chronicle.kills += self.server.kills
        self.chronicle.mischief = {k: v + self.chronicle.mischief.get(k, 0) for k, v in self.chaos.done.items()}

    def put_phones_down(self) -> None:
        """Record what happened in the browsers, which are closed afterwards."""
        for hands in self.hands:
            if hands.phone is not None:
                self._keep_what_happened_on(hands.phone)
                hands.phone = None

    def _keep_what_happened_on(self, phone: Phone) -> None:
        chronicle = self.chronicle
        # A server that is killed resets connections, and the page carries on.
        faults = [fault for fault in phone.person.faults if "net::ERR_" not in fault]
        chronicle.wrong += [f"the page of {phone.who.name}: {fault}" for fault in faults]
        chronicle.acknowledged += phone.acknowledged
        for what, count in (("taps", phone.taps), ("moves", len(phone.acknowledged)), ("sockets", phone.sockets)):
            chronicle.on_phones[what] = chronicle.on_phones.get(what, 0) + count

    def note(self, what: str) -> None:
        self.chronicle.happened.append((self.clock(), what))

    # --- the days ----------------------------------------------------------------------------------------------

    async def move_in(self) -> None:
        """Let everybody join on the first morning."""
        for hands in self.hands:
            self.clock.pass_ms(MINUTE)
            await hands.move_in(self.server.receiver, self.clock)
        await self.tick()

    async def one_day(self) -> None:
        """Simulate a day from midnight to midnight."""
        day = self.chronicle.day
        begins = BEGINS + day * DAY
        for hour, _, happen in sorted(self._events(day), key=lambda event: event[:2]):
            self.clock.set(begins + int(hour * HOUR))
            await happen()
            await self.tick()
        self.clock.set(begins + DAY)
        self.chronicle.day += 1

    def _events(self, day: int) -> Iterator[tuple[float, int, Callable[[], Awaitable[None]]]]:
        order = itertools.count()
        size = self.chronicle.size
        for number, hands in enumerate(self.hands):
            if not hands.who.is_away(day):
                for hour in hands.who.habits.hours:
                    yield hour + number * 0.01, next(order), lambda hands=hands: self.visit(hands)
            if hands.who.habits.loses_device == day:
                yield 9.4, next(order), lambda hands=hands: hands.lose_everything(self.clock)
                yield 15.2, next(order), lambda hands=hands: hands.come_back(self.server.receiver, self.clock)
            if hands.who.habits.deaf_on == day:
                yield 10.1, next(order), lambda hands=hands: self.turn_deaf(hands, True)
                yield 15.1, next(order), lambda hands=hands: self.turn_deaf(hands, False)
        for number, plan in enumerate(plan for plan in self.chronicle.plans[day] if plan.pace == "days"):
            yield 5.0 + number * 0.4, next(order), lambda plan=plan: self.open_table(plan)
        for hour in range(24):
            yield hour + 0.75, next(order), self.nothing
        yield 3.2, next(order), self.back_up
        if day == size.restore_on:
            yield 3.4, next(order), self.lose_the_disk
        if day == size.move_on:
            yield 3.6, next(order), self.move_house
        yield 12.3, next(order), self.die_while_notifying
        live = [plan for plan in self.chronicle.plans[day] if plan.pace == "live"]
        for number in range(0, len(live), 2):
            yield (
                EVENING + number * 0.3,
                next(order),
                lambda some=live[number : number + 2], first=not number: self.evening(some, first),
            )

    async def finish(self) -> None:
        """On the last night, play until all games are over."""
        for _ in range(400):
            for hands in self.hands:
                await self.visit(hands)
                await self.tick()
            self.clock.pass_ms(MINUTE)
            if not self.chronicle.gathering and not await self._under_way():
                return
        self.chronicle.wrong.append(f"games do not end: {await self._under_way()}")

    async def _under_way(self) -> list[str]:
        lines = [line for hands in self.hands for line in await tables_of(hands.any())]
        return sorted({line["table"] for line in lines if line["phase"] == "playing"})

    async def nothing(self) -> None:
        """An hour in which nobody does anything."""

    async def tick(self) -> None:
        """Let the server do what is due, and record who was notified."""
        self.clock.pass_ms(1)
        moment = await self.server.tick()
        self.chronicle.ticks.append(moment)
        await self.collect(moment)

    async def collect(self, moment: int) -> None:
        """Record the notices that reached the receiver."""
        received, rejected = await self.server.received()
        self.chronicle.notices += [self._notice(one, moment) for one in received]
        self.chronicle.wrong += [f"the push service rejects: {one}" for one in rejected]

    def _notice(self, one: dict[str, Any], moment: int) -> Notice:
        if "hook" in one:
            who = next(n for n, who in enumerate(self.chronicle.residents) if who.hook == one["hook"])
            if self.chronicle.residents[who].habits.channel == "ntfy":
                body = {"title": one["headers"]["x-title"], "body": one["text"]}
                return Notice(who, moment, "", one["headers"]["x-click"].rpartition("/")[2], 0, "", body)
            body = json.loads(one["text"])
            delivery = one["headers"]["x-tana-delivery"]
            return Notice(who, moment, body["kind"], body["table"], body["turn"], delivery, body)
        who = next(n for n, who in enumerate(self.chronicle.residents) if one["id"] in who.push_ids)
        body = one["message"]["notification"]
        kind = "withdrawn" if body.get("silent") else ""
        return Notice(who, moment, kind, body["navigate"].rpartition("/")[2], 0, "", body)

    # --- the server --------------------------------------------------------------------------------------------

    async def back_up(self) -> None:
        """Make a backup on the host page, while the house is on SQLite."""
        if self.server.database.startswith("postgres"):
            return
        page = await self.server.act("backup")
        if page["backup"]["fault"]:
            self.chronicle.wrong.append(f"backup: {page['backup']['fault']}")
        self.note("backup")

    async def lose_the_disk(self) -> None:
        """Make a backup, delete the database, and restore the backup."""
        copy = self.server.copy("copy.db")
        await self.server.kill()
        self.server.lose_disk()
        self.clock.pass_ms(2 * HOUR)
        self.server.put_back(copy)
        await self.server.start()
        self.note("restored")

    async def move_house(self) -> None:
        """Move the house to PostgreSQL."""
        url = self.new_database()
        if not url:
            return
        await self.server.stop()
        await self.server.move(self.server.copy("moving.db"), url)
        await self.server.start()
        self.note("moved")

    async def die_while_notifying(self) -> None:
        """Kill the server at some time during delivery, and restart it."""
        before = self.clock()
        self.clock.pass_ms(1)
        work = asyncio.create_task(self.server.tick())
        await asyncio.sleep(self.rng.uniform(0.0, 0.03))
        await self.server.kill()
        with contextlib.suppress(httpx.TransportError, AssertionError):
            await work
        self.chronicle.doubtful.append(self.clock())
        await self.collect(before + 1)
        await self.server.start()
        self.note("killed")
        self.clock.set(max(self.clock(), self.server.claims_end) + 1)

    async def die_soon(self) -> None:
        """Kill the server at some time while people play, and restart it."""
        await asyncio.sleep(self.rng.uniform(0.0, 0.5))
        await self.server.kill()
        await self.server.start()
        self.note("killed")

    async def turn_deaf(self, hands: Hands, deaf: bool) -> None:
        """Make a person's notification channel fail or recover."""
        await self.server.control_receiver(mode="500" if deaf else "accept", only=hands.who.hook if deaf else None)
        self.note(f"{hands.who.name} cannot be notified" if deaf else f"{hands.who.name} can be notified")

    # --- games over days ---------------------------------------------------------------------------------------

    def _settings(self, plan: Plan) -> dict[str, Any]:
        common = {"rated": plan.rated, "hints": not plan.rated, "undo": plan.undo, "time_out": plan.time_out}
        if plan.pace == "live":
            return common
        return {**common, "turn_h": plan.turn_h, "vacation_d": plan.vacation_d}

    async def _make(self, plan: Plan) -> str:
        """Make the table of a planned game; returns the path of its link."""
        host = self.hands[plan.players[0]]
        bots = [{"kind": "bot", "level": plan.level}] * plan.bots
        remote = [{"kind": "remote"}] * (plan.seats - 1 - plan.bots)
        seats = [{"kind": "me", "name": host.who.name}, *remote, *bots]
        made = await host.any().create(plan.game, seats, settings=self._settings(plan))
        plan.table = made["table"]
        host.who.tables.append(plan.table)
        return str(made["path"])

    async def open_table(self, plan: Plan) -> None:
        """Make a table over days, and invite people or open it to everybody."""
        host = self.hands[plan.players[0]]
        if not host.who.keys:  # lost everything today
            plan.players.append(plan.players.pop(0))
            host = self.hands[plan.players[0]]
        path = await self._make(plan)
        self.chronicle.gathering.append(plan)
        if plan.open:
            body = {"table": plan.table, "language": host.who.habits.language, "description": "Over days"}
            await host.any().post("/api/open", body)
            return
        for guest in plan.players[1:]:
            self.hands[guest].who.invited.append(path)

    async def visit(self, hands: Hands) -> None:
        """Let a person look at their tables."""
        if not hands.who.keys:
            return
        visitor = hands.any()
        await self._follow_links(hands, visitor)
        await self._join_open(hands, visitor)
        for line in await tables_of(visitor):
            table = line["table"]
            if line["phase"] == "gathering":
                await self._begin(hands, table)
            elif line["phase"] == "playing" and (line["your_turn"] or line["days"]):
                await self._look_after(hands, table, line["your_turn"])

    async def _follow_links(self, hands: Hands, visitor: Any) -> None:
        while hands.who.invited:
            path = hands.who.invited.pop(0)
            hands.who.tables.append(await self._follow(hands, visitor, path))

    async def _follow(self, hands: Hands, visitor: Any, path: str) -> str:
        if hands.phone is not None:
            return await hands.phone.follow(path)
        return str((await visitor.join_path(path, name=hands.who.name))["table"])

    async def _join_open(self, hands: Hands, visitor: Any) -> None:
        for found in (await visitor.get("/api/open"))["tables"]:
            if not found["yours"] and self.rng.random() < 0.4:
                joined = await visitor.post("/api/open/join", {"table": found["table"], "name": hands.who.name})
                hands.who.tables.append(joined["table"])

    async def _begin(self, hands: Hands, table: str) -> None:
        """Start a game once everybody has joined; on the next day bots fill the seats that are still free."""
        plan = next((plan for plan in self.chronicle.gathering if plan.table == table), None)
        if plan is None or self.hands[plan.players[0]] is not hands:
            return
        async with hands.sit(table) as session:
            late = self.clock() - BEGINS - DAY * self._day_of(plan) > 30 * HOUR
            for seat in session.table["seats"]:
                if seat["kind"] == "open" and late:
                    await session.ask("set-seat", seat=seat["seat"], to="bot", level=plan.level)
            if all(seat["kind"] != "open" for seat in session.table["seats"]):
                await self._add_luck(session)
                await session.ask("start")
                self.chronicle.gathering.remove(plan)
                self.chronicle.played.append(table)

    def _day_of(self, plan: Plan) -> int:
        return next(day for day, plans in enumerate(self.chronicle.plans) if plan in plans)

    async def _add_luck(self, session: Session) -> None:
        for seat in session.table["you"]["seats"]:
            if not session.table["seats"][seat - 1]["contributed"]:
                await session.ask("contribute", seat=seat, random=f"{self.rng.getrandbits(256):064x}")

    async def _look_after(self, hands: Hands, table: str, asked: bool) -> None:
        """Connect to a table over days, and do what it waits for."""
        visitor = hands.any()
        now = await visitor.get(f"/api/tables/{table}")
        mine = [seat for seat in now["seats"] if seat["seat"] in now["you"]["seats"]]
        if not mine or not (asked or mine[0]["standin"] or (now["timer"] and now["timer"]["up"])):
            return
        async with hands.sit(table, visitor) as session:
            await visitor.post(f"/api/tables/{table}/look", {"visible": True})
            await self._take_turns(hands, session, mine[0]["seat"])
            await visitor.post(f"/api/tables/{table}/look", {"visible": False})
            self.chronicle.reconnects += session.reconnects
        if hands.phone is not None:
            await hands.phone.put_away()

    async def _take_turns(self, hands: Hands, session: Session, seat: int) -> None:
        """Do everything that a table waits for from a seat."""
        while session.table["phase"] == "playing":
            now = session.table
            self.clock.pass_ms(self.rng.randint(2 * SECOND, 40 * SECOND))
            timer, undo = now["timer"], now["undo_asked"]
            if now["seats"][seat - 1]["standin"]:
                await self._try(session, "set-seat", seat=seat, to="remote")
            elif undo and undo["seat"] != seat and seat not in undo["agreed"]:
                await self._try(session, "answer-undo", seat=seat, seq=now["seq"], agree=self.rng.random() < 0.7)
            elif timer and timer["up"] and timer["seat"] != seat:
                await self._try(session, "set-seat", seat=timer["seat"], to="bot", level="random")
            elif now["turn"] == seat and now["choices"]:
                await self.act(hands, session, seat)
            else:
                return

    async def act(self, hands: Hands, session: Session, seat: int) -> None:
        """Make a decision: a move, now and then an undo or chat."""
        now, luck = session.table, self.rng.random()
        if luck < 0.01:
            await self._try(session, "say", seat=seat, phrase=self.rng.choice(("hello", "nice", "oops")))
        elif luck < 0.04 and (now["can_undo"] or now["settings"]["undo"] == "consent"):
            await self._try(session, "undo", seat=seat, seq=now["seq"])
        elif hands.phone is not None:
            seq = now["seq"]
            await hands.phone.decide(now["table"], seq)
            await session.until(lambda t: t["seq"] > seq)
        else:
            action = self.rng.choice(now["choices"])["action"]
            done = await self._try(session, "play", seat=seat, seq=now["seq"], action=action)
            if done is not None:
                self.chronicle.acknowledged.append((now["table"], done["seq"], seat, action))

    async def _try(self, session: Session, kind: str, **fields: Any) -> dict[str, Any] | None:
        """Send a command that may come too late, and wait until its effect is visible."""
        seq = session.table["seq"]
        try:
            done = await session.ask(kind, **fields)
        except Refused as refusal:
            if refusal.code == "boundary":  # they have nothing to undo
                return None
            if refusal.code not in MISSED:
                raise
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(1.0):
                    await session.until(lambda t: t["seq"] > seq)
            return None
        await session.until(lambda t: t["seq"] >= done["seq"])
        return done

    # --- evenings ----------------------------------------------------------------------------------------------

    async def evening(self, plans: list[Plan], first: bool) -> None:
        """Let people play at the same time; once per evening the server is killed during play."""
        for plan in plans:
            await self._gather_round(plan)
        accident = asyncio.create_task(self.die_soon()) if first else None
        await asyncio.gather(*(self._play_live(plan) for plan in plans))
        if accident is not None:
            await accident
        self.chronicle.played += [plan.table for plan in plans]

    async def _gather_round(self, plan: Plan) -> None:
        """Let everybody join by the link, and start the game."""
        plan.players = [n for n in plan.players if self.hands[n].who.keys] or [0]
        plan.bots = plan.seats - len(plan.players)
        path = await self._make(plan)
        for number in plan.players[1:]:
            hands = self.hands[number]
            hands.who.tables.append(await self._follow(hands, hands.any(), path))
        await self.hands[plan.players[0]].any().command(plan.table, "start")

    async def _play_live(self, plan: Plan) -> None:
        """Play to the end with everybody connected; now and then a rematch follows."""
        await self._play_to_the_end(plan.table, [self.hands[n] for n in plan.players])

    async def _play_to_the_end(self, table: str, there: list[Hands]) -> None:
        async with contextlib.AsyncExitStack() as stack:
            sessions = [await stack.enter_async_context(hands.sit(table)) for hands in there]
            by_seat = {session.table["you"]["seats"][0]: session for session in sessions}
            hands_of = {id(session): hands for session, hands in zip(sessions, there, strict=True)}
            any_of_them = sessions[0]
            while any_of_them.table["phase"] == "playing":
                turn = any_of_them.table["turn"]
                session = by_seat.get(turn)
                if session is None:
                    await any_of_them.until(lambda t, turn=turn: t["turn"] != turn)
                    continue
                await session.until(lambda t, turn=turn: t["turn"] == turn or t["seq"] > any_of_them.table["seq"])
                self.clock.pass_ms(self.rng.randint(1 * SECOND, 9 * SECOND))
                asked = session.table["undo_asked"]
                if asked:
                    await self._answer_undo(by_seat, asked)
                elif session.table["turn"] == turn and session.table["choices"]:
                    await self.act(hands_of[id(session)], session, turn)
                else:
                    await asyncio.sleep(0)
                seq = max(one.table["seq"] for one in sessions)
                for other in sessions:
                    await other.until(lambda t, seq=seq: t["seq"] >= seq)
            for session in sessions:
                await session.until(lambda t: t["phase"] == "over")
                self.chronicle.reconnects += session.reconnects
        for phone in (hands.phone for hands in there if hands.phone is not None):
            await phone.see_the_end(table)
            await phone.put_away()

    async def _answer_undo(self, by_seat: dict[int, Session], asked: dict[str, Any]) -> None:
        for seat, session in by_seat.items():
            undo = session.table["undo_asked"]
            if undo and seat != undo["seat"] and seat not in undo["agreed"]:
                await self._try(session, "answer-undo", seat=seat, seq=session.table["seq"], agree=True)


async def tables_of(visitor: Any) -> list[dict[str, Any]]:
    """All lines of a person's list of tables."""
    lines: list[dict[str, Any]] = []
    first: int | None = 0
    while first is not None:
        page = await until_done(lambda first=first: visitor.get("/api/tables", first=first))
        lines += page["tables"]
        first = page["more"]
    return lines
