"""`python -m tana.wasm.lower_game GAME FILE`: build the module of a game in a separate process.

Numba is patched before any rule is declared (see `tana.wasm.lowering`).
"""

import sys
from pathlib import Path

from tana.errors import TanaError
from tana.wasm import lowering


def make(game: str) -> bytes:
    """The module of a game."""
    lowering.lower_only()
    from tana.engine.instantiate import instantiate
    from tana.wasm.assembling import assemble
    from tana.wasm.build import TEMPLATES

    exports = {name: one for template in TEMPLATES for name, one in instantiate(template, game).EXPORTS.items()}
    lowered = {name: lowering.lower(export) for name, export in exports.items()}
    symbols = {name: symbol for name, (symbol, _) in lowered.items()}
    return assemble(exports, symbols, lowering.modules(library for _, library in lowered.values()))


def main() -> None:
    """Write the module, or exit with one line that gives the reason."""
    game, file = sys.argv[1:]
    try:
        Path(file).write_bytes(make(game))
    except TanaError as fault:
        sys.exit(str(fault))


if __name__ == "__main__":
    main()
