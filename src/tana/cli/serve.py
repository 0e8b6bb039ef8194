"""`tana serve`: host tables of all games on this machine, with nothing else installed.

The `type` of each argument validates it, wherever its value comes from (see `tana.cli.settings`); `check` validates
combinations of options.
"""

from __future__ import annotations

import argparse
import asyncio
import errno
import logging
import os
import re
import socket
import ssl
import sys
import threading
import webbrowser
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import SplitResult, urlsplit

from tana.cli.common import add_language, checked, own_path, pause, state_folder, whole
from tana.cli.house import add_admission, check_admission, house_rules, provider
from tana.errors import TanaError
from tana.text import Words

if TYPE_CHECKING:
    from tana.server.app import Config
    from tana.server.storage.scheduled_backup import BackupPlan

HELP = "host tables for browsers: on this machine, on the local network or on the internet"
EXAMPLES = (
    "tana serve --open",
    "tana serve --lan",
    "tana serve --public-url https://tana.example --proxy 127.0.0.1",
)
PACKAGE = "tana.server"
PORT = 8470
MOST_PORT = 65_535
MOST_BOTS = 256
MOST_PACE_SECONDS = 60.0
MOST_DAYS = 36_500
MOST_BACKUP_HOURS = 8_760.0
MOST_BACKUPS = 10_000
_HOST = re.compile(r"[A-Za-z0-9._:%-]{1,253}\Z")
_NAME = r"[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?"
_PUBLIC_URL = re.compile(
    rf"https?://({_NAME}(\.{_NAME})*\.?|\[[0-9A-Fa-f:.]+\])(:[0-9]{{1,5}})?(/(?!\.{{1,2}}(/|\Z))[A-Za-z0-9._~-]+)*/?\Z"
)
port = whole(0, MOST_PORT)
"""The type of an argument that is a port."""
LEVELS = {"error": logging.ERROR, "warning": logging.WARNING, "info": logging.INFO}


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    add_addresses(parser)
    add_database(parser)
    add_bus(parser)
    add_tables(parser)
    add_admission(parser)
    add_backups(parser)
    parser.add_argument(
        "--no-compile", setting=True, action="store_true", help="do not compile the rules in the background"
    )
    parser.add_argument(
        "--no-modules", setting=True, action="store_true", help="do not build the rules for offline pages"
    )
    parser.add_argument("--open", action="store_true", help="open a browser")
    parser.add_argument("--log", setting=True, choices=LEVELS, default="warning", help="log level (default: warning)")
    add_language(parser)


def add_addresses(parser: argparse.ArgumentParser) -> None:
    """Add the arguments for where the server listens and the address that people use."""
    parser.add_argument(
        "--port", setting=True, type=port, default=PORT, help=f"the port (default: {PORT}; 0: any free one)"
    )
    parser.add_argument(
        "--host",
        setting=True,
        type=checked(host),
        default="127.0.0.1",
        metavar="ADDRESS",
        help="the address to bind (default: this machine only)",
    )
    parser.add_argument(
        "--lan", setting=True, action="store_true", help="let others on this network in; prints address and QR code"
    )
    parser.add_argument(
        "--public-url",
        setting=True,
        type=checked(public_url),
        default="",
        metavar="URL",
        help="the address people use, if the server is behind a proxy",
    )
    parser.add_argument(
        "--proxy",
        setting=True,
        type=checked(proxies),
        default="",
        metavar="IP,…",
        help="proxies whose forwarded addresses are trusted",
    )
    parser.add_argument(
        "--certificate", setting=True, type=checked(file), metavar="FILE", help="TLS certificate (with --key)"
    )
    parser.add_argument("--key", setting=True, type=checked(file), metavar="FILE", help="TLS key")


def add_tables(parser: argparse.ArgumentParser) -> None:
    """Add the arguments for bots and for old tables."""
    parser.add_argument(
        "--bots",
        setting=True,
        type=whole(0, MOST_BOTS),
        default=1,
        metavar="N",
        help="processes for bots (default: 1; 0: tana worker plays them)",
    )
    parser.add_argument(
        "--bot-pace",
        setting=True,
        type=pause(MOST_PACE_SECONDS, "a number of seconds"),
        default=0.5,
        metavar="SECONDS",
        help="minimum time for a bot's move (default: 0.5)",
    )
    parser.add_argument(
        "--keep-days",
        setting=True,
        type=whole(0, MOST_DAYS),
        default=0,
        metavar="N",
        help="delete tables unused for N days (0: never)",
    )


def add_database(parser: argparse.ArgumentParser) -> None:
    """Add the argument for the database of all tables."""
    parser.add_argument(
        "--database",
        setting=True,
        type=checked(database),
        default=str(default_database()),
        metavar="FILE",
        help=f"a file, or postgresql://… to share it (default: TANA_DATABASE, else {default_database()})",
    )


def add_backups(parser: argparse.ArgumentParser) -> None:
    """Add the arguments for scheduled backups."""
    parser.add_argument(
        "--backup-hours",
        setting=True,
        type=pause(MOST_BACKUP_HOURS, "a number of hours"),
        default=24.0,
        metavar="N",
        help="hours between backups of a file (default: 24; 0: none)",
    )
    parser.add_argument(
        "--backup-keep",
        setting=True,
        type=whole(1, MOST_BACKUPS),
        default=7,
        metavar="N",
        help="backups to keep (default: 7)",
    )
    parser.add_argument(
        "--backup-folder",
        setting=True,
        type=checked(folder),
        metavar="FOLDER",
        help="where backups go (default: backups, beside the database)",
    )


def backup_plan(args: argparse.Namespace) -> BackupPlan | None:
    """The plan for backups of a file; None for PostgreSQL, which has its own tools."""
    from tana.server.storage.scheduled_backup import BackupPlan

    if not isinstance(args.database, Path):
        return None
    folder = args.backup_folder or args.database.parent / "backups"
    return BackupPlan(folder, args.backup_hours, args.backup_keep)


def add_bus(parser: argparse.ArgumentParser) -> None:
    """Add the argument for the message bus of processes that share a database."""
    parser.add_argument(
        "--bus",
        setting=True,
        type=checked(bus),
        default="",
        metavar="URL",
        help="redis://… for several processes on one database (default: TANA_BUS)",
    )


def database(text: str) -> Path | str:
    """A path, or the unchanged address of a database server."""
    if "://" not in text:
        if not text or own_path(text).is_dir():
            raise TanaError(f"{text!r} should be a file, or postgresql://… to share it")
        return own_path(text)
    from tana.server.storage.factory import is_shared

    if not is_shared(text) or _parts(text) is None:
        raise TanaError("the address of a database should be like postgresql://user@host/name")
    return text


def bus(text: str) -> str:
    """The address of a message bus, or an empty text."""
    from tana.server.bus.factory import check_bus

    check_bus(text)
    if _parts(text) is None:
        raise TanaError("the address of a bus should be like redis://host:6379/0")
    return text


def host(text: str) -> str:
    """An address or host name to bind to."""
    if not _HOST.match(text):
        raise TanaError(f"{text!r} should be an address of this machine, like 127.0.0.1 or ::")
    return text


def public_url(text: str) -> str:
    """The address that people use: scheme and host, optionally a port and a path on a shared host."""
    parts = _parts(text)
    if text and not (_PUBLIC_URL.match(text) and parts is not None and parts.hostname):
        raise TanaError(f"{text!r} should be like https://tana.example or https://example.org/tana/")
    return text


def proxies(text: str) -> str:
    """Comma-separated addresses or networks."""
    from tana.server.transport.addresses import networks

    networks(text)
    return text


def file(text: str) -> Path:
    """The path of a file that exists."""
    path = own_path(text)
    if not path.is_file():
        raise TanaError(f"there is no file {text}")
    return path


def folder(text: str) -> Path:
    """The path of a folder that exists or can be created."""
    path = own_path(text)
    there = next(one for one in (path, *path.absolute().parents) if one.exists())
    if not text or not there.is_dir() or not os.access(there, os.W_OK):
        raise TanaError(f"{text!r} should be a folder that the server may write to")
    return path


def _parts(address: str) -> SplitResult | None:
    """The parts of an address; None for a malformed one."""
    try:
        parts = urlsplit(address)
        _ = parts.port
    except ValueError:
        return None
    return parts


def default_database() -> Path:
    """The database file that is used if none is given."""
    return state_folder() / "tables.db"


def run(args: argparse.Namespace) -> int:
    """Serve until stopped."""
    from tana.server.app import make_app, make_service
    from tana.server.logs import write_to_stderr
    from tana.server.run import Server, uvicorn_config

    check(args)
    write_to_stderr(LEVELS[args.log])
    host = "0.0.0.0" if args.lan else args.host
    with _bind(host, args.port) as bound:
        port = bound.getsockname()[1]
        config = _config(args, host, port)
        service = make_service(config)
        server = Server(uvicorn_config(make_app(config, service), port, host, **_transport(args)), service)
        config.reach.listen = server.also_listen
        _announce(args, port, Words(args.lang, PACKAGE))
        try:
            server.run(sockets=[bound])
        except KeyboardInterrupt:
            return 0
    return 0 if server.started else 1


def check(args: argparse.Namespace) -> None:
    """Reject settings that contradict each other."""
    if args.bus and isinstance(args.database, Path):
        raise TanaError("--bus needs a database that several processes share: --database postgresql://…")
    if args.bots < 1 and isinstance(args.database, Path):
        raise TanaError("--bots 0 needs workers on a shared database: --database postgresql://…")
    if (args.certificate is None) != (args.key is None):
        raise TanaError("--certificate and --key go together")
    if args.certificate is not None:
        check_certificate(args.certificate, args.key)
    if args.lan and args.host not in ("127.0.0.1", "0.0.0.0"):
        raise TanaError(f"--lan listens at all addresses, --host at {args.host} only: leave one of them out")
    check_admission(args)


def check_certificate(certificate: Path, key: Path) -> None:
    """Reject a certificate and key that a server cannot use together."""
    try:
        ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER).load_cert_chain(certificate, key, password="")
    except (ssl.SSLError, ValueError):
        files = f"--certificate {certificate} and --key {key}"
        raise TanaError(f"{files} should be PEM files that belong together, the key without a password") from None


def _config(args: argparse.Namespace, host: str, port: int) -> Config:
    from tana.server.app import Config
    from tana.server.live.limits import Limits
    from tana.server.run import connections_for, lan_addresses, raise_open_files
    from tana.server.transport.reach import Reach
    from tana.server.transport.security import HostPolicy

    limits = Limits()
    files = raise_open_files()
    secure = args.certificate is not None or args.public_url.startswith("https://")
    return Config(
        database=args.database,
        bus=args.bus,
        hosts=HostPolicy(public_url=args.public_url, secure=secure),
        reach=Reach(
            port=port,
            host=host,
            public_url=args.public_url,
            secure=secure,
            behind_proxy=bool(args.proxy),
            addresses=lan_addresses,
        ),
        proxies=args.proxy,
        limits=replace(limits, connections=connections_for(files, limits.connections)),
        bot_processes=args.bots,
        bot_pace=args.bot_pace,
        keep_days=args.keep_days,
        backups=backup_plan(args),
        house=house_rules(args),
        provider=provider(args),
        compile=not args.no_compile,
        module_builder=() if args.no_modules else _module_builder(),
    )


def _module_builder() -> tuple[str, ...]:
    """The command that builds the modules that the pages lack, and reports which of theirs are up to date."""
    from tana.server.transport.static_files import RULES, WEB

    return (sys.executable, "-m", "tana.wasm.background", str(WEB / RULES))


def _transport(args: argparse.Namespace) -> dict[str, object]:
    more: dict[str, object] = {}
    if args.certificate is not None:
        more |= {"ssl_certfile": str(args.certificate), "ssl_keyfile": str(args.key)}
    if args.proxy:
        more |= {"proxy_headers": True, "forwarded_allow_ips": args.proxy}
    return more


def _bind(host: str, port: int) -> socket.socket:
    """Bind the port now: if it is in use, the error is one line; early connections wait and are not refused."""
    from tana.server.run import listening_socket

    try:
        return listening_socket(host, port)
    except OSError as fault:
        hint = "; Tana may be running there already, else try --port 0" if fault.errno == errno.EADDRINUSE else ""
        raise TanaError(f"cannot listen at {host} port {port}: {fault.strerror}{hint}") from None


def _announce(args: argparse.Namespace, port: int, words: Words) -> None:
    """Print the address, with a QR code for phones."""
    from tana.server.run import lan_addresses
    from tana.server.storage.factory import without_password

    scheme = "https" if args.certificate is not None else "http"
    here = "127.0.0.1" if args.lan or args.host in ("0.0.0.0", "127.0.0.1") else args.host
    address = args.public_url or f"{scheme}://{f'[{here}]' if ':' in here else here}:{port}/"
    print(words.text("serve-here", address=address))
    if args.lan:
        found = lan_addresses()
        for other in found:
            print(words.text("serve-lan", address=f"{scheme}://{other}:{port}/"))
            print_qr(f"{scheme}://{other}:{port}/")
        if not found:
            print(words.text("serve-lan-none"))
    print(words.text("serve-data", path=without_password(args.database)))
    print(words.text("serve-host", address=f"{address.rstrip('/')}/#/host", key=_host_key(args.database)))
    print(words.text("serve-stop"), flush=True)
    if args.open:
        threading.Timer(1.0, webbrowser.open, (address,)).start()


def _host_key(database: Path | str) -> str:
    """The key of the host page, or a hint if a shared database is not ready yet."""
    from tana.server.storage.hosting import host_key_in

    try:
        return asyncio.run(host_key_in(database))
    except TanaError:
        return "tana host-key"


def print_qr(text: str) -> None:
    """Print a QR code in a terminal."""
    import segno

    if sys.stdout.isatty() or os.environ.get("TANA_QR"):
        segno.make(text, error="m").terminal(out=sys.stdout, compact=True, border=2)
