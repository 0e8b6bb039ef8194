"""Admission to a house: open, by invitation, by password, by a proxy's header, or by OpenID Connect."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any, cast

import httpx
import pytest

from tana.cli.main import FAULT, main
from tana.server.transport import house_tokens
from tana.server.transport.addresses import PEER
from tana.server.transport.connection_gate import ConnectionGate
from tana.server.transport.house_admission import INVITED, AdmissionRules
from tana.server.transport.http_deadlines import ServerConfig
from tana.server.transport.security import HostPolicy
from tana.server.transport.sign_on import Provider
from tests.server.conftest import Runner
from tests.server.harness import House, serving

KEY = b"k" * 32
SEATS = [{"kind": "me"}, {"kind": "remote"}]
CREATE = {"game": "uly", "seats": SEATS}
PASSWORD = "a mole in the meadow"


async def created(browser: httpx.AsyncClient) -> int:
    return (await browser.post("/api/tables", json=CREATE)).status_code


async def enter(browser: httpx.AsyncClient, **body: str) -> httpx.Response:
    return await browser.post("/api/house/enter", json=body)


def test_an_open_house_asks_nothing(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house, house.browser() as browser:
            assert (await browser.get("/api/house")).json() == {"admission": "open", "admitted": True}
            assert await created(browser) == 201

    run(check())


def test_a_password_opens_the_house_until_it_is_changed(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        rules = AdmissionRules("password", KEY, PASSWORD)
        async with serving(tmp_path, house=rules) as house, house.browser() as browser:
            answer = await browser.get("/api/tables")
            assert answer.status_code == 403 and answer.json()["code"] == "not-admitted"
            assert (await browser.get("/api/games")).status_code == 200
            assert (await browser.get("/healthz")).status_code == 200
            assert (await browser.get("/")).status_code == 200
            wrong = await enter(browser, password="a mole in the kitchen")
            assert wrong.status_code == 403 and wrong.json()["code"] == "unknown-secret" and not wrong.cookies
            assert (await enter(browser)).status_code == 403
            assert (await enter(browser, invitation="x.y")).status_code == 403
            assert (await enter(browser, password=PASSWORD)).json()["admitted"]
            assert await created(browser) == 201
            cookies = dict(browser.cookies)
        changed = AdmissionRules("password", KEY, "another password")
        async with serving(tmp_path, house=changed) as house, house.browser() as browser:
            browser.cookies.update(cookies)
            assert (await browser.get("/api/tables")).status_code == 403

    run(check())


def test_everything_of_a_table_is_closed_to_strangers(run: Runner, tmp_path: Path) -> None:
    """A person who has a link, a seat's key and a table's id, but was not admitted, always gets the same refusal."""

    async def check() -> None:
        async with serving(tmp_path, house=AdmissionRules("password", KEY, PASSWORD)) as house:
            member = house.visitor()
            await member.post("/api/house/enter", {"password": PASSWORD})
            made = await member.create("uly", SEATS)
            table, secret = made["path"].removeprefix("/t/").split("#s=")
            async with house.browser() as stranger:
                assert member.key is not None
                stranger.cookies.set("tana", member.key)
                asked = [
                    await stranger.post("/api/lookup", json={"table": table, "secret": secret}),
                    await stranger.post("/api/join", json={"table": table, "secret": secret, "name": "Leo"}),
                    await stranger.get(f"/api/tables/{table}"),
                    await stranger.get("/api/tables/none"),
                    await stranger.get("/api/devices"),
                ]
                assert {(answer.status_code, answer.text) for answer in asked} == {(403, asked[0].text)}
                upgrade = {"connection": "Upgrade", "upgrade": "websocket", "sec-websocket-version": "13"}
                key = {"sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ=="}
                socket = await stranger.get(f"/api/tables/{table}/socket", headers=upgrade | key)
                assert socket.status_code == 403

    run(check())


def test_guesses_at_the_password_run_out(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        rules = AdmissionRules("password", KEY, PASSWORD)
        async with serving(tmp_path, house=rules) as house, house.browser() as browser:
            most = house.service.limits.wrong_secret.most
            codes = [(await enter(browser, password=f"a guess, number {n}")).json()["code"] for n in range(most + 1)]
            assert codes == ["unknown-secret"] * most + ["limit"]
            assert (await enter(browser, password=PASSWORD)).json()["code"] == "limit"

    run(check())


def test_an_invitation_is_needed_to_make_tables_but_not_to_join_them(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path, house=AdmissionRules("invitation", KEY)) as house, house.browser() as stranger:
            now = house.service.clock()
            assert await created(stranger) == 403
            late = house_tokens.signed(KEY, INVITED, now - 1)
            forged = house_tokens.signed(b"x" * 32, INVITED, now + 60_000)
            other = house_tokens.signed(KEY, "member/invitation", now + 60_000)
            good = house_tokens.signed(KEY, INVITED, now + 60_000)
            for token in (late, forged, other, good[:-1], good.upper(), "é.ü", "."):
                assert (await enter(stranger, invitation=token)).status_code == 403
            member = house.visitor()
            await member.post("/api/house/enter", {"invitation": good})
            made = await member.create("uly", SEATS)
            guest = house.visitor()
            assert (await guest.join_path(made["path"], name="Leo"))["table"] == made["table"]

    run(check())


def test_a_header_counts_only_from_the_named_proxy(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        for proxies, admitted in (("127.0.0.1", True), ("10.0.0.0/8", False)):
            rules = AdmissionRules("header", KEY, header="Remote-User", proxies=proxies)
            async with serving(tmp_path, house=rules) as house, house.browser() as browser:
                for named in ({}, {"Remote-User": ""}, {"Other-User": "ada"}):
                    assert (await browser.get("/api/tables", headers=named)).status_code == 403
                signed_on = {"Remote-User": "ada", "X-Forwarded-For": "10.0.0.1"}
                answer = await browser.get("/api/tables", headers=signed_on)
                assert answer.status_code == (200 if admitted else 403)

    run(check())


def test_the_peer_is_known_although_a_proxy_names_somebody_else(run: Runner) -> None:
    seen: dict[str, Any] = {}

    async def app(scope: Any, receive: Any, send: Any) -> None:
        seen.update(scope)

    gate = cast(ConnectionGate, None)
    config = ServerConfig(app, gate, proxy_headers=True, forwarded_allow_ips="127.0.0.1", log_config=None)
    config.load()
    headers = [(b"x-forwarded-for", b"203.0.113.9")]
    scope = {"type": "http", "client": ("127.0.0.1", 1), "headers": headers, "scheme": "http"}
    run(cast(Any, config.loaded_app)(scope, None, None))
    assert seen["client"][0] == "203.0.113.9" and seen[PEER] == "127.0.0.1"


# --- OpenID Connect ------------------------------------------------------------------------------------------

oidc = pytest.mark.skipif(
    any(find_spec(name) is None for name in ("authlib", "joserfc")),
    reason="the extra oidc is not installed",
)


@pytest.fixture
def provider() -> Iterator[Any]:
    from tests.server.oidc_provider import providing

    with providing() as found:
        yield found


@asynccontextmanager
async def signing_on(folder: Path, provider: Any, allowed: tuple[str, ...] = ()) -> AsyncIterator[House]:
    """A house below a path, with OpenID Connect."""
    from tests.server.oidc_provider import CLIENT, SECRET

    public = "http://127.0.0.1/games"
    known = Provider(provider.issuer, CLIENT, SECRET, allowed)
    async with serving(
        folder, house=AdmissionRules("oidc", KEY), provider=known, hosts=HostPolicy(public_url=public)
    ) as house:
        yield house


async def walk(house: House, browser: httpx.AsyncClient) -> httpx.Response:
    """Follow the redirects of signing on, as a browser would."""
    answer = await browser.get("/games/house/sign-in")
    assert answer.status_code == 303
    async with httpx.AsyncClient() as outside:
        there = await outside.get(answer.headers["location"])
    back = there.headers["location"]
    assert back.startswith("http://127.0.0.1/games/house/callback?")
    return await browser.get(back.removeprefix("http://127.0.0.1"))


@oidc
def test_somebody_who_signs_on_comes_in(run: Runner, tmp_path: Path, provider: Any) -> None:
    async def check() -> None:
        async with signing_on(tmp_path, provider) as house, house.browser() as browser:
            assert (await browser.get("/games/api/tables")).status_code == 403
            answer = await walk(house, browser)
            assert answer.status_code == 303 and answer.headers["location"] == "http://127.0.0.1/games/"
            assert (await browser.get("/games/api/house")).json() == {"admission": "oidc", "admitted": True}
            assert (await browser.get("/games/api/tables")).status_code == 200

    run(check())


@oidc
@pytest.mark.parametrize(
    "wrong",
    [{"aud": "another"}, {"iss": "http://127.0.0.1:1"}, {"nonce": "of another try"}, {"exp": 1}, {"nonce": None}],
    ids=lambda wrong: next(iter(wrong)),
)
def test_a_token_with_a_wrong_claim_opens_nothing(
    run: Runner, tmp_path: Path, provider: Any, wrong: dict[str, Any]
) -> None:
    async def check() -> None:
        provider.wrong = wrong
        async with signing_on(tmp_path, provider) as house, house.browser() as browser:
            answer = await walk(house, browser)
            assert answer.status_code == 403 and answer.json()["code"] == "not-admitted"
            assert (await browser.get("/games/api/tables")).status_code == 403

    run(check())


@oidc
def test_a_forged_signature_opens_nothing(run: Runner, tmp_path: Path, provider: Any) -> None:
    from joserfc.jwk import RSAKey

    async def check() -> None:
        provider.other_key = RSAKey.generate_key(2048, {"kid": "one", "use": "sig"})
        async with signing_on(tmp_path, provider) as house, house.browser() as browser:
            assert (await walk(house, browser)).status_code == 403

    run(check())


@oidc
@pytest.mark.parametrize(
    ("claims", "admitted"),
    [
        ({}, True),
        ({"email": "leo@example.com"}, True),
        ({"email": "eve@example.net"}, False),
        ({"email": "eve@evil-example.org"}, False),
        ({"email_verified": False}, False),
    ],
)
def test_the_list_decides(run: Runner, tmp_path: Path, provider: Any, claims: dict[str, Any], admitted: bool) -> None:
    async def check() -> None:
        provider.wrong = claims
        async with (
            signing_on(tmp_path, provider, ("example.org", "leo@example.com")) as house,
            house.browser() as browser,
        ):
            assert (await walk(house, browser)).status_code == (303 if admitted else 403)

    run(check())


@oidc
@pytest.mark.parametrize(("info", "admitted"), [({}, True), ({"sub": "2"}, False), ({"email_verified": False}, False)])
def test_an_address_may_be_known_to_the_provider_alone(
    run: Runner, tmp_path: Path, provider: Any, info: dict[str, Any], admitted: bool
) -> None:
    """Some providers leave the email out of their tokens. Claims about a different person do not count."""

    async def check() -> None:
        provider.wrong = {"email": None, "email_verified": None}
        provider.info = info
        async with signing_on(tmp_path, provider, ("example.org",)) as house, house.browser() as browser:
            assert (await walk(house, browser)).status_code == (303 if admitted else 403)

    run(check())


@oidc
def test_somebody_else_s_way_back_opens_nothing(run: Runner, tmp_path: Path, provider: Any) -> None:
    """Codes from an attempt in another browser are refused, and so is an unavailable provider."""

    async def check() -> None:
        async with signing_on(tmp_path, provider) as house, house.browser() as browser, house.browser() as other:
            begun = await browser.get("/games/house/sign-in")
            async with httpx.AsyncClient() as outside:
                back = (await outside.get(begun.headers["location"])).headers["location"]
            stolen = await other.get(back.removeprefix("http://127.0.0.1"))
            assert stolen.status_code == 400
            assert (await other.get("/games/api/tables")).status_code == 403
        gone = Provider("http://127.0.0.1:9", "tana")
        rules = AdmissionRules("oidc", KEY)
        async with serving(tmp_path, house=rules, provider=gone) as house, house.browser() as browser:
            assert (await browser.get("/house/sign-in")).status_code == 503

    run(check())


# --- OpenID Connect, with a third-party provider -------------------------------------------------------------

real = pytest.mark.skipif(shutil.which("glewlwyd") is None, reason="no Glewlwyd (Debian: apt-get install glewlwyd)")
BACK = "http://127.0.0.1/games/house/callback"


@pytest.fixture(scope="module")
def debian(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    from tests.server import glewlwyd

    with glewlwyd.providing(tmp_path_factory.mktemp("provider"), BACK) as found:
        yield found


@oidc
@real
@pytest.mark.parametrize(
    ("allowed", "secret", "password", "status"),
    [
        ((), True, True, 303),
        (("example.org",), True, True, 303),
        (("example.net", "leo@example.org"), True, True, 403),
        ((), False, True, 503),
        ((), True, False, None),
    ],
    ids=["everybody", "on the list", "not on the list", "a wrong secret", "a wrong password"],
)
def test_a_provider_of_debian_signs_somebody_on(
    run: Runner, tmp_path: Path, debian: Any, allowed: tuple[str, ...], secret: bool, password: bool, status: int | None
) -> None:
    from tests.server.glewlwyd import CLIENT, PASSWORD, SECRET

    async def check() -> None:
        known = Provider(debian.issuer, CLIENT, SECRET if secret else "another", allowed)
        hosts = HostPolicy(public_url="http://127.0.0.1/games")
        rules = AdmissionRules("oidc", KEY)
        async with serving(tmp_path, house=rules, provider=known, hosts=hosts) as house, house.browser() as browser:
            begun = await browser.get("/games/house/sign-in")
            there = await debian.sign_on(begun.headers["location"], PASSWORD if password else "a guess of somebody")
            back = there.headers["location"]
            if status is None:
                assert back.startswith(f"{debian.address}/login?")
            else:
                assert back.startswith(f"{BACK}?")
                assert (await browser.get(back.removeprefix("http://127.0.0.1"))).status_code == status
            seen = await browser.get("/games/api/tables")
            assert seen.status_code == (200 if status == 303 else 403)

    run(check())


# --- settings ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--admission", "password"], "needs a password: set TANA_HOUSE_PASSWORD"),
        (["--admission", "password", "--house-password", "short"], "at least 8 characters"),
        (["--admission", "header"], "needs the proxy that sets it"),
        (["--admission", "oidc", "--oidc-client", "x"], "needs --oidc-issuer, --public-url"),
        (["--admission", "invitation", "--house-key", "none"], "there is no file none"),
        (["--sign-on-header", "a b"], "should be the name of a header"),
    ],
)
def test_settings_that_would_let_nobody_in_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], options: list[str], said: str
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    assert main(["serve", "--port", "0", "--database", str(tmp_path / "t.db"), *options]) == FAULT
    assert said in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_the_command_line_prints_an_invitation_that_works(
    run: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    public = ["--public-url", "https://example.org/tana/", "--admission", "invitation", "--lang", "en"]
    assert main(["invite", "--days", "1", *public]) == 0
    said = capsys.readouterr().out.splitlines()
    assert said[0] == "People who open this link within a day may make tables at this house:"
    address, _, token = said[1].partition("#/house/")
    assert address == "https://example.org/tana/"
    file = tmp_path / "tana" / "house.key"
    assert file.stat().st_mode & 0o077 == 0

    async def check() -> None:
        rules = AdmissionRules("invitation", file.read_bytes())
        async with serving(tmp_path, house=rules) as house:
            await house.visitor().post("/api/house/enter", {"invitation": token})

    run(check())
    assert main(["invite", "--admission", "open"]) == FAULT
    assert "this house admits by open" in capsys.readouterr().err
