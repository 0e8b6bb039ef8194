"""What one reader is told."""

from __future__ import annotations

import random
from importlib.util import find_spec

import pytest

import tana
from tana.core.events import Event
from tana.core.game import Refusal
from tana.core.message import say
from tana.core.sketch import Board
from tana.text import LANGUAGES, Text, Words

GAMES = [name for name in tana.names() if find_spec(f"tana.games.{name}.game")]
NAMES = ("Anna", "Bruno", "Carla")


def molly(language: str = "en", reader: int | None = None) -> Text:
    return Text(tana.game("molly"), language, NAMES, reader)


def stole(seat: str, victim: str) -> Event:
    return Event("stole", {"seat": seat, "victim": victim}, None, False)


@pytest.mark.parametrize(
    ("language", "reader", "expected"),
    [
        ("en", None, "Anna steals a token from Bruno."),
        ("en", 0, "You steal a token from Bruno."),
        ("en", 1, "Anna steals a token from you."),
        ("en", 2, "Anna steals a token from Bruno."),
        ("it", 0, "Rubi un segnalino a Bruno."),
        ("it", 1, "Anna ti ruba un segnalino."),
        ("it", 2, "Anna ruba un segnalino a Bruno."),
    ],
)
def test_the_reader_is_spoken_to(language: str, reader: int | None, expected: str) -> None:
    assert molly(language, reader).event(stole("1", "2")) == expected


def test_another_reader_hears_it_differently() -> None:
    text = molly(reader=0)
    assert text.read_by(1).event(stole("1", "2")) == "Anna steals a token from you."
    assert text.event(stole("1", "2")) == "You steal a token from Bruno."


def test_an_event_may_need_no_words() -> None:
    assert molly().event(Event("dealt", {"cell": "a1", "card": "red"}, None, True)) == ""


def test_a_text_can_select_on_the_token_itself() -> None:
    given = Event("gift-chosen", {"seat": "1", "gift": "nothing"}, frozenset({0}), False)
    assert molly(reader=0).event(given) == "You have nothing to pass on."


def test_tokens_have_names_and_seats_have_players() -> None:
    text = molly("it")
    assert text.token("colour", "red") == "rosso"
    assert text.token("cell", "b3") == "b3"
    assert text.token("seat", "2") == "Bruno"
    assert text.token("seat", "none") == "nessuno"
    assert text.token("slot", "2") == 2


def test_a_seat_without_a_name_has_a_number() -> None:
    assert molly().seat(3) == "Seat 4"


def test_messages_nest_and_resolve_tokens() -> None:
    space = say("sketch-space", cell="cell:a1", shows=say("shows-red"))
    assert molly("en").say(space) == "a1: red Mole"
    assert molly("it").say(say("why-no-cube", colour="colour:blue")) == "Non hai un cubetto blu."


def test_numbers_choose_the_plural() -> None:
    assert molly().say(say("score-tokens", tokens=1)) == "One token"
    assert molly().say(say("score-tokens", tokens=2)) == "2 tokens"


def test_a_refusal_names_its_rule() -> None:
    refusal = Refusal("MOL-25", say("why-same-colour", colour="colour:red"))
    assert molly().refusal(refusal) == "A red Mole may not cover a red Mole.\nRule: MOL-25"


def test_an_action_is_a_label_and_may_have_a_group() -> None:
    text = molly()
    actions = tana.game("molly").actions
    play = actions.action(actions.parse("play 2 c1"))
    assert text.action(play) == "Play display card 2 on c1"
    assert text.group(play) == "Play display card 2 on"
    assert text.group(actions.action(actions.parse("draw"))) is None


def test_options_and_values_have_names() -> None:
    text = molly()
    assert text.option("variant") == "Variant"
    assert text.option_value("variant", "bobtail") == "With the Bobtail in the bed"
    assert text.option_value("memory_aid", "on") == "yes"
    assert text.option_value("first", "2") == "2"


def test_a_missing_text_is_shown_by_its_id_and_noted() -> None:
    text = molly()
    assert text.say(say("no-such-text")) == "no-such-text"
    assert text.faults == ["no-such-text: missing"]


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="languages: en, it"):
        Words("xx")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_whole_games_are_told_without_a_fault(name: str, language: str) -> None:
    """Random games: every sentence, choice, refusal and board is text without an error."""
    game = tana.game(name)
    for seats in game.seats:
        match = tana.new(name, seats=seats, seed=seats)
        text = Text(game, language, [f"P{seat}" for seat in range(seats)])
        choose = random.Random(seats)
        while match.actor is not None:
            if choose.random() < 0.2:
                tell_position(match, text.read_by(match.actor), choose)
            match.play(choose.choice(match.legal()))
        for reader in (None, *range(seats)):
            for event in match.events(reader):
                text.read_by(reader).event(event)
        assert match.outcome is not None
        text.say(match.outcome.reason)
        for lines in match.outcome.lines:
            for line in lines:
                text.say(line.text)
        assert text.faults == []


def tell_position(match: tana.Match, text: Text, choose: random.Random) -> None:
    for panel in match.game.sketch(match.view(text.reader)):
        text.say(panel.title)
        if isinstance(panel, Board):
            for row in panel.tiles:
                for tile in row:
                    if tile is not None:
                        text.say(tile.spoken)
        else:
            for line in panel.lines:
                text.say(line)
    legal = match.game.legal(match.state)
    for action in legal:
        text.action(match.game.actions.action(action))
    illegal = choose.randrange(len(match.game.actions))
    if illegal not in legal:
        text.refusal(match.game.why_not(match.state, illegal))
