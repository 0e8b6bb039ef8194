"""Authorisation: every route about people, histories, ladders, open tables and the host page, tried in every role.

A new route has to be added to `ROUTES` or, if it is about a table or not about people, to `ELSEWHERE`.
"""

from __future__ import annotations

import asyncio
import random
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
from starlette.routing import Route

from tana.client import Visitor
from tana.server.app import Config, make_app, make_service
from tana.server.bus.local import LocalBus
from tana.server.house.host import person_id
from tana.server.live.bot_players import BotsHere
from tana.server.live.limits import Limits
from tana.server.protocol.wire import Settings
from tana.server.rate_limit import Rate
from tana.server.storage.hosting import HostStore
from tana.server.tables import credentials
from tana.server.transport.host_api import KEY_HEADER
from tests.server.authenticator import Authenticator
from tests.server.conftest import Runner
from tests.server.harness import House, play_randomly, serving, soon
from tests.server.test_host import host_of
from tests.server.test_people import holder_of

ROLES = ("stranger", "other", "mate", "kicked", "deleted", "banned", "host", "owner")
"""A stranger without a key; people of the house who have never met the owner, have played with them, or were removed by
them from a table; a deleted person; a banned person; a caller with only the host key; the owner."""
NOBODY = ("stranger", "deleted", "host")
"""Roles without a person: they have no key, or it is no longer valid."""
FAIL = {"banned": "banned"}
NAME, WORDS = "Zerbinetta", "bring your own mole"
PLENTY = Rate(10_000, 60)
RATED = msgspec.to_builtins(Settings(rated=True, hints=False))


def person_only(code: str = "ok", nobody: str = "not-allowed", **more: str) -> dict[str, str]:
    """The status for each role on a route that needs a person."""
    return {role: nobody if role in NOBODY else code for role in ROLES} | FAIL | more


def everybody(code: str = "ok", **more: str) -> dict[str, str]:
    return dict.fromkeys(ROLES, code) | FAIL | more


def host_only(code: str = "ok") -> dict[str, str]:
    return dict.fromkeys(ROLES, "unknown-secret") | {"host": code}


@dataclass
class Case:
    """A request, with the expected status for each role."""

    expected: dict[str, str]
    body: Any = None
    query: dict[str, Any] = field(default_factory=dict)


NO_ID = "x" * 43
SOMEBODY = {"person": "0" * 16}
DATA = {"client_data": "e30", "attestation": "e30"}
ANSWER = {"client_data": "e30", "authenticator_data": "e30", "signature": "e30"}
AT = "/api/tables/{table}"
ROUTES: dict[tuple[str, str], Case] = {
    ("GET", "/api/history"): Case(everybody()),
    ("GET", "/api/history/statistics"): Case(everybody()),
    ("GET", "/api/history/export"): Case(everybody()),
    ("GET", "/api/history/of"): Case(
        everybody("not-allowed", mate="ok", owner="ok", kicked="ok"), query={"table": "{table}", "seat": 1}
    ),
    ("GET", "/api/ladder"): Case(everybody(), query={"game": "uly", "seats": 2}),
    ("GET", f"{AT}/rating"): Case(everybody("unknown-table", mate="ok", owner="ok")),
    ("GET", "/api/open"): Case(everybody()),
    ("POST", "/api/open"): Case(
        person_only("unknown-table", owner="not-now", mate="not-allowed"), {"table": "{table}", "description": "x"}
    ),
    ("POST", "/api/open/close"): Case(everybody("not-now", owner="ok"), {"table": "{open}"}),
    ("POST", "/api/open/join"): Case(everybody("unknown-table"), {"table": "{table}", "name": "Eve"}),
    ("POST", "/api/quick"): Case(
        person_only(), {"id": "a", "game": "uly", "seats": [5], "pace": "days", "name": "Eve"}
    ),
    ("POST", "/api/quick/leave"): Case(person_only(), {"id": "a"}),
    ("GET", "/api/host"): Case(host_only()),
    ("POST", "/api/host/invite"): Case(host_only("not-now"), {}),
    ("POST", "/api/host/kick"): Case(host_only("bad-request"), SOMEBODY),
    ("POST", "/api/host/ban"): Case(host_only("bad-request"), SOMEBODY),
    ("POST", "/api/host/unban"): Case(host_only("bad-request"), SOMEBODY),
    ("POST", "/api/host/close"): Case(host_only("unknown-table"), {"table": "0" * 20}),
    ("POST", "/api/host/announce"): Case(host_only(), {"text": ""}),
    ("POST", "/api/host/admission"): Case(host_only(), {"admission": "open"}),
    ("POST", "/api/host/open-tables"): Case(host_only(), {"open_to": "house"}),
    ("POST", "/api/host/backup"): Case(host_only("not-now"), {}),
    ("GET", "/api/me"): Case(everybody()),
    ("POST", "/api/me"): Case(everybody("bad-request"), {"name": " "}),
    ("POST", "/api/me/privacy"): Case(person_only(), {"privacy": {}}),
    ("POST", "/api/me/recovery"): Case(person_only(), {}),
    ("POST", "/api/me/restore"): Case(everybody("bad-request"), {"words": "not a word", "replace": True}),
    ("POST", "/api/me/delete"): Case(person_only("bad-request"), {"sure": False}),
    ("GET", "/api/passkeys"): Case(everybody()),
    ("POST", "/api/passkeys/begin"): Case(person_only(), {}),
    ("POST", "/api/passkeys/add"): Case(person_only("bad-request"), {"id": NO_ID, **DATA}),
    ("POST", "/api/passkeys/remove"): Case(person_only("bad-request"), {"id": NO_ID}),
    ("POST", "/api/passkeys/challenge"): Case(everybody(banned="ok"), {}),
    ("POST", "/api/passkeys/use"): Case(everybody("bad-request"), {"id": NO_ID, "replace": True, **ANSWER}),
    ("GET", "/api/devices"): Case(everybody()),
    ("POST", "/api/devices/pass"): Case(person_only(), {}),
    ("POST", "/api/devices/carry"): Case(everybody("unknown-secret"), {"code": "ABCDEFGHJKLM", "replace": True}),
    ("POST", "/api/devices/sign-out"): Case(person_only("bad-request"), {"device": "0" * 16}),
    ("GET", "/api/calendar"): Case(everybody()),
    ("POST", "/api/calendar/new"): Case(person_only(), {}),
    ("POST", "/api/calendar/remove"): Case(person_only(), {}),
    ("GET", "/api/calendar.ics"): Case(everybody("unknown-secret", banned="unknown-secret"), query={"key": NO_ID}),
    ("GET", "/api/notices"): Case(everybody()),
    ("POST", "/api/notices/add"): Case(
        person_only("bad-request"), {"channel": "ntfy", "address": "http://127.0.0.1/topic"}
    ),
    ("POST", "/api/notices/remove"): Case(person_only(), {"id": "0" * 16}),
    ("POST", "/api/notices/test"): Case(person_only("bad-request"), {"id": "0" * 16}),
    ("POST", "/api/notices/quiet"): Case(person_only(), {"quiet": None}),
    ("POST", "/api/puzzles/answer"): Case(everybody(), {"puzzle": "0" * 10, "choice": 0}),
}
ELSEWHERE = {
    "/api/games",
    "/api/games/{game:str}/view",
    "/api/games/{game:str}/rules/{language:str}",
    "/api/games/{game:str}/text/{language:str}",
    "/api/tables",
    "/api/lookup",
    "/api/join",
    "/api/qr",
    "/api/reach",
    "/api/reach/open",
    "/api/house",
    "/api/house/enter",
    "/api/offline",
    "/api/rules/{rules}",
}
"""Routes that are not about a person: the catalogue, kept rules, making and joining tables (`test_table`,
`test_security`), and the house itself (`test_house`, `test_reach`). For routes of a table see `test_security`,
`test_after_game` and `test_twins`."""


def test_every_address_is_in_the_table(tmp_path: Path) -> None:
    config = Config(tmp_path / "tana.db", compile=False)
    service = make_service(config, bus=LocalBus(), bots=BotsHere())
    found = {
        (method, route.path.replace(":str", ""))
        for route in make_app(config, service).routes
        if isinstance(route, Route) and route.path.startswith("/api/")
        for method in route.methods or ()
        if method != "HEAD"
    }
    asyncio.run(service.store.close())
    others = {path.replace(":str", "") for path in ELSEWHERE}
    about_tables = {one for one in found if one[1].startswith(f"{AT}/") or one[1] == AT}
    about_people = {one for one in found if one[1] not in others} - (about_tables - set(ROUTES))
    assert about_people == set(ROUTES)


@dataclass
class Scene:
    """A house in which the owner has played a rated game and has an open table."""

    house: House
    people: dict[str, Visitor]
    table: str
    open: str
    secrets: list[str]
    """Secrets that must never be sent to anybody."""
    private: list[str]
    """Data for the owner and people who have met them only, except that the host page shows names and tables."""


async def scene(house: House) -> Scene:
    found = {role: house.visitor() for role in ROLES}
    owner = found["owner"]
    for role in ("other", "mate", "kicked", "deleted", "banned", "owner"):
        await found[role].post("/api/me", {"name": NAME if role == "owner" else role.title()})
    seats = [{"kind": "me", "name": NAME}, {"kind": "remote"}]
    made = await owner.create("uly", seats, settings=RATED)
    await found["mate"].join_path(made["path"], name="Mate")
    await owner.command(made["table"], "start")
    async with owner.sit(made["table"], 1) as first, found["mate"].sit(made["table"], 2) as second:
        await asyncio.gather(play_randomly(first, random.Random(1)), play_randomly(second, random.Random(2)))

    async def rated() -> bool:
        return bool((await owner.get(f"/api/tables/{made['table']}/rating"))["state"] == "rated")

    await soon(rated)
    opened = await owner.create("uly", [seats[0], *[{"kind": "remote"}] * 2], settings={"turn_h": 24})
    await found["kicked"].join_path(opened["path"], name="Kicked")
    await owner.command(opened["table"], "set-seat", seat=2, to="remote")
    await owner.post("/api/open", {"table": opened["table"], "description": WORDS})
    owner.http.headers["host"] = house.address.replace("http://127.0.0.1", "localhost")
    device = Authenticator()
    asked = await owner.post("/api/passkeys/begin", {})
    await owner.post("/api/passkeys/add", device.make(asked, house.address.replace("127.0.0.1", "localhost")))
    feed = (await owner.post("/api/calendar/new", {}))["path"].partition("key=")[2]
    words = (await owner.post("/api/me/recovery", {}))["words"]
    del owner.http.headers["host"]
    await found["deleted"].post("/api/me/delete", {"sure": True})
    host = await host_of(house)
    await host.act("ban", person=person_id(holder_of(found["banned"])))
    found["host"].http.headers[KEY_HEADER] = await HostStore(house.service.store.notices).key()
    assert owner.key is not None
    holders = [holder_of(one) for one in found.values() if one.key]
    secrets = [*holders, owner.key, credentials.device_id(holder_of(owner)), feed, " ".join(words)]
    return Scene(house, found, made["table"], opened["table"], secrets, [NAME, made["table"], WORDS])


def filled(value: Any, scene: Scene) -> Any:
    """Insert the tables of the scene into a body or query."""
    if isinstance(value, dict):
        return {name: filled(one, scene) for name, one in value.items()}
    return value.format(table=scene.table, open=scene.open) if isinstance(value, str) else value


async def ask(scene: Scene, role: str, method: str, path: str, case: Case) -> httpx.Response:
    http = scene.people[role].http
    headers = {"host": scene.house.address.replace("http://127.0.0.1", "localhost")}
    address = path.format(table=scene.table)
    key = http.cookies.get("tana")
    answered = await http.request(
        method, address, headers=headers, params=filled(case.query, scene), json=filled(case.body, scene)
    )
    if http.cookies.get("tana") != key:  # do not let the answer change the caller's key
        http.cookies.clear()
        if key:
            http.cookies.set("tana", key)
    return answered


def test_everybody_is_answered_what_is_theirs(run: Runner, tmp_path: Path) -> None:
    limits = Limits(wrong_secret=PLENTY, join=PLENTY, history=PLENTY, device_pass=PLENTY, passkey=PLENTY, person=PLENTY)

    async def check() -> None:
        async with serving(tmp_path, limits=limits) as house:
            found = await scene(house)
            wrong = []
            for (method, path), case in ROUTES.items():
                for role in ROLES:
                    response = await ask(found, role, method, path, case)
                    code = response.json()["code"] if response.is_error else "ok"
                    if code != case.expected[role]:
                        wrong.append(f"{method} {path} as {role}: {code}, not {case.expected[role]}: {response.text}")
                    leaks = leaked(found, role, path, response.text)
                    wrong += [f"{method} {path} as {role} tells {leak!r}" for leak in leaks]
            assert wrong == []

    run(check())


OWN = {"/api/devices": 1, "/api/calendar/new": 1}
"""Answers that contain the owner's own secrets."""


def leaked(scene: Scene, role: str, path: str, text: str) -> list[str]:
    """The data in an answer that must not be there."""
    secrets = [] if role == "owner" and path in OWN else [one for one in scene.secrets if one in text]
    if role in ("owner", "mate", "kicked", "host"):
        return secrets
    seen = [one for one in scene.private if one in text]
    if path == "/api/open" and role == "other":
        seen = [one for one in seen if one != WORDS]  # meant for all people of the house
    return secrets + seen
