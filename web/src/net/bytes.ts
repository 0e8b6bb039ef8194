/** Bytes as people and files write them, luck of the browser's own, and check sums. */
import type { Bytes } from "../local/rules/types";

export function bytesOf(hex: string): Bytes {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function randomHex(bytes: number): string {
  return hexOf(crypto.getRandomValues(new Uint8Array(bytes)));
}

const CRC = Uint32Array.from({ length: 256 }, (_, byte) => {
  let word = byte;
  for (let bit = 0; bit < 8; bit++) word = word & 1 ? (word >>> 1) ^ 0xedb88320 : word >>> 1;
  return word;
});

/** The checksum that logs keep of a position (CRC-32, as in zlib). */
export function crc32(bytes: Uint8Array): number {
  let word = 0xffffffff;
  for (const byte of bytes) word = (word >>> 8) ^ CRC[(word ^ byte) & 0xff]!;
  return (word ^ 0xffffffff) >>> 0;
}
