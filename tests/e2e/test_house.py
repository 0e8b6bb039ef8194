"""A house that is not open to everybody: a wrong password, the right one, and an invitation."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tana.cli.main import main
from tests.e2e.conftest import Meet, serving

PASSWORD = "a mole in the meadow"


@pytest.fixture
def address(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A server with these settings, instead of the shared one."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    if request.param == "password":
        monkeypatch.setenv("TANA_HOUSE_PASSWORD", PASSWORD)
    with serving(tmp_path, "--admission", request.param) as url:
        yield url


@pytest.mark.parametrize("address", ["password"], indirect=True)
@pytest.mark.parametrize(("language", "enter"), [("en", "Come in"), ("it", "Entra")])
def test_the_door_opens_with_the_password(meet: Meet, language: str, enter: str) -> None:
    person = meet(size="phone", language=language)
    person.go()
    field = person.page.locator("input[type=password]")
    field.fill("a mole in the kitchen")
    field.press("Enter")
    person.page.get_by_role("alert").wait_for()
    if folder := os.environ.get("TANA_SHOTS"):
        person.page.screenshot(path=f"{folder}/door-{language}.png")
    field.fill(PASSWORD)
    person.page.get_by_role("button", name=enter).click()
    person.page.wait_for_selector(".cover-card")
    person.play_alone("uly", 2)
    assert person.faults == []


@pytest.mark.parametrize("address", ["invitation"], indirect=True)
def test_an_invitation_lets_somebody_make_tables(meet: Meet, address: str, capsys: pytest.CaptureFixture[str]) -> None:
    stranger, friend = meet(), meet()
    stranger.open_table("uly", [{"kind": "me"}, {"kind": "remote"}])
    stranger.page.get_by_role("button", name="Back to the games").click()
    stranger.page.wait_for_selector(".cover-card")
    assert main(["invite", "--admission", "invitation", "--public-url", address, "--lang", "en"]) == 0
    link = capsys.readouterr().out.splitlines()[1]
    friend.plan("uly", [{"kind": "me"}, {"kind": "remote"}])  # read by the page that the link opens
    friend.page.goto(link)
    friend.page.wait_for_selector(".cover-card")
    assert "house" not in friend.page.url
    friend.open_table("uly", [{"kind": "me"}, {"kind": "remote"}])
    stranger.accept(friend.invitation())
    assert stranger.faults == [] and friend.faults == []
