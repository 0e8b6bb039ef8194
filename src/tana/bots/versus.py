"""A match against bots that answer by themselves.

    >>> import tana
    >>> match = tana.against("molly", "digger", seed=7)
    >>> match.play(match.legal()[0])

It is your decision whenever a call returns, until the game is over.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tana.bots.api import make_bot
from tana.core.match import Match, Move, new


class PracticeMatch(Match):
    """A match in which bots play the other seats; made by `tana.against`."""

    def __init__(self, match: Match, seat: int, bots: Sequence[str]) -> None:
        super().__init__(match.game, match.header, match._root)
        self.seat = seat
        """Yours (from 0)."""
        others = [other for other in range(match.header.seats) if other != seat]
        self._bots = {other: make_bot(bot, match.game.name) for other, bot in zip(others, bots, strict=True)}
        self._let_bots_play()

    def play(self, action: str | int) -> Move:
        """Play an action, given by its notation or its number; then the bots play until it is your decision again."""
        move = super().play(action)
        self._let_bots_play()
        return move

    def _let_bots_play(self) -> None:
        while self.actor not in (None, self.seat):
            self.apply(self._bots[self.actor].choose(self.glimpse()).action)


def against(
    game: str, *bots: str, seat: int = 0, seed: int | None = None, names: Iterable[str] = (), **options: str
) -> PracticeMatch:
    """A new match against these bots (`"digger"`, `"fox"`, `"mine.py:Bot"`), one in each of the other seats.

    You sit in `seat` (from 0). Without a seed the luck is unpredictable; with one it can be repeated.
    """
    match = new(game, len(bots) + 1, seed=seed, names=names, **options)
    match.view(seat)
    return PracticeMatch(match, seat, bots)
