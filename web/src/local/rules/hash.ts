/** Hashes as the rules use them, computed synchronously: pages served without TLS have no `crypto.subtle`. */
import { hmac as hmacOf } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { concatBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Bytes } from "./types.ts";

export { sha256 };

/** Concatenate strings (as UTF-8) and bytes. */
export function joined(...parts: (string | Uint8Array)[]): Bytes {
  return concatBytes(...parts.map((part) => (typeof part === "string" ? utf8ToBytes(part) : part)));
}

/** HMAC-SHA-256. */
export const hmac = (key: Uint8Array, data: Uint8Array): Bytes => hmacOf(sha256, key, data);

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
