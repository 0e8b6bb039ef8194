/**
 * The single timeline of what is shown now. Board, portraits, prompt, log, title and sounds all read from here and
 * advance together, event by event, until they have caught up with the server.
 */
import { computed, signal, type ReadonlySignal } from "@preact/signals";
import type { GameUI, Target } from "../games/game_ui";
import type { Choice, Outcome, Phase, Snapshot, Step, WireEvent } from "../net/wire";
import { Animator, type Pace } from "./animator";
import { lastMoveOf, touchedBy } from "./event_places";
import { tempo } from "./tempo";

/** The state at one entry of the log. */
export interface Shown {
  seq: number;
  phase: Phase;
  turn: number | null;
  perspective: number | null;
  choices: Choice[];
  canUndo: boolean;
  outcome: Outcome | null;
}

/** One entry to show. `after` is null where only its events are known; a later scene then has the state. */
export interface Scene {
  step: Step;
  after: { shown: Shown; view: unknown; story?: Step[] } | null;
}

export interface Listener {
  /** Called when the timeline has reached a state; `view` is what the board showed just before. */
  arrived(before: Shown | null, after: Shown, view: unknown): void;
  /** Whether a bot plays a seat; its turns are stretched or cut to a bearable length. */
  isBot(seat: number): boolean;
}

/** With more waiting entries than this, only the newest are shown in full. */
const MANY_SCENES = 12;
const MANY_RECALLED = 40;
/** Reading time for each line, for players who were away, even where nothing moves. */
const READING_MS = 1100;
const LEAST_READING_MS = 70;
/** Everything that was missed is shown within this time, unless the player goes step by step. */
const RECALL_MS = 10_000;
/** A step stays for this long if nobody asks for the next one. */
const STEP_MS = 600_000;

export function shownOf(snapshot: Snapshot): Shown {
  return {
    seq: snapshot.seq,
    phase: snapshot.phase,
    turn: snapshot.turn,
    perspective: snapshot.you.perspective,
    choices: snapshot.choices,
    canUndo: snapshot.can_undo,
    outcome: snapshot.outcome,
  };
}

export class Timeline {
  readonly stage = new Animator();
  readonly shown = signal<Shown | null>(null);
  /** What has happened up to what is shown. */
  readonly story = signal<Step[]>([]);
  readonly busy = signal(false);
  /** Whether a player who was away is being shown what happened. */
  readonly recalling = signal(false);
  private readonly marks = signal<readonly Target[]>([]);
  readonly lastMove: ReadonlySignal<readonly Target[]> = computed(() => this.marks.value);
  /** First step of the first turn since this seat last played that was too long to show in full. */
  readonly hurriedSince = signal<number | null>(null);
  /** The turn on the screen: its seat and first step, when it began, and the time spent on showing it. */
  private turn = { seat: null as number | null, seq: 0, began: 0, spent: 0 };
  /** Whether the player goes from move to move instead of watching. */
  readonly stepping = signal(false);
  private readingMs = READING_MS;
  private scenes: Scene[] = [];
  private skipping = false;
  private generation = 0;

  constructor(
    private readonly listener: Listener | null = null,
    private readonly clock = () => performance.now(),
  ) {}

  get view(): ReadonlySignal<unknown> {
    return this.stage.view;
  }

  set ui(ui: GameUI | null) {
    this.stage.ui = ui;
    this.updateMarks();
  }

  /** Jump to a state without showing how it came about. */
  jump(shown: Shown, view: unknown, story: Step[]): void {
    this.generation += 1;
    this.scenes = [];
    this.skipping = false;
    this.busy.value = false;
    this.recalling.value = false;
    this.hurriedSince.value = null;
    this.stepping.value = false;
    const from = this.stage.view.value;
    this.stage.jump(view);
    this.story.value = story;
    this.updateMarks();
    this.arrive(shown, from);
  }

  /** Add scenes to the queue, which is shown one event after another. */
  enqueue(scenes: Scene[], recalling = false): void {
    this.scenes.push(...scenes);
    if (!this.busy.value) this.settleQuiet();
    if (this.scenes.length === 0) return;
    this.recalling.value ||= recalling;
    if (recalling) this.readingMs = readingTime(this.scenes);
    if (!this.busy.value) void this.run();
  }

  /** End the current move, and show the rest of what was missed move by move. */
  step(): void {
    this.stepping.value = true;
    this.stage.cut();
  }

  /** Skip to the end of the queue, for a tap while things move. */
  skip(): void {
    this.skipping = true;
    this.stage.cut();
  }

  private async run(): Promise<void> {
    const generation = this.generation;
    this.busy.value = true;
    for (let scene = this.scenes.shift(); scene; scene = this.scenes.shift()) {
      await this.play(scene, () => generation === this.generation);
      if (generation !== this.generation) return;
    }
    this.skipping = false;
    this.busy.value = false;
    this.recalling.value = false;
    this.stepping.value = false;
  }

  private async play({ step, after }: Scene, current: () => boolean): Promise<void> {
    this.begin(step);
    const next = after?.view ?? this.scenes.find((scene) => scene.after)?.after?.view ?? this.stage.view.value;
    for (const event of step.events) {
      this.mention(step, event);
      const began = this.clock();
      await this.stage.show(event, next, this.pace(step, event === step.events.at(-1)));
      if (!current()) return;
      this.turn.spent += this.clock() - began;
    }
    await this.rest(step, after?.shown.turn ?? this.scenes[0]?.step.seat ?? null);
    if (current()) this.settle({ step, after });
  }

  /** Settle entries without events (chat, a rematch), which are not animated. */
  private settleQuiet(): void {
    while (this.scenes[0]?.step.events.length === 0) {
      const [scene] = this.scenes.splice(0, 1);
      if (!scene) return;
      this.begin(scene.step);
      this.settle(scene);
    }
  }

  private settle({ step, after }: Scene): void {
    if (!after) return;
    const from = this.stage.view.value;
    this.stage.view.value = after.view;
    if (after.story) this.story.value = after.story;
    if (after.story || step.cause !== "played") this.updateMarks();
    this.arrive(after.shown, from);
  }

  /** How to show an event of a step; `last` marks the final one. */
  private pace(step: Step, last: boolean): Pace {
    const recalling = this.recalling.value;
    const many = this.scenes.length > (recalling ? MANY_RECALLED : MANY_SCENES);
    const rushed = this.skipping || many || document.visibilityState === "hidden" || this.hurries(step);
    const looks = this.listener !== null;
    if (!recalling || rushed) return { rushed, atLeast: 0, longest: Infinity, looks };
    const ms = this.stepping.value && last ? STEP_MS : this.readingMs;
    return { rushed, atLeast: ms, longest: ms, looks };
  }

  /** Whether to show the rest of a bot's turn at once because it has taken too long. */
  private hurries({ seat }: Step): boolean {
    if (this.recalling.value || !this.isBot(seat) || this.turn.spent < tempo().mostMs) return false;
    this.hurriedSince.value ??= this.turn.seq;
    return true;
  }

  /** Keep a bot's short turn on the screen for a while before the next one begins. */
  private async rest({ seat, cause }: Step, next: number | null): Promise<void> {
    const rushed = this.skipping || this.recalling.value || document.visibilityState === "hidden";
    if (cause !== "played" || rushed || next === seat || !this.isBot(seat)) return;
    await this.stage.rest(tempo().turnMs - (this.clock() - this.turn.began));
  }

  private isBot(seat: number | null): boolean {
    return seat !== null && (this.listener?.isBot(seat) ?? false);
  }

  private noteTurn(seat: number | null, seq: number): void {
    if (seat !== this.turn.seat) this.turn = { seat, seq, began: this.clock(), spent: 0 };
  }

  /** Begin to show a step: the acting seat has the turn, and nobody can choose until it has been shown. */
  private begin(step: Step): void {
    this.story.value = [...this.story.value, { ...step, events: [] }];
    const shown = this.shown.value;
    if (!shown || step.cause !== "played") return;
    this.noteTurn(step.seat, step.seq);
    if (step.seat === shown.perspective) this.hurriedSince.value = null;
    this.shown.value = { ...shown, turn: step.seat ?? shown.turn, choices: [] };
    const marks = touchedBy(this.stage.ui, step, this.stage.view.value);
    if (marks.length > 0) this.marks.value = marks;
  }

  private mention(step: Step, event: WireEvent): void {
    this.story.value = this.story.value.map((one) =>
      one.seq === step.seq ? { ...one, events: [...one.events, event] } : one,
    );
  }

  private arrive(shown: Shown, from: unknown): void {
    const before = this.shown.value;
    this.shown.value = shown;
    this.noteTurn(shown.turn, shown.seq + 1);
    this.listener?.arrived(before, shown, from);
  }

  private updateMarks(): void {
    this.marks.value = lastMoveOf(this.stage.ui, this.story.value, this.stage.view.value);
  }
}

/** Time for each event such that all of them together take at most `RECALL_MS`, within limits. */
export function readingTime(scenes: readonly Scene[]): number {
  const events = scenes.slice(-MANY_RECALLED).reduce((sum, { step }) => sum + step.events.length, 0);
  return Math.max(LEAST_READING_MS, Math.min(READING_MS, RECALL_MS / Math.max(1, events)));
}
