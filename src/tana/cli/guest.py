"""A player or spectator at a table of a server, in this terminal."""

from __future__ import annotations

import argparse
import asyncio
import os
from collections.abc import Sequence
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import msgspec

from tana.cli.common import PACKAGE as CLI
from tana.cli.common import open_screen, state_folder
from tana.cli.ending import show_outcome
from tana.cli.guest_commands import GuestCommands, LeftTable, message_of
from tana.cli.luck_keeper import LuckKeeper
from tana.cli.menu import grouped, menu_of
from tana.cli.screen import News
from tana.cli.serve import PACKAGE
from tana.client import Frame, Refused, Session, Visitor, split_link
from tana.core.events import Event
from tana.core.game import Outcome, ScoreLine
from tana.core.invisible import escaped
from tana.core.registry import game as find_game
from tana.errors import TanaError
from tana.text import Text, Words


async def join(args: argparse.Namespace) -> int:
    """Sit down and play; raises `TanaError` if there is no server or the table does not admit this terminal."""
    address, path = split_link(args.link)
    async with Visitor(address, _read_key(address)) as visitor:
        try:
            table = await _enter(args, visitor, path)
        except httpx.TransportError as fault:
            raise TanaError(f"no server answers at {address} ({fault}): is it running?") from None
        _write_key(address, visitor.key)
        luck = LuckKeeper(visitor, table, state_folder() / "luck" / table)
        async with luck.sit(args.seat) as session:
            return await Guest(args, visitor, session, luck).play()


async def _enter(args: argparse.Namespace, visitor: Visitor, path: str) -> str:
    who: Frame = {"watch": True} if args.watch else {"name": args.name}
    if args.seat is not None and not args.watch:
        who["seat"] = args.seat
    if args.code:
        return str((await visitor.post("/api/join", {"code": args.code, **who}))["table"])
    if "#s=" not in path:
        table = path.removeprefix("/t/").strip("/")
        await visitor.get(f"/api/tables/{table}")
        return table
    return str((await visitor.join_path(path, **who))["table"])


# --- the key of this terminal ------------------------------------------------------------------------------


def _key_file(address: str) -> Path:
    folder = state_folder() / "keys"
    parts = urlsplit(address)
    return folder / f"{parts.netloc}{parts.path}".replace(":", "_").replace("/", "_")


def _read_key(address: str) -> str | None:
    path = _key_file(address)
    return path.read_text().strip() if path.is_file() else None


def _write_key(address: str, key: str | None) -> None:
    """Store the key where only this user can read it."""
    if key is None:
        return
    path = _key_file(address)
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(handle, "w") as file:
        file.write(key)


# --- at the table ------------------------------------------------------------------------------------------


class Guest:
    """A player or spectator with a screen."""

    def __init__(self, args: argparse.Namespace, visitor: Visitor, session: Session, luck: LuckKeeper) -> None:
        self.visitor = visitor
        self.session = session
        self.luck = luck
        self.words = Words(args.lang, CLI, PACKAGE)
        self.screen = open_screen(args.plain)
        self.game = find_game(session.table["game"])
        self._language = args.lang
        self._shown_steps = 0
        self._view_type = self.game.documents.kind
        self._commands = GuestCommands(self)

    async def play(self) -> int:
        """Show events and make decisions until the game is over or the guest leaves."""
        try:
            return await self._play()
        except LeftTable:
            self.screen.lines([self.words.text("join-left")])
            return 0

    async def _play(self) -> int:
        self._greet()
        await self._gather()
        await self._take_seats_back()
        while True:
            table = await self.session.until(self._has_something_for_me)
            if table["phase"] == "closed":
                self.screen.lines([self.words.text("join-closed")])
                return 0
            if table["phase"] == "over":
                self._finish(table)
                await self._check_luck()
                return 0
            if self._asked_to_agree(table):
                await self._answer_undo(table)
            elif table["choices"]:
                await self._decide(table)
            else:
                self._show_news()

    def _has_something_for_me(self, table: Frame) -> bool:
        ended = table["phase"] in ("over", "closed")
        has_news = len(self.session.steps) > self._shown_steps
        return ended or bool(table["choices"]) or self._asked_to_agree(table) or has_news

    @property
    def table(self) -> Frame:
        """The newest snapshot of the table."""
        return self.session.table

    @property
    def seat(self) -> int | None:
        """This guest's seat, from 0; None for a spectator."""
        number = self.session.table["you"]["perspective"]
        return None if number is None else number - 1

    def text(self) -> Text:
        """The texts of the game as this seat reads them."""
        names = [seat["name"] or f"#{seat['seat']}" for seat in self.session.table["seats"]]
        return Text(self.game, self._language, names, self.seat)

    def _greet(self) -> None:
        line = "join-watching" if self.seat is None else "join-seat"
        self.screen.lines([self.words.text(line, seat=(self.seat or 0) + 1)])

    async def _gather(self) -> None:
        table = self.session.table
        if table["phase"] != "gathering":
            return
        for seat in table["you"]["seats"]:
            if not table["seats"][seat - 1]["contributed"]:
                await self._contribute(seat)
        self.screen.lines([self.words.text("join-gathering")])
        if table["you"]["host"]:
            await self._ask(self.words.text("join-host-start"))
            await self.session.ask("start")
        await self.session.until(lambda now: now["phase"] != "gathering")
        if (code := self.luck.code()) is not None:
            self.screen.lines([self.words.text("join-code", code=code)])

    async def _take_seats_back(self) -> None:
        """Take back seats that a bot plays because this guest was away; seats handed to a bot stay with it."""
        table = self.session.table
        left = [seat for seat in table["seats"] if seat["standin"] and not seat["handed"]]
        for seat in left:
            if table["phase"] == "playing" and seat["seat"] in table["you"]["seats"]:
                await self.session.ask("set-seat", seat=seat["seat"], to="remote")
                self.screen.lines([self.words.text("join-back")])

    async def _contribute(self, seat: int) -> None:
        """Contribute to the seed, unless the game has begun in the meantime."""
        try:
            await self.luck.contribute(seat)
        except Refused as refusal:
            if refusal.code != "not-now":
                raise

    async def _check_luck(self) -> None:
        """Save the receipt, check it against what was shown, and sign it unless something contradicts it."""
        if not self.session.table["you"]["seats"] or self.session.table["practice"]:
            return
        verdict = await self.luck.conclude()
        said = self.words.text(f"join-luck-{verdict.luck}", fault=escaped(verdict.fault))
        kept = self.words.text("join-luck-kept", path=str(self.luck.folder))
        self.screen.lines([said, kept])

    # --- showing -----------------------------------------------------------------------------------------------

    def _news(self) -> list[str]:
        steps, self._shown_steps = self.session.steps[self._shown_steps :], len(self.session.steps)
        return self.sentences(steps)

    def sentences(self, steps: Sequence[Frame]) -> list[str]:
        """What happened in these steps, without what was undone since."""
        text = self.text()
        undone = {seq for step in self.session.steps for seq in step["undone"]}
        events = [event for step in steps if step["seq"] not in undone for event in step["events"]]
        sentences = (text.event(Event(event["name"], event["args"], None, False)) for event in events)
        return [sentence for sentence in sentences if sentence]

    def _show_news(self) -> None:
        lines = self._news()
        turn = self.session.table["turn"]
        if turn is not None and self.session.table["phase"] == "playing":
            lines.append(self.words.text("join-waiting", name=self.text().seat(turn - 1)))
        self.screen.lines(lines)

    def _show(self, heading: str) -> None:
        view = msgspec.convert(self.session.table["view"], self._view_type)
        news = News.fitting(self.screen.news_room, self._news(), self.words)
        self.screen.page(heading, self.game.sketch(view), self.text(), news)

    def _finish(self, table: Frame) -> None:
        text = self.text()
        self._show(self.words.text("heading-watching", game=text.title))
        show_outcome(outcome_of(table["outcome"]), text, self.words, self.screen)

    # --- deciding ----------------------------------------------------------------------------------------------

    def show_decision(self) -> None:
        """Show the board and the choices."""
        text, table = self.text(), self.session.table
        legal = [choice["action"] for choice in table["choices"]]
        self._show(self.words.text("heading", game=text.title, name=text.seat(table["turn"] - 1)))
        groups = grouped(self.game, menu_of(self.game, legal, text), text)
        self.screen.choices(self.words.text("choices-heading"), groups)

    async def _decide(self, table: Frame) -> None:
        """Show the choices once, and carry out commands until the table has changed."""
        self.show_decision()
        seat, seq = table["turn"], table["seq"]
        while self.session.table["seq"] == seq:
            typed = (await self._ask(self.words.text("prompt"))).strip()
            if typed and not await self._commands.obey(typed):
                await self._play_typed(typed, seat, seq)

    async def _play_typed(self, typed: str, seat: int, seq: int) -> None:
        action = self._commands.understand(typed) if self.session.table["choices"] else None
        if action is None:
            return
        await self._take_seats_back()
        if (done := await self.send("play", seat=seat, seq=seq, action=action)) is not None:
            await self.session.until(lambda table: table["seq"] >= done["seq"])

    async def undo(self) -> None:
        """Undo the last action, or ask the others to agree."""
        table = self.session.table
        self.luck.recorder.agreed()
        if (done := await self.send("undo", seat=table["turn"], seq=table["seq"])) is not None:
            await self.session.until(lambda now: now["seq"] >= done["seq"])

    async def send(self, kind: str, **fields: object) -> Frame | None:
        """Send a command; if it is refused, show that and return None."""
        try:
            return await self.session.ask(kind, **fields)
        except Refused as refusal:
            said = refusal.frame.get("text")
            if said:
                why = self.text().say(message_of(said))
                self.screen.warn(self.words.text("refusal", why=why, rule=refusal.frame["rule"]))
            else:
                self.screen.warn(self.words.text("join-refused", code=str(refusal)))
            return None

    def _asked_to_agree(self, table: Frame) -> bool:
        asked, mine = table["undo_asked"], table["you"]["seats"]
        if asked is None or not mine or asked["seat"] in mine:
            return False
        return not set(mine) <= set(asked["agreed"])

    async def _answer_undo(self, table: Frame) -> None:
        name = self.text().seat(table["undo_asked"]["seat"] - 1)
        typed = await self._ask(self.words.text("join-undo-asked", name=name))
        agree = typed.strip().lower()[:1] == self.words.text("join-yes")[:1]
        if agree:
            self.luck.recorder.agreed()
        await self.send("answer-undo", seat=table["you"]["seats"][0], seq=table["seq"], agree=agree)

    async def _ask(self, prompt: str) -> str:
        return await asyncio.to_thread(self.screen.ask, prompt)


def outcome_of(outcome: Frame) -> Outcome:
    """Convert an outcome from the wire."""
    lines = [
        tuple(ScoreLine(message_of(line["text"]), line["points"]) for line in of_seat) for of_seat in outcome["lines"]
    ]
    return Outcome(tuple(outcome["scores"]), tuple(outcome["ranks"]), message_of(outcome["reason"]), tuple(lines))
