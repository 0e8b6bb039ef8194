/** Check of a receipt: the game is replayed with this page's own rules and compared with everything the page was shown.
 * The same check as `tana.client.luck_check`. */
import { deriveEntropy } from "../local/rules/hash";
import type { Rules } from "../local/rules/rules";
import { BadInput, type GameEvent, type Position, type State } from "../local/rules/types";
import { canonical, commitmentOf, digestOf, FORMER_RECEIPT, RECEIPT_VERSION, rootOf } from "../net/luck";
import type { Receipt, ReceiptStep } from "../net/wire";
import type { Kept } from "./evidence";
import { BOUND, LOOKED, mayChangeGame, viewDigest, type Seen, type SeenStep } from "./seen";
import { isSigned } from "./signature";

/** What is wrong with a receipt; the texts are `fair-lie-…`. */
export type Lie =
  "receipt" | "commitment" | "contribution" | "bound" | "number" | "undo" | "shown" | "players" | "practice" | "rules";

/** Why the luck cannot be proven; the texts are `fair-doubt-…`. */
export type Doubt = "no-commitment" | "no-contribution" | "consent" | "unfinished" | "no-rules";

export type Verdict =
  | { readonly luck: "violation"; readonly reasons: readonly [Lie] }
  | { readonly luck: "proven" | "not-provable"; readonly reasons: readonly Doubt[] };

class Violation extends Error {
  constructor(readonly lie: Lie) {
    super(lie);
  }
}

/** Throw a violation unless a condition holds. */
function need(right: boolean, lie: Lie): asserts right {
  if (!right) throw new Violation(lie);
}

/** What other rules find wrong with an honest receipt. */
const OF_RULES: ReadonlySet<Lie> = new Set<Lie>(["rules", "shown", "undo"]);
const HEX_OF_32_BYTES = /^[0-9a-f]{64}$/;

/** Check a receipt. `rules` is null if this page has no rules of that game and edition. */
export function check(receipt: Receipt, rules: Rules | null, kept: Kept | null): Verdict {
  try {
    const reasons = doubtsOf(receipt, rules, kept);
    return { luck: reasons.length > 0 ? "not-provable" : "proven", reasons };
  } catch (fault) {
    if (fault instanceof Violation) return { luck: "violation", reasons: [fault.lie] };
    throw fault;
  }
}

function doubtsOf(receipt: Receipt, rules: Rules | null, kept: Kept | null): Doubt[] {
  needReadable(receipt, kept);
  if (kept) needBound(receipt, kept);
  needSignatures(receipt);
  const seen = kept?.seen ?? [];
  const doubts: Doubt[] = [];
  if (!kept || kept.head.commitment === null) doubts.push("no-commitment");
  if (!seen.some((one) => hasAdded(receipt, one))) doubts.push("no-contribution");
  if (rules?.edition !== receipt.edition) return [...doubts, "no-rules"];
  try {
    doubts.push(...doubtsOfGame(receipt, rules, seen));
  } catch (fault) {
    // The game may have kept the rules it began with; other rules prove nothing about it.
    if (!(fault instanceof Violation && OF_RULES.has(fault.lie) && hasOtherRules(receipt, rules))) throw fault;
    doubts.push("no-rules");
  }
  return [...new Set(doubts)];
}

function doubtsOfGame(receipt: Receipt, rules: Rules, seen: readonly Seen[]): Doubt[] {
  const stages = replay(receipt, rules);
  const doubts: Doubt[] = [];
  for (const one of seen) {
    needStory(rules, stages, one);
    if (lacksConsent(stages, one)) doubts.push("consent");
  }
  if (stages.at(-1)?.position.actor !== null) doubts.push("unfinished");
  return doubts;
}

function hasOtherRules(receipt: Receipt, rules: Rules): boolean {
  return receipt.rules !== undefined && rules.id !== "" && receipt.rules !== rules.id;
}

function needReadable(receipt: Receipt, kept: Kept | null): void {
  need(!receipt.practice || kept?.head.practice === true, "practice");
  need(receipt.version === RECEIPT_VERSION || receipt.version === FORMER_RECEIPT, "receipt");
  const given = receipt.contributions.filter((one) => one !== null);
  need(
    [receipt.secret, ...given].every((one) => HEX_OF_32_BYTES.test(one)),
    "receipt",
  );
  need(receipt.contributions.length === receipt.names.length, "receipt");
}

/** Require that the receipt contains what was shown before the game. */
function needBound(receipt: Receipt, { head, seen }: Kept): void {
  need(!head.conflict, "shown");
  for (const name of BOUND) need(canonical(receipt[name]) === canonical(head[name]), "bound");
  need(head.commitment === null || head.commitment === receipt.commitment, "commitment");
  need(commitmentOf(receipt.secret) === receipt.commitment, "commitment");
  const { beginning } = head;
  if (!beginning) return;
  for (const [seat, random] of Object.entries(seen[0]?.contributions ?? {})) {
    const shown = beginning.contributions[Number(seat) - 1] === random;
    need(!shown || receipt.contributions[Number(seat) - 1] === random, "contribution");
  }
  need(canonical(beginning.contributions) === canonical(receipt.contributions), "contribution");
  need(beginning.names.length === 0 || canonical(beginning.names) === canonical(receipt.names), "bound");
  need(beginning.keys.length === 0 || canonical(beginning.keys) === canonical(receipt.keys ?? []), "bound");
  for (const one of seen) needOwnKeys(one);
}

/** Require that everybody was shown the keys that this browser sent; otherwise the server could sign in its name. */
function needOwnKeys({ beginning, contributions, keys }: Seen): void {
  for (const [seat, key] of Object.entries(keys)) {
    const place = Number(seat) - 1;
    const shown = beginning?.contributions[place] === contributions[seat];
    need(!shown || beginning?.keys[place] === key, "bound");
  }
}

/** Require that every signature is one of this receipt; otherwise its player was shown another game. */
function needSignatures(receipt: Receipt): void {
  const digest = digestOf(receipt);
  (receipt.keys ?? []).forEach((key, i) => {
    const signature = receipt.signatures?.[i];
    if (key && signature) need(isSigned(key, digest, signature), "players");
  });
}

function hasAdded(receipt: Receipt, { beginning, contributions }: Seen): boolean {
  const mine = Object.entries(contributions);
  return beginning !== null && mine.some(([seat, random]) => receipt.contributions[Number(seat) - 1] === random);
}

// --- the game of the receipt -----------------------------------------------------------------------------------------

/** One step of a receipt's game, and the position after it. */
interface Stage {
  readonly cause: string;
  readonly seat: number | null;
  readonly number: number | null;
  readonly undone: number;
  readonly events: readonly GameEvent[];
  readonly position: Position;
  /** The seats that agreed to an undo beyond the boundary; null for other steps. */
  readonly consents: readonly number[] | null;
}

interface Move {
  readonly seat: number;
  readonly before: Position;
  readonly reveals: boolean;
}

function replay(receipt: Receipt, rules: Rules): Stage[] {
  need(commitmentOf(receipt.secret) === receipt.commitment, "commitment");
  const root = rootOf(receipt);
  try {
    const { position, events } = rules.setup(receipt.names.length, receipt.options, deriveEntropy(root, 0));
    const start = { cause: "started", seat: null, number: null, undone: 0, events, position, consents: null };
    return follow(receipt.history, start, rules, root);
  } catch (fault) {
    if (fault instanceof BadInput) throw new Violation("rules");
    throw fault;
  }
}

function follow(history: readonly ReceiptStep[], start: Stage, rules: Rules, root: Uint8Array): Stage[] {
  const stages = [start];
  const moves: Move[] = [];
  let [position, made] = [start.position, 0];
  for (const step of history) {
    const stage =
      step.undone === undefined
        ? played(step, position, ++made, rules, root)
        : takenBack(step, step.undone, position, moves);
    if (step.undone === undefined)
      moves.push({ seat: step.seat ?? 0, before: position, reveals: stage.events.some((event) => event.reveals) });
    position = stage.position;
    stages.push(stage);
  }
  return stages;
}

function played(step: ReceiptStep, position: Position, due: number, rules: Rules, root: Uint8Array): Stage {
  const { number, seat, action } = step;
  need(number === due && action !== undefined, "number");
  need(seat !== undefined && position.actor !== null && seat === position.actor + 1, "rules");
  const found = rules.play(position.state, rules.parse(action), deriveEntropy(root, number));
  need(found !== null, "rules");
  return { cause: "played", seat, number, undone: 0, consents: null, ...found };
}

function takenBack(step: ReceiptStep, count: number, position: Position, moves: Move[]): Stage {
  need(count >= 1 && count <= moves.length, "undo");
  let [now, seat] = [position, 0];
  for (let i = 0; i < count; i++) {
    const last = moves.pop();
    need(last !== undefined, "undo");
    need(step.agreed === true || (!last.reveals && now.actor !== null && now.actor + 1 === last.seat), "undo");
    [now, seat] = [last.before, last.seat];
  }
  const consents = step.agreed ? (step.consents ?? []) : null;
  const asked = step.seat ?? seat;
  return { cause: "undone", seat: asked, number: null, undone: count, events: [], position: now, consents };
}

// --- the game that was shown -----------------------------------------------------------------------------------------

function needStory(rules: Rules, stages: readonly Stage[], seen: Seen): void {
  let [at, loose] = [-1, false];
  for (const step of seen.steps) {
    if (step.cause === LOOKED) {
      loose ||= step.gap;
      needLook(rules, stages.slice(Math.max(at, 0), loose ? stages.length : at + 1), step, seen.seat);
      continue;
    }
    need(mayChangeGame(step), "shown");
    need(step.cause !== "played" || step.number !== null, "number");
    at = placeOf(stages, step, at, step.gap || loose);
    needSame(rules, stages[at], step, seen.seat);
    loose = false;
  }
  if (seen.outcome === null) return;
  need(loose || at === stages.length - 1, "number");
  const state: State | undefined = stages.at(-1)?.position.state;
  need(state !== undefined && canonical(rules.outcome(state)) === canonical(seen.outcome), "shown");
}

function viewAt(rules: Rules, stage: Stage, point: number | null): string {
  return viewDigest(rules.view(rules.look(stage.position.state, point === null ? null : point - 1)));
}

/** Require that a view without a step of the game is the view of one of these stages. */
function needLook(rules: Rules, stages: readonly Stage[], step: SeenStep, point: number | null): void {
  need(step.events.length === 0 && stages.some((stage) => viewAt(rules, stage, point) === step.view), "shown");
}

/** Index of the stage that matches a step: the next one, or after a gap the next that fits. */
function placeOf(stages: readonly Stage[], step: SeenStep, before: number, gap: boolean): number {
  const what = ({ cause, seat, number, undone }: Stage | SeenStep) => canonical([cause, seat, number, undone]);
  const end = gap ? stages.length : before + 2;
  const found = stages.findIndex((stage, i) => i > before && i < end && what(stage) === what(step));
  const due = stages[before + 1]?.cause;
  need(found >= 0, step.cause === "undone" || due === "undone" ? "undo" : "number");
  return found;
}

function needSame(rules: Rules, stage: Stage | undefined, step: SeenStep, point: number | null): void {
  need(stage !== undefined, "number");
  const reader = point === null ? null : point - 1;
  const visible = stage.events
    .filter(({ seats }) => seats === null || (reader !== null && seats.includes(reader)))
    .map(({ name, args }) => ({ name, args }));
  need(canonical(visible) === canonical(step.events), "shown");
  need(!step.view || step.view === viewAt(rules, stage, point), "shown");
}

/** Whether the receipt claims a consent to an undo that this browser did not give; perhaps another device did. An undo
 * that needed this player's consent and does not claim it is a violation. */
function lacksConsent(stages: readonly Stage[], seen: Seen): boolean {
  const claimed = stages.filter(({ cause }) => cause === "undone").map(({ consents }) => consents);
  const shown = seen.steps.filter(({ cause }) => cause === "undone");
  if (claimed.length !== shown.length) return claimed.some((seats) => seats !== null);
  const mine = Object.keys(seen.contributions).map(Number);
  const doubtful = claimed
    .map((seats, i) => ({ seats, given: shown[i]?.consent }))
    .filter(({ seats, given }) => seats && !given);
  for (const { seats, given } of doubtful) need(given !== false || mine.some((seat) => seats?.includes(seat)), "undo");
  return doubtful.length > 0;
}
