"""`tana invite`: prints a link into a house that admits people by invitation."""

from __future__ import annotations

import argparse
import time

from tana.cli import serve
from tana.cli.common import whole
from tana.cli.house import house_key
from tana.errors import TanaError
from tana.text import Words

HELP = "print an invitation link for a house with --admission invitation"
EXAMPLES = ("tana invite", "tana invite --days 30")
DAY_MS = 24 * 3600 * 1000
MOST_DAYS = 400


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command, which include all those of `tana serve`."""
    parser.add_argument("--days", type=whole(1, MOST_DAYS), default=7, help="how long the link works (default: 7)")
    serve.arguments(parser)


def run(args: argparse.Namespace) -> int:
    """Print the link, with a QR code in a terminal."""
    from tana.server.transport.house_admission import INVITED
    from tana.server.transport.house_tokens import signed

    serve.check(args)
    if args.admission != "invitation":
        raise TanaError(f'this house admits by {args.admission}; invitations need: admission = "invitation"')
    token = signed(house_key(args.house_key), INVITED, int(time.time() * 1000) + args.days * DAY_MS)
    address = args.public_url or f"http://{args.host}:{args.port}/"
    link = f"{address.rstrip('/')}/#/house/{token}"
    print(Words(args.lang, serve.PACKAGE).text("invite-house", days=args.days))
    print(link)
    serve.print_qr(link)
    return 0
