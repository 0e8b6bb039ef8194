/** Fair luck, checked by this page: from what it kept before the game, never by the server's word. */
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

const utf8 = new TextEncoder();

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

function hexOf(bytes: ArrayBuffer, length = 32): string {
  return [...new Uint8Array(bytes, 0, length)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function joined(text: string, bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const head = utf8.encode(text);
  const whole = new Uint8Array(head.length + bytes.length);
  whole.set(head);
  whole.set(bytes, head.length);
  return whole;
}

/** The commitment to a secret. */
export async function commitmentOf(secret: string): Promise<string> {
  return hexOf(await crypto.subtle.digest("SHA-256", joined("tana/1/commitment/", bytesOf(secret))));
}

async function hmac(key: Uint8Array<ArrayBuffer>, text: string): Promise<ArrayBuffer> {
  const made = await crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return crypto.subtle.sign("HMAC", made, utf8.encode(text));
}

/** The root of all luck of a game. */
export async function rootOf(receipt: Receipt): Promise<Uint8Array<ArrayBuffer>> {
  const options = Object.entries(receipt.options).sort(([a], [b]) => (a < b ? -1 : 1));
  const bound = [receipt.table, receipt.game, receipt.edition, options, receipt.names, receipt.contributions];
  return new Uint8Array(await hmac(bytesOf(receipt.secret), `tana/2/root/${JSON.stringify(bound)}`));
}

/** The entropy of an action (0: the setup). */
export async function entropyOf(root: Uint8Array<ArrayBuffer>, number: number): Promise<string> {
  return hexOf(await hmac(root, `tana/1/action/${String(number)}`), 8);
}

// --- the verdict ---------------------------------------------------------------------------------------------------

/** Check a receipt against the record of the game and what was kept from before it. */
export async function check(receipt: Receipt, record: Recorded, before: Kept | null): Promise<Verdict> {
  const lie = (await lieOfReceipt(receipt)) ?? lieToWitness(receipt, before) ?? (await lieOfRecord(receipt, record));
  if (lie) return { luck: "false", why: lie };
  const consents = receipt.history.filter((step) => step.agreed).length;
  return { luck: before ? "proven" : "not-provable", consents };
}

async function lieOfReceipt(receipt: Receipt): Promise<Lie | null> {
  if (receipt.version !== 2 || receipt.practice) return "version";
  const given = receipt.contributions.filter((one) => one !== null);
  const whole = [receipt.secret, ...given].every((one) => HEX_OF_32_BYTES.test(one));
  if (!whole || receipt.contributions.length !== receipt.names.length) return "length";
  return (await commitmentOf(receipt.secret)) === receipt.commitment ? null : "commitment";
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

async function lieOfRecord(receipt: Receipt, record: Recorded): Promise<Lie | null> {
  const counted = movesThatCount(receipt.history);
  if (!counted) return "gap";
  const told = (moves: readonly { seat?: number; action?: string }[]) =>
    JSON.stringify(moves.map((move) => [move.seat, move.action]));
  if (told(counted) !== told(record.moves) || record.names.join("\n") !== receipt.names.join("\n")) return "record";
  const root = await rootOf(receipt);
  const numbers = [0, ...counted.map((step) => step.number ?? 0)];
  const derived = await Promise.all(numbers.map((number) => entropyOf(root, number)));
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
