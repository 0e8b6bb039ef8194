"""Worlds that a seat cannot tell apart, compared by the million: twins, twins that are played on, and forks.

`determinize` cannot be its own witness, so what it says is held against what seats are shown and told:

- *twins*: a position, the last one too, and a world drawn for a seat. The seat sees the same, may do the same and is
  refused for the same reasons; the same chance draws the same from both.
- *long twins*: both are played on with the same actions and the same chance. A seat that has been told the same so far
  still sees the same, and `determinize` still takes both worlds for one. Who is told something else drops out, if it
  was news (a kind of event that `reveals`); and then `determinize` must know it. Every world that was drawn becomes a
  game in which everybody goes on: what it says about the knowledge of others has to be true as well.
- *forks*: two choices, or one with two kinds of luck, from the same position. Who has been told and shown the same must
  think the same; who has been told different things by a choice must not.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tana.core.chance import Rng
from tana.core.domain import MAX_SEATS
from tana.core.events import Log
from tana.core.game import NOBODY, Game
from tana.core.reasons import MOST_LINES, NO_REASON
from tana.core.record import Record
from tana.engine.instantiate import instantiate
from tests.contract.logs import ALIKE, compare_logs
from tests.contract.tables import Table

Array = np.ndarray[Any, np.dtype[Any]]

LANES = 512
"""Games side by side."""
STEPS = 24
"""How far twins are played on."""
ASKED = 4
"""Actions that are asked about in each position."""
DRAWS = 2
"""Worlds that `determinize` draws before it is believed that it takes two for the same."""
SPECTATOR = -1


class Broken(AssertionError):
    """The contract is broken: which part of it, how, and which check noticed."""

    def __init__(self, part: str, how: str, check: str) -> None:
        super().__init__(f"{part}: {how} [{check}]")
        self.part = part
        self.check = check


class Kernels:
    """The contract of a game for many states at once. Mutants override one method."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.rules = game.rules
        self.most_legal = int(game.rules.MAX_LEGAL)
        self.room = self.most_legal + len(game.actions)
        """For legal actions: too many of them do no harm here."""
        self._code = instantiate("tests.contract.kernels", game.name)
        self._chance = Rng.array(1)
        self._nothing = self.rules.View.array(1)
        self._nothing[0] = self.rules.View.nothing()

    def set_up(self, states: Array, on: Array, seats: int, options: Array, keys: Array) -> None:
        memory_of(states)[on] = 0
        self._code.set_up(states, on, seats, options, self._chance, keys)

    def actors(self, states: Array) -> Array:
        out = np.zeros(len(states), np.int64)
        self._code.actors(states, out)
        return out

    def legal(self, states: Array, on: Array) -> tuple[Array, Array]:
        """The legal actions of each state, and how many."""
        out = np.full((len(states), self.room), -1, np.int16)
        counts = np.zeros(len(states), np.int64)
        self._code.legal(states, on, out, counts)
        return out, counts

    def apply(self, states: Array, on: Array, actions: Array, keys: Array, logs: Array) -> None:
        self._code.apply(states, on, actions, self._chance, keys, logs)

    def determinize(self, states: Array, seats: Array, keys: Array) -> None:
        self._code.determinize(states, seats, self._chance, keys)

    def look(self, states: Array, seats: Array) -> Array:
        """The memory of each view."""
        views = self.rules.View.array(len(states))
        self._code.look(states, seats, self._nothing, views)
        return memory_of(views)

    def refuse(self, states: Array, actions: Array) -> Array:
        out = np.zeros(len(states), np.int64)
        self._code.refuse(states, actions, out)
        return out

    def results(self, states: Array) -> tuple[Array, Array, Array]:
        endings = np.zeros(len(states), np.int64)
        scores, ranks = np.zeros((2, len(states), MAX_SEATS), np.int64)
        self._code.results(states, endings, scores, ranks)
        return endings, scores, ranks

    def sums_of_lines(self, states: Array, seats: Array) -> Array:
        rows = np.zeros((len(states), MOST_LINES, 2), np.int64)
        counts = np.zeros(len(states), np.int64)
        self._code.score_lines(states, seats, rows, counts)
        there = np.arange(MOST_LINES) < counts[:, None]
        sums: Array = (rows[:, :, 1] * there).sum(axis=1)
        return sums


def memory_of(records: Array) -> Array:
    """The bytes of records, a row for each."""
    return records.view(np.uint8).reshape(len(records), records.dtype.itemsize)


def differ(one: Array, other: Array) -> Array:
    """Which rows are not the same."""
    return np.asarray((one != other).any(axis=1))


def field_at(kind: Any, byte: int) -> str:
    """The path of the field of a record that holds a byte."""
    for name, field in kind.fields.items():
        stored, begin = kind.dtype.fields[name][:2]
        if begin <= byte < begin + stored.itemsize:
            inner = field.of
            if not isinstance(inner, type) or not issubclass(inner, Record):
                return str(name)
            rest = field_at(inner, (byte - begin) % inner.dtype.itemsize)
            return f"{name}.{rest}"
    return "padding"


class Worlds:
    """Random games at a table, side by side, and the worlds that their seats think possible."""

    def __init__(self, table: Table, seed: int, kernels: Kernels | None = None, lanes: int = LANES) -> None:
        self.table = table
        self.game = table.game
        self.seats = table.seats
        self.kernels = kernels or Kernels(table.game)
        self.lanes = lanes
        self._random = np.random.default_rng(seed)
        self._options = table.game.encode(table.settings)
        self._reveals = np.array([kind.reveals for kind in table.game.events.kinds], np.int8)
        self.varied = np.zeros((self.seats, table.game.rules.State.dtype.itemsize), np.uint8)
        """For each seat the bytes of the state that were ever different in a world it thought possible."""
        self.states = table.game.rules.State.array(lanes)
        self._logs = Log.array(lanes), Log.array(lanes)
        self._start(np.ones(lanes, np.bool_))

    # --- playing -----------------------------------------------------------------------------------------------

    def keys(self, count: int) -> Array:
        return self._random.integers(0, 1 << 32, (count, 2), dtype=np.int64)

    def _start(self, on: Array) -> None:
        self.kernels.set_up(self.states, on, self.seats, self._options, self.keys(self.lanes))

    def _choose(self, rows: Array, counts: Array) -> Array:
        """A legal action for each state, where there is one."""
        at = (self._random.random(len(counts)) * counts).astype(np.int64)
        return rows[np.arange(len(counts)), at].astype(np.int64)

    def _go_on(self) -> None:
        """A random action in every game; those that are over begin anew."""
        on = self.kernels.actors(self.states) != NOBODY
        self._act(on)
        self._start(~on)

    def any_seats(self, count: int) -> Array:
        """A random seat for each state."""
        return self._random.integers(0, self.seats, count)

    def positions(self, longest: int) -> Array:
        """New games, each played for a random number of actions, or to its end."""
        self._start(np.ones(self.lanes, np.bool_))
        stops = self._random.integers(0, longest, self.lanes)
        for number in range(longest):
            self._act((stops > number) & (self.kernels.actors(self.states) != NOBODY))
        return np.array(self.states)

    def _act(self, on: Array) -> None:
        actions = self._choose(*self.kernels.legal(self.states, on))
        self.kernels.apply(self.states, on, actions, self.keys(self.lanes), self._logs[0])

    def _seat(self, seat: int, count: int) -> Array:
        return np.full(count, seat, np.int64)

    def draw(self, states: Array, seats: Array, keys: Array) -> Array:
        """A world for each state."""
        worlds = states.copy()
        self.kernels.determinize(worlds, seats, keys)
        return worlds

    def _refuse_broken(self, wrong: Array, part: str, how: str, check: str) -> None:
        if wrong.any():
            raise Broken(part, f"{how} ({self.table})", check)

    # --- a position by itself ----------------------------------------------------------------------------------

    def _check_positions(self, states: Array) -> None:
        """What the contract says of every position: legal actions, refusals, ending, scores."""
        on = self.kernels.actors(states) != NOBODY
        rows, counts = self.kernels.legal(states, on)
        most = int(counts.max())
        if most > self.kernels.most_legal:
            raise Broken(
                "MAX_LEGAL", f"there are {most} legal actions, MAX_LEGAL is {self.kernels.most_legal}", "positions"
            )
        there = np.arange(rows.shape[1]) < counts[:, None]
        ascending = (np.diff(rows, axis=1) > 0) | ~there[:, 1:]
        inside = ((rows >= 0) & (rows < len(self.game.actions))) | ~there
        ordered = ascending.all(axis=1) & inside.all(axis=1) & ((counts > 0) == on)
        self._refuse_broken(
            ~ordered, "legal", "actions are ascending, each once, and at least one until the end", "positions"
        )
        for _ in range(ASKED):
            asked = self._random.integers(0, len(self.game.actions), len(states))
            listed = ((rows == asked[:, None]) & there).any(axis=1)
            allowed = self.kernels.refuse(states, asked) == NO_REASON
            self._refuse_broken(listed != allowed, "refuse", "gives no reason exactly for legal actions", "positions")
        endings, scores, _ = self.kernels.results(states)
        self._refuse_broken(
            (endings != NO_REASON) == on, "ending", "there is one exactly if nobody decides", "positions"
        )
        for seat in range(self.seats):
            sums = self.kernels.sums_of_lines(states, self._seat(seat, len(states)))
            self._refuse_broken(sums != scores[:, seat], "score_lines", "they add up to the score", "positions")

    def check_variety(self) -> None:
        """After twins: every secret that a game declares has varied, for every seat, and nothing else has."""
        for seat, varied in enumerate(self.varied):
            changed = {field_at(self.game.rules.State, int(byte)) for byte in np.flatnonzero(varied)}
            for path in self.game.secrets:
                if path not in changed:
                    raise Broken(
                        "determinize", f"{path} is the same in all worlds of seat {seat + 1} ({self.table})", "variety"
                    )
            if others := changed - set(self.game.secrets):
                raise Broken("secrets", f"determinize changes {', '.join(sorted(others))} ({self.table})", "variety")

    # --- two worlds that a seat cannot tell apart --------------------------------------------------------------

    def _views_differ(self, ones: Array, others: Array, seat: int) -> tuple[Array, str]:
        """Where the views of a seat differ, and the first field in which they do."""
        seats = self._seat(seat, len(ones))
        one, other = self.kernels.look(ones, seats), self.kernels.look(others, seats)
        wrong = differ(one, other)
        if not wrong.any():
            return wrong, ""
        row = int(wrong.argmax())
        return wrong, field_at(self.game.rules.View, int((one[row] != other[row]).argmax()))

    def _check_alike(self, ones: Array, others: Array, seat: int, check: str, end: bool = True) -> None:
        """A seat (-1: a spectator) that cannot tell worlds apart sees, may do and is refused the same in them."""
        who = "a spectator" if seat == SPECTATOR else f"seat {seat + 1}"
        wrong, field = self._views_differ(ones, others, seat)
        over = self.kernels.actors(ones) == NOBODY
        self._refuse_broken(
            wrong & (~over | end), "look", f"{who} sees {field} differ in two worlds that it cannot tell apart", check
        )
        one, other = self.kernels.actors(ones), self.kernels.actors(others)
        self._refuse_broken(one != other, "actor", f"not the same in two worlds that {who} cannot tell apart", check)
        deciding = (one == seat) & (one != NOBODY)
        self._check_choices(ones[deciding], others[deciding], who, check)
        if end:
            self._check_results(ones[over], others[over], who, check)

    def _check_choices(self, ones: Array, others: Array, who: str, check: str) -> None:
        on = np.ones(len(ones), np.bool_)
        (one, count), (other, other_count) = self.kernels.legal(ones, on), self.kernels.legal(others, on)
        there = np.arange(one.shape[1]) < count[:, None]
        wrong = (count != other_count) | ((one != other) & there).any(axis=1)
        self._refuse_broken(wrong, "legal", f"not the same for {who} in two worlds that it cannot tell apart", check)
        for _ in range(ASKED):
            asked = self._random.integers(0, len(self.game.actions), len(ones))
            wrong = self.kernels.refuse(ones, asked) != self.kernels.refuse(others, asked)
            if wrong.any():
                action = self.game.actions.notation(int(asked[wrong.argmax()]))
                how = f"{action!r} is refused to {who} for different reasons in two worlds that it cannot tell apart"
                raise Broken("refuse", f"{how} ({self.table})", check)

    def _check_results(self, ones: Array, others: Array, who: str, check: str) -> None:
        (ending, scores, ranks), (end, points, places) = self.kernels.results(ones), self.kernels.results(others)
        wrong = (ending != end) | differ(scores, points) | differ(ranks, places)
        self._refuse_broken(wrong, "determinize", f"a game that is over has another result in a world of {who}", check)

    def _draws_differ(self, ones: Array, others: Array, seat: int) -> Array:
        """Where `determinize` does not take two worlds for the same: the same chance draws different ones."""
        wrong = np.zeros(len(ones), np.bool_)
        for _ in range(DRAWS):
            seats, keys = self._seat(seat, len(ones)), self.keys(len(ones))
            wrong |= differ(memory_of(self.draw(ones, seats, keys)), memory_of(self.draw(others, seats, keys)))
        return wrong

    def _check_twins(self, states: Array, seat: int, check: str) -> None:
        keys = self.keys(len(states))
        worlds = self.draw(states, self._seat(seat, len(states)), keys)
        self.varied[seat] |= np.bitwise_or.reduce(memory_of(states) ^ memory_of(worlds))
        self._check_alike(states, worlds, seat, check)
        self._check_alike(states, worlds, SPECTATOR, check)
        again = memory_of(self.draw(worlds, self._seat(seat, len(states)), keys))
        how = f"for seat {seat + 1} the same chance draws another world from one that it cannot tell apart"
        self._refuse_broken(differ(memory_of(worlds), again), "determinize", how, check)

    def twins(self, most: int) -> int:
        """A twin for every seat in every position of random games; returns how many pairs were compared."""
        pairs = 0
        while pairs < most:
            self._check_positions(self.states)
            for seat in range(self.seats):
                self._check_twins(self.states, seat, "twins")
                pairs += self.lanes
            self._go_on()
        return pairs

    # --- twins that are played on ------------------------------------------------------------------------------

    def long_twins(self, most: int) -> int:
        """Twins that are played on; returns how many pairs of positions were compared."""
        pairs = 0
        while pairs < most:
            seat = int(self._random.integers(self.seats))
            worlds = self.draw(self.states, self._seat(seat, self.lanes), self.keys(self.lanes))
            pairs += self._play_on(self.states.copy(), worlds, seat)
            self.states = worlds
            for other in range(self.seats):
                self._check_twins(self.states, other, "twins of worlds")
            for _ in range(int(self._random.integers(1, STEPS))):
                self._go_on()
        return pairs

    def _who_cannot_tell(self, ones: Array, others: Array, seat: int) -> Array:
        """Who cannot tell the worlds apart, a column for each seat and one for a spectator."""
        blind = np.ones((len(ones), self.seats + 1), np.bool_)
        for other in range(self.seats):
            if other != seat:
                shown, _ = self._views_differ(ones, others, other)
                blind[:, other] = ~shown & ~self._draws_differ(ones, others, other)
        return blind

    def _play_on(self, ones: Array, others: Array, seat: int) -> int:
        """Play pairs of worlds on with the same actions; returns how many pairs of positions were compared."""
        blind = self._who_cannot_tell(ones, others, seat)
        live = np.arange(len(ones))
        compared = 0
        for _ in range(STEPS):
            live = live[self.kernels.actors(ones[live]) != NOBODY]
            one, other = ones[live], others[live]
            (rows, counts), (more, more_counts) = self._both_legal(one, other)
            actions = self._choose(rows, counts)
            there = np.arange(more.shape[1]) < more_counts[:, None]
            both = ((more == actions[:, None]) & there).any(axis=1)
            live, one, other, actions = live[both], one[both], other[both], actions[both]
            if len(live) == 0:
                break
            on, keys = np.ones(len(live), np.bool_), self.keys(len(live))
            self.kernels.apply(one, on, actions, keys, self._logs[0])
            self.kernels.apply(other, on, actions, keys, self._logs[1])
            still = self._still_cannot_tell(one, other, blind[live])
            ones[live], others[live], blind[live] = one, other, still
            compared += int(still.sum())
            live = live[still.any(axis=1)]
        return compared

    def _both_legal(self, ones: Array, others: Array) -> tuple[tuple[Array, Array], tuple[Array, Array]]:
        on, too = (self.kernels.actors(states) != NOBODY for states in (ones, others))
        return self.kernels.legal(ones, on), self.kernels.legal(others, too)

    def _still_cannot_tell(self, ones: Array, others: Array, blind: Array) -> Array:
        """Who has been told the same by an action in both worlds. They see and think the same as well."""
        still = blind.copy()
        for number in range(self.seats + 1):
            seat = SPECTATOR if number == self.seats else number
            kinds, news = self._told(len(ones), seat)
            told = blind[:, number] & (kinds != ALIKE)
            self._check_told(ones, others, seat, told, kinds, news)
            still[:, number] &= ~told
            same = still[:, number]
            # The end may show what was hidden: a twin of the last position is compared by itself.
            self._check_alike(ones[same], others[same], seat, "long twins", end=False)
            if seat != SPECTATOR:
                going = same & (self.kernels.actors(ones) != NOBODY)
                how = f"for seat {seat + 1} it depends on more than what seat {seat + 1} has been told"
                self._refuse_broken(
                    self._draws_differ(ones[going], others[going], seat), "determinize", how, "long twins"
                )
        return still

    def _told(self, count: int, seat: int) -> tuple[Array, Array]:
        """For each pair of logs the kind of event that first differs for a seat, and whether there is news."""
        kinds, news = np.zeros((2, count), np.int64)
        compare_logs(*self._logs, seat, self._reveals, kinds, news)
        return kinds, news != 0

    def _check_told(self, ones: Array, others: Array, seat: int, told: Array, kinds: Array, news: Array) -> None:
        """Events may tell worlds apart only if they are news, and `determinize` has to know them."""
        who = "a spectator" if seat == SPECTATOR else f"seat {seat + 1}"
        for i in np.flatnonzero(told & ~news)[:1]:
            how = f"{self._event(kinds[i])} tells {who} what it may not know, and is no news"
            raise Broken("events", f"{how} ({self.table})", "long twins")
        if seat != SPECTATOR:
            self._check_in_vain(ones, others, seat, told, kinds, "long twins")

    def _check_in_vain(self, ones: Array, others: Array, seat: int, told: Array, kinds: Array, check: str) -> None:
        """A seat is told differently of two worlds, but neither its view nor `determinize` knows about it."""
        at = np.flatnonzero(told & differ(memory_of(ones), memory_of(others)))
        one, other = ones[at], others[at]
        shown, _ = self._views_differ(one, other, seat)
        for i in at[~shown & ~self._draws_differ(one, other, seat)][:1]:
            how = f"{self._event(kinds[i])} tells seat {seat + 1} what, by determinize, it does not know"
            raise Broken("events", f"{how} ({self.table})", check)

    def _event(self, kind: int) -> str:
        return repr(self.game.events.kinds[int(kind)].name)

    # --- forks -------------------------------------------------------------------------------------------------

    def forks(self, most: int) -> int:
        """Two choices, or two kinds of luck, from the same positions; returns how many pairs were compared."""
        pairs = 0
        luck = False
        while pairs < most:
            ones, others = self.states.copy(), self.states.copy()
            movers = self.kernels.actors(ones)
            on = movers != NOBODY
            rows, counts = self.kernels.legal(ones, on)
            keys = self.keys(self.lanes)
            action = self._choose(rows, counts)
            other = action if luck else self._choose(rows, counts)
            self.kernels.apply(ones, on, action, keys, self._logs[0])
            self.kernels.apply(others, on, other, self.keys(self.lanes) if luck else keys, self._logs[1])
            for seat in range(self.seats):
                asked = on if luck else on & (movers != seat) & (action != other)
                self._check_fork(ones, others, seat, asked, chosen=not luck)
                pairs += int(asked.sum())
            luck = not luck
            self._go_on()
        return pairs

    def _check_fork(self, ones: Array, others: Array, seat: int, asked: Array, chosen: bool) -> None:
        kinds, _ = self._told(len(ones), seat)
        if chosen:
            self._check_in_vain(ones, others, seat, asked & (kinds != ALIKE), kinds, "forks")
        same = asked & (kinds == ALIKE)
        one, other = ones[same], others[same]
        shown, _ = self._views_differ(one, other, seat)
        wrong = ~shown & self._draws_differ(one, other, seat)
        how = f"for seat {seat + 1} it depends on something that seat {seat + 1} has not been told"
        self._refuse_broken(wrong, "determinize", how, "forks")
