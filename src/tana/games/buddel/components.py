"""What is in the box (BUD-01 to BUD-03, BUD-D1), read from `components.json`."""

from __future__ import annotations

from itertools import permutations

from tana.core.bits import count, set_of
from tana.core.components import edition_of, expect, known_words_at, read_components, value_at
from tana.core.domain import Domain

DATA = read_components(__name__)
EDITION = edition_of(DATA)

# --- moles (BUD-01) ----------------------------------------------------------------------------------------

MOST_SEATS = 4
_CLANS = ("ladybird", "ant", "worm", "snail")
expect(sorted(value_at(DATA, "clans")) == sorted(_CLANS), "clans", f"the game has four clans: {', '.join(_CLANS)}")
CLAN = Domain("clan", DATA["clans"])
CLANS = len(CLAN)
NO_CLAN = -1
CLAN_OR_NONE = Domain("clan", ("none", *CLAN.tokens), first=NO_CLAN)
_SIZES = ("small", "medium", "large")
expect(tuple(value_at(DATA, "sizes")) == _SIZES, "sizes", f"the moles have three sizes: {', '.join(_SIZES)}")
SIZE = Domain("size", DATA["sizes"])
SIZES = len(SIZE)
SLOTS = MOST_SEATS
"""Moles of one size: one for each seat. Players find out which slot belongs to which seat (BUD-R04)."""
MOLES = SIZES * SLOTS
MOLE = Domain("mole", (f"{size[0]}{slot + 1}" for size in SIZE.tokens for slot in range(SLOTS)))
"""A mole is called by its size and slot: `s2` is the second small one."""
NO_MOLE = -1
MOLE_OR_NONE = Domain("mole", ("none", *MOLE.tokens), first=NO_MOLE)

# --- the track (BUD-02, BUD-D1) ----------------------------------------------------------------------------

SYMBOL = Domain("symbol", ("flower", "leaf", "clover"))
SYMBOLS = len(SYMBOL)
NO_SYMBOL = -1
SYMBOL_OR_NONE = Domain("symbol", ("none", *SYMBOL.tokens), first=NO_SYMBOL)

MOST_HOLES = 29
TRACK: tuple[int, ...] = tuple(
    SYMBOL.number(symbol) for symbol in known_words_at(DATA, "track.holes", SYMBOL.tokens, 3, MOST_HOLES)
)
HOLES = len(TRACK)
BOX, HAYSTACK, DEN = -1, 0, HOLES + 1
"""Holes count from 1; the den entrance comes after the last one and leads straight into a den (BUD-16)."""
HOLE = Domain("hole", (str(hole) for hole in range(1, HOLES + 1)), first=1)
PLACE = Domain("place", ("box", "haystack", *HOLE.tokens, "den"), first=BOX)
DOG_START = HOLES

HOLES_WITH = tuple(set_of(i + 1 for i in range(HOLES) if TRACK[i] == symbol) for symbol in range(SYMBOLS))
"""The holes that show a symbol, as sets."""
MOST_HOLES_OF_A_SYMBOL = max(count(holes) for holes in HOLES_WITH)

# --- dice (BUD-03, BUD-D1) ---------------------------------------------------------------------------------

PIECE = Domain("piece", (*SIZE.tokens, "any-mole", "dog", "dog-or-mole"))
ANY_MOLE, THE_DOG, DOG_OR_MOLE = (PIECE.number(piece) for piece in ("any-mole", "dog", "dog-or-mole"))
NO_PIECE = -1
PIECE_OR_NONE = Domain("piece", ("none", *PIECE.tokens), first=NO_PIECE)
MOST_FACES = 20
PIECE_DIE: tuple[int, ...] = tuple(
    PIECE.number(face) for face in known_words_at(DATA, "piece_die.faces", PIECE.tokens, 1, MOST_FACES)
)
SYMBOL_DIE: tuple[int, ...] = tuple(
    SYMBOL.number(face) for face in known_words_at(DATA, "symbol_die.faces", SYMBOL.tokens, 1, MOST_FACES)
)
for _size in range(SIZES):
    _moves = any(piece in PIECE_DIE for piece in (_size, ANY_MOLE, DOG_OR_MOLE))
    expect(_moves, "piece_die.faces", f"no face moves a {SIZE.token(_size)} mole: nobody could ever win")
expect(
    THE_DOG in PIECE_DIE or DOG_OR_MOLE in PIECE_DIE,
    "piece_die.faces",
    "no face moves the dog: a mole beside it would never get away",
)
for _symbol in set(SYMBOL_DIE):
    _fault = f"the die shows a {SYMBOL.token(_symbol)}, so the dog needs two holes with one to run from and to"
    expect(count(HOLES_WITH[_symbol]) > 1, "track.holes", _fault)

# --- deals (BUD-K2) ----------------------------------------------------------------------------------------

DEALS: tuple[tuple[int, ...], ...] = tuple(permutations(range(SLOTS)))
"""Every way to deal the moles of one size: the owner of each slot. With fewer seats the last slots stay put."""
DEALS_WITH = tuple(
    tuple(set_of(i for i, deal in enumerate(DEALS) if deal[slot] == seat) for seat in range(MOST_SEATS))
    for slot in range(SLOTS)
)
"""The deals that give a slot to a seat, as sets."""
ALL_DEALS = tuple(
    set_of(i for i, deal in enumerate(DEALS) if all(deal[slot] == slot for slot in range(seats, SLOTS)))
    for seats in range(MOST_SEATS + 1)
)
"""The deals of the clans in play, for each number of seats."""
