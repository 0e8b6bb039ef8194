"""Passkeys in a real browser with Chromium's virtual authenticator, and the storage reminder for Safari."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Meet
from tests.e2e.people import Person
from tests.e2e.test_access import violations

if TYPE_CHECKING:
    from playwright.sync_api import CDPSession

OPTIONS = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


@dataclass
class Keychain:
    """The authenticator of somebody's device."""

    session: CDPSession
    id: str

    @classmethod
    def of(cls, person: Person) -> Keychain:
        session = person.page.context.new_cdp_session(person.page)
        session.send("WebAuthn.enable")
        return cls(session, session.send("WebAuthn.addVirtualAuthenticator", {"options": OPTIONS})["authenticatorId"])

    def passkeys(self) -> list[Any]:
        found: list[Any] = self.session.send("WebAuthn.getCredentials", {"authenticatorId": self.id})["credentials"]
        return found

    def receive(self, passkeys: list[Any]) -> None:
        """Add passkeys from another device of the same person, as a cloud keychain does."""
        for one in passkeys:
            self.session.send("WebAuthn.addCredential", {"authenticatorId": self.id, "credential": one})


def introduced(person: Person) -> None:
    person.go("#/me")
    person.page.get_by_role("button", name="Save", exact=True).click()
    expect(person.page.get_by_text("Saved.")).to_be_visible()


def test_a_passkey_brings_somebody_to_a_new_device(meet: Meet) -> None:
    laptop, phone, third = meet(name="Ada"), meet(size="phone"), meet()
    for one in (laptop, phone, third):
        one.address = one.address.replace("127.0.0.1", "localhost")
    introduced(laptop)
    keychain = Keychain.of(laptop)
    laptop.page.get_by_role("button", name="Make a passkey").click()
    line = laptop.page.locator(".passkeys li")
    expect(line).to_contain_text("localhost")
    assert violations(laptop) == []
    laptop.page.get_by_role("button", name="Make a passkey").click()
    expect(laptop.page.get_by_text("No passkey was made.")).to_be_visible()  # this authenticator already has one
    expect(line).to_have_count(1)
    Keychain.of(phone).receive(keychain.passkeys())
    phone.go("#/restore")
    phone.page.get_by_label("Sign out my other devices").uncheck()
    phone.page.get_by_role("button", name="Use a passkey").click()
    expect(phone.page.locator(".me-face")).to_contain_text("Ada")
    expect(phone.page.locator(".passkeys li")).to_contain_text("last used on")
    phone.go("#/devices")
    expect(phone.page.locator("ul.plain li")).to_have_count(2)
    laptop.page.locator(".passkeys li").get_by_role("button", name="Remove").click()
    expect(line).to_have_count(0)
    Keychain.of(third).receive(keychain.passkeys())
    third.go("#/restore")
    third.page.get_by_role("button", name="Use a passkey").click()
    expect(third.page.get_by_text("This passkey is not valid on this server.")).to_be_visible()
    assert laptop.faults == [] and phone.faults == [] and third.faults == []


def test_a_bare_address_says_why_it_has_no_passkeys(meet: Meet) -> None:
    ada = meet(name="Ada")
    introduced(ada)
    expect(ada.page.locator(".passkeys .notice")).to_contain_text("only a numeric address")
    expect(ada.page.get_by_role("button", name="Make a passkey")).to_have_count(0)
    ada.go("#/restore")
    ada.page.get_by_role("button", name="Restore").wait_for()
    expect(ada.page.get_by_role("button", name="Use a passkey")).to_have_count(0)
    assert ada.faults == []


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_safari_is_told_how_to_keep_its_tables(meet: Meet, size: str) -> None:
    ada, other = meet(name="Ada", size=size), meet(name="Bo")
    ada.page.add_init_script("window.GestureEvent = class {}")  # exists in browsers with Safari's engine
    for one in (ada, other):
        one.open_table("uly", [{"kind": "me"}, {"kind": "remote"}])
        one.table()
        one.go()
        one.page.locator(".table-card, .shelf, main a[href^='#/t/']").first.wait_for()
    reminder = ada.page.locator(".keep-reminder")
    expect(reminder).to_contain_text("seven days")
    expect(other.page.locator(".keep-reminder")).to_have_count(0)
    assert violations(ada) == []
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing is cut off at the side"
    reminder.get_by_role("link", name="Recovery words and passkeys").click()
    ada.page.get_by_role("button", name="Make recovery words").click()
    expect(ada.page.locator(".recovery-words li")).to_have_count(12)
    ada.go()
    ada.page.locator("main a[href^='#/t/']").first.wait_for()
    expect(ada.page.locator(".keep-reminder")).to_have_count(0)
    assert ada.faults == [] and other.faults == []
