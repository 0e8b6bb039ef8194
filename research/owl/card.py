"""The games of `research.owl.games` on a GPU: a thread for each game, or for each action that is looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from torch import Tensor

from tana.core.chance import Rng
from tana.engine.cuda_device import cuda, local_type, quiet

if TYPE_CHECKING:
    from research.owl.games import Games

THREADS = 128


class OnCard:
    """The games of a table in the memory of a GPU."""

    def __init__(self, table: Games) -> None:
        self._table, self._kernels = table, kernels_of(table.code)
        placed = {name: cuda.to_device(array) for name, array in table.host.items()}
        self._states, self._rngs, self._options, self._numbers = (
            placed[name] for name in ("states", "rngs", "options", "numbers")
        )
        self._blank = cuda.to_device(table.definition.rules.State.array(1))
        names = ("legal", "counts", "actors", "rows", "ends", "done")
        self._legal, self._counts, self._actors, self._rows, self._ends, self._done = (
            cuda.as_cuda_array(getattr(table, name)) for name in names
        )

    def _launch(self, kernel: Any, size: int, *given: Any) -> None:
        with quiet():
            kernel[-(-size // THREADS), THREADS](*given)

    def begin(self) -> None:
        table = self._table
        of_series = (table.seats, self._options, table.seed, self._numbers)
        self._launch(self._kernels["begin"], table.n, self._states, self._blank, self._rngs, *of_series)

    def show(self) -> None:
        self._table.rows.zero_()
        shown = (self._legal, self._counts, self._actors, self._rows)
        self._launch(self._kernels["show"], self._table.n, self._states, *shown)

    def look_ahead(self, games: Tensor, slots: Tensor, key: int, sample: int, *found: Tensor) -> None:
        as_array = cuda.as_cuda_array
        which = (as_array(games), as_array(slots), self._table.seats, key, sample)
        ahead = self._kernels["look_ahead"]
        self._launch(ahead, len(games), self._states, self._legal, *which, *(as_array(one) for one in found))

    def play(self, actions: Tensor) -> None:
        table = self._table
        of_series = (table.seats, self._options, table.seed, self._numbers)
        found = (cuda.as_cuda_array(actions), self._ends, self._done)
        self._launch(self._kernels["play"], table.n, self._states, self._blank, self._rngs, *of_series, *found)


def kernels_of(code: Any) -> dict[str, Any]:
    """The kernels of a game."""
    state, rng, scratch = (local_type(kind) for kind in (code.STATE, Rng.dtype, code.SCRATCH))
    begin_game, list_choices, look, play_game = code.begin, code.list_choices, code.look_ahead, code.play
    write_inputs, actor, word = code.write_inputs, code.rules.actor, code.WORD

    @cuda.jit
    def begin(states: Any, blank: Any, rngs: Any, seats: int, options: Any, seed: int, numbers: Any) -> None:
        i = cuda.grid(1)
        if i < len(states):
            states[i] = blank[0]
            begin_game(states[i], rngs[i], seats, options[i], seed, numbers[i])

    @cuda.jit
    def show(states: Any, legal: Any, counts: Any, actors: Any, rows: Any) -> None:
        i = cuda.grid(1)
        if i < len(states):
            counts[i] = list_choices(states[i], legal[i])
            actors[i] = actor(states[i])
            write_inputs(states[i], rows[i])

    @cuda.jit
    def look_ahead(
        states: Any, legal: Any, games: Any, slots: Any, seats: int, key: int, sample: int, rows: Any, readers: Any,
        ends: Any,
    ) -> None:  # fmt: skip
        i = cuda.grid(1)
        if i < len(games):
            own_states = cuda.local.array(1, state)
            own_rngs = cuda.local.array(1, rng)
            own_scratch = cuda.local.array(1, scratch)
            number = games[i]
            own_states[0] = states[number]
            action = int(legal[number, slots[i]])
            own = (key + number) & word
            readers[i] = look(own_states[0], own_rngs[0], own_scratch[0], action, seats, own, sample, rows[i], ends[i])

    @cuda.jit
    def play(
        states: Any, blank: Any, rngs: Any, seats: int, options: Any, seed: int, numbers: Any, actions: Any,
        ends: Any, done: Any,
    ) -> None:  # fmt: skip
        i = cuda.grid(1)
        if i < len(states):
            own_scratch = cuda.local.array(1, scratch)
            over = play_game(states[i], rngs[i], own_scratch[0], int(actions[i]), seats, ends[i])
            done[i] = over
            if over:
                numbers[i] += len(states)
                states[i] = blank[0]
                begin_game(states[i], rngs[i], seats, options[i], seed, numbers[i])

    return {"begin": begin, "show": show, "look_ahead": look_ahead, "play": play}
