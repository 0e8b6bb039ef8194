/** For tests: a game with four actions, a store in memory, and trivial bots. */
import type { Frame } from "../net/wire";
import type { Bots } from "./bots";
import type { Row } from "./log_entries";
import { TableService, type TableServiceOptions } from "./table_service";
import { Conflict, type Store, type Summary } from "./row_store";
import type { Rules } from "./rules/rules";
import { BadInput, type Action, type Document, type GameEvent, type Position, type State } from "./rules/types";

const WORDS = ["wait", "peek", "pass", "end"] as const;
const [WAIT, PEEK, PASS, END] = [0, 1, 2, 3];
const NOBODY = 255;

/** A state: seats, actor, what everybody sees, what the first seat alone knows. */
function moved(state: State, action: number, luck: number): State {
  const next = state.slice();
  next[2] = ((state[2] ?? 0) + 1) & 0xff;
  if (action === PEEK) next[3] = luck;
  if (action === PASS) next[1] = ((state[1] ?? 0) + 1) % (state[0] ?? 1);
  if (action === END) next[1] = NOBODY;
  return next;
}

function positionOf(state: State): Position {
  const over = state[1] === NOBODY;
  return { state, actor: over ? null : (state[1] ?? 0), legal: over ? [] : [WAIT, PEEK, PASS, END] };
}

function action(number: number): Action {
  const word = WORDS[number];
  if (!word) throw new BadInput(`${number} is not an action`);
  return { action: number, word, args: {}, notation: word };
}

const ranks = (state: State) => Array.from({ length: state[0] ?? 1 }, () => 1);

/** *Waiting*: wait, peek (which tells the mover something), pass the turn, or end the game. */
export const waiting = {
  game: "waiting",
  edition: "waiting-1",
  settings: (_seats: number, given: Record<string, string>) => ({ first: "1", ...given }),
  setup: (seats: number, _options: unknown, entropy: Uint8Array) => ({
    position: positionOf(Uint8Array.of(seats, 0, 0, entropy[0] ?? 0)),
    events: [] as GameEvent[],
  }),
  enter: positionOf,
  play(state: State, number: number, entropy: Uint8Array) {
    if (!positionOf(state).legal.includes(number)) return null;
    const seat = state[1] ?? 0;
    const told: GameEvent = { name: "peeked", args: {}, seats: [seat], reveals: true };
    return { position: positionOf(moved(state, number, entropy[0] ?? 0)), events: number === PEEK ? [told] : [] };
  },
  crossings: (state: State) => positionOf(state).legal.map((number) => number !== WAIT),
  determinize: (state: State) => state,
  glimpse: (state: State, seat: number, entropy: Uint8Array) => ({ seat, seats: state[0], world: state, entropy }),
  look: (state: State, reader: number | null) => Uint8Array.of(state[2] ?? 0, reader === 0 ? (state[3] ?? 0) : 0),
  view: (seen: Uint8Array): Document => ({ count: seen[0] ?? 0, secret: seen[1] ?? 0 }),
  patch(before: Uint8Array, after: Uint8Array): Document {
    const changed: Document = {};
    if (before[0] !== after[0]) changed["count"] = after[0] ?? 0;
    if (before[1] !== after[1]) changed["secret"] = after[1] ?? 0;
    return changed;
  },
  whyNot: () => ({ rule: "WAI-1", text: { id: "why", args: {} } }),
  standing: (state: State) => ({ scores: ranks(state), ranks: ranks(state) }),
  outcome: (state: State) =>
    state[1] === NOBODY
      ? { scores: ranks(state), ranks: ranks(state), reason: { id: "ended", args: {} }, lines: [] }
      : null,
  action,
  parse(notation: string) {
    const number = WORDS.indexOf(notation as (typeof WORDS)[number]);
    if (number < 0) throw new BadInput(`${notation} is not an action`);
    return number;
  },
  seatsOf: (state: State) => state[0] ?? 0,
  fromDocument: (document: Document) => Uint8Array.from(document["state"] as number[]),
} as unknown as Rules;

/** A browser's store, in memory. */
export class MemoryStore implements Store {
  readonly logs = new Map<string, Row[]>();
  readonly lines = new Map<string, Summary>();

  async append(table: string, rows: readonly Row[], summary: Summary): Promise<void> {
    const log = this.logs.get(table) ?? [];
    if (rows[0]?.seq !== log.length + 1) throw new Conflict(table);
    this.logs.set(table, structuredClone([...log, ...rows]));
    this.lines.set(table, summary);
  }

  async rows(table: string, since: number): Promise<Row[]> {
    return structuredClone((this.logs.get(table) ?? []).slice(since));
  }

  async summaries(): Promise<Summary[]> {
    return [...this.lines.values()];
  }

  async remove(table: string): Promise<void> {
    this.logs.delete(table);
    this.lines.delete(table);
  }
}

/** Bots that always pass. */
export const passing = { choose: async () => ({ action: PASS, estimates: [] }), width: 1 } as unknown as Bots;

export function serviceWith(store: Store, more: Partial<TableServiceOptions> = {}): TableService {
  let now = 0;
  const clock = () => (now += 1000);
  return new TableService({
    store,
    bots: passing,
    rulesOf: async () => waiting,
    paceMs: 0,
    version: "1",
    clock,
    ...more,
  });
}

/** Everything that one connection receives. */
export async function listener(service: TableService, table: string, seat: number | null = null, since = 0) {
  const frames: Frame[] = [];
  const connection = await service.connect(table, seat, since, (frame) => frames.push(frame));
  return { frames, connection };
}
