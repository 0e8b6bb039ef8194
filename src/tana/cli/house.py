"""The settings of `tana serve` for admission: who may come in."""

from __future__ import annotations

import argparse
import os
import re
import secrets
from pathlib import Path
from typing import TYPE_CHECKING

from tana.cli.common import checked, own_path, state_folder
from tana.errors import TanaError

if TYPE_CHECKING:
    from tana.server.transport.house_admission import AdmissionRules
    from tana.server.transport.sign_on import Provider

ADMISSIONS = ("open", "invitation", "password", "header", "oidc")
LEAST_PASSWORD, MOST_PASSWORD = 8, 200
KEY_BYTES = 32
_HEADER = re.compile(r"[A-Za-z0-9-]{1,64}\Z")
_ISSUER = re.compile(r"https?://[A-Za-z0-9._:\[\]-]{1,253}(/\S*)?\Z")
_ALLOWED = re.compile(r"([^@\s,]+@)?([A-Za-z0-9-]+\.)*[A-Za-z0-9-]+\Z")
TAKEN_HEADERS = ("cookie", "host", "origin", "authorization", "connection", "upgrade", "forwarded", "x-forwarded-for")
"""Headers that browsers and proxies set for other purposes: they do not identify people."""


def add_admission(parser: argparse.ArgumentParser) -> None:
    """Add the arguments for admission."""
    words = "who may come in: everybody (open), or by invitation, password, a proxy's header, OpenID Connect"
    parser.add_argument("--admission", setting=True, choices=ADMISSIONS, default="open", help=words)
    parser.add_argument(
        "--house-password",
        setting=True,
        type=checked(password),
        default="",
        metavar="TEXT",
        help="the password of the house; safer in a file or the environment, where ps does not show it",
    )
    parser.add_argument(
        "--sign-on-header",
        setting=True,
        type=checked(header),
        default="Remote-User",
        metavar="NAME",
        help="the header in which a --proxy gives the name of a signed-in person (default: Remote-User)",
    )
    add_openid_connect(parser)
    parser.add_argument(
        "--house-key",
        setting=True,
        type=checked(key_file),
        metavar="FILE",
        help="the key that signs admissions; servers that share tables need the same (default: generated)",
    )


def add_openid_connect(parser: argparse.ArgumentParser) -> None:
    """Add the arguments for signing in with an OpenID provider."""
    parser.add_argument(
        "--oidc-issuer",
        setting=True,
        type=checked(issuer),
        default="",
        metavar="URL",
        help="the provider to sign in with",
    )
    parser.add_argument("--oidc-client", setting=True, default="", metavar="ID", help="this server's client id there")
    parser.add_argument("--oidc-secret", setting=True, default="", metavar="TEXT", help="this server's secret there")
    parser.add_argument(
        "--oidc-allow",
        setting=True,
        type=checked(allowed),
        default="",
        metavar="WHO,…",
        help="mail addresses or domains to admit (default: everybody who signs in)",
    )


def password(text: str) -> str:
    """A password of a valid length that people can type."""
    if text and len(text.strip()) < LEAST_PASSWORD:
        raise TanaError(f"a house password should have at least {LEAST_PASSWORD} characters")
    if len(text) > MOST_PASSWORD or (text and not text.isprintable()):
        raise TanaError(f"a house password should have at most {MOST_PASSWORD} characters, in one line of UTF-8")
    return text


def header(text: str) -> str:
    """The name of a header."""
    if not _HEADER.match(text) or text.lower() in TAKEN_HEADERS:
        raise TanaError(f"{text!r} should be the name of a header, like Remote-User")
    return text


def allowed(text: str) -> str:
    """Comma-separated mail addresses and domains."""
    for part in map(str.strip, text.split(",") if text else ()):
        if not _ALLOWED.match(part):
            raise TanaError(f"{part!r} should be a mail address or a domain, like ada@example.org or example.org")
    return text


def key_file(text: str) -> Path:
    """The path of a key file with a long enough key."""
    path = own_path(text)
    if not path.is_file():
        raise TanaError(f"there is no file {text}; to make one: head -c {KEY_BYTES} /dev/urandom > {text}")
    _read_key(path)
    return path


def issuer(text: str) -> str:
    """The address of a provider."""
    if text and not _ISSUER.match(text):
        raise TanaError(f"{text!r} should be like https://login.example")
    return text


def check_admission(args: argparse.Namespace) -> None:
    """Reject settings that contradict each other or would admit nobody."""
    if args.admission == "password" and not args.house_password:
        raise TanaError("--admission password needs a password: set TANA_HOUSE_PASSWORD, or house-password in the file")
    if args.admission == "header" and not args.proxy:
        raise TanaError("--admission header needs the proxy that sets it: --proxy 127.0.0.1")
    if args.admission == "oidc":
        from tana.server.transport.sign_on import need_oidc

        missing = [name for name in ("oidc-issuer", "oidc-client", "public-url") if not _value(args, name)]
        if missing:
            raise TanaError(f"--admission oidc needs {', '.join(f'--{name}' for name in missing)}")
        need_oidc()
    for names, admission in (("house_password", "password"), ("oidc_issuer", "oidc"), ("oidc_client", "oidc")):
        if getattr(args, names) and args.admission != admission:
            name = names.replace("_", "-")
            raise TanaError(f"--{name} is set, but --admission is {args.admission}: set --admission {admission} too")


def _value(args: argparse.Namespace, name: str) -> str:
    return str(getattr(args, name.replace("-", "_")))


def house_rules(args: argparse.Namespace) -> AdmissionRules:
    """The admission rules of the house, with its key."""
    from tana.server.transport.house_admission import AdmissionRules

    if args.admission == "open":
        return AdmissionRules()
    return AdmissionRules(
        admission=args.admission,
        key=house_key(args.house_key),
        password=args.house_password,
        header=args.sign_on_header,
        proxies=args.proxy,
    )


def provider(args: argparse.Namespace) -> Provider | None:
    """The OpenID provider, if people sign in with one."""
    from tana.server.transport.sign_on import Provider

    if args.admission != "oidc":
        return None
    allowed = tuple(part.strip().lower() for part in args.oidc_allow.split(",") if part.strip())
    return Provider(args.oidc_issuer, args.oidc_client, args.oidc_secret, allowed)


def house_key(path: Path | None) -> bytes:
    """The key of the house; generated if the default file does not exist yet."""
    file = path or state_folder() / "house.key"
    if not file.exists():
        file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(handle, "wb") as made:
            made.write(secrets.token_bytes(KEY_BYTES))
    return _read_key(file)


def _read_key(file: Path) -> bytes:
    key = file.read_bytes()
    if len(key) < KEY_BYTES:
        command = f"head -c {KEY_BYTES} /dev/urandom > {file}"
        raise TanaError(f"{file} should have at least {KEY_BYTES} bytes; to make one: {command}")
    return key
