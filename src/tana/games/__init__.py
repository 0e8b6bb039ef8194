"""The games. Each folder has the same few files with the same names; `tana.core.registry` finds them.

Games may also live elsewhere: every folder in a folder that the environment variable TANA_GAMES names (several are
separated as in PATH) is a game like those here, and is imported as `tana.games.<folder>`.
"""

from __future__ import annotations

import os
from pathlib import Path

__path__ += [str(Path(folder).resolve()) for folder in os.environ.get("TANA_GAMES", "").split(os.pathsep) if folder]
