/** Fair luck, checked by this page: from what it kept before the game, never by the server's word. */
import { deriveEntropy, hmac, joined, sha256 } from "../local/rules/hash";
import type { Bytes } from "../local/rules/types";
import { bytesOf, hexOf } from "./bytes";
import type { Receipt, ReceiptStep, Step } from "./wire";

/** What this browser keeps of a table from before the game on. */
export interface Kept {
  commitment: string;
  /** By seat: what this browser added. */
  contributions: Record<string, string>;
  /** The last entry of the table's story that was looked at. */
  seq: number;
  /** The number of the last action seen. */
  number: number;
  /** How often actions were taken back. */
  undos: number;
  /** The first number that did not follow the one before it; null: all did. */
  gap: number | null;
}

/** A move of the game file: enough of it to compare. */
export interface RecordedMove {
  seat: number;
  action: string;
  entropy: string;
}

/** A game file, read. */
export interface Recorded {
  entropy: string;
  names: string[];
  moves: RecordedMove[];
}

export type Verdict =
  { luck: "proven"; consents: number } | { luck: "not-provable"; consents: number } | { luck: "false"; why: Lie };

/** What is wrong with a receipt; the texts are `fair-lie-…`. */
export type Lie = "version" | "commitment" | "contribution" | "length" | "gap" | "undo" | "record" | "entropy";

const keyOf = (table: string) => `tana-luck-${table}`;
const HEX_OF_32_BYTES = /^[0-9a-f]{64}$/;

/** What was kept of a table; null: nothing. */
export function kept(table: string, store: Storage = localStorage): Kept | null {
  try {
    return JSON.parse(store.getItem(keyOf(table)) ?? "null") as Kept | null;
  } catch {
    return null;
  }
}

function keep(table: string, now: Kept, store: Storage): void {
  try {
    store.setItem(keyOf(table), JSON.stringify(now));
  } catch {
    // a full or forbidden storage: then the verdict is "not provable", which is the truth
  }
}

/** Keep the commitment as it is shown before the game; the first one counts. */
export function keepCommitment(table: string, commitment: string, store: Storage = localStorage): Kept {
  const before = kept(table, store);
  if (before) return before;
  const now: Kept = { commitment, contributions: {}, seq: 0, number: 0, undos: 0, gap: null };
  keep(table, now, store);
  return now;
}

/** Keep what this browser adds for a seat. */
export function keepContribution(table: string, seat: number, random: string, store: Storage = localStorage): void {
  const before = kept(table, store);
  if (before) keep(table, { ...before, contributions: { ...before.contributions, [seat]: random } }, store);
}

/** Follow the numbers of the actions while the game is played. */
export function witness(table: string, steps: readonly Step[], store: Storage = localStorage): void {
  const before = kept(table, store);
  if (!before) return;
  const now = { ...before };
  for (const step of steps) {
    if (step.seq <= now.seq) continue;
    now.seq = step.seq;
    if (step.undone.length > 0) now.undos += 1;
    if (step.number === null) continue;
    if (step.number !== now.number + 1) now.gap ??= step.number;
    now.number = step.number;
  }
  if (now.seq !== before.seq) keep(table, now, store);
}

// --- the arithmetic of docs/fairness.md --------------------------------------------------------------------------

/** The commitment to a secret. */
export function commitmentOf(secret: string): string {
  return hexOf(sha256(joined("tana/1/commitment/", bytesOf(secret))));
}

/** What the luck of a game is bound to, beside its secret. */
export type Bound = Pick<Receipt, "table" | "game" | "edition" | "options" | "names" | "contributions" | "secret">;

/** The root of all luck of a game. */
export function rootOf(game: Bound): Bytes {
  const options = Object.entries(game.options).sort(([a], [b]) => (a < b ? -1 : 1));
  const bound = [game.table, game.game, game.edition, options, game.names, game.contributions];
  return hmac(bytesOf(game.secret), joined(`tana/2/root/${JSON.stringify(bound)}`));
}

// --- the verdict ---------------------------------------------------------------------------------------------------

/** Check a receipt against the record of the game and what was kept from before it. */
export function check(receipt: Receipt, record: Recorded, before: Kept | null): Verdict {
  const lie = lieOfReceipt(receipt) ?? lieToWitness(receipt, before) ?? lieOfRecord(receipt, record);
  if (lie) return { luck: "false", why: lie };
  const consents = receipt.history.filter((step) => step.agreed).length;
  return { luck: before ? "proven" : "not-provable", consents };
}

function lieOfReceipt(receipt: Receipt): Lie | null {
  if (receipt.version !== 2 || receipt.practice) return "version";
  const given = receipt.contributions.filter((one) => one !== null);
  const whole = [receipt.secret, ...given].every((one) => HEX_OF_32_BYTES.test(one));
  if (!whole || receipt.contributions.length !== receipt.names.length) return "length";
  return commitmentOf(receipt.secret) === receipt.commitment ? null : "commitment";
}

/** What this page saw with its own eyes must be in the receipt. */
function lieToWitness(receipt: Receipt, before: Kept | null): Lie | null {
  if (!before) return null;
  if (before.commitment !== receipt.commitment) return "commitment";
  for (const [seat, random] of Object.entries(before.contributions))
    if (receipt.contributions[Number(seat) - 1] !== random) return "contribution";
  if (before.gap !== null) return "gap";
  return undosBefore(receipt.history, before.number) > before.undos ? "undo" : null;
}

/** How often actions were taken back before the action of that number. */
function undosBefore(history: readonly ReceiptStep[], number: number): number {
  const end = history.findIndex((step) => step.number === number);
  return history.slice(0, Math.max(end, 0)).filter((step) => step.undone !== undefined).length;
}

/** The moves that count, each with its number; null if a number is missing or used twice. */
export function movesThatCount(history: readonly ReceiptStep[]): ReceiptStep[] | null {
  const counted: ReceiptStep[] = [];
  let number = 0;
  for (const step of history) {
    if (step.undone !== undefined) {
      if (step.undone < 1 || step.undone > counted.length) return null;
      counted.length -= step.undone;
    } else if (step.number === ++number) {
      counted.push(step);
    } else {
      return null;
    }
  }
  return counted;
}

function lieOfRecord(receipt: Receipt, record: Recorded): Lie | null {
  const counted = movesThatCount(receipt.history);
  if (!counted) return "gap";
  const told = (moves: readonly { seat?: number; action?: string }[]) =>
    JSON.stringify(moves.map((move) => [move.seat, move.action]));
  if (told(counted) !== told(record.moves) || record.names.join("\n") !== receipt.names.join("\n")) return "record";
  const root = rootOf(receipt);
  const numbers = [0, ...counted.map((step) => step.number ?? 0)];
  const derived = numbers.map((number) => hexOf(deriveEntropy(root, number)));
  const used = [record.entropy, ...record.moves.map((move) => move.entropy)];
  return derived.every((entropy, i) => entropy === used[i]) ? null : "entropy";
}

/** The game file as the server sends it: a line for the header, one for each move. */
export function readRecord(text: string): Recorded {
  const [head, ...lines] = text
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Recorded & RecordedMove);
  if (!head) throw new Error("an empty game file");
  return { entropy: head.entropy, names: head.names, moves: lines.filter((line) => line.action !== undefined) };
}
