"""Recovery after a lost phone, removal from a table, and deletion, with three people on three devices."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Meet, serving
from tests.e2e.people import Person
from tests.e2e.test_access import violations
from tests.e2e.test_company import command
from tests.e2e.test_devices import code_shown
from tests.e2e.test_host import LOBBY, enter, host_key
from tests.e2e.test_passkeys import introduced


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    """A separate house, whose key the test may read."""
    with serving(tmp_path) as url:
        yield url


def together(ada: Person, bo: Person) -> str:
    """Seat two people at a table and start the game; returns the table."""
    ada.plan("uly", LOBBY)
    ada.go("#/new/uly")
    ada.page.reload()  # so that an open page reads the plan
    ada.page.locator("form button[type=submit].primary").click()
    table = ada.table()
    bo.accept(ada.invitation())
    ada.start()
    for person in (ada, bo):
        person.page.wait_for_selector('.room[data-phase="playing"]')
    return table


def finished(ada: Person, bo: Person) -> str:
    """Let bots finish a game of two people and wait until it is in their histories; returns the table."""
    table = together(ada, bo)
    for seat, person in enumerate((ada, bo), start=1):
        assert command(person, table, "set-seat", seat=seat, to="bot", level="random")
    ada.page.wait_for_selector('.room[data-phase="over"]')
    while not bo.page.request.get(f"{bo.address}/api/history").json()["lines"]:
        bo.page.wait_for_timeout(50)
    return table


def new_words(person: Person, folder: Path) -> Path:
    """Make recovery words and save their file."""
    person.go("#/me")
    person.page.get_by_role("button", name="Make recovery words").click()
    expect(person.page.locator(".recovery-words li")).to_have_count(12)
    with person.page.expect_download() as download:
        person.page.get_by_role("button", name="Save as a file").click()
    file = folder / "tana-recovery.txt"
    download.value.save_as(file)
    return file


def test_a_recovery_file_brings_somebody_back_after_a_lost_phone(meet: Meet, tmp_path: Path) -> None:
    lost, bo, phone = meet(name="Ada"), meet(name="Bo", size="tablet"), meet(size="phone")
    introduced(lost)
    table = together(lost, bo)
    file = new_words(lost, tmp_path)
    assert violations(lost) == []

    phone.go("#/restore")
    page = phone.page
    (tmp_path / "other.txt").write_text("milk, bread")
    page.get_by_label("Recovery file").set_input_files(tmp_path / "other.txt")
    expect(page.get_by_text("This is not a recovery file of Tana.")).to_be_visible()
    words = file.read_text().rpartition(":")[2].split()
    page.get_by_label("Recovery words").fill(" ".join(words[::-1]))
    page.get_by_role("button", name="Restore", exact=True).click()
    expect(page.get_by_role("alert")).to_be_visible()
    assert violations(phone) == []
    page.get_by_label("Recovery file").set_input_files(file)
    page.get_by_role("button", name="Restore", exact=True).click()
    expect(page.locator(".me-face")).to_contain_text("Ada")
    phone.go()
    page.locator(f'a[href$="{table}"]').first.click()
    page.wait_for_selector(".board .spot")
    lost.go(f"#/t/{table}")
    expect(lost.page.locator(".board .spot")).to_have_count(0)

    bo.go("#/restore")  # somebody else's file: Bo is asked first and keeps his identity
    bo.page.get_by_label("Recovery words").fill(" ".join(words))
    bo.page.get_by_role("button", name="Restore", exact=True).click()
    expect(bo.page.get_by_text("This browser has seats at other tables.")).to_be_visible()
    new_words_button = page.get_by_role("button", name="Make new words (the old ones stop working)")
    phone.go("#/me")
    new_words_button.click()
    expect(page.locator(".recovery-words li")).to_have_count(12)
    bo.page.get_by_role("button", name="Give them up and bring the others here").click()
    expect(bo.page.get_by_text("These words restore nobody on this server.")).to_be_visible()
    bo.go(f"#/t/{table}")
    bo.page.wait_for_selector(".board .spot")
    for person in (lost, bo, phone):
        assert person.faults == []


def test_the_host_removes_a_person_with_all_devices(meet: Meet, tmp_path: Path) -> None:
    ada, bo, phone = meet(name="Ada"), meet(name="Bo", size="tablet"), meet(name="Bo", size="phone")
    cy, host = meet(name="Cy"), meet()
    ada.open_table("uly", [*LOBBY, {"kind": "remote"}])
    link = ada.invitation()
    bo.accept(link)
    phone.go(f"#/carry/{code_shown(bo)}")
    phone.page.get_by_role("button", name="Bring them here").click()
    expect(phone.page.locator(f'a[href="#/t/{ada.table()}"]').first).to_be_visible()
    enter(host, host_key(tmp_path))
    row = host.page.locator("li.row", has_text="Bo").filter(has_text="2 devices")
    row.get_by_role("button", name="Remove from tables").click()
    host.page.get_by_role("dialog").get_by_role("button", name="Remove from tables").click()
    expect(host.page.get_by_role("dialog")).to_have_count(0)
    for person in (bo, phone):
        person.page.goto(link)
        person.page.locator(".join-ways button").first.click()
        expect(person.page.get_by_text("The host has removed you from this table.")).to_be_visible()
    cy.accept(link)
    expect(ada.page.locator(".lobby")).to_contain_text("Cy")
    for person in (ada, cy, host):
        assert person.faults == []


def test_somebody_is_deleted_and_the_others_keep_their_games(meet: Meet) -> None:
    ada, bo, cy = meet(name="Ada"), meet(name="Bo", size="phone"), meet(name="Cy", size="tablet")
    introduced(ada)
    table = finished(ada, bo)
    together(ada, cy)
    bo.go("#/history")
    expect(bo.page.locator(".history-line")).to_contain_text("Ada")
    ada.go("#/me")
    ada.page.get_by_role("button", name="Delete me", exact=True).click()
    assert violations(ada) == []
    ada.page.get_by_role("button", name="Cancel").click()
    expect(ada.page.get_by_role("button", name="Delete me for good")).to_have_count(0)
    ada.page.get_by_role("button", name="Delete me", exact=True).click()
    ada.page.get_by_role("button", name="Delete me for good").click()
    ada.page.locator(".covers, .cover-card").first.wait_for()
    ada.go("#/history")
    expect(ada.page.get_by_text("No finished games yet.")).to_be_visible()
    ada.go(f"#/t/{table}")
    expect(ada.page.get_by_role("heading", name="You have found somebody’s table")).to_be_visible()

    bo.page.reload()
    line = bo.page.locator(f'.history-line[data-table="{table}"]')
    expect(line).to_contain_text("a player")
    assert "Ada" not in bo.page.locator("main").inner_text()
    with bo.page.expect_download() as download:
        bo.page.get_by_role("button", name="Save everything as a file").click()
    (game,) = json.loads(Path(download.value.path()).read_text())["games"]
    assert (game["table"], game["names"], game["yours"]) == (table, ["", "Bo"], [2])
    line.get_by_role("link", name="Replay").click()
    bo.page.wait_for_url(f"**/#/replay/{table}")
    expect(cy.page.locator(".room")).not_to_contain_text("Ada")
    for person in (ada, bo, cy):
        assert person.faults == []
