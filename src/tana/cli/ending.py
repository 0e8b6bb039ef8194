"""Shows the end of a game in sentences."""

from tana.cli.screen import Screen, Standing
from tana.core.game import Outcome
from tana.text import Text, Words


def show_outcome(outcome: Outcome, text: Text, words: Words, screen: Screen) -> None:
    """Show why the game ended, who won, and every player's score line by line."""
    order = sorted(range(len(outcome.ranks)), key=lambda seat: outcome.ranks[seat])
    screen.standings(
        [text.say(outcome.reason), _winners(outcome, text, words)],
        [_standing(outcome, seat, text, words) for seat in order],
    )


def _winners(outcome: Outcome, text: Text, words: Words) -> str:
    best = [seat for seat, rank in enumerate(outcome.ranks) if rank == 1]
    if len(best) == 1:
        me = "yes" if best[0] == text.reader else "no"
        return words.text("winner", name=text.seat(best[0]), me=me)
    *some, last = [text.seat(seat) for seat in best]
    return words.text("winners", names=words.text("list-and", some=", ".join(some), last=last))


def _standing(outcome: Outcome, seat: int, text: Text, words: Words) -> Standing:
    rank, points = outcome.ranks[seat], outcome.scores[seat]
    return Standing(
        words.text("standing", rank=rank, name=text.seat(seat), points=points),
        [words.text("standing-line", text=text.say(line.text), points=line.points) for line in outcome.lines[seat]],
    )
