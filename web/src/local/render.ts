/** What a perspective may know of a table, as wire messages: a seat (from 0 here), or null for what everybody sees. */
import type * as wire from "../net/wire";
import { LOG_LIMITS, PROTOCOL } from "../net/wire";
import type { Row } from "./log_entries";
import { boundaryLuck } from "./table_luck";
import type { Seen } from "./rules/types";
import type { StoryStep, Table } from "./table";

export type Perspective = number | null;

/** Steps of the story in one message. */
const MOST_STEPS = 1000;

/** The views of one position. */
interface Views {
  readonly at: number;
  readonly seen: Map<Perspective, Seen>;
}

const NO_VIEWS: Views = { at: -1, seen: new Map() };

export class Renderer {
  private now = NO_VIEWS;
  private before = NO_VIEWS;
  private choicesAt = -1;
  private choicesNow: wire.Choice[] = [];

  constructor(
    private readonly table: Table,
    private readonly isPresent: () => boolean,
    private readonly clock: () => number,
  ) {}

  // --- whole tables and what changed ---------------------------------------------------------------------------

  snapshot(perspective: Perspective, since: number, id: string | null = null): wire.Snapshot {
    const { table } = this;
    const from = Math.max(Math.min(since, table.seq) || this.logStart(perspective), table.seq - MOST_STEPS);
    const you = this.you(perspective);
    return {
      kind: "snapshot",
      protocol: PROTOCOL,
      seq: table.seq,
      table: table.id,
      game: table.rules.game,
      edition: table.rules.edition,
      options: table.made.options,
      phase: table.phase,
      you,
      seats: this.seats(),
      turn: this.turn(),
      view: this.view(perspective),
      choices: this.choices(perspective),
      can_undo: this.canUndo(perspective),
      undo_asked: this.undoAsked(),
      paused: table.record.paused,
      timer: this.timer(),
      proposal: this.proposal(),
      settings: table.settings,
      fairness: this.fairness(true),
      chat: [...table.chat],
      since: from,
      steps: table.story.slice(from).map((step) => stepFor(step, perspective)),
      outcome: this.outcome(),
      next: table.next,
      practice: table.made.practice,
      id,
    };
  }

  /** The entry behind which the log of a perspective begins: 0 but in a running game without the memory aid. What is
   * shown once is sent again only while it is the newest; of the setup until the reader's seat has played. */
  private logStart(perspective: Perspective): number {
    const { actor, made, rules, played, story, record } = this.table;
    const limit = made.options["memory_aid"] === "off" ? LOG_LIMITS[rules.game] : undefined;
    if (!limit || actor === null) return 0;
    const first = limit.since_last_turn ? lastTurn(played, actor, perspective ?? actor) : 0;
    let start = first ? (played[first]?.seq ?? 1) - 1 : 0;
    for (const step of limit.once.length ? story.slice(start) : []) {
      const once = step.events.some(({ name, seats }) => limit.once.includes(name) && isFor(seats, perspective));
      const shown =
        step.cause === "started" ? played.some(({ seat }) => seat === perspective) : step.seq < record.state_seq;
      if (once && shown) start = step.seq;
    }
    return start;
  }

  /** What the newest row changed, for one perspective. */
  update(row: Row, step: StoryStep, perspective: Perspective): wire.Update {
    const { kind } = row.entry;
    const moved = kind === "started" || kind === "played" || kind === "undone";
    const changed = moved ? this.ofPosition(kind === "started", perspective) : this.change(row);
    return { kind: "update", seq: row.seq, step: stepFor(step, perspective), ...changed };
  }

  /** What an entry that leaves the game as it is changed; the same for everybody. */
  private change(row: Row): Partial<wire.Update> {
    const { table } = this;
    const { entry } = row;
    switch (entry.kind) {
      case "seat":
      case "left":
        return { seats: this.seats(), undo_asked: this.undoAsked(), ...this.timeAndProposal() };
      case "open-view":
        return { seats: this.seats() };
      case "contributed":
        return { seats: this.seats(), fairness: this.fairness(false) };
      case "undo-asked":
        return { undo_asked: this.undoAsked(), timer: this.timer() };
      case "said": {
        const chat = table.chat.at(-1);
        return chat ? { chat } : {};
      }
      case "settings":
        return { settings: table.settings, ...this.timeAndProposal() };
      case "proposed":
        return this.timeAndProposal();
      case "paused":
      case "resumed":
        return { paused: table.record.paused, timer: this.timer() };
      case "rematched":
        return { next: entry.table };
      case "closed":
        return { phase: table.phase, ...this.timeAndProposal() };
      default:
        return {};
    }
  }

  private ofPosition(started: boolean, perspective: Perspective): Partial<wire.Update> {
    const { table } = this;
    const over = table.phase === "over";
    return {
      turn: this.turn(),
      undo_asked: this.undoAsked(),
      timer: this.timer(),
      ...(started ? { phase: table.phase, seats: this.seats() } : {}),
      ...(over ? { phase: table.phase, outcome: this.outcome(), proposal: null } : {}),
      can_undo: this.canUndo(perspective),
      choices: this.choices(perspective),
      ...this.viewOrPatch(perspective),
      ...(over ? { fairness: this.fairness(perspective !== null) } : {}),
    };
  }

  // --- the parts -----------------------------------------------------------------------------------------------

  you(perspective: Perspective): wire.You {
    const seats = this.table.held().map((seat) => seat + 1);
    const point = perspective === null ? null : perspective + 1;
    return { seats, host: true, watching: seats.length === 0, perspective: point, screen: seats.length === 0 };
  }

  seats(): wire.SeatInfo[] {
    const there: wire.Presence = this.isPresent() ? "present" : "away";
    return this.table.seats.map(({ now, contribution, openView }, number) => ({
      seat: number + 1,
      kind: now.kind,
      name: now.name,
      level: now.level,
      standin: now.standin,
      handed: now.handed ?? false,
      presence: now.held ? there : "none",
      contributed: contribution !== null,
      open_view: openView,
      host: now.held,
      animal: now.animal ?? null,
      hand: false,
      because: now.because ?? "",
    }));
  }

  line(): wire.TableLine {
    const { table } = this;
    const held = table.held();
    return {
      table: table.id,
      game: table.rules.game,
      phase: table.phase,
      names: table.seats.map((seat) => seat.now.name),
      yours: held.map((seat) => seat + 1),
      your_turn: table.actor !== null && held.includes(table.actor),
      turn: this.turn(),
      animals: table.seats.map((seat) => seat.now.animal ?? null),
      company: false,
      days: false,
      left_ms: null,
      at_end: table.settings.time_out,
    };
  }

  private turn(): number | null {
    return this.table.actor === null ? null : this.table.actor + 1;
  }

  private follow(): void {
    if (this.now.at === this.table.record.state_seq) return;
    this.before = this.now;
    this.now = { at: this.table.record.state_seq, seen: new Map() };
  }

  /** What a perspective sees of the present position. All are looked at together, so that every patch has its before. */
  private seen(perspective: Perspective): Seen | null {
    const { position, rules, seats } = this.table;
    if (!position) return null;
    this.follow();
    if (this.now.seen.size === 0)
      for (const reader of [null, ...seats.keys()]) this.now.seen.set(reader, rules.look(position.state, reader));
    return this.now.seen.get(perspective) ?? null;
  }

  private view(perspective: Perspective): unknown {
    const seen = this.seen(perspective);
    return seen && this.table.rules.view(seen);
  }

  private viewOrPatch(perspective: Perspective): Partial<wire.Update> {
    const after = this.seen(perspective);
    const known = this.before.at === this.table.record.state_seq_before ? this.before.seen.get(perspective) : undefined;
    if (!after || !known) return { view: this.view(perspective) };
    return { patch: this.table.rules.patch(known, after) };
  }

  /** The choices of the seat that decides; nothing for all others. */
  choices(perspective: Perspective): wire.Choice[] {
    const { table } = this;
    if (perspective === null || perspective !== table.actor) return [];
    if (this.choicesAt !== table.record.state_seq) {
      this.choicesAt = table.record.state_seq;
      this.choicesNow = this.allChoices();
    }
    return this.choicesNow;
  }

  /** The choices of the seat that decides, each with whether it could be taken back. */
  private allChoices(): wire.Choice[] {
    const { rules, position, botRoot, record } = this.table;
    if (!position) return [];
    const marks = rules.crossings(position.state, boundaryLuck(botRoot, record.actions_made));
    return position.legal.map((number, i) => ({ ...rules.action(number), irreversible: marks[i] ?? true }));
  }

  private canUndo(perspective: Perspective): boolean {
    return perspective !== null && this.table.record.can_undo === perspective;
  }

  private undoAsked(): wire.UndoAsked | null {
    const { undo_by, undo_agreed } = this.table.record;
    return undo_by === null ? null : { seat: undo_by + 1, agreed: points(undo_agreed) };
  }

  private timer(): wire.Timer | null {
    const { table } = this;
    const { asked, allowance, running, total, bank, vacation_left, days, consent, alone, up } = table.record;
    const [seat] = points(asked);
    if (seat === undefined || allowance === 0) return null;
    return {
      seat,
      left_ms: table.decided.timeLeft(this.clock()),
      running,
      total_ms: total,
      bank_ms: bank,
      vacation_ms: vacation_left,
      days,
      asked: points(asked),
      consent,
      up,
      at_end: alone ? "wait" : table.settings.time_out,
    };
  }

  private proposal(): wire.Proposal | null {
    const { proposed_by, proposal_agreed, voters } = this.table.record;
    if (proposed_by === null) return null;
    const [agreed, waiting] = [points(proposal_agreed), points(voters)];
    return { seat: proposed_by + 1, settings: this.table.proposed, agreed, waiting };
  }

  private timeAndProposal(): Pick<wire.Update, "timer" | "proposal"> {
    return { timer: this.timer(), proposal: this.proposal() };
  }

  private fairness(forPlayer: boolean): wire.Fairness {
    const { table } = this;
    const secret = table.isFinished() && forPlayer ? table.made.secret : null;
    return { commitment: table.commitment, contributions: table.contributions(), secret, keys: table.keys() };
  }

  private outcome() {
    const { position, rules } = this.table;
    return position && this.table.isFinished() ? rules.outcome(position.state) : null;
  }
}

/** Seats as messages number them. */
const points = (seats: readonly number[]): number[] => seats.map((seat) => seat + 1);

function isFor(seats: readonly number[] | null, perspective: Perspective): boolean {
  return seats === null || (perspective !== null && seats.includes(perspective));
}

/** The index of the move with which a seat's last completed turn began; 0 if there was none. A turn is a run of moves by
 * one seat; one in progress is not complete. */
function lastTurn(played: readonly { readonly seat: number }[], actor: number, seat: number): number {
  let at = played.length;
  while (seat === actor && at > 0 && played[at - 1]?.seat === seat) at--;
  while (at > 0 && played[at - 1]?.seat !== seat) at--;
  while (at > 0 && played[at - 1]?.seat === seat) at--;
  return at;
}

/** A step of the story as a perspective may know it. */
export function stepFor(step: StoryStep, perspective: Perspective): wire.Step {
  return {
    seq: step.seq,
    cause: step.cause,
    seat: step.seat === null ? null : step.seat + 1,
    events: step.events.filter(({ seats }) => isFor(seats, perspective)).map(({ name, args }) => ({ name, args })),
    undone: [...step.undone],
    number: step.number,
  };
}
