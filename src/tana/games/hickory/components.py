"""What is in the box (HIC-D1 to HIC-D10), read from `components.json`.

The words (colours, symbols, mice, icons) and the sizes of things belong to the game. What is printed on the
components is an *edition*: tables that travel in the state, so that another file can be played with the same
code. `read_edition` validates a file and reports the path of the first fault.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import permutations

import numpy as np

from tana.core.bits import set_of, sets_of
from tana.core.components import BadComponents, read_components
from tana.core.domain import Domain
from tana.core.record import Grid, Ints, Json, Record, cell, cells
from tana.errors import BadOption

DATA = read_components(__name__)

# --- tiles (HIC-D1) ----------------------------------------------------------------------------------------

COLOUR = Domain("colour", DATA["tiles"]["colours"].values())
SYMBOL = Domain("symbol", DATA["tiles"]["symbols"].values())
COLOURS = len(COLOUR)
SYMBOLS = len(SYMBOL)
ITEMS = COLOURS * SYMBOLS
"""An item is colour * SYMBOLS + symbol."""
WILD = ITEMS
FIRST_RELIC = ITEMS + 1
RELICS = len(DATA["tiles"]["relics"])
KINDS = FIRST_RELIC + RELICS
NO_TILE = -1
ITEM_TOKENS = tuple(f"{colour}-{symbol}" for colour in COLOUR.tokens for symbol in SYMBOL.tokens)
TILE = Domain("tile", (*ITEM_TOKENS, "wild", *DATA["tiles"]["relics"]))
TILE_OR_NONE = Domain("tile", ("none", *TILE.tokens), first=NO_TILE)
RELIC = Domain("tile", DATA["tiles"]["relics"], first=FIRST_RELIC)
DELIVERABLE = set_of(range(FIRST_RELIC))
"""The kinds of tile that can be delivered: items and wilds (HIC-50)."""
ALL_RELICS = set_of(range(FIRST_RELIC, KINDS))
TILES_IN_THE_BOX = 93

ANY_COLOUR = ITEMS
"""A picture of a quest is an item, or ANY_COLOUR + symbol."""
PICTURE = Domain("picture", ("none", *ITEM_TOKENS, *(f"any-{symbol}" for symbol in SYMBOL.tokens)), first=-1)
NO_PICTURE = -1

# --- the clock ---------------------------------------------------------------------------------------------

NUMBERS = 12
NUMBER = Domain("number", (str(n) for n in range(1, NUMBERS + 1)))
"""The numbers of the clock count from 0 in code: number 12 is 11."""
NO_NUMBER = -1
NUMBER_OR_NONE = Domain("number", ("none", *NUMBER.tokens), first=NO_NUMBER)
TWELVE = 11
PAWS = 2
DIE_FACES = 10
BASKET = 4
LEAVES = NUMBERS - 1

# --- mice (HIC-D2) -----------------------------------------------------------------------------------------

MOUSE = Domain("mouse", ("scavenger", "spotter", "scurrier", "scamp"))
SCAVENGER, SPOTTER, SCURRIER, SCAMP = range(4)
MICE = len(MOUSE)
ALL_MICE_OF_A_SEAT = set_of(range(MICE))
STARTERS = 3
"""Scavenger, Spotter and Scurrier start on the clock; the Scamp starts out of play."""
STARTER = Domain("mouse", MOUSE.tokens[:STARTERS])
MOST_POUCH = 5
MOST_HAND = 5
HAND_SPACES_OF_A_SCAVENGER = 2

# --- actions, cards, boards --------------------------------------------------------------------------------

ICON = Domain(
    "icon", ("none", "climb", "search", "favor", "market", "scamp", "deliver", "return", "leap", "toss"), first=-1
)
ICON_SHOWN = Domain("icon", ICON.tokens[1:])
ICONS = len(ICON_SHOWN)
NO_ICON, CLIMB, SEARCH, FAVOR, MARKET, CALL_SCAMP, DELIVER, RETURN, LEAP, TOSS = range(-1, 9)
PARTS = 2
"""Most parts of an action tile, and most icons of a favor card."""
LEAP_REACH = 3
SCURRIER_REACH = 2
SKY = Domain("sky", ("neither", "sun", "moon"))
NEITHER, SUN, MOON = range(3)

FAVORS = 13
FAVOR_CARD = Domain("favor", (str(n) for n in range(1, FAVORS + 1)))
NO_FAVOR = -1
FAVOR_OR_NONE = Domain("favor", ("none", *FAVOR_CARD.tokens), first=NO_FAVOR)
ACORNS = 4
HAND_LIMIT = 2

QUESTS = 12
QUEST = Domain("quest", (str(n) for n in range(1, QUESTS + 1)))
NO_QUEST = -1
QUEST_OR_NONE = Domain("quest", ("none", *QUEST.tokens), first=NO_QUEST)
QUEST_SLOTS = 2
SLOT = Domain("slot", ("1", "2"))
MOST_PICTURES = 5

BOARDS = 4
BOARD = Domain("board", "abcd")
SIDE = 4
CELLS = SIDE * SIDE
CELL = Domain("cell", (f"{column}{row}" for row in "1234" for column in "abcd"))
#        a  b  c  d
#     1  0  1  2  3
#     2  4  5  6  7      spaces of a hunt board, in reading order
LINES_OF_A_BOARD = tuple(tuple(row * SIDE + i for i in range(SIDE)) for row in range(SIDE)) + tuple(
    tuple(column + SIDE * i for i in range(SIDE)) for column in range(SIDE)
)

MOST_CHAIN = 15
MOST_FINISHES = 8
MOST_SEATS = 4
PLAYER_COLOUR = Domain("player-colour", DATA["players"]["colours"])
"""HIC-D10: in the order of the priority track."""
COLOURINGS = tuple(permutations(range(MOST_SEATS)))
"""HIC-R10: every way to give the colours to four seats, whether they play or not; the first follows the seats."""


def _next_seats(seats: int, colours: tuple[int, ...]) -> list[int]:
    """For each seat, the seat in play whose colour comes next on the track."""
    track = sorted(range(seats), key=colours.__getitem__)
    return [track[(track.index(seat) + 1) % seats] if seat < seats else seat for seat in range(MOST_SEATS)]


NEXT_SEAT = np.array(
    [[_next_seats(seats, colours) for colours in COLOURINGS] for seats in range(1, MOST_SEATS + 1)], dtype=np.int8
)
"""HIC-06, HIC-12: by number of players, colouring and seat, who is next around the priority track."""

# --- points ------------------------------------------------------------------------------------------------

POINTS_OF_A_RELIC = 5
POINTS_OF_A_LINE = 5
SOLO_GOAL = 100


class Edition(Record):
    """What is printed on the components, as tables that the rules read."""

    small = True

    copies: Ints = cells(KINDS, of=range(94))
    pouches: Ints = cells(MICE, of=range(MOST_POUCH + 1))
    hand_spaces: Ints = cells(MOST_SEATS + 1, of=range(MOST_HAND + 1))
    sky: Ints = cells(NUMBERS, of=SKY)
    costs: Grid = cells(NUMBERS, PARTS, of=range(4))
    """What each part of an action tile costs; a tile has the number it would lie on without shuffling."""
    icons: Grid = cells(NUMBERS, PARTS, of=ICON)
    amounts: Grid = cells(NUMBERS, PARTS, of=range(16))
    die: Ints = cells(DIE_FACES, of=NUMBER)
    chain: int = cell(of=range(1, MOST_CHAIN + 1))
    chain_points: Ints = cells(MOST_CHAIN + 1, of=range(10))
    finishes: int = cell(of=range(1, MOST_FINISHES + 1))
    finish: Ints = cells(MOST_FINISHES, of=range(20))
    boards: Grid = cells(BOARDS, CELLS, of=TILE)
    starts: Grid = cells(BOARDS, STARTERS, of=NUMBER)
    quest_points: Ints = cells(QUESTS, of=range(20))
    pictures: Grid = cells(QUESTS, MOST_PICTURES, of=PICTURE)
    acorns: int = cell(of=sets_of(FAVORS))
    """The favor cards with an acorn."""
    card_icons: Grid = cells(FAVORS, PARTS, of=ICON)
    cards_showing: Ints = cells(ICONS, of=sets_of(FAVORS))
    """The favor cards that show each icon."""
    card_amounts: Grid = cells(FAVORS, PARTS, of=range(16))
    bonus: Ints = cells(FAVORS, of=TILE_OR_NONE)
    with_bonus: int = cell(of=sets_of(FAVORS))
    """The favor cards that show a bonus item."""


# --- reading an edition ------------------------------------------------------------------------------------


class BadEdition(BadComponents, BadOption):
    """A data file that does not describe the game; the message has the path and what was expected."""


def _expect(holds: bool, path: str, fault: str) -> None:
    if not holds:
        raise BadEdition(path, fault)


def _get(document: Json, path: str, kind: type | tuple[type, ...]) -> Json:
    """The value at a dotted path of the document, of that type."""
    value = document
    for key in path.split("."):
        _expect(isinstance(value, dict) and key in value, path, "missing")
        value = value[key]
    _expect(isinstance(value, kind) and not isinstance(value, bool), path, f"unexpected value {value!r}")
    return value


def _whole(value: Json, path: str, least: int, most: int) -> int:
    fine = isinstance(value, int) and not isinstance(value, bool) and least <= value <= most
    _expect(fine, path, f"expected a whole number from {least} to {most}, got {value!r}")
    return int(value)


def _number(value: Json, path: str) -> int:
    """A number of the clock, as the code counts it."""
    return _whole(value, path, 1, NUMBERS) - 1


def _item(code: Json, path: str) -> int:
    """The item of a code such as `PBu`, the purple button."""
    colours, symbols = list(DATA["tiles"]["colours"]), list(DATA["tiles"]["symbols"])
    known = isinstance(code, str) and code[:1] in colours and code[1:] in symbols
    _expect(known, path, f"{code!r} is not an item: a colour ({' '.join(colours)}) and a symbol ({' '.join(symbols)})")
    return colours.index(code[0]) * SYMBOLS + symbols.index(code[1:])


def _picture(code: Json, path: str) -> int:
    """What a quest shows: an item, or `*Bu` for a button of any colour."""
    symbols = list(DATA["tiles"]["symbols"])
    if isinstance(code, str) and code[:1] == "*" and code[1:] in symbols:
        return ANY_COLOUR + symbols.index(code[1:])
    return _item(code, path)


@dataclass(frozen=True)
class PrintedPart:
    """One part of an action, or an icon of a card: `spend 2: search 2`."""

    cost: int
    icon: int
    amount: int


_WITH_AMOUNT = {CLIMB: 9, SEARCH: 3, LEAP: LEAP_REACH}
"""The icons that carry a number, and the most it may be."""
_CARD_ICONS = (CLIMB, SEARCH, FAVOR, MARKET, CALL_SCAMP, LEAP, TOSS)


def _part(text: Json, path: str) -> PrintedPart:
    _expect(isinstance(text, str), path, "expected a text such as 'climb 2' or 'spend 1: market'")
    cost, colon, effect = text.rpartition(":")
    price = cost.split()
    paid = not colon or (len(price) == 2 and price[0] == "spend" and price[1] in ("1", "2", "3"))
    _expect(paid, path, f"{text!r}: a cost is 'spend 1:', 'spend 2:' or 'spend 3:'")
    words = effect.split()
    known = bool(words) and words[0] in ICON.tokens[1:]
    _expect(known, path, f"{text!r}: an icon is one of {', '.join(ICON.tokens[1:])}")
    icon = ICON.number(words[0])
    if icon in _WITH_AMOUNT:
        fine = len(words) == 2 and words[1].isdigit() and 1 <= int(words[1]) <= _WITH_AMOUNT[icon]
        _expect(fine, path, f"{text!r}: expected a number from 1 to {_WITH_AMOUNT[icon]} after {words[0]}")
    else:
        _expect(len(words) == 1, path, f"{text!r}: {words[0]} takes no number")
    return PrintedPart(int(price[1]) if colon else 0, icon, int(words[1]) if icon in _WITH_AMOUNT else 0)


def _parts(document: Json, path: str) -> list[PrintedPart]:
    fine = isinstance(document, list) and 1 <= len(document) <= PARTS
    _expect(fine, path, f"expected a list of 1 to {PARTS} parts")
    return [_part(text, f"{path}[{i}]") for i, text in enumerate(document)]


def _read_tiles(document: Json, edition: Edition) -> None:
    """HIC-D1: the words are those of the game; 80 items, 10 wilds and 3 relics make 93."""
    for words in ("colours", "symbols", "relics"):
        same = _get(document, f"tiles.{words}", (dict, list)) == DATA["tiles"][words]
        _expect(same, f"tiles.{words}", f"the game is played with {DATA['tiles'][words]}")
    copies = _whole(_get(document, "tiles.copies_of_an_item", int), "tiles.copies_of_an_item", 1, 4)
    wilds = _whole(_get(document, "tiles.wilds", int), "tiles.wilds", 1, 93)
    total = copies * ITEMS + wilds + RELICS
    fault = f"{copies * ITEMS} items, {wilds} wilds and {RELICS} relics are {total} tiles, not {TILES_IN_THE_BOX}"
    _expect(total == TILES_IN_THE_BOX, "tiles", fault)
    for kind in range(KINDS):
        edition.copies[kind] = copies if kind < ITEMS else wilds if kind == WILD else 1


def _read_mice(document: Json, edition: Edition) -> None:
    """HIC-D2, HIC-D3: pouches, and the hand's spaces by number of players."""
    for mouse, name in enumerate(MOUSE.tokens):
        path = f"mice.pouches.{name}"
        edition.pouches[mouse] = _whole(_get(document, path, int), path, 1, MOST_POUCH)
    for seats in range(1, MOST_SEATS + 1):
        path = f"hand.spaces.{seats}"
        edition.hand_spaces[seats] = _whole(_get(document, path, int), path, HAND_SPACES_OF_A_SCAVENGER, MOST_HAND)


def _read_actions(document: Json, edition: Edition) -> None:
    """HIC-D4: four fixed tiles, and a sun and a moon group that are shuffled."""
    laid: dict[int, tuple[list[PrintedPart], str]] = {}
    fixed = _get(document, "actions.fixed", dict)
    for text, tile in fixed.items():
        path = f"actions.fixed.{text}"
        _expect(text in NUMBER.tokens, path, "expected a number of the clock")
        laid[NUMBER.number(text)] = (_parts(tile, path), path)
    for sky, name in ((SUN, "sun"), (MOON, "moon")):
        places, tiles = _get(document, f"actions.{name}.numbers", list), _get(document, f"actions.{name}.tiles", list)
        _expect(len(places) == len(tiles) > 0, f"actions.{name}", "as many numbers as tiles are needed")
        for i, (place, tile) in enumerate(zip(places, tiles, strict=True)):
            path = f"actions.{name}.tiles[{i}]"
            number = _number(place, f"actions.{name}.numbers[{i}]")
            _expect(number not in laid, f"actions.{name}.numbers[{i}]", f"{place} has a tile already")
            starting = number not in (0, TWELVE)
            _expect(starting, f"actions.{name}.numbers[{i}]", "no mouse starts on 12 or 1: a fixed tile belongs there")
            laid[number] = (_parts(tile, path), path)
            edition.sky[number] = sky
    _expect(len(laid) == NUMBERS, "actions", f"12 tiles are needed, there are {len(laid)}")
    for number, (parts, path) in laid.items():
        _expect_no_loop(number, parts, path)
        for i in range(PARTS):
            part = parts[i] if i < len(parts) else PrintedPart(0, NO_ICON, 0)
            edition.costs[number][i] = part.cost
            edition.icons[number][i] = part.icon
            edition.amounts[number][i] = part.amount


def _expect_no_loop(number: int, parts: Sequence[PrintedPart], path: str) -> None:
    """Reject tiles that let a mouse move on for free: a tick might never end."""
    for part in parts:
        if part.icon == CALL_SCAMP:
            _expect(part.cost > 0 and len(parts) == 1, path, "a Scamp has to cost something and stand alone")
        if part.icon == LEAP:
            _expect(number == TWELVE and part is parts[-1], path, "only the last part of number 12 may leap")
        if part.icon in (DELIVER, RETURN, TOSS):
            _expect(part.cost == 0, path, f"{ICON.token(part.icon)} has no cost")


def _read_die(document: Json, edition: Edition) -> None:
    """HIC-D5: ten faces, each a number of the clock."""
    faces = _get(document, "cat_die.faces", list)
    _expect(len(faces) == DIE_FACES, "cat_die.faces", f"the die has {DIE_FACES} faces, not {len(faces)}")
    for i, face in enumerate(faces):
        edition.die[i] = _number(face, f"cat_die.faces[{i}]")


def _read_chain(document: Json, edition: Edition) -> None:
    """HIC-D6: spaces, points on the way and the values of the finish, from the bottom."""
    length = _whole(_get(document, "chain.spaces", int), "chain.spaces", MOST_SEATS, MOST_CHAIN)
    edition.chain = length
    for text, points in _get(document, "chain.points", dict).items():
        path = f"chain.points.{text}"
        _expect(text.isdigit() and 1 <= int(text) <= length, path, f"expected a space from 1 to {length}")
        edition.chain_points[int(text)] = _whole(points, path, 0, 9)
    finish = _get(document, "chain.finish", list)
    _expect(1 <= len(finish) <= MOST_FINISHES, "chain.finish", f"expected 1 to {MOST_FINISHES} values")
    edition.finishes = len(finish)
    for i, points in enumerate(finish):
        edition.finish[i] = _whole(points, f"chain.finish[{i}]", 0, 19)


def _read_boards(document: Json, edition: Edition) -> None:
    """HIC-D7: four boards of 4x4 items with three start numbers; no two mice of a team start together."""
    boards = _get(document, "hunt_boards.boards", list)
    _expect(len(boards) == BOARDS, "hunt_boards.boards", f"there are {BOARDS} boards, not {len(boards)}")
    for i, board in enumerate(boards):
        path = f"hunt_boards.boards[{i}]"
        rows = _get(board, "rows", list)
        codes = [code for row in rows for code in str(row).split()]
        _expect(len(rows) == SIDE and len(codes) == CELLS, f"{path}.rows", "expected 4 rows of 4 items")
        for at, code in enumerate(codes):
            edition.boards[i][at] = _item(code, f"{path}.rows")
        for mouse, name in enumerate(STARTER.tokens):
            edition.starts[i][mouse] = _number(_get(board, f"start.{name}", int), f"{path}.start.{name}")
            legal = int(edition.starts[i][mouse]) not in (0, TWELVE)
            _expect(legal, f"{path}.start.{name}", "no mouse starts on 12 or 1")
        apart = len({int(edition.starts[i][mouse]) for mouse in range(STARTERS)}) == STARTERS
        _expect(apart, f"{path}.start", "two mice of a team start on one number")


def _read_quests(document: Json, edition: Edition) -> None:
    """HIC-D8: twelve quests worth 5 or 7."""
    cards = _get(document, "quests.cards", list)
    _expect(len(cards) == QUESTS, "quests.cards", f"there are {QUESTS} quests, not {len(cards)}")
    for i, card in enumerate(cards):
        path = f"quests.cards[{i}]"
        points = _get(card, "points", int)
        _expect(points in (5, 7), f"{path}.points", f"a quest is worth 5 or 7, not {points}")
        edition.quest_points[i] = points
        codes = _get(card, "items", str).split()
        _expect(1 <= len(codes) <= MOST_PICTURES, f"{path}.items", f"expected 1 to {MOST_PICTURES} items")
        for at in range(MOST_PICTURES):
            shown = _picture(codes[at], f"{path}.items") if at < len(codes) else NO_PICTURE
            edition.pictures[i][at] = shown


def _read_favors(document: Json, edition: Edition) -> None:
    """HIC-D9: thirteen favor cards, four of them with an acorn."""
    cards = _get(document, "favors.cards", list)
    _expect(len(cards) == FAVORS, "favors.cards", f"there are {FAVORS} favor cards, not {len(cards)}")
    for i, card in enumerate(cards):
        path = f"favors.cards[{i}]"
        parts = _parts(_get(card, "icons", list), f"{path}.icons")
        for part in parts:
            fine = part.icon in _CARD_ICONS and part.cost == 0
            _expect(fine, f"{path}.icons", f"a card cannot show {ICON.token(part.icon)!r} or a cost")
        for at in range(PARTS):
            edition.card_icons[i][at] = parts[at].icon if at < len(parts) else NO_ICON
            edition.card_amounts[i][at] = parts[at].amount if at < len(parts) else 0
        edition.bonus[i] = _item(card["bonus"], f"{path}.bonus") if "bonus" in card else NO_TILE
    acorns = [i for i, card in enumerate(cards) if card.get("acorn", False) is True]
    _expect(len(acorns) == ACORNS, "favors.cards", f"{ACORNS} cards have an acorn, not {len(acorns)}")
    edition.acorns = set_of(acorns)
    for icon in range(ICONS):
        cards_showing = (i for i in range(FAVORS) for at in range(PARTS) if edition.card_icons[i][at] == icon)
        edition.cards_showing[icon] = set_of(cards_showing)
    edition.with_bonus = set_of(i for i in range(FAVORS) if edition.bonus[i] != NO_TILE)


_READERS: tuple[Callable[[Json, Edition], None], ...] = (
    _read_tiles,
    _read_mice,
    _read_actions,
    _read_die,
    _read_chain,
    _read_boards,
    _read_quests,
    _read_favors,
)
_SECTIONS = (*("tiles", "mice", "hand", "actions", "cat_die"), *("chain", "hunt_boards", "quests", "favors", "players"))


def read_edition(document: Json) -> Edition:
    """The tables of a data file; raises `BadEdition` with the path of the first fault."""
    _expect(isinstance(document, dict), "$", "expected an object")
    _expect(bool(_get(document, "name", str)), "name", "an edition needs a name")
    for section in document:
        _expect(section == "name" or section in _SECTIONS, section, f"unknown; sections: {', '.join(_SECTIONS)}")
    for section in _SECTIONS:
        marked = _get(document, f"{section}.provenance", str) in ("rulebook", "reconstructed")
        _expect(marked, f"{section}.provenance", "expected 'rulebook' or 'reconstructed'")
    edition = Edition.blank()
    for read in _READERS:
        read(document, edition)
    return edition


STANDARD = read_edition(DATA)
