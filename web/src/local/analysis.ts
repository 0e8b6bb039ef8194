/** After the game: each seat's chance to win at every step, and what luck and choice did for each. */
import type { Analysis, Choice, CostlyMove, SeatAccount } from "../net/wire";
import { needEnd, positionsOf } from "./after_game";
import type { Bots } from "./bots";
import { assumedLevels } from "./rules/calibration";
import { accountsOf, type Account, type MadeMove, type MoveReport } from "./rules/move_analysis";
import type { Rules } from "./rules/rules";
import type { Table } from "./table";

/** Analyses of this many finished games are cached. */
const KEPT = 8;

/** The analysis of a game so far; null where it is not done yet or failed. */
interface Findings {
  readonly chances: (number[] | null)[];
  readonly moves: (MoveReport | null)[];
  left: number;
}

export class Analyst {
  private readonly known = new Map<string, Findings>();

  constructor(
    private readonly bots: Bots,
    private readonly playouts?: number,
  ) {}

  /** The analysis of a game so far; the first call starts it. */
  of(table: Table): Analysis {
    needEnd(table);
    let found = this.known.get(table.id);
    if (!found) {
      found = this.begin(table);
      this.known.set(table.id, found);
      const [oldest] = this.known.keys();
      if (this.known.size > KEPT && oldest !== undefined) this.known.delete(oldest);
    }
    const complete = found.left === 0;
    const accounts = complete ? accounted(table, found.moves) : [];
    return { table: table.id, complete, levels: levelsAt(table), chances: [...found.chances], accounts };
  }

  /** Every thinker works on one position at a time, so that a bot elsewhere need not wait for all of them. First the
   * chart of the whole game, then the moves. */
  private begin(table: Table): Findings {
    const positions = positionsOf(table);
    const moves = movesOf(table);
    const levels = levelsAt(table);
    const { thought, chart_playouts } = table.rules.layout.module.levels;
    const budget = { iterations: thought };
    const playouts = this.playouts ?? chart_playouts;
    const found: Findings = {
      chances: positions.map(() => null),
      moves: moves.map(() => null),
      left: positions.length + moves.length,
    };
    const tasks = [
      ...positions.map(({ state }, at) => async () => {
        const chances = await this.bots.chances(table.rules, state, playouts, at, levels);
        found.chances[at] = chances.map(short);
      }),
      ...moves.map((move, at) => async () => {
        found.moves[at] = await this.bots.analyseMove(table.rules, move, budget);
      }),
    ];
    let next = 0;
    const work = async () => {
      for (let task = tasks[next++]; task; task = tasks[next++]) {
        await task().catch(() => undefined); // A failed task leaves a gap, which the chart shows.
        found.left -= 1;
      }
    };
    for (let i = 0; i < this.bots.width; i++) void work();
    return found;
  }
}

const short = (share: number): number => Math.round(share * 1e4) / 1e4;

/** Who is assumed to play on where chances are shown: bots at their level, people as strong as the strongest. */
export function levelsAt(table: Table): string[] {
  const bots = table.seats.map(({ now }) => (now.kind === "bot" ? now.level : null));
  return assumedLevels(table.rules.layout.module.levels, bots);
}

function movesOf(table: Table): MadeMove[] {
  const levels = levelsAt(table);
  return table.played.map(({ seat, action, before, number }, i) => {
    return { number: i + 1, seat, action, before: before.state, entropy: table.entropy(number), levels };
  });
}

/** Luck and choice of each seat; none where a move could not be judged, since sums would be wrong. */
function accounted(table: Table, moves: readonly (MoveReport | null)[]): SeatAccount[] {
  const judged = moves.filter((move) => move !== null);
  if (judged.length < moves.length) return [];
  return accountsOf(table.rules, judged, table.seats.length).map((account) => told(table.rules, account));
}

function told(rules: Rules, account: Account): SeatAccount {
  return {
    seat: account.seat + 1,
    luck: short(account.luck),
    luck_error: short(account.luckError),
    lost: short(account.lost),
    lost_error: short(account.lostError),
    costly: account.costly.map((move) => costly(rules, move)),
  };
}

function costly(rules: Rules, move: MoveReport): CostlyMove {
  return {
    number: move.number,
    made: choice(rules, move.action),
    best: choice(rules, move.best),
    loss: short(move.loss),
    error: short(move.error),
    why: move.why.map(([term, points]) => ({ term, points })),
  };
}

const choice = (rules: Rules, action: number): Choice => ({ ...rules.action(action), irreversible: true });
