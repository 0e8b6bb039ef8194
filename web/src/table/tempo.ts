/** The player's pace in numbers. */
import { pace, type Pace } from "../shell/settings";

export interface Tempo {
  /** Times the duration of an animation. */
  readonly stretch: number;
  /** The least time that a bot's turn is on the screen: three bots take more than four seconds, unless it shall be fast. */
  readonly turnMs: number;
  /** The most time that a bot's turn takes; what is left of it is shown at once, and summed up. */
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
