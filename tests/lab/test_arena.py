"""Tournaments: balanced, on the same luck, and resumable after an interruption."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tana.bots.api import BadBot
from tana.core.game_file import load
from tana.errors import BadOption
from tana.lab.arena import ArenaPlan, BadArena, Block, Standing, play_block, play_one, run, seatings
from tana.lab.rating_chart import picture_of
from tana.lab.ratings import GameResult

PLAN = ArenaPlan("buddel", ("random", "random:seed=2"), 2, 8)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_each_bot_sits_in_every_seat_equally_often(seats: int) -> None:
    for seat in range(seats):
        assert len({Counter(seating[seat] for seating in seatings(seats))[bot] for bot in (0, 1)}) == 1
    assert len(set(seatings(seats))) == len(seatings(seats))


def test_the_games_of_a_block_share_their_luck() -> None:
    """Two equal bots play the same game in both seatings, so each wins once."""
    plan = ArenaPlan("buddel", ("random", "random:seed="), 2, 2)
    block = play_block(plan, (0, 1), 3)
    assert block.games[0].scores == block.games[1].scores
    assert block.share() == 0.5


def test_the_same_luck_gives_the_same_game() -> None:
    luck = bytes(range(32))
    assert play_one(PLAN, (0, 1), luck) == play_one(PLAN, (0, 1), luck)


@pytest.mark.parametrize(
    ("plan", "fault"),
    [
        (ArenaPlan("buddel", ("random",), 2, 8), BadArena),
        (ArenaPlan("buddel", ("random", "random"), 2, 8), BadArena),
        (ArenaPlan("buddel", ("random", "wolf"), 2, 8), BadBot),
        (ArenaPlan("buddel", ("random", "fox:nerve=3"), 2, 8), BadBot),
        (ArenaPlan("buddel", ("random", "nowhere.py:Bot"), 2, 8), BadBot),
        (ArenaPlan("buddel", ("random", "sprout"), 9, 8), BadOption),
    ],
)
def test_a_tournament_that_cannot_be_played_is_refused(plan: ArenaPlan, fault: type[Exception]) -> None:
    with pytest.raises(fault):
        run(plan)


def clear_win(block: int, bots: tuple[int, int]) -> GameResult:
    """A game that the first bot of the pair won."""
    wins = (1.0, 0.0) if bots[0] == 0 else (0.0, 1.0)
    return GameResult(bots, 0, wins, (3, 0), block)


def test_a_pair_stops_when_its_test_is_decided() -> None:
    standing = Standing(ArenaPlan("buddel", ("a", "b"), 2, 400))
    for number in range(12):
        standing.blocks.append(Block((0, 1), number, (clear_win(number, (0, 1)), clear_win(number, (1, 0)))))
    assert standing.verdict((0, 1)).share == 1.0
    assert standing.decided((0, 1))


TROUBLE = """
import os, pathlib, time

class Nonsense:
    def __init__(self, game):
        self.mark = pathlib.Path(__file__).with_name(type(self).__name__)

    def choose(self, glimpse):
        if self.mark.exists():
            return glimpse.legal[0]
        self.mark.touch()
        return self.answer()

    def answer(self):
        return "nonsense"

class Raises(Nonsense):
    def answer(self):
        raise RuntimeError("on purpose")

class Dies(Nonsense):
    def answer(self):
        os._exit(3)

class Hangs(Nonsense):
    def answer(self):
        time.sleep(600)
"""


def test_a_bot_that_breaks_down_is_replaced_counted_and_named(tmp_path: Path) -> None:
    (tmp_path / "trouble.py").write_text(TROUBLE, encoding="utf-8")
    specs = tuple(f"{tmp_path}/trouble.py:{name}" for name in ("Nonsense", "Raises", "Dies", "Hangs"))
    plan = ArenaPlan("buddel", (*specs, "random"), 2, 2)
    plans = [plan, plan, plan, replace(plan, limit=4.0)]
    blocks = [Block((bot, 4), 0, (play_one(plans[bot], (bot, 4), bytes(32)),)) for bot in range(4)]
    standing = Standing(plan, blocks)
    broke, late = {"recovered": 1, "out-of-time": 0}, {"recovered": 0, "out-of-time": 1}
    assert standing.faults() == dict(zip(specs, (broke, broke, broke, late), strict=True))
    assert json.loads(json.dumps(standing.document()))["faults"] == standing.faults()


def test_every_game_is_kept(tmp_path: Path) -> None:
    block = play_block(PLAN, (0, 1), 0, tmp_path)
    files = sorted(tmp_path.iterdir())
    assert [path.name for path in files] == ["1-2-block-00001-game-1.jsonl", "1-2-block-00001-game-2.jsonl"]
    for path, game in zip(files, block.games, strict=True):
        match = load(path)
        assert match.header.names == tuple(PLAN.bots[bot] for bot in game.bots)
        assert match.outcome is not None
        assert tuple(match.outcome.scores) == game.scores


@pytest.mark.slow
def test_a_tournament_goes_on_after_an_interruption(tmp_path: Path) -> None:
    journal = tmp_path / "arena.jsonl"
    whole = run(PLAN, journal=journal, processes=1)
    lines = journal.read_text(encoding="utf-8").splitlines()
    journal.write_text("\n".join(lines[:3]) + "\n" + lines[3][:25], encoding="utf-8")
    seen: list[int] = []
    again = run(PLAN, journal=journal, processes=1, watch=lambda standing: seen.append(len(standing.blocks)))
    assert seen[0] == 2
    assert again.results == whole.results
    assert again.document() == whole.document()
    with pytest.raises(BadArena, match="another tournament"):
        run(ArenaPlan("buddel", ("random", "random:seed=3"), 2, 8), journal=journal)


def test_results_are_json_and_a_picture() -> None:
    standing = Standing(PLAN, [play_block(PLAN, (0, 1), n) for n in range(3)])
    document = json.loads(json.dumps(standing.document()))
    assert document["games"] == 6
    assert document["pairs"][0]["bots"] == ["random", "random:seed=2"]
    root = ElementTree.fromstring(picture_of("A & B", "six games", standing.ratings()))
    assert root.tag.endswith("svg")
    assert sum(1 for part in root.iter() if part.tag.endswith("circle")) == 2


def test_long_names_have_room() -> None:
    name = "somewhere/far/away/in/a/folder/my_favourite_bot.py:MyFavouriteBot:games=1000"
    standing = Standing(ArenaPlan("buddel", (name, "random"), 2, 2))
    standing.blocks.append(Block((0, 1), 0, (clear_win(0, (0, 1)), clear_win(0, (1, 0)))))
    root = ElementTree.fromstring(picture_of("title", "caption", standing.ratings()))
    text = next(part for part in root.iter() if part.text == name)
    dots = [float(part.attrib["cx"]) for part in root.iter() if part.tag.endswith("circle")]
    assert min(dots) > float(text.attrib["x"]) + 8 * len(name)
