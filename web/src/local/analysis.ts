/** Luck and choice after the game: each seat's chance to win at every step, from many quick games played on. */
import type { Analysis } from "../net/wire";
import { needEnd, positionsOf } from "./after";
import type { Bots } from "./bots";
import type { Table } from "./table";

/** Games played on from each position. */
const PLAYOUTS = 200;
/** The series of this many finished games are kept. */
const KEPT = 8;

interface Series {
  readonly chances: (number[] | null)[];
  left: number;
}

export class Analyst {
  private readonly known = new Map<string, Series>();

  constructor(
    private readonly bots: Bots,
    private readonly playouts = PLAYOUTS,
  ) {}

  /** The chances of a game as far as they are known; asking begins the work. */
  of(table: Table): Analysis {
    needEnd(table);
    let series = this.known.get(table.id);
    if (!series) {
      series = this.begin(table);
      this.known.set(table.id, series);
      const [oldest] = this.known.keys();
      if (this.known.size > KEPT && oldest !== undefined) this.known.delete(oldest);
    }
    return { table: table.id, complete: series.left === 0, chances: [...series.chances] };
  }

  /** Every thinker works on one position at a time, so that a bot elsewhere need not wait for all of them. */
  private begin(table: Table): Series {
    const states = positionsOf(table).map((position) => position.state);
    const series: Series = { chances: states.map(() => null), left: states.length };
    let next = 0;
    const work = async () => {
      for (let at = next++; at < states.length; at = next++) {
        const state = states[at];
        if (state) series.chances[at] = await this.chance(table, state, at);
        series.left -= 1;
      }
    };
    for (let i = 0; i < this.bots.width; i++) void work();
    return series;
  }

  /** Null where no thinker could tell. */
  private async chance(table: Table, state: Uint8Array<ArrayBuffer>, at: number): Promise<number[] | null> {
    try {
      const found = await this.bots.chances(table.rules, state, this.playouts, at);
      return found.map((share) => Math.round(share * 1e4) / 1e4);
    } catch {
      return null;
    }
  }
}
