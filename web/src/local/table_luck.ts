/** The luck of a table in the page: derived from a secret that the page drew, as a server would derive it. */
import { bytesOf } from "../net/bytes";
import { hmac, joined, sha256 } from "./rules/hash";
import type { Bytes } from "./rules/types";

/** The root of a practice table's luck: the same for everybody who chooses the seed and the seats. */
export function practiceRootOf(secret: string, seats: number): Bytes {
  return hmac(bytesOf(secret), joined("tana/1/root/", new Uint8Array(seats)));
}

/** The root of the bots' own luck, apart from that of the game. */
export function botRootOf(secret: string): Bytes {
  return hmac(bytesOf(secret), joined("tana/1/bots"));
}

/** The luck of looking ahead, which is nobody's: for two worlds. */
export function boundaryLuck(root: Uint8Array, number: number): Bytes {
  return sha256(joined(`tana/1/boundary/${number}/`, root)).slice(0, 16);
}
