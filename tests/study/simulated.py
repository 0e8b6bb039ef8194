"""Quick games of coins by the simulator of a GPU and by plain Python, as JSON: run with its folder in TANA_GAMES."""

from __future__ import annotations

import json

from tana.lab.compiled_series import Lineup
from tana.lab.quick_games import TEMPLATES, has_gpu, on_gpu, quick_block


def main() -> None:
    table = Lineup("coin", 2)
    gpu, here, device = {}, {}, ""
    for player in TEMPLATES:
        gpu[player], device = on_gpu(table, player, 5, 24, 3, at_once=10)
        here[player] = [quick_block(table, player, 5, first, 8) for first in (0, 8, 16)]
    print(json.dumps({"gpu": gpu, "here": here, "device": device, "has": has_gpu()}))


if __name__ == "__main__":
    main()
