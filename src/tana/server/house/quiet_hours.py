"""Quiet hours, in the holder's local time, during which no notifications are sent."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

from tana.server.storage.notices import QuietHours


def is_zone(name: str) -> bool:
    """Whether a time zone with this name exists."""
    return name in _zones()


@cache
def _zones() -> frozenset[str]:
    return frozenset(available_timezones())


def quiet_until(quiet: QuietHours | None, now: int) -> int | None:
    """The end of the quiet hours in effect at `now` (both in ms since 1970); None outside quiet hours."""
    if quiet is None or quiet.begins == quiet.ends or not is_zone(quiet.zone):
        return None
    zone = ZoneInfo(quiet.zone)
    local = datetime.fromtimestamp(now / 1000, zone)
    minute = local.hour * 60 + local.minute
    over_midnight = quiet.begins > quiet.ends
    inside = (minute >= quiet.begins or minute < quiet.ends) if over_midnight else quiet.begins <= minute < quiet.ends
    if not inside:
        return None
    days = 1 if over_midnight and minute >= quiet.begins else 0
    day = local.date() + timedelta(days=days)
    end = datetime(day.year, day.month, day.day, quiet.ends // 60, quiet.ends % 60, tzinfo=zone)
    return max(now + 1, int(end.astimezone(UTC).timestamp() * 1000))
