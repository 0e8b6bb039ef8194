"""Strategy chapters: every claim has a legal position in which it holds, and every language has all sections."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest
from tools.strategy_pages import GAMES, OUT, document_of

from tana.cli.main import main
from tana.core.record import to_bytes
from tana.core.registry import game as find_game
from tana.lab.puzzle_search import Effort
from tana.lab.puzzles import examiner_of
from tana.lab.strategy import (
    BadClaims,
    Judged,
    chapter_of,
    check,
    claims_of,
    judge,
    path_of,
    read_claims,
    seen_in,
    state_of_claim,
    write_claims,
)
from tana.text import LANGUAGES, Words, formats

STUDIES = Path(__file__).parents[2] / "docs" / "studies" / "index.md"
TITLES = {"molly": "Molly", "uly": "Uly & Polly", "buddel": "Buddel-Bande", "hickory": "Hickory Dickory for two"}
SMALL = Effort(6, 40)

each_game = pytest.mark.parametrize("game", GAMES)
each_language = pytest.mark.parametrize("language", LANGUAGES)


@each_game
def test_every_claim_has_a_position_in_which_both_choices_are_legal(game: str) -> None:
    claims = claims_of(game)
    assert len(claims) >= 3
    assert len({claim.name for claim in claims}) == len(claims)
    for claim in claims:
        check(claim)
        assert seen_in(claim).view.seat == claim.seat
        assert claim.source


@each_game
def test_a_fault_in_a_file_is_named_with_its_line(game: str, tmp_path: Path) -> None:
    first, *_ = claims_of(game)
    path = tmp_path / "strategy.jsonl"
    for broken, reason in (
        (replace(first, seat=(first.seat + 1) % first.seats), "not the turn of seat"),
        (replace(first, better=Judged("fly home", 0.9, 0.01)), "is not allowed in this position"),
        (replace(first, worse=replace(first.worse, chance=first.better.chance)), "should lead by 5%"),
        (replace(first, reasons=()), "for a reason"),
    ):
        write_claims(path, [first, broken])
        with pytest.raises(BadClaims, match=f"line 2: .*{reason}"):
            read_claims(path)
    write_claims(path, claims_of(game))
    assert path.read_bytes() == path_of(game).read_bytes()


@each_game
@each_language
def test_every_language_has_a_section_for_each_claim(game: str, language: str) -> None:
    chapter = chapter_of(game, language)
    assert chapter is not None
    assert chapter.title and chapter.introduction
    assert all(section.heading and section.body for section in chapter.sections)
    if language != "en":
        assert chapter != chapter_of(game, "en")
    bots = Words(language, "tana.bots")
    for claim in claims_of(game):
        assert all(bots.has(f"reason-{game}-{term}") for term in claim.reasons)


@each_game
@each_language
def test_every_share_in_a_chapter_comes_from_a_study(game: str, language: str) -> None:
    chapter = chapter_of(game, language)
    assert chapter is not None
    part = next(text for text in re.split(r"^## ", STUDIES.read_text(), flags=re.M) if text.startswith(TITLES[game]))
    study = re.sub(r"\s+", " ", part)
    gap = formats.percent(0.5, language)[2:-1]
    told = " ".join(section.body for section in chapter.sections)
    shares = re.findall(rf"([\d.,]+(?: ± [\d.,]+)?){gap}%", told)
    assert len(shares) == told.count("%") == 1
    for share in shares:
        assert f"{share.replace(',', '.')} %" in study


@each_game
def test_the_pages_show_the_shipped_claims(game: str) -> None:
    assert (OUT / f"{game}.json").read_text(encoding="utf-8") == document_of(game), "python -m tools.strategy_pages"


@each_game
def test_a_position_is_a_world_of_the_seat_and_reveals_nothing_more(game: str) -> None:
    """The seat's view is the same in a world sampled from its knowledge."""
    found = find_game(game)
    for claim in claims_of(game):
        drawn = seen_in(claim)
        assert found.look(to_bytes(state_of_claim(claim)), claim.seat) == found.look(drawn.world, claim.seat)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "name"), [(game, claim.name) for game in GAMES for claim in claims_of(game)])
def test_the_better_move_is_judged_better_for_the_reason_given(game: str, name: str) -> None:
    """With another seed and a small effort: clearly better, and ahead in the first reason whatever is hidden."""
    claim = next(one for one in claims_of(game) if one.name == name)
    examiner = examiner_of(game)
    better, worse = judge(examiner, claim, SMALL, "test")
    assert better.chance - worse.chance > 0.04
    seen = seen_in(claim)
    others = [action for action in seen.legal if action != better.action]
    assert claim.reasons[0] in {
        *examiner.reasons(seen, better.action, others),
        *examiner.reasons(seen, better.action, [worse.action]),
    }


def test_the_terminal_shows_the_chapter_and_a_position(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "molly", "--strategy", "--plain", "--lang", "it"]) == 0
    spoken = capsys.readouterr().out
    assert "Come giocare bene" in spoken
    assert "ti lascia un tris a portata" in spoken
    assert "tana rules molly --strategy swaps" in spoken
    assert main(["rules", "molly", "--strategy", "swaps", "--plain", "--lang", "en"]) == 0
    position = capsys.readouterr().out
    assert "Display card 1" in position
    assert "Better:" in position
    assert "it leaves a set within your reach" in position
    assert main(["rules", "molly", "--strategy", "castling"]) != 0
    assert "the claims of molly are tall-piles" in capsys.readouterr().err
