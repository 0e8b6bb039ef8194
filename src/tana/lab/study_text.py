"""A study in sentences and formatted numbers, in one language."""

from __future__ import annotations

import math
from collections.abc import Iterator

from tana.core.registry import game as find_game
from tana.lab.game_columns import MOST_DECISIONS
from tana.lab.study_document import Document
from tana.text import Text, Words, formats

PACKAGE = "tana.lab"
SHARES = ("win.1", "goal", "tie", "forced", "comeback", "decided")
"""Measures shown in percent."""


def known(error: float | None) -> float:
    """The error of a value in a document; infinite if it is unknown (None)."""
    return math.inf if error is None else float(error)


def says_nothing(share: float, error: float) -> bool:
    """Whether the interval of a share contains all possible shares."""
    return share - error <= 0.0 and share + error >= 1.0


class StudyText:
    """The texts of a study, and its numbers formatted for one language."""

    def __init__(self, study: Document, language: str) -> None:
        self.study = study
        self.language = language
        self.game = find_game(study["plan"]["game"])
        self.seats = int(study["plan"]["seats"])
        self.text = Text(self.game, language)
        self._words = Words(language, PACKAGE)

    def say(self, id: str, **values: int | str) -> str:
        return self._words.text(f"study-{id}", **values)

    def measure_name(self, name: str) -> str:
        return self.say(f"measure-{name.replace('.', '-')}")

    def subtitle(self) -> str:
        plan = self.study["plan"]
        return self.say(
            "table",
            games=self.number(self.study["games"], 0),
            seats=self.seats,
            players=" / ".join(dict.fromkeys(plan["players"])),
            options="".join(f", {name} = {value}" for name, value in plan["options"].items()),
        )

    def notice(self) -> str:
        """The sentences of a game's rules about reconstructed components, without Markdown."""
        return self.text.notice().replace("**", "").replace("> ", "").strip("> \n")

    def mean(self, name: str) -> float:
        return float(self.study["measures"][name]["mean"])

    def error(self, name: str) -> float:
        return known(self.study["measures"][name]["error"])

    def has(self, name: str) -> bool:
        return name in self.study["measures"]

    def percent(self, value: float, digits: int = 1) -> str:
        return formats.percent(value, self.language, digits)

    def number(self, value: float, digits: int = 1) -> str:
        return formats.number(value, self.language, digits)

    def share(self, value: float, error: float | None) -> str:
        """A share with its interval, unless the interval contains all possible shares."""
        if says_nothing(value, known(error)):
            return self.say("no-interval", value=self.percent(value))
        return f"{self.percent(value)} ± {self.percent(known(error))}"

    def within(self, value: float, error: float | None, digits: int = 1) -> str:
        """A number with its interval, if there is one."""
        if error is None or not math.isfinite(error):
            return self.say("no-interval", value=self.number(value, digits))
        return f"{self.number(value, digits)} ± {self.number(error, digits)}"

    def value(self, measure: str, value: float) -> str:
        return self.percent(value) if measure in SHARES else self.number(value)

    def glance(self) -> list[tuple[str, str]]:
        """The most important measures by name."""
        digits = {"minutes": 0, "decisions": 0, "turns": 0, "choices_when_free": 1}
        shown = {name: self.number(self.mean(name), places) for name, places in digits.items()}
        shown["forced"] = self.percent(self.mean("forced"), 0)
        for name in ("win.1", "goal", "tie", "comeback", "lead_changes", "winner_points"):
            if self.has(name):
                shown[name] = self.value(name, self.mean(name))
        return [(self.measure_name(name), value) for name, value in shown.items()]

    def sentences(self) -> list[str]:
        """The study in sentences."""
        cut_off = self.mean("cut_off")
        if cut_off:
            found = [self.say("say-cut-off", share=self.percent(cut_off, 2), most=MOST_DECISIONS), self._say_length()]
            return [*found, *self._say_rules()]
        drama = [self._say_drama()] if self.seats > 1 else []
        return [*self._say_wins(), self._say_length(), *drama, *self._say_skill(), *self._say_rules()]

    def _say_wins(self) -> list[str]:
        if self.seats == 1:
            shown, player = self.share(self.mean("goal"), self.error("goal")), str(self.study["plan"]["players"][0])
            return [self.say("say-goal", player=player, points=self.number(self.mean("points")), share=shown)]
        fair, share, error = 1.0 / self.seats, self.mean("win.1"), self.error("win.1")
        clear, shown = "more" if share > fair else "less", self.share(share, error)
        if says_nothing(share, error):
            clear, shown = "unknown", self.percent(share)
        elif abs(share - fair) <= error:
            clear = "even"
        ties = [self.say("say-tie", share=self.percent(self.mean("tie")))] if self.mean("tie") > 0.0 else []
        return [self.say("say-wins", clear=clear, share=shown, fair=self.percent(fair)), *ties]

    def _say_length(self) -> str:
        return self.say(
            "say-length",
            minutes=self.number(self.mean("minutes"), 0),
            decisions=self.number(self.mean("decisions"), 0),
            turns=self.number(self.mean("turns"), 0),
            forced=self.percent(self.mean("forced"), 0),
            choices=self.number(self.mean("choices_when_free")),
        )

    def _say_drama(self) -> str:
        half = self.study["course"][len(self.study["course"]) // 2]["kept"]["mean"]
        return self.say(
            "say-drama",
            changes=self.number(self.mean("lead_changes")),
            half="–" if half is None else self.percent(half, 0),
            decided=self.percent(self.mean("decided"), 0),
            comebacks=self.percent(self.mean("comeback"), 0),
        )

    def _say_skill(self) -> Iterator[str]:
        for duel in self.study["ladder"]:
            share, error = duel["share"]["mean"], known(duel["share"]["error"])
            shown = self.share(share, error)
            if duel["one"] == "knowing":
                clear = "more" if share - duel["fair"] > error else "even"
                yield self.say("say-secrets", clear="unknown" if says_nothing(share, error) else clear, share=shown)
            elif duel["others"] != "forgetful":
                fair = self.percent(duel["fair"])
                yield self.say("say-skill", one=duel["one"], others=duel["others"], fair=fair, share=shown)
        if self.study["luck"]:
            yield self.say("say-luck", points=self.number(self.study["luck"]["points"]["mean"], 2))

    def _say_rules(self) -> list[str]:
        if not self.study["rules"]:
            return []
        never = self.study["rules"]["never"]
        return [self.say("say-rules", never=len(never), which=", ".join(never))]
