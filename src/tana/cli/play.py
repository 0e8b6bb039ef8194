"""`tana play`: a game in this terminal."""

from __future__ import annotations

import argparse
import secrets
import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from tana.bots.api import RANDOM
from tana.cli.common import (
    PACKAGE,
    add_language,
    add_options,
    add_plain,
    check_save,
    load_record,
    open_screen,
    printable,
    saved_games,
    whole,
)
from tana.cli.seats import PERSON, Bots, Seat, kind_of, seats_from
from tana.cli.terminal_game import SUFFIX, TerminalGame
from tana.core.match import Match, new
from tana.core.registry import game as find_game
from tana.core.registry import names as game_names
from tana.errors import BadOption, UnknownGame
from tana.text import Text, Words

HELP = "play a game in this terminal"
EXAMPLES = (
    "tana play molly",
    "tana play hickory --seat me --seat fox --lang it",
    "tana play uly --seat me:Ada --seat me:Leo --seats 3",
    "tana play molly --option variant=bobtail --seed 7",
    "tana play --resume game.jsonl",
)
PLAYERS = "players"
"""The field of a record's header with the specs of all seats."""


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.add_argument("game", nargs="?", metavar="GAME", help="the game (see: tana games)")
    parser.add_argument(
        "--seat",
        action="append",
        default=[],
        metavar="WHO",
        help="who sits in the next seat: me, me:NAME, random, or another bot (default: me and random)",
    )
    parser.add_argument("--seats", type=whole(1), metavar="N", help="how many seats; those not named are random bots")
    parser.add_argument("--names", default="", metavar="A,B", help="the names of the seats, in order")
    add_options(parser)
    parser.add_argument("--seed", type=int, help="make the luck repeatable")
    parser.add_argument("--resume", type=Path, metavar="FILE", help="continue a saved game")
    parser.add_argument("--save", type=Path, metavar="FILE", help="save the game in this file")
    add_language(parser)
    add_plain(parser)


def run(args: argparse.Namespace) -> int:
    """Play until the game is over or the player quits."""
    words = Words(args.lang, PACKAGE)
    match, seats = _resume(args, words) if args.resume else _begin(args, words)
    text = Text(match.game, args.lang, [seat.name for seat in seats])
    bots = Bots(seats, secrets.token_bytes(32) if args.seed is None else b"bots of seed %d" % args.seed)
    opening = _opening(match, seats, text, words)
    path = _path(args, match)
    check_save(path)
    bots.check(match.game.name)
    TerminalGame(match, seats, bots, text, words, open_screen(args.plain), path, opening).run()
    return 0


# --- a new game --------------------------------------------------------------------------------------------


def _begin(args: argparse.Namespace, words: Words) -> tuple[Match, list[Seat]]:
    if args.game is None:
        raise UnknownGame(f"give a game, one of {', '.join(game_names())}: tana play {game_names()[0]}")
    game = find_game(args.game)
    specs = _specs(args, game.seats)
    game.settings(len(specs), args.option)
    seats = seats_from(specs, _names(args.names), words)
    match = new(game.name, len(seats), seed=args.seed, names=[seat.name for seat in seats], **args.option)
    match.header = replace(match.header, extra={PLAYERS: [seat.spec for seat in seats]})
    return match, seats


def _specs(args: argparse.Namespace, allowed: range) -> list[str]:
    given = list(args.seat) or [PERSON]
    wanted = args.seats or (len(given) if args.seat else max(allowed.start, len(given)))
    if len(given) > wanted:
        raise BadOption(f"{len(given)} seats are named, but --seats is {wanted}")
    if wanted < allowed.start:
        raise BadOption(
            f"the game needs at least {allowed.start} seats: name more with --seat, or give --seats {allowed.start}"
        )
    return given + [RANDOM] * (wanted - len(given))


def _names(text: str) -> list[str]:
    return [name.strip() for name in text.split(",")] if text else []


def _opening(match: Match, seats: Sequence[Seat], text: Text, words: Words) -> list[str]:
    """The first lines: which game it is, and who sits where."""
    played = len(match.moves)
    greeting = words.text("welcome-back" if played else "welcome", game=text.title, moves=played)
    lines = [greeting]
    for number, seat in enumerate(seats, start=1):
        kind = words.text("kind-person") if seat.person else words.text("kind-bot", bot=seat.spec)
        lines.append(words.text("seats-line", number=number, name=seat.name, kind=kind))
    return lines


# --- a saved game ------------------------------------------------------------------------------------------


def _resume(args: argparse.Namespace, words: Words) -> tuple[Match, list[Seat]]:
    for name in ("seats", "names", "option", "seed"):
        if getattr(args, name) not in (None, "", {}):
            raise BadOption(f"--{name} is for a new game and cannot be changed with --resume")
    match = load_record(args.resume, words)
    if args.game not in (None, match.game.name):
        raise BadOption(f"{args.resume} is a game of {match.game.name}, not of {args.game}")
    specs = args.seat or _players(match, args.resume)
    if len(specs) != match.header.seats:
        raise BadOption(f"{len(specs)} seats are named, but the saved game has {match.header.seats}")
    return match, [Seat(printable(name), kind_of(spec)) for name, spec in zip(match.header.names, specs, strict=True)]


def _players(match: Match, path: Path) -> list[str]:
    players = match.header.extra.get(PLAYERS)
    if not isinstance(players, list) or not all(isinstance(spec, str) for spec in players):
        raise BadOption(f"{path} does not name its players: name every seat with --seat")
    return players


# --- where games are saved ---------------------------------------------------------------------------------


def _path(args: argparse.Namespace, match: Match) -> Path:
    """The file to save the game in: the given one, else the one it was loaded from, else a new one."""
    if args.save or args.resume:
        path: Path = args.save or args.resume
        return path
    stamp = time.strftime("%Y%m%d-%H%M%S")
    return saved_games() / f"{match.game.name}-{stamp}-{secrets.token_hex(2)}{SUFFIX}"
