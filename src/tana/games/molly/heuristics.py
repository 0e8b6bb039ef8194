"""What is good in Molly, in points: the terms of an evaluation, for bots and for "why this move?"."""

from __future__ import annotations

from tana.compile.arrays import Floats
from tana.compile.rule import rule
from tana.core.actions import decode
from tana.core.bits import contains
from tana.core.record import Ints
from tana.games.molly import actions
from tana.games.molly.board import colour_of, height, is_empty_space, shows_back, spaces_for, touches
from tana.games.molly.burrows import least_cubes, most_cubes
from tana.games.molly.components import (
    BURROW_ROOM,
    CELLS,
    COLOURS,
    DISPLAY_SLOTS,
    LINES,
    NO_CARD,
    NO_COLOUR,
    TARDY,
    UNSEEN,
)
from tana.games.molly.network_inputs import INPUTS as INPUTS
from tana.games.molly.network_inputs import write_inputs as write_inputs
from tana.games.molly.rules import State, actor
from tana.games.molly.state import NO_PLACE, OVER

TERMS = ("cubes", "balance", "tokens", "sets_in_reach", "projects_in_reach", "free_spaces")
CUBES, BALANCE, TOKENS, SETS, NEAR_PROJECTS, SPACES = range(len(TERMS))

CARDS = 2 * COLOURS

SPREAD = 7.0
"""Points of lead that make a win about e times as likely as the other's."""
ROLLOUT = 100
"""To the end of the game, which predicts the winner better than any evaluation of the burrows."""
EXPLORATION = 0.2
BLUNDERS, NOISE = 0.0, 0.9
"""Sprout never plays at random here, but misjudges actions: it is about 200 Elo weaker than digger."""


@rule
def evaluate(s: State, seat: int, terms: Floats) -> float:
    """Fill in the terms and return their sum: about the points the seat will end with."""
    player = s.players[seat]
    terms[CUBES] = most_cubes(player.cubes) * least_cubes(player.cubes)
    terms[BALANCE] = 0.0
    terms[TOKENS] = player.tokens
    terms[SETS] = 0.0
    terms[NEAR_PROJECTS] = 0.0
    terms[SPACES] = 0.0
    if s.step != OVER:
        left = part_left(s)
        terms[BALANCE] = left * (balanced_product(player.cubes) - terms[CUBES]) * 0.6
        terms[TOKENS] += 0.8 * left * player.tokens
        if s.turn == seat:
            terms[SETS] = cubes_in_reach(s)
            terms[NEAR_PROJECTS] = projects_in_reach(s)
            terms[SPACES] = free_spaces(s)
    total = 0.0
    for term in range(len(TERMS)):
        total += terms[term]
    return total


@rule
def part_left(s: State) -> float:
    """How much of the game is still to come, 1 at the start and 0 in the last round."""
    return min(1.0, max(0.0, (s.deck - TARDY) / 30.0))


@rule
def balanced_product(cubes: Ints) -> float:
    """The product of most and least if the smaller colours were filled up to the average."""
    total = 0
    colours = 0
    for colour in range(COLOURS):
        total += int(cubes[colour])
        if cubes[colour] > 0:
            colours += 1
    if colours == 0:
        return 0.0
    return most_cubes(cubes) * (total / colours)


@rule
def cubes_in_reach(s: State) -> float:
    """Half a point for each card of the tallest pile in a set that a display card would complete."""
    tallest = 0
    for line in range(len(LINES)):
        colour, missing = missing_for_set(s, line)
        if colour != NO_COLOUR:
            for slot in range(DISPLAY_SLOTS):
                card = s.display[slot]
                if card != NO_CARD and card % COLOURS == colour and contains(spaces_for(s, card), missing):
                    for cell in LINES[line]:
                        tallest = max(tallest, height(s, cell))
    return 0.5 * tallest


@rule
def missing_for_set(s: State, line: int) -> tuple[int, int]:
    """The colour and the space that a line lacks for a set of Moles; NO_COLOUR unless just one is missing."""
    for hole in range(3):
        one = int(s.shows[LINES[line, (hole + 1) % 3]])
        other = int(s.shows[LINES[line, (hole + 2) % 3]])
        if one != NO_COLOUR and one == other:
            return one, int(LINES[line, hole])
    return NO_COLOUR, 0


@rule
def projects_in_reach(s: State) -> float:
    """Lines with two backs in them: the flip of the third would make a set of Projects."""
    lines = 0
    for line in range(len(LINES)):
        backs = 0
        for cell in LINES[line]:
            if shows_back(s, cell):
                backs += 1
        if backs == 2:
            lines += 1
    return 0.1 * lines


@rule
def free_spaces(s: State) -> float:
    """Each empty space is a token for the first player to use it."""
    spaces = 0
    for cell in range(CELLS):
        if is_empty_space(s, cell):
            spaces += 1
    return 0.3 * min(spaces, 2)


# --- playing on --------------------------------------------------------------------------------------------


@rule
def sight(s: State) -> int:
    """The cards in the open that the next actions play with: two in the display, one turned up."""
    cards = CARDS + 1
    return (int(s.display[0]) + 1) * cards * cards + (int(s.display[1]) + 1) * cards + int(s.held[0]) + 1


@rule
def promise_of(s: State, action: int) -> float:
    """What an action promises at a glance, in points."""
    family, first, second = decode(action, actions.DECODING)
    if family == actions.PLAY:
        return promise_of_card(s, int(s.display[first]) % COLOURS, second)
    if family == actions.PLACE_ON:
        return promise_of_card(s, int(s.held[0]) % COLOURS, first)
    if family == actions.SET:
        return gain_of_pile(s, second)
    if family == actions.TAKE:
        return gain_of_cube(s, int(s.display[first]) % COLOURS) - 1.0
    if family in (actions.SWAP, actions.HUNT, actions.REHOME_TO):
        return -1.0
    if family in (actions.GIVE, actions.DISCARD):
        return -gain_of_cube(s, first)
    return 0.5 if family == actions.DRAW else 0.0


@rule
def promise_of_card(s: State, colour: int, cell: int) -> float:
    """A set is worth its piles, an empty space a token, an open pair is a present for the next player."""
    promise = 1.0 if is_empty_space(s, cell) else 0.0
    for line in range(len(LINES)):
        if touches(line, cell):
            same = 0
            tallest = 0
            for other in LINES[line]:
                tallest = max(tallest, height(s, other))
                if other != cell and s.shows[other] == colour:
                    same += 1
            if same == 2:
                promise += 2.0 + 0.5 * tallest
            elif same == 1:
                promise -= 0.3
    return promise


@rule
def gain_of_cube(s: State, colour: int) -> float:
    """What one more cube of a colour is worth to the player who decides."""
    cubes = s.players[actor(s)].cubes
    if cubes[colour] == BURROW_ROOM:
        return 0.0
    before = balanced_product(cubes)
    cubes[colour] += 1
    after = balanced_product(cubes)
    cubes[colour] -= 1
    return after - before


@rule
def gain_of_pile(s: State, cell: int) -> float:
    """What the known cards of a pile are worth, one by one."""
    return gain_of_run(s, s.top[cell]) + gain_of_run(s, s.bottom[cell])


@rule
def gain_of_run(s: State, outermost: int) -> float:
    """What the known cards of a pile that face one way are worth."""
    gain = 0.0
    place = int(outermost)
    while place != NO_PLACE:
        if s.cards[place] != UNSEEN:
            gain += gain_of_cube(s, colour_of(s.cards[place]))
        place = int(s.inner[place])
    return gain
