"""Action spaces: numbers and texts from the same table, and errors that help."""

from __future__ import annotations

import pytest

from tana.compile.rule import compiled, rule
from tana.core.actions import NO_STEP, Action, ActionSpace, Argument, Family, decode, step_of
from tana.core.domain import Domain, numbers
from tana.errors import BadNotation

CELL = Domain("cell", ("a1", "a2", "b1"), aliases={"corner": "a1"})
SPACE = ActionSpace(
    Family("pass"),
    Family("play", Argument("slot", numbers("slot", 1, 2)), Argument("cell", CELL)),
    Family("swap", Argument("cell", CELL), at=3),
)
DECODING = SPACE.decoding


def test_numbers_run_through_the_families_in_mixed_radix() -> None:
    assert len(SPACE) == 1 + 2 * 3 + 3
    assert [SPACE.notation(n) for n in range(len(SPACE))] == [
        "pass",
        "play 1 a1", "play 1 a2", "play 1 b1", "play 2 a1", "play 2 a2", "play 2 b1",
        "swap a1", "swap a2", "swap b1",
    ]  # fmt: skip
    assert (SPACE.base("pass"), SPACE.base("play"), SPACE.base("swap")) == (0, 1, 7)


def test_every_text_leads_back_to_its_number() -> None:
    for number in range(len(SPACE)):
        assert SPACE.parse(SPACE.notation(number)) == number


def test_an_action_taken_apart() -> None:
    assert SPACE.action(5) == Action(5, "play", {"slot": "2", "cell": "a2"})
    assert SPACE.action(5).notation == "play 2 a2"


@pytest.mark.parametrize("text", ["PLAY 2 A2", "  play 2   a2 ", "Play\t2\na2"])
def test_case_and_spaces_do_not_matter(text: str) -> None:
    assert SPACE.parse(text) == 5


def test_aliases_of_tokens_are_understood() -> None:
    assert SPACE.parse("swap corner") == SPACE.parse("swap a1")


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", "an empty text is not an action"),
        ("swpa a1", r"'swpa' is not an action \(did you mean 'swap'\?\); actions: pass, play, swap"),
        ("xyz", r"'xyz' is not an action; actions: pass, play, swap"),
        ("swap", "'swap' takes 1 word more: swap <cell>"),
        ("play 1", "'play' takes 2 words more: play <slot> <cell>"),
        ("pass now", "'pass' takes 0 words more: pass"),
        ("play 1 z9", "in 'play <slot> <cell>': 'z9' is not a valid cell; one of: a1, a2, b1"),
    ],
)
def test_a_wrong_text_says_what_would_be_right(text: str, fault: str) -> None:
    with pytest.raises(BadNotation, match=fault):
        SPACE.parse(text)


@pytest.mark.parametrize("number", [-1, 10, 999])
def test_a_number_outside_is_refused(number: int) -> None:
    with pytest.raises(BadNotation, match="actions are 0 to 9"):
        SPACE.notation(number)


def test_two_families_cannot_share_a_word() -> None:
    with pytest.raises(ValueError, match="'pass'"):
        ActionSpace(Family("pass"), Family("pass"))


# --- in rules ------------------------------------------------------------------------------------------------------


@rule
def decoded(action: int) -> tuple[int, int, int]:
    """What a rule learns of an action."""
    return decode(action, DECODING)


@rule
def step_decoded(action: int) -> int:
    """The step that a rule gets."""
    return step_of(action, DECODING)


@pytest.mark.parametrize("number", range(len(SPACE)))
def test_rules_decode_what_the_notation_says(number: int) -> None:
    family, *arguments = decode(number, DECODING)
    action = SPACE.action(number)
    declared = next(known for known in SPACE.families if known.word == action.word).arguments
    words = [argument.of.token(value) for argument, value in zip(declared, arguments, strict=False)]
    assert family == SPACE.base(action.word)
    assert words == list(action.arguments.values())
    assert arguments[len(declared) :] == [0] * (2 - len(declared))
    assert compiled(decoded)(number) == decoded(number) == decode(number, DECODING)


def test_rules_learn_at_which_step_a_family_is_chosen() -> None:
    assert [step_of(number, DECODING) for number in range(len(SPACE))] == [NO_STEP] * 7 + [3] * 3
    assert [compiled(step_decoded)(number) for number in range(len(SPACE))] == [NO_STEP] * 7 + [3] * 3


def test_rules_decode_at_most_two_arguments() -> None:
    cell = Argument("cell", CELL)
    with pytest.raises(ValueError, match="'move' has more than 2 arguments"):
        _ = ActionSpace(Family("move", cell, cell, cell)).decoding
