"""Numbers and times formatted for a language, from the locale data of the Unicode project."""

from datetime import UTC, datetime
from functools import cache

from babel import Locale
from babel.dates import format_date, format_time
from babel.numbers import format_decimal, format_percent


@cache
def _locale(language: str) -> Locale:
    return Locale.parse(language)


def _digits(digits: int) -> str:
    return "#,##0" + ("." + "0" * digits if digits else "")


def number(value: float, language: str, digits: int = 0, signed: bool = False) -> str:
    """A number with grouped thousands and a fixed number of decimals; `signed`: with a plus sign if it is positive."""
    places = _digits(digits)
    return format_decimal(value, f"+{places};-{places}" if signed else places, _locale(language))


def percent(value: float, language: str, digits: int = 0) -> str:
    """A share in percent, with the spacing of the language."""
    pattern = _locale(language).percent_formats[None].pattern
    return format_percent(value, pattern.replace("#,##0", _digits(digits)), _locale(language))


def moment(at: int, language: str) -> str:
    """A time in milliseconds since 1970 as a date and a time of day, in UTC."""
    when, locale = datetime.fromtimestamp(at / 1000, UTC), _locale(language)
    date, time = format_date(when, "medium", locale=locale), format_time(when, "short", locale=locale)
    return str(locale.datetime_formats["medium"]).format(time, date) + " UTC"
