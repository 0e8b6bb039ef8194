"""`tana host`: the host page of a running server, as commands."""

from __future__ import annotations

import argparse
import asyncio
from typing import Any

from tana.cli.common import add_language
from tana.cli.serve import PACKAGE, add_database
from tana.errors import TanaError
from tana.text import Words, formats

HELP = "show and manage a running server: people, tables, bans, announcements, backups"
EXAMPLES = (
    "tana host",
    "tana host people",
    "tana host ban 5f0c2a9b1d3e4f67",
    "tana host close 1a2b3c4d5e6f7a8b9c0d",
    'tana host announce "We restart at nine."',
    "tana host admission invitation",
    "tana host open-tables everybody",
    "tana host backup",
)
ALONE = ("status", "people", "tables", "limits", "starts", "failures", "backup", "invite")
WITH_WORD = {
    "kick": "person",
    "ban": "person",
    "unban": "person",
    "close": "table",
    "announce": "text",
    "admission": "admission",
    "open-tables": "open_to",
}
OPEN_TO = ("off", "house", "everybody")
SECONDS = 600.0


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.add_argument(
        "action",
        nargs="?",
        default="status",
        choices=(*ALONE, *WITH_WORD),
        metavar="ACTION",
        help=f"one of {', '.join((*ALONE, *WITH_WORD))} (default: status)",
    )
    parser.add_argument(
        "word",
        nargs="?",
        default=None,
        help="a person, a table, a text, or a choice; depends on ACTION",
    )
    parser.add_argument(
        "--server", default="http://127.0.0.1:8470", metavar="URL", help="the server (default: the one on this machine)"
    )
    parser.add_argument("--host-key", default="", metavar="KEY", help="its host key (default: the one in --database)")
    add_database(parser)
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Carry out an action, and print the resulting state."""
    from tana.server.storage.hosting import host_key_in

    if args.action in WITH_WORD and args.word is None:
        needed = WITH_WORD[args.action].replace("open_to", "choice")
        raise TanaError(f"tana host {args.action} needs a {needed}. See: tana host --help")
    if args.action in ALONE and args.word is not None:
        raise TanaError(f"tana host {args.action} takes no further argument, but got {args.word!r}")
    if args.action == "admission" and args.word not in ("open", "invitation"):
        raise TanaError(f"admission should be open or invitation, not {args.word!r}")
    if args.action == "open-tables" and args.word not in OPEN_TO:
        raise TanaError(f"open-tables should be {', '.join(OPEN_TO[:-1])} or {OPEN_TO[-1]}, not {args.word!r}")
    key = args.host_key or asyncio.run(host_key_in(args.database))
    words = Words(args.lang, PACKAGE)
    found = _asked(args, key)
    if args.action == "invite":
        print(f"{args.server.rstrip('/')}{found['path']}")
        return 0
    print("\n".join(_lines(args.action, found, words)))
    return 1 if args.action == "backup" and found["backup"]["fault"] else 0


def _asked(args: argparse.Namespace, key: str) -> Any:
    """Send an action and return the answer; raises `TanaError` if the server refuses or does not respond."""
    import httpx

    from tana.server.transport.host_api import KEY_HEADER

    acts = args.action in WITH_WORD or args.action in ("backup", "invite")
    body = {WITH_WORD[args.action]: args.word} if args.action in WITH_WORD else {}
    url = f"{args.server.rstrip('/')}/api/host{f'/{args.action}' if acts else ''}"
    try:
        with httpx.Client(timeout=SECONDS, headers={KEY_HEADER: key}) as client:
            answer = client.post(url, json=body) if acts else client.get(url)
        found = answer.json()
    except (httpx.HTTPError, httpx.InvalidURL, ValueError) as fault:
        raise TanaError(f"no Tana server answers at {args.server} ({type(fault).__name__}); see --server") from None
    if answer.is_error:
        raise TanaError(f"{args.server}: {found.get('detail') or found.get('code')}")
    return found


def _lines(action: str, page: Any, words: Words) -> list[str]:
    match action:
        case "people" | "kick" | "ban" | "unban":
            return [_person(one, words) for one in page["people"]] or [words.text("host-none")]
        case "tables" | "close":
            return [_table(one, words) for one in page["tables"]] or [words.text("host-none")]
        case "limits":
            return [_limit(name, most, words) for name, most in page["limits"].items()]
        case "starts":
            return [_start(one, words) for one in page["starts"]]
        case "failures":
            return [_failure(one, words) for one in page["failures"]] or [words.text("host-none")]
    return _status(page, words)


def _status(page: Any, words: Words) -> list[str]:
    load, backup = page["load"], page["backup"]
    lines = [
        words.text("host-version", version=page["version"], python=page["python"]),
        words.text("host-counts", people=page["people_in_all"], tables=page["tables_in_all"]),
        words.text("host-load", connections=load["connections"], ms=load["answer_ms"], processor=load["processor"]),
        words.text("host-admission", admission=page["admission"]),
        words.text("host-open-tables", who=page["open_to"]),
    ]
    lines += [_start(one, words) for one in page["starts"][:1]]
    if page["free_bytes"] is not None:
        lines.append(words.text("host-disk", free=page["free_bytes"] >> 20, used=(page["used_bytes"] or 0) >> 20))
    if backup["fault"]:
        lines.append(words.text("host-backup-failed", fault=backup["fault"]))
    if backup["possible"]:
        lines.append(words.text("host-backup", time=_moment(backup["verified"], words)))
    if page["announcement"]:
        lines.append(words.text("host-announced", text=page["announcement"]["text"]))
    lines.append(words.text("host-failures", failing=len(page["failures"]), waiting=page["notices_waiting"]))
    return lines


def _start(one: Any, words: Words) -> str:
    return words.text("host-start", time=_moment(one["at"], words), why=one["why"])


def _limit(name: str, most: int, words: Words) -> str:
    return words.text("host-limit", name=name, most=most >> 20 if name == "free_disk_bytes" else most)


def _person(one: Any, words: Words) -> str:
    state = "host-banned" if one["banned"] else "host-here" if one["here"] else "host-away"
    name, seen = one["name"] or "?", _moment(one["seen"], words)
    return (
        f"{one['id']}  {words.text('host-person', name=name, devices=one['devices'], seen=seen)}, {words.text(state)}"
    )


def _table(one: Any, words: Words) -> str:
    names = ", ".join(one["names"]) or "…"
    return f"{one['table']}  {one['game']}, {words.text('host-phase', phase=one['phase'])}: {names}"


def _failure(one: Any, words: Words) -> str:
    text = words.text(
        "host-failure", channel=one["channel"], failures=one["failures"], time=_moment(one["again"], words)
    )
    return f"{one['name'] or one['person']}: {text}"


def _moment(at: int, words: Words) -> str:
    return formats.moment(at, words.language) if at else "–"
