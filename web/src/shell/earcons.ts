/** Earcons, synthesized sample by sample: a few notes of one pentatonic scale on wood, breath and earth. */

export type Earcon = "place" | "take" | "flip" | "tick" | "bump" | "found" | "turn" | "win" | "lose" | "roll" | "no";

export const RATE = 24_000;
/** Target level of each earcon: RMS of its loudest 50 ms. Small things are softer than events. */
const LEVEL: Record<Earcon, number> = {
  place: 0.1,
  take: 0.1,
  flip: 0.08,
  tick: 0.06,
  bump: 0.12,
  found: 0.13,
  turn: 0.12,
  win: 0.14,
  lose: 0.1,
  roll: 0.1,
  no: 0.08,
};
const WINDOW = 0.05;
const LONGEST_TAIL = 0.012;

type Voice = "wood" | "breath" | "earth";

interface Note {
  at: number;
  hertz: number;
  length: number;
  voice: Voice;
  /** The pitch at its end, for a glide. */
  to?: number;
}

/** Overtones of each voice: multiple of the pitch, amplitude, decay. */
const OVERTONES: Record<Voice, readonly (readonly [times: number, loud: number, fade: number])[]> = {
  wood: [
    [1, 1, 5],
    [3.93, 0.32, 14],
    [9.2, 0.08, 26],
  ],
  breath: [
    [1, 1, 2.4],
    [2, 0.18, 4],
  ],
  earth: [
    [1, 1, 6],
    [1.51, 0.4, 11],
  ],
};

/** C, D, E, G, A: any of them sound well together. */
const [C4, D4, E4, G4, A4, C5, D5, E5, G5] = [262, 294, 330, 392, 440, 523, 587, 659, 784];

const note = (voice: Voice, at: number, hertz: number, length: number, to?: number): Note => ({
  voice,
  at,
  hertz,
  length,
  ...(to === undefined ? {} : { to }),
});

const SCORES: Record<Earcon, Note[]> = {
  place: [note("wood", 0, C4, 0.14)],
  take: [note("wood", 0, G4, 0.12), note("wood", 0.07, C5, 0.16)],
  flip: [note("breath", 0, E4, 0.1, A4), note("wood", 0.09, A4, 0.12)],
  tick: [note("wood", 0, G5, 0.05)],
  bump: [note("earth", 0, 131, 0.18, 82)],
  found: [note("wood", 0, C5, 0.14), note("wood", 0.09, E5, 0.14), note("wood", 0.18, G5, 0.26)],
  turn: [note("breath", 0, E5, 0.2), note("breath", 0.14, G5, 0.32)],
  win: [C5, D5, E5, G5].map((hertz, i) => note("wood", i * 0.13, hertz, i === 3 ? 0.45 : 0.2)),
  lose: [A4, G4, E4].map((hertz, i) => note("breath", i * 0.17, hertz, i === 2 ? 0.4 : 0.24)),
  roll: [0, 0.07, 0.13, 0.2, 0.3].map((at, i) => note("wood", at, i % 2 ? D4 : C4, 0.08)),
  no: [note("earth", 0, 196, 0.14, 165)],
};

const ATTACK: Record<Voice, number> = { wood: 0.003, breath: 0.03, earth: 0.006 };

/** Add a note to the samples. */
function addNote(samples: Float32Array, { voice, at, hertz, to = hertz, length }: Note): void {
  const count = Math.round(length * RATE);
  let turns = 0;
  for (let i = 0; i < count; i += 1) {
    const share = i / count;
    const seconds = i / RATE;
    turns += (hertz * (to / hertz) ** share) / RATE;
    const swell = Math.min(1, seconds / ATTACK[voice]) * Math.min(1, (length - seconds) / LONGEST_TAIL);
    let sum = 0;
    for (const [times, loud, fade] of OVERTONES[voice])
      sum += loud * Math.exp((-fade * seconds) / length) * Math.sin(2 * Math.PI * turns * times);
    const where = Math.round(at * RATE) + i;
    samples[where] = (samples[where] ?? 0) + sum * swell;
  }
}

/** RMS of the loudest 50 ms. */
export function loudness(samples: Float32Array): number {
  const width = Math.min(samples.length, Math.round(WINDOW * RATE));
  let [sum, most] = [0, 0];
  samples.forEach((sample, i) => {
    sum += sample ** 2 - (i >= width ? (samples[i - width] ?? 0) ** 2 : 0);
    most = Math.max(most, sum);
  });
  return Math.sqrt(most / width);
}

/** The samples of an earcon, scaled to its level. */
export function rendered(name: Earcon): Float32Array<ArrayBuffer> {
  const score = SCORES[name];
  const length = Math.max(...score.map(({ at, length }) => at + length));
  const samples = new Float32Array(Math.ceil(length * RATE) + 1);
  for (const one of score) addNote(samples, one);
  const scale = LEVEL[name] / loudness(samples);
  return samples.map((sample) => sample * scale);
}

export const EARCONS = Object.keys(SCORES) as Earcon[];
