"""`python -m tana.bots.wasm.lower_game GAME FILE`: make the module of a game, in a process that does nothing else.

Numba is changed for this process before any rule is declared (see `tana.engine.wasm.lowering`).
"""

from __future__ import annotations

import sys
from pathlib import Path

from tana.core.errors import TanaError
from tana.engine.wasm import lowering


def make(game: str) -> bytes:
    """The module of a game."""
    lowering.lower_only()
    from tana.bots.wasm.build import TEMPLATES
    from tana.engine.instantiate import instantiate
    from tana.engine.wasm.assembling import assemble

    exports = {name: one for template in TEMPLATES for name, one in instantiate(template, game).EXPORTS.items()}
    lowered = {name: lowering.lower(export) for name, export in exports.items()}
    symbols = {name: symbol for name, (symbol, _) in lowered.items()}
    return assemble(exports, symbols, lowering.modules(library for _, library in lowered.values()))


def main() -> None:
    """Write the module, or say on one line why there is none."""
    game, file = sys.argv[1:]
    try:
        Path(file).write_bytes(make(game))
    except TanaError as fault:
        sys.exit(str(fault))


if __name__ == "__main__":
    main()
