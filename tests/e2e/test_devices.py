"""Carrying seats from one browser to another, and signing out."""

from __future__ import annotations

from tests.e2e.conftest import Meet
from tests.e2e.people import Person


def code_shown(person: Person) -> str:
    """Ask for a code for another device."""
    person.go("#/devices")
    person.page.get_by_role("button", name="Show a code").click()
    person.page.locator("img.qr").wait_for()
    return person.page.locator(".code b").inner_text()


def test_seats_go_to_the_phone_and_are_signed_out_there(meet: Meet) -> None:
    laptop, phone = meet(name="Ada"), meet(name="Ada", size="phone")
    laptop.play_alone("uly", 2)
    table = laptop.table()
    code = code_shown(laptop)
    phone.go(f"#/carry/{code}")
    phone.page.get_by_role("button", name="Bring them here").click()
    phone.page.locator(f'a[href="#/t/{table}"]').first.click()
    phone.page.wait_for_selector(".board .spot")
    assert code not in phone.page.url
    laptop.page.get_by_text("this one").wait_for()
    laptop.page.get_by_role("button", name="Sign out", exact=True).click()
    phone.page.get_by_text("This device was signed out.").wait_for()
    laptop.go(f"#/t/{table}")
    laptop.page.wait_for_selector(".board .spot")
    assert laptop.faults == [] and phone.faults == []
