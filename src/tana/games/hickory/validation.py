"""Validation of positions: every tile, card and mouse exactly once, in a possible place.

`check` accepts every position a game can reach. `check_beginning` is stricter: a mouse has just been activated and
nothing is half done, so no leftover from earlier moves can mislead the rules.
"""

from __future__ import annotations

from tana.core.bits import contains, count, set_of
from tana.core.record import Ints
from tana.errors import require
from tana.games.hickory.board import actor, hand_spaces, is_covered, piece, spaces_of
from tana.games.hickory.components import (
    ACORNS,
    CALL_SCAMP,
    FAVORS,
    FIRST_RELIC,
    HAND_LIMIT,
    HAND_SPACES_OF_A_SCAVENGER,
    ICONS,
    ITEMS,
    KINDS,
    LEAP,
    MICE,
    MOST_HAND,
    MOST_SEATS,
    MOUSE,
    NO_FAVOR,
    NO_NUMBER,
    NO_QUEST,
    NO_TILE,
    NUMBERS,
    PARTS,
    QUESTS,
    RELICS,
    SCAMP,
    TILE,
    TILES_IN_THE_BOX,
    TWELVE,
    WILD,
)
from tana.games.hickory.state import (
    CHOOSE_ON_HAND,
    CHOOSE_ON_INNER,
    DEAL,
    FALLING,
    HAND,
    INNER,
    MOST_FRAMES,
    NO_PIECE,
    NO_TASK,
    ON_HAND,
    ON_INNER,
    OUT,
    OUTER,
    SCRATCH,
    START,
    STEP,
    Frame,
    State,
)
from tana.games.hickory.tiles import who_may_get

_MOST_CARDS = HAND_LIMIT + 1
"""In a hand: a third card is discarded at once."""
_SEATS_WITH_ONE_PAW = 4
"""With four players there is one paw."""


def check(s: State) -> None:
    """HIC-D1 to HIC-D9: raise `BadPosition` with the path of the first fault."""
    _check_edition(s)
    _check_seats(s)
    _check_tiles(s)
    _check_pouches(s)
    _check_mice(s)
    _check_hand(s)
    _check_cards(s)
    _check_paws(s)


def _numbers(row: Ints) -> list[int]:
    return [int(row[i]) for i in range(len(row))]


def _check_edition(s: State) -> None:
    """What the rules rely on to come to an end."""
    edition = s.edition
    copies = sum(_numbers(edition.copies))
    require(copies == TILES_IN_THE_BOX, "edition.copies", f"{copies} tiles in all, expected {TILES_IN_THE_BOX}")
    require(count(edition.acorns) == ACORNS, "edition.acorns", f"expected {ACORNS} acorns")
    bonus = set_of(card for card, tile in enumerate(_numbers(edition.bonus)) if tile != NO_TILE)
    for icon in range(ICONS):
        showing = set_of(card for card in range(FAVORS) if icon in _numbers(edition.card_icons[card]))
        path = f"edition.cards_showing[{icon}]"
        require(edition.cards_showing[icon] == showing, path, "not the cards that show this icon")
    require(edition.with_bonus == bonus, "edition.with_bonus", "not the cards that show a bonus item")
    fits = min(_numbers(edition.hand_spaces)[1:]) >= HAND_SPACES_OF_A_SCAVENGER
    require(fits, "edition.hand_spaces", "a Scavenger does not fit on the hand")
    for tile in range(NUMBERS):
        for part in range(PARTS):
            path = f"edition.icons[{tile}][{part}]"
            icon, alone = edition.icons[tile][part], edition.icons[tile][PARTS - 1] < 0
            costs = edition.costs[tile][part] > 0 and alone
            require(icon != CALL_SCAMP or costs, path, "a Scamp has to cost something and stand alone")
            require(icon != LEAP or tile == TWELVE, path, "only number 12 may leap")
    for board in range(len(edition.boards)):
        items = max(_numbers(edition.boards[board])) < ITEMS
        require(items, f"edition.boards[{board}]", "a hunt board shows items only")


def _check_seats(s: State) -> None:
    for name in ("priority", "pointer"):
        seat = int(getattr(s, name))
        require(seat < s.seats, name, f"seat {seat + 1} is named, but only {s.seats} play")
    for i in range(s.depth):
        require(s.frames[i].seat < s.seats, f"frames[{i}].seat", f"only {s.seats} play")
    for seat in range(s.seats, MOST_SEATS):
        owns = any(s.players[seat].mice[mouse].ring != OUT for mouse in range(MICE))
        owns = owns or any(_numbers(s.players[seat].tally)) or s.players[seat].hand != 0
        require(not owns, f"players[{seat}]", "this seat does not play and must own nothing")


def _check_tiles(s: State) -> None:
    """HIC-D1: all 93 tiles, kind by kind; relics may have been returned."""
    counts = [int(s.bag[kind]) + int(s.pool[kind]) for kind in range(KINDS)]
    counts[WILD] += int(s.wilds)
    rows = [s.leaf, s.basket]
    for seat in range(MOST_SEATS):
        rows.append(s.players[seat].filled)
        rows += [s.players[seat].mice[mouse].pouch for mouse in range(MICE)]
    for row in rows:
        for tile in _numbers(row):
            if tile != NO_TILE:
                counts[tile] += 1
    for i in range(RELICS):
        counts[FIRST_RELIC + i] += int(s.returned[i])
    for kind in range(KINDS):
        expected = int(s.edition.copies[kind])
        fault = f"{counts[kind]} {TILE.token(kind)} in all, expected {expected}"
        require(counts[kind] == expected, f"bag[{kind}]", fault)
    require(s.leaf[TWELVE] == NO_TILE, f"leaf[{TWELVE}]", "there is no leaf at 12")
    _check_sorted(s.basket, "basket")
    if s.task == DEAL:
        fits = s.dealing != NO_TILE and s.pool[s.dealing] > 0 and s.takers == who_may_get(s, actor(s))
        require(bool(fits), "takers", "not the mice that may get the next tile")
    if s.task == NO_TASK:
        require(sum(_numbers(s.pool)) == 0, "pool", "tiles are between two places, but nothing is going on")


def _check_sorted(row: Ints, path: str) -> None:
    """Rows are sorted with gaps at the end, so that equal positions are equal bytes."""
    tiles = [tile for tile in _numbers(row) if tile != NO_TILE]
    gaps = [NO_TILE] * (len(row) - len(tiles))
    require(_numbers(row) == sorted(tiles) + gaps, path, "expected in order, gaps last")


def _check_pouches(s: State) -> None:
    """HIC-D2: nobody carries more than fits."""
    for seat in range(s.seats):
        for mouse in range(MICE):
            path = f"players[{seat}].mice[{mouse}].pouch"
            pouch = s.players[seat].mice[mouse].pouch
            _check_sorted(pouch, path)
            carried = sum(tile != NO_TILE for tile in _numbers(pouch))
            room = int(s.edition.pouches[mouse])
            require(carried <= room, path, f"{carried} tiles, but the {MOUSE.token(mouse)} has room for {room}")


def _check_mice(s: State) -> None:
    for seat in range(s.seats):
        for mouse in range(MICE):
            path = f"players[{seat}].mice[{mouse}]"
            own = s.players[seat].mice[mouse]
            on_ring = own.ring in (INNER, OUTER)
            fits = own.at != NO_NUMBER if on_ring else own.at == (NO_NUMBER if own.ring == OUT else s.minute)
            require(bool(fits), f"{path}.at", "not a number for a mouse of that ring")
            away = own.ring == OUT and mouse != SCAMP and s.phase != START
            require(not away, f"{path}.ring", f"the {MOUSE.token(mouse)} is never out of play")
            if on_ring and s.phase != SCRATCH:
                require(not is_covered(s, own.at), f"{path}.at", "a mouse shares a number with a cat paw")
            if own.ring == FALLING:
                active = any(s.frames[i].seat == seat and s.frames[i].mouse == mouse for i in range(s.depth))
                require(active, f"{path}.ring", "a mouse falls, but it is not active")
        scaler = int(s.players[seat].scaler)
        path = f"players[{seat}].scaler"
        require(scaler <= s.edition.chain, path, f"the chain has {s.edition.chain} spaces")
        sharing = scaler > 0 and any(s.players[other].scaler == scaler for other in range(seat))
        require(not sharing, path, "two Scalers on one space")


def _check_hand(s: State) -> None:
    """HIC-15, HIC-18: each mouse on the hand once, without gaps, and no more than fit."""
    riders = [who for who in _numbers(s.hand) if who != NO_PIECE]
    gaps = [NO_PIECE] * (MOST_HAND - len(riders))
    require(_numbers(s.hand) == riders + gaps, "hand", "mice close up towards the tip")
    on_hand = [
        piece(seat, mouse)
        for seat in range(s.seats)
        for mouse in range(MICE)
        if s.players[seat].mice[mouse].ring == HAND
    ]
    require(sorted(riders) == on_hand, "hand", "the mice on the hand are not those that say so")
    taken = sum(spaces_of(who) for who in riders)
    require(taken <= hand_spaces(s), "hand", f"{taken} spaces taken of {hand_spaces(s)}")


def _check_cards(s: State) -> None:
    shown = [set_of([quest]) for quest in _numbers(s.quests) if quest != NO_QUEST]
    _check_partition("quests", QUESTS, [int(s.quest_deck), int(s.quest_discards), *shown])
    hands = [int(s.players[seat].hand) for seat in range(MOST_SEATS)]
    _check_partition("favor_deck", FAVORS, [int(s.favor_deck), int(s.favor_discards), *hands])
    for card, shuffle in enumerate(_numbers(s.since)):
        require(shuffle <= s.shuffles, f"since[{card}]", f"there were {s.shuffles} shuffles")
    for seat, hand in enumerate(hands):
        path, held = f"players[{seat}].hand", count(hand)
        require(held <= _MOST_CARDS, path, f"{held} cards in a hand, of which {_MOST_CARDS} can be there")
    bonus = sum(_numbers(s.bonus))
    require(bonus <= _MOST_CARDS, "bonus", f"{bonus} bonus items, but a hand has {_MOST_CARDS} cards at most")


def _check_partition(path: str, cards: int, sets: list[int]) -> None:
    """Every card is in exactly one of the places."""
    for card in range(cards):
        places = sum(contains(members, card) for members in sets)
        require(places == 1, path, f"card {card + 1} is in {places} places")


def _check_paws(s: State) -> None:
    aside = s.seats < _SEATS_WITH_ONE_PAW or s.paws[1] == NO_NUMBER
    require(aside, "paws[1]", "with four players there is one paw")


# --- where a game may be begun ------------------------------------------------------------------------------

_FEW_SHUFFLES = 50
_PHASE_OF_STEP = {CHOOSE_ON_HAND: ON_HAND, CHOOSE_ON_INNER: ON_INNER}
_AT_REST = ("task", "offered", "round_over", "hits", "losses", "group", "takers", "dealt_to")
_RESTING_FRAME = ("part", "paid", "icon", "held", "swapped", "idle")


def check_beginning(s: State) -> None:
    """A mouse on the hand or the inner ring has just been activated, and nothing is half done."""
    for name in _AT_REST:
        require(getattr(s, name) == 0, name, "something is half done here")
    for name in ("pool", "bonus"):
        require(not any(_numbers(getattr(s, name))), name, "something is half done here")
    require(s.dealing == NO_TILE, "dealing", "something is half done here")
    require(s.hour < TWELVE, "hour", "at midnight the game is over")
    require(s.shuffles <= _FEW_SHUFFLES, "shuffles", f"at most {_FEW_SHUFFLES}")
    require(s.depth == 1, "depth", "expected one active mouse")
    for i in range(MOST_FRAMES):
        _check_frame(s.frames[i], f"frames[{i}]", active=i == 0)
    _check_active_mouse(s)
    for seat in range(s.seats):
        _check_waiting(s, seat)
        _check_first_card(s, seat)


def _check_frame(frame: Frame, path: str, active: bool) -> None:
    used = () if active else ("seat", "mouse", "step")
    for name in (*used, *_RESTING_FRAME):
        require(getattr(frame, name) == 0, f"{path}.{name}", "something is half done here")
    require(frame.card == NO_FAVOR, f"{path}.card", "something is half done here")


def _check_active_mouse(s: State) -> None:
    frame = s.frames[0]
    step = int(frame.step)
    require(step in _PHASE_OF_STEP, "frames[0].step", "expected the choice of a mouse that was just activated")
    require(s.phase == _PHASE_OF_STEP[step], "phase", f"does not fit the step {STEP.token(step)}")
    own = s.players[frame.seat].mice[frame.mouse]
    here = own.ring == (HAND if step == CHOOSE_ON_HAND else INNER)
    waits = contains(s.waiting, piece(int(frame.seat), int(frame.mouse)))
    here = here and own.at == s.minute and not waits
    require(bool(here), "frames[0].mouse", "this mouse is not where it could be active")
    require(not is_covered(s, s.minute), "minute", "nobody is active at a number with a cat paw")


def _check_waiting(s: State, seat: int) -> None:
    for mouse in range(MICE):
        own = s.players[seat].mice[mouse]
        here = own.at == s.minute and own.ring in (HAND, INNER)
        waits = contains(s.waiting, piece(seat, mouse))
        require(not waits or bool(here), "waiting", f"the {MOUSE.token(mouse)} of seat {seat + 1} is not here")


def _check_first_card(s: State, seat: int) -> None:
    """What the others know of the card dealt at the start: it is in the hand, or it is gone."""
    path = f"players[{seat}].dealt_held"
    player = s.players[seat]
    known = (int(player.dealt_held), int(player.dealt_gone))
    require(known in ((1, 0), (0, 1)), path, "expected the first card to be in the hand (1, 0) or gone (0, 1)")
    acorns = int(player.hand) & int(s.edition.acorns)
    held = any(contains(acorns, card) and shuffle == 0 for card, shuffle in enumerate(_numbers(s.since)))
    require(known == (0, 1) or held, path, "no card with an acorn is in this hand")
