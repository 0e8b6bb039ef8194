"""Molly behind the contract of a game."""

from __future__ import annotations

from typing import Any, ClassVar

from tana.core.domain import SEAT
from tana.core.errors import BadPosition
from tana.core.game import Game, Outcome, Refusal, ScoreLine
from tana.core.message import Message, say
from tana.core.options import Option, first_seat, flag
from tana.core.sketch import Board, Facts, Sketch, Tile
from tana.games.molly import rules
from tana.games.molly.actions import ACTIONS
from tana.games.molly.board import is_empty, is_pile, packets_of, sets_of_moles
from tana.games.molly.components import (
    CELL,
    CELLS,
    COLOUR,
    COLOUR_OR_NONE,
    COLOURS,
    EDGE,
    EDGES,
    EDITION,
    EVENT_COLOURS,
    GIFT,
    LINE,
    MOLES_OF_A_COLOUR,
    NO_CARD,
    NO_CELL,
    NO_COLOUR,
    NO_EVENT,
    PACKET_SIZES,
    PASS_IT_ON,
    PROJECT_TOKENS,
    SPRING_CLEANING,
    TARDY,
    TARDY_OF_A_COLOUR,
    UNSEEN,
)
from tana.games.molly.events import EVENTS
from tana.games.molly.knowledge import allows, could_give, neighbour_on_the_left
from tana.games.molly.state import (
    ACT,
    CHECK,
    COVER,
    MOST_SEATS,
    MUST_PLAY,
    NO_PLACE,
    NOT_CHOSEN,
    OVER,
    PLACE,
    REHOME,
    State,
)
from tana.games.molly.view import Burrow, Pile, View, inwards, view


class Molly(Game[State]):
    """MOL: sets of three, piles that flip, burrows that count."""

    name = "molly"
    seats = range(2, MOST_SEATS + 1)
    options = (
        Option("variant", ("base", "bobtail"), "base"),
        flag("memory_aid"),
        first_seat(MOST_SEATS),
    )
    actions = ACTIONS
    events = EVENTS
    rules: ClassVar[Any] = rules
    edition = EDITION

    def seats_of(self, s: State) -> int:
        return int(s.seats)

    def view(self, s: State, seat: int | None) -> View:
        return view(s, seat)

    def outcome(self, s: State) -> Outcome | None:
        if s.step != OVER:
            return None
        scores, ranks = self.standing(s)
        return Outcome(
            scores=scores,
            ranks=ranks,
            reason=say("end-last-round"),
            lines=tuple(_score_lines(s, seat) for seat in range(s.seats)),
        )

    def sketch(self, view: Any) -> Sketch:
        return sketch(view)

    def why_not(self, s: State, action: int) -> Refusal:
        return why_not(s, action)

    def check(self, s: State) -> None:
        check(s)


def _score_lines(s: State, seat: int) -> tuple[ScoreLine, ...]:
    """MOL-61: the product and the tokens."""
    cubes = s.players[seat].cubes
    most, least = rules.most_cubes(cubes), rules.least_cubes(cubes)
    tokens = int(s.players[seat].tokens)
    return (
        ScoreLine(say("score-cubes", most=most, least=least), most * least),
        ScoreLine(say("score-tokens", tokens=tokens), tokens),
    )


# --- sketch ------------------------------------------------------------------------------------------------

_MARKS = {"yellow": "Y", "red": "R", "white": "W", "green": "G", "blue": "B"}
_FACES = {"empty": "·", "bobtail": "dog", "back": "▒▒▒", "tardy-back": "▒t▒"}


def sketch(v: View) -> Sketch:
    """The bed, the display and everybody's burrow."""
    bed = Board(
        title=say("sketch-bed"),
        columns=("a", "b", "c"),
        rows=("1", "2", "3"),
        tiles=tuple(tuple(_tile(v.piles[row * 3 + column]) for column in range(3)) for row in range(3)),
    )
    return (
        bed,
        Facts(say("sketch-garden"), tuple(_garden(v))),
        Facts(say("sketch-burrows"), tuple(_burrows(v))),
    )


def _tile(pile: Pile) -> Tile:
    face = _FACES.get(pile.shows) or _MARKS[pile.shows]
    if pile.cards:
        hidden = sum(not card.up for card in pile.cards)
        face += f" {len(pile.cards) - hidden}+{hidden}"
    tint = pile.shows if pile.shows in _MARKS else ""
    return Tile(face, tint, say("sketch-space", cell=f"cell:{pile.cell}", shows=say(f"shows-{pile.shows}")))


def _garden(v: View) -> list[Message]:
    lines = []
    for slot, card in enumerate(v.display):
        if card is not None:
            lines.append(say("sketch-display", slot=slot + 1, card=f"card:{card}"))
    lines += [say("sketch-held", card=f"card:{card}") for card in v.held]
    lines.append(say("sketch-deck", cards=v.deck, supply=v.supply))
    if v.event is not None:
        lines.append(say("sketch-event", event=f"event-card:{v.event}"))
    if v.last_round:
        lines.append(say("sketch-last-round"))
    return lines


def _burrows(v: View) -> list[Message]:
    return [_burrow_line(seat, burrow) for seat, burrow in enumerate(v.burrows)]


def _burrow_line(seat: int, burrow: Burrow) -> Message:
    owner = f"seat:{SEAT.token(seat)}"
    cubes = burrow.cubes if burrow.cubes is not None else burrow.known
    if cubes is None:
        return say("sketch-hidden-burrow", seat=owner, tokens=burrow.tokens)
    unsure = burrow.unsure if burrow.cubes is None and burrow.unsure is not None else 0
    return say("sketch-burrow", seat=owner, tokens=burrow.tokens, unsure=unsure, **cubes)


# --- why not? ----------------------------------------------------------------------------------------------


def why_not(s: State, action: int) -> Refusal:
    """The rule that forbids an action now."""
    wanted = ACTIONS.action(action)
    phase = _FAMILY_PHASES[wanted.word]
    if phase != _phase(s):
        return Refusal(*_WHAT_TO_DO[_phase(s)])
    return _WHY[wanted.word](s, wanted.arguments)


def _phase(s: State) -> str:
    if s.step == OVER:
        return "over"
    if s.owed > 0:
        return "steal"
    if s.event == PASS_IT_ON:
        return "give"
    if s.event == SPRING_CLEANING:
        return "discard"
    return _PHASE_OF_STEP[int(s.step)]


_PHASE_OF_STEP = {ACT: "turn", MUST_PLAY: "turn", PLACE: "place", REHOME: "rehome", CHECK: "set", COVER: "cover"}
_FAMILY_PHASES = {
    "pass": "turn",
    "draw": "turn",
    "take": "turn",
    "swap": "turn",
    "hunt": "turn",
    "rehome": "rehome",
    "play": "turn",
    "place": "place",
    "set": "set",
    "projects": "set",
    "steal": "steal",
    "cover": "cover",
    "give": "give",
    "discard": "discard",
}
_WHAT_TO_DO = {
    "over": ("MOL-60", say("why-over")),
    "turn": ("MOL-20", say("why-turn")),
    "place": ("MOL-24", say("why-place-first")),
    "rehome": ("MOL-72", say("why-rehome-first")),
    "set": ("MOL-31", say("why-set-first")),
    "steal": ("MOL-26", say("why-steal-first")),
    "cover": ("MOL-37", say("why-cover-first")),
    "give": ("MOL-56", say("why-give-first")),
    "discard": ("MOL-57", say("why-discard-first")),
}


def _why_card(s: State, card: int, cell: int) -> Refusal:
    if cell == s.bobtail:
        return Refusal("MOL-71", say("why-bobtail"))
    return Refusal("MOL-25", say("why-same-colour", colour=f"colour:{COLOUR.token(card % COLOURS)}"))


def _why_pass(s: State, _: dict[str, str]) -> Refusal:
    return Refusal("MOL-24", say("why-must-play"))


def _why_draw(s: State, _: dict[str, str]) -> Refusal:
    if s.step == MUST_PLAY:
        return Refusal("MOL-R25", say("why-must-play-display"))
    return Refusal("MOL-R64", say("why-deck-empty"))


def _why_special(s: State) -> Refusal | None:
    if s.step == MUST_PLAY:
        return Refusal("MOL-R24", say("why-special-over"))
    if s.players[s.turn].tokens == 0:
        return Refusal("MOL-21", say("why-no-token"))
    return None


def _why_take(s: State, _: dict[str, str]) -> Refusal:
    return _why_special(s) or Refusal("MOL-22", say("why-slot-empty"))


def _why_swap(s: State, arguments: dict[str, str]) -> Refusal:
    if s.bobtail != NO_CELL:
        return Refusal("MOL-72", say("why-hunt-instead"))
    a, b = (int(cell) for cell in EDGES[EDGE.number(arguments["edge"])])
    empty = a if is_empty(s, a) else b
    return _why_special(s) or Refusal("MOL-23", say("why-swap-empty", cell=f"cell:{CELL.token(empty)}"))


def _why_hunt(s: State, _: dict[str, str]) -> Refusal:
    if s.bobtail == NO_CELL:
        return Refusal("MOL-70", say("why-no-bobtail"))
    return _why_special(s) or Refusal("MOL-R72", say("why-one-step"))


def _why_rehome(s: State, _: dict[str, str]) -> Refusal:
    return Refusal("MOL-72", say("why-not-empty"))


def _why_play(s: State, arguments: dict[str, str]) -> Refusal:
    card = int(s.display[int(arguments["slot"]) - 1])
    if card == NO_CARD:
        return Refusal("MOL-24", say("why-slot-empty"))
    return _why_card(s, card, CELL.number(arguments["cell"]))


def _why_place(s: State, arguments: dict[str, str]) -> Refusal:
    return _why_card(s, int(s.held[0]), CELL.number(arguments["cell"]))


def _why_set(s: State, arguments: dict[str, str]) -> Refusal:
    line = LINE.number(arguments["line"])
    if not int(s.lines) >> line & 1:
        return Refusal("MOL-31", say("why-not-a-set", line=f"line:{arguments['line']}"))
    if "cell" in arguments and sets_of_moles(s) >> line & 1:
        return Refusal("MOL-33", say("why-not-in-set", cell=f"cell:{arguments['cell']}"))
    return Refusal("MOL-37", say("why-other-set"))


def _why_steal(s: State, arguments: dict[str, str]) -> Refusal:
    victim = SEAT.number(arguments["victim"])
    if victim >= s.seats:
        return Refusal("MOL-26", say("why-no-such-seat"))
    if victim == s.gainer:
        return Refusal("MOL-26", say("why-steal-self"))
    return Refusal("MOL-R26", say("why-victim-poor"))


def _why_cover(s: State, _: dict[str, str]) -> Refusal:
    return Refusal("MOL-R37", say("why-not-to-cover"))


def _why_cube(s: State, arguments: dict[str, str]) -> Refusal:
    return Refusal("MOL-R5b", say("why-no-cube", colour=f"colour:{arguments['colour']}"))


_WHY = {
    "pass": _why_pass,
    "draw": _why_draw,
    "take": _why_take,
    "swap": _why_swap,
    "hunt": _why_hunt,
    "rehome": _why_rehome,
    "play": _why_play,
    "place": _why_place,
    "set": _why_set,
    "projects": _why_set,
    "steal": _why_steal,
    "cover": _why_cover,
    "give": _why_cube,
    "discard": _why_cube,
}


# --- conservation ------------------------------------------------------------------------------------------


def check(s: State) -> None:
    """MOL-01 to MOL-04: every card, cube and token exactly once, and every pile as piles can be."""
    for seat in (s.first, s.turn, s.gainer, s.event_seat, s.waiting_seat):
        if seat >= s.seats:
            raise BadPosition("$.state.seats", f"seat {seat + 1} is named, but only {s.seats} play")
    _check_piles(s)
    _check_cards(s)
    _check_laid(s)
    _check_deck(s)
    _check_cubes(s)
    tokens = s.supply + sum(int(s.players[seat].tokens) for seat in range(MOST_SEATS))
    if tokens != PROJECT_TOKENS[s.seats]:
        raise BadPosition("$.state.supply", f"{tokens} tokens in all, expected {PROJECT_TOKENS[s.seats]}")
    for seat in range(s.seats, MOST_SEATS):
        if s.players[seat].tokens or any(s.players[seat].cubes[colour] for colour in range(COLOURS)):
            raise BadPosition(f"$.state.players[{seat}]", "this seat does not play and must own nothing")
    _check_gifts(s)
    _check_decision(s)


def _check_piles(s: State) -> None:
    left = set(range(len(s.cards)))
    for cell in range(CELLS):
        for side, run in (("top", s.top), ("bottom", s.bottom)):
            _check_run(s, f"$.state.{side}[{cell}]", int(run[cell]), left)
        _check_unseen(s, cell)
        showing = NO_COLOUR if s.top[cell] == NO_PLACE else int(s.cards[s.top[cell]]) % COLOURS
        if s.shows[cell] != showing:
            raise BadPosition(f"$.state.shows[{cell}]", f"expected {COLOUR_OR_NONE.token(showing)}, as the pile shows")
    for place in sorted(left):
        if s.cards[place] != NO_CARD:
            raise BadPosition(f"$.state.cards[{place}]", "a card that belongs to no pile")
        if s.inner[place] != NO_PLACE:
            raise BadPosition(f"$.state.inner[{place}]", "a place without a card leads nowhere: -1")
    _check_sets_of_spaces(s)
    if s.bobtail != NO_CELL and is_pile(s, s.bobtail):
        raise BadPosition("$.state.bobtail", "the Bobtail stands on a pile")


def _check_run(s: State, path: str, outermost: int, left: set[int]) -> None:
    """The cards of a pile that face one way; takes their places out of those that are left."""
    place = outermost
    while place != NO_PLACE:
        if place not in left:
            raise BadPosition(path, f"the card at place {place} belongs to a pile already")
        if place >= s.laid:
            raise BadPosition(path, f"no card was laid at place {place}: only {s.laid} were laid")
        if s.cards[place] == NO_CARD:
            raise BadPosition(f"$.state.cards[{place}]", "a pile needs a card here")
        left.remove(place)
        place, path = int(s.inner[place]), f"$.state.inner[{place}]"


def _check_unseen(s: State, cell: int) -> None:
    """MOL-11: only the bottom card of a pile with a visible Mole can be unseen."""
    below = list(inwards(s, s.bottom[cell]))
    allowed = below[:1] if s.top[cell] != NO_PLACE else []
    for place in [*inwards(s, s.top[cell]), *below]:
        if s.cards[place] == UNSEEN and place not in allowed:
            fault = "only the bottom card of a pile with a visible Mole can be unseen"
            raise BadPosition(f"$.state.cards[{place}]", fault)


def _check_sets_of_spaces(s: State) -> None:
    """The sets of spaces follow from the piles."""
    for colour in range(NO_COLOUR, COLOURS):
        cells = sum(1 << cell for cell in range(CELLS) if s.shows[cell] == colour)
        if s.moles[colour] != cells:
            raise BadPosition(f"$.state.moles[{colour % len(s.moles)}]", f"expected {cells}, as the piles show")
    piles = sum(1 << cell for cell in range(CELLS) if s.top[cell] != NO_PLACE or s.bottom[cell] != NO_PLACE)
    if s.piles != piles:
        raise BadPosition("$.state.piles", f"expected {piles}, as the spaces are filled")


def _cards_known(s: State) -> list[int]:
    """How often each card lies in the open, in a pile or in the discards."""
    counts = [0] * (UNSEEN + 1)
    for row in (s.cards, s.display, s.held):
        for i in range(len(row)):
            if row[i] != NO_CARD:
                counts[row[i]] += 1
    for colour in range(COLOURS):
        counts[colour] += int(s.discard[colour])
        counts[COLOURS + colour] += int(s.discard_tardy[colour])
    return counts


def _check_cards(s: State) -> None:
    counts = _cards_known(s)
    for colour in range(COLOURS):
        moles = counts[colour] + int(s.unseen[colour])
        if moles != MOLES_OF_A_COLOUR[s.seats]:
            name = COLOUR.token(colour)
            fault = f"{moles} {name} Moles in all, expected {MOLES_OF_A_COLOUR[s.seats]}"
            raise BadPosition(f"$.state.unseen[{colour}]", fault)
        tardy = counts[COLOURS + colour] + int(s.unseen_tardy[colour])
        if tardy != TARDY_OF_A_COLOUR:
            fault = f"{tardy} Tardy Moles of this colour, expected {TARDY_OF_A_COLOUR}"
            raise BadPosition(f"$.state.unseen_tardy[{colour}]", fault)


def _check_laid(s: State) -> None:
    """Every card laid so far is in the bed or was discarded, so that there is a place for each one still to come."""
    in_bed = sum(int(s.cards[place]) != NO_CARD for place in range(len(s.cards)))
    most = in_bed + sum(int(s.discard[colour]) + int(s.discard_tardy[colour]) for colour in range(COLOURS))
    if s.laid > most:
        raise BadPosition("$.state.laid", f"{s.laid} cards were laid, but only {most} lie in the bed or were discarded")


def _check_cubes(s: State) -> None:
    """MOL-03: every cube came with a card that was discarded, so cubes never run out."""
    for colour in range(COLOURS):
        cubes = sum(int(s.players[seat].cubes[colour]) for seat in range(MOST_SEATS))
        cards = int(s.discard[colour]) + int(s.discard_tardy[colour])
        if cubes > cards:
            fault = f"{cubes} {COLOUR.token(colour)} cubes in all burrows, but only {cards} such cards were discarded"
            raise BadPosition("$.state.players", fault)


def _check_deck(s: State) -> None:
    """The deck's size says how many Moles, Events and Tardy Moles are still in it."""
    unseen = sum(int(s.unseen[colour]) for colour in range(COLOURS))
    hidden = _cards_known(s)[UNSEEN]
    tardy = sum(int(s.unseen_tardy[colour]) for colour in range(COLOURS))
    if tardy != min(int(s.deck), TARDY):
        raise BadPosition("$.state.deck", f"{s.deck} cards with {tardy} Tardy Moles left cannot be")
    events = 0
    below = TARDY
    for packet in reversed(range(EVENT_COLOURS)):
        found = s.found[packet]
        if found == NO_EVENT and s.deck <= below:
            raise BadPosition(f"$.state.found[{packet}]", "this packet is used up, so its Event was found")
        if found != NO_EVENT and found // 2 != packet:
            raise BadPosition(f"$.state.found[{packet}]", "an Event of another colour")
        events += found == NO_EVENT
        below += int(PACKET_SIZES[packets_of(s), packet])
    if unseen - hidden != max(0, int(s.deck) - TARDY - events):
        raise BadPosition("$.state.deck", f"{s.deck} cards do not fit {unseen - hidden} unseen Moles")


def _check_gifts(s: State) -> None:
    """MOL-56: gifts are chosen in turn, then passed; what everybody remembers must agree with what happened."""
    found, choosing = s.found[EVENT_COLOURS - 1] == PASS_IT_ON, s.event == PASS_IT_ON
    for seat in range(s.seats):
        player, left = s.players[seat], s.players[neighbour_on_the_left(s, seat)]
        path = f"$.state.players[{seat}]"
        chosen = (seat - int(s.event_seat)) % s.seats < s.event_at if choosing else found
        if (player.gift != NOT_CHOSEN) != chosen:
            raise BadPosition(f"{path}.gift", "a gift is chosen here" if chosen else "no gift can be chosen yet")
        if choosing and chosen and not could_give(player, player.gift):
            raise BadPosition(f"{path}.gift", "this player does not have such a cube")
        if (found and not choosing) != (player.fits != 0):
            raise BadPosition(f"{path}.fits", "this belongs to gifts that were passed")
        if player.fits and (left.gift == NOT_CHOSEN or not allows(player.fits, player.gift, left.gift)):
            raise BadPosition(f"{path}.fits", "this rules out the gifts that were passed")


def _check_decision(s: State) -> None:
    """A position stands at somebody's choice, or the game is over."""
    if s.waiting != NO_EVENT:
        raise BadPosition("$.state.waiting", "no Event waits while a player chooses")
    if s.event != NO_EVENT and all(s.event != s.found[packet] for packet in range(EVENT_COLOURS)):
        raise BadPosition("$.state.event", "this Event was not found")
    if s.step == OVER:
        return
    if s.owed > 0:
        _check_theft(s)
    elif s.event != NO_EVENT:
        if s.event not in (PASS_IT_ON, SPRING_CLEANING) or s.event_at >= s.seats:
            raise BadPosition("$.state.event", "nobody has to choose in this Event now")
    elif fault := _fault_of_step(s):
        raise BadPosition("$.state.step", fault)
    if not GAME.legal(s):
        raise BadPosition("$.state.step", "nothing could be chosen here")


def _check_theft(s: State) -> None:
    if s.supply > 0:
        raise BadPosition("$.state.owed", "tokens come from the supply while there are any")
    if s.event != NO_EVENT and (s.event != GIFT or s.event_at > s.seats):
        raise BadPosition("$.state.event", "nobody gains a token in this Event now")


def _fault_of_step(s: State) -> str:
    """What a step lacks, or nothing."""
    step = int(s.step)
    if step not in _PHASE_OF_STEP:
        return "nobody has to choose in this step"
    if (s.held[0] != NO_CARD) != (step in (PLACE, COVER)):
        return "cards are turned up exactly when they wait to be placed"
    if (s.hunted != NO_CELL) != (step == REHOME) or (s.hunted != NO_CELL and not is_pile(s, s.hunted)):
        return "a hunted pile and this step belong together"
    return "the Bobtail is not in this game" if step == REHOME and s.bobtail == NO_CELL else ""


GAME = Molly()
