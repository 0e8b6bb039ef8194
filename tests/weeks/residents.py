"""The twelve people of the house, with their habits."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from datetime import datetime
from typing import TYPE_CHECKING, Any
from zoneinfo import ZoneInfo

from tana.client import Session, Visitor
from tana.server.tables import credentials
from tests.server.receivers import Receiver
from tests.weeks.clock import SharedClock
from tests.weeks.ears import Ears

if TYPE_CHECKING:
    from tests.weeks.phones import Phone

PATIENCE = 0.4


@dataclass(frozen=True)
class Habits:
    """A person's identity and habits."""

    name: str
    language: str
    zone: str
    hours: tuple[float, ...]
    """The hours of the day (UTC) when they look at their tables."""
    channel: str = ""
    """The notification channel: webhook, ntfy or push; empty: none."""
    quiet: tuple[int, int] | None = None
    """Quiet hours, in minutes of the day in local time."""
    bad_network: bool = False
    phone: bool = False
    """Whether they have a second device, which they use equally often."""
    away: tuple[int, int] | None = None
    """The first and last day of their holiday."""
    loses_device: int = -1
    """The day on which they lose all devices, but not the recovery words."""
    deaf_on: int = -1
    """The day on which their notification channel fails for some hours."""


GAMES = ("molly", "uly", "buddel", "hickory")
OFTEN = (7.0, 8.5, 10.0, 11.5, 13.0, 14.5, 16.0, 17.5, 19.0, 21.5)
MORNINGS = (6.5, 7.5, 9.0, 12.0, 12.5, 15.5, 18.0, 19.5)
NIGHTS = (0.5, 1.5, 11.0, 14.0, 17.0, 18.5, 22.0, 23.5)

PEOPLE = (
    Habits("Ada", "en", "Europe/London", OFTEN, "webhook"),
    Habits("Bruno", "it", "Europe/Rome", OFTEN, "push", quiet=(22 * 60, 7 * 60), phone=True),
    Habits("Chloé", "fr", "Europe/Paris", MORNINGS, "webhook", bad_network=True, deaf_on=1),
    Habits("Dieter", "de", "Europe/Berlin", OFTEN, "ntfy", away=(6, 9), loses_device=1),
    Habits("Elena", "es", "Europe/Madrid", NIGHTS, "webhook", quiet=(2 * 60, 10 * 60), phone=True),
    Habits("Farid", "fr", "Africa/Algiers", OFTEN, "push", loses_device=1),
    Habits("Greta", "de", "Europe/Vienna", MORNINGS, "webhook", deaf_on=4),
    Habits("Hugo", "es", "America/Bogota", NIGHTS, bad_network=True),
    Habits("Ilaria", "it", "Europe/Rome", OFTEN, "webhook", quiet=(21 * 60, 21 * 60 + 30), away=(13, 17)),
    Habits("Jack", "en", "Asia/Tokyo", NIGHTS, "webhook", loses_device=10, bad_network=True),
    Habits("Kate", "en", "America/New_York", OFTEN, "webhook", phone=True, deaf_on=15),
    Habits("Luca", "it", "Europe/Rome", MORNINGS, "ntfy", quiet=(23 * 60, 6 * 60)),
)


@dataclass
class Tenure:
    """A period during which a person had a notification channel."""

    begins: int
    ends: int = 0
    """0: still."""


@dataclass
class Resident:
    """A person, with their devices and everything they received."""

    habits: Habits
    keys: list[str] = field(default_factory=list)
    """The key of each device."""
    lost_keys: list[str] = field(default_factory=list)
    words: str = ""
    all_words: list[str] = field(default_factory=list)
    holder: str = ""
    ears: Ears = field(default_factory=Ears)
    invited: list[str] = field(default_factory=list)
    """Paths of links that they have not followed yet."""
    tables: list[str] = field(default_factory=list)
    """The tables they have joined."""
    push_ids: list[str] = field(default_factory=list)
    tenures: list[Tenure] = field(default_factory=list)
    signings: list[str] = field(default_factory=list)

    @property
    def name(self) -> str:
        return self.habits.name

    @property
    def hook(self) -> str:
        """The name of their channel at the receiver."""
        return f"hook-{self.name.lower().encode('ascii', 'replace').decode().replace('?', 'e')}"

    def is_away(self, day: int) -> bool:
        return self.habits.away is not None and self.habits.away[0] <= day < self.habits.away[1]

    def is_quiet(self, now: int) -> bool:
        """Whether a time is in their quiet hours."""
        if self.habits.quiet is None:
            return False
        local = datetime.fromtimestamp(now / 1000, ZoneInfo(self.habits.zone))
        minute, (begins, ends) = local.hour * 60 + local.minute, self.habits.quiet
        return begins <= minute < ends if begins <= ends else minute >= begins or minute < ends

    def has_channel(self, began: int, now: int) -> bool:
        """Whether a channel worked without a break from before a turn began until now."""
        return any(one.begins < began and (not one.ends or now < one.ends) for one in self.tenures)


class Hands:
    """A resident's browsers while the house is open; connections do not outlive a pause of the simulation."""

    def __init__(self, who: Resident, address: str, proxy: str, rng: random.Random) -> None:
        self.who, self.address, self.rng = who, address, rng
        self.proxy = proxy if who.habits.bad_network else address
        self.visitors: dict[str, Visitor] = {}
        self.phone: Phone | None = None
        """A real browser, in which they make their moves."""

    def browser(self, key: str | None = None) -> Visitor:
        """One of their devices, or a new one."""
        if key is None or key not in self.visitors:
            made = Visitor(self.address, key)
            made.http.timeout = None  # type: ignore[assignment]
            made.http.event_hooks = {"response": [self.who.ears.hear_answer]}
            if key is None:
                return made
            self.visitors[key] = made
        return self.visitors[key]

    def any(self) -> Visitor:
        """One of their devices, at random."""
        return self.browser(self.rng.choice(self.who.keys))

    def keep(self, visitor: Visitor) -> None:
        """Record that a browser has become one of their devices."""
        assert visitor.key is not None
        self.who.keys.append(visitor.key)
        self.visitors[visitor.key] = visitor

    def sit(self, table: str, visitor: Visitor | None = None) -> Session:
        """Connect to a table."""
        visitor = visitor or self.any()
        direct, visitor.address = visitor.address, self.proxy

        def hear(frame: dict[str, Any]) -> None:
            if session.table:
                self.who.ears.hear_frame(frame, session.table)

        session = visitor.sit(table, patience=PATIENCE, on_frame=hear)
        visitor.address = direct
        return session

    # --- joining and returning ---------------------------------------------------------------------------------

    async def move_in(self, receiver: Receiver, clock: SharedClock) -> None:
        """Choose a name, make recovery words and add a notification channel."""
        habits, browser = self.who.habits, self.browser()
        await browser.post("/api/me", {"name": habits.name, "language": habits.language, "zone": habits.zone})
        self.keep(browser)
        self.who.holder = credentials.key_hash(self.who.keys[0])
        await self.write_words_down(browser)
        if habits.phone:
            await self.get_phone(browser)
        if habits.quiet is not None:
            quiet = {"zone": habits.zone, "begins": habits.quiet[0], "ends": habits.quiet[1]}
            await browser.post("/api/notices/quiet", {"quiet": quiet})
        await self.ask_for_notices(receiver, clock)

    async def write_words_down(self, browser: Visitor) -> None:
        made = await browser.post("/api/me/recovery", {"language": self.who.habits.language})
        self.who.words = " ".join(made["words"])
        self.who.all_words.append(self.who.words)

    async def get_phone(self, browser: Visitor) -> None:
        """Carry the seats to a second device."""
        code = (await browser.post("/api/devices/pass", {}))["code"]
        phone = self.browser()
        await phone.post("/api/devices/carry", {"code": code})
        self.keep(phone)

    async def ask_for_notices(self, receiver: Receiver, clock: SharedClock) -> None:
        """Add a notification channel; for push it belongs to the browser."""
        habits, browser = self.who.habits, self.browser(self.who.keys[0])
        if not habits.channel:
            return
        body: dict[str, Any] = {"channel": habits.channel, "language": habits.language}
        if habits.channel == "push":
            made = receiver.subscribe()
            self.who.push_ids.append(made["id"])
            body |= {"address": made["endpoint"], "p256dh": made["p256dh"], "auth": made["auth"]}
        else:
            body["address"] = f"{receiver.address}/hook/{self.who.hook}"
        answer = await browser.post("/api/notices/add", body)
        if answer.get("signing"):
            self.who.signings.append(answer["signing"])
        self.who.tenures.append(Tenure(clock()))

    async def change_place(self, receiver: Receiver, clock: SharedClock) -> None:
        """Switch to a new receiver, since that of the previous part is gone."""
        browser = self.browser(self.who.keys[0])
        for channel in (await browser.get("/api/notices"))["channels"]:
            await browser.post("/api/notices/remove", {"id": channel["id"]})
        if self.who.tenures:
            self.who.tenures[-1].ends = clock()
        await self.ask_for_notices(receiver, clock)

    async def lose_everything(self, clock: SharedClock) -> None:
        """Lose all devices; only the recovery words are left."""
        self.who.lost_keys += self.who.keys
        self.who.keys = []
        self.visitors.clear()

    async def come_back(self, receiver: Receiver, clock: SharedClock) -> None:
        """Restore the person on a new device with the recovery words, sign out the old devices, and make new words."""
        browser = self.browser()
        await browser.post("/api/me/restore", {"words": self.who.words})
        self.keep(browser)
        await self.write_words_down(browser)
        if self.who.habits.channel == "push":
            self.who.tenures[-1].ends = clock()
            await self.ask_for_notices(receiver, clock)

    async def close(self) -> None:
        for visitor in self.visitors.values():
            await visitor.http.aclose()
