/** A handful of short earcons, synthesised; silent until the first gesture, and each redundant with text. */
import { sound } from "./settings";

export type Earcon = "place" | "take" | "flip" | "tick" | "bump" | "found" | "turn" | "win" | "lose" | "roll" | "no";

let context: AudioContext | null = null;

/** Browsers allow sound only after a gesture: call this from one. */
export function wakeSound(): void {
  if (context || typeof AudioContext === "undefined") return;
  context = new AudioContext();
}

interface Note {
  at: number;
  hertz: number;
  to?: number;
  length: number;
  gain: number;
  wave: OscillatorType;
}

const note = (at: number, hertz: number, length: number, gain = 0.12, wave: OscillatorType = "triangle", to?: number) =>
  ({ at, hertz, length, gain, wave, to }) satisfies Note;

const SCORES: Record<Earcon, Note[]> = {
  place: [note(0, 220, 0.09, 0.16, "sine", 150)],
  take: [note(0, 392, 0.08), note(0.06, 523, 0.1)],
  flip: [note(0, 300, 0.07, 0.08, "triangle", 480), note(0.08, 480, 0.08, 0.08, "triangle", 300)],
  tick: [note(0, 1400, 0.025, 0.06, "square"), note(0.09, 1100, 0.025, 0.05, "square")],
  bump: [note(0, 140, 0.12, 0.2, "sine", 70)],
  found: [note(0, 440, 0.1), note(0.09, 554, 0.1), note(0.18, 659, 0.18)],
  turn: [note(0, 659, 0.12, 0.09, "sine"), note(0.12, 880, 0.18, 0.09, "sine")],
  win: [note(0, 523, 0.14), note(0.13, 659, 0.14), note(0.26, 784, 0.14), note(0.39, 1047, 0.34)],
  lose: [note(0, 440, 0.18, 0.08, "sine"), note(0.18, 392, 0.18, 0.08, "sine"), note(0.36, 349, 0.3, 0.08, "sine")],
  roll: [0, 0.07, 0.13, 0.2, 0.3].map((at, i) => note(at, 260 - i * 18, 0.03, 0.1, "square")),
  no: [note(0, 196, 0.12, 0.1, "sine", 165)],
};

export function play(name: Earcon): void {
  if (!context || !sound.value || context.state === "closed") return;
  void context.resume();
  const now = context.currentTime + 0.01;
  for (const { at, hertz, to, length, gain, wave } of SCORES[name]) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = wave;
    tone.frequency.setValueAtTime(hertz, now + at);
    if (to) tone.frequency.exponentialRampToValueAtTime(to, now + at + length);
    volume.gain.setValueAtTime(0, now + at);
    volume.gain.linearRampToValueAtTime(gain, now + at + 0.008);
    volume.gain.exponentialRampToValueAtTime(0.0001, now + at + length);
    tone.connect(volume).connect(context.destination);
    tone.start(now + at);
    tone.stop(now + at + length + 0.02);
  }
}
