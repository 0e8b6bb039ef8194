/** The stage of a board: shows one event after another, with the effects that the game's UI defines. */
import { signal } from "@preact/signals";
import type { Effect, Flight, GameUI, Moment, Target } from "../games/game_ui";
import type { WireEvent } from "../net/wire";
import { moves } from "../shell/settings";
import { play } from "../shell/sound";
import { tempo } from "./tempo";

export interface Airborne extends Flight {
  key: number;
  ms: number;
}

export interface LastingMoment extends Moment {
  ms: number;
}

/** How to show an event. */
export interface Pace {
  /** Whether to go straight to its end, without a sound. */
  rushed: boolean;
  /** Minimum duration in ms, even where nothing moves: time to read. */
  atLeast: number;
  /** Whether a look stays until it is dismissed. */
  looks: boolean;
  /** Maximum duration in ms, whatever it shows. */
  longest: number;
}

const DEFAULT_MS = 320;
/** Shared empty values: replacing empty with empty notifies no subscriber. */
const NOWHERE: ReadonlySet<Target> = new Set();
const NO_FLIGHTS: Airborne[] = [];

const placesOf = (targets: readonly Target[] | undefined): ReadonlySet<Target> =>
  targets?.length ? new Set(targets) : NOWHERE;

export class Animator {
  /** The view on the screen, which may lag behind the newest one. */
  readonly view = signal<unknown>(null);
  readonly flights = signal(NO_FLIGHTS);
  readonly turning = signal(NOWHERE);
  readonly pulsing = signal(NOWHERE);
  readonly hidden = signal(NOWHERE);
  readonly moment = signal<LastingMoment | null>(null);
  /** Whether something that only this seat learns is shown and waits to be dismissed. */
  readonly looking = signal(false);
  ui: GameUI | null = null;
  private wake: (() => void) | null = null;
  private endLook: (() => void) | null = null;
  private key = 0;
  private jumps = 0;

  /** Jump to a view without animating how it came about. */
  jump(view: unknown): void {
    this.jumps += 1;
    this.cut();
    this.dismiss();
    this.clear();
    this.view.value = view;
  }

  /** End the current animation. */
  cut(): void {
    this.wake?.();
  }

  /** End a look: the player has seen it. */
  dismiss(): void {
    this.endLook?.();
  }

  /** Keep the current picture for a while. */
  async rest(ms: number): Promise<void> {
    if (ms > 0) await this.pause(ms);
  }

  async show(event: WireEvent, next: unknown, pace: Pace): Promise<void> {
    const view = this.view.value;
    if (!this.ui?.effect || view == null) return;
    const effect = this.ui.effect(event, view, next);
    const look = effect.look === true && pace.looks;
    const quiet = !look && (pace.rushed || (!moves() && !effect.hold && pace.atLeast === 0));
    if (effect.sound && (look || !pace.rushed)) play(effect.sound);
    const jumps = this.jumps;
    if (look) await this.lookAt(effect);
    else if (!quiet) await this.animate(effect, pace);
    if (jumps !== this.jumps) return;
    if (effect.patch && (quiet || !effect.half)) this.view.value = effect.patch(this.view.value);
  }

  private async lookAt(effect: Effect<unknown>): Promise<void> {
    if (effect.before) this.view.value = effect.before(this.view.value);
    this.looking.value = true;
    await new Promise<void>((resolve) => (this.endLook = resolve));
    this.endLook = null;
    this.looking.value = false;
  }

  private async animate(effect: Effect<unknown>, { atLeast, longest }: Pace): Promise<void> {
    if (effect.before) this.view.value = effect.before(this.view.value);
    const still = !effect.hold && !effect.fly?.length && !effect.turn && !effect.pulse && !effect.moment;
    const usual = Math.min(longest, (effect.ms ?? (still ? 0 : DEFAULT_MS)) * tempo().stretch);
    const ms = Math.min(longest, Math.max(usual, atLeast));
    if (ms === 0) return;
    const moving = moves();
    this.hidden.value = moving ? placesOf(effect.hide) : NOWHERE;
    this.turning.value = placesOf(effect.turn);
    this.pulsing.value = placesOf(effect.pulse);
    this.moment.value = moving && effect.moment ? { ...effect.moment, ms } : null;
    const flying = moving ? (effect.fly ?? []) : [];
    this.flights.value = flying.length
      ? flying.map((flight) => ({ ...flight, key: ++this.key, ms: usual }))
      : NO_FLIGHTS;
    const patch = effect.half ? effect.patch : undefined;
    let turned = false;
    const turnOver = () => {
      if (patch && !turned) this.view.value = patch(this.view.value);
      turned = true;
    };
    const middle = setTimeout(turnOver, ms / 2);
    const jumps = this.jumps;
    await this.pause(ms);
    clearTimeout(middle);
    if (jumps !== this.jumps) return;
    turnOver();
    this.clear();
  }

  private async pause(ms: number): Promise<void> {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.wake = null;
  }

  private clear(): void {
    this.flights.value = NO_FLIGHTS;
    this.turning.value = NOWHERE;
    this.pulsing.value = NOWHERE;
    this.hidden.value = NOWHERE;
    this.moment.value = null;
  }
}
