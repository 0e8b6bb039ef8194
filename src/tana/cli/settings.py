"""Settings: options that can also come from the environment or a file, through one mechanism.

An option declared with `setting=True` (see `tana.cli.parser.Parser`) takes its value from the first of these that has
one: the command line, the environment (TANA_PUBLIC_URL for `--public-url`), the configuration file, its default. The
`type` of the argument parses and checks them all.
"""

from __future__ import annotations

import argparse
import difflib
import os
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from platformdirs import site_config_path, user_config_path

from tana.errors import TanaError, meant

CONFIG = "config"
FILE = "tana.toml"
PREFIX = "TANA_"
WORDS = {"yes": True, "true": True, "on": True, "1": True, "no": False, "false": False, "off": False, "0": False}
OTHER_VARIABLES = ("TANA_CACHE", "TANA_CONFIG", "TANA_FOX_CORES", "TANA_GAMES", "TANA_QR")
"""Variables that are not settings but are read elsewhere."""
ALIKE = 0.75
"""How similar (0 to 1) an unknown variable must be to a setting to count as a typo."""


class BadSetting(TanaError):
    """An invalid value, an unknown name, or a file that cannot be read; the message names the place."""


@dataclass(frozen=True)
class Given:
    """A value and its source."""

    value: Any
    source: str


def name_of(action: argparse.Action) -> str:
    """The name of a setting: its option without the dashes."""
    return max(action.option_strings, key=len).lstrip("-")


def variable_of(name: str) -> str:
    """The environment variable of a setting."""
    return PREFIX + name.upper().replace("-", "_")


def is_flag(action: argparse.Action) -> bool:
    """Whether a setting is on or off."""
    return action.nargs == 0


def fill(found: argparse.Namespace, settings: Mapping[argparse.Action, Any], known: Sequence[str]) -> None:
    """Fill in settings that the command line left open, and `sources`, the source of each.

    `settings`: the options with their defaults; `known`: the names that a file may contain.
    """
    check_variables(known)
    path = config_file(getattr(found, CONFIG, None))
    content = read(path, known) if path is not None else {}
    sources: dict[str, Given] = {}
    for action, default in settings.items():
        name = name_of(action)
        if hasattr(found, action.dest):
            given = Given(getattr(found, action.dest), "option")
        else:
            given = _given(action, name, content, str(path)) or Given(_default(action, default), "default")
            setattr(found, action.dest, given.value)
        sources[name] = given
    found.sources = sources


def check_variables(known: Sequence[str]) -> None:
    """Reject an environment variable whose name is almost a setting's: it would be ignored silently."""
    variables = [*map(variable_of, known), *OTHER_VARIABLES]
    for variable in sorted(os.environ):
        if not variable.startswith(PREFIX) or variable in variables:
            continue
        names = {one.removeprefix(PREFIX): one for one in variables}
        close = difflib.get_close_matches(variable.removeprefix(PREFIX), names, n=1, cutoff=ALIKE)
        if close:
            raise BadSetting(f"{variable} is not a setting (did you mean {names[close[0]]}?). See: tana config")


def _given(action: argparse.Action, name: str, content: Mapping[str, Any], path: str) -> Given | None:
    """The value from the environment or the file."""
    variable = variable_of(name)
    if (text := os.environ.get(variable)) is not None and text.strip():
        return Given(parsed(action, text, variable), variable)
    if name in content:
        return Given(parsed(action, content[name], f"{path}: {name}"), path)
    return None


def _default(action: argparse.Action, default: Any) -> Any:
    return parsed(action, default, name_of(action)) if isinstance(default, str) else default


def parsed(action: argparse.Action, value: Any, where: str) -> Any:
    """Parse the value of a setting as on the command line."""
    if is_flag(action):
        return _switch(value, where)
    if isinstance(value, bool) or not isinstance(value, (str, int, float, list)):
        raise BadSetting(f"{where} should be a text or a number, not {value!r}")
    text = ",".join(map(str, value)) if isinstance(value, list) else str(value)
    try:
        made = action.type(text) if callable(action.type) else text
    except (argparse.ArgumentTypeError, ValueError) as fault:
        raise BadSetting(f"{where}: {fault}") from None
    if action.choices is not None and made not in action.choices:
        raise BadSetting(f"{where}: {text!r} should be one of {', '.join(map(str, action.choices))}")
    return made


def _switch(value: object, where: str) -> bool:
    if isinstance(value, bool):
        return value
    found = WORDS.get(str(value).strip().lower())
    if found is None:
        raise BadSetting(f"{where}: {value!r} should be yes or no")
    return found


def config_file(given: Path | None) -> Path | None:
    """The file to read: the given one, else TANA_CONFIG, the user's or the machine's; None if there is none."""
    if given is None and (named := os.environ.get(variable_of(CONFIG))):
        given = Path(named)
    if given is not None:
        if not given.is_file():
            raise BadSetting(f"there is no file {given}")
        return given
    return next((path for path in places() if path.is_file()), None)


def places() -> Iterator[Path]:
    """The default locations of the file."""
    yield user_config_path("tana", appauthor=False) / FILE
    yield site_config_path("tana", appauthor=False) / FILE
    yield Path("/etc/tana") / FILE


def read(path: Path, known: Sequence[str]) -> dict[str, Any]:
    """Read the settings of a file; raises `BadSetting` for an unknown one, with a suggestion."""
    try:
        content = tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as fault:
        raise BadSetting(f"{path} should contain lines like port = 8470: {fault}") from None
    for name in content:
        if name not in known:
            hint = meant(name.lower(), known)
            raise BadSetting(f"{path}: there is no setting {name!r}{hint}. See: tana config")
    return content
