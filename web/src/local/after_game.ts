/** After the game: the record and the replay. Nothing of this is given out before the end. */
import { hexOf } from "../net/bytes";
import type { Receipt, Replay } from "../net/wire";
import { framesOf } from "./game_file";
import { Refuse } from "./refusal";
import type { Position, State } from "./rules/types";
import type { Table } from "./table";

const FORMAT = "tana-game";
const FORMAT_VERSION = 2;

export function needEnd(table: Table): void {
  if (!table.isFinished()) throw new Refuse("not-now", "the game is not over");
}

export function receiptOf(table: Table): Receipt {
  needEnd(table);
  return table.receipt();
}

/** The game file. Its luck comes from a secret that the page drew by itself, and the header says so (`made`). */
export function recordOf(table: Table, version: string): string {
  needEnd(table);
  const { position, game, edition, options, practice } = table.made;
  if (position !== null) throw new Refuse("not-now", "a game from a position has no record");
  const header = {
    format: FORMAT,
    version: FORMAT_VERSION,
    game,
    edition,
    tana: version,
    seats: table.seats.length,
    names: table.names(),
    options,
    entropy: hexOf(table.entropy(0)),
    extra: practice ? { made: "page", practice } : { made: "page", fairness: table.receipt() },
  };
  const moves = table.played.map((line, i) => ({
    n: i + 1,
    seat: line.seat + 1,
    action: table.rules.action(line.action).notation,
    entropy: hexOf(table.entropy(line.number)),
  }));
  const { scores, ranks } = table.rules.standing(lastState(table));
  return [header, ...moves, { result: { scores, ranks } }].map((line) => `${JSON.stringify(line)}\n`).join("");
}

function lastState(table: Table): State {
  if (!table.position) throw new Refuse("not-now", "the game has not begun");
  return table.position.state;
}

/** Every position of a finished game, the beginning first. */
export function positionsOf(table: Table): Position[] {
  return [...table.played.map((line) => line.before), ...(table.position ? [table.position] : [])];
}

/** A finished game step by step as one point of view lived it. */
export function replayOf(table: Table, wanted: number | null): Replay {
  needEnd(table);
  if (wanted !== null && wanted > table.seats.length) throw new Refuse("bad-request", "there is no such seat");
  const frames = framesOf(
    {
      rules: table.rules,
      positions: positionsOf(table),
      events: [table.setupEvents, ...table.played.map((line) => line.events)],
      moves: table.played.map(({ seat, action }) => ({ seat, notation: table.rules.action(action).notation })),
    },
    wanted === null ? null : wanted - 1,
  );
  const outcome = table.rules.outcome(lastState(table));
  const whole = { first: 0, total: frames.length, frames };
  return { table: table.id, game: table.rules.game, perspective: wanted, ...whole, outcome };
}
