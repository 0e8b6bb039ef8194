/** SHA-256 and HMAC at once, without waiting: pages that are served without TLS have no `crypto.subtle`. */
import type { Bytes } from "./types.ts";

const BLOCK = 64;
const utf8 = new TextEncoder();

/** The first 32 bits of the fractional part of a root of each of the first primes. */
function roots(count: number, power: number): Uint32Array {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) {
    if (!found.some((prime) => n % prime === 0)) found.push(n);
  }
  return Uint32Array.from(found, (prime) => (prime ** power % 1) * 2 ** 32);
}

const START = roots(8, 1 / 2);
const ROUNDS = roots(64, 1 / 3);

const turned = (x: number, by: number) => (x >>> by) | (x << (32 - by));

/** Texts and bytes one after the other. */
export function joined(...parts: (string | Uint8Array)[]): Bytes {
  const bytes = parts.map((part) => (typeof part === "string" ? utf8.encode(part) : part));
  const whole = new Uint8Array(bytes.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of bytes) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function mixBlock(state: Uint32Array, words: Uint32Array): void {
  for (let i = 16; i < 64; i++) {
    const a = words[i - 15]!;
    const b = words[i - 2]!;
    const low = turned(a, 7) ^ turned(a, 18) ^ (a >>> 3);
    const high = turned(b, 17) ^ turned(b, 19) ^ (b >>> 10);
    words[i] = words[i - 16]! + low + words[i - 7]! + high;
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const one =
      (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[i]! + words[i]!) | 0;
    const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((value, i) => (state[i]! += value));
}

/** SHA-256 of some bytes. */
export function sha256(data: Uint8Array): Bytes {
  const length = Math.ceil((data.length + 9) / BLOCK) * BLOCK;
  const padded = new Uint8Array(length);
  padded.set(data);
  padded[data.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(length - 8, Math.floor(data.length / 2 ** 29));
  view.setUint32(length - 4, data.length << 3);
  const state = START.slice();
  const words = new Uint32Array(64);
  for (let at = 0; at < length; at += BLOCK) {
    for (let i = 0; i < 16; i++) words[i] = view.getUint32(at + 4 * i);
    mixBlock(state, words);
  }
  const out = new Uint8Array(32);
  const written = new DataView(out.buffer);
  state.forEach((word, i) => {
    written.setUint32(4 * i, word);
  });
  return out;
}

/** HMAC-SHA-256 of some bytes. */
export function hmac(key: Uint8Array, data: Uint8Array): Bytes {
  const short = key.length > BLOCK ? sha256(key) : key;
  const padded = (byte: number) => Uint8Array.from({ length: BLOCK }, (_, i) => (short[i] ?? 0) ^ byte);
  return sha256(joined(padded(0x5c), sha256(joined(padded(0x36), data))));
}

/** The two words of 8 bytes of entropy. */
export function wordsOf(entropy: Uint8Array): [number, number] {
  if (entropy.length !== 8) throw new RangeError(`entropy is 8 bytes, not ${String(entropy.length)}`);
  const view = new DataView(entropy.buffer, entropy.byteOffset, 8);
  return [view.getUint32(0), view.getUint32(4)];
}

/** The entropy of action `number` of a game (0 is the setup), from the secret root of the game: `derive_entropy`. */
export function deriveEntropy(root: Uint8Array, number: number): Bytes {
  return hmac(root, joined(`tana/1/action/${String(number)}`)).slice(0, 8);
}

/** The root of a game that is played from a public seed: `root_of_seed`. */
export function rootOfSeed(seed: number): Bytes {
  return sha256(joined(`tana/1/seed/${String(seed)}`));
}

/** Entropy for the glimpse of a seat before action `number`, from a root of the bots' own: `bot_entropy`. */
export function botEntropy(root: Uint8Array, seat: number, number: number): Bytes {
  return deriveEntropy(joined(root, `/bot/${String(seat)}`), number);
}
