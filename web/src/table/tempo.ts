/** Durations for the pace that the player has chosen. */
import { pace, type Pace } from "../shell/settings";

export interface Tempo {
  /** Factor for the duration of animations. */
  readonly stretch: number;
  /** Minimum time for a bot's turn on the screen: at normal pace, three bots take more than four seconds. */
  readonly turnMs: number;
  /** Maximum time for a bot's turn; the rest of it is shown at once and summarized. */
  readonly mostMs: number;
  /** How long a decision with only one option is on the screen before it is made. */
  readonly singleMs: number;
}

const TEMPI: Readonly<Record<Pace, Tempo>> = {
  slow: { stretch: 1.6, turnMs: 2600, mostMs: 12_000, singleMs: 1400 },
  normal: { stretch: 1, turnMs: 1500, mostMs: 6000, singleMs: 700 },
  fast: { stretch: 0.5, turnMs: 0, mostMs: 2500, singleMs: 0 },
};

export const tempo = (): Tempo => TEMPI[pace.value];
