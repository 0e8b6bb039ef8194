"""The wire protocol: every message between the server and its clients, as types that reject unknown fields.

The same types serve WebSocket frames and HTTP bodies, browsers, the terminal client, bots and tests. The JSON
Schema at `/protocol.json` is generated from them; `docs/protocol.md` explains them with examples.

Seats are numbered from 1 on the wire, as in events, notation and the rules. A *perspective* is a seat, or None
for what everybody may see. Texts are never sent: only ids and arguments, which the client's text files fill in.
"""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from tana.server.protocol import guards as needs
from tana.server.protocol.guards import Code as Code

PROTOCOL = 3
"""Increased with every change that an older client could not read."""

MAX_BODY = 16 * 1024
"""The largest command or request body, in bytes."""

MOST_TAKEN = 1_500
"""The maximum number of actions of a game that is taken over from a page: as many as fit into a body."""

SeatNumber: TypeAlias = Annotated[int, Meta(ge=1, le=5)]
Seq: TypeAlias = Annotated[int, Meta(ge=0, le=2**53 - 1)]
CommandId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[\x21-\x7e]+\Z")]
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24)]
Token: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[\x21-\x7e]+\Z")]
Secret: TypeAlias = Annotated[str, Meta(min_length=4, max_length=64, pattern=r"^[A-Za-z0-9_-]+\Z")]
Hex32: TypeAlias = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z")]
Signature: TypeAlias = Annotated[str, Meta(pattern=r"^[0-9a-f]{4288}\Z")]
ActionNumber: TypeAlias = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Notation: TypeAlias = Annotated[str, Meta(min_length=1, max_length=120)]
Level: TypeAlias = Annotated[str, Meta(min_length=1, max_length=32, pattern=r"^[a-z0-9:.-]+\Z")]

Phase: TypeAlias = Literal["gathering", "playing", "over", "closed"]
SeatKind: TypeAlias = Literal["open", "remote", "here", "bot"]
Presence: TypeAlias = Literal["present", "away", "none"]
Animal: TypeAlias = Literal[
    "mole", "mouse", "hedgehog", "fox", "badger", "squirrel", "frog", "owl", "rabbit", "robin", "otter", "sheep"
]
"""A player's portrait."""


class Wire(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Base of everything that travels."""


# --- texts, events, choices ----------------------------------------------------------------------------------


class Text(Wire, omit_defaults=False):
    """The id of a text and its arguments: a number, a `domain:token`, or another text."""

    id: str
    args: dict[str, int | str | Text] = {}


class WireEvent(Wire, omit_defaults=False):
    """Something that happened and that this perspective may know. Domains of arguments: see the catalogue."""

    name: str
    args: dict[str, str]


class Choice(Wire, omit_defaults=False):
    """One legal action, taken apart so that any client can offer it.

    `irreversible`: its player could not undo it alone, because somebody would learn something or it would be somebody
    else's turn. Computed from what the actor knows; true when in doubt.
    """

    action: int
    word: str
    args: dict[str, str]
    notation: str
    irreversible: bool


# --- the table as a perspective sees it ----------------------------------------------------------------------


class SeatInfo(Wire, omit_defaults=False):
    """Who sits where. `standin`: a bot plays for the holder, who can take the seat back at any time."""

    seat: int
    kind: SeatKind
    name: str
    level: str | None
    standin: bool
    presence: Presence
    contributed: bool
    open_view: bool
    """The seat consents that spectators share its view."""
    host: bool
    """Its holder is the host."""
    animal: Animal | None
    """The portrait that its player has chosen; no two seats have the same. Null: the client gives one."""


class Timer(Wire, omit_defaults=False):
    """The optional turn timer. At zero others may let a bot stand in; nothing happens by itself."""

    seat: int | None
    left_ms: int
    running: bool


class Settings(Wire, omit_defaults=False):
    """The host's settings for this table."""

    undo: Literal["boundary", "consent"] = "boundary"
    hints: bool = True
    chat: Literal["off", "phrases", "free"] = "phrases"
    spectators: bool = True
    timer_s: Annotated[int, Meta(ge=0, le=86_400)] = 0
    """Seconds for a decision; 0: no timer."""


class ChatLine(Wire, omit_defaults=False):
    """A chat message: a fixed phrase by id, or free text where the host allows it."""

    seq: int
    seat: int | None
    name: str
    phrase: str | None
    text: str | None


class Fairness(Wire, omit_defaults=False):
    """The commitment to the server's secret, what each seat added, and, after the game and for players, the secret."""

    commitment: str
    contributions: list[str | None]
    secret: str | None
    keys: list[str | None]
    """By seat: the public key with which its player will sign the receipt."""


class ScoreLine(Wire, omit_defaults=False):
    """One line of how points came about."""

    text: Text
    points: int


class Outcome(Wire, omit_defaults=False):
    """How the game ended, by seat."""

    scores: list[int]
    ranks: list[int]
    reason: Text
    lines: list[list[ScoreLine]]


class UndoAsked(Wire, omit_defaults=False):
    """A seat asks to take back a move beyond the boundary; every other seat held by a person has to agree."""

    seat: int
    agreed: list[int]


class Step(Wire, omit_defaults=False):
    """One entry of the table's log as this perspective may know it."""

    seq: int
    cause: str
    """What the entry was: started, played, undone, seat, said, paused, resumed, over, …"""
    seat: int | None
    events: list[WireEvent]
    undone: list[int]
    """The steps (by seq) that this one took back; a client strikes them from its story."""
    number: int | None
    """The number of an action. Luck is used once: the next action, whatever is taken back, has the next number."""


class You(Wire, omit_defaults=False):
    """The asking browser's role at this table."""

    seats: list[int]
    host: bool
    watching: bool
    perspective: int | None
    """The seat whose knowledge this is; None: what everybody may see."""


class Snapshot(Wire, tag_field="kind", tag="snapshot", omit_defaults=False):
    """The whole table for one perspective; `steps` is the story since the `since` that was asked for.

    At most the newest 1,000, beginning after `since`; `GET /api/tables/{id}/steps` returns the rest. Without the memory
    aid, a client that asks since 0 gets no more than a log may show.
    """

    protocol: int
    seq: int
    table: str
    game: str
    edition: str
    options: dict[str, str]
    phase: Phase
    you: You
    seats: list[SeatInfo]
    turn: int | None
    view: Raw
    """The game's own view type as JSON; null before the game starts."""
    choices: list[Choice]
    can_undo: bool
    undo_asked: UndoAsked | None
    paused: bool
    timer: Timer | None
    settings: Settings
    fairness: Fairness
    chat: list[ChatLine]
    since: int
    steps: list[Step]
    outcome: Outcome | None
    next: str | None
    """The table of the rematch."""
    practice: bool
    """The game began from a chosen position or seed, or in a page: its luck cannot be verified."""
    id: str | None = None
    """The command (`lift`, `lower`) that this answers; null for one that comes by itself."""


class Update(Wire, tag_field="kind", tag="update"):
    """What one log entry changed; a field that is absent has not changed.

    Every entry of the log is exactly one update for every perspective. A step of the game has `patch`, the fields of
    this perspective's view that have changed, or `view`, the whole view.
    """

    seq: int
    step: Step
    phase: Phase | UnsetType = UNSET
    turn: int | UnsetType | None = UNSET
    view: Raw | UnsetType = UNSET
    patch: dict[str, Raw] | UnsetType = UNSET
    choices: list[Choice] | UnsetType = UNSET
    can_undo: bool | UnsetType = UNSET
    undo_asked: UndoAsked | UnsetType | None = UNSET
    seats: list[SeatInfo] | UnsetType = UNSET
    paused: bool | UnsetType = UNSET
    timer: Timer | UnsetType | None = UNSET
    settings: Settings | UnsetType = UNSET
    fairness: Fairness | UnsetType = UNSET
    chat: ChatLine | UnsetType = UNSET
    outcome: Outcome | UnsetType | None = UNSET
    next: str | UnsetType = UNSET


# --- commands: client to server ------------------------------------------------------------------------------


class Command(Wire, tag_field="kind"):
    """Base of commands. `id` is the client's own; the same id again gets the same answer and changes nothing."""

    guards: ClassVar[tuple[needs.Guard, ...]] = ()
    """What the command requires, in the order in which it is checked."""
    id: CommandId


_AT_SEAT = (needs.SEAT_EXISTS, needs.OWN_SEAT)
_GATHERING = (needs.NOT_CLOSED, needs.GATHERING)
_PLAYING = (needs.NOT_CLOSED, needs.PLAYING)


class Play(Command, tag="play"):
    """Play an action by number or by notation. `seq` is the last entry this client has seen."""

    guards = (*_AT_SEAT, needs.NO_BOT, *_PLAYING, needs.FRESH, needs.RUNNING, needs.TO_MOVE)
    seat: SeatNumber
    seq: Seq
    action: ActionNumber | UnsetType = UNSET
    notation: Notation | UnsetType = UNSET


class Why(Command, tag="why"):
    """Ask why an action is not allowed now, with its rule."""

    guards = (*_AT_SEAT, *_PLAYING, needs.TO_MOVE)
    seat: SeatNumber
    action: ActionNumber | UnsetType = UNSET
    notation: Notation | UnsetType = UNSET


class Undo(Command, tag="undo"):
    """Undo the seat's last move; beyond the boundary this asks the others, where the table allows it."""

    guards = (*_AT_SEAT, needs.NO_BOT, *_PLAYING, needs.FRESH)
    seat: SeatNumber
    seq: Seq


class AnswerUndo(Command, tag="answer-undo"):
    """Accept or decline a request to undo a move."""

    guards = (*_AT_SEAT, needs.NO_BOT, *_PLAYING, needs.FRESH, needs.UNDO_ASKED)
    seat: SeatNumber
    seq: Seq
    agree: bool


class Hint(Command, tag="hint"):
    """Ask a bot what it would do in this seat, from what this seat knows."""

    guards = (*_AT_SEAT, needs.HINTS_ON, needs.TO_MOVE)
    seat: SeatNumber


class Contribute(Command, tag="contribute"):
    """Add 32 random bytes (hex) to the luck of the game, after seeing the commitment and before the start."""

    guards = (*_AT_SEAT, *_GATHERING, needs.NOT_PRACTICE, needs.NOT_CONTRIBUTED)
    seat: SeatNumber
    random: Hex32
    key: Hex32 | UnsetType = UNSET
    """A public key for a one-time signature of the receipt (see `docs/fairness.md`)."""


class Witness(Command, tag="witness"):
    """Sign the receipt of a finished game that agrees with what this seat was shown, so that the other players can see
    that all were shown the same game."""

    guards = (*_AT_SEAT, needs.OVER)
    seat: SeatNumber
    signature: Signature


class Start(Command, tag="start"):
    """Start the game (host; every seat taken)."""

    guards = (needs.HOST, *_GATHERING, needs.SEATS_TAKEN)


class Say(Command, tag="say"):
    """Say a phrase of the list, or free text where the host allows it. Without a seat: a spectator."""

    guards = (*_AT_SEAT, needs.NOT_CLOSED, needs.CHAT_ON)
    seat: SeatNumber | None = None
    phrase: Token | UnsetType = UNSET
    text: Annotated[str, Meta(min_length=1, max_length=240)] | UnsetType = UNSET


class SetSeat(Command, tag="set-seat"):
    """Change who holds a seat.

    `bot`: a bot of `level` plays (for its holder as a stand-in, if it has one); `here`: this browser plays it;
    `remote`: give it back to its holder, or open it for somebody to join.
    """

    guards = (needs.NOT_CLOSED, needs.NOT_OVER, needs.SEAT_EXISTS)
    seat: SeatNumber
    to: Literal["remote", "here", "bot"]
    level: Level | UnsetType = UNSET


class Rename(Command, tag="rename"):
    """Change the name and the portrait of one of your seats. A portrait that another seat has is not given twice; the
    client then picks one."""

    guards = (*_AT_SEAT, needs.NOT_CLOSED, needs.NOT_OVER)
    seat: SeatNumber
    name: Name
    animal: Animal | UnsetType = UNSET


class Invite(Command, tag="invite"):
    """Ask for a link: to the table (host; earlier links and codes stop working), or, with a seat, a link that moves
    that seat of yours to another device, once, within 15 minutes."""

    guards = (needs.NOT_PRIVATE, needs.HOST_UNLESS_SEAT, *_AT_SEAT, needs.NOT_CLOSED)
    seat: SeatNumber | None = None


class OpenView(Command, tag="open-view"):
    """Consent (or stop consenting) that spectators share this seat's view. Shown to all."""

    guards = (*_AT_SEAT, needs.NOT_CLOSED)
    seat: SeatNumber
    on: bool


class ChangeSettings(Command, tag="settings"):
    """Change the table's settings (host)."""

    guards = (needs.HOST, needs.NOT_CLOSED)
    settings: Settings


class Kick(Command, tag="kick"):
    """Remove all spectators (host). They can come back by the old link until there is a new one (`invite`)."""

    guards = (needs.HOST, needs.NOT_CLOSED, needs.WATCHED)


class Pause(Command, tag="pause"):
    """Pause the clock and the bots (any player)."""

    guards = (needs.PLAYER, *_PLAYING, needs.NOT_PAUSED)


class Resume(Command, tag="resume"):
    """Resume the clock and the bots (any player)."""

    guards = (needs.PLAYER, *_PLAYING, needs.PAUSED)


class Rematch(Command, tag="rematch"):
    """Open a new table with the same seats and the next seat starting, once the game is over."""

    guards = (needs.PLAYER, needs.NOT_CLOSED, needs.OVER)


class Leave(Command, tag="leave"):
    """Give up a seat: before the start it opens again; during a game a bot takes it over for good."""

    guards = (*_AT_SEAT, needs.NOT_CLOSED)
    seat: SeatNumber


class CloseTable(Command, tag="close"):
    """Close the table (host)."""

    guards = (needs.HOST, needs.NOT_CLOSED)


class Lift(Command, tag="lift"):
    """Lift the curtain: from now on this connection gets what that seat may know.

    For your own seats, and for spectators where the seat shares its view. The answer is a snapshot.
    """

    guards = (needs.SEAT_EXISTS, needs.MAY_SEE_SEAT)
    seat: SeatNumber
    since: Seq = 0


class Lower(Command, tag="lower"):
    """Lower the curtain: from now on this connection gets what everybody may see."""

    since: Seq = 0


class Point(Command, tag="point"):
    """Move this seat's pointer for all to see (null: put it away). Never logged."""

    guards = _AT_SEAT
    seat: SeatNumber
    at: Token | None


class Ping(Command, tag="ping"):
    """Ask for the number of the newest entry."""


AnyCommand: TypeAlias = (
    Play
    | Why
    | Undo
    | AnswerUndo
    | Hint
    | Contribute
    | Witness
    | Start
    | Say
    | SetSeat
    | Rename
    | Invite
    | OpenView
    | ChangeSettings
    | Kick
    | Pause
    | Resume
    | Rematch
    | Leave
    | CloseTable
    | Lift
    | Lower
    | Point
    | Ping
)

# --- answers and live frames: server to client ---------------------------------------------------------------


class Ack(Wire, tag_field="kind", tag="ack", omit_defaults=False):
    """Carried out, and on disk; `seq` is its entry in the log (for commands that change nothing: the newest)."""

    id: str
    seq: int


class Refused(Wire, tag_field="kind", tag="refused", omit_defaults=False):
    """Refused; nothing has changed. `rule` and `text` explain it where a rule of the game forbids it."""

    id: str
    code: Code
    seq: int
    rule: str | None = None
    text: Text | None = None
    detail: str | None = None
    """For developers, in English; holds nothing that the asker may not know."""


class WhyNot(Wire, tag_field="kind", tag="why-not", omit_defaults=False):
    """The answer to `why`: the rule and its sentence, or both null for an action that is legal."""

    id: str
    seq: int
    rule: str | None
    text: Text | None


class Hinted(Wire, tag_field="kind", tag="hinted", omit_defaults=False):
    """The answer to `hint`: a bot's choice, and its estimate of the chance to win and its reasons where it has them."""

    id: str
    seq: int
    choice: Choice
    chance: float | None
    why: list[Reason]
    """What the choice is better at than the others, the most important first."""


class Invited(Wire, tag_field="kind", tag="invited", omit_defaults=False):
    """The answer to `invite`: append `path` to the server's address; the part behind # never reaches a server log."""

    id: str
    seq: int
    path: str
    code: str | None


class PresenceFrame(Wire, tag_field="kind", tag="presence", omit_defaults=False):
    """Who is there now, by seat, and how many watch."""

    seats: list[Presence]
    watching: int


class PointerFrame(Wire, tag_field="kind", tag="pointer", omit_defaults=False):
    """Where a seat points."""

    seat: int
    at: str | None


class Pong(Wire, tag_field="kind", tag="pong", omit_defaults=False):
    """Answer to a ping: the number of the newest entry."""

    id: str
    seq: int


class Bye(Wire, tag_field="kind", tag="bye", omit_defaults=False):
    """The server ends this connection: `restart` (come back at once), `moved` (the seat is played elsewhere),
    `signed-out` (this device was), `slow`, `limit`, `version`, `closed`."""

    reason: str


AnyAnswer: TypeAlias = Ack | Refused | WhyNot | Hinted | Invited | Snapshot | Pong
AnyFrame: TypeAlias = AnyAnswer | Update | PresenceFrame | PointerFrame | Bye


# --- HTTP bodies ---------------------------------------------------------------------------------------------


class SeatPlan(Wire):
    """What a seat of a new table shall be: `me`, another person at this screen, a person elsewhere, or a bot."""

    kind: Literal["me", "here", "remote", "bot"]
    name: Name | UnsetType = UNSET
    animal: Animal | UnsetType = UNSET
    level: Level | UnsetType = UNSET


class Taken(Wire):
    """A game that was begun in somebody's page: the root of its luck, the actions that count, and the number of each
    (0 is the setup; what was taken back has used up its number)."""

    root: Hex32
    actions: Annotated[list[ActionNumber], Meta(max_length=MOST_TAKEN)]
    numbers: Annotated[list[Annotated[int, Meta(ge=1, le=2**31 - 1)]], Meta(max_length=MOST_TAKEN)]


class Beginning(Wire):
    """Where a practice table begins: a position document instead of the setup, a seed instead of fresh luck; or
    (`played` alone) where a game in a page has come to, to go on with luck of the server's own."""

    position: dict[str, Any] | UnsetType = UNSET
    seed: Seq | UnsetType = UNSET
    played: Taken | UnsetType = UNSET


class CreateTable(Wire):
    """Body of `POST /api/tables`. With `start` the table is for practice: for `me` and bots alone, unless its game was
    `played` in a page."""

    game: Token
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=5)]
    options: Annotated[dict[str, Annotated[str, Meta(max_length=40)]], Meta(max_length=16)] = {}
    settings: Settings = msgspec.field(default_factory=Settings)
    start: Beginning | UnsetType = UNSET


class Created(Wire, omit_defaults=False):
    """A new table. `path` is the link for the others, `code` what they can type instead."""

    table: str
    commitment: str
    path: str
    code: str
    you: You


class JoinTable(Wire):
    """Body of `POST /api/join` and `POST /api/lookup`: a table and its link secret, or a short code."""

    table: Token | UnsetType = UNSET
    secret: Secret | UnsetType = UNSET
    code: Annotated[str, Meta(min_length=4, max_length=12)] | UnsetType = UNSET
    seat: SeatNumber | UnsetType = UNSET
    name: Name | UnsetType = UNSET
    animal: Animal | UnsetType = UNSET
    watch: bool = False


class Lobby(Wire, omit_defaults=False):
    """What somebody with the link or the code may see before joining."""

    table: str
    game: str
    options: dict[str, str]
    phase: Phase
    seats: list[SeatInfo]
    settings: Settings
    commitment: str
    practice: bool
    """The game began in somebody's page, or where somebody chose."""


class Joined(Wire, omit_defaults=False):
    """The seat is yours; the cookie came with this answer."""

    table: str
    you: You


class TableLine(Wire, omit_defaults=False):
    """One of this browser's tables, for the home screen."""

    table: str
    game: str
    phase: Phase
    names: list[str]
    """By seat; empty where nobody has given one."""
    yours: list[int]
    your_turn: bool


class Tables(Wire, omit_defaults=False):
    """Answer of `GET /api/tables?first=0`: a page of tables, those touched last first."""

    tables: list[TableLine]
    more: int | None
    """The `first` of the next page; null on the last page."""


class Story(Wire, omit_defaults=False):
    """Answer of `GET /api/tables/{id}/steps?seat=2&since=0`: the steps behind `since` that a snapshot left out.

    Without the memory aid, a running game's story begins where the reader's log may begin (see `LogLimitInfo`).

    A page of them; ask again with the `seq` of the last until it is `seq`.
    """

    seq: int
    steps: list[Step]


class DeviceLine(Wire, omit_defaults=False):
    """A browser that holds the same seats; the names come from its User-Agent header, or are empty."""

    id: str
    browser: str
    system: str
    made: int
    """When it came (milliseconds since 1970)."""
    seen: int
    """When it was last used, to the hour."""
    here: bool
    """It is the browser that asks."""


class Devices(Wire, omit_defaults=False):
    """Answer of `GET /api/devices`, the one used last first; nothing for a browser without a seat."""

    devices: list[DeviceLine]


class DevicePass(Wire, omit_defaults=False):
    """Answer of `POST /api/devices/pass`: for a QR code (append `path` to the server's address) or to type; older ones
    stop working. Good once, for `seconds`."""

    code: str
    path: str
    seconds: int


class CarrySeats(Wire):
    """Body of `POST /api/devices/carry`: hold the seats of the device that made the code, too.

    A browser that has tables already is refused (`not-now`) unless `replace` is set: it would lose them.
    """

    code: Annotated[str, Meta(min_length=4, max_length=24)]
    replace: bool = False


class SignOut(Wire):
    """Body of `POST /api/devices/sign-out`: this browser, another of your devices by its id, or all of them.

    Nobody can play the seats of somebody who is signed out everywhere; bots can stand in.
    """

    device: Token | UnsetType = UNSET
    everywhere: bool = False


class Frames(Wire, omit_defaults=False):
    """Answer of `GET /api/tables/{id}/updates`: nothing if nothing has happened since then, else one snapshot."""

    frames: list[Snapshot]


class ArgumentInfo(Wire, omit_defaults=False):
    """An argument of an action or event and the domain of its tokens."""

    name: str
    domain: str


class FamilyInfo(Wire, omit_defaults=False):
    """Actions that share a word."""

    word: str
    args: list[ArgumentInfo]


class EventInfo(Wire, omit_defaults=False):
    """A kind of event."""

    name: str
    args: list[ArgumentInfo]
    reveals: bool


class OptionInfo(Wire, omit_defaults=False):
    """An option of a game: its name, its values and the default."""

    name: str
    values: list[str]
    default: str


class LogLimitInfo(Wire, omit_defaults=False):
    """What the log of a running game leaves out at a table without the memory aid."""

    once: list[str]
    """Events that are shown when they happen and never again."""
    since_last_turn: bool
    """Everything before the reader's own last turn."""


class GameInfo(Wire):
    """Everything a client has to know about a game that never changes while the server runs."""

    name: str
    edition: str
    seats: list[int]
    options: list[OptionInfo]
    actions: list[FamilyInfo]
    events: list[EventInfo]
    domains: dict[str, list[str]]
    levels: list[str]
    log_limit: LogLimitInfo | UnsetType = UNSET


class Catalogue(Wire, omit_defaults=False):
    """Answer of `GET /api/games`."""

    protocol: int
    version: str
    games: list[GameInfo]
    phrases: list[str]


class FieldInfo(Wire):
    """A field of a game's view as it is declared: enough to draw it for somebody who knows nothing else of the game.

    A word, a number, a flag or a record; many of them where it is a `row`, has a `shape`, an entry for each word of a
    domain (`by`) or for each seat.
    """

    name: str
    kind: Literal["word", "number", "flag", "record"]
    domain: str = ""
    """Of a word, or of a number that has one."""
    least: int = 0
    most: int = 0
    """The range of a number."""
    several: bool = False
    """A set of words of its domain."""
    row: bool = False
    """As many as there are."""
    shape: list[int] = []
    """A fixed row or table of them."""
    by: str = ""
    """One for each word of this domain."""
    label: str = ""
    """Where records `by` a domain come as a list: the field that identifies each."""
    by_seat: bool = False
    fields: list[FieldInfo] = []
    """Of a record."""


class ViewInfo(Wire, omit_defaults=False):
    """Answer of `GET /api/games/{game}/view`: what a view of the game is made of."""

    game: str
    fields: list[FieldInfo]
    domains: dict[str, list[str]]
    """The words of every domain that a view or an action speaks in."""


class ReceiptStep(Wire):
    """One thing that happened: an action with its number, or `undone` actions taken back at the request of `seat`.

    `agreed`: everybody agreed to take back more than a seat may alone; `consents` lists their seats.
    """

    number: int | UnsetType = UNSET
    seat: int | UnsetType = UNSET
    action: str | UnsetType = UNSET
    undone: int | UnsetType = UNSET
    agreed: bool | UnsetType = UNSET
    consents: list[int] | UnsetType = UNSET


class Receipt(Wire, omit_defaults=False):
    """Answer of `GET /api/tables/{id}/fairness`, after the game and for its players: what all luck follows from.

    The server gives no verdict: clients recompute everything themselves (see `docs/fairness.md`).
    """

    version: int
    table: str
    game: str
    edition: str
    options: dict[str, str]
    names: list[str]
    """When the game began."""
    practice: bool
    """The maker of the table chose its position or its luck: there is nothing to verify."""
    commitment: str
    secret: str
    contributions: list[str | None]
    history: list[ReceiptStep]
    """Every action and every undo, in order; numbers leave no gap."""
    keys: list[str | None] = []
    """By seat: the public key that came with its contribution."""
    signatures: list[str | None] = []
    """By seat: the signature of this receipt, once its player has checked it."""


class ReplayFrame(Wire, omit_defaults=False):
    """One step of a finished game from a point of view; the first is the setup."""

    number: int
    seat: int | None
    notation: str | None
    """The action, where this point of view chose it or everybody could see it chosen; else null."""
    events: list[WireEvent]
    turn: int | None
    view: Raw


class Replay(Wire, omit_defaults=False):
    """Answer of `GET /api/tables/{id}/replay?seat=2&first=0`: a page of frames; ask again for the rest."""

    table: str
    game: str
    perspective: int | None
    first: int
    """The number of the first frame of this page."""
    total: int
    """How many frames there are in all."""
    frames: list[ReplayFrame]
    outcome: Outcome | None


class Reason(Wire, omit_defaults=False):
    """A term of the bots' evaluation, and by how many points it speaks for the better move."""

    term: str
    points: float


class CostlyMove(Wire, omit_defaults=False):
    """A move that gave away some of the chance to win, by what its seat knew then."""

    number: int
    """Which move of the game; the replay frame before it has one less."""
    made: Choice
    best: Choice
    """The same as `made` for spectators: another choice may name what its seat kept hidden."""
    loss: float
    error: float
    why: list[Reason]


class SeatAccount(Wire, omit_defaults=False):
    """What luck and choice did for one seat, in chances to win, each with half the width of its 95% interval."""

    seat: int
    luck: float
    luck_error: float
    """All throws and draws of the game together, those of the others included."""
    lost: float
    lost_error: float
    """All its own choices together, against the best that the bots knew."""
    costly: list[CostlyMove]
    """The worst first, at most three."""


class Analysis(Wire, omit_defaults=False):
    """Answer of `GET /api/tables/{id}/analysis`: each seat's chance to win before each replay frame, and an account of
    luck and choice.

    `chances` grows while the bots are at work; ask again until `complete`. Then there is an account of each seat.
    Spectators are told about a move only if everything that happened in it was visible to them.
    """

    table: str
    complete: bool
    chances: list[list[float] | None]
    accounts: list[SeatAccount]


class Fault(Wire, omit_defaults=False):
    """Every HTTP answer that is not 2xx."""

    code: Code
    detail: str


class QrText(Wire):
    """Body of `POST /api/qr`; the answer is an SVG."""

    text: Annotated[str, Meta(min_length=1, max_length=300)]


PHRASES = (
    "hello",
    "good-luck",
    "well-played",
    "thanks",
    "sorry",
    "oops",
    "nice",
    "wow",
    "ouch",
    "hm",
    "yes",
    "no",
    "your-turn",
    "one-moment",
    "back",
    "look-here",
    "good-game",
    "again",
    "bye",
)
"""The phrases of the chat; the text of each is `phrase-<id>` in the client's text files."""

_MESSAGES: tuple[object, ...] = (
    AnyCommand,
    AnyFrame,
    CreateTable,
    Created,
    JoinTable,
    Joined,
    Lobby,
    Tables,
    Story,
    Devices,
    DevicePass,
    CarrySeats,
    SignOut,
    Frames,
    Catalogue,
    ViewInfo,
    Receipt,
    Replay,
    Analysis,
    Fault,
    QrText,
)


def schema() -> dict[str, object]:
    """The JSON Schema of the whole protocol."""
    roots, definitions = msgspec.json.schema_components(_MESSAGES, schema_hook=_schema_of_raw)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Tana wire protocol",
        "version": PROTOCOL,
        "properties": {"command": roots[0], "frame": roots[1]},
        "$defs": definitions,
    }


def _schema_of_raw(kind: type) -> dict[str, object]:
    if kind is Raw:
        return {"description": "JSON of the game's own view type (see the catalogue)"}
    raise NotImplementedError(kind)
