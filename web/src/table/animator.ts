/** Shows what happened, one event after another, and arrives at the server's own view. */
import { signal } from "@preact/signals";
import type { Effect, Flight, GameUI, Target } from "../games/ui";
import type { WireEvent } from "../net/wire";
import { moves } from "../shell/settings";
import { play } from "../shell/sound";

export interface Airborne extends Flight {
  key: number;
  ms: number;
}

interface Job {
  events: WireEvent[];
  view: unknown;
  started(): void;
  seq: number;
}

const MANY_JOBS = 6;
const DEFAULT_MS = 320;

export class Animator {
  /** The view on the screen, which may still be on its way to the newest one. */
  readonly view = signal<unknown>(null);
  readonly busy = signal(false);
  readonly flights = signal<Airborne[]>([]);
  readonly turning = signal<ReadonlySet<Target>>(new Set());
  readonly pulsing = signal<ReadonlySet<Target>>(new Set());
  readonly hidden = signal<ReadonlySet<Target>>(new Set());
  ui: GameUI | null = null;
  private jobs: Job[] = [];
  private skipping = false;
  private wake: (() => void) | null = null;
  private key = 0;
  private generation = 0;

  /** Jump to a view without telling how it came about. */
  jump(view: unknown): void {
    this.generation += 1;
    for (const job of this.jobs) job.started();
    this.jobs = [];
    this.wake?.();
    this.clear();
    this.view.value = view;
    this.busy.value = false;
  }

  show(job: Job): void {
    this.jobs.push(job);
    if (!this.busy.value) void this.run();
  }

  /** A tap while things move: straight to the end. */
  skip(): void {
    this.skipping = true;
    this.wake?.();
  }

  private async run(): Promise<void> {
    const generation = this.generation;
    this.busy.value = true;
    for (let job = this.jobs.shift(); job; job = this.jobs.shift()) {
      job.started();
      for (const event of job.events) {
        await this.event(event, job.view ?? this.lastView());
        if (generation !== this.generation) return;
      }
      this.view.value = job.view ?? this.view.value;
    }
    this.skipping = false;
    this.busy.value = false;
  }

  private lastView(): unknown {
    return this.jobs.at(-1)?.view ?? this.view.value;
  }

  private async event(event: WireEvent, next: unknown): Promise<void> {
    const view = this.view.value;
    if (!this.ui?.effect || view == null) return;
    const effect = this.ui.effect(event, view as never, next as never) as Effect<unknown>;
    const rushed = this.skipping || this.jobs.length > MANY_JOBS || document.visibilityState === "hidden";
    const quiet = rushed || (!moves() && !effect.hold);
    if (effect.sound && !this.skipping) play(effect.sound);
    if (!quiet) await this.animate(effect);
    if (effect.patch && (quiet || !effect.half)) this.view.value = effect.patch(this.view.value as never);
  }

  private async animate(effect: Effect<unknown>): Promise<void> {
    if (effect.before) this.view.value = effect.before(this.view.value as never);
    const still = !effect.hold && !effect.fly?.length && !effect.turn && !effect.pulse;
    const ms = effect.ms ?? (still ? 0 : DEFAULT_MS);
    if (ms === 0) return;
    this.hidden.value = new Set(effect.hide);
    this.turning.value = new Set(effect.turn);
    this.pulsing.value = new Set(effect.pulse);
    this.flights.value = (effect.fly ?? []).map((flight) => ({ ...flight, key: ++this.key, ms }));
    const patch = effect.half ? effect.patch : undefined;
    const middle = patch && setTimeout(() => (this.view.value = patch(this.view.value as never)), ms / 2);
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.wake = null;
    clearTimeout(middle);
    this.clear();
  }

  private clear(): void {
    this.flights.value = [];
    this.turning.value = new Set();
    this.pulsing.value = new Set();
    this.hidden.value = new Set();
  }
}
