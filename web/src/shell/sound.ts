/** Playback of earcons: silent until the first gesture. Nothing is conveyed by sound alone. */
import type { Earcon } from "./earcons";
import { sound, volume } from "./settings";

export type { Earcon } from "./earcons";

let context: AudioContext | null = null;
let earcons: typeof import("./earcons") | null = null;
const buffers = new Map<Earcon, AudioBuffer>();

/** Start audio. Browsers allow it only after a gesture, so call this from one. */
export function wakeSound(): void {
  if (context || typeof AudioContext === "undefined") return;
  context = new AudioContext();
  void import("./earcons").then((found) => (earcons = found));
}

/** The samples of an earcon as a buffer, rendered once; null until the module is loaded. */
function bufferOf(name: Earcon, within: AudioContext): AudioBuffer | null {
  const known = buffers.get(name);
  if (known) return known;
  if (!earcons) return null;
  const samples = earcons.rendered(name);
  const buffer = within.createBuffer(1, samples.length, earcons.RATE);
  buffer.copyToChannel(samples, 0);
  buffers.set(name, buffer);
  return buffer;
}

/** Gain for a volume in percent. The square makes half the volume sound about half as loud. */
export const gainOf = (percent: number): number => (percent / 100) ** 2 * 2;

export function play(name: Earcon): void {
  if (!context || !sound.value || volume.value === 0 || context.state === "closed") return;
  void context.resume();
  const source = context.createBufferSource();
  const gain = context.createGain();
  source.buffer = bufferOf(name, context);
  gain.gain.value = gainOf(volume.value);
  source.connect(gain).connect(context.destination);
  source.start();
}
