"""The address in invitations, and opening a server to the local network."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from tana.server.tables.refusal import Refuse
from tana.server.transport.reach import Reach, is_loopback
from tests.server.conftest import Runner
from tests.server.harness import House, serving

NETWORK = "127.0.0.2"
"""Stands in for an address on the local network, since Linux can listen at every 127.x.y.z."""


@contextlib.asynccontextmanager
async def at_home(folder: Path, **more: object) -> AsyncIterator[tuple[House, Reach]]:
    """A server that listens on loopback."""
    reach = Reach(**{"host": "127.0.0.1", "addresses": lambda: [NETWORK], **more})  # type: ignore[arg-type]
    async with serving(folder, reach=reach) as house:
        yield house, reach


def network_address(house: House) -> str:
    return house.address.replace("127.0.0.1", NETWORK)


async def answers(address: str) -> bool:
    async with httpx.AsyncClient() as client:
        try:
            return (await client.get(f"{address}/healthz")).status_code == 200
        except httpx.ConnectError:
            return False


def test_one_request_from_this_machine_opens_the_local_network(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with at_home(tmp_path) as (house, _), house.browser() as client:
            before = (await client.get("/api/reach")).json()
            assert before == {"address": None, "local_only": True, "may_open": True}
            assert not await answers(network_address(house))
            opened = await client.post("/api/reach/open", headers={"origin": house.address})
            assert opened.json() == {"address": network_address(house), "local_only": False, "may_open": False}
            assert await answers(network_address(house)) and await answers(house.address)
            again = await client.post("/api/reach/open", headers={"origin": house.address})
            assert again.json() == opened.json()
            assert (await client.get("/api/reach")).json() == opened.json()
            made = await client.post("/api/tables", json={"game": "uly", "seats": [{"kind": "me"}, {"kind": "remote"}]})
            body = {"code": made.json()["code"], "name": "Leo"}
            async with httpx.AsyncClient(base_url=network_address(house)) as friend:
                assert (await friend.post("/api/join", json=body)).json()["you"]["seats"] == [2]
        assert not await answers(network_address(house)), "the second listener ends with the server"

    run(check())


@pytest.mark.parametrize(
    "headers",
    [
        {},
        {"origin": "http://evil.example"},
        {"origin": "http://127.0.0.1:1"},
        {"origin": "null"},
        {"origin": "http://evil.example", "host": "evil.example"},
        {"origin": "http://192.168.1.5:8470", "host": "192.168.1.5:8470"},
        {"x-forwarded-for": "192.168.1.9"},
        {"forwarded": "for=192.168.1.9"},
        {"x-real-ip": "192.168.1.9"},
    ],
    ids=lambda headers: ",".join(headers.values()) or "no page",
)
def test_nobody_else_opens_it(run: Runner, tmp_path: Path, headers: dict[str, str]) -> None:
    """This covers other sites, pages of other programs on this machine, DNS rebinding and proxies."""

    async def check() -> None:
        async with at_home(tmp_path) as (house, reach), house.browser() as client:
            own = {} if not headers or "origin" in headers else {"origin": house.address}
            refused = await client.post("/api/reach/open", headers={**own, **headers})
            assert refused.status_code == 403 and refused.json()["code"] == "not-allowed"
            assert reach.opened == [] and not await answers(network_address(house))

    run(check())


def test_a_client_elsewhere_neither_opens_the_network_nor_learns_addresses(run: Runner, tmp_path: Path) -> None:
    """A request through a trusted proxy is treated as the client it reports, not as the proxy on this machine."""
    from starlette.requests import Request

    async def check() -> None:
        reach = Reach(host="0.0.0.0", port=8470, addresses=lambda: ["192.168.1.5"])
        for client in ("192.168.1.9", "2001:db8::1", "10.0.0.1"):
            headers = [(b"host", b"127.0.0.1:8470"), (b"origin", b"http://127.0.0.1:8470")]
            asked = Request({"type": "http", "client": (client, 1), "headers": headers, "method": "POST"})
            assert reach.shown_to(asked).address is None
            with pytest.raises(Refuse, match="not-allowed"):
                await reach.open(asked)

    run(check())


def test_links_of_a_server_on_the_network_use_its_address_there(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with at_home(tmp_path, host="0.0.0.0") as (house, _), house.browser() as client:
            told = (await client.get("/api/reach")).json()
            assert told == {"address": network_address(house), "local_only": False, "may_open": False}
            elsewhere = await client.get("/api/reach", headers={"host": "192.168.1.5"})
            assert elsewhere.json()["address"] is None, "the page's own address is already right"

    run(check())


def test_links_of_a_public_server_use_its_public_address(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with at_home(tmp_path, public_url="https://tana.example/") as (house, reach), house.browser() as client:
            assert (await client.get("/api/reach")).json()["address"] == "https://tana.example"
            refused = await client.post("/api/reach/open", headers={"origin": house.address})
            assert refused.status_code == 403 and reach.opened == []

    run(check())


def test_a_machine_without_a_network_says_so(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with at_home(tmp_path, addresses=list) as (house, _), house.browser() as client:
            told = (await client.get("/api/reach")).json()
            assert told == {"address": None, "local_only": True, "may_open": False}
            refused = await client.post("/api/reach/open", headers={"origin": house.address})
            assert refused.status_code == 503

    run(check())


def test_an_address_that_cannot_be_listened_at_changes_nothing(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with at_home(tmp_path, addresses=lambda: ["192.0.2.1"]) as (house, reach), house.browser() as client:
            refused = await client.post("/api/reach/open", headers={"origin": house.address})
            assert refused.status_code == 503 and reach.opened == []
            assert (await client.get("/api/reach")).json()["local_only"]

    run(check())


def test_names_of_this_machine_alone() -> None:
    assert all(map(is_loopback, ("127.0.0.1", "127.9.9.9", "::1", "localhost")))
    assert not any(map(is_loopback, ("", "0.0.0.0", "::", "192.168.1.5", "localhost.evil.example", "127.0.0.1.nip.io")))
