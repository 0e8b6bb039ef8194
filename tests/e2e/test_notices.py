"""Notifications in a real browser: turned on at the table, shown by the service worker, linking to the table."""

from __future__ import annotations

import contextlib
import json
import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.e2e.conftest import SIZES, free_port, wait_until_ready
from tests.e2e.people import PATIENCE_MS, Person
from tests.server.receivers import Receiver, receiving

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

ROOT = Path(__file__).resolve().parents[2]
SUBSCRIBED = """
const made = %s;
const subscription = {
  endpoint: made.endpoint,
  options: { applicationServerKey: null },
  toJSON: () => ({ endpoint: made.endpoint, keys: { p256dh: made.p256dh, auth: made.auth } }),
  unsubscribe: async () => true,
};
PushManager.prototype.subscribe = async () => subscription;
PushManager.prototype.getSubscription = async () => subscription;
"""
"""A fake subscription, since a browser without access to its vendor's push service cannot subscribe."""


@pytest.fixture(scope="module")
def receiver() -> Iterator[Receiver]:
    with receiving() as found:
        yield found


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, receiver: Receiver) -> Iterator[str]:
    """A server that sends its notifications to the receiver."""
    folder, port = tmp_path_factory.mktemp("notices"), free_port()
    command = [sys.executable, "-m", "tests.e2e.notice_server", str(port), str(folder / "tables.db"), receiver.host]
    with (folder / "log").open("w") as log:
        server = subprocess.Popen(command, stdout=log, stderr=log, cwd=ROOT)
    url = f"http://127.0.0.1:{port}"
    try:
        wait_until_ready(url, server, folder / "log")
        yield url
    finally:
        server.terminate()
        server.wait(20)


@contextlib.contextmanager
def somebody(browser: Browser, address: str, name: str, subscription: dict[str, str] | None = None) -> Iterator[Person]:
    workers = "block" if subscription is None else "allow"
    context = browser.new_context(viewport=SIZES["desktop"], locale="en", service_workers=workers)  # type: ignore[arg-type]
    context.set_default_timeout(PATIENCE_MS)
    if subscription is not None:
        context.grant_permissions(["notifications"], origin=address)
        context.add_init_script(SUBSCRIBED % json.dumps(subscription))
    person = Person(context.new_page(), address)
    person.remember(motion="off", name=name, **{"play-here": "off"})
    try:
        yield person
    finally:
        context.close()


def until(found: Callable[[], Any]) -> Any:
    """Wait for a condition outside the browser."""
    deadline = time.monotonic() + PATIENCE_MS / 1000
    while not (value := found()):
        assert time.monotonic() < deadline, "it did not happen in time"
        time.sleep(0.05)
    return value


def is_my_turn(person: Person) -> bool:
    return person.page.locator('.room[data-turn="mine"]').count() > 0


def play_while_mine(person: Person, luck: random.Random) -> None:
    person.page.wait_for_selector(".board .spot")
    while is_my_turn(person) and not person.is_over:
        person.act(person.glance(), luck)


def deliver(context: BrowserContext, page: Page, data: str) -> None:
    """Deliver a push message to this site's service worker, once it is active: before that, messages may be dropped."""
    session = context.new_cdp_session(page)
    found: list[str] = []
    session.on(
        "ServiceWorker.workerVersionUpdated",
        lambda event: found.extend(one["registrationId"] for one in event["versions"] if one["status"] == "activated"),
    )
    session.send("ServiceWorker.enable")
    while not found:
        page.wait_for_timeout(20)
    origin = page.evaluate("location.origin")
    session.send("ServiceWorker.deliverPushMessage", {"origin": origin, "registrationId": found[-1], "data": data})


SHOWN = """async () => {
  const registration = await navigator.serviceWorker.ready;
  return (await registration.getNotifications()).map(({ title, body, tag }) => ({ title, body, tag }));
}"""


def test_a_turn_reaches_a_closed_page_and_opens_the_table(
    whole_browser: Browser, house: str, receiver: Receiver
) -> None:
    luck, subscription = random.Random(7), receiver.subscribe()
    with somebody(whole_browser, house, "Ada") as ada, somebody(whole_browser, house, "Bo", subscription) as bo:
        ada.open_table("molly", [{"kind": "me"}, {"kind": "remote"}])
        bo.accept(ada.invitation())
        ada.start()
        bo.page.wait_for_selector(".board .spot")
        table = bo.table()
        if is_my_turn(bo):
            play_while_mine(bo, luck)
        bo.page.get_by_role("button", name="Tell me when it is my turn").click()
        bo.page.get_by_role("button", name="Tell me when it is my turn").wait_for(state="detached")
        with bo.page.expect_response(lambda answer: answer.url.endswith("/look")):
            bo.go("#/")
        play_while_mine(ada, luck)
        (sent,) = until(lambda: [one for one in receiver.received() if one.get("id") == subscription["id"]])
        assert receiver.rejected() == []
        (worker,) = bo.page.context.service_workers
        worker.evaluate("navigator.setAppBadge = async (count) => { self.badge = count; }")
        deliver(bo.page.context, bo.page, json.dumps(sent["message"]))
        until(lambda: bo.page.evaluate(SHOWN))
        until(lambda: worker.evaluate("self.badge") == 1)
        (shown,) = bo.page.evaluate(SHOWN)
        assert shown == {"title": "Molly: your turn", "body": "It is Bo’s turn at the table with Ada.", "tag": table}
        opened = worker.evaluate("""async () => {
          let address = null;
          clients.openWindow = async (wanted) => { address = wanted; };
          const [notification] = await registration.getNotifications();
          const event = new NotificationEvent("notificationclick", { notification });
          self.dispatchEvent(event);
          while (address === null) await new Promise((resolve) => setTimeout(resolve, 10));
          return address;
        }""")
        bo.page.goto(opened)
        bo.page.wait_for_selector('.room[data-turn="mine"]')
        assert table in bo.page.url
        assert bo.page.evaluate(SHOWN) == []
        assert not ada.faults and not bo.faults


def test_a_push_that_cannot_be_read_shows_something(whole_browser: Browser, house: str, receiver: Receiver) -> None:
    with somebody(whole_browser, house, "Cleo", receiver.subscribe()) as cleo:
        cleo.go()
        cleo.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        for data in ("", "no json", "[]", '{"notification": 1}'):
            deliver(cleo.page.context, cleo.page, data)
            until(lambda: cleo.page.evaluate(SHOWN))
            assert [one["title"] for one in cleo.page.evaluate(SHOWN)] == ["Tana"]
            cleo.page.evaluate("""async () => {
              const registration = await navigator.serviceWorker.ready;
              for (const one of await registration.getNotifications()) one.close();
            }""")
            until(lambda: not cleo.page.evaluate(SHOWN))


def test_other_places_and_quiet_hours_in_the_settings(whole_browser: Browser, house: str, receiver: Receiver) -> None:
    with somebody(whole_browser, house, "Dora", receiver.subscribe()) as dora:
        dora.play_alone("molly", 2)
        dora.go("#/notices")
        page = dora.page
        page.get_by_role("checkbox", name="Tell me when it is my turn").check()
        page.get_by_text("Browser", exact=True).wait_for()
        page.get_by_label("Address").fill(f"{receiver.address}/hook/dora")
        page.get_by_role("button", name="Add", exact=True).click()
        page.get_by_role("listitem").filter(has_text="ntfy").get_by_role("button", name="Send test").click()
        page.get_by_text("Sent.").wait_for()
        assert [one["text"] for one in receiver.received() if one.get("hook") == "dora"]
        page.get_by_role("checkbox", name="Mute notifications at certain hours").check()
        page.get_by_label("From").fill("21:30")
        page.get_by_label("From").blur()
        page.reload()
        page.get_by_label("From").wait_for()
        assert page.get_by_label("From").input_value() == "21:30"
        page.get_by_role("listitem").filter(has_text="ntfy").get_by_role("button", name="Remove").click()
        page.get_by_role("listitem").filter(has_text="ntfy").wait_for(state="detached")
        assert not dora.faults
