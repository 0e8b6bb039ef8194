"""Parses the User-Agent header into the names of a browser and its system, for the list of devices."""

from __future__ import annotations

BROWSERS = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chrome", "Chrome"),
    ("Safari", "Safari"),
    ("python-httpx", "Tana"),
)
"""Substrings of the header and browser names. The first match counts, since most headers also contain "Safari"."""
SYSTEMS = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("Mac OS X", "Mac"),
    ("CrOS", "Chromebook"),
    ("Linux", "Linux"),
)


def browser_of(user_agent: str) -> tuple[str, str]:
    """The names of a browser and its system; empty if unknown."""
    return _first(user_agent, BROWSERS), _first(user_agent, SYSTEMS)


def _first(text: str, names: tuple[tuple[str, str], ...]) -> str:
    return next((name for sign, name in names if sign in text), "")
