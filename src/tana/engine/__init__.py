"""How rules run: generic code made for a game, steps and playouts, what is ready, and what they are compiled for.

instantiate     generic code (a template) made for one game
step            templates: what a table does at every move
playout         templates: whole random games
heuristics      what a game's `heuristics` module has and may have
ready           which games run compiled in this process, and how they get there
cuda            the target beside native code: the same functions on a GPU
"""
