"""A study as one HTML page: self-contained, in every language, readable on a phone, charts first.

`templates/study.html` lays the page out; `StudyView` gives it texts, formatted numbers and charts in one language.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from tana.errors import TanaError
from tana.lab import charts
from tana.lab.charts import Bar, Dot
from tana.lab.game_columns import MOST_DECISIONS
from tana.lab.measures import SECONDS_A_BIT, SECONDS_A_CHOICE, SECONDS_FORCED
from tana.lab.quick_games import TEMPLATES
from tana.lab.study_document import Document
from tana.lab.study_text import PACKAGE, StudyText, known
from tana.text.words import LANGUAGE_NAMES

MOST_BYTES = 1_000_000
MOST_ACTIONS = 300
"""The maximum number of actions listed: the most frequent ones."""

Cells: TypeAlias = Iterator[Sequence[str]]
"""The rows of a table."""


class PageTooLarge(TanaError):
    """A page that would be too large to open comfortably."""


@dataclass(frozen=True)
class Variations:
    """Other tables compared with a study's: differences by measure, and reasons why some could not be played."""

    rows: Sequence[Document] = ()
    """See `tana.lab.study_document.comparison`."""
    base: str = ""
    refused: Mapping[str, str] = field(default_factory=dict)


def page_of(
    study: Document,
    rows: Sequence[Document] = (),
    base: str = "",
    refused: Mapping[str, str] | None = None,
    language: str = "en",
) -> str:
    """The page of a study; `rows`, `base` and `refused` are those of `Variations`."""
    views = {spoken: StudyView(study, spoken, Variations(rows, base, refused or {})) for spoken in LANGUAGE_NAMES}
    environment = Environment(
        loader=PackageLoader(PACKAGE), autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True
    )
    environment.globals |= {
        "seconds": {"forced": SECONDS_FORCED, "choice": SECONDS_A_CHOICE, "bit": SECONDS_A_BIT},
        "most_decisions": MOST_DECISIONS,
    }
    page = (
        environment.get_template("study.html").render(views=views, language=language, languages=LANGUAGE_NAMES) + "\n"
    )
    if len(page.encode()) > MOST_BYTES:
        raise PageTooLarge(f"the page would have {len(page.encode())} bytes, more than {MOST_BYTES}")
    return page


def sentences_of(study: Document, language: str) -> list[str]:
    """The study in sentences."""
    return StudyText(study, language).sentences()


class StudyView(StudyText):
    """What the page shows in one language: charts, and rows of the larger tables."""

    def __init__(self, study: Document, language: str, variations: Variations) -> None:
        super().__init__(study, language)
        self.variations = variations

    def wins_chart(self) -> Markup:
        if self.seats == 1:
            share = self.mean("goal")
            return charts.bars(
                self.say("wins"), [Bar(self.say("goal"), share, self.error("goal"), self.percent(share))], most=1.0
            )
        rows = []
        for order in range(1, self.seats + 1):
            share, error = self.mean(f"win.{order}"), min(1.0, self.error(f"win.{order}"))
            rows.append(Bar(self.say("order", order=order), share, error, self.percent(share)))
        return charts.bars(self.say("wins"), rows, 1.0 / self.seats)

    def sources_chart(self) -> Markup:
        orders = range(1, self.seats + 1)
        series = [
            (self._source(number), [self.mean(f"source.{number + 1}.{order}") for order in orders])
            for number in range(len(self.study["sources"]))
        ]
        return charts.stacked(
            self.say("sources"), [self.say("order", order=order) for order in orders], series, self.language
        )

    def _source(self, number: int) -> str:
        """The name of a source of points."""
        reason = self.game.score_texts.reasons[number]
        return self.text.fill(reason.text, {argument.name: "n" for argument in reason.arguments})

    def histogram(self, name: str) -> Markup:
        counts = {int(value): count for value, count in self.study["histograms"][name].items()}
        return charts.histogram(self.say(name), counts, self.say(name), language=self.language)

    def choices_chart(self) -> Markup:
        counts = {number: count for number, count in enumerate(self.study["choices"]) if count}
        return charts.histogram(self.say("choices"), counts, self.say("choices"), language=self.language)

    def course_chart(self) -> Markup:
        points = [
            (stage["part"], stage["kept"]["mean"], known(stage["kept"]["error"]))
            for stage in self.study["course"]
            if stage["kept"]["mean"] is not None
        ]
        return self._over_the_game("course", "leader", points, share=True)

    def breadth_chart(self) -> Markup:
        course = self.study["course"]
        points = [(stage["part"], stage["choices"], 0.0) for stage in course if stage["choices"] is not None]
        return self._over_the_game("breadth", "choices", points)

    def _over_the_game(self, title: str, what: str, points: Sequence[charts.Point], share: bool = False) -> Markup:
        ends, bounds = (self.say("course-start"), self.say("course-end")), (0.0, 1.0) if share else None
        axis = (self.say("course-axis"), self.say(what))
        return charts.line(self.say(title), points, axis, ends, bounds, percent=share, language=self.language)

    def skill_chart(self) -> Markup:
        rows = []
        for duel in self.study["ladder"]:
            share, label = duel["share"], self.say("among", one=duel["one"], others=duel["others"])
            rows.append(Bar(label, share["mean"], known(share["error"]), self.percent(share["mean"])))
        return charts.bars(self.say("skill"), rows, self.study["ladder"][0]["fair"], 1.0)

    @property
    def quick_games(self) -> dict[str, Document]:
        """Games by players that hardly think, by player."""
        return {player: self.study[player] for player in TEMPLATES if self.study.get(player)}

    def about_quick_games(self) -> str:
        return " ".join(
            self.say(f"{player}-about", games=self.number(found["games"], 0), device=found["device"])
            for player, found in self.quick_games.items()
        )

    def quick_heads(self) -> list[str]:
        return [self.say("measure"), *(self.say(player) for player in self.quick_games), self.say("good")]

    def quick_rows(self) -> Cells:
        for name in next(iter(self.quick_games.values()))["measures"]:
            share = name.startswith("win.") or name in ("goal", "tie")
            show, interval = (self.percent, self.share) if share else (self.number, self.within)
            measured = [found["measures"][name] for found in self.quick_games.values()]
            cells = [interval(one["mean"], one["error"]) for one in measured]
            yield self._quick_name(name), *cells, show(self.mean(name)) if self.has(name) else "–"

    def _quick_name(self, name: str) -> str:
        what, _, order = name.partition(".")
        if not order:
            return self.measure_name(name)
        return f"{self.say('order', order=order)}: {self.say('wins' if what == 'win' else 'measure-points')}"

    def _families(self) -> Iterator[tuple[str, float, Document]]:
        """Every family of actions that was offered: its name, how often it was chosen then, and its counts."""
        for family in self.study["actions"]:
            if family["offered"]:
                first = self.game.actions.action(self.game.actions.base(family["word"]))
                yield self.text.group(first) or family["word"], family["chosen"] / family["offered"], family

    def families_chart(self) -> Markup:
        bars = [Bar(name, rate, 0.0, self.percent(rate, 0)) for name, rate, _ in self._families()]
        return charts.bars(self.say("used"), bars, most=1.0)

    def family_rows(self) -> Cells:
        for name, rate, family in self._families():
            counts = [self.number(family[key], 0) for key in ("offered", "chosen")]
            yield name, *counts, self.percent(rate), str(family["never"])

    def token_charts(self) -> Iterator[tuple[str, Markup]]:
        """A title and a chart for every domain with few tokens that actions use."""
        for domain, counts in self.study["tokens"].items():
            if 2 <= len(counts) <= 24 and sum(counts.values()):
                tokens = ((str(self.text.token(domain, token)), count) for token, count in counts.items())
                rows = [Bar(label, count, 0.0, self.number(count, 0)) for label, count in tokens]
                title = self.say("tokens", domain=domain)
                yield title, charts.bars(title, rows)

    def action_rows(self) -> Cells:
        """The actions that were chosen most often."""
        each = [action for family in self.study["actions"] for action in family["each"]]
        for action in sorted(each, key=lambda action: -action["chosen"])[:MOST_ACTIONS]:
            counts = [self.number(action[key], 0) for key in ("offered", "chosen")]
            won = action["won"] and action["won"]["mean"]
            yield action["notation"], *counts, "–" if won is None else self.percent(won)

    def differences(self) -> Iterator[tuple[str, Markup]]:
        """A heading and a chart for every measure in which tables are compared."""
        by_measure: dict[str, list[Document]] = {}
        for row in self.variations.rows:
            by_measure.setdefault(row["measure"], []).append(row)
        for measure, rows in by_measure.items():
            title = self.measure_name(measure)
            head = f"{title} ({self.variations.base}: {self.value(measure, rows[0]['base'])})"
            yield head, charts.dots(title, [self._dot(row) for row in rows])

    def _dot(self, row: Document) -> Dot:
        shown = self.value(row["measure"], row["value"])
        return Dot(row["table"], row["difference"], known(row["error"]), shown, row["clear"])
