/** The arithmetic of fair luck, as `docs/fairness.md` and `tana.server.tables.fairness` have it. */
import { pbkdf2 } from "@noble/hashes/pbkdf2.js";
import { hmac, joined, sha256 } from "../local/rules/hash";
import type { Bytes } from "../local/rules/types";
import { bytesOf, hexOf } from "./bytes";
import type { Receipt } from "./wire";

/** The version of receipts, and the one of Tana 0.2, whose root was bound to the names as well. */
export const RECEIPT_VERSION = 3;
export const FORMER_RECEIPT = 2;
const CODE_ROUNDS = 20_000;
const CODE_DIGITS = 16;

/** The commitment to a secret. */
export function commitmentOf(secret: string): string {
  return hexOf(sha256(joined("tana/1/commitment/", bytesOf(secret))));
}

/** The JSON text of a document that is hashed: keys in order, no spaces. */
export function canonical(document: unknown): string {
  return JSON.stringify(document, (_key, value: unknown) =>
    value !== null && typeof value === "object" && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}

function byName(options: Readonly<Record<string, string>>): [string, string][] {
  return Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1));
}

/** What the luck of a game is bound to, beside its secret. */
export type Bound = Pick<
  Receipt,
  "version" | "table" | "game" | "edition" | "options" | "names" | "contributions" | "secret"
>;

/** The root of all luck of a game. */
export function rootOf(game: Bound): Bytes {
  const { version, contributions, names } = game;
  const fixed = [game.table, game.game, game.edition, byName(game.options)];
  const bound = version === FORMER_RECEIPT ? [...fixed, names, contributions] : [...fixed, contributions];
  return hmac(bytesOf(game.secret), joined(`tana/${version}/root/${canonical(bound)}`));
}

/** What everybody at a table is shown before the first move. */
export interface Shown extends Pick<Receipt, "table" | "game" | "edition" | "options" | "names" | "contributions"> {
  readonly commitment: string;
  readonly keys: readonly (string | null)[];
}

/** Digits to compare aloud: the same only if all were shown the same beginning. Slow on purpose (some 50 ms). */
export function comparisonCode(shown: Shown): string {
  const { commitment, table, game, edition, options, names, contributions, keys } = shown;
  const text = canonical([commitment, table, game, edition, byName(options), names, contributions, keys]);
  const found = pbkdf2(sha256, joined(text), joined("tana/1/code"), { c: CODE_ROUNDS, dkLen: 8 });
  const digits = (BigInt(`0x${hexOf(found)}`) % 10n ** BigInt(CODE_DIGITS)).toString().padStart(CODE_DIGITS, "0");
  return (digits.match(/.{4}/g) ?? []).join(" ");
}

/** What players sign after the game: everything in a receipt but the signatures. */
export function digestOf(receipt: Receipt): Bytes {
  const { rules: _, ...signed } = receipt;
  return sha256(joined(`tana/1/receipt/${canonical({ ...signed, signatures: [] })}`));
}
