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
Presence: TypeAlias = Literal["present", "away", "none", "hidden"]
"""`none`: nobody has the seat; `hidden`: players may answer beforehand, so nobody sees who is at the table."""
Animal: TypeAlias = Literal[
    "mole", "mouse", "hedgehog", "fox", "badger", "squirrel", "frog", "owl", "rabbit", "robin", "otter", "sheep"
]
"""A player's portrait."""
Because: TypeAlias = Literal["", "left", "away", "time"]
"""Why a bot plays a person's seat: its player gave it up, was away, or ran out of time."""
TimeOut: TypeAlias = Literal["ask", "bot"]
"""What happens when a player's time is over: the others are asked, or a bot plays until the player returns."""
TurnHours: TypeAlias = Literal[0, 12, 24, 48, 72, 168]
Channel: TypeAlias = Literal["push", "ntfy", "webhook", "discord", "matrix", "telegram"]
"""A way to notify somebody who has no page open."""
OpenTo: TypeAlias = Literal["off", "house", "everybody"]
"""Who may see open tables: nobody, the people of the house, or strangers too where a table is open to them."""
QuickPace: TypeAlias = Literal["relaxed", "minute", "days"]
"""The pace of a quick match: no limit, a minute for each decision, or a day for each turn."""
HowItEnded: TypeAlias = Literal["first", "stopped", "killed", "restored", "moved"]
"""How a server's predecessor ended: there was none, it was stopped, it ended without a word; or its tables came from a
backup, or from a file to PostgreSQL."""
PasskeysOffered: TypeAlias = Literal["yes", "address", "insecure"]
"""Whether a page can have passkeys; browsers make none for a bare address, and none without https."""
Base64: TypeAlias = Annotated[str, Meta(min_length=1, max_length=12_000, pattern=r"^[A-Za-z0-9_-]+\Z")]
"""Bytes in base64url without padding."""
CredentialId: TypeAlias = Annotated[str, Meta(min_length=16, max_length=1_364, pattern=r"^[A-Za-z0-9_-]+\Z")]
Audience: TypeAlias = Literal["nobody", "known", "everybody"]
"""Who may see something of a person."""


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
    """Who sits where. `standin`: a bot plays for the holder, who can take the seat back at any time. `handed`: the
    holder asked for that; otherwise a client takes the seat back as soon as its player returns."""

    seat: int
    kind: SeatKind
    name: str
    level: str | None
    standin: bool
    handed: bool
    presence: Presence
    contributed: bool
    open_view: bool
    """The seat consents that spectators share its view."""
    host: bool
    """Its holder is the host."""
    animal: Animal | None
    """The portrait that its player has chosen; no two seats have the same. Null: the client gives one."""
    because: Because
    """Why a bot plays here instead of a person."""
    hand: bool = False
    """Its player holds a phone next to a shared screen, which is never sent what only this seat may know."""


class Timer(Wire, omit_defaults=False):
    """The clock of the seats that are waited for, and what happens at its end (`at_end`)."""

    seat: int | None
    left_ms: int
    """Everything that is left: of the turn, of the reserve and of extensions."""
    running: bool
    total_ms: int
    """What there was at the beginning of the turn, with extensions."""
    bank_ms: int
    """The part of `total_ms` that comes from the seat's reserve."""
    vacation_ms: int
    """Vacation that the seat has left: used before its time is over."""
    days: bool
    """A game over days: the time is for a turn, with a reserve. Otherwise it is for a decision."""
    asked: list[int]
    """The seats that are waited for: one, or all that are asked to agree to an undo."""
    consent: bool
    """They are asked to agree to an undo; at the end it counts as declined."""
    at_end: Literal["ask", "bot", "wait"]
    """As the table's `time_out`; `wait`: no other person plays, so the table waits."""
    up: bool
    """The time is over, and the others decide how to go on."""


class Settings(Wire, omit_defaults=False):
    """The host's settings for this table."""

    undo: Literal["boundary", "consent"] = "boundary"
    hints: bool = True
    chat: Literal["off", "phrases", "free"] = "phrases"
    spectators: bool = True
    timer_s: Annotated[int, Meta(ge=0, le=86_400)] = 0
    """Seconds for a decision; 0: no timer."""
    turn_h: TurnHours = 0
    """Hours for a turn in a game over days; 0: not over days. Takes precedence over `timer_s`."""
    time_out: TimeOut = "ask"
    vacation_d: Annotated[int, Meta(ge=0, le=60)] = 0
    """Vacation days of each player in a game over days."""
    standing: bool = False
    """Players may answer beforehand in a game over days, where the game has such answers; presence is hidden then. Set
    before the game."""
    rated: bool = False
    """The game counts for the ladder: set before others sit down, and without hints."""


PACE = ("timer_s", "turn_h", "time_out", "vacation_d")
"""The settings of the pace, which players can propose to each other."""


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


class Proposal(Wire, omit_defaults=False):
    """A seat proposes another pace (`settings`), or to end the game (null); the others have to agree."""

    seat: int
    settings: Settings | None
    agreed: list[int]
    waiting: list[int]
    """The seats that have not answered."""


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
    screen: bool = False
    """This browser is a screen for everybody in the room: it has a place, and no seat."""


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
    proposal: Proposal | None
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
    proposal: Proposal | UnsetType | None = UNSET
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


class Propose(Command, tag="propose"):
    """Propose another pace to the other players (`settings`, which differ in nothing else), or without it to end the
    game. Carried out once everybody who plays has agreed; a player whose time is over is not asked about the end."""

    guards = (*_AT_SEAT, needs.NO_BOT, *_PLAYING)
    seat: SeatNumber
    settings: Settings | None = None


class AnswerProposal(Command, tag="answer-proposal"):
    """Accept or decline what was proposed; who proposed it declines to withdraw it."""

    guards = (*_AT_SEAT, needs.NO_BOT, *_PLAYING, needs.PROPOSED)
    seat: SeatNumber
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
    that seat of yours to another device, once, within 15 minutes.

    With `hand` the other device is a phone next to this screen: this browser keeps its place, and the host's chair, but
    gets from then on only what everybody may see.
    """

    guards = (needs.NOT_PRIVATE, needs.HOST_UNLESS_SEAT, *_AT_SEAT, needs.NOT_CLOSED)
    seat: SeatNumber | None = None
    hand: bool = False


class OpenView(Command, tag="open-view"):
    """Consent (or stop consenting) that spectators share this seat's view. Shown to all."""

    guards = (*_AT_SEAT, needs.NOT_CLOSED)
    seat: SeatNumber
    on: bool


class ChangeSettings(Command, tag="settings"):
    """Change the table's settings (host). While people play together, the pace changes by `propose` only."""

    guards = (needs.HOST, needs.NOT_CLOSED)
    settings: Settings


class Kick(Command, tag="kick"):
    """Remove all spectators (host). They cannot come back, by whatever link and on none of their devices."""

    guards = (needs.HOST, needs.NOT_CLOSED, needs.WATCHED)


class Pause(Command, tag="pause"):
    """Pause the clock and the bots (any player)."""

    guards = (needs.PLAYER, *_PLAYING, needs.NOT_PAUSED)


class Resume(Command, tag="resume"):
    """Resume the clock and the bots (any player)."""

    guards = (needs.PLAYER, *_PLAYING, needs.PAUSED)


class Rematch(Command, tag="rematch"):
    """Open a new table for the same people, each one seat further so that the next player starts, once the game is
    over."""

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
    | Propose
    | AnswerProposal
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
    """The answer to `hint`: a bot's choice and, if any, its reasons and its estimate of the chance to win if players of
    these levels, one for each seat, play on."""

    id: str
    seq: int
    choice: Choice
    chance: float | None
    levels: list[str]
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
    moves: int | None = None
    """The link moves this seat to another device; null: it opens the table."""
    hand: bool = False
    """That device becomes a hand next to a shared screen."""


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
    """Something waits for you: a decision, or an answer to somebody who wants to undo or proposes something."""
    turn: int | None
    """The seat that decides."""
    animals: list[Animal | None]
    """By seat: the portrait that its player has chosen."""
    company: bool
    """Somebody elsewhere has a seat, or can still take one."""
    days: bool
    """A game over days."""
    left_ms: int | None
    """Time left to those who are waited for; null: no limit, or it does not run."""
    at_end: TimeOut
    """What happens when a player's time is over."""


class Tables(Wire, omit_defaults=False):
    """Answer of `GET /api/tables?first=0`: a page of tables: games under way first, then those touched last.

    With `mark`, the one of the last answer, and `wait` (seconds, at most 25) it is sent once the page has changed, or
    when the time is up.
    """

    tables: list[TableLine]
    more: int | None
    """The `first` of the next page; null on the last page."""
    mark: str = ""
    """Changes whenever the page does."""


class Story(Wire, omit_defaults=False):
    """Answer of `GET /api/tables/{id}/steps?seat=2&since=0`: the steps behind `since` that a snapshot left out.

    Without the memory aid, a running game's story begins where the reader's log may begin (see `LogLimitInfo`).

    A page of them; ask again with the `seq` of the last until it is `seq`.
    """

    seq: int
    steps: list[Step]


class StandingOffer(Wire, omit_defaults=False):
    """An answer that you may give beforehand; its text is `standing-<word>` of the game."""

    word: str
    until: list[int]
    """Where it may end; empty: it ends by itself."""
    on: bool
    """You have given it."""
    end: int | None
    """Where yours ends."""
    settles: bool
    """It will settle what you are asked now."""


class StandingAnswers(Wire, omit_defaults=False):
    """Answer of `GET /api/tables/{id}/standing?seat=2`, `POST …/standing` and `POST …/standing/revoke`: what a seat of
    yours may answer beforehand, and has answered. Nobody else gets it, and no frame depends on it."""

    offers: list[StandingOffer]


class GiveStanding(Wire):
    """Body of `POST /api/tables/{id}/standing`: answer with this word whenever it is asked, with `until` up to there.
    The answer is given after a random time."""

    seat: SeatNumber
    word: Token
    until: Annotated[int, Meta(ge=0, le=1000)] | UnsetType = UNSET


class RevokeStanding(Wire):
    """Body of `POST /api/tables/{id}/standing/revoke`."""

    seat: SeatNumber
    word: Token


class Reach(Wire, omit_defaults=False):
    """Answer of `GET /api/reach`: the address that links for others begin with.

    `POST /api/reach/open` lets a server that listens on its own machine only listen on the local network too, until it
    ends; for a page on that machine alone.
    """

    address: str | None = None
    """Scheme, host and port; null: the address that the page itself was loaded from."""
    local_only: bool = False
    """Nobody else can reach this server."""
    may_open: bool = False
    """This browser may open it."""


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


class HistorySeat(Wire, omit_defaults=False):
    """A seat of a finished game."""

    name: str
    """Empty: a player who was forgotten."""
    yours: bool
    rank: int
    points: int
    animal: Animal | None
    level: str | None
    """The level of a bot; null: a person played."""
    left: bool
    """The person gave the seat up, or a bot decided for them at the end."""


class HistoryLine(Wire, omit_defaults=False):
    """A finished game of yours."""

    table: str
    game: str
    ended: int
    """When (milliseconds since 1970)."""
    reason: Text
    seats: list[HistorySeat]
    kept: bool
    """Its table still exists, so it can be replayed."""
    practice: bool
    undone: bool
    """Something was taken back by consent."""


class History(Wire, omit_defaults=False):
    """Answer of `GET /api/history?first=0&game=&opponent=`: your finished games, the last ones first.

    `opponent` is a part of the name of somebody else at the table. Nobody else gets this answer.
    """

    lines: list[HistoryLine]
    more: int | None
    """The `first` of the next page; null on the last page."""


class PointSource(Wire, omit_defaults=False):
    """Where points came from: the id of the text in the result, with your average over all games."""

    text: Text
    average: float


class GameStatistics(Wire, omit_defaults=False):
    """Your games of one kind."""

    game: str
    played: int
    won: int
    best: int
    """The most points."""
    sources: list[PointSource]


class Rival(Wire, omit_defaults=False):
    """Your games against somebody, and who was ahead."""

    name: str
    level: str | None
    played: int
    ahead: int
    behind: int


class ChallengeLine(Wire, omit_defaults=False):
    """A challenge of this house; `done`: when you met it first, and `table` where (null: not yet)."""

    id: str
    game: str
    thing: str
    """What appears in the burrow."""
    done: int | None
    table: str | None


class Luck(Wire, omit_defaults=False):
    """What throws and draws did for you, in games won, with half the width of its 95% interval."""

    games: int
    """The games whose luck was worked out."""
    luck: float
    error: float


class Statistics(Wire, omit_defaults=False):
    """Answer of `GET /api/history/statistics`: your record in figures. Practice does not count."""

    played: int
    won: int
    streak: int
    """Wins in a row up to now."""
    longest: int
    games: list[GameStatistics]
    rivals: list[Rival]
    """Those you met most often."""
    challenges: list[ChallengeLine]
    luck: Luck | None = None
    """In all games that were analysed, which happens when somebody looks at a result; null: none was."""


class ExportedGame(Wire, omit_defaults=False):
    """A finished game with its details: ranks, points line by line, actions of each kind."""

    table: str
    names: list[str]
    yours: list[int]
    result: Any


class HistoryExport(Wire, omit_defaults=False):
    """Answer of `GET /api/history/export`: everything that the server knows of your finished games, as one file."""

    version: int
    games: list[ExportedGame]


class AboutPerson(Wire, omit_defaults=False):
    """What somebody says of themselves to those who may see that they are here."""

    language: str
    zone: str
    """Their time zone, as `Europe/Rome`; empty: not known."""
    since: int
    """When they first came (milliseconds since 1970); 0: not known."""


class PersonPage(Wire, omit_defaults=False):
    """Answer of `GET /api/history/of?table=T&seat=2&first=0`: what the person who played a seat shows you of themselves
    (see `Privacy`).

    Their seats are `yours` in the lines, which name no tables. Other players are named if they show you their history.
    """

    name: str
    animal: Animal | None
    history: History | None
    """Null: they do not show it to you."""
    statistics: Statistics | None
    """Null: they do not show them to you. Without challenges, and without what concerns other people."""
    about: AboutPerson | None
    """Null: they do not show you that they are here."""


class LadderLine(Wire, omit_defaults=False):
    """Somebody on the ladder: a person whom you may see, or a bot level, whose rating is fixed."""

    place: int | None
    """Among the people shown; null: a bot, or too little is known."""
    name: str
    animal: Animal | None
    level: str | None
    """The level of a bot; null: a person."""
    rating: int
    """Elo points; 400 more mean odds of ten to one."""
    deviation: int
    """How far the rating may be off, as a standard deviation."""
    unsure: bool
    """Too little is known: shown with a question mark."""
    games: int
    yours: bool


class RatingPoint(Wire, omit_defaults=False):
    """Your rating after a game."""

    at: int
    rating: int
    deviation: int


class Ladder(Wire, omit_defaults=False):
    """Answer of `GET /api/ladder?game=molly&seats=3`: the ladder of a game for a number of players, strongest first.

    People appear to those to whom they show their ladder (see `Privacy`); places count only those.
    """

    game: str
    seats: int
    lines: list[LadderLine]
    curve: list[RatingPoint]
    """Your own rating, the oldest first."""
    bot_games: int
    """How many games with the same bot count within 24 hours."""
    unsure: int
    """The deviation from which a rating has a question mark."""


class RatingChange(Wire, omit_defaults=False):
    """What a game did to the rating of a seat's person."""

    seat: int
    before: int
    after: int
    deviation: int
    """Afterwards."""
    unsure: bool
    """Afterwards."""
    why: Literal["", "capped", "standin", "late"]
    """Why nothing changed: enough games with this bot within 24 hours, a bot played for them, or they came late."""


class RatedGame(Wire, omit_defaults=False):
    """Answer of `GET /api/tables/{id}/rating`, for the players of a finished game at a rated table.

    `pending`: the result is not written down yet; ask again. Changes of people who hide their ladder are left out.
    """

    state: Literal["pending", "rated", "unrated"]
    why: Literal["", "practice", "undone", "twice", "unmeasured", "alone", "off"]
    """Why the game is not rated; `off`: its table was not."""
    changes: list[RatingChange]


class Privacy(Wire, omit_defaults=False):
    """Who may see what of somebody; `known`: those who have been at a table with them."""

    presence: Audience = "known"
    history: Audience = "known"
    ladder: Audience = "known"
    statistics: Audience = "known"


class Me(Wire, omit_defaults=False):
    """Answer of `GET /api/me` and of the requests that change it: who you are on this server."""

    name: str
    """Empty: you have not chosen one."""
    animal: Animal | None
    language: str
    zone: str
    """Your time zone, as `Europe/Rome`; empty: not known."""
    since: int
    """When you first came (milliseconds since 1970); 0: this browser is nobody yet."""
    recovery: int
    """When your recovery words were made; 0: there are none."""
    privacy: Privacy


class SetMe(Wire):
    """Body of `POST /api/me`: introduce yourself. A browser without a key gets one."""

    name: Name
    animal: Animal | None = None
    language: Annotated[str, Meta(min_length=2, max_length=8, pattern=r"^[a-z]+\Z")] = "en"
    zone: Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_+/-]+\Z")] | UnsetType = UNSET


class SetPrivacy(Wire):
    """Body of `POST /api/me/privacy`."""

    privacy: Privacy


class MakeRecovery(Wire):
    """Body of `POST /api/me/recovery`: new recovery words in a language; older ones stop working."""

    language: Annotated[str, Meta(min_length=2, max_length=8, pattern=r"^[a-z]+\Z")] = "en"


class Recovery(Wire, omit_defaults=False):
    """Answer of `POST /api/me/recovery`. The words are shown only once: the server stores their hash."""

    words: list[str]
    made: int


class Restore(Wire):
    """Body of `POST /api/me/restore`: become the person whom recovery words restore.

    Damaged words are a `bad-request`, words of nobody here `unknown-secret`. A browser that has tables already is
    refused (`not-now`) unless `replace` is set: it would lose them. Other devices are signed out unless `sign_out` is
    false.
    """

    words: Annotated[str, Meta(min_length=1, max_length=400)]
    replace: bool = False
    sign_out: bool = True


class PasskeyLine(Wire, omit_defaults=False):
    """A passkey of yours."""

    id: str
    host: str
    """The host name that it works at."""
    browser: str
    system: str
    made: int
    used: int
    """When it was last used (milliseconds since 1970); 0: never."""


class Passkeys(Wire, omit_defaults=False):
    """Answer of `GET /api/passkeys` and of the requests that change them: your passkeys, and whether this address can
    have any."""

    offered: PasskeysOffered
    host: str
    """The host name that new ones belong to; empty where none is offered."""
    keys: list[PasskeyLine]


class NewPasskey(Wire, omit_defaults=False):
    """Answer of `POST /api/passkeys/begin`: what the browser needs to make a passkey, within five minutes."""

    challenge: str
    host: str
    user: str
    """An opaque id of your person for authenticators, in base64url."""
    name: str
    known: list[str]
    """The passkeys that you have here already."""


class AddPasskey(Wire):
    """Body of `POST /api/passkeys/add`: what the browser made, in base64url."""

    id: CredentialId
    client_data: Base64
    attestation: Base64


class RemovePasskey(Wire):
    """Body of `POST /api/passkeys/remove`."""

    id: CredentialId


class PasskeyChallenge(Wire, omit_defaults=False):
    """Answer of `POST /api/passkeys/challenge`: what a passkey has to sign, within five minutes."""

    challenge: str
    host: str


class UsePasskey(Wire):
    """Body of `POST /api/passkeys/use`: become the person whose passkey this is.

    An answer that proves nothing is `unknown-secret`. `replace` and `sign_out` are as in `Restore`, but your other
    devices stay unless you ask for it.
    """

    id: CredentialId
    client_data: Base64
    authenticator_data: Base64
    signature: Base64
    user: Base64 | UnsetType = UNSET
    replace: bool = False
    sign_out: bool = False


class DeleteMe(Wire):
    """Body of `POST /api/me/delete`: delete keys, names, subscriptions and everything else about you. `sure` has to be
    true."""

    sure: bool


class ChannelLine(Wire, omit_defaults=False):
    """A place where somebody is notified of their turns. Of its address only the host is shown."""

    id: str
    channel: Channel
    host: str
    made: int
    """When it was added (milliseconds since 1970)."""
    here: bool
    """It is the browser that asks."""


class QuietHours(Wire, omit_defaults=False):
    """When somebody wants no notifications: minutes of the day from 0 to 1439, in a time zone."""

    zone: Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_+/-]+\Z")]
    begins: Annotated[int, Meta(ge=0, le=1439)]
    ends: Annotated[int, Meta(ge=0, le=1439)]


class Notices(Wire, omit_defaults=False):
    """Answer of `GET /api/notices` and of the requests that change it."""

    push_key: str | None
    """The key to subscribe with for Web Push; None: this server offers none."""
    channels: list[ChannelLine]
    quiet: QuietHours | None = None
    signing: str | None = None
    """The key that signs deliveries to the webhook that was just added: it is shown only once."""


class AddChannel(Wire):
    """Body of `POST /api/notices/add`: add a place for notifications, or renew it.

    `p256dh` and `auth` are the keys of a browser's subscription, whose endpoint is the address. `replaces` is the
    endpoint that the browser had before. `token` is an access token for ntfy or Matrix.
    """

    channel: Channel
    address: Annotated[str, Meta(min_length=1, max_length=1000)]
    language: Annotated[str, Meta(min_length=2, max_length=8, pattern=r"^[a-z]+\Z")] = "en"
    p256dh: Annotated[str, Meta(max_length=200)] | UnsetType = UNSET
    auth: Annotated[str, Meta(max_length=100)] | UnsetType = UNSET
    token: Annotated[str, Meta(max_length=400, pattern=r"^[\x21-\x7e]*\Z")] | UnsetType = UNSET
    replaces: Annotated[str, Meta(max_length=1000)] | UnsetType = UNSET


class NamedChannel(Wire):
    """Body of `POST /api/notices/remove` and `POST /api/notices/test`: one of your places for notifications."""

    id: Token


class SetQuietHours(Wire):
    """Body of `POST /api/notices/quiet`: quiet hours, or (null) none."""

    quiet: QuietHours | None


class Tried(Wire, omit_defaults=False):
    """Answer of `POST /api/notices/test`: what became of it, and the HTTP status of the receiver (0: not reached)."""

    outcome: Literal["sent", "gone", "later", "refused"]
    status: int


class Look(Wire):
    """Body of `POST /api/tables/{id}/look`: whether this page shows the table. Nobody is notified of what they see."""

    visible: bool


class Looked(Wire, omit_defaults=False):
    """Answer of `POST /api/tables/{id}/look`."""

    seconds: int
    """Ask again before this has passed, while the table stays visible."""


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
    standing: list[str] = []
    """The words of answers that players may give beforehand in a game over days."""


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
    rules: str | UnsetType = UNSET
    """The name of the rules that it was played by (docs/formats.md), where the server has it; not signed."""


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
    Spectators are told about a move only if everything that happened in it was visible to them. Chances are those of
    players of the `levels`, one for each seat, who play on.
    """

    table: str
    complete: bool
    levels: list[str]
    chances: list[list[float] | None]
    accounts: list[SeatAccount]


class Fault(Wire, omit_defaults=False):
    """Every HTTP answer that is not 2xx."""

    code: Code
    detail: str


class Calendar(Wire, omit_defaults=False):
    """Answer of `GET /api/calendar`, `POST /api/calendar/new` and `POST /api/calendar/remove`."""

    on: bool
    path: str | None = None
    """The secret address of a feed that was just made: append it to the server's address. It is not shown again."""


class NewCalendar(Wire):
    """Body of `POST /api/calendar/new`: make a calendar feed of my deadlines; an older one stops working."""

    language: Annotated[str, Meta(min_length=2, max_length=8, pattern=r"^[a-z]+\Z")] = "en"


class PuzzleAnswer(Wire, omit_defaults=False):
    """Body of `POST /api/puzzles/answer`: my answer to a puzzle. Only the first one to each is kept."""

    puzzle: Annotated[str, Meta(pattern=r"^[0-9a-f]{10}\Z")]
    choice: Annotated[int, Meta(ge=0, lt=1000)]
    """Its place in the list of choices, from 0."""


class PuzzleCount(Wire, omit_defaults=False):
    """How many people of the house gave an answer."""

    choice: int
    people: int


class PuzzleAnswers(Wire, omit_defaults=False):
    """Answer of `POST /api/puzzles/answer`: how the house answered; empty until several people have."""

    choices: list[PuzzleCount]


class Announcement(Wire, omit_defaults=False):
    """A message of the host to everybody."""

    id: str
    text: str
    at: int
    """When it was made (milliseconds since 1970)."""


class House(Wire, omit_defaults=False):
    """Answer of `GET /api/house`: how this server admits people, and whether the asking browser has been let in.

    Where it has not, requests about tables are refused with the code `not-admitted`. With `oidc` a browser is let in by
    `GET /house/sign-in`, which leads to the provider and back.
    """

    admission: Literal["open", "invitation", "password", "header", "oidc"]
    admitted: bool
    announcement: Announcement | UnsetType = UNSET
    """What the host wants everybody to read, if anything."""


class HostPerson(Wire, omit_defaults=False):
    """Somebody with a device in this house."""

    id: str
    name: str
    """As they introduced themselves, or else sat down last; empty: neither."""
    devices: int
    since: int
    """Milliseconds since 1970; 0: not known."""
    seen: int
    """When they were last here, to the hour."""
    tables: int
    """Tables of the list where they have a seat."""
    here: bool
    """Connected to a table of this process now."""
    banned: bool


class HostTable(Wire, omit_defaults=False):
    """A table as its host page shows it: nothing of its game but who plays."""

    table: str
    game: str
    phase: Phase
    names: list[str]
    """Of seats with a person or a bot."""
    people: int
    here: int
    """People connected to it through this process now."""
    private: bool
    """For its maker and bots alone."""
    touched: int
    """When anything happened there last (milliseconds since 1970)."""


class HostLoad(Wire, omit_defaults=False):
    """How busy this process is."""

    connections: int
    tables: int
    """Tables in memory."""
    moves: int
    """Entries written since it was started."""
    answer_ms: int
    """95 of 100 commands were answered within this."""
    processor: float
    """Processes waiting for each processor of the machine; 1.0: fully busy."""


class HostBackup(Wire, omit_defaults=False):
    """Backups of this house."""

    possible: bool
    """False where the database has backups of its own."""
    hours: float
    """How often one is made; 0: only by hand."""
    verified: int
    """When the last good one was made (milliseconds since 1970); 0: none."""
    fault: str
    """Why the last attempt failed; empty: it did not."""


class HostStart(Wire, omit_defaults=False):
    """A start of a server of this house."""

    at: int
    """Milliseconds since 1970."""
    before: int
    """The last sign of life before it; 0: none."""
    why: HowItEnded


class HostFailure(Wire, omit_defaults=False):
    """A place that does not accept notifications."""

    person: str
    name: str
    channel: str
    failures: int
    again: int
    """When the next attempt is made (milliseconds since 1970)."""


class HostPage(Wire, omit_defaults=False):
    """Answer of `GET /api/host` and of every action of the host."""

    version: str
    python: str
    protocol: int
    people: list[HostPerson]
    people_in_all: int
    tables: list[HostTable]
    tables_in_all: int
    load: HostLoad
    limits: dict[str, int]
    free_bytes: int | None
    used_bytes: int | None
    """The size of the database, where that is known."""
    admission: Literal["open", "invitation", "password", "header", "oidc"]
    admission_changes: bool
    """The host page may change it."""
    announcement: Announcement | None
    backup: HostBackup
    failures: list[HostFailure]
    notices_waiting: int
    open_to: OpenTo
    """Who may see and join open tables."""
    starts: list[HostStart]
    """The last starts, the newest first."""


class HostNamesPerson(Wire):
    """Body of `POST /api/host/ban` and `POST /api/host/unban`."""

    person: Annotated[str, Meta(max_length=64)]


class HostNamesTable(Wire):
    """Body of `POST /api/host/close`."""

    table: Annotated[str, Meta(max_length=64)]


class HostAnnounces(Wire):
    """Body of `POST /api/host/announce`; an empty text removes the announcement."""

    text: Annotated[str, Meta(max_length=300)]


class HostAdmits(Wire):
    """Body of `POST /api/host/admission`."""

    admission: Literal["open", "invitation"]


class HostInvitation(Wire, omit_defaults=False):
    """Answer of `POST /api/host/invite`: append `path` to the server's address."""

    path: str
    days: int


class EnterHouse(Wire):
    """Body of `POST /api/house/enter`: the house password, or the token of an invitation to the house."""

    password: Annotated[str, Meta(min_length=1, max_length=200)] | UnsetType = UNSET
    invitation: Annotated[str, Meta(min_length=1, max_length=2000)] | UnsetType = UNSET


class OpenPlayer(Wire, omit_defaults=False):
    """A taken seat of an open table. Somebody who hides from the reader has neither a name nor an animal."""

    name: str
    animal: Animal | None
    bot: bool


class OpenTable(Wire, omit_defaults=False):
    """A table that waits for players, as somebody who could join it sees it."""

    table: str
    game: str
    seats: int
    players: list[OpenPlayer]
    """Those who sit there already, in the order of the seats; the other seats are free."""
    timer_s: int
    turn_h: int
    """The pace, as in the table's settings."""
    language: str
    description: str
    strangers: bool
    """Strangers may join, too."""
    opened: int
    """When it was opened (milliseconds since 1970)."""
    yours: bool
    """You have a place at it."""


class OpenTables(Wire, omit_defaults=False):
    """Answer of `GET /api/open` and of `POST /api/open` and `POST /api/open/close`: the tables that wait for players,
    those opened last first.

    With `mark`, the one of the last answer, and `wait` (seconds, at most 25) the answer to `GET` is sent once the list
    has changed, or when the time is up.
    """

    open_to: OpenTo
    """Who may see open tables here; `off`: there are none."""
    known: bool
    """You are of this house; otherwise a stranger, who sees nothing unless the host allows it."""
    tables: list[OpenTable]
    waiting: dict[str, int]
    """How many people wait for a quick match, by game."""
    mark: str = ""


class OpenUp(Wire):
    """Body of `POST /api/open`: open a table to others (its host, before the game)."""

    table: Token
    description: Annotated[str, Meta(max_length=120)] = ""
    language: Annotated[str, Meta(min_length=2, max_length=8)] = "en"
    strangers: bool = False


class OpenName(Wire):
    """Body of `POST /api/open/close`: do not show a table any more; those who came stay."""

    table: Token


class JoinOpen(Wire):
    """Body of `POST /api/open/join`: take a free seat of an open table. The answer is that of `POST /api/join`."""

    table: Token
    name: Name
    animal: Animal | UnsetType = UNSET


class QuickWish(Wire):
    """Body of `POST /api/quick`: what somebody would play now. Send it again with the same `id` to go on waiting."""

    id: Token
    game: Token
    seats: Annotated[list[Annotated[int, Meta(ge=2, le=5)]], Meta(min_length=1, max_length=4)]
    """Every number of players that would do."""
    pace: QuickPace
    name: Name
    animal: Animal | UnsetType = UNSET
    wait: Annotated[int, Meta(ge=0, le=25)] = 0
    """Seconds after which the answer is sent at the latest."""


class QuickLeave(Wire):
    """Body of `POST /api/quick/leave`: stop waiting."""

    id: Token


class QuickAnswer(Wire, omit_defaults=False):
    """Answer of `POST /api/quick`: the table that was made, or how many people would play the same, you included."""

    table: str | None
    waiting: int


class HostOpens(Wire):
    """Body of `POST /api/host/open-tables`: who may see and join open tables."""

    open_to: OpenTo


class OfflineGames(Wire, omit_defaults=False):
    """Answer of `GET /api/offline`: which games pages can play by themselves.

    `state` is `ready` when there is nothing left to do, `fetching` while the linker is downloaded, `building` while
    modules are built, and `stopped` where the rest will not come (the server's log gives the reason).
    """

    ready: list[str]
    total: int
    state: Literal["ready", "fetching", "building", "stopped"]


class QrText(Wire):
    """Body of `POST /api/qr`; the answer is an SVG."""

    text: Annotated[str, Meta(min_length=1, max_length=300)]


BOT_NAMES = ("Bruna", "Oreste", "Pina", "Tobia", "Zeno")
"""What bots are called that nobody has named; enough for every seat."""

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
    StandingAnswers,
    GiveStanding,
    RevokeStanding,
    Reach,
    Devices,
    DevicePass,
    CarrySeats,
    SignOut,
    History,
    Statistics,
    HistoryExport,
    Me,
    SetMe,
    SetPrivacy,
    MakeRecovery,
    Recovery,
    Restore,
    DeleteMe,
    Notices,
    AddChannel,
    NamedChannel,
    SetQuietHours,
    Tried,
    Look,
    Looked,
    Frames,
    Catalogue,
    ViewInfo,
    Receipt,
    Replay,
    Analysis,
    Fault,
    House,
    EnterHouse,
    Calendar,
    NewCalendar,
    PuzzleAnswer,
    PuzzleAnswers,
    HostPage,
    HostNamesPerson,
    HostNamesTable,
    HostAnnounces,
    HostAdmits,
    HostInvitation,
    OfflineGames,
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
