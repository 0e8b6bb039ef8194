"""A game of Hickory Dickory as panels for any client: the clock, the side boards, the teams, the hunt board."""

from __future__ import annotations

from collections.abc import Sequence

from tana.core.domain import SEAT
from tana.core.message import Message, say
from tana.core.sketch import Board, Facts, Sketch, Tile, ViewObject
from tana.games.hickory.components import SIDE

_COLOUR_MARKS = {"purple": "P", "green": "G", "blue": "B", "orange": "O"}
_SYMBOL_MARKS = {"button": "Bu", "feather": "Fe", "thread": "Th", "key": "Ke", "thimble": "Ti"}
_FILLED = "✓"


def sketch(v: ViewObject) -> Sketch:
    """HIC-K1, HIC-K2: what a seat sees, from the clock to its own cards."""
    reader = v.seat if v.seat is not None else 0
    return (
        Facts(say("sketch-clock", hour=v.hour, minute=v.minute), tuple(_space_line(space) for space in v.spaces)),
        Facts(say("sketch-sides"), tuple(_side_lines(v))),
        _hunt_board(reader, v.players[reader]),
        *(Facts(_team_title(seat, player), tuple(_team_lines(player))) for seat, player in enumerate(v.players)),
    )


# --- words in a row ----------------------------------------------------------------------------------------


def _all(messages: Sequence[Message]) -> Message:
    """Messages in a row, with commas; a dash for none."""
    if not messages:
        return say("sketch-none")
    row = messages[-1]
    for message in reversed(messages[:-1]):
        row = say("sketch-row", first=message, rest=row)
    return row


def _tile_name(token: str) -> Message:
    return say("sketch-word", word=f"tile:{token}")


def _tiles(tokens: Sequence[str]) -> Message:
    return _all([_tile_name(token) for token in tokens])


def _part(part: ViewObject) -> Message:
    if part.cost > 0:
        return say("sketch-paid-part", cost=part.cost, icon=f"icon:{part.icon}", amount=part.amount)
    return say("sketch-part", icon=f"icon:{part.icon}", amount=part.amount)


def _parts(parts: Sequence[ViewObject]) -> Message:
    return _all([_part(part) for part in parts])


def _piece(piece: ViewObject) -> Message:
    return say("sketch-piece", seat=f"seat:{SEAT.token(piece.seat)}", mouse=f"mouse:{piece.mouse}")


def _pieces(pieces: Sequence[ViewObject]) -> Message:
    return _all([_piece(piece) for piece in pieces])


# --- the clock ---------------------------------------------------------------------------------------------


def _space_line(space: ViewObject) -> Message:
    """One number: its action, its leaf, and who is there."""
    notes = [say("sketch-action", parts=_parts(space.parts))]
    if space.covered:
        notes.append(say("sketch-paw"))
    if space.leaf is not None:
        notes.append(say("sketch-leaf", tile=f"tile:{space.leaf}"))
    if space.inner:
        notes.append(say("sketch-inner", mice=_pieces(space.inner)))
    if space.outer:
        notes.append(say("sketch-outer", mice=_pieces(space.outer)))
    row = notes[-1]
    for note in reversed(notes[:-1]):
        row = say("sketch-notes", first=note, rest=row)
    return say("sketch-number", number=space.number, sky=say(f"sketch-sky-{space.sky}"), notes=row)


# --- hand, market, cards, chain ----------------------------------------------------------------------------


def _side_lines(v: ViewObject) -> list[Message]:
    lines = [
        say("sketch-hand", spaces=v.hand_spaces, mice=_pieces(v.hand)),
        say("sketch-priority", seat=f"seat:{SEAT.token(v.priority)}"),
        say("sketch-market", wilds=v.wilds, basket=_tiles(v.basket)),
        *(_quest_line(quest) for quest in v.quests),
        say("sketch-chain", points=v.chain.finish[v.chain.covered]),
        say("sketch-decks", bag=sum(v.bag.values()), favors=v.favor_deck, quests=v.quest_deck),
    ]
    if v.pool:
        lines.append(say("sketch-pool", tiles=_tiles(v.pool)))
    if v.bonus:
        lines.append(say("sketch-bonus", tiles=_tiles(v.bonus)))
    if v.dealing is not None:
        lines.append(say("sketch-dealing", tile=f"tile:{v.dealing}"))
    for active in v.active:
        who = say("sketch-piece", seat=f"seat:{SEAT.token(active.seat)}", mouse=f"mouse:{active.mouse}")
        lines.append(say("sketch-active", mouse=who))
    return lines


def _quest_line(quest: ViewObject) -> Message:
    pictures = _all([say("sketch-word", word=f"picture:{picture}") for picture in quest.pictures])
    return say("sketch-quest", slot=quest.slot, points=quest.points, pictures=pictures)


# --- teams -------------------------------------------------------------------------------------------------


def _team_title(seat: int, player: ViewObject) -> Message:
    return say("sketch-team", seat=f"seat:{SEAT.token(seat)}", points=player.points)


def _team_lines(player: ViewObject) -> list[Message]:
    filled = sum(space.tile is not None for space in player.hunt)
    lines = [_mouse_line(mouse) for mouse in player.mice]
    lines.append(say("sketch-progress", scaler=player.scaler, filled=filled, cards=player.cards))
    if player.hand is not None:
        lines += [_card_line(card) for card in player.hand]
    return lines


def _mouse_line(mouse: ViewObject) -> Message:
    return say(
        "sketch-mouse",
        mouse=f"mouse:{mouse.mouse}",
        place=say(f"sketch-ring-{mouse.ring}", number=mouse.number or 0),
        tiles=_tiles(mouse.pouch),
        carried=len(mouse.pouch),
        room=mouse.room,
    )


def _card_line(card: ViewObject) -> Message:
    if card.bonus is None:
        return say("sketch-card", card=f"favor:{card.card}", icons=_parts(card.icons))
    return say("sketch-bonus-card", card=f"favor:{card.card}", icons=_parts(card.icons), tile=f"tile:{card.bonus}")


# --- the hunt board ----------------------------------------------------------------------------------------


def _hunt_board(seat: int, player: ViewObject) -> Board:
    return Board(
        title=say("sketch-hunt", seat=f"seat:{SEAT.token(seat)}"),
        columns=("a", "b", "c", "d"),
        rows=("1", "2", "3", "4"),
        tiles=tuple(tuple(_hunt_tile(player.hunt[row * SIDE + i]) for i in range(SIDE)) for row in range(SIDE)),
    )


def _hunt_tile(space: ViewObject) -> Tile:
    colour, symbol = space.shows.split("-")
    if space.tile is None:
        spoken = say("sketch-empty-space", cell=f"cell:{space.cell}", tile=f"tile:{space.shows}")
        return Tile(f"{_COLOUR_MARKS[colour]} {_SYMBOL_MARKS[symbol]}", "", spoken)
    return Tile(_FILLED, colour, say("sketch-filled-space", cell=f"cell:{space.cell}", tile=f"tile:{space.tile}"))
