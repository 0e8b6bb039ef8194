"""A leaderboard that anybody can reproduce: bots with the hashes of their files, tables with seeds, and the results.

    tana arena --league bench/league.json             play it again and compare
    tana arena --league bench/league.json --renew     play it and write the results

A submission is an entry: a name, a bot as in `tana arena` (with `iterations` instead of seconds, so that the result
does not depend on the machine), the command that trained or built it, and the SHA-256 of its file. Files are relative
to the league's folder.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from pathlib import Path

import msgspec
from msgspec import Struct

from tana.atomic_write import write_atomically
from tana.bots.api import BUILT_IN
from tana.bots.options import SEARCHING
from tana.lab.arena import ArenaPlan, BadArena, Standing
from tana.lab.arena import run as play

VERSION = 1


class LeagueTable(Struct, forbid_unknown_fields=True, frozen=True):
    """A table at which every pair of entries plays `games` games."""

    game: str
    seats: int
    games: int
    seed: int


class Entry(Struct, forbid_unknown_fields=True, frozen=True):
    """A submission."""

    name: str
    bot: str
    command: str = ""
    """How the bot was trained or built."""
    hash: str = ""
    """The SHA-256 of its file; empty for built-in bots."""


class Place(Struct, forbid_unknown_fields=True, frozen=True):
    """An entry of the ranking, with its rating and half the width of the 95% interval."""

    name: str
    elo: float
    error: float


class LeagueResult(Struct, forbid_unknown_fields=True, frozen=True):
    """The result of a table: the places, and a digest of the scores of every game."""

    game: str
    seats: int
    places: list[Place]
    digest: str


class League(Struct, forbid_unknown_fields=True, frozen=True):
    """A leaderboard."""

    tana: str
    version: int
    tables: list[LeagueTable]
    entries: list[Entry]
    results: list[LeagueResult] = []


def read_league(file: Path) -> League:
    """Read a leaderboard and check its entries; raises `BadArena` for anything that cannot be played."""
    try:
        league = msgspec.json.decode(file.read_bytes(), type=League)
    except OSError as fault:
        raise BadArena(f"cannot read {file} ({fault.strerror})") from None
    except msgspec.DecodeError as fault:
        raise BadArena(f"{file} is not a leaderboard: {fault}") from None
    if (league.tana, league.version) != ("league", VERSION):
        raise BadArena(f"{file} is not a leaderboard of version {VERSION}")
    if len({entry.name for entry in league.entries}) < len(league.entries):
        raise BadArena(f"{file}: two entries have the same name")
    for entry in league.entries:
        _check_entry(entry, file.parent)
    return league


def _check_entry(entry: Entry, folder: Path) -> None:
    """Reject a bot whose file has another hash, or whose strength depends on the machine."""
    name, _, rest = entry.bot.partition(":")
    if name in BUILT_IN:
        if name in SEARCHING and "iterations=" not in rest:
            raise BadArena(f"entry {entry.name}: give {name} a number of iterations, such as {name}:iterations=500")
        return
    path = folder / name
    if not path.is_file():
        raise BadArena(f"entry {entry.name}: there is no file {path}")
    found = hashlib.sha256(path.read_bytes()).hexdigest()
    if found != entry.hash:
        raise BadArena(f"entry {entry.name}: {path} has the hash {found}, not {entry.hash or 'an empty one'}")


def plan_of(league: League, table: LeagueTable, folder: Path) -> ArenaPlan:
    """The tournament of a table; it plays all games, so that the result is the same everywhere."""
    bots = tuple(_spec(entry.bot, folder) for entry in league.entries)
    return ArenaPlan(table.game, bots, table.seats, table.games, {}, table.seed, early_stop=False)


def _spec(bot: str, folder: Path) -> str:
    name = bot.partition(":")[0]
    return bot if name in BUILT_IN else str(folder / bot)


def play_league(
    league: League, folder: Path, processes: int, watch: Callable[[LeagueResult], None] = lambda result: None
) -> list[LeagueResult]:
    """Play all tables; `watch` is called after each."""
    results = []
    for table in league.tables:
        results.append(result_of(league, table, play(plan_of(league, table, folder), processes=processes)))
        watch(results[-1])
    return results


def result_of(league: League, table: LeagueTable, standing: Standing) -> LeagueResult:
    """The places of a table, strongest first, and the digest of its games."""
    named = {rating.name: rating for rating in standing.ratings().bots}
    ratings = [(entry, named[spec]) for entry, spec in zip(league.entries, standing.plan.bots, strict=True)]
    places = [Place(entry.name, round(rating.elo, 1), round(rating.error, 1)) for entry, rating in ratings]
    games = sorted((block.pair, block.number, [game.scores for game in block.games]) for block in standing.blocks)
    digest = hashlib.sha256(json.dumps(games).encode()).hexdigest()
    return LeagueResult(table.game, table.seats, sorted(places, key=lambda place: -place.elo), digest)


def write_results(file: Path, league: League, results: list[LeagueResult]) -> None:
    """Write the results into a leaderboard's file."""
    renewed = msgspec.structs.replace(league, results=results)
    write_atomically(file, msgspec.json.format(msgspec.json.encode(renewed), indent=2) + b"\n")
