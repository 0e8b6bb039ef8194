"""Events (MOL-50 to MOL-57)."""

from __future__ import annotations

import pytest

from .garden import Garden, rows

BED = "r y w g b r y w g"


def names(lines: list[str]) -> list[str]:
    return [line.split()[0] for line in lines]


def after(lines: list[str], line: str) -> list[str]:
    """What happened from that line on."""
    return lines[lines.index(line) :]


# --- where an Event is found, and who starts it ----------------------------------------------------------------


@pytest.mark.rules("MOL-50", "MOL-R51")
def test_found_when_a_turn_begins_it_starts_with_the_player_whose_turn_it_is() -> None:
    garden = Garden(BED, players=3, display="bg", event_on_top="green")
    lines = garden.play_until("play 1 a1", "event-found 2 gift")
    assert lines[1:] == [
        "turn-began 2",
        "event-found 2 gift",
        "event-began gift 2",
        "gained-token 2",
        "gained-token 3",
        "gained-token 1",
        lines[-1],
    ]
    assert lines[-1].startswith("displayed 1 "), "the draw that found it is made again"
    assert garden.tokens == (2, 2, 2)
    assert garden.step == "act"
    assert garden.view(None).found == ("gift",)
    assert garden.view(None).event is None


@pytest.mark.rules("MOL-50", "MOL-22")
def test_found_by_action_a() -> None:
    garden = Garden(BED, display="bg", event_on_top="green")
    lines = garden.play_until("take 2", "event-found 1 gift")
    assert names(lines) == [
        "spent", "took", "cube", "event-found", "event-began", "gained-token", "gained-token", "displayed",
    ]  # fmt: skip
    assert garden.actor == 0


@pytest.mark.rules("MOL-50", "MOL-R24")
def test_found_by_turning_a_card_up() -> None:
    garden = Garden(BED, display="bg", event_on_top="green")
    lines = garden.play_until("draw", "event-found 1 gift")
    assert names(lines) == ["event-found", "event-began", "gained-token", "gained-token", "turned-up"]


@pytest.mark.rules("MOL-50", "MOL-R24")
def test_a_choice_in_the_middle_of_turning_up_comes_back_to_the_card() -> None:
    garden = Garden(BED, display="bg", event_on_top="red", cubes=("ry", "wg"), turn=1)
    garden.play_until("draw", "event-found 2 spring-cleaning")
    assert garden.actor == 1
    garden.play("discard white")
    assert garden.actor == 0
    lines = garden.play("discard red")
    assert names(lines) == ["cube-discarded", "turned-up"]
    assert garden.actor == 1
    assert garden.words() == {"place"}


@pytest.mark.rules("MOL-50", "MOL-R37")
def test_found_by_covering_projects_it_starts_with_the_current_player() -> None:
    garden = Garden("b b r /r w g /y y w", players=3, display="bg", event_on_top="green", turn=2)
    garden.play("play 1 c1")
    lines = garden.play_until("set row-1 b1", "event-found 3 gift")
    assert after(lines, "event-found 3 gift")[:5] == [
        "event-found 3 gift",
        "event-began gift 3",
        "gained-token 3",
        "gained-token 1",
        "gained-token 2",
    ]
    assert lines.count("gained-token 3") == 4
    assert garden.words() == {"cover"}
    assert len(garden.held) == 3


@pytest.mark.rules("MOL-51", "MOL-R51", "MOL-53", "MOL-54")
def test_found_in_windfall_it_waits_and_starts_with_the_player_whose_card_it_was() -> None:
    garden = Garden("r . w g b r y w g", display="bg", event_on_top="green")
    lines = garden.play_until("take 1", "event-found 1 windfall", "event-found 2 new-shoots")
    found = lines.index("event-found 2 new-shoots")
    assert names(lines[:found]) == [
        "spent", "took", "cube", "event-found", "event-began", "windfall", "cube",
    ]  # fmt: skip
    assert lines[found + 1] == "event-waits new-shoots"
    assert lines[found + 2].startswith("windfall 2 "), "replaced at once"
    assert lines[found + 3].startswith("cube 2 ")
    assert lines[found + 4] == "event-began new-shoots 2"
    assert lines[found + 5].startswith("filled b1 ")
    assert lines[found + 6].startswith("displayed 1 "), "the draw that found the first Event is made last"
    assert len(lines) == found + 7
    assert garden.actor == 0


@pytest.mark.rules("MOL-51", "MOL-R51", "MOL-54", "MOL-57")
def test_found_in_new_shoots_it_waits_and_starts_with_the_player_who_revealed_that_event() -> None:
    garden = Garden("r . . . . . . . g", players=3, display="bg", event_on_top="orange", turn=1, cubes=("ry", "wg", ""))
    lines = garden.play_until("take 1", "event-found 2 new-shoots", "event-found 2 spring-cleaning")
    found = lines.index("event-found 2 spring-cleaning")
    assert lines[found + 1] == "event-waits spring-cleaning"
    assert lines[found + 2].startswith("filled "), "the space that found it is filled at once"
    assert [line.split()[1] for line in lines if line.startswith("filled")] == [
        "b1",
        "c1",
        "a2",
        "b2",
        "c2",
        "a3",
        "b3",
    ]
    assert lines[-1] == "event-began spring-cleaning 2", "the first Event is finished first"
    assert garden.actor == 1
    garden.play("discard white")
    assert garden.actor == 0, "the third seat has no cubes"
    assert names(garden.play("discard red")) == ["cube-discarded", "displayed"]
    assert garden.actor == 1
    assert "." not in garden.display


@pytest.mark.rules("MOL-51", "MOL-R51")
def test_three_events_in_a_row_each_start_with_whoever_found_them() -> None:
    """The second card of a Windfall is New shoots, which finds Spring cleaning, again for the second player."""
    garden = Garden("r . . . . . . . .", display="bg", event_on_top="green", cubes=("ry", "wg"))
    lines = garden.play_until(
        "take 1", "event-found 1 windfall", "event-found 2 new-shoots", "event-waits spring-cleaning"
    )
    assert [line for line in lines if line.startswith("event-")] == [
        "event-found 1 windfall",
        "event-began windfall 1",
        "event-found 2 new-shoots",
        "event-waits new-shoots",
        "event-began new-shoots 2",
        "event-found 2 spring-cleaning",
        "event-waits spring-cleaning",
        "event-began spring-cleaning 2",
    ]
    assert garden.actor == 1, "out of turn: the second player starts"
    garden.play(garden.legal()[0])
    assert garden.actor == 0
    assert names(garden.play(garden.legal()[0]))[-1] == "displayed", "the very first draw is made last of all"


@pytest.mark.rules("MOL-51", "MOL-55", "MOL-56")
def test_found_in_cover_up_it_waits() -> None:
    garden = Garden("/r /y /w /g /b /r /y /w /g", display="bg", event_on_top="orange", cubes=("ry", "wg"))
    lines = garden.play_until("take 1", "event-found 1 cover-up", "event-found 1 pass-it-on")
    found = lines.index("event-found 1 pass-it-on")
    assert lines[found + 1] == "event-waits pass-it-on"
    assert names(lines).count("filled") == 9
    assert lines[-1] == "event-began pass-it-on 1"
    assert garden.view(None).waiting is None
    assert garden.view(None).event == "pass-it-on"


# --- Gift ------------------------------------------------------------------------------------------------------


@pytest.mark.rules("MOL-52", "MOL-R26")
def test_gift_supply_first_then_each_player_steals_in_turn() -> None:
    garden = Garden(BED, players=4, display="bg", tokens=(3, 3, 3, 2), event_on_top="green")
    assert garden.supply == 1
    lines = garden.play_until("play 1 a1", "event-found 2 gift")
    assert lines[-1] == "gained-token 2", "the last token of the supply goes to the revealer"
    assert garden.actor == 2, "then the next player clockwise chooses a victim, out of turn"
    assert garden.legal() == ["steal 1", "steal 2", "steal 4"]
    assert garden.play("steal 2") == ["stole 3 2"]
    assert garden.actor == 3
    assert garden.legal() == ["steal 1", "steal 2", "steal 3"]
    assert garden.play("steal 1") == ["stole 4 1"]
    assert garden.actor == 0
    lines = garden.play("steal 4")
    assert lines[0] == "stole 1 4"
    assert names(lines[1:]) == ["displayed"]
    assert garden.tokens == (3, 3, 4, 2)
    assert garden.actor == 1, "it is still the second player's turn"


@pytest.mark.rules("MOL-52", "MOL-R26")
def test_gift_between_two_players_without_a_supply() -> None:
    garden = Garden(BED, display="bg", tokens=(6, 0), event_on_top="green")
    lines = garden.play_until("play 1 a1", "event-found 2 gift")
    assert after(lines, "event-began gift 2")[1:3] == ["stole 2 1", "stole 1 2"]
    assert garden.tokens == (6, 0)


@pytest.mark.rules("MOL-52", "MOL-R26")
def test_gift_when_only_the_gainer_has_tokens() -> None:
    garden = Garden(BED, display="bg", tokens=(0, 6), event_on_top="green")
    lines = garden.play_until("play 1 a1", "event-found 2 gift")
    assert after(lines, "event-began gift 2")[1:3] == ["no-token 2", "stole 1 2"]
    assert garden.tokens == (1, 5)


# --- Windfall --------------------------------------------------------------------------------------------------


@pytest.mark.rules("MOL-53", "MOL-K1")
def test_windfall_a_cube_for_everybody() -> None:
    garden = Garden(BED, players=3, display="bg", event_on_top="green", turn=2)
    discards, deck = garden.discards, garden.deck
    lines = garden.play_until("take 1", "event-found 3 windfall")
    cards = [event.arguments for event in garden.events if event.name == "windfall"]
    assert [card["seat"] for card in cards] == ["3", "1", "2"]
    cubes = [line for line in lines if line.startswith("cube ")][1:]
    assert cubes == [f"cube {card['seat']} {card['card']}" for card in cards]
    assert all(event.seats is None for event in garden.events if event.name == "windfall")
    assert [len(garden.cubes(seat)) for seat in range(3)] == [1, 1, 2]
    assert garden.discards == discards + 4
    assert garden.deck <= deck - 5


@pytest.mark.rules("MOL-53", "MOL-38")
def test_windfall_does_not_overfill_a_burrow() -> None:
    garden = Garden(
        "r w g b . . . . .", players=4, display="bg", event_on_top="green", unseen="rwgby", cubes=("yyyyyyy",)
    )
    lines = garden.play_until("take 1", "event-found 1 windfall", "windfall 1 yellow")
    assert "cube-lost 1 yellow" in lines
    assert garden.cubes(0) == "yyyyyyyb"


# --- New shoots and Cover up -----------------------------------------------------------------------------------


@pytest.mark.rules("MOL-54", "MOL-R5c")
def test_new_shoots_fill_every_empty_space_in_reading_order() -> None:
    garden = Garden(". y w g . r /y w .", display="bg", event_on_top="orange", tokens=(1, 1))
    lines = garden.play_until("take 1", "event-found 1 new-shoots")
    filled = [event.arguments for event in garden.events if event.name == "filled"]
    assert [fill["cell"] for fill in filled] == ["a1", "b2", "c3"]
    for fill in filled:
        assert garden.pile(fill["cell"]) == fill["card"][0]
    assert garden.pile("a3") == "/y", "a back is not an empty space"
    assert "gained-token" not in names(lines), "no bonus"
    assert garden.tokens == (0, 1)


@pytest.mark.rules("MOL-R5c", "MOL-54")
def test_sets_that_new_shoots_form_are_not_scored() -> None:
    garden = Garden("r r . g b w y w g", display="bg", event_on_top="orange", tokens=(1, 1))
    lines = garden.play_until("take 1", "event-found 1 new-shoots", "filled c1 red")
    assert garden.bed() == rows("r r r g b w y w g")
    assert "set-of-moles" not in names(lines)
    assert garden.step == "act"


@pytest.mark.rules("MOL-55", "MOL-R5c")
def test_cover_up_puts_a_mole_on_every_back() -> None:
    garden = Garden("/ry y /w g . r y w /b", display="bg", event_on_top="orange", tokens=(1, 1))
    lines = garden.play_until("take 1", "event-found 1 cover-up")
    filled = [event.arguments for event in garden.events if event.name == "filled"]
    assert [fill["cell"] for fill in filled] == ["a1", "c1", "c3"]
    letters = [fill["card"][0] for fill in filled]
    assert [garden.pile(cell) for cell in ("a1", "c1", "c3")] == [
        f"{letters[0]}/ry", f"{letters[1]}/w", f"{letters[2]}/b",
    ]  # fmt: skip
    assert garden.pile("b2") == ".", "an empty space shows no back"
    assert "gained-token" not in names(lines)
    assert garden.tokens == (0, 1)


@pytest.mark.rules("MOL-54", "MOL-55")
@pytest.mark.parametrize("event", ["new-shoots", "cover-up"])
def test_with_nothing_to_fill_nothing_happens(event: str) -> None:
    garden = Garden(BED, display="bg", event_on_top="orange")
    lines = garden.play_until("take 1", f"event-found 1 {event}")
    assert names(lines) == ["spent", "took", "cube", "event-found", "event-began", "displayed"]


@pytest.mark.rules("MOL-54", "MOL-71", "MOL-73")
def test_new_shoots_leave_the_bobtail_alone_and_fill_the_space_it_left() -> None:
    garden = Garden("r @ w . b r y w g", display="bg", event_on_top="orange")
    garden.play_until("take 1", "event-found 1 new-shoots")
    assert [event.arguments["cell"] for event in garden.events if event.name == "filled"] == ["a2"]
    assert garden.pile("b1") == "@"


# --- Pass it on ------------------------------------------------------------------------------------------------


def passing(cubes: tuple[str, ...], turn: int = 0, **more: object) -> Garden:
    garden = Garden(BED, players=len(cubes), display="bg", event_on_top="red", cubes=cubes, turn=turn, **more)  # type: ignore[arg-type]
    garden.play_until("draw", f"event-found {turn + 1} pass-it-on")
    return garden


@pytest.mark.rules("MOL-56")
@pytest.mark.parametrize("turn", [0, 1, 2])
def test_every_cube_goes_to_the_previous_player(turn: int) -> None:
    garden = passing(("ry", "rw", "rg"), turn)
    gifts = ["yellow", "white", "green"]
    for i in range(3):
        seat = (turn + i) % 3
        assert garden.actor == seat
        assert set(garden.legal()) == {"give red", f"give {gifts[seat]}"}
        lines = garden.play(f"give {gifts[seat]}")
    assert garden.cubes(0) == "rw", "from the second seat"
    assert garden.cubes(1) == "rg", "from the third seat"
    assert garden.cubes(2) == "yr", "from the first seat"
    assert "gifts-passed" in lines


@pytest.mark.rules("MOL-R5b", "MOL-K2")
def test_choices_are_secret_and_only_giver_and_receiver_learn_the_colour() -> None:
    garden = passing(("ry", "rw", "rg"))
    garden.play("give yellow")
    chosen, made = garden.events[1], garden.events[0]
    assert made.name == "gift-made"
    assert made.seats is None
    assert made.arguments == {"seat": "1"}
    assert chosen.name == "gift-chosen"
    assert chosen.seats == frozenset({0})
    garden.play("give white")
    garden.play("give green")
    received = [event for event in garden.events if event.name == "gift-received"]
    assert [(event.seats, *event.arguments.values()) for event in received] == [
        (frozenset({0}), "1", "2", "white"),
        (frozenset({1}), "2", "3", "green"),
        (frozenset({2}), "3", "1", "yellow"),
    ]
    public = [event for event in garden.events if event.visible_to(None)]
    assert not any(colour in event.arguments.values() for event in public for colour in ("white", "green", "yellow"))


@pytest.mark.rules("MOL-R5b")
def test_a_choice_shows_in_no_other_view_before_all_are_made() -> None:
    one, other = passing(("ry", "rw", "rg")), passing(("ry", "rw", "rg"))
    one.play("give yellow")
    other.play("give red")
    for seat in (1, 2, None):
        assert one.view(seat) == other.view(seat)
    assert one.view(0).burrows[0].gave == "yellow"
    assert other.view(0).burrows[0].gave == "red"
    assert one.legal() == other.legal()


@pytest.mark.rules("MOL-R5b", "MOL-56")
def test_cubes_leave_before_they_arrive() -> None:
    """A full column takes a red cube because a red one left it."""
    garden = passing(("rrrrrrry", "rw", "", ""))
    garden.play("give red")
    lines = garden.play("give red")
    assert "cube-lost" not in names(lines)
    assert [garden.cubes(seat) for seat in range(4)] == ["yrrrrrrr", "w", "", "r"]


@pytest.mark.rules("MOL-R5b", "MOL-38")
def test_an_arriving_eighth_cube_is_discarded_openly() -> None:
    garden = passing(("rrrrrrry", "rw", "", ""))
    garden.play("give yellow")
    lines = garden.play("give red")
    assert "cube-lost 1 red" in lines
    assert next(event for event in garden.events if event.name == "cube-lost").seats is None
    assert [garden.cubes(seat) for seat in range(4)] == ["rrrrrrr", "w", "", "y"]
    assert garden.view(None).stock["red"] == 13 - 7


@pytest.mark.rules("MOL-R5b")
def test_a_player_without_cubes_gives_none_and_one_colour_needs_no_choice() -> None:
    garden = passing(("", "rr", "wg"))
    assert garden.actor == 2, "only the third seat has something to choose"
    garden.play("give green")
    assert garden.cubes(0) == "r"
    assert garden.cubes(1) == "rg"
    assert garden.cubes(2) == "w", "the first seat gave nothing"


@pytest.mark.rules("MOL-R5b")
def test_nobody_has_cubes_to_pass() -> None:
    garden = Garden(BED, display="bg", event_on_top="red", turn=0)
    lines = garden.play_until("draw", "event-found 1 pass-it-on")
    assert "gifts-passed" in lines
    assert garden.words() == {"place"}


# --- Spring cleaning -------------------------------------------------------------------------------------------


@pytest.mark.rules("MOL-57", "MOL-R5b")
def test_spring_cleaning_goes_round_openly_from_the_revealer() -> None:
    garden = Garden(BED, players=4, display="bg", event_on_top="red", turn=2, cubes=("ry", "", "wg", "bb"))
    lines = garden.play_until("draw", "event-found 3 spring-cleaning")
    assert lines[-1] == "event-began spring-cleaning 3"
    assert garden.actor == 2
    assert garden.legal() == ["discard white", "discard green"]
    assert garden.play("discard green") == ["cube-discarded 3 green", "cube-discarded 4 blue"]
    assert garden.actor == 0
    lines = garden.play("discard red")
    assert lines[0] == "cube-discarded 1 red"
    assert names(lines[1:]) == ["turned-up"]
    assert [garden.cubes(seat) for seat in range(4)] == ["y", "", "w", "b"]
    assert garden.actor == 2
    assert garden.view(None).stock == {"yellow": 12, "red": 13, "white": 12, "green": 13, "blue": 12}
