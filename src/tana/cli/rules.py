"""`tana rules`: shows the rules of a game, or how to play it well."""

import argparse

from tana.cli.common import BadUsage, add_game, add_language, add_plain, open_screen
from tana.cli.screen import News, Screen
from tana.core.registry import game as find_game
from tana.lab.strategy import Claim, Judged, chapter_of, claims_of, reasons_in_words, state_of_claim
from tana.text import Text, Words

HELP = "read the rules of a game, or how to play it well"
EXAMPLES = (
    "tana rules molly",
    "tana rules hickory --lang it --plain",
    "tana rules molly --strategy",
    "tana rules molly --strategy swaps",
)
PACKAGE = "tana.lab"
WHOLE = ""
"""The value of --strategy when no claim is named."""


def arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument(
        "--strategy",
        nargs="?",
        const=WHOLE,
        metavar="NAME",
        help="how to play well instead; with the name of a claim, its position",
    )
    add_language(parser)
    add_plain(parser)


def run(args: argparse.Namespace) -> int:
    """Show the rules, house rulings included, or the strategy."""
    screen = open_screen(args.plain)
    if args.strategy is None:
        screen.markdown(Text(find_game(args.game), args.lang).rules())
    elif args.strategy == WHOLE:
        screen.markdown(chapter_in_words(args.game, args.lang))
    else:
        _show_position(_claim(args.game, args.strategy), args.lang, screen)
    return 0


def chapter_in_words(game: str, language: str) -> str:
    """The chapter as Markdown, with each claim's choices and reason below its text."""
    find_game(game)
    chapter = chapter_of(game, language)
    if chapter is None:
        raise BadUsage(f"{game} has no chapter about strategy")
    parts = [f"# {chapter.title}", chapter.introduction]
    for section, claim in zip(chapter.sections, claims_of(game), strict=True):
        note = " ".join(_lines(claim, language))
        command = f"`tana rules {game} --strategy {claim.name}`"
        parts += [f"## {section.heading}", section.body, f"> {note}", f"> {command}"]
    return "\n\n".join(parts) + "\n"


def _claim(game: str, name: str) -> Claim:
    find_game(game)
    found = {claim.name: claim for claim in claims_of(game)}
    if name not in found:
        raise BadUsage(f"--strategy {name}: the claims of {game} are {', '.join(found)}")
    return found[name]


def _show_position(claim: Claim, language: str, screen: Screen) -> None:
    """Show the section, its position as the seat sees it, and the value of the choices."""
    game, state, words = find_game(claim.game), state_of_claim(claim), Words(language, PACKAGE)
    chapter = chapter_of(claim.game, language)
    section = chapter.sections[claims_of(claim.game).index(claim)] if chapter else None
    text = _text(claim, language)
    heading = words.text("strategy-heading", game=text.title, claim=section.heading if section else claim.name)
    screen.page(heading, game.sketch(game.view(state, claim.seat)), text, News("", []))
    if section:
        screen.markdown(f"{section.body}\n")
    screen.lines(_lines(claim, language))


def _text(claim: Claim, language: str) -> Text:
    words = Words(language, PACKAGE)
    names = [words.text("puzzle-seat", number=seat + 1) for seat in range(claim.seats)]
    return Text(find_game(claim.game), language, names, claim.seat)


def _lines(claim: Claim, language: str) -> list[str]:
    """One sentence each for the better choice, the worse one, and the reason."""
    words, text, actions = Words(language, PACKAGE), _text(claim, language), find_game(claim.game).actions

    def line(id: str, judged: Judged) -> str:
        action = text.action(actions.action(actions.parse(judged.action)))
        error = max(1, round(100 * judged.error))
        return words.text(id, action=action, chance=round(100 * judged.chance), error=error)

    why = reasons_in_words(claim.game, claim.reasons[:1], language)
    because = [words.text("review-because", reasons=why)] if why else []
    return [line("strategy-better", claim.better), line("strategy-worse", claim.worse), *because]
