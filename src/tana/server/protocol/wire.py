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
"""Increased with every change that older clients cannot read."""

MAX_BODY = 16 * 1024
"""The largest command or request body, in bytes."""

MOST_TAKEN = 1_500
"""The maximum number of actions in a game taken over from a page: as many as fit into a request body."""

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
"""`none`: the seat is open; `hidden`: players may give standing answers, so presence is not shown."""
Animal: TypeAlias = Literal[
    "mole", "mouse", "hedgehog", "fox", "badger", "squirrel", "frog", "owl", "rabbit", "robin", "otter", "sheep"
]
"""A player's portrait."""
Because: TypeAlias = Literal["", "left", "away", "time"]
"""Why a bot plays a person's seat: the player gave it up, was away, or ran out of time."""
TimeOut: TypeAlias = Literal["ask", "bot"]
"""What happens when a player's time runs out: the others are asked, or a bot plays until the player returns."""
TurnHours: TypeAlias = Literal[0, 12, 24, 48, 72, 168]
Channel: TypeAlias = Literal["push", "ntfy", "webhook", "discord", "matrix", "telegram"]
"""A way to notify people who have no page open."""
OpenTo: TypeAlias = Literal["off", "house", "everybody"]
"""Who may see open tables: nobody, people of the house, or also strangers, at tables that are open to them."""
QuickPace: TypeAlias = Literal["relaxed", "minute", "days"]
"""The pace of a quick match: no limit, a minute for each decision, or a day for each turn."""
HowItEnded: TypeAlias = Literal["first", "stopped", "killed", "restored", "moved"]
"""How the previous server ended: there was none, it was stopped, it was killed; or its tables were restored from a
backup, or moved from SQLite to PostgreSQL."""
PasskeysOffered: TypeAlias = Literal["yes", "address", "insecure"]
"""Whether a page can offer passkeys: browsers create none for a bare IP address, and none without https."""
Base64: TypeAlias = Annotated[str, Meta(min_length=1, max_length=12_000, pattern=r"^[A-Za-z0-9_-]+\Z")]
"""Bytes in base64url without padding."""
CredentialId: TypeAlias = Annotated[str, Meta(min_length=16, max_length=1_364, pattern=r"^[A-Za-z0-9_-]+\Z")]
Audience: TypeAlias = Literal["nobody", "known", "everybody"]
"""Who may see a part of a profile."""


class Wire(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Base of all messages and their parts."""


# --- texts, events, choices ----------------------------------------------------------------------------------


class Text(Wire, omit_defaults=False):
    """The id of a text and its arguments: a number, a `domain:token`, or another text."""

    id: str
    args: dict[str, int | str | Text] = {}


class WireEvent(Wire, omit_defaults=False):
    """An event that this perspective may know about. The catalogue has the domains of its arguments."""

    name: str
    args: dict[str, str]


class Choice(Wire, omit_defaults=False):
    """One legal action, in parts so that any client can offer it.

    `irreversible`: its player could not undo it alone, because it would reveal something or pass the turn to somebody
    else. Computed from what the actor knows; true when in doubt.
    """

    action: int
    word: str
    args: dict[str, str]
    notation: str
    irreversible: bool


# --- the table as a perspective sees it ----------------------------------------------------------------------


class SeatInfo(Wire, omit_defaults=False):
    """Who plays a seat. `standin`: a bot plays for the holder, who can take the seat back at any time. `handed`: the
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
    """The player lets spectators share this seat's view."""
    host: bool
    """Its holder is the host."""
    animal: Animal | None
    """The portrait that its player has chosen; different for every seat. Null: the client assigns one."""
    because: Because
    """Why a bot plays this seat instead of a person."""
    hand: bool = False
    """Its player uses a phone next to a shared screen; the screen is never sent what only this seat may know."""


class Timer(Wire, omit_defaults=False):
    """The clock of the seats that the table waits for, and what happens when it runs out (`at_end`)."""

    seat: int | None
    left_ms: int
    """The time left: of the turn, the reserve and extensions together."""
    running: bool
    total_ms: int
    """The time at the beginning of the turn, with extensions."""
    bank_ms: int
    """The part of `total_ms` that comes from the seat's reserve."""
    vacation_ms: int
    """Vacation that the seat has left; it is used up before its time runs out."""
    days: bool
    """A game over days: the time is for a turn, with a reserve. Otherwise it is for one decision."""
    asked: list[int]
    """The seats that the table waits for: one, or all that are asked to agree to an undo."""
    consent: bool
    """They are asked to agree to an undo; when time runs out, it counts as declined."""
    at_end: Literal["ask", "bot", "wait"]
    """The table's `time_out`; or `wait`: no other person plays, so the table waits."""
    up: bool
    """The time has run out, and the others decide how to go on."""


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
    """Players may give standing answers, in a game over days that has them; presence is hidden then. Set before the
    game."""
    rated: bool = False
    """The game counts for the ladder. Set before others join; excludes hints."""


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
    """The commitment to the server's secret, each seat's contribution, and, for players after the game, the secret."""

    commitment: str
    contributions: list[str | None]
    secret: str | None
    keys: list[str | None]
    """By seat: the public key for its player's signature of the receipt."""


class ScoreLine(Wire, omit_defaults=False):
    """One line of a seat's score."""

    text: Text
    points: int


class Outcome(Wire, omit_defaults=False):
    """How the game ended, by seat."""

    scores: list[int]
    ranks: list[int]
    reason: Text
    lines: list[list[ScoreLine]]


class UndoAsked(Wire, omit_defaults=False):
    """A seat asks to undo a move beyond the boundary; every other seat held by a person has to agree."""

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
    """One entry of the table's log, as far as this perspective may know it."""

    seq: int
    cause: str
    """The kind of the entry: started, played, undone, seat, said, paused, resumed, over, …"""
    seat: int | None
    events: list[WireEvent]
    undone: list[int]
    """The steps (by seq) that this one undid; a client strikes them out."""
    number: int | None
    """The number of an action. Luck is used only once: even after an undo, the next action has the next number."""


class You(Wire, omit_defaults=False):
    """This browser's role at the table."""

    seats: list[int]
    host: bool
    watching: bool
    perspective: int | None
    """The seat whose view this is; null: what everybody may see."""
    screen: bool = False
    """This browser is a screen for everybody in the room: it has a place, but no seat."""


class Snapshot(Wire, tag_field="kind", tag="snapshot", omit_defaults=False):
    """The whole table for one perspective; `steps` is the story after the requested `since`.

    At most the newest 1,000 steps after `since`; `GET /api/tables/{id}/steps` returns the rest. Without the memory aid,
    a client that asks with `since` 0 gets no more than the log may show.
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
    """The game began from a chosen position or seed, or in a page, so its luck cannot be verified."""
    id: str | None = None
    """The command (`lift`, `lower`) that this answers; null for an unsolicited snapshot."""


class Update(Wire, tag_field="kind", tag="update"):
    """The changes of one log entry; a field that is absent has not changed.

    Every log entry is exactly one update for every perspective. A step of the game has `patch`, the fields of this
    perspective's view that have changed, or `view`, the whole view.
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
    """Base of commands. The client chooses `id`; resending the same id gets the same answer and changes nothing."""

    guards: ClassVar[tuple[needs.Guard, ...]] = ()
    """What the command requires, in the order in which it is checked."""
    id: CommandId


_AT_SEAT = (needs.SEAT_EXISTS, needs.OWN_SEAT)
_GATHERING = (needs.NOT_CLOSED, needs.GATHERING)
_PLAYING = (needs.NOT_CLOSED, needs.PLAYING)


class Play(Command, tag="play"):
    """Play an action by number or notation. `seq` is the last entry this client has seen."""

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
    """Undo the seat's last move; beyond the boundary this asks the others, if the table allows it."""

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
    """Propose another pace to the other players (`settings`, with no other difference), or without it to end the game.
    Carried out once everybody who plays has agreed; players whose time has run out are not asked about ending."""

    guards = (*_AT_SEAT, needs.NO_BOT, *_PLAYING)
    seat: SeatNumber
    settings: Settings | None = None


class AnswerProposal(Command, tag="answer-proposal"):
    """Accept or decline a proposal; the proposer declines to withdraw it."""

    guards = (*_AT_SEAT, needs.NO_BOT, *_PLAYING, needs.PROPOSED)
    seat: SeatNumber
    agree: bool


class Hint(Command, tag="hint"):
    """Ask what a bot would do in this seat, given what the seat knows."""

    guards = (*_AT_SEAT, needs.HINTS_ON, needs.TO_MOVE)
    seat: SeatNumber


class Contribute(Command, tag="contribute"):
    """Add 32 random bytes (hex) to the luck of the game, after seeing the commitment and before the start."""

    guards = (*_AT_SEAT, *_GATHERING, needs.NOT_PRACTICE, needs.NOT_CONTRIBUTED)
    seat: SeatNumber
    random: Hex32
    key: Hex32 | UnsetType = UNSET
    """The public key of a one-time signature for the receipt (see `docs/fairness.md`)."""


class Witness(Command, tag="witness"):
    """Sign the receipt of a finished game after comparing it with what this seat was shown. The other players can then
    see that everybody was shown the same game."""

    guards = (*_AT_SEAT, needs.OVER)
    seat: SeatNumber
    signature: Signature


class Start(Command, tag="start"):
    """Start the game (host; every seat taken)."""

    guards = (needs.HOST, *_GATHERING, needs.SEATS_TAKEN)


class Say(Command, tag="say"):
    """Say a phrase from the list, or free text where the host allows it. Without a seat: as a spectator."""

    guards = (*_AT_SEAT, needs.NOT_CLOSED, needs.CHAT_ON)
    seat: SeatNumber | None = None
    phrase: Token | UnsetType = UNSET
    text: Annotated[str, Meta(min_length=1, max_length=240)] | UnsetType = UNSET


class SetSeat(Command, tag="set-seat"):
    """Change who plays a seat.

    `bot`: a bot of `level` plays (as a stand-in if the seat has a holder); `here`: this browser plays it; `remote`:
    return it to its holder, or open it for anybody to join.
    """

    guards = (needs.NOT_CLOSED, needs.NOT_OVER, needs.SEAT_EXISTS)
    seat: SeatNumber
    to: Literal["remote", "here", "bot"]
    level: Level | UnsetType = UNSET


class Rename(Command, tag="rename"):
    """Change the name and the portrait of one of your seats. If another seat has the portrait, this one gets none; the
    client then assigns one."""

    guards = (*_AT_SEAT, needs.NOT_CLOSED, needs.NOT_OVER)
    seat: SeatNumber
    name: Name
    animal: Animal | UnsetType = UNSET


class Invite(Command, tag="invite"):
    """Ask for a link: to the table (host; earlier links and codes stop working), or, with a seat, a link that moves
    that seat of yours to another device, once, within 15 minutes.

    With `hand` the other device is a phone next to this screen: this browser keeps its place, and the role of host, but
    from then on only gets what everybody may see.
    """

    guards = (needs.NOT_PRIVATE, needs.HOST_UNLESS_SEAT, *_AT_SEAT, needs.NOT_CLOSED)
    seat: SeatNumber | None = None
    hand: bool = False


class OpenView(Command, tag="open-view"):
    """Let spectators share this seat's view, or stop letting them. Everybody sees this."""

    guards = (*_AT_SEAT, needs.NOT_CLOSED)
    seat: SeatNumber
    on: bool


class ChangeSettings(Command, tag="settings"):
    """Change the table's settings (host). While several people play, the pace changes by `propose` only."""

    guards = (needs.HOST, needs.NOT_CLOSED)
    settings: Settings


class Kick(Command, tag="kick"):
    """Remove all spectators (host). They cannot come back, with any link or on any of their devices."""

    guards = (needs.HOST, needs.NOT_CLOSED, needs.WATCHED)


class Pause(Command, tag="pause"):
    """Pause the clock and the bots (any player)."""

    guards = (needs.PLAYER, *_PLAYING, needs.NOT_PAUSED)


class Resume(Command, tag="resume"):
    """Resume the clock and the bots (any player)."""

    guards = (needs.PLAYER, *_PLAYING, needs.PAUSED)


class Rematch(Command, tag="rematch"):
    """Open a new table for the same people once the game is over. Everybody moves on by one seat, so that the next
    player starts."""

    guards = (needs.PLAYER, needs.NOT_CLOSED, needs.OVER)


class Leave(Command, tag="leave"):
    """Give up a seat: before the start it opens again; during a game a bot takes it over permanently."""

    guards = (*_AT_SEAT, needs.NOT_CLOSED)
    seat: SeatNumber


class CloseTable(Command, tag="close"):
    """Close the table (host)."""

    guards = (needs.HOST, needs.NOT_CLOSED)


class Lift(Command, tag="lift"):
    """Lift the curtain: from now on this connection gets what that seat may know.

    For your own seats, and for spectators of a seat that shares its view. The answer is a snapshot.
    """

    guards = (needs.SEAT_EXISTS, needs.MAY_SEE_SEAT)
    seat: SeatNumber
    since: Seq = 0


class Lower(Command, tag="lower"):
    """Lower the curtain: from now on this connection gets what everybody may see."""

    since: Seq = 0


class Point(Command, tag="point"):
    """Move this seat's pointer, visible to all (null: hide it). Never logged."""

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
    """Carried out, and on disk; `seq` is its log entry (the newest one for commands that change nothing)."""

    id: str
    seq: int


class Refused(Wire, tag_field="kind", tag="refused", omit_defaults=False):
    """Refused; nothing has changed. `rule` and `text` explain it if a rule of the game forbids it."""

    id: str
    code: Code
    seq: int
    rule: str | None = None
    text: Text | None = None
    detail: str | None = None
    """For developers, in English; contains nothing that the recipient may not know."""


class WhyNot(Wire, tag_field="kind", tag="why-not", omit_defaults=False):
    """The answer to `why`: the rule and its text, or null for both if the action is legal."""

    id: str
    seq: int
    rule: str | None
    text: Text | None


class Hinted(Wire, tag_field="kind", tag="hinted", omit_defaults=False):
    """The answer to `hint`: a bot's choice and, if available, its reasons and its estimate of the chance to win if
    players of these levels, one for each seat, play on."""

    id: str
    seq: int
    choice: Choice
    chance: float | None
    levels: list[str]
    why: list[Reason]
    """In what the choice is better than the others, the most important first."""


class Invited(Wire, tag_field="kind", tag="invited", omit_defaults=False):
    """The answer to `invite`: append `path` to the server's address; the part after # never reaches a server log."""

    id: str
    seq: int
    path: str
    code: str | None


class PresenceFrame(Wire, tag_field="kind", tag="presence", omit_defaults=False):
    """Who is present, by seat, and the number of spectators."""

    seats: list[Presence]
    watching: int


class PointerFrame(Wire, tag_field="kind", tag="pointer", omit_defaults=False):
    """The position of a seat's pointer."""

    seat: int
    at: str | None


class Pong(Wire, tag_field="kind", tag="pong", omit_defaults=False):
    """The answer to a ping: the number of the newest entry."""

    id: str
    seq: int


class Bye(Wire, tag_field="kind", tag="bye", omit_defaults=False):
    """The server closes this connection: `restart` (reconnect at once), `moved` (the seat is played elsewhere),
    `signed-out` (this device was signed out), `slow`, `limit`, `version`, `closed`."""

    reason: str


AnyAnswer: TypeAlias = Ack | Refused | WhyNot | Hinted | Invited | Snapshot | Pong
AnyFrame: TypeAlias = AnyAnswer | Update | PresenceFrame | PointerFrame | Bye


# --- HTTP bodies ---------------------------------------------------------------------------------------------


class SeatPlan(Wire):
    """Who will play a seat of a new table: `me`, another person at this screen, a person elsewhere, or a bot."""

    kind: Literal["me", "here", "remote", "bot"]
    name: Name | UnsetType = UNSET
    animal: Animal | UnsetType = UNSET
    level: Level | UnsetType = UNSET


class Taken(Wire):
    """A game that was begun in a page: the root of its luck, the actions that still count, and the number of each (0 is
    the setup; undone actions have used up their numbers)."""

    root: Hex32
    actions: Annotated[list[ActionNumber], Meta(max_length=MOST_TAKEN)]
    numbers: Annotated[list[Annotated[int, Meta(ge=1, le=2**31 - 1)]], Meta(max_length=MOST_TAKEN)]


class Beginning(Wire):
    """Where a practice table begins: from a position document instead of the setup, or a seed instead of fresh luck; or
    (`played` alone) from a game in a page, which continues with luck from the server."""

    position: dict[str, Any] | UnsetType = UNSET
    seed: Seq | UnsetType = UNSET
    played: Taken | UnsetType = UNSET


class CreateTable(Wire):
    """Body of `POST /api/tables`. With `start` the table is for practice, with `me` and bots only, unless its game was
    `played` in a page."""

    game: Token
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=5)]
    options: Annotated[dict[str, Annotated[str, Meta(max_length=40)]], Meta(max_length=16)] = {}
    settings: Settings = msgspec.field(default_factory=Settings)
    start: Beginning | UnsetType = UNSET


class Created(Wire, omit_defaults=False):
    """A new table. `path` is the link for the others, `code` a short code to type instead."""

    table: str
    commitment: str
    path: str
    code: str
    you: You


class JoinTable(Wire):
    """Body of `POST /api/join` and `POST /api/lookup`: a table with the secret of its link, or a short code."""

    table: Token | UnsetType = UNSET
    secret: Secret | UnsetType = UNSET
    code: Annotated[str, Meta(min_length=4, max_length=12)] | UnsetType = UNSET
    seat: SeatNumber | UnsetType = UNSET
    name: Name | UnsetType = UNSET
    animal: Animal | UnsetType = UNSET
    watch: bool = False


class Lobby(Wire, omit_defaults=False):
    """What people with the link or the code may see before joining."""

    table: str
    game: str
    options: dict[str, str]
    phase: Phase
    seats: list[SeatInfo]
    settings: Settings
    commitment: str
    practice: bool
    """The game began in a page, or its position or luck was chosen."""
    moves: int | None = None
    """The link moves this seat to another device; null: it opens the table."""
    hand: bool = False
    """That device becomes a hand next to a shared screen."""


class Joined(Wire, omit_defaults=False):
    """The seat is yours; this answer also sets the cookie."""

    table: str
    you: You


class TableLine(Wire, omit_defaults=False):
    """One of this browser's tables, for the home screen."""

    table: str
    game: str
    phase: Phase
    names: list[str]
    """By seat; empty where no name was given."""
    yours: list[int]
    your_turn: bool
    """The table waits for you: for a decision, or for an answer to an undo request or proposal."""
    turn: int | None
    """The seat that decides."""
    animals: list[Animal | None]
    """By seat: the portrait that its player has chosen."""
    company: bool
    """Somebody elsewhere has a seat or can still take one."""
    days: bool
    """A game over days."""
    left_ms: int | None
    """Time left for those it waits for; null: no limit, or the clock is stopped."""
    at_end: TimeOut
    """What happens when a player's time runs out."""


class Tables(Wire, omit_defaults=False):
    """Answer of `GET /api/tables?first=0`: a page of tables, games in progress first, then most recently changed first.

    With `mark` from the last answer and `wait` (seconds, at most 25), the answer is sent once the page has changed
    or the time is up.
    """

    tables: list[TableLine]
    more: int | None
    """The `first` of the next page; null on the last page."""
    mark: str = ""
    """Changes whenever the page does."""


class Story(Wire, omit_defaults=False):
    """Answer of `GET /api/tables/{id}/steps?seat=2&since=0`: the steps after `since` that a snapshot left out.

    Without the memory aid, the story of a running game begins where the reader's log may begin (see `LogLimitInfo`).

    This is a page of them; to get the rest, ask again from the last one's `seq` until it equals `seq`.
    """

    seq: int
    steps: list[Step]


class StandingOffer(Wire, omit_defaults=False):
    """A standing answer that you may give; its text is `standing-<word>` of the game."""

    word: str
    until: list[int]
    """The values at which it may end; empty: it ends by itself."""
    on: bool
    """You have given it."""
    end: int | None
    """The value at which yours ends."""
    settles: bool
    """It will settle what you are asked now."""


class StandingAnswers(Wire, omit_defaults=False):
    """Answer of `GET /api/tables/{id}/standing?seat=2`, `POST …/standing` and `POST …/standing/revoke`: the
    standing answers that your seat may give, and has given. Nobody else gets this, and no frame depends on it."""

    offers: list[StandingOffer]


class GiveStanding(Wire):
    """Body of `POST /api/tables/{id}/standing`: give this answer whenever it is asked for, up to `until`. It is given
    after a random delay."""

    seat: SeatNumber
    word: Token
    until: Annotated[int, Meta(ge=0, le=1000)] | UnsetType = UNSET


class RevokeStanding(Wire):
    """Body of `POST /api/tables/{id}/standing/revoke`."""

    seat: SeatNumber
    word: Token


class Reach(Wire, omit_defaults=False):
    """Answer of `GET /api/reach`: the address that links for other people begin with.

    `POST /api/reach/open` makes a server that only listens on its own machine listen on the local network too, until it
    ends; only for a page on that machine.
    """

    address: str | None = None
    """Scheme, host and port; null: the address that the page itself was loaded from."""
    local_only: bool = False
    """Other machines cannot reach this server."""
    may_open: bool = False
    """This browser may open it to the local network."""


class DeviceLine(Wire, omit_defaults=False):
    """A browser with access to the same seats; its names come from the User-Agent header, or are empty."""

    id: str
    browser: str
    system: str
    made: int
    """When it was added (milliseconds since 1970)."""
    seen: int
    """When it was last used, to the hour."""
    here: bool
    """This is the browser that asks."""


class Devices(Wire, omit_defaults=False):
    """Answer of `GET /api/devices`, most recently used first; empty for a browser without a seat."""

    devices: list[DeviceLine]


class DevicePass(Wire, omit_defaults=False):
    """Answer of `POST /api/devices/pass`: for a QR code (append `path` to the server's address) or to type. Works once,
    for `seconds`; older ones stop working."""

    code: str
    path: str
    seconds: int


class CarrySeats(Wire):
    """Body of `POST /api/devices/carry`: share the seats of the device that made the code.

    A browser that has tables already is refused (`not-now`) unless `replace` is set: it would lose them.
    """

    code: Annotated[str, Meta(min_length=4, max_length=24)]
    replace: bool = False


class SignOut(Wire):
    """Body of `POST /api/devices/sign-out`: sign out this browser, another of your devices by its id, or all of them.

    A person who is signed out everywhere can no longer play; bots can stand in.
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
    """The person gave up the seat, or a bot was playing for them at the end."""


class HistoryLine(Wire, omit_defaults=False):
    """A finished game of yours."""

    table: str
    game: str
    ended: int
    """When it ended (milliseconds since 1970)."""
    reason: Text
    seats: list[HistorySeat]
    kept: bool
    """Its table still exists, so it can be replayed."""
    practice: bool
    undone: bool
    """A move was undone by consent."""


class History(Wire, omit_defaults=False):
    """Answer of `GET /api/history?first=0&game=&opponent=`: your finished games, most recent first.

    `opponent` is part of the name of another player at the table. Nobody else gets this answer.
    """

    lines: list[HistoryLine]
    more: int | None
    """The `first` of the next page; null on the last page."""


class PointSource(Wire, omit_defaults=False):
    """A source of points: the id of its text in the result, and your average over all games."""

    text: Text
    average: float


class GameStatistics(Wire, omit_defaults=False):
    """Your results in one game."""

    game: str
    played: int
    won: int
    best: int
    """Your highest score."""
    sources: list[PointSource]


class Rival(Wire, omit_defaults=False):
    """Your games against another person, and who did better."""

    name: str
    level: str | None
    played: int
    ahead: int
    behind: int


class ChallengeLine(Wire, omit_defaults=False):
    """A challenge of this house; `done`: when you first met it, and `table` at which table (null: not yet)."""

    id: str
    game: str
    thing: str
    """What it adds to the burrow."""
    done: int | None
    table: str | None


class Luck(Wire, omit_defaults=False):
    """How much throws and draws helped you, in games won, with half the width of its 95% interval."""

    games: int
    """The number of games whose luck was computed."""
    luck: float
    error: float


class Statistics(Wire, omit_defaults=False):
    """Answer of `GET /api/history/statistics`: your statistics. Practice does not count."""

    played: int
    won: int
    streak: int
    """Your current number of wins in a row."""
    longest: int
    games: list[GameStatistics]
    rivals: list[Rival]
    """The people you met most often."""
    challenges: list[ChallengeLine]
    luck: Luck | None = None
    """Over all analysed games (a game is analysed when somebody opens its result); null: there are none."""


class ExportedGame(Wire, omit_defaults=False):
    """A finished game with its details: ranks, score lines, actions of each kind."""

    table: str
    names: list[str]
    yours: list[int]
    result: Any


class HistoryExport(Wire, omit_defaults=False):
    """Answer of `GET /api/history/export`: everything the server has about your finished games, as one file."""

    version: int
    games: list[ExportedGame]


class AboutPerson(Wire, omit_defaults=False):
    """What people show of themselves to those who may see their presence."""

    language: str
    zone: str
    """Their time zone, such as `Europe/Rome`; empty: unknown."""
    since: int
    """When they first came (milliseconds since 1970); 0: unknown."""


class PersonPage(Wire, omit_defaults=False):
    """Answer of `GET /api/history/of?table=T&seat=2&first=0`: what the person at a seat shows you of themselves (see
    `Privacy`).

    Their seats are `yours` in the lines, which name no tables. Other players are named if they show you their history.
    """

    name: str
    animal: Animal | None
    history: History | None
    """Null: not shown to you."""
    statistics: Statistics | None
    """Null: not shown to you. Leaves out challenges and everything about other people."""
    about: AboutPerson | None
    """Null: not shown to you."""


class LadderLine(Wire, omit_defaults=False):
    """An entry of the ladder: a person whom you may see, or a bot level, whose rating is fixed."""

    place: int | None
    """Among the people shown; null: a bot, or the rating is too uncertain."""
    name: str
    animal: Animal | None
    level: str | None
    """The level of a bot; null: a person."""
    rating: int
    """Elo points; a lead of 400 means odds of ten to one."""
    deviation: int
    """The standard deviation of the rating."""
    unsure: bool
    """The rating is too uncertain: shown with a question mark."""
    games: int
    yours: bool


class RatingPoint(Wire, omit_defaults=False):
    """Your rating after a game."""

    at: int
    rating: int
    deviation: int


class Ladder(Wire, omit_defaults=False):
    """Answer of `GET /api/ladder?game=molly&seats=3`: the ladder of a game for a number of players, strongest first.

    People only appear to those who may see their ladder (see `Privacy`); places count only the people shown.
    """

    game: str
    seats: int
    lines: list[LadderLine]
    curve: list[RatingPoint]
    """Your own rating over time, oldest first."""
    bot_games: int
    """How many games with the same bot count within 24 hours."""
    unsure: int
    """The deviation from which a rating has a question mark."""


class RatingChange(Wire, omit_defaults=False):
    """How a game changed the rating of the person at a seat."""

    seat: int
    before: int
    after: int
    deviation: int
    """After the game."""
    unsure: bool
    """After the game."""
    why: Literal["", "capped", "standin", "late"]
    """Why nothing changed: enough games with this bot within 24 hours, a bot played for them, or they came late."""


class RatedGame(Wire, omit_defaults=False):
    """Answer of `GET /api/tables/{id}/rating`, for the players of a finished game at a rated table.

    `pending`: the result is not recorded yet; ask again. Changes of people who hide their ladder are left out.
    """

    state: Literal["pending", "rated", "unrated"]
    why: Literal["", "practice", "undone", "twice", "unmeasured", "alone", "off"]
    """Why the game is not rated; `off`: the table was not."""
    changes: list[RatingChange]


class Privacy(Wire, omit_defaults=False):
    """Who may see which part of a profile; `known`: people who have been at a table with its owner."""

    presence: Audience = "known"
    history: Audience = "known"
    ladder: Audience = "known"
    statistics: Audience = "known"


class Me(Wire, omit_defaults=False):
    """Answer of `GET /api/me` and of the requests that change it: who you are on this server."""

    name: str
    """Empty: not chosen yet."""
    animal: Animal | None
    language: str
    zone: str
    """Your time zone, such as `Europe/Rome`; empty: unknown."""
    since: int
    """When you first came (milliseconds since 1970); 0: the server does not know this browser yet."""
    recovery: int
    """When your recovery words were made; 0: there are none."""
    privacy: Privacy


class SetMe(Wire):
    """Body of `POST /api/me`: set your profile. A browser without a key gets one."""

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
    """Body of `POST /api/me/restore`: sign in with recovery words.

    Malformed words are a `bad-request`, unknown ones `unknown-secret`. A browser that has tables already is refused
    (`not-now`) unless `replace` is set: it would lose them. Other devices are signed out unless `sign_out` is false.
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
    """The host name for new ones; empty if none can be made."""
    keys: list[PasskeyLine]


class NewPasskey(Wire, omit_defaults=False):
    """Answer of `POST /api/passkeys/begin`: what the browser needs to create a passkey, within five minutes."""

    challenge: str
    host: str
    user: str
    """Your opaque user id for authenticators, in base64url."""
    name: str
    known: list[str]
    """The passkeys that you already have here."""


class AddPasskey(Wire):
    """Body of `POST /api/passkeys/add`: what the browser created, in base64url."""

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
    """Body of `POST /api/passkeys/use`: sign in with a passkey.

    An invalid answer is `unknown-secret`. `replace` and `sign_out` are as in `Restore`, but your other devices stay
    signed in by default.
    """

    id: CredentialId
    client_data: Base64
    authenticator_data: Base64
    signature: Base64
    user: Base64 | UnsetType = UNSET
    replace: bool = False
    sign_out: bool = False


class DeleteMe(Wire):
    """Body of `POST /api/me/delete`: delete keys, names, subscriptions and everything else about you. `sure` must be
    true."""

    sure: bool


class ChannelLine(Wire, omit_defaults=False):
    """A place where you are notified of your turns. Of its address only the host name is shown."""

    id: str
    channel: Channel
    host: str
    made: int
    """When it was added (milliseconds since 1970)."""
    here: bool
    """It belongs to the browser that asks."""


class QuietHours(Wire, omit_defaults=False):
    """When a person wants no notifications: minutes of the day from 0 to 1439, in a time zone."""

    zone: Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_+/-]+\Z")]
    begins: Annotated[int, Meta(ge=0, le=1439)]
    ends: Annotated[int, Meta(ge=0, le=1439)]


class Notices(Wire, omit_defaults=False):
    """Answer of `GET /api/notices` and of the requests that change it."""

    push_key: str | None
    """The key to subscribe with for Web Push; null: this server does not offer it."""
    channels: list[ChannelLine]
    quiet: QuietHours | None = None
    signing: str | None = None
    """The key that signs deliveries to the webhook just added. It is shown only once."""


class AddChannel(Wire):
    """Body of `POST /api/notices/add`: add a place for notifications, or renew it.

    `p256dh` and `auth` are the keys of a browser's subscription, whose endpoint is the address. `replaces` is the
    browser's previous endpoint. `token` is an access token for ntfy or Matrix.
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
    """Answer of `POST /api/notices/test`: the outcome, and the receiver's HTTP status (0: not reached)."""

    outcome: Literal["sent", "gone", "later", "refused"]
    status: int


class Look(Wire):
    """Body of `POST /api/tables/{id}/look`: whether this page shows the table. Nobody is notified of what they see."""

    visible: bool


class Looked(Wire, omit_defaults=False):
    """Answer of `POST /api/tables/{id}/look`."""

    seconds: int
    """Ask again before this time has passed, while the table stays visible."""


class Frames(Wire, omit_defaults=False):
    """Answer of `GET /api/tables/{id}/updates`: empty if nothing has happened since, else one snapshot."""

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
    """Events that are shown only when they happen."""
    since_last_turn: bool
    """Everything before the reader's own last turn is left out."""


class GameInfo(Wire):
    """What a client needs to know about a game; it does not change while the server runs."""

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
    """The words of standing answers that players may give in a game over days."""


class Catalogue(Wire, omit_defaults=False):
    """Answer of `GET /api/games`."""

    protocol: int
    version: str
    games: list[GameInfo]
    phrases: list[str]


class FieldInfo(Wire):
    """A field of a game's view as declared: enough to draw it in a client that has no code for the game.

    A word, a number, a flag or a record; several of them if it is a `row` or has a `shape`, or one for each seat or for
    each word of a domain (`by`).
    """

    name: str
    kind: Literal["word", "number", "flag", "record"]
    domain: str = ""
    """The domain of a word, or of a number that has one."""
    least: int = 0
    most: int = 0
    """The range of a number."""
    several: bool = False
    """A set of words of its domain."""
    row: bool = False
    """A list of any length."""
    shape: list[int] = []
    """The dimensions of a fixed row or table."""
    by: str = ""
    """One for each word of this domain."""
    label: str = ""
    """If records `by` a domain come as a list: the field that identifies each."""
    by_seat: bool = False
    fields: list[FieldInfo] = []
    """The fields of a record."""


class ViewInfo(Wire, omit_defaults=False):
    """Answer of `GET /api/games/{game}/view`: the fields of the game's view."""

    game: str
    fields: list[FieldInfo]
    domains: dict[str, list[str]]
    """The words of every domain that a view or an action uses."""


class ReceiptStep(Wire):
    """An action with its number, or `undone` actions undone at the request of `seat`.

    `agreed`: everybody agreed to undo more than a seat may alone; `consents` lists their seats.
    """

    number: int | UnsetType = UNSET
    seat: int | UnsetType = UNSET
    action: str | UnsetType = UNSET
    undone: int | UnsetType = UNSET
    agreed: bool | UnsetType = UNSET
    consents: list[int] | UnsetType = UNSET


class Receipt(Wire, omit_defaults=False):
    """Answer of `GET /api/tables/{id}/fairness`, for players after the game: everything that determines its luck.

    The server gives no verdict: clients recompute everything themselves (see `docs/fairness.md`).
    """

    version: int
    table: str
    game: str
    edition: str
    options: dict[str, str]
    names: list[str]
    """The names when the game began."""
    practice: bool
    """The table's creator chose its position or its luck: there is nothing to verify."""
    commitment: str
    secret: str
    contributions: list[str | None]
    history: list[ReceiptStep]
    """Every action and every undo, in order; the numbers have no gaps."""
    keys: list[str | None] = []
    """By seat: the public key sent with its contribution."""
    signatures: list[str | None] = []
    """By seat: the signature of this receipt, once its player has checked it."""
    rules: str | UnsetType = UNSET
    """The name of the rules it was played by (docs/formats.md), if the server has it; not signed."""


class ReplayFrame(Wire, omit_defaults=False):
    """One step of a finished game from a point of view; the first is the setup."""

    number: int
    seat: int | None
    notation: str | None
    """The action, if this point of view chose it or everybody could see the choice; else null."""
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
    """The number of frames of the game."""
    frames: list[ReplayFrame]
    outcome: Outcome | None


class Reason(Wire, omit_defaults=False):
    """A term of the bots' evaluation, and the points by which it favours the better move."""

    term: str
    points: float


class CostlyMove(Wire, omit_defaults=False):
    """A move that lost some of the chance to win, given what its seat knew then."""

    number: int
    """The number of the move in the game; the replay frame before it has one less."""
    made: Choice
    best: Choice
    """Equal to `made` for spectators: another choice could reveal what the seat kept hidden."""
    loss: float
    error: float
    why: list[Reason]


class SeatAccount(Wire, omit_defaults=False):
    """Effects of luck and choices for one seat, in chances to win, each with half the width of its 95% interval."""

    seat: int
    luck: float
    luck_error: float
    """All throws and draws of the game together, including other players'."""
    lost: float
    lost_error: float
    """All its own choices together, compared with the best the bots found."""
    costly: list[CostlyMove]
    """At most three, the worst first."""


class Analysis(Wire, omit_defaults=False):
    """Answer of `GET /api/tables/{id}/analysis`: each seat's chance to win before each replay frame, and an account of
    luck and choice.

    `chances` grows while the bots are at work; ask again until `complete`, when there is an account of each seat.
    Spectators only get moves in which everything was visible to them. Chances assume that players of the `levels`, one
    for each seat, play on.
    """

    table: str
    complete: bool
    levels: list[str]
    chances: list[list[float] | None]
    accounts: list[SeatAccount]


class Fault(Wire, omit_defaults=False):
    """The body of every HTTP answer that is not 2xx."""

    code: Code
    detail: str


class Calendar(Wire, omit_defaults=False):
    """Answer of `GET /api/calendar`, `POST /api/calendar/new` and `POST /api/calendar/remove`."""

    on: bool
    path: str | None = None
    """The secret address of a new feed: append it to the server's address. It is shown only once."""


class NewCalendar(Wire):
    """Body of `POST /api/calendar/new`: make a calendar feed of my deadlines; the previous one stops working."""

    language: Annotated[str, Meta(min_length=2, max_length=8, pattern=r"^[a-z]+\Z")] = "en"


class PuzzleAnswer(Wire, omit_defaults=False):
    """Body of `POST /api/puzzles/answer`: my answer to a puzzle. Only the first answer to each is kept."""

    puzzle: Annotated[str, Meta(pattern=r"^[0-9a-f]{10}\Z")]
    choice: Annotated[int, Meta(ge=0, lt=1000)]
    """Its place in the list of choices, from 0."""


class PuzzleCount(Wire, omit_defaults=False):
    """How many people of the house gave an answer."""

    choice: int
    people: int


class PuzzleAnswers(Wire, omit_defaults=False):
    """Answer of `POST /api/puzzles/answer`: how the house answered; empty until several people have answered."""

    choices: list[PuzzleCount]


class Announcement(Wire, omit_defaults=False):
    """A message from the host to everybody."""

    id: str
    text: str
    at: int
    """When it was made (milliseconds since 1970)."""


class House(Wire, omit_defaults=False):
    """Answer of `GET /api/house`: how this server admits people, and whether this browser has been admitted.

    If not, requests about tables are refused with the code `not-admitted`. With `oidc` a browser is admitted through
    `GET /house/sign-in`, which leads to the provider and back.
    """

    admission: Literal["open", "invitation", "password", "header", "oidc"]
    admitted: bool
    announcement: Announcement | UnsetType = UNSET
    """The host's current message, if any."""


class HostPerson(Wire, omit_defaults=False):
    """A person with a device in this house."""

    id: str
    name: str
    """From their profile, or else from the last seat they took; empty: neither."""
    devices: int
    since: int
    """Milliseconds since 1970; 0: unknown."""
    seen: int
    """When they were last here, to the hour."""
    tables: int
    """The number of tables in the list where they have a seat."""
    here: bool
    """Currently connected to a table of this process."""
    banned: bool


class HostTable(Wire, omit_defaults=False):
    """A table as shown on the host page: nothing of its game except who plays."""

    table: str
    game: str
    phase: Phase
    names: list[str]
    """The names of seats with a person or a bot."""
    people: int
    here: int
    """The number of people currently connected to it through this process."""
    private: bool
    """Only its creator and bots play."""
    touched: int
    """When it was last changed (milliseconds since 1970)."""


class HostLoad(Wire, omit_defaults=False):
    """How busy this process is."""

    connections: int
    tables: int
    """Tables in memory."""
    moves: int
    """Log entries written since the process started."""
    answer_ms: int
    """95% of commands were answered within this time."""
    processor: float
    """The machine's load average for each processor; 1.0: fully busy."""


class HostBackup(Wire, omit_defaults=False):
    """Backups of this house."""

    possible: bool
    """False if the database has its own backups."""
    hours: float
    """How often a backup is made; 0: only by hand."""
    verified: int
    """When the last good one was made (milliseconds since 1970); 0: none."""
    fault: str
    """Why the last attempt failed; empty: it did not."""


class HostStart(Wire, omit_defaults=False):
    """A start of a server of this house."""

    at: int
    """Milliseconds since 1970."""
    before: int
    """When a server last reported before this start; 0: never."""
    why: HowItEnded


class HostFailure(Wire, omit_defaults=False):
    """A channel that rejects notifications."""

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
    """The size of the database, if known."""
    admission: Literal["open", "invitation", "password", "header", "oidc"]
    admission_changes: bool
    """Whether the host page may change the admission."""
    announcement: Announcement | None
    backup: HostBackup
    failures: list[HostFailure]
    notices_waiting: int
    open_to: OpenTo
    """Who may see and join open tables."""
    starts: list[HostStart]
    """The latest starts, newest first, and after them earlier ones with a restored or moved database."""


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
    """A taken seat of an open table. People who hide from the reader have neither a name nor an animal."""

    name: str
    animal: Animal | None
    bot: bool


class OpenTable(Wire, omit_defaults=False):
    """A table that waits for players, as shown to people who could join it."""

    table: str
    game: str
    seats: int
    players: list[OpenPlayer]
    """The players at the table, in the order of their seats; the other seats are free."""
    timer_s: int
    turn_h: int
    """The pace, as in the table's settings."""
    language: str
    description: str
    strangers: bool
    """Whether strangers may join too."""
    opened: int
    """When it was opened (milliseconds since 1970)."""
    yours: bool
    """You have a place at it."""


class OpenTables(Wire, omit_defaults=False):
    """Answer of `GET /api/open`, `POST /api/open` and `POST /api/open/close`: the tables that wait for players, most
    recently opened first.

    With `mark` from the last answer and `wait` (seconds, at most 25), the answer to `GET` is sent once the list has
    changed or the time is up.
    """

    open_to: OpenTo
    """Who may see open tables here; `off`: there are none."""
    known: bool
    """You belong to this house; a stranger sees nothing unless the host allows it."""
    tables: list[OpenTable]
    waiting: dict[str, int]
    """The number of people who wait for a quick match, by game."""
    mark: str = ""


class OpenUp(Wire):
    """Body of `POST /api/open`: open a table to others (only its host, before the game)."""

    table: Token
    description: Annotated[str, Meta(max_length=120)] = ""
    language: Annotated[str, Meta(min_length=2, max_length=8)] = "en"
    strangers: bool = False


class OpenName(Wire):
    """Body of `POST /api/open/close`: stop listing a table; people who have joined stay."""

    table: Token


class JoinOpen(Wire):
    """Body of `POST /api/open/join`: take a free seat of an open table. The answer is that of `POST /api/join`."""

    table: Token
    name: Name
    animal: Animal | UnsetType = UNSET


class QuickWish(Wire):
    """Body of `POST /api/quick`: what you would like to play now. Send it again with the same `id` to keep waiting."""

    id: Token
    game: Token
    seats: Annotated[list[Annotated[int, Meta(ge=2, le=5)]], Meta(min_length=1, max_length=4)]
    """Every number of players that you accept."""
    pace: QuickPace
    name: Name
    animal: Animal | UnsetType = UNSET
    wait: Annotated[int, Meta(ge=0, le=25)] = 0
    """The maximum number of seconds before the answer is sent."""


class QuickLeave(Wire):
    """Body of `POST /api/quick/leave`: stop waiting."""

    id: Token


class QuickAnswer(Wire, omit_defaults=False):
    """Answer of `POST /api/quick`: the new table, or the number of people who want the same, including you."""

    table: str | None
    waiting: int


class HostOpens(Wire):
    """Body of `POST /api/host/open-tables`: who may see and join open tables."""

    open_to: OpenTo


class OfflineGames(Wire, omit_defaults=False):
    """Answer of `GET /api/offline`: which games can be played in a page without the server.

    `state` is `ready` when there is nothing left to do, `fetching` while the linker is downloaded, `building` while
    modules are built, and `stopped` if the rest cannot be built (the server's log has the reason).
    """

    ready: list[str]
    total: int
    state: Literal["ready", "fetching", "building", "stopped"]


class QrText(Wire):
    """Body of `POST /api/qr`; the answer is an SVG."""

    text: Annotated[str, Meta(min_length=1, max_length=300)]


BOT_NAMES = ("Bruna", "Oreste", "Pina", "Tobia", "Zeno")
"""The names of bots that were not given one; enough for every seat."""

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
"""The chat phrases; the text of each is `phrase-<id>` in the client's text files."""

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
