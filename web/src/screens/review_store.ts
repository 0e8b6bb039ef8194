/** A review in progress: the game of one seat, its decisions as they are graded, and the chosen one. */
import { computed, signal, type ReadonlySignal } from "@preact/signals";
import type { Target } from "../games/game_ui";
import { api, ApiError } from "../net/api";
import { BASE } from "../net/base";
import type { Choice } from "../net/wire";
import { BadGameFile, OtherRules, playGameFile, readGameFile, type PlayedGame } from "../local/game_file";
import { Bots, thinkersFor } from "../local/bots";
import { Modules } from "../local/modules";
import { reviewSums, type Graded, type ReviewedMove, type ReviewSums } from "../local/rules/review";
import type { Rules } from "../local/rules/rules";
import { pageRules } from "../luck/page_rules";
import { ReplayStore } from "./replay_store";

/** Grades that are drawn as a hole in the path. */
const HOLES: readonly string[] = ["mistake", "blunder"];

export const isHole = ({ grade }: Graded): boolean => HOLES.includes(grade);

/** Grades the moves of a seat; by default with worker threads of this page. */
export interface Graders {
  readonly width: number;
  gradeMove(rules: Rules, move: ReviewedMove): Promise<Graded>;
  end(): void;
}

/** The workers for a review, one more than at a table: nobody plays meanwhile, so the page needs no core for itself. */
function thinkers(): Graders {
  const modules = new Modules(BASE);
  const make = () => new Worker(new URL("../local/thinker.worker.ts", import.meta.url), { type: "module" });
  const count = thinkersFor(navigator.hardwareConcurrency + 1);
  return new Bots(BASE, (game) => modules.fedRules(game), make, count);
}

export class ReviewStore {
  readonly replay: ReplayStore;
  readonly game = signal<PlayedGame | null>(null);
  readonly fault = signal<string | null>(null);
  /** The reviewed seat, from 1; null until one is chosen. */
  readonly seat = signal<number | null>(null);
  readonly found = signal<readonly Graded[]>([]);
  readonly total = signal(0);
  readonly stopped = signal(false);
  /** The number of the chosen move. */
  readonly chosen = signal<number | null>(null);
  /** Whether the answer is hidden for another try, and the action that was tried. */
  readonly trying = signal(false);
  readonly tried = signal<number | null>(null);
  private graders: Graders | null = null;

  constructor(
    readonly table: string,
    private readonly make: () => Graders = thinkers,
  ) {
    this.replay = new ReplayStore(table);
  }

  /** The graded decisions with more than one option so far, in the order of the game. */
  readonly decisions: ReadonlySignal<readonly Graded[]> = computed(() =>
    this.found.value.filter(({ options }) => options.length > 0).toSorted((one, other) => one.number - other.number),
  );
  readonly complete = computed(() => this.seat.value !== null && this.found.value.length === this.total.value);
  readonly sums: ReadonlySignal<ReviewSums | null> = computed(() => {
    const [game, seat] = [this.game.value, this.seat.value];
    return game && seat !== null && this.complete.value ? reviewSums(game.rules, this.decisions.value, seat - 1) : null;
  });
  readonly decision = computed(() => this.decisions.value.find(({ number }) => number === this.chosen.value) ?? null);

  /** The targets of the better move and of the one made; empty during another try. */
  readonly better: ReadonlySignal<ReadonlySet<Target>> = computed(() => {
    const shown = this.decision.value;
    return new Set(shown && !this.trying.value && shown.grade ? this.places(shown.best) : []);
  });
  readonly made: ReadonlySignal<readonly Target[]> = computed(() => {
    const shown = this.decision.value;
    return shown && !this.trying.value ? this.places(shown.action) : [];
  });

  choice(action: number): Choice | null {
    const rules = this.game.value?.rules;
    return rules ? { ...rules.action(action), irreversible: true } : null;
  }

  private places(action: number): readonly Target[] {
    const [choice, view, ui] = [this.choice(action), this.replay.timeline.view.value, this.replay.ui.value];
    return choice && ui && view != null ? (ui.paths(choice, view, [choice])[0] ?? []) : [];
  }

  /** Load the game, and begin with this page's first seat, or seat 1. */
  async open(): Promise<void> {
    try {
      const file = readGameFile(await api.record(this.table));
      const rules = await pageRules(file.game);
      if (!rules) throw new OtherRules(file.game);
      this.game.value = playGameFile(file, rules);
      await this.replay.open(null, 0);
      this.review(this.replay.mine.value[0] ?? 1);
    } catch (fault) {
      if (fault instanceof ApiError) this.fault.value = fault.code;
      else if (fault instanceof OtherRules || fault instanceof BadGameFile) this.fault.value = "old-game";
      else throw fault;
    }
  }

  /** Review the game of a seat (from 1); ends the previous review. */
  review(seat: number): void {
    const game = this.game.value;
    if (!game) return;
    this.stop();
    this.seat.value = seat;
    this.found.value = [];
    this.chosen.value = null;
    this.stopped.value = false;
    void this.replay.open(seat, 0);
    const moves = movesOf(game, seat - 1);
    this.total.value = moves.length;
    const graders = this.make();
    this.graders = graders;
    let next = 0;
    const work = async () => {
      for (let move = moves[next++]; move && this.graders === graders; move = moves[next++]) {
        const graded = await graders.gradeMove(game.rules, move).catch(() => null);
        if (this.graders !== graders) return;
        if (graded) this.found.value = [...this.found.value, graded];
        else this.stopped.value = true; // A worker failed: keep what was found, without sums.
      }
      if (this.complete.value) this.end();
    };
    for (let i = 0; i < graders.width; i++) void work();
  }

  /** Stop grading and keep what was found. */
  stop(): void {
    if (this.graders && !this.complete.value) this.stopped.value = true;
    this.end();
  }

  private end(): void {
    this.graders?.end();
    this.graders = null;
  }

  /** Look at a decision, in the position before it. */
  look(number: number): void {
    this.chosen.value = number;
    this.trying.value = false;
    this.tried.value = null;
    this.replay.go(number - 1);
  }

  tryAgain(): void {
    this.trying.value = true;
    this.tried.value = null;
  }

  attempt(action: number): void {
    this.tried.value = action;
  }
}

function movesOf(game: PlayedGame, seat: number): ReviewedMove[] {
  return game.moves.flatMap((move, i) => {
    const before = game.positions[i];
    if (move.seat !== seat || !before) return [];
    return [{ number: i + 1, seat, action: game.rules.parse(move.notation), before: before.state }];
  });
}

/** The points that an attempt gives away, at least 0. */
export function lossOf(decision: Graded, action: number): number {
  const chance = decision.options.find((option) => option.action === action)?.chance ?? 0;
  return Math.max(0, Math.round(100 * (decision.before - chance)));
}
