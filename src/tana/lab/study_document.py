"""A study as a document: every number with its interval, ready for JSON, a page or a comparison."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TypeAlias

import numpy as np

from tana.core.game import AnyGame
from tana.core.record import Json
from tana.core.registry import game as find_game
from tana.errors import TanaError
from tana.lab import game_columns
from tana.lab.coverage import known_rules
from tana.lab.measures import quantile
from tana.lab.quick_games import TEMPLATES, Quick
from tana.lab.statistics import Estimate, difference, estimate, holm, level_for, proportion, share
from tana.lab.study import VERSION, Gathered, lucks_of_duel
from tana.lab.study_tasks import Duel, Luck, Perft, QuickGames, RulesFired
from tana.version import __version__

Document: TypeAlias = Mapping[str, Json]
"""A study as JSON, or a part of one."""

MARKS = (0.05, 0.25, 0.5, 0.75, 0.95)
DIGITS = 6


def document_of(gathered: Gathered) -> dict[str, Json]:
    """The whole study."""
    plan, game = gathered.plan, find_game(gathered.plan.lineup.game)
    blocks, tally, histograms = gathered.blocks, gathered.tally, gathered.histograms
    games = sum(block["games"] for block in blocks)
    return {
        "tana": "study",
        "version": VERSION,
        "made_by": __version__,
        "plan": plan.document(),
        "games": games,
        "seconds": round(gathered.seconds, 1),
        "measures": _measures(blocks, games),
        "sources": [reason.text for reason in game.score_texts.reasons],
        "histograms": histograms,
        "quantiles": {
            name: {f"{mark:g}": quantile(histogram, mark) for mark in MARKS}
            for name, histogram in histograms.items()
            if name != "endings"
        },
        "course": _course(tally, games),
        "choices": tally.choices.tolist(),
        "actions": _actions(game, tally),
        "tokens": _tokens(game, tally),
        "events": _events(game, tally),
        "luck": _luck(gathered),
        "ladder": _ladder(gathered),
        "rules": _rules(gathered),
        "perft": next((result["counts"] for _, result in gathered.of(Perft)), []),
        **{player: _quick(gathered, player) for player in TEMPLATES},
    }


def _measures(blocks: Sequence[Json], games: int) -> dict[str, Json]:
    """Every measure from the means of blocks."""
    names = blocks[0]["means"] if blocks else ()
    return {name: _measure(name, [block["means"][name] for block in blocks], games) for name in names}


def _measure(name: str, values: Sequence[float], games: int) -> dict[str, Json]:
    of_games = name.startswith("win.") or name in ("goal", "tie", "comeback")
    found = share(values, games) if of_games else estimate(values)
    return {"mean": _round(found.mean), "error": _round(found.error), "blocks": [_round(value) for value in values]}


def _round(value: float) -> float | None:
    """A value rounded for reading; None if it is not finite."""
    return round(value, DIGITS) if value == value and abs(value) != float("inf") else None


def _interval(found: Estimate) -> dict[str, Json]:
    return {"mean": _round(found.mean), "error": _round(found.error)}


def _course(tally: game_columns.Tally, games: int) -> list[dict[str, Json]]:
    """For each stage of the game: how often one seat leads alone, and how often that seat wins."""
    found = []
    for stage in range(game_columns.STAGES + 1):
        leads = int(tally.leads[stage])
        breadth = int(tally.breadth[stage]) if stage < game_columns.STAGES else 0
        found.append(
            {
                "part": stage / game_columns.STAGES,
                "led": _round(leads / max(1, games)),
                "kept": _interval(proportion(float(tally.kept[stage]), leads)),
                "choices": _round(int(tally.breadth_sum[stage]) / breadth) if breadth else None,
            }
        )
    return found


def _actions(game: AnyGame, tally: game_columns.Tally) -> list[dict[str, Json]]:
    """For every family of actions and every single action: how often it was offered and chosen."""
    found: dict[str, dict[str, Json]] = {}
    for number in range(len(game.actions)):
        action = game.actions.action(number)
        family = found.setdefault(action.word, {"word": action.word, "offered": 0, "chosen": 0, "never": 0, "each": []})
        family["offered"] += int(tally.offered[number])
        family["chosen"] += int(tally.chosen[number])
        family["never"] += int(tally.chosen[number]) == 0
        family["each"].append(_action(action.notation, number, tally))
    return list(found.values())


def _action(notation: str, number: int, tally: game_columns.Tally) -> dict[str, Json]:
    seats = int(tally.games[number])
    return {
        "notation": notation,
        "offered": int(tally.offered[number]),
        "chosen": int(tally.chosen[number]),
        "won": _interval(proportion(float(tally.wins[number]), seats)) if seats else None,
    }


def _tokens(game: AnyGame, tally: game_columns.Tally) -> dict[str, dict[str, int]]:
    """For every domain of action arguments (cards, cells, tiles): how often each member was chosen."""
    found: dict[str, Counter[str]] = {}
    for number in range(len(game.actions)):
        chosen = int(tally.chosen[number])
        family = next(one for one in game.actions.families if one.word == game.actions.action(number).word)
        for argument in family.arguments:
            token = game.actions.action(number).arguments[argument.name]
            found.setdefault(argument.of.name, Counter())[token] += chosen
    return {domain: dict(counts) for domain, counts in found.items()}


def _events(game: AnyGame, tally: game_columns.Tally) -> list[dict[str, Json]]:
    """For every kind of event: how often it happened, and with which values."""
    found, at = [], 0
    for number, kind in enumerate(game.events.kinds):
        values: dict[str, dict[str, int]] = {}
        for argument in kind.arguments:
            size = len(argument.of)
            counts = tally.shown[at : at + size]
            values[argument.name] = {
                token: int(count) for token, count in zip(argument.of.tokens, counts, strict=True) if count
            }
            at += size
        found.append({"name": kind.name, "times": int(tally.events[number]), "values": values})
    return found


def _luck(gathered: Gathered) -> dict[str, Json] | None:
    """The correlation of results of two games on the same luck: over all games, with its spread over blocks."""
    results = [result for _, result in gathered.of(Luck)]
    if not results:
        return None
    found: dict[str, Json] = {}
    for what in Luck.PARTS:
        moments = [result[what] for result in results]
        whole = correlation(moments)
        rest = [correlation([*moments[:i], *moments[i + 1 :]]) for i in range(len(moments))]
        found[what] = {"mean": _round(whole), "error": _round(_jackknife(rest))}
    return found


def correlation(moments: Sequence[Sequence[float]]) -> float:
    """The correlation of pairs from their sums, block by block; 0 if nothing varies."""
    n, a, b, aa, bb, ab = (float(x) for x in np.asarray(moments, dtype=float).sum(axis=0))
    spread = (aa - a * a / n) * (bb - b * b / n)
    return (ab - a * b / n) / math.sqrt(spread) if spread > 1e-12 else 0.0


def _jackknife(without_each: Sequence[float]) -> float:
    """Half the width of a 95% interval, from the values without each block."""
    count = len(without_each)
    if count < 2:
        return float("inf")
    middle = sum(without_each) / count
    variance = (count - 1) / count * sum((value - middle) ** 2 for value in without_each)
    return float(2.0 * variance**0.5)


def _ladder(gathered: Gathered) -> list[dict[str, Json]]:
    """For every pair of players: the first one's share of the wins, and the points of both."""
    pairs: dict[tuple[str, str], list[Json]] = {}
    for duel, result in gathered.of(Duel):
        pairs.setdefault((duel.one, duel.others), []).append(result)
    seats, lucks = gathered.plan.lineup.seats, lucks_of_duel(gathered.plan)
    return [
        {
            "one": one,
            "others": others,
            "fair": _round(1.0 / seats if seats > 1 else 0.5),
            "share": _interval(share([result["share"] for result in results], lucks)),
            "points": [_interval(estimate([result["points"][who] for result in results])) for who in range(2)],
        }
        for (one, others), results in pairs.items()
    ]


def _quick(gathered: Gathered, player: Quick) -> dict[str, Json] | None:
    """Results of games by players that hardly think, with fewer measures."""
    blocks = [result for task, result in gathered.of(QuickGames) if task.player == player]
    if not blocks:
        return None
    games = sum(block["games"] for block in blocks)
    return {"games": games, "device": gathered.quick_device, "measures": _measures(blocks, games)}


def _rules(gathered: Gathered) -> dict[str, Json] | None:
    """How often each rule was carried out in a game, in good and in random play, and which never was."""
    results = [result for _, result in gathered.of(RulesFired)]
    if not results:
        return None
    known = known_rules(gathered.plan.lineup.game)
    found: dict[str, Json] = {}
    for play in ("good", "random"):
        counts: Counter[str] = Counter()
        for result in results:
            counts.update(result[play])
        found[play] = {rule: _round(counts[rule] / len(results)) for rule in known}
    never = [rule for rule in known if not found["good"][rule] and not found["random"][rule]]
    return {"games": len(results), **found, "never": never}


# --- two or more tables ----------------------------------------------------------------------------------------------

COMPARED = (
    *("win.1", "goal", "tie", "minutes", "decisions", "turns", "choices_when_free", "forced", "margin"),
    *("points", "winner_points", "lead_changes", "comeback", "decided"),
)
"""The measures in which tables are compared."""


class BadDocument(TanaError):
    """A damaged document of a study."""


def check_document(study: Document) -> None:
    """Raise `BadDocument` unless a study has what a comparison needs."""
    plan, measures = study.get("plan"), study.get("measures")
    if not isinstance(plan, dict) or not isinstance(plan.get("game"), str):
        raise BadDocument("the game is missing (plan.game)")
    for name in ("games", "seed", "seats"):
        if not isinstance(plan.get(name), int):
            raise BadDocument(f"plan.{name} is not a whole number")
    if not isinstance(measures, dict) or "decisions" not in measures:
        raise BadDocument("it has no measures")
    blocks = _blocks_of("decisions", measures["decisions"])
    for name, measure in measures.items():
        if _blocks_of(name, measure) != blocks:
            raise BadDocument(f"measures.{name} has a different number of blocks from the others")


def _blocks_of(name: str, measure: Json) -> int:
    """The number of blocks of a measure."""
    blocks = measure.get("blocks") if isinstance(measure, dict) else None
    numbers = [measure.get("mean"), *blocks] if isinstance(measure, dict) and isinstance(blocks, list) else [None]
    if len(numbers) < 3 or not all(isinstance(value, int | float) for value in numbers):
        raise BadDocument(f"measures.{name} needs a mean and the numbers of two blocks or more")
    return len(numbers) - 1


def comparison(base: Document, others: Mapping[str, Document]) -> list[dict[str, Json]]:
    """Compare studies with a base: the differences in every measure, with intervals that hold all at once.

    Studies with the same number of games, blocks and seed share their luck, and are compared block by block.
    """
    shared = [(name, key) for name, other in others.items() for key in _common(base, other)]
    level = level_for(len(shared))
    found: dict[str, dict[str, Json]] = {}
    for name, key in shared:
        other = others[name]
        one, two = other["measures"][key], base["measures"][key]
        gap = difference(one["blocks"], two["blocks"], same_luck(base, other), level)
        found[f"{name}\0{key}"] = {
            "table": name,
            "measure": key,
            "base": two["mean"],
            "value": one["mean"],
            "difference": _round(gap.difference),
            "error": _round(gap.error),
            "p": gap.p,
            "paired": gap.paired,
        }
    corrected = holm({name: row["p"] for name, row in found.items()})
    for name, row in found.items():
        row["p"] = _round(corrected[name])
        row["clear"] = corrected[name] < 0.05
    return list(found.values())


def _common(base: Document, other: Document) -> list[str]:
    seats = base["plan"]["seats"] == other["plan"]["seats"]
    return [
        key
        for key in COMPARED
        if key in base["measures"] and key in other["measures"] and (seats or key not in ("win.1", "points"))
    ]


def same_luck(one: Document, other: Document) -> bool:
    """Whether the blocks of two studies were played on the same luck."""
    mine, theirs = one["plan"], other["plan"]
    same = ("games", "seed", "seats")
    base = [plan["game"].partition(":")[0] for plan in (mine, theirs)]
    blocks = [len(study["measures"]["decisions"]["blocks"]) for study in (one, other)]
    return base[0] == base[1] and blocks[0] == blocks[1] and all(mine[name] == theirs[name] for name in same)
