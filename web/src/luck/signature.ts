/** One-time signatures from SHA-256 alone, since pages served without TLS have no Web Crypto. The same scheme as
 * `tana.server.tables.one_time_signature`. A key must never sign more than one digest. */
import { hmac, joined, sha256 } from "../local/rules/hash";
import { bytesOf, hexOf } from "../net/bytes";

const DIGITS = 64 + 3;
const STEPS = 15;
const VALUE_HEX = 64;
const SIGNATURE = new RegExp(`^[0-9a-f]{${VALUE_HEX * DIGITS}}$`);

/** The public key of a secret seed (32 bytes, hex). */
export function publicKey(seed: string): string {
  return keyOf(Array.from({ length: DIGITS }, (_, digit) => chain(digit, first(seed, digit), 0, STEPS)));
}

/** The signature of a SHA-256 digest. */
export function sign(seed: string, digest: Uint8Array): string {
  return digitsOf(digest)
    .map((end, digit) => hexOf(chain(digit, first(seed, digit), 0, end)))
    .join("");
}

/** Whether the owner of a public key signed this digest. */
export function isSigned(key: string, digest: Uint8Array, signature: string): boolean {
  if (!SIGNATURE.test(signature)) return false;
  const ends = digitsOf(digest).map((begin, digit) =>
    chain(digit, bytesOf(signature.slice(digit * VALUE_HEX, (digit + 1) * VALUE_HEX)), begin, STEPS),
  );
  return keyOf(ends) === key;
}

/** The half-bytes of a digest and of its checksum. */
function digitsOf(digest: Uint8Array): number[] {
  const halves = Array.from(digest).flatMap((byte) => [byte >> 4, byte & 15]);
  const check = halves.reduce((sum, half) => sum + STEPS - half, 0);
  return [...halves, check >> 8, (check >> 4) & 15, check & 15];
}

function first(seed: string, digit: number): Uint8Array {
  return hmac(bytesOf(seed), joined(`tana/1/chain/${digit}`));
}

function chain(digit: number, value: Uint8Array, begin: number, end: number): Uint8Array {
  let now = value;
  for (let step = begin; step < end; step++) now = sha256(joined(`tana/1/step/${digit}/${step}/`, now));
  return now;
}

function keyOf(ends: readonly Uint8Array[]): string {
  return hexOf(sha256(joined("tana/1/key/", ...ends)));
}
