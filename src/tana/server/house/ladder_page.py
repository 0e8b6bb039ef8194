"""The ladder as a viewer sees it: players who share their rating, the bots, and the viewer's own rating curve."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tana.server.house.anchors import anchors
from tana.server.house.ladder import MOST_WITH_A_BOT, standing_of
from tana.server.house.people import People
from tana.server.house.rating_model import UNSURE, Strength
from tana.server.house.results import ResultSeat, decode
from tana.server.protocol import wire
from tana.server.storage.ladder import LadderGame, LadderStep, LadderStore, Shown
from tana.server.storage.results import StoredResult

MOST_LINES = 200
POINTS_OF_A_CURVE = 120


@dataclass(frozen=True)
class LadderPages:
    """Renders ladders for a viewer."""

    store: LadderStore
    people: People
    clock: Callable[[], int]

    async def page(self, game: str, seats: int, viewer: str) -> wire.Ladder:
        """The ladder of a game and number of players, strongest first."""
        ladder, now = f"{game}/{seats}", self.clock()
        shown = await self.store.shown(ladder, viewer, MOST_LINES)
        own = await self.store.steps_of(ladder, viewer, POINTS_OF_A_CURVE) if viewer else []
        lines = _people(shown, viewer, now) + _bots(game, seats)
        return wire.Ladder(
            game=game,
            seats=seats,
            lines=sorted(lines, key=lambda line: -line.rating),
            curve=[wire.RatingPoint(one.ended, *_figures(Strength(one.mu, one.sigma))) for one in reversed(own)],
            bot_games=MOST_WITH_A_BOT,
            unsure=UNSURE,
        )

    async def rated_game(self, table: str, viewer: str) -> wire.RatedGame:
        """The rating changes of a finished rated game, as far as the viewer may see them."""
        game, stored = await self.store.game(table), await self.store.results.one(table)
        if game is None or stored is None:
            return wire.RatedGame("pending", "", [])
        if game.verdict:
            return wire.RatedGame("unrated", game.verdict, [])  # type: ignore[arg-type]  # of `verdict_of`
        steps = {one.seat: one for one in await self.store.steps_of_table(table)}
        result = decode(stored.body)
        changes = [
            await self._change(game, owner.holder, seat, number, steps.get(number))
            for number, (owner, seat) in enumerate(zip(stored.owners, result.seats, strict=True))
            if await self._may_see(stored, number, viewer)
        ]
        return wire.RatedGame("rated", "", changes)

    async def _may_see(self, stored: StoredResult, seat: int, viewer: str) -> bool:
        return await self.people.may_show(stored.owners[seat].holder, viewer, "ladder")

    async def _change(
        self, game: LadderGame, holder: str, seat: ResultSeat, number: int, step: LadderStep | None
    ) -> wire.RatingChange:
        if step is not None:
            before, after = Strength(step.mu_before, step.sigma_before), Strength(step.mu, step.sigma)
            return wire.RatingChange(number + 1, before.rating, after.rating, after.deviation, after.is_unsure, "")
        same = standing_of(await self.store.steps_of(game.ladder, holder, 1)).at(self.clock())
        why = "late" if seat.late else "standin" if seat.standin else "capped"
        return wire.RatingChange(
            number + 1,
            same.rating,
            same.rating,
            same.deviation,
            same.is_unsure,
            why,  # type: ignore[arg-type]  # mypy widens the literals
        )


def _figures(strength: Strength) -> tuple[int, int]:
    return strength.rating, strength.deviation


def _people(shown: list[Shown], viewer: str, now: int) -> list[wire.LadderLine]:
    lines, place = [], 0
    for one in shown:
        strength = standing_of([one.step]).at(now)
        place += not strength.is_unsure
        lines.append(
            wire.LadderLine(
                place=None if strength.is_unsure else place,
                name=one.name,
                animal=one.animal or None,  # type: ignore[arg-type]  # written by `People.change` alone
                level=None,
                rating=strength.rating,
                deviation=strength.deviation,
                unsure=strength.is_unsure,
                games=one.step.number,
                yours=one.step.holder == viewer,
            )
        )
    return lines


def _bots(game: str, seats: int) -> list[wire.LadderLine]:
    return [
        wire.LadderLine(None, "", None, level, strength.rating, strength.deviation, False, 0, False)
        for level, strength in anchors(game, seats).items()
    ]
