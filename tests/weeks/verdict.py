"""Checks after weeks in the house, derived only from the logs and independent of the code under test."""

from __future__ import annotations

import json
import random
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tana.core.chance import rng_from
from tana.engine.readiness import at_best_speed
from tana.server.house.notifier import GRACE_MS
from tana.server.live.rendering import step_for
from tana.server.protocol.encoding import encode
from tana.server.storage.factory import is_shared, open_store
from tana.server.tables import credentials, log
from tana.server.tables.deadlines import waiting_of
from tana.server.tables.log import Row
from tana.server.tables.table import CannotReplay, Table
from tests.server.stores import tables_in
from tests.weeks.clock import HOUR
from tests.weeks.ears import digest
from tests.weeks.residents import Resident
from tests.weeks.weeks import Chronicle, Notice

SETTLED = 70 * 60_000
"""After a channel has recovered, everything in the outbox is delivered within the longest backoff."""
TWIN_SHARE = 0.05
NOTICE_FIELDS = {"kind", "game", "table", "player", "turn", "title", "text", "url"}
PUSH_FIELDS = {"title", "body", "navigate", "tag", "silent", "app_badge", "lang", "data", "icon", "timestamp"}


@dataclass
class Turn:
    """A period during which a table waits for a person."""

    table: str
    since: int
    holder: str
    begins: int
    ends: int = 0
    """0: still."""
    remind: int = 0

    def open_at(self, moment: int) -> bool:
        return self.begins <= moment and (not self.ends or moment < self.ends)


TurnsAt = defaultdict[tuple[str, str], list[Turn]]
"""All turns, by table and holder."""


@dataclass
class Judge:
    """Reads every log once, and collects errors."""

    chronicle: Chronicle
    wrong: list[str] = field(default_factory=list)
    turns: list[Turn] = field(default_factory=list)
    figures: Counter[str] = field(default_factory=Counter)
    finished: dict[str, Table] = field(default_factory=dict)
    tables: dict[str, Table] = field(default_factory=dict)
    secrets: set[str] = field(default_factory=set)
    """Secrets that must not be sent to anybody."""
    finished_secrets: set[str] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.by_holder = {who.holder: who for who in self.chronicle.residents}
        self.rng = random.Random(7)
        self.acknowledged: dict[str, list[tuple[int, int, int]]] = defaultdict(list)
        for table, seq, seat, action in self.chronicle.acknowledged:
            self.acknowledged[table].append((seq, seat, action))
        self.heard: dict[str, dict[int, list[tuple[Resident, int]]]] = defaultdict(lambda: defaultdict(list))
        for who in self.chronicle.residents:
            for table, seq, perspective in who.ears.views.keys() | who.ears.events.keys():
                self.heard[table][seq].append((who, perspective))

    def complain(self, text: str) -> None:
        self.wrong.append(text)

    # --- the logs ----------------------------------------------------------------------------------------------

    async def read(self, database: Path | str) -> None:
        """Read every log of a database while no server is using it."""
        store = open_store(database if is_shared(database) else Path(database))
        try:
            for name in await tables_in(store):
                try:
                    self.judge_log(name, await store.read(name))
                except CannotReplay:
                    self.figures["tables of other releases"] += 1
        finally:
            await store.close()
        for table, moves in self.acknowledged.items():
            if table not in self.tables:
                self.complain(f"table {table} is lost, with {len(moves)} moves")

    def judge_log(self, name: str, rows: Sequence[Row]) -> None:
        """Replay a log, and compare it with everything that people saw of the table."""
        table = Table(rows[0])
        self._numbers(name, rows)
        open_turns: dict[str, Turn] = {}
        for number, row in enumerate(rows):
            if number:
                table.apply(row)
            self._follow_turns(table, row, open_turns)
            self._compare(table, row.seq)
        self.tables[name] = table
        self.figures["moves"] += len(table.played)
        made = rows[0].entry
        assert isinstance(made, log.Created)
        self.secrets |= {made.link, made.secret} if not table.is_finished() else {made.link}
        if table.is_finished():
            self.finished[name] = table
        for seq, seat, action in self.acknowledged.get(name, ()):
            entry = rows[seq - 1].entry if seq <= len(rows) else None
            if not isinstance(entry, log.Played) or (entry.seat + 1, entry.action) != (seat, action):
                self.complain(f"an acknowledged move is lost: {name}/{seq}")

    def _numbers(self, name: str, rows: Sequence[Row]) -> None:
        if [row.seq for row in rows] != list(range(1, len(rows) + 1)):
            self.complain(f"the log of {name} has a gap")
        commands = Counter((row.holder, row.command) for row in rows if row.command)
        if any(count > 1 for count in commands.values()):
            self.complain(f"a command was carried out twice at {name}")

    def _compare(self, table: Table, seq: int) -> None:
        """Check that people saw exactly what their seat may know of this entry."""
        truth: dict[int, tuple[str, str]] = {}
        for who, perspective in self.heard[table.id].get(seq, ()):
            seen = (table.id, seq, perspective)
            if perspective and seen in who.ears.views and table.seats[perspective - 1].now.holder != who.holder:
                self.complain(f"{who.name} saw seat {perspective} of {table.id}")
            if perspective not in truth:
                truth[perspective] = self._truth(table, seq, perspective)
            for notes, true in zip((who.ears.views, who.ears.events), truth[perspective], strict=True):
                self.figures["views compared"] += seen in notes
                if notes.get(seen, true) != true:
                    self.complain(f"{who.name} was not shown what seat {perspective} may know: {table.id}/{seq}")

    def _truth(self, table: Table, seq: int, perspective: int) -> tuple[str, str]:
        seat = perspective - 1 if perspective else None
        view: Any = None
        if table.position is not None:
            view = self._view(table, table.state, seat)
            if seat is not None and table.actor is not None and self.rng.random() < TWIN_SHARE:
                self._compare_twin(table, seat, view)
        events = json.loads(encode(step_for(table.story[seq - 1], seat)))["events"]
        return digest(view), digest(events)

    def _view(self, table: Table, state: Any, seat: int | None) -> Any:
        return json.loads(encode(table.game.view(state, seat)))

    def _compare_twin(self, table: Table, seat: int, view: Any) -> None:
        """Check that the seat would have seen the same in a world that differs in what it may not know."""
        twin = at_best_speed(table.game).determinize(table.state, seat, rng_from(self.rng.randbytes(8)))
        self.figures["twins compared"] += 1
        if self._view(table, twin, seat) != view:
            self.complain(f"a view of {table.id} depends on what seat {seat + 1} may not know")

    # --- whose turn it was -------------------------------------------------------------------------------------

    def _follow_turns(self, table: Table, row: Row, open_turns: dict[str, Turn]) -> None:
        """Track the turns that this entry ends and begins, at tables with several people."""
        waiting = waiting_of(table.record)
        holders = {seat.now.holder for seat in table.seats if seat.now.holder}
        asked: set[str] = set()
        if table.phase == "playing" and not table.is_private and len(holders) > 1:
            asked = {str(table.seats[seat].now.holder) for seat in waiting.seats()}
        for holder, turn in list(open_turns.items()):
            if holder not in asked or turn.since != waiting.since:
                turn.ends = row.at
                del open_turns[holder]
        for holder in asked - open_turns.keys():
            turn = Turn(table.id, waiting.since, holder, row.at)
            open_turns[holder] = turn
            self.turns.append(turn)
        for turn in open_turns.values():
            turn.remind = waiting.remind or turn.remind

    # --- notices -----------------------------------------------------------------------------------------------

    def judge_notices(self) -> None:
        """Check the notices: exactly one for each turn that lasted, none for a turn that was over, none in quiet hours,
        and no word that the receiver may not know."""
        by_turn: dict[tuple[str, int, str], list[Notice]] = defaultdict(list)
        turns_at: TurnsAt = defaultdict(list)
        for turn in self.turns:
            turns_at[turn.table, turn.holder].append(turn)
        for notice in self._without_repeats(turns_at):
            who = self.chronicle.residents[notice.who]
            self._judge_words(who, notice)
            if notice.kind == "withdrawn":
                continue
            found = [turn for turn in turns_at[notice.table, who.holder] if turn.open_at(notice.at)]
            if not found:
                self.complain(f"{who.name} was notified of a turn that was over: {notice}")
            elif notice.turn not in (0, found[0].since):
                self.complain(f"{who.name} was notified of another turn: {notice}")
            else:
                by_turn[notice.table, found[0].since, who.holder].append(notice)
            if who.is_quiet(notice.at):
                self.complain(f"{who.name} was notified in quiet hours: {notice}")
        self.figures["turns"] = len(self.turns)
        for turn in self.turns:
            self._judge_turn(turn, by_turn[turn.table, turn.since, turn.holder])

    def _without_repeats(self, turns_at: TurnsAt) -> Iterator[Notice]:
        """The notices without repetitions after a kill, which receivers can recognise by their id.

        Notices of channels without ids are repetitions if they announce the same turn in the same words.
        """
        seen: dict[str, int] = {}
        for notice in self.chronicle.notices:
            holder = self.chronicle.residents[notice.who].holder
            begun = [turn.begins for turn in turns_at[notice.table, holder] if turn.open_at(notice.at)]
            mark = notice.delivery or json.dumps([notice.who, notice.table, notice.body, begun], sort_keys=True)
            before = seen.get(mark)
            seen[mark] = notice.at
            if before is not None and self._killed_between(before, notice.at):
                self.figures["repeated after a kill"] += 1
                continue
            if before is not None and notice.delivery:
                self.complain(f"{self.chronicle.residents[notice.who].name} was notified twice: {notice}")
            self.figures["notices"] += notice.kind != "withdrawn"
            yield notice

    def _killed_between(self, first: int, second: int) -> bool:
        """Whether a server was killed while it delivered the first of two notices."""
        return any(first <= at + 1 and at <= second and at - first < HOUR for at in self.chronicle.doubtful)

    def _judge_turn(self, turn: Turn, notices: list[Notice]) -> None:
        who = self.by_holder.get(turn.holder)
        if who is None:
            return
        kinds = Counter(notice.kind for notice in notices)
        if kinds["turn"] > 1 or kinds["reminder"] > 1 or kinds[""] > (2 if turn.remind else 1):
            self.complain(f"{who.name} was notified too often: {turn} {dict(kinds)}")
        must = [at for at in self.chronicle.ticks if self._must_notify(who, turn, at)]
        if must and not notices:
            self.complain(f"{who.name} was not notified: {turn}, last at {must[-1]}")
        self.figures["turns to notify"] += bool(must)

    def _must_notify(self, who: Resident, turn: Turn, at: int) -> bool:
        """Whether a server that does what is due at a time must have announced a turn by then."""
        if not turn.open_at(at) or at < turn.begins + GRACE_MS or not who.has_channel(turn.begins, at):
            return False
        return not who.is_quiet(at) and not any(b <= at < e + SETTLED for b, e in self._deaf_times(who))

    def _deaf_times(self, who: Resident) -> list[tuple[int, int]]:
        times, began = [], 0
        for at, what in self.chronicle.happened:
            if what == f"{who.name} cannot be notified":
                began = at
            elif what == f"{who.name} can be notified":
                times.append((began, at))
                began = 0
        return [*times, (began, 2**62)] if began else times

    def _judge_words(self, who: Resident, notice: Notice) -> None:
        """Check that a notice is about a table of the receiver, and contains only names and the game."""
        table = self.tables.get(notice.table)
        if table is None or not any(seat.now.holder == who.holder for seat in table.seats):
            self.complain(f"{who.name} was notified of a table of others: {notice}")
        if notice.kind in ("turn", "reminder") and set(notice.body) != NOTICE_FIELDS:
            self.complain(f"a notice has other fields: {sorted(notice.body)}")

    # --- secrets -----------------------------------------------------------------------------------------------

    def judge_secrets(self) -> None:
        """Check that nobody was sent a key, its hash, recovery words, a link, or the luck of a running game."""
        for who in self.chronicle.residents:
            known = set(self.secrets)
            for other in self.chronicle.residents:
                known.update(other.keys, other.lost_keys, other.signings, {other.holder})
                known.update(credentials.key_hash(key) for key in (*other.keys, *other.lost_keys))
            known -= set(who.signings)
            if found := who.ears.tokens & known:
                self.complain(f"{who.name} was sent what nobody may be: {sorted(found)[:3]}")
            self.figures["frames"] += who.ears.frames
            self.wrong += [f"{who.name}: {quarrel}" for quarrel in who.ears.quarrels]
