"""A server that cheats, with one switch per method.

It lies in the frames it sends, in the receipt, and in the luck it really uses. Tests of the command line install the
lies in a server of their own process; browser tests start

    python -m tests.server.dishonest --attack-file FILE serve --port 8470 …

which reads the name of the current attack from the file.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
from starlette.responses import Response

from tana.core.chance import derive_entropy
from tana.core.match import Match
from tana.server.live import bots_at_tables
from tana.server.live.rendering import Renderer
from tana.server.protocol import wire
from tana.server.protocol.encoding import encode
from tana.server.tables import decide, fairness, log
from tana.server.tables.decision import Decision
from tana.server.tables.one_time_signature import public_key, sign
from tana.server.tables.table import Table
from tana.server.transport import after_game_api
from tana.server.transport.after_game_api import AfterGameApi

Json = dict[str, Any]
Patch = Callable[[Any, str, Any], None]

OTHER_SECRET = b"another secret of this server..!"
OTHER_CONTRIBUTION = "0c" * 32
FRIEND = b"the key of a friend's device ..!"
ROLL = {"seat": "1", "piece": "dog-or-mole", "symbol": "leaf"}
OTHER_SYMBOL = "leaf"
"""Of the first hole, which has clover."""
COME_BACK: set[str] = set()
"""Tables to which a player has returned."""
AT = 4
"""The number of the action that most attacks change."""


@dataclass(frozen=True)
class Attack:
    """One way to cheat. `about` is a row of the table in `docs/fairness.md`."""

    about: str
    shown: Callable[[Json], None] | None = None
    """Changes a snapshot or an update before it is sent."""
    receipt: Callable[[Json], None] | None = None
    """Changes a receipt before it is sent."""
    secret: bool = False
    """Derives the luck of the game from a different secret than the one committed to."""
    contribution: bool = False
    """Derives the luck of the game from a different contribution than the one received."""
    ignores: bool = False
    """Replaces the contribution of a seat on arrival."""
    undoes: bool = False
    """Undoes a bot's move as if everybody had agreed."""


# --- frames --------------------------------------------------------------------------------------------------


def steps_of(frame: Json) -> list[Json]:
    """The steps of a snapshot or an update."""
    found: list[Json] = frame["steps"] if frame["kind"] == "snapshot" else [frame["step"]]
    return found


def without_events(frame: Json) -> None:
    for step in steps_of(frame):
        if step["number"] == AT:
            step["events"] = []


def old_view(frame: Json) -> None:
    if frame["kind"] == "update" and frame["step"]["number"] == AT:
        frame["patch"] = {}
        frame.pop("view", None)


def without_number(frame: Json) -> None:
    for step in steps_of(frame):
        if step["number"] == AT:
            step["number"] = None


def with_skipped_number(frame: Json) -> None:
    for step in steps_of(frame):
        if step["number"] is not None and step["number"] >= AT:
            step["number"] += 1


def with_other_result(frame: Json) -> None:
    if frame.get("outcome"):
        frame["outcome"]["scores"][0] += 1


def with_key_of_friend(frame: Json) -> None:
    if "fairness" in frame:
        frame["fairness"]["keys"][1] = public_key(FRIEND)


def with_own_key_exchanged(frame: Json) -> None:
    if "fairness" in frame and frame["fairness"]["keys"][0]:
        frame["fairness"]["keys"][0] = public_key(FRIEND)


def is_chat(frame: Json) -> bool:
    return bool(frame["kind"] == "update" and frame["step"]["cause"] == "said")


def is_return(frame: Json) -> bool:
    """Whether this is the first snapshot of a returning player who has sent chat before."""
    come_back = frame["kind"] == "snapshot" and frame["phase"] == "playing" and bool(frame["chat"])
    if not come_back or frame["table"] in COME_BACK:
        return False
    COME_BACK.add(frame["table"])
    return True


def chat_with_other_view(frame: Json) -> None:
    if is_chat(frame):
        frame["patch"] = {"track": {"0": OTHER_SYMBOL}}


def chat_with_event(frame: Json) -> None:
    if is_chat(frame):
        frame["step"]["events"] = [{"name": "rolled", "args": ROLL}]


def other_view_to_spectator(frame: Json) -> None:
    if is_return(frame):
        frame["you"] |= {"seats": [], "watching": True, "perspective": None}
        frame["view"]["track"][0] = OTHER_SYMBOL


def with_other_commitment(frame: Json) -> None:
    if "fairness" in frame and frame["fairness"]["contributions"][0]:
        frame["fairness"]["commitment"] = fairness.commitment_of(OTHER_SECRET)


def with_other_option_shown(frame: Json) -> None:
    if is_return(frame):
        frame["options"]["haystack"] = "known"


def with_practice_before(frame: Json) -> None:
    if frame["kind"] == "snapshot":
        frame["practice"] = frame["phase"] == "gathering"


# --- receipts ------------------------------------------------------------------------------------------------


def invented(receipt: Json) -> None:
    """Invent another legal game with the committed luck."""
    receipt["history"] = _played_on(receipt, [])


def with_invented_undo(receipt: Json) -> None:
    """Invent an undone move that nobody saw, and continue with another legal game."""
    agreed = {"undone": 1, "seat": 1, "agreed": True, "consents": [1, 2]}
    receipt["history"] = _played_on(receipt, [*receipt["history"][:AT], agreed])


def _played_on(document: Json, history: list[Json]) -> list[Json]:
    """Continue the history of a receipt at random to the end of the game."""
    receipt = fairness.read_receipt({**document, "history": history})
    root, luck = fairness.root_of_receipt(receipt), random.Random(5)
    match: Match = fairness.play_again(receipt)
    number = max([step.get("number", 0) for step in history], default=0)
    while match.actor is not None:
        number += 1
        seat, action = match.actor + 1, luck.choice(match.legal())
        match.apply(action, derive_entropy(root, number))
        history = [*history, {"number": number, "seat": seat, "action": action}]
    return history


def of_other_secret(receipt: Json) -> None:
    receipt["secret"] = OTHER_SECRET.hex()
    receipt["commitment"] = fairness.commitment_of(OTHER_SECRET)


def of_secret_with_old_commitment(receipt: Json) -> None:
    receipt["secret"] = OTHER_SECRET.hex()


def with_other_contribution(receipt: Json) -> None:
    receipt["contributions"][0] = OTHER_CONTRIBUTION


def with_skipped_luck(receipt: Json) -> None:
    for step in receipt["history"]:
        if step.get("number", 0) >= AT:
            step["number"] += 1


def without_number_in_receipt(receipt: Json) -> None:
    receipt["history"] = [step for step in receipt["history"] if step.get("number") != AT]


def without_end(receipt: Json) -> None:
    del receipt["history"][-1]


def of_practice(receipt: Json) -> None:
    receipt["practice"] = True


def of_other_rules(receipt: Json) -> None:
    invented(receipt)
    receipt["rules"] = "ab" * 32


def with_other_own_key(receipt: Json) -> None:
    receipt["keys"][0] = public_key(FRIEND)


def with_other_name(receipt: Json) -> None:
    receipt["names"][1] += "\u200b"


def with_other_option(receipt: Json) -> None:
    receipt["options"]["haystack"] = "known"


def of_other_table(receipt: Json) -> None:
    receipt["table"] = receipt["table"][::-1]


def with_claimed_consent(receipt: Json) -> None:
    for step in receipt["history"]:
        if step.get("agreed"):
            step["consents"] = [1, 2]


def without_consent(receipt: Json) -> None:
    for step in receipt["history"]:
        if step.get("agreed"):
            del step["agreed"], step["consents"]


def with_signature_of_another_game(receipt: Json) -> None:
    receipt["keys"][1] = public_key(FRIEND)
    receipt["signatures"][1] = sign(FRIEND, bytes(32))


ATTACKS: dict[str, Attack] = {
    "honest": Attack("is honest"),
    "other-game": Attack("shows other dice, then hands out another game with the true luck", None, invented, True),
    "other-rules": Attack(
        "hands out another game, and says that it kept rules nobody else has", None, of_other_rules, secret=True
    ),
    "other-secret": Attack("exchanges the secret and its commitment", None, of_other_secret, True),
    "old-commitment": Attack(
        "exchanges the secret, keeps the commitment", None, of_secret_with_old_commitment, secret=True
    ),
    "hidden-event": Attack("hides what happened in one move", without_events),
    "old-view": Attack("shows an old table after one move", old_view),
    "chat-view": Attack("shows another table with a chat message", chat_with_other_view),
    "chat-event": Attack("shows an event with a chat message", chat_with_event),
    "spectator": Attack("shows another table as if you were a spectator", other_view_to_spectator),
    "other-result": Attack("shows another result at the end", with_other_result),
    "no-number": Attack("shows a move without its number", without_number),
    "skipped-luck": Attack("skips luck that it does not like", with_skipped_number, with_skipped_luck),
    "missing-move": Attack("leaves a move out of the receipt", None, without_number_in_receipt),
    "shorter": Attack("ends the receipt one move early", None, without_end),
    "invented-undo": Attack("invents a move that was taken back", None, with_invented_undo),
    "silent-undo": Attack("takes back a roll and does not say that all agreed", None, without_consent, undoes=True),
    "forced-undo": Attack("takes back a roll without asking you", undoes=True),
    "claimed-consent": Attack("takes back a roll and claims that you agreed", None, with_claimed_consent, undoes=True),
    "other-contribution": Attack(
        "exchanges your contribution afterwards", None, with_other_contribution, contribution=True
    ),
    "ignored-contribution": Attack("exchanges your contribution before the start", ignores=True),
    "other-key": Attack("exchanges the key you sign with", with_own_key_exchanged, with_other_own_key),
    "two-commitments": Attack("shows another commitment once you have contributed", with_other_commitment),
    "practice": Attack("calls the game practice afterwards", None, of_practice),
    "practice-hidden": Attack(
        "calls the game practice before and afterwards, but not while you play", with_practice_before, of_practice
    ),
    "other-name": Attack("changes a name by an invisible character", None, with_other_name),
    "other-option": Attack("changes an option afterwards", None, with_other_option),
    "shown-option": Attack("shows another option during the game", with_other_option_shown),
    "other-table": Attack("changes the number of the table afterwards", None, of_other_table),
    "two-games": Attack("shows two players two games", with_key_of_friend, with_signature_of_another_game),
}


# --- the switches --------------------------------------------------------------------------------------------


def install(attack_now: Callable[[], str], patch: Patch) -> None:
    """Make this process cheat: `attack_now` returns the name of the active switch, `patch` replaces an attribute."""

    def attack() -> Attack:
        return ATTACKS[attack_now()]

    _lie_in_frames(attack, patch)
    _lie_in_receipts(attack, patch)
    _cheat_with_luck(attack, patch)
    _cheat_with_commands(attack, patch)


def _lie_in_frames(attack: Callable[[], Attack], patch: Patch) -> None:
    true_update, true_snapshot = Renderer.update, Renderer.snapshot

    def told(body: bytes) -> bytes:
        frame = msgspec.json.decode(body)
        if (lie := attack().shown) is not None:
            lie(frame)
        return msgspec.json.encode(frame)

    def update(self: Renderer, *arguments: Any) -> bytes:
        return told(true_update(self, *arguments))

    def snapshot(self: Renderer, *arguments: Any) -> wire.Snapshot:
        return msgspec.json.decode(told(encode(true_snapshot(self, *arguments))), type=wire.Snapshot)

    patch(Renderer, "update", update)
    patch(Renderer, "snapshot", snapshot)


def _lie_in_receipts(attack: Callable[[], Attack], patch: Patch) -> None:
    async def receipt(self: AfterGameApi, request: Any) -> Response:
        session, holder, _ = await self.identity.place(request)
        after_game_api.need_player(session.table, holder)
        document = msgspec.to_builtins(session.table.receipt())
        if (lie := attack().receipt) is not None:
            lie(document)
        return after_game_api.answer(document)

    patch(AfterGameApi, "receipt", receipt)


def _cheat_with_luck(attack: Callable[[], Attack], patch: Patch) -> None:
    def root(self: Table) -> bytes:
        secret = OTHER_SECRET if attack().secret else self.secret
        added = self.contributions()
        if attack().contribution:
            added[0] = OTHER_CONTRIBUTION
        return fairness.root_of(secret, self.id, self.game.name, self.game.edition, self.made.options, added)

    patch(Table, "_root_now", root)


def _cheat_with_commands(attack: Callable[[], Attack], patch: Patch) -> None:
    true_decide, true_action = decide.decide, bots_at_tables.play_action

    def decided(table: Table, command: wire.AnyCommand, asker: Any) -> Decision:
        if attack().ignores and isinstance(command, wire.Contribute):
            command = msgspec.structs.replace(command, random=OTHER_CONTRIBUTION)
        return true_decide(table, command, asker)

    def play_action(table: Table, seat: int, action: int) -> Decision:
        decision = true_action(table, seat, action)
        first = not any(step.agreed is True for step in table.history)
        revealed = any(event.reveals for event in decision.prospects[0].events)
        if attack().undoes and first and revealed and table.actions_made >= AT:
            return Decision((*decision.entries, log.Undone(seat, 1, agreed=True)), decision.prospects)
        return decision

    patch(decide, "decide", decided)
    patch(bots_at_tables, "play_action", play_action)


def main() -> int:
    """Serve tables like `tana serve`, but cheat."""
    from tana.cli.main import main as tana

    flag, path, *arguments = sys.argv[1:]
    assert flag == "--attack-file"
    install(lambda: Path(path).read_text().strip(), setattr)
    return tana(arguments)


if __name__ == "__main__":
    sys.exit(main())
