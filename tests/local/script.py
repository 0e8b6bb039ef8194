"""One script of commands, carried out by a server: what was asked, what it answered, and every frame it sent."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tana.core.registry import game as find_game
from tana.server.app import Config, make_service
from tana.server.live.bot_players import BotsHere
from tana.server.live.table_service import TableService
from tana.server.live.table_session import TableSession
from tana.server.protocol import wire
from tana.server.protocol.encoding import encode
from tana.server.tables import after_game, credentials, fairness
from tana.server.tables.finished_game import finished_game
from tana.server.tables.perspective import perspective_of

HOLDER = "somebody"
SECRET = bytes(range(32))
CONTRIBUTION = "5a" * 32
COMMANDS: msgspec.json.Decoder[wire.AnyCommand] = msgspec.json.Decoder(wire.AnyCommand)

Json = dict[str, Any]


@dataclass(eq=False)
class Listener:
    """A connection that keeps what it hears."""

    holder: str = HOLDER
    device: str = ""
    perspective: int | None = None
    frames: list[Json] = field(default_factory=list)

    def push(self, frame: bytes) -> None:
        self.frames.append(json.loads(frame))

    def end(self, reason: str) -> None:
        self.frames.append({"kind": "bye", "reason": reason})


@dataclass
class Scribe:
    """Somebody at one table of a server, whose every word is written down."""

    service: TableService
    session: TableSession
    listener: Listener
    rng: random.Random
    steps: list[Json] = field(default_factory=list)

    async def say(self, kind: str, **more: Any) -> Json:
        """A command with an id of its own."""
        return await self.repeat({"kind": kind, "id": f"c{len(self.steps)}", **more})

    async def repeat(self, command: Json) -> Json:
        """A command as it is."""
        parsed = COMMANDS.decode(json.dumps(command))
        answer = json.loads(encode(await self.service.command(self.session, HOLDER, parsed, self.listener)))
        await self.quiet()
        sent = {"do": "send", "tab": 0, "at": 0, "text": json.dumps(command), "command": command}
        self.steps.append({**sent, "answer": answer, "heard": [self.listener.frames.copy(), []]})
        self.listener.frames.clear()
        return dict(answer)

    async def quiet(self) -> None:
        """Until nothing is under way."""
        while self.session.bot is not None or self.service.tasks._tasks:
            await asyncio.sleep(0)

    @property
    def turn(self) -> int:
        """The seat that decides; 0 when nobody does."""
        actor = self.session.table.actor
        return 0 if actor is None else actor + 1

    @property
    def seq(self) -> int:
        return self.session.table.seq

    async def play(self, **how: Any) -> Json:
        """Any legal action of the seat that decides."""
        return await self.say("play", seat=self.turn, seq=self.seq, **(how or self.any_action()))

    def any_action(self) -> Json:
        action = self.rng.choice(self.session.table.legal())
        if self.rng.random() < 0.5:
            return {"action": action}
        return {"notation": self.session.table.game.actions.notation(action)}


@asynccontextmanager
async def scribe(
    folder: Path, monkeypatch: pytest.MonkeyPatch, body: Json, table: str, seed: int
) -> AsyncIterator[Scribe]:
    """A new table whose name and secret are known."""
    monkeypatch.setattr(credentials, "new_table_id", lambda: table)
    monkeypatch.setattr(fairness, "new_secret", lambda: SECRET)
    config = Config(database=folder / f"{table}.db", bot_pace=0.0, compile=False)
    service = make_service(config, bots=BotsHere("random"))
    try:
        session, _ = await service.create(msgspec.convert(body, wire.CreateTable), HOLDER)
        listener = Listener(perspective=perspective_of(session.table, HOLDER, None))
        await service.connect(session, listener, 0)
        one = Scribe(service, session, listener, random.Random(seed))
        await one.quiet()
        yield one
    finally:
        await service.close()
        service.bots.close()
        await service.store.close()
        await service.bus.close()


async def solo(one: Scribe, plies: int) -> None:
    """Against bots: everything that can be asked and done by somebody alone, and most that cannot."""
    await one.say("contribute", seat=1, random=CONTRIBUTION)
    await one.say("contribute", seat=1, random=CONTRIBUTION)
    await one.say("say", seat=1, phrase="hello")
    await one.say("rename", seat=1, name="  Ada ", animal="frog")
    await one.say("start")
    await one.say("start")
    for ply in range(plies):
        if one.turn == 0:
            break
        if one.turn == 1:
            await besides(one, ply)
        if one.turn == 1 and not one.session.table.paused:
            await one.play()


async def besides(one: Scribe, ply: int) -> None:
    """What one does beside playing, another thing each time."""
    actions = len(one.session.table.game.actions)
    strange = one.rng.randrange(actions)
    asked: dict[int, tuple[str, Json]] = {
        0: ("why", {"seat": 1, "action": strange}),
        1: ("play", {"seat": 1, "seq": one.seq, "action": strange}),
        2: ("play", {"seat": 1, "seq": 0, "action": 0}),
        3: ("undo", {"seat": 1, "seq": one.seq}),
        4: ("hint", {"seat": 1}),
        5: ("play", {"seat": 1, "seq": one.seq, "notation": "moo"}),
        6: ("play", {"seat": 2, "seq": one.seq, "action": 0}),
        7: ("say", {"seat": 1, "text": "no"}),
        8: ("set-seat", {"seat": 2, "to": "bot", "level": "fox"}),
        9: ("settings", {"settings": {**SETTINGS, "undo": "consent", "chat": "free"}}),
        10: ("undo", {"seat": 1, "seq": one.seq}),
        11: ("pause", {}),
        12: ("play", {"seat": 1, "seq": one.seq, "action": 0}),
        13: ("resume", {}),
        14: ("say", {"seat": 1, "text": "yes"}),
        15: ("why", {"seat": 1, "action": one.session.table.legal()[0]}),
        16: ("answer-undo", {"seat": 1, "seq": one.seq, "agree": True}),
        17: ("open-view", {"seat": 1, "on": True}),
        18: ("lift", {"seat": 2}),
        19: ("ping", {}),
    }
    kind, more = asked[ply % len(asked)]
    await one.say(kind, **more)


SETTINGS: Json = {"undo": "boundary", "hints": True, "chat": "phrases", "spectators": True, "timer_s": 0}


async def together(one: Scribe, plies: int) -> None:
    """Two at one screen, with the curtain between them, until the end if it comes."""
    await one.say("rename", seat=2, name="Leo", animal="frog")
    await one.say("rename", seat=1, name="Ada", animal="frog")
    await one.say("rename", seat=1, name="Ada")
    await one.say("start")
    for _ in range(plies):
        if one.turn == 0:
            break
        await one.say("lift", seat=one.turn, since=max(0, one.seq - 1))
        answer = await one.play()
        if answer["kind"] == "ack" and one.rng.random() < 0.2 and one.turn:
            await one.say("undo", seat=one.turn, seq=one.seq)
    await one.repeat(one.steps[-1]["command"])
    await one.say("lower")
    if one.turn:
        await one.say("set-seat", seat=2, to="bot", level="random")
        await one.say("set-seat", seat=2, to="here")
        await one.say("leave", seat=2)


def after(one: Scribe) -> Json:
    """What is given out after the end; nothing while the game goes on."""
    table = one.session.table
    if not table.is_finished():
        return {}
    game = finished_game(table)
    found: Json = {
        "replays": [[json.loads(frame) for frame in after_game.replay_of(game, seat)] for seat in (None, 0, 1)]
    }
    found["receipt"] = json.loads(encode(table.receipt()))
    if table.made.position is None:
        found["record"] = [json.loads(line) for line in after_game.record_of(game)]
    return found


def options_of(game: str, seats: int) -> dict[str, str]:
    return find_game(game).settings(seats, {})
