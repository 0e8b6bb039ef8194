"""Counts which rules came up in a game, and how many sequences of decisions there are.

Every rule function names the ids of the rules it implements in its docstring; where it implements several, a line can
name one in a comment. A game is replayed with interpreted rules under a tracer that counts both.
"""

from __future__ import annotations

import ast
import re
import sys
import tokenize
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from io import BytesIO
from pathlib import Path
from types import CodeType, FrameType, ModuleType
from typing import TypeAlias, cast

import numpy as np

from tana.core import record
from tana.core.chance import POLICY, Rng, below, set_key
from tana.core.domain import MAX_SEATS
from tana.core.game import Rules
from tana.core.reasons import MOST_LINES
from tana.core.registry import game as find_game
from tana.engine.instantiate import instantiate

ID = re.compile(r"\b[A-Z]{3}-[A-Z]?\d+[a-z]?\b")
LineTracer: TypeAlias = "Callable[[FrameType, str, object], LineTracer | None]"
"""The type that `sys.settrace` expects: called for each line, it returns itself."""
RANDOM_KEY = 0xC0FE
MOST_DECISIONS = 3000
ASK_EVERY = 10


class Marks:
    """The rule ids of one source file, by the first line of a function and by line."""

    def __init__(self, path: Path) -> None:
        source = path.read_bytes()
        self.functions: dict[int, tuple[str, ...]] = {}
        self.lines: dict[int, tuple[str, ...]] = {}
        inside: set[int] = set()
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.FunctionDef) and any(_is_rule(decorator) for decorator in node.decorator_list):
                inside.update(range(node.lineno, (node.end_lineno or node.lineno) + 1))
                if ids := _ids(ast.get_docstring(node) or ""):
                    self.functions[node.decorator_list[0].lineno] = self.functions[node.lineno] = ids
        for token in tokenize.tokenize(BytesIO(source).readline):
            behind_code = token.type == tokenize.COMMENT and token.line.strip() != token.string
            if behind_code and token.start[0] in inside and (ids := _ids(token.string)):
                self.lines[token.start[0]] = ids


def _is_rule(decorator: ast.expr) -> bool:
    return isinstance(decorator, ast.Name) and decorator.id == "rule"


def _ids(text: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(ID.findall(text)))


@cache
def _marks(file: str) -> Marks:
    return Marks(Path(file))


def known_rules(game: str) -> tuple[str, ...]:
    """All rule ids that the rules of a game name, in order."""
    folder = Path(cast(ModuleType, find_game(game).rules).__file__ or "").parent
    found: dict[str, None] = {}
    for path in sorted(folder.glob("*.py")):
        marks = _marks(str(path))
        for ids in (*marks.functions.values(), *marks.lines.values()):
            found.update(dict.fromkeys(ids))
    return tuple(sorted(found))


class _Tracer:
    """Counts rules while code of one folder runs."""

    def __init__(self, folder: str) -> None:
        self._folder = folder
        self.fired: Counter[str] = Counter()
        self._known: dict[CodeType, Marks | None] = {}

    def __call__(self, frame: FrameType, event: str, argument: object) -> LineTracer | None:
        code = frame.f_code
        if code not in self._known:
            inside = code.co_filename.startswith(self._folder)
            self._known[code] = _marks(code.co_filename) if inside else None
        marks = self._known[code]
        if marks is None:
            return None
        self.fired.update(marks.functions.get(code.co_firstlineno, ()))
        return self._line if marks.lines else None

    def _line(self, frame: FrameType, event: str, argument: object) -> LineTracer:
        if event == "line":
            marks = self._known[frame.f_code]
            assert marks is not None
            self.fired.update(marks.lines.get(frame.f_lineno, ()))
        return self._line


def fired_in(
    name: str, seats: int, options: Mapping[str, str], seed: int, number: int, actions: Sequence[int] | None
) -> dict[str, int]:
    """How often each rule was carried out in game `number` of a series, with these actions or (None) at random."""
    game = find_game(name)
    rules = game.rules
    state, rng, policy = rules.State.blank(), Rng.blank(), Rng.blank()
    set_key(rng, seed, number)
    set_key(policy, seed ^ RANDOM_KEY, number)
    legal = np.zeros(rules.MAX_LEGAL, dtype=np.int16)
    folder = str(Path(cast(ModuleType, rules).__file__ or "").parent)
    tracer = _Tracer(folder)
    before = sys.gettrace()
    sys.settrace(tracer)
    try:
        rules.setup(state, seats, game.encode(game.settings(seats, options)), rng, None)
        at = 0
        while rules.actor(state) >= 0 and at < MOST_DECISIONS and (actions is None or at < len(actions)):
            count = rules.legal(state, legal)
            action = int(legal[below(policy, POLICY, count)]) if actions is None else actions[at]
            _ask(rules, state, at, policy)
            rules.apply(state, action, rng, None)
            at += 1
        _end(rules, state, seats)
    finally:
        sys.settrace(before)
    return dict(sorted(tracer.fired.items()))


def _ask(rules: Rules, state: record.Record, at: int, luck: Rng) -> None:
    """Call the rules for views and determinization too, at every `ASK_EVERY`-th position."""
    if at % ASK_EVERY == 0:
        seat = int(rules.actor(state))
        rules.look(state, seat, rules.View.nothing())
        rules.determinize(record.copy(state), seat, record.copy(luck))


def _end(rules: Rules, state: record.Record, seats: int) -> None:
    """Call the rules for a finished game: the ending, the scores, the ranks and the score lines."""
    rules.ending(state)
    rules.scores(state, np.zeros(MAX_SEATS, dtype=np.int64))
    rules.ranks(state, np.zeros(MAX_SEATS, dtype=np.int64))
    for seat in range(seats):
        rules.score_lines(state, seat, np.zeros((MOST_LINES, 2), dtype=np.int64))


# --- perft -----------------------------------------------------------------------------------------------------------


def perft(name: str, seats: int, options: Mapping[str, str], seed: int, depth: int, most: int) -> list[int]:
    """Count the sequences of 1, 2, … decisions on one luck, up to a depth and to about `most` of them.

    A generator's numbers depend only on its key and on how many were taken, so each sequence has one course. Identical
    positions are counted once for each way to reach them.
    """
    game = find_game(name)
    counting = instantiate("tana.lab.perft", game.name)
    encoded = game.encode(game.settings(seats, options))
    found: list[int] = []
    for wanted in range(1, depth + 1):
        states = game.rules.State.array(wanted + 1)
        count = int(counting.count_sequences(states, Rng.array(wanted + 1), seats, encoded, seed, wanted, most))
        if count < 0:
            break
        found.append(count)
    return found
