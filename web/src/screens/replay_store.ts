/** A finished game, step by step, as one seat saw it or as everybody did. */
import { computed, signal, type ReadonlySignal } from "@preact/signals";
import { loadUI, type GameUI, type Target } from "../games/game_ui";
import { api, ApiError } from "../net/api";
import type { Choice, GameInfo, Replay, ReplayFrame, SeatAccount, SeatInfo, Step } from "../net/wire";
import { learnGame, t, type Speaker } from "../shell/i18n";
import { Timeline, type Shown } from "../table/timeline";

/** A frame of a replay as a step of a story; frame 0 is the beginning. */
export function stepOf(frame: ReplayFrame, at: number): Step {
  return {
    seq: at,
    cause: at === 0 ? "started" : "played",
    seat: frame.seat,
    events: frame.events,
    undone: [],
    number: null,
  };
}

export class ReplayStore {
  readonly replay = signal<Replay | null>(null);
  readonly seats = signal<SeatInfo[]>([]);
  readonly info = signal<GameInfo | null>(null);
  readonly ui = signal<GameUI | null>(null);
  /** The seat whose view is shown; null for what everybody saw. */
  readonly perspective = signal<number | null>(null);
  readonly at = signal(0);
  readonly playing = signal(false);
  readonly fault = signal<string | null>(null);
  readonly timeline = new Timeline();
  /** The seats of this page's user. */
  readonly mine = signal<readonly number[]>([]);
  readonly accounts = signal<readonly SeatAccount[]>([]);

  constructor(readonly table: string) {}

  readonly last = computed(() => Math.max(0, (this.replay.value?.frames.length ?? 1) - 1));
  readonly steps: ReadonlySignal<Step[]> = computed(() => this.replay.value?.frames.map(stepOf) ?? []);
  readonly speaker: ReadonlySignal<Speaker> = computed(() => ({
    game: this.replay.value?.game ?? "",
    info: this.info.value,
    reader: this.perspective.value,
    names: (seat: number) => this.nameOf(seat),
  }));

  /** The better alternative to the next move, if that was a costly one. */
  readonly better: ReadonlySignal<Choice | null> = computed(() => {
    const costly = this.accounts.value.flatMap((account) => account.costly);
    const move = costly.find(({ number }) => number === this.at.value + 1);
    return move && move.best.action !== move.made.action ? move.best : null;
  });

  /** The targets of the better move, as far as this view shows them. */
  readonly marked: ReadonlySignal<ReadonlySet<Target>> = computed(() => {
    const [best, view, ui] = [this.better.value, this.timeline.view.value, this.ui.value];
    return new Set(best && ui && view != null ? (ui.paths(best, view, [best])[0] ?? []) : []);
  });

  nameOf(seat: number): string {
    return this.seats.value.find((one) => one.seat === seat)?.name || t("seat-unnamed", { number: seat });
  }

  /** Load the game as a seat saw it, and show step `at`. */
  async open(perspective: number | null, at: number): Promise<void> {
    try {
      const [replay, now, catalogue] = await Promise.all([
        api.replay(this.table, perspective),
        api.snapshot(this.table, null, 0),
        api.games(),
      ]);
      const [ui] = await Promise.all([loadUI(replay.game), learnGame(replay.game)]);
      this.info.value = catalogue.games.find((one) => one.name === replay.game) ?? null;
      this.seats.value = now.seats;
      this.mine.value = now.you.seats;
      this.ui.value = ui;
      this.timeline.ui = ui;
      this.perspective.value = perspective;
      this.replay.value = replay;
      this.fault.value = null;
      this.show(at);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.fault.value = error.code;
    }
  }

  /** Go to a step: animate the next one, jump to any other. */
  go(to: number): void {
    const at = Math.max(0, Math.min(this.last.value, to));
    const next = at === this.at.value + 1;
    const frame = this.replay.value?.frames[at];
    if (!frame || at === this.at.value) return;
    if (!next || this.timeline.busy.value) return this.show(at);
    this.at.value = at;
    this.timeline.enqueue([{ step: stepOf(frame, at), after: { shown: this.shown(frame, at), view: frame.view } }]);
  }

  private show(at: number): void {
    const frame = this.replay.value?.frames[at];
    if (!frame) return;
    this.at.value = at;
    this.timeline.jump(this.shown(frame, at), frame.view, this.steps.value.slice(0, at + 1));
  }

  private shown(frame: ReplayFrame, at: number): Shown {
    const over = at === this.last.value;
    return {
      seq: at,
      phase: over ? "over" : "playing",
      turn: frame.turn,
      perspective: this.perspective.value,
      choices: [],
      canUndo: false,
      outcome: over ? (this.replay.value?.outcome ?? null) : null,
    };
  }
}
