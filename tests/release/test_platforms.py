"""The tool that looks for wheels: what a platform accepts, and what counts as a wheel of the lock."""

from __future__ import annotations

import pytest
from tools.platform_wheels import DOCUMENT, PLATFORMS, PYTHONS, Platform, missing, pins, placed, table, wheels

LOCK = """# A lock.
alpha==1.0 \\
    --hash=sha256:{a} \\
    --hash=sha256:{b}
beta==2.0 ; sys_platform != "win32" \\
    --hash=sha256:{c}
""".format(a="a" * 64, b="b" * 64, c="c" * 64)


def page(*files: tuple[str, str]) -> str:
    line = '<a href="https://files.example/x/{0}#sha256={1}">{0}</a>'
    return "".join(line.format(name, digest * 64) for name, digest in files)


PAGES = {
    "alpha": page(
        ("alpha-1.0-cp311-cp311-manylinux_2_17_aarch64.manylinux2014_aarch64.whl", "a"),
        ("alpha-1.0-cp312-abi3-musllinux_1_2_x86_64.whl", "b"),
        ("alpha-1.0-cp311-cp311-win_amd64.whl", "d"),
        ("alpha-1.0.tar.gz", "a"),
    ),
    "beta": page(("beta-2.0-py3-none-any.whl", "c")),
}


def platform(word: str, then: str = "") -> Platform:
    return next(one for one in PLATFORMS if word in one.name and then in one.name)


@pytest.mark.parametrize(
    ("word", "then", "python", "lacks"),
    [
        ("aarch64", "glibc", (3, 11), []),
        ("aarch64", "glibc", (3, 12), ["alpha"]),
        ("aarch64", "musl", (3, 11), ["alpha"]),
        ("x86-64", "musl", (3, 11), ["alpha"]),
        ("x86-64", "musl", (3, 14), []),
        ("Windows x86-64", "", (3, 11), ["alpha"]),
        ("Apple", "", (3, 13), ["alpha"]),
    ],
)
def test_a_wheel_has_to_fit_and_to_be_locked(word: str, then: str, python: tuple[int, int], lacks: list[str]) -> None:
    """One for Windows is in the index, but not in the lock; markers decide what is needed at all."""
    packages = [(pin, wheels(pin, PAGES.__getitem__)) for pin in pins(LOCK)]
    assert missing(packages, platform(word, then), python) == lacks


def test_a_marker_leaves_a_package_out() -> None:
    beta = pins(LOCK)[1]
    assert not beta.is_for(platform("Windows arm64"), PYTHONS[0]) and beta.is_for(platform("Apple"), PYTHONS[0])


def test_the_document_has_a_row_for_each_platform() -> None:
    document = DOCUMENT.read_text(encoding="utf-8")
    made = table(lambda name: "")
    assert "Published as source only" in made
    for one in PLATFORMS:
        assert f"| {one.name} |" in made and f"| {one.name} |" in document
    assert placed(placed(document, "x"), "y") == placed(document, "y")
