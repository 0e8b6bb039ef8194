"""A study as one page: it opens without a network, on a phone, in both languages, and shows pictures first."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from html import escape
from importlib.resources import files
from typing import Any

from tana.core.errors import TanaError
from tana.core.registry import game as find_game
from tana.lab import charts
from tana.lab.charts import Bar, Dot
from tana.lab.measures import SECONDS_A_BIT, SECONDS_A_CHOICE, SECONDS_FORCED
from tana.lab.notes import MOST_DECISIONS
from tana.lab.quick_games import TEMPLATES
from tana.text import Text, Words
from tana.text.words import LANGUAGES

PACKAGE = "tana.lab"
MOST_BYTES = 1_000_000
MOST_ACTIONS = 300
"""How many single actions are listed: the most frequent ones."""

STYLE = files(PACKAGE) / "page.css"


class PageTooLarge(TanaError):
    """A page that would not be pleasant to open."""


def page_of(
    study: Mapping[str, Any],
    rows: Sequence[Mapping[str, Any]] = (),
    base: str = "",
    refused: Mapping[str, str] | None = None,
    language: str = "en",
) -> str:
    """The page of a study; `rows` are differences of other tables to it (see `tana.lab.figures.comparison`)."""
    bodies = [_Body(study, rows, base, refused or {}, spoken).html() for spoken in LANGUAGES]
    game = find_game(study["plan"]["game"])
    title = Words(language, PACKAGE).text("study-title", game=Text(game, language).title)
    inputs = "".join(
        f'<input type="radio" name="lang" id="{one}" aria-label="{one}"{" checked" if one == language else ""}>'
        for one in LANGUAGES
    )
    page = (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE.read_text(encoding='utf-8')}</style></head><body>{inputs}{''.join(bodies)}</body></html>\n"
    )
    if len(page.encode()) > MOST_BYTES:
        raise PageTooLarge(f"the page would have {len(page.encode())} bytes, more than {MOST_BYTES}")
    return page


def sentences_of(study: Mapping[str, Any], language: str) -> list[str]:
    """A study in words."""
    return _Body(study, (), "", {}, language).sentences()


def known(error: float | None) -> float:
    """An error as it stands in a document: None is one that is not known."""
    return math.inf if error is None else float(error)


def says_nothing(share: float, error: float) -> bool:
    """Whether the interval of a share holds all shares there are."""
    return share - error <= 0.0 and share + error >= 1.0


class _Body:
    """The page in one language."""

    def __init__(
        self,
        study: Mapping[str, Any],
        rows: Sequence[Mapping[str, Any]],
        base: str,
        refused: Mapping[str, str],
        language: str,
    ) -> None:
        self.study = study
        self.rows = rows
        self.base = base
        self.refused = refused
        self.language = language
        self.game = find_game(study["plan"]["game"])
        self.seats = int(study["plan"]["seats"])
        self.words = Words(language, PACKAGE)
        self.text = Text(self.game, language)

    # --- small things ------------------------------------------------------------------------------------------------

    def say(self, id: str, **values: int | str) -> str:
        return self.words.text(f"study-{id}", **values)

    def mean(self, name: str) -> float:
        return float(self.study["measures"][name]["mean"])

    def error(self, name: str) -> float:
        return known(self.study["measures"][name]["error"])

    def has(self, name: str) -> bool:
        return name in self.study["measures"]

    def percent(self, value: float, digits: int = 1) -> str:
        return f"{100.0 * value:.{digits}f}%".replace(".", "," if self.language == "it" else ".")

    def share(self, value: float, error: float) -> str:
        """A share with its interval, if that says anything."""
        if says_nothing(value, error):
            return self.say("no-interval", value=self.percent(value))
        return f"{self.percent(value)} ± {self.percent(error)}"

    def within(self, value: float, error: float, digits: int = 1) -> str:
        """A number with its interval, if there is one."""
        if not math.isfinite(error):
            return self.say("no-interval", value=self.number(value, digits))
        return f"{self.number(value, digits)} ± {self.number(error, digits)}"

    def number(self, value: float, digits: int = 1) -> str:
        plain = f"{value:,.{digits}f}"
        return plain.translate(str.maketrans(",.", ".,")) if self.language == "it" else plain

    def section(self, id: str, about: str, *parts: str) -> str:
        shown = f'<p class="about">{escape(about)}</p>' if about else ""
        return f"<section><h2>{escape(self.say(id))}</h2>{shown}{''.join(parts)}</section>"

    def table(self, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
        head = "".join(f"<th>{escape(word)}</th>" for word in heads)
        lines = "".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in rows)
        return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{lines}</tbody></table></div>'

    def source(self, number: int) -> str:
        """The name of a source of points."""
        reason = self.game.score_texts.reasons[number]
        return self.text.fill(reason.text, {argument.name: "n" for argument in reason.arguments})

    # --- the page ----------------------------------------------------------------------------------------------------

    def html(self) -> str:
        plan = self.study["plan"]
        options = "".join(f", {name} = {value}" for name, value in plan["options"].items())
        players = " / ".join(dict.fromkeys(plan["players"]))
        games = self.number(self.study["games"], 0)
        subtitle = self.say("table", games=games, seats=self.seats, players=players, options=options)
        other = next(language for language in LANGUAGES if language != self.language)
        notice = self.text.notice().replace("**", "").replace("> ", "").strip("> \n")
        parts = [
            f'<main class="{self.language}" lang="{self.language}">',
            f'<label class="switch" for="{other}">{escape(self.say("language"))}</label>',
            f"<h1>{escape(self.text.title)}</h1><p class='about'>{escape(subtitle)}</p>",
            f'<p class="about">{escape(notice)}</p>' if notice else "",
            f"<section><h2>{escape(self.say('words'))}</h2><p>{escape(' '.join(self.sentences()))}</p></section>",
            self._glance(),
            self._vary(),
            self._wins(),
            self._sources(),
            self._length(),
            self._course(),
            self._breadth(),
            self._skill(),
            self._quick_games(),
            self._used(),
            self._happens(),
            self._rules(),
            self._perft(),
            self._made(),
            "</main>",
        ]
        return "".join(parts)

    def sentences(self) -> list[str]:
        """The study in words."""
        found = []
        if cut_off := self.mean("cut_off"):
            found.append(self.say("say-cut-off", share=self.percent(cut_off, 2), most=MOST_DECISIONS))
        elif self.seats == 1:
            share = self.share(self.mean("goal"), self.error("goal"))
            player = str(self.study["plan"]["players"][0])
            found.append(self.say("say-goal", player=player, points=self.number(self.mean("points")), share=share))
        else:
            found.append(self._say_wins())
            if self.mean("tie") > 0.0:
                found.append(self.say("say-tie", share=self.percent(self.mean("tie"))))
        found.append(
            self.say(
                "say-length",
                minutes=self.number(self.mean("minutes"), 0),
                decisions=self.number(self.mean("decisions"), 0),
                turns=self.number(self.mean("turns"), 0),
                forced=self.percent(self.mean("forced"), 0),
                choices=self.number(self.mean("choices_when_free")),
            )
        )
        if self.seats > 1 and not cut_off:
            half = self.study["course"][len(self.study["course"]) // 2]["kept"]["mean"]
            found.append(
                self.say(
                    "say-drama",
                    changes=self.number(self.mean("lead_changes")),
                    half="–" if half is None else self.percent(half, 0),
                    decided=self.percent(self.mean("decided"), 0),
                    comebacks=self.percent(self.mean("comeback"), 0),
                )
            )
        return [*found, *([] if cut_off else self._say_skill()), *self._say_rules()]

    def _say_wins(self) -> str:
        fair, share, error = 1.0 / self.seats, self.mean("win.1"), self.error("win.1")
        clear = "even" if abs(share - fair) <= error else "more" if share > fair else "less"
        if says_nothing(share, error):
            return self.say("say-wins", clear="unknown", share=self.percent(share), fair=self.percent(fair))
        return self.say("say-wins", clear=clear, share=self.share(share, error), fair=self.percent(fair))

    def _say_skill(self) -> list[str]:
        found = []
        for duel in self.study["ladder"]:
            share, error = duel["share"]["mean"], known(duel["share"]["error"])
            shown = self.share(share, error)
            if duel["one"] == "knowing":
                clear = "more" if share - duel["fair"] > error else "even"
                clear = "unknown" if says_nothing(share, error) else clear
                found.append(self.say("say-secrets", clear=clear, share=shown))
            elif duel["others"] != "forgetful":
                fair = self.percent(duel["fair"])
                found.append(self.say("say-skill", one=duel["one"], others=duel["others"], fair=fair, share=shown))
        if self.study["luck"]:
            found.append(self.say("say-luck", points=self.number(self.study["luck"]["points"]["mean"], 2)))
        return found

    def _say_rules(self) -> list[str]:
        if not self.study["rules"]:
            return []
        never = self.study["rules"]["never"]
        return [self.say("say-rules", never=len(never), which=", ".join(never))]

    def _glance(self) -> str:
        shown = [
            (self.say("measure-minutes"), self.number(self.mean("minutes"), 0)),
            (self.say("measure-decisions"), self.number(self.mean("decisions"), 0)),
            (self.say("measure-turns"), self.number(self.mean("turns"), 0)),
            (self.say("measure-choices_when_free"), self.number(self.mean("choices_when_free"))),
            (self.say("measure-forced"), self.percent(self.mean("forced"), 0)),
        ]
        for name, kind in (("win.1", "win-1"), ("goal", "goal"), ("tie", "tie"), ("comeback", "comeback")):
            if self.has(name):
                shown.append((self.say(f"measure-{kind}"), self.percent(self.mean(name))))
        for name in ("lead_changes", "winner_points"):
            if self.has(name):
                shown.append((self.say(f"measure-{name}"), self.number(self.mean(name))))
        tiles = "".join(f"<div><b>{escape(value)}</b><span>{escape(name)}</span></div>" for name, value in shown)
        return self.section("numbers", "", f'<div class="glance">{tiles}</div>')

    def _wins(self) -> str:
        if self.seats == 1:
            share, error = self.mean("goal"), self.error("goal")
            bar = Bar(self.say("goal"), share, error, self.percent(share))
            return self.section("wins", self.say("goal-about"), charts.bars(self.say("wins"), [bar], most=1.0))
        rows = [
            Bar(
                self.say("order", order=order),
                self.mean(f"win.{order}"),
                min(1.0, self.error(f"win.{order}")),
                self.percent(self.mean(f"win.{order}")),
            )
            for order in range(1, self.seats + 1)
        ]
        return self.section("wins", self.say("wins-about"), charts.bars(self.say("wins"), rows, 1.0 / self.seats))

    def _sources(self) -> str:
        orders = range(1, self.seats + 1)
        series = [
            (self.source(number), [self.mean(f"source.{number + 1}.{order}") for order in orders])
            for number in range(len(self.study["sources"]))
        ]
        labels = [self.say("order", order=order) for order in orders]
        return self.section("sources", self.say("sources-about"), charts.stacked(self.say("sources"), labels, series))

    def _length(self) -> str:
        quantiles = self.study["quantiles"]["minutes"]
        about = self.say(
            "length-about",
            forced=f"{SECONDS_FORCED:g}",
            choice=f"{SECONDS_A_CHOICE:g}",
            bit=f"{SECONDS_A_BIT:g}",
            low=f"{quantiles['0.25']:g}",
            high=f"{quantiles['0.75']:g}",
        )
        pictures = [
            charts.histogram(
                self.say(name), {int(k): v for k, v in self.study["histograms"][name].items()}, self.say(name)
            )
            for name in ("minutes", "decisions")
        ]
        cut = self.percent(self.mean("cut_off"), 2)
        endings = self.study["histograms"]["endings"]
        total = max(1, sum(endings.values()))
        rows = [[name.replace("-", " "), self.percent(count / total)] for name, count in sorted(endings.items())]
        note = f'<p class="about">{escape(self.say("endings-about", most=MOST_DECISIONS, cut=cut))}</p>'
        shown = self.table((self.say("endings"), self.say("rate")), rows)
        return self.section("length", about, *pictures, note, shown)

    def _course(self) -> str:
        if self.seats == 1:
            return ""
        points = [
            (stage["part"], stage["kept"]["mean"], known(stage["kept"]["error"]))
            for stage in self.study["course"]
            if stage["kept"]["mean"] is not None
        ]
        picture = charts.line(
            self.say("course"),
            points,
            (self.say("course-axis"), self.say("leader")),
            (self.say("course-start"), self.say("course-end")),
            (0.0, 1.0),
            percent=True,
        )
        return self.section("course", self.say("course-about"), picture)

    def _breadth(self) -> str:
        points = [
            (stage["part"], stage["choices"], 0.0) for stage in self.study["course"] if stage["choices"] is not None
        ]
        about = self.say(
            "breadth-about",
            forced=self.percent(self.mean("forced")),
            choices=self.number(self.mean("choices_when_free")),
            run=self.number(self.mean("longest_forced")),
        )
        ends = (self.say("course-start"), self.say("course-end"))
        curve = charts.line(self.say("breadth"), points, (self.say("course-axis"), self.say("choices")), ends)
        counts = {number: count for number, count in enumerate(self.study["choices"]) if count}
        return self.section("breadth", about, curve, charts.histogram(self.say("choices"), counts, self.say("choices")))

    def _skill(self) -> str:
        if not self.study["ladder"]:
            return ""
        rows = [
            Bar(
                self.say("among", one=duel["one"], others=duel["others"]),
                duel["share"]["mean"],
                known(duel["share"]["error"]),
                self.percent(duel["share"]["mean"]),
            )
            for duel in self.study["ladder"]
        ]
        fair = self.study["ladder"][0]["fair"]
        luck = self.study["luck"]["points"]
        told = self.say("luck-about", points=self.within(luck["mean"], known(luck["error"]), 2))
        about = self.say("skill-alone" if self.seats == 1 else "skill-about")
        return self.section(
            "skill", about, charts.bars(self.say("skill"), rows, fair, 1.0), f'<p class="about">{escape(told)}</p>'
        )

    def _quick_games(self) -> str:
        """Games without much thought, beside those with some."""
        quick = {player: self.study[player] for player in TEMPLATES if self.study.get(player)}
        if not quick:
            return ""
        rows = []
        for name in next(iter(quick.values()))["measures"]:
            share = name.startswith("win.") or name in ("goal", "tie")
            show, told = (self.percent, self.share) if share else (self.number, self.within)
            measured = [found["measures"][name] for found in quick.values()]
            cells = [told(one["mean"], known(one["error"])) for one in measured]
            rows.append([self._quick_name(name), *cells, show(self.mean(name)) if self.has(name) else "–"])
        heads = (self.say("measure"), *(self.say(player) for player in quick), self.say("good"))
        about = " ".join(
            self.say(f"{player}-about", games=self.number(found["games"], 0), device=found["device"])
            for player, found in quick.items()
        )
        return self.section("quick", about, self.table(heads, rows))

    def _quick_name(self, name: str) -> str:
        what, _, order = name.partition(".")
        if not order:
            return self.measure(name)
        return f"{self.say('order', order=order)}: {self.say('wins' if what == 'win' else 'measure-points')}"

    def _used(self) -> str:
        families = [family for family in self.study["actions"] if family["offered"]]
        heads = [self.say(word) for word in ("kind", "offered", "chosen", "rate", "never")]
        rows = []
        bars = []
        for family in families:
            name, rate = self._family(family["word"]), family["chosen"] / family["offered"]
            counts = [self.number(family[key], 0) for key in ("offered", "chosen")]
            rows.append([name, *counts, self.percent(rate), str(family["never"])])
            bars.append(Bar(name, rate, 0.0, self.percent(rate, 0)))
        picture = charts.bars(self.say("used"), bars, most=1.0)
        table = self.table(heads, rows)
        return self.section("used", self.say("used-about"), picture, table, self._tokens(), self._each_action())

    def _each_action(self) -> str:
        """The actions that were chosen most often, folded away."""
        each = [action for family in self.study["actions"] for action in family["each"]]
        each.sort(key=lambda action: -action["chosen"])
        lines = [
            [
                action["notation"],
                self.number(action["offered"], 0),
                self.number(action["chosen"], 0),
                self.percent(action["won"]["mean"]) if action["won"] and action["won"]["mean"] is not None else "–",
            ]
            for action in each[:MOST_ACTIONS]
        ]
        heads = [self.say(word) for word in ("kind", "offered", "chosen", "won")]
        return f"<details><summary>{escape(self.say('used-each'))}</summary>{self.table(heads, lines)}</details>"

    def _family(self, word: str) -> str:
        first = self.game.actions.action(self.game.actions.base(word))
        return self.text.group(first) or word

    def _tokens(self) -> str:
        parts = []
        for domain, counts in self.study["tokens"].items():
            if not 2 <= len(counts) <= 24 or not sum(counts.values()):
                continue
            rows = [
                Bar(str(self.text.token(domain, token)), count, 0.0, self.number(count, 0))
                for token, count in counts.items()
            ]
            title = self.say("tokens", domain=domain)
            parts.append(f"<details><summary>{escape(title)}</summary>{charts.bars(title, rows)}</details>")
        return "".join(parts)

    def _happens(self) -> str:
        games = max(1, self.study["games"])
        events = sorted(self.study["events"], key=lambda event: -event["times"])
        rows = [[event["name"].replace("-", " "), self.number(event["times"] / games, 2)] for event in events]
        folded = self.table((self.say("event"), self.say("per-game")), rows)
        return self.section("happens", "", f"<details><summary>{escape(self.say('event'))}</summary>{folded}</details>")

    def _rules(self) -> str:
        rules = self.study["rules"]
        if not rules:
            return ""
        never = ", ".join(rules["never"]) or self.say("rules-all")
        rows = [
            [rule, self.number(times, 1), self.number(rules["random"][rule], 1)]
            for rule, times in rules["good"].items()
        ]
        heads = (self.say("rule"), self.say("good"), self.say("random"))
        folded = f"<details><summary>{escape(self.say('rule'))}</summary>{self.table(heads, rows)}</details>"
        return self.section("rules", self.say("rules-about", games=rules["games"], never=never), folded)

    def _perft(self) -> str:
        if not self.study["perft"]:
            return ""
        counts = " · ".join(self.number(count, 0) for count in self.study["perft"])
        return self.section("perft", self.say("perft-about"), f"<p>{escape(counts)}</p>")

    def _vary(self) -> str:
        if not self.rows and not self.refused:
            return ""
        parts = []
        for measure in dict.fromkeys(row["measure"] for row in self.rows):
            rows = [row for row in self.rows if row["measure"] == measure]
            title = self.measure(measure)
            dots = [
                Dot(
                    row["table"],
                    row["difference"],
                    known(row["error"]),
                    self._value(measure, row["value"]),
                    row["clear"],
                )
                for row in rows
            ]
            head = f"{title} ({self.base}: {self._value(measure, rows[0]['base'])})"
            parts.append(f"<h3>{escape(head)}</h3>{charts.dots(title, dots)}")
        if self.refused:
            heads = (self.say("table-name"), self.say("refused"))
            parts.append(self.table(heads, [[name, why] for name, why in self.refused.items()]))
        return self.section("vary", self.say("vary-about", base=self.base), *parts)

    def measure(self, name: str) -> str:
        """The name of a measure."""
        return self.say(f"measure-{name.replace('.', '-')}")

    def _value(self, measure: str, value: float) -> str:
        share = measure in ("win.1", "goal", "tie", "forced", "comeback", "decided")
        return self.percent(value) if share else self.number(value)

    def _made(self) -> str:
        plan = self.study["plan"]
        about = self.say(
            "made-about",
            seed=str(plan["seed"]),
            edition=plan["edition"],
            version=self.study["made_by"],
            seconds=self.number(self.study["seconds"], 0),
            blocks=str(len(self.study["measures"]["decisions"]["blocks"])),
        )
        return self.section("made", about)
