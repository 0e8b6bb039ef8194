"""`python -m tana.wasm.npm_package FOLDER`: the modules as a package for Node, with the compiled `web/src/local/rules`.

`make npm` does this. The types of every game's views, actions and events come from its declarations.
"""

import json
import sys
from pathlib import Path

from tana.core.registry import game, names
from tana.core.typescript import types_of
from tana.version import __version__
from tana.wasm import build

NAME = "tana-rules"
CODE = 'export * from "./code/node.js";\n'


def write_package(folder: Path) -> None:
    """Write the package without its code, which the TypeScript compiler puts into `code`."""
    (folder / "games").mkdir(parents=True, exist_ok=True)
    build.publish([build.build(name) for name in names()], folder / "modules")
    for name in names():
        (folder / "games" / f"{name}.d.ts").write_text(types_of(game(name)), encoding="utf-8")
    (folder / "package.json").write_text(json.dumps(_package(), indent=2) + "\n", encoding="utf-8")
    (folder / "index.js").write_text(CODE, encoding="utf-8")
    (folder / "index.d.ts").write_text(_types(), encoding="utf-8")


def _package() -> dict[str, object]:
    return {
        "name": NAME,
        "version": __version__,
        "description": "The rules of Tana's games, compiled from Python: play, look, search.",
        "license": "Apache-2.0",
        "private": True,
        "type": "module",
        "exports": {".": {"types": "./index.d.ts", "default": "./index.js"}, "./games/*": {"types": "./games/*.d.ts"}},
        "engines": {"node": ">=20"},
        "files": ["index.js", "index.d.ts", "code", "games", "modules"],
    }


def _types() -> str:
    """The declaration of `load` with the type of each game's views."""
    imports = [f'import type {{ View as {name.capitalize()}View }} from "./games/{name}.js";' for name in names()]
    loads = [
        f"export declare function load(game: {json.dumps(name)}): Promise<Rules<{name.capitalize()}View>>;"
        for name in names()
    ]
    code = ['import type { Document, Rules } from "./code/node.js";', CODE]
    any_game = "export declare function load(game: string, folder?: URL): Promise<Rules<Document>>;"
    return "\n".join([*imports, *code, *loads, any_game, ""])


if __name__ == "__main__":
    write_package(Path(sys.argv[1]))
