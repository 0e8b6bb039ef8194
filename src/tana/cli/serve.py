"""`tana serve`: open the house. Tables for all games on this machine, with nothing else installed."""

from __future__ import annotations

import argparse
import errno
import logging
import os
import socket
import sys
import threading
import webbrowser
from dataclasses import replace
from pathlib import Path
from typing import Any

from tana.cli.common import add_language, state_folder
from tana.core.errors import TanaError
from tana.text import Words

HELP = "open tables for people with browsers: here, in the house, or on the net"
EXAMPLES = (
    "tana serve --open",
    "tana serve --lan",
    "tana serve --public-url https://tana.example --proxy 127.0.0.1",
)
PACKAGE = "tana.server"
PORT = 8470
MOST_PORT = 65_535
LEVELS = {"error": logging.ERROR, "warning": logging.WARNING, "info": logging.INFO}


def arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    parser.add_argument("--port", type=port, default=PORT, help=f"the port (default: {PORT}; 0: any free one)")
    parser.add_argument("--host", default="127.0.0.1", help="the address to bind (default: this machine only)")
    parser.add_argument("--lan", action="store_true", help="let others in the house in; prints address and QR code")
    parser.add_argument("--public-url", default="", metavar="URL", help="the address people use, behind a proxy")
    parser.add_argument("--proxy", default="", metavar="IP,…", help="proxies whose word on who asks is trusted")
    parser.add_argument("--certificate", type=Path, metavar="FILE", help="TLS certificate (with --key)")
    parser.add_argument("--key", type=Path, metavar="FILE", help="TLS key")
    add_database(parser)
    add_bus(parser)
    parser.add_argument(
        "--bots", type=int, default=1, metavar="N", help="processes for bots (default: 1; 0: tana worker plays them)"
    )
    parser.add_argument(
        "--bot-pace", type=float, default=0.5, metavar="SECONDS", help="the least time a bot takes (default: 0.5)"
    )
    parser.add_argument("--keep-days", type=int, default=0, metavar="N", help="delete tables unused for so long")
    parser.add_argument("--no-compile", action="store_true", help="do not compile the rules in the background")
    parser.add_argument("--open", action="store_true", help="open a browser")
    parser.add_argument("--log", choices=LEVELS, default="warning", help="what to log (default: warning)")
    add_language(parser)


def add_database(parser: argparse.ArgumentParser) -> None:
    """The argument that says where games are kept."""
    parser.add_argument(
        "--database",
        type=database,
        default=database(os.environ.get("TANA_DATABASE") or str(default_database())),
        metavar="FILE",
        help=f"a file, or postgresql://… to share it (default: TANA_DATABASE, else {default_database()})",
    )


def add_bus(parser: argparse.ArgumentParser) -> None:
    """The argument that says how processes that share a database tell each other what is new."""
    parser.add_argument(
        "--bus",
        default=os.environ.get("TANA_BUS", ""),
        metavar="URL",
        help="redis://… for several processes on one database (default: TANA_BUS)",
    )


def port(text: str) -> int:
    """A number that a port can have."""
    if not text.isascii() or not text.isdigit() or int(text) > MOST_PORT:
        raise argparse.ArgumentTypeError(f"a port is a number from 0 to {MOST_PORT}, not {text!r}")
    return int(text)


def database(text: str) -> Path | str:
    """A file, or the address of an engine as it is."""
    return text if "://" in text else Path(text)


def default_database() -> Path:
    """Where games are kept unless said otherwise."""
    return state_folder() / "tables.db"


def run(args: argparse.Namespace) -> int:
    """Serve until stopped."""
    from tana.server.app import make_app, make_service
    from tana.server.ops.logs import write_to_stderr
    from tana.server.ops.run import Server, uvicorn_config

    _check(args)
    write_to_stderr(LEVELS[args.log])
    host = "0.0.0.0" if args.lan else args.host
    bound = _bind(host, args.port)
    port = bound.getsockname()[1]
    config = _config(args)
    service = make_service(config)
    server = Server(uvicorn_config(make_app(config, service), port, host, **_transport(args)), service)
    _announce(args, port, Words(args.lang, PACKAGE))
    try:
        server.run(sockets=[bound])
    except KeyboardInterrupt:
        return 0
    return 0 if server.started else 1


def _check(args: argparse.Namespace) -> None:
    from tana.server.bus.opening import check_bus
    from tana.server.ops.run import check_files

    check_files(args.certificate, args.key)
    check_bus(args.bus)
    if args.bus and isinstance(args.database, Path):
        raise TanaError("--bus is for a database that processes share: --database postgresql://…")
    if args.bots < 1 and isinstance(args.database, Path):
        raise TanaError("without bots of its own a server needs workers: --database postgresql://…")
    if (args.certificate is None) != (args.key is None):
        raise TanaError("--certificate and --key go together")


def _config(args: argparse.Namespace) -> Any:
    from tana.server.app import Config
    from tana.server.ops.limits import Limits
    from tana.server.ops.run import connections_for, raise_open_files
    from tana.server.transport.security import HostPolicy

    limits = Limits()
    files = raise_open_files()
    secure = args.certificate is not None or args.public_url.startswith("https://")
    return Config(
        database=args.database,
        bus=args.bus,
        hosts=HostPolicy(public_url=args.public_url, secure=secure),
        proxies=args.proxy,
        limits=replace(limits, connections=connections_for(files, limits.connections)),
        bot_processes=args.bots,
        bot_pace=args.bot_pace,
        keep_days=args.keep_days,
        compile=not args.no_compile,
    )


def _transport(args: argparse.Namespace) -> dict[str, Any]:
    more: dict[str, Any] = {}
    if args.certificate is not None:
        more |= {"ssl_certfile": str(args.certificate), "ssl_keyfile": str(args.key)}
    if args.proxy:
        more |= {"proxy_headers": True, "forwarded_allow_ips": args.proxy}
    return more


def _bind(host: str, port: int) -> socket.socket:
    """Take the port now: one that is in use is said in one line, and who comes early waits instead of being refused."""
    from tana.server.ops.run import BACKLOG

    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    bound = socket.socket(family, socket.SOCK_STREAM)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind((host, port))
        bound.listen(BACKLOG)
    except OSError as fault:
        bound.close()
        hint = "; perhaps Tana is open there already, else say --port 0" if fault.errno == errno.EADDRINUSE else ""
        raise TanaError(f"cannot listen at {host} port {port}: {fault.strerror}{hint}") from None
    return bound


def _announce(args: argparse.Namespace, port: int, words: Words) -> None:
    """Say where to go, with a QR code for the sofa."""
    from tana.server.ops.run import lan_addresses
    from tana.server.storage.opening import without_password

    scheme = "https" if args.certificate is not None else "http"
    here = "127.0.0.1" if args.lan or args.host in ("0.0.0.0", "127.0.0.1") else args.host
    address = args.public_url or f"{scheme}://{f'[{here}]' if ':' in here else here}:{port}/"
    print(words.text("serve-here", address=address))
    if args.lan:
        found = lan_addresses()
        for other in found:
            print(words.text("serve-lan", address=f"{scheme}://{other}:{port}/"))
            _print_qr(f"{scheme}://{other}:{port}/")
        if not found:
            print(words.text("serve-lan-none"))
    print(words.text("serve-data", path=without_password(args.database)))
    print(words.text("serve-stop"), flush=True)
    if args.open:
        threading.Timer(1.0, webbrowser.open, (address,)).start()


def _print_qr(text: str) -> None:
    import segno

    if sys.stdout.isatty() or os.environ.get("TANA_QR"):
        segno.make(text, error="m").terminal(out=sys.stdout, compact=True, border=2)
