"""Scripts: commands of every kind, legal and illegal, made from a seed and carried out by a server.

A script is a list of abstract steps. Each holds numbers of its own, from which it makes its command where the table is
then: so a step means something whatever is left out before it, and a script that shows a difference can be made shorter
(`shortest`). Fields get their values by name (`FIELDS`), so a new command is part of every script as soon as it is
declared in `tana.server.protocol.wire`.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, get_args

import msgspec
from msgspec.structs import fields

from tana.bots.api import BUILT_IN
from tana.core.registry import game as find_game
from tana.server.bus.local import LocalBus
from tana.server.live.bot_players import BotsHere
from tana.server.live.limits import Limits
from tana.server.live.table_service import TableService
from tana.server.live.table_session import TableSession
from tana.server.protocol import wire
from tana.server.protocol.encoding import encode, read_command
from tana.server.rate_limit import Rate
from tana.server.storage.interface import Card, Conflict
from tana.server.tables import credentials, fairness, log, new_table, one_time_signature
from tana.server.tables.log import Row
from tana.server.tables.perspective import perspective_of
from tana.server.tables.refusal import Refuse
from tests.local.script import HOLDER, Json, Listener
from tests.server.memory import NoTables

BEGAN = 1_800_000_000_000
TABLE = "here-script"
SEED = "5b" * 32
"""The seed of the key with which seats sign."""
KINDS: dict[str, type[wire.Command]] = {
    str(command.__struct_config__.tag): command for command in get_args(wire.AnyCommand)
}
FIELDS_OF = {kind: fields(command) for kind, command in KINDS.items()}
BESIDES = ("again", "reused", "clock", "tab", "come", "go", "malformed", "finish")
"""Steps that are not commands of their own."""
OFTEN = {"close": 1, "propose": 2, "leave": 1, "resume": 8, "clock": 8, "ping": 1, "lower": 2, "finish": 0}
"""How often a kind is chosen; others four times. Most of what comes after the end is refused in the same way."""
LENGTH = (4, 20)
FINISHED = 23
"""One of so many scripts plays its game to the end."""
MOST_MOVES = 400
GAMES = ("uly", "buddel")
QUICK = Rate(10**9, 1.0)


@dataclass(frozen=True)
class Step:
    """A kind of step, and the numbers that decide everything else about it."""

    kind: str
    seed: int


@dataclass(frozen=True)
class Script:
    """A table and what is done at it; `number` is the seed of it all."""

    number: int
    game: str
    steps: tuple[Step, ...]

    @property
    def body(self) -> Json:
        """The request for its table: one to five seats, played here or by bots."""
        rng = random.Random(self.number)
        game = find_game(self.game)
        seats = [_plan(rng, seat) for seat in range(rng.choice(game.seats))]
        seats[0]["kind"] = "me"
        body: Json = {"game": self.game, "seats": seats, "settings": _settings(rng)}
        body["settings"]["rated"] = False
        if "memory_aid" in {option.name for option in game.options} and rng.random() < 0.5:
            body["options"] = {"memory_aid": "on"}
        if all(seat["kind"] != "here" for seat in seats) and rng.random() < 0.3:
            body["start"] = {"seed": rng.randrange(1000)}
        return body

    @property
    def secret(self) -> str:
        """The secret of the table's luck."""
        return random.Random(-1 - self.number).randbytes(32).hex()

    @property
    def apart(self) -> bool:
        """Whether the second tab is another page, with a worker of its own."""
        return self.number % 4 == 0


def script_of(number: int) -> Script:
    """The script of a number. In Uly & Polly every move reveals something; in Buddel-Bande some can be undone. Whole
    games are of the first."""
    game = GAMES[0 if number % FINISHED == 0 else number % len(GAMES)]
    rng = random.Random(f"script {number}")
    kinds = [kind for kind in (*KINDS, *BESIDES) for _ in range(OFTEN.get(kind, 4))]
    steps = [Step("start", rng.getrandbits(32))] if rng.random() < 0.85 else []
    if rng.random() < 0.4:
        steps.insert(0, Step(rng.choice(("contribute", "rename", "set-seat", "settings")), rng.getrandbits(32)))
    for _ in range(rng.randint(*LENGTH)):
        kind = "play" if rng.random() < 0.35 else rng.choice(kinds)
        steps.append(Step(kind, rng.getrandbits(32)))
    if number % FINISHED == 0:
        begin = ("contribute", "start", "play", "undo", "play", "finish")
        after = rng.choices(("witness", "rematch", "witness", *kinds), k=6)
        steps = [Step(kind, rng.getrandbits(32)) for kind in (*begin, *after)]
    return Script(number, game, tuple(steps))


def shortest(script: Script, differs: Callable[[Script], bool]) -> Script:
    """A script with as few steps as possible that still differs."""
    size = max(1, len(script.steps) // 2)
    while size:
        at = 0
        while at < len(script.steps):
            shorter = Script(script.number, script.game, script.steps[:at] + script.steps[at + size :])
            if differs(shorter):
                script = shorter
            else:
                at += size
        size //= 2
    return script


# --- values ------------------------------------------------------------------------------------------------------


def _plan(rng: random.Random, seat: int) -> Json:
    kind = rng.choice(("here", "bot"))
    plan: Json = {"kind": kind, "name": f"Name {seat}"} if rng.random() < 0.8 else {"kind": kind}
    if rng.random() < 0.4:
        plan["animal"] = rng.choice(get_args(wire.Animal)[:3])
    if kind == "bot" and rng.random() < 0.5:
        plan["level"] = rng.choice(BUILT_IN)
    return plan


def _settings(rng: random.Random) -> Json:
    days = rng.random() < 0.25
    chosen: Json = {
        "undo": rng.choice(("boundary", "consent")),
        "hints": rng.random() < 0.7,
        "chat": rng.choice(("off", "phrases", "free", "free")),
        "spectators": rng.random() < 0.5,
        "timer_s": rng.choice((0, 30, 86_400)),
        "turn_h": rng.choice((12, 24)) if days else 0,
        "time_out": rng.choice(("ask", "bot")),
        "vacation_d": rng.choice((0, 3)) if days else 0,
        "rated": rng.random() < 0.1,
    }
    return {name: value for name, value in chosen.items() if rng.random() < 0.9}


@dataclass
class Situation:
    """What the fields of a command are made from."""

    rng: random.Random
    session: TableSession
    taken: Json = field(default_factory=dict)

    def often(self, likely: object, *others: object, part: float = 0.75) -> Any:
        """Mostly the likely value."""
        return likely if self.rng.random() < part else self.rng.choice(others)

    def seat(self) -> int:
        table = self.session.table
        actor = table.actor
        own = [seat + 1 for seat in table.seats_held_by(HOLDER)] or [1]
        likely = actor + 1 if actor is not None and actor + 1 in own else self.rng.choice(own)
        return int(self.often(likely, *range(1, len(table.seats) + 1), 5))

    def seq(self) -> int:
        table = self.session.table
        return int(self.often(table.seq, table.state_seq, max(0, table.state_seq - 1), 0, table.seq + 7, part=0.8))

    def action(self) -> int:
        legal = self.session.table.legal()
        count = len(self.session.table.game.actions)
        likely = self.rng.choice(legal) if legal else 0
        return int(self.often(likely, self.rng.randrange(count), count, 2**31 - 1, part=0.85))

    def notation(self) -> str:
        space = self.session.table.game.actions
        action = min(self.action(), len(space) - 1)
        words = space.notation(action).split()
        family = next(one for one in space.families if one.word == words[0])
        for place, argument in enumerate(family.arguments):
            others = [alias for alias, token in argument.of.aliases.items() if token == words[1 + place]]
            if others and self.rng.random() < 0.5:
                words[1 + place] = self.rng.choice(others)
        plain = " ".join(words)
        return str(self.often(plain, plain.upper(), f"  {plain.replace(' ', '   ')} ", "moo", words[0], " ", part=0.6))

    def fresh_settings(self) -> Json:
        table = self.session.table
        if self.rng.random() < 0.3:
            pace = {"timer_s": self.rng.choice((0, 45)), "turn_h": self.rng.choice((0, 24))}
            return {**msgspec.to_builtins(table.settings), **pace}
        return _settings(self.rng)

    def signature(self) -> str:
        if not self.session.table.is_finished():
            return "00" * 2144
        digest = fairness.digest_of(self.session.table.receipt())
        return str(self.often(one_time_signature.sign(bytes.fromhex(SEED), digest), "00" * 2144))


KEY = one_time_signature.public_key(bytes.fromhex(SEED))
NAMES = ("Ada", "  Zoë ", "Zoe\u0308", " ", "\u200b", "a\u00adb", "Ünï 😀", "\u2800", "x\ty", "❤\ufe0f", "\u3000")
TEXTS = ("Hallo", "  so ", " \t ", "a\u0000b\u200bc", "😀", "\ufeff")
FIELDS: dict[str, Callable[[Situation], object]] = {
    "seat": Situation.seat,
    "seq": Situation.seq,
    "action": Situation.action,
    "notation": Situation.notation,
    "agree": lambda now: now.rng.random() < 0.5,
    "on": lambda now: now.rng.random() < 0.6,
    "hand": lambda now: now.rng.random() < 0.3,
    "settings": Situation.fresh_settings,
    "random": lambda now: now.rng.randbytes(32).hex(),
    "key": lambda now: KEY,
    "signature": Situation.signature,
    "phrase": lambda now: now.often(now.rng.choice(wire.PHRASES), "moo"),
    "text": lambda now: now.rng.choice(TEXTS),
    "to": lambda now: now.rng.choice(("remote", "here", "bot")),
    "level": lambda now: now.often(now.rng.choice(BUILT_IN), "wise", "fox:cores=1"),
    "name": lambda now: now.rng.choice(NAMES),
    "animal": lambda now: now.rng.choice(get_args(wire.Animal)[:4]),
    "since": lambda now: now.often(0, now.session.table.seq, now.session.table.seq - 1, 10**6, part=0.5),
    "at": lambda now: now.often("cell-3", None),
}
"""How a field of a command gets its value, by name."""
WITHOUT_DEFAULTS = ("id",)
EITHER = (("action", "notation"), ("phrase", "text"))
"""Fields of which a command has one."""
OPTIONAL = 0.55


def command_of(kind: str, now: Situation) -> Json:
    """A command of a kind, without its id."""
    made: Json = {"kind": kind}
    for one in FIELDS_OF[kind]:
        required = one.default is msgspec.NODEFAULT and one.default_factory is msgspec.NODEFAULT
        if one.name not in WITHOUT_DEFAULTS and (required or now.rng.random() < OPTIONAL or one.name == "seat"):
            made[one.name] = FIELDS[one.name](now)
    for pair in EITHER:
        if pair[0] in KINDS[kind].__struct_fields__ and now.rng.random() < 0.92:
            for name in pair:
                made.pop(name, None)
            name = now.rng.choice(pair)
            made[name] = FIELDS[name](now)
    return made


WRONG = (None, True, 3, -1, 7.5, "x", "", [], {}, "a b", 10**12)
"""Values that most fields do not have."""


def malformed(now: Situation) -> str:
    """A text that is not a command."""
    rng = now.rng
    made = {**command_of(rng.choice(list(KINDS)), now), "id": "m"}
    name = rng.choice(list(made))
    match rng.randrange(7):
        case 0:
            made[name] = rng.choice(WRONG)
        case 1:
            del made[name]
        case 2:
            made["extra"] = 1
        case 3 if "settings" in made and isinstance(made["settings"], dict):
            made["settings"][rng.choice([*made["settings"], "more"])] = rng.choice(WRONG)
        case 4:
            return str(
                rng.choice(("", "{", "[]", "null", "3", '"play"', '{"kind":"moo"}', "{}", "nope", "true", "1.5"))
            )
        case 5:
            made["kind"] = rng.choice(("moo", "", 3, None, []))
        case _:
            for other in list(made):
                made[other] = rng.choice((made[other], made[other], made[other], rng.choice(WRONG)))
    return json.dumps(made, ensure_ascii=False)


# --- carrying out --------------------------------------------------------------------------------------------------


class MemoryStore:
    """Logs in memory: what a service needs of a store."""

    def __init__(self) -> None:
        self.notices = NoTables()
        self.logs: dict[str, list[Row]] = {}

    async def create(self, table: str, code: str, first: Row, holders: object, card: Card | None = None) -> None:
        self.logs[table] = [first]

    async def append(self, table: str, rows: Sequence[Row], *_: object) -> None:
        if rows[0].seq != len(self.logs[table]) + 1:
            raise Conflict
        self.logs[table] += rows

    async def read(self, table: str, since: int = 0) -> list[Row]:
        return self.logs[table][since:]

    async def rows(self, table: str, since: int = 0, limit: int = 10**9) -> list[Row]:
        return self.logs[table][since : since + limit]

    async def find_code(self, code: str) -> str | None:
        return None


@dataclass(eq=False)
class Tab(Listener):
    """A connection that a script opens and closes."""

    open: bool = True


@dataclass
class Server:
    """One table of a server and two tabs at it, whose every word is written down."""

    script: Script
    now: int = BEGAN
    tabs: list[Tab] = field(default_factory=lambda: [Tab(), Tab(open=False)])
    current: int = 0
    sent: list[str] = field(default_factory=list)
    written: list[Json] = field(default_factory=list)

    async def run(self) -> Json:
        """Carry the script out; returns all that a page needs to do the same, and what was answered."""
        self.service = TableService(
            store=MemoryStore(),  # type: ignore[arg-type]
            bus=LocalBus(),
            bots=BotsHere("random"),
            limits=Limits(hint=QUICK),
            clock=lambda: self.now,
            bot_pace=0.0,
        )
        made, _ = new_table.new_table(msgspec.convert(self.script.body, wire.CreateTable), HOLDER)
        made = msgspec.structs.replace(made, table=TABLE)
        if self.script.body.get("start") is None:
            made = msgspec.structs.replace(made, secret=self.script.secret)
        self.session = await self.service.open_table(made)
        await self.note({"do": "come", "tab": 0}, self.come(0))
        for number, step in enumerate(self.script.steps):
            await self.take(number, step)
        secret = self.session.table.made.secret
        return {
            "body": self.script.body,
            "identity": {"table": TABLE, "secret": secret},
            "apart": self.script.apart,
            "steps": self.written,
            "next": await self.next_table(),
            "after": self.after(),
        }

    def after(self) -> Json:
        """What is given out after the end."""
        table = self.session.table
        return {"receipt": json.loads(encode(table.receipt()))} if table.is_finished() else {}

    async def next_table(self) -> Json | None:
        """The table of the rematch as its maker sees it."""
        if self.session.table.next is None:
            return None
        following = await self.service.cache.get(self.session.table.next)
        perspective = perspective_of(following.table, HOLDER, None)
        found: Json = json.loads(encode(following.snapshot(HOLDER, perspective, 0)))
        return found

    async def take(self, number: int, step: Step) -> None:
        """One step."""
        rng = random.Random(step.seed)
        now = Situation(rng, self.session)
        match step.kind:
            case "clock":
                self.now += rng.choice((1, 999, 20_000, 3_600_000, 40 * 3_600_000))
            case "tab":
                self.current = 1 - self.current
            case "come":
                await self.note({"do": "come", "tab": self.current}, self.come(self.current))
            case "go":
                await self.note({"do": "go", "tab": self.current}, self.go(self.current))
            case "finish":
                for _ in range(MOST_MOVES):
                    if self.session.table.actor is None or self.session.table.paused:
                        break
                    await self.say(json.dumps({**self.any_move(rng), "id": f"c{number}-{len(self.written)}"}), rng)
            case "malformed":
                await self.say(malformed(now), rng)
            case "again":
                text = rng.choice(self.sent or ["{}"])
                if rng.random() < 0.5 and text.startswith("{"):
                    text = json.dumps(dict(reversed(json.loads(text).items())))
                await self.say(text, rng)
            case "reused":
                id = json.loads(rng.choice(self.sent or ['{"id":"c"}'])).get("id", "c")
                await self.say(json.dumps({**command_of("play", now), "id": id}), rng)
            case kind:
                text = json.dumps({**command_of(kind, now), "id": f"c{number}"}, ensure_ascii=False)
                self.sent.append(text)
                await self.say(text, rng)

    def any_move(self, rng: random.Random) -> Json:
        """A legal move of the seat that decides."""
        table = self.session.table
        return {"kind": "play", "seat": (table.actor or 0) + 1, "seq": table.seq, "action": rng.choice(table.legal())}

    async def say(self, text: str, rng: random.Random) -> None:
        """Send a message: by the tab if it is open, else (or sometimes) as a request of its own."""
        tab = self.tabs[self.current]
        by_request = not tab.open or rng.random() < 0.1
        connection = None if by_request else tab
        await self.note({"do": "ask" if by_request else "send", "tab": self.current, "text": text},
                        self.answer(text, connection))  # fmt: skip

    async def answer(self, text: str, connection: Tab | None) -> Json:
        """The answer to a message, as a connection or a request gets it."""
        try:
            command = read_command(text.encode())
        except msgspec.ValidationError as fault:
            refusal = Refuse("bad-request", str(fault))
            if connection is None:
                return {"kind": "fault", "code": refusal.code, "detail": refusal.detail}
            return dict(json.loads(encode(refusal.answer("", self.session.table.seq))))
        return dict(json.loads(encode(await self.service.command(self.session, HOLDER, command, connection))))

    async def come(self, number: int) -> None:
        if not self.tabs[number].open or (number == 0 and not self.session.connections):
            tab = self.tabs[number] = Tab(frames=self.tabs[number].frames)
            tab.perspective = perspective_of(self.session.table, HOLDER, None)
            await self.service.connect(self.session, tab, 0)

    async def go(self, number: int) -> None:
        tab = self.tabs[number]
        if tab.open:
            tab.open = False
            await self.service.disconnect(self.session, tab)

    async def note(self, what: Json, work: Awaitable[Json | None]) -> None:
        """Do something, wait until no bot has to move, and write down what everybody heard."""
        answer = await work
        await self.quiet()
        heard = [tab.frames.copy() for tab in self.tabs]
        for tab in self.tabs:
            tab.frames.clear()
        self.written.append({**what, "at": self.now, "answer": answer, "heard": heard})

    async def quiet(self) -> None:
        """Until nothing is under way."""
        while self.session.bot is not None or self.service.tasks._tasks:
            await asyncio.sleep(0)


def carried_out(script: Script) -> Json:
    """What a server makes of a script."""
    return asyncio.run(Server(script).run())


class Twin:
    """While it is entered, tables of this process are as those of a page: private, which a server knows from practice
    tables, and with the names and the luck of `twin_host.ts` for rematches."""

    def __enter__(self) -> None:
        self.before = log.Created.is_private, credentials.new_table_id, fairness.new_secret
        log.Created.is_private = property(lambda made: True)  # type: ignore[method-assign, assignment]
        credentials.new_table_id = lambda: f"here-{'07' * 10}"
        fairness.new_secret = lambda: bytes([7] * 32)

    def __exit__(self, *_: object) -> None:
        log.Created.is_private, credentials.new_table_id, fairness.new_secret = self.before  # type: ignore[method-assign]
