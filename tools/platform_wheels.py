"""Lists the platforms for which every locked package has a wheel: writes the table in docs/platforms.md.

    python -m tools.platform_wheels [--check]

Asks a package index (PEP 503, like PyPI) for the files of each locked version, and accepts a wheel only if its
checksum is in the lock file, so the table also holds for `pip install --require-hashes`. Needs a network. `--check`
compares with the document instead of writing it. Wheels are necessary, not sufficient: Tana itself uses parts of
POSIX.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import unquote

import httpx
from packaging.markers import Marker
from packaging.tags import Tag, compatible_tags, cpython_tags, mac_platforms
from packaging.utils import parse_wheel_filename

ROOT = Path(__file__).resolve().parents[1]
DOCUMENT = ROOT / "docs" / "platforms.md"
LOCK = ROOT / "requirements-play.txt"
FULL_LOCK = ROOT / "requirements.txt"
LINKER = "ziglang"
"""The package that links the games for offline play; only the developers' lock has it."""
INDEX = "https://pypi.org/simple"
Index = Callable[[str], str]
"""Returns the index page of a package."""
PYTHONS = ((3, 11), (3, 12), (3, 13), (3, 14))
BEGIN, END = "<!-- wheels: python -m tools.platform_wheels -->", "<!-- end of wheels -->"
_PIN = re.compile(r"^([a-z0-9][a-z0-9.-]*)==(\S+)(?: ; (.+?))? \\$")
_FILE = re.compile(r"/([^/\"#]+\.whl)#sha256=([0-9a-f]{64})\"")
_HASH = re.compile(r"--hash=sha256:([0-9a-f]{64})")


@dataclass(frozen=True)
class Platform:
    """A system, as pip identifies it."""

    name: str
    tags: tuple[str, ...]
    """The platform tags that it accepts, best first."""
    sys_platform: str
    machine: str


def _glibc(arch: str, minor: int) -> tuple[str, ...]:
    """Tags of a Linux with this glibc 2.x, and of all earlier versions."""
    old = {17: "manylinux2014", 12: "manylinux2010", 5: "manylinux1"}
    new = [f"manylinux_2_{number}_{arch}" for number in range(minor, 4, -1)]
    return (*new, *(f"{name}_{arch}" for name in old.values()), f"linux_{arch}")


def _musl(arch: str) -> tuple[str, ...]:
    return (*(f"musllinux_1_{number}_{arch}" for number in (2, 1, 0)), f"linux_{arch}")


PLATFORMS = (
    Platform("Linux x86-64, glibc 2.36 (Debian 12)", _glibc("x86_64", 36), "linux", "x86_64"),
    Platform("Linux aarch64, glibc 2.36 (Raspberry Pi, 64-bit)", _glibc("aarch64", 36), "linux", "aarch64"),
    Platform("Linux armv7, glibc 2.36 (Raspberry Pi, 32-bit)", _glibc("armv7l", 36), "linux", "armv7l"),
    Platform("Linux x86-64, musl 1.2 (Alpine)", _musl("x86_64"), "linux", "x86_64"),
    Platform("Linux aarch64, musl 1.2 (Alpine)", _musl("aarch64"), "linux", "aarch64"),
    Platform("macOS 14, Apple silicon", tuple(mac_platforms((14, 0), "arm64")), "darwin", "arm64"),
    Platform("macOS 14, Intel", tuple(mac_platforms((14, 0), "x86_64")), "darwin", "x86_64"),
    Platform("Windows x86-64", ("win_amd64",), "win32", "AMD64"),
    Platform("Windows arm64", ("win_arm64",), "win32", "ARM64"),
)


@dataclass(frozen=True)
class Pin:
    """A locked package."""

    name: str
    version: str
    marker: str
    hashes: frozenset[str]

    def is_for(self, platform: Platform, python: tuple[int, int]) -> bool:
        """Whether pip would install the package on a platform."""
        environment = {
            "sys_platform": platform.sys_platform,
            "platform_machine": platform.machine,
            "python_version": f"{python[0]}.{python[1]}",
            "python_full_version": f"{python[0]}.{python[1]}.0",
        }
        return not self.marker or Marker(self.marker).evaluate(environment)


def pins(lock: str) -> list[Pin]:
    """The packages of a lock file."""
    found = []
    for block in re.split(r"\n(?=\S)", lock):
        head = block.partition("\n")[0]
        if match := _PIN.match(head):
            found.append(Pin(match[1], match[2], match[3] or "", frozenset(_HASH.findall(block))))
    return found


def wheels(pin: Pin, index: Index) -> list[frozenset[Tag]]:
    """The tags of each wheel of a locked version whose checksum is in the lock."""
    files = _FILE.findall(index(pin.name))
    return [parse_wheel_filename(unquote(name))[3] for name, digest in files if digest in pin.hashes]


def accepted(platform: Platform, python: tuple[int, int]) -> frozenset[Tag]:
    """Every tag that pip accepts on a platform."""
    interpreter = f"cp{python[0]}{python[1]}"
    compiled: Iterable[Tag] = cpython_tags(python, platforms=platform.tags)
    return frozenset([*compiled, *compatible_tags(python, interpreter, platform.tags)])


def missing(
    packages: Sequence[tuple[Pin, list[frozenset[Tag]]]], platform: Platform, python: tuple[int, int]
) -> list[str]:
    """The packages without a wheel for a platform."""
    fine = accepted(platform, python)
    return [
        pin.name for pin, made in packages if pin.is_for(platform, python) and not any(tags & fine for tags in made)
    ]


def table(index: Index) -> str:
    """The table in Markdown."""
    locked = pins(LOCK.read_text(encoding="utf-8"))
    linker = [pin for pin in pins(FULL_LOCK.read_text(encoding="utf-8")) if pin.name == LINKER]
    found = [(pin, wheels(pin, index)) for pin in locked]
    packages = [(pin, made) for pin, made in found if made]
    sources = [pin.name for pin, made in found if not made]
    link = [(pin, wheels(pin, index)) for pin in linker]
    lines = [
        f"| {len(packages)} packages that playing needs | wheels, Python 3.11 to 3.14 | linker for offline games |",
        "| --- | --- | --- |",
    ]
    for platform in PLATFORMS:
        linked = "no" if missing(link, platform, PYTHONS[0]) else "yes"
        lines.append(f"| {platform.name} | {'; '.join(_lacking(packages, platform)) or 'all'} | {linked} |")
    if sources:
        lines += ["", f"Published as source only, which pip builds: {', '.join(sources)}."]
    return "\n".join(lines)


def _lacking(packages: Sequence[tuple[Pin, list[frozenset[Tag]]]], platform: Platform) -> Iterator[str]:
    """Missing packages, with the versions of Python that lack them."""
    by_name: dict[str, list[str]] = {}
    for python in PYTHONS:
        for name in missing(packages, platform, python):
            by_name.setdefault(name, []).append(f"{python[0]}.{python[1]}")
    if by_name:
        names = [
            name if len(found) == len(PYTHONS) else f"{name} ({', '.join(found)})" for name, found in by_name.items()
        ]
        yield f"all but {', '.join(names)}"


def placed(document: str, made: str) -> str:
    """The document with the table between its marks."""
    before, rest = document.split(BEGIN)
    return f"{before}{BEGIN}\n\n{made}\n\n{END}{rest.split(END)[1]}"


def main() -> int:
    """Write the table, or compare it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="compare with the document; write nothing")
    args = parser.parse_args()
    with httpx.Client(headers={"Accept": "text/html"}, timeout=60, follow_redirects=True) as http:

        def index(name: str) -> str:
            return http.get(f"{INDEX}/{name}/").raise_for_status().text

        made = placed(DOCUMENT.read_text(encoding="utf-8"), table(index))
    if args.check:
        return int(made != DOCUMENT.read_text(encoding="utf-8"))
    DOCUMENT.write_text(made, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
