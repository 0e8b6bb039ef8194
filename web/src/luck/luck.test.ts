/** Same results as in Python (`luck.vector.json`), and merging of evidence from two tabs. */
import { describe, expect, it } from "vitest";
import type { Rules } from "../local/rules/rules";
import { BadInput } from "../local/rules/types";
import { bytesOf, hexOf } from "../net/bytes";
import { comparisonCode, commitmentOf, digestOf, rootOf } from "../net/luck";
import type { Receipt, Snapshot, Step } from "../net/wire";
import { check } from "./check";
import vector from "./luck.vector.json";
import {
  consentOf,
  firstHead,
  look,
  mergedHead,
  mergedStep,
  runningDigest,
  shownSteps,
  viewDigest,
  type Head,
  type SeenStep,
} from "./seen";
import { isSigned, publicKey, sign } from "./signature";

const receipt = vector.receipt as unknown as Receipt;
const step = vector.step as SeenStep;

describe("the page's arithmetic", () => {
  it("gives the same results as Python's", () => {
    expect(commitmentOf(receipt.secret)).toBe(vector.commitment);
    expect(hexOf(rootOf(receipt))).toBe(vector.root);
    expect(hexOf(rootOf({ ...receipt, version: 2 }))).toBe(vector.former_root);
    expect(hexOf(digestOf(receipt))).toBe(vector.digest);
    expect(comparisonCode(receipt)).toBe(vector.code);
    expect(viewDigest(vector.view)).toBe(vector.view_digest);
    expect(runningDigest([step, step])).toBe(vector.running);
  });

  it("signs and verifies signatures", () => {
    const digest = bytesOf(vector.digest);
    expect(publicKey(vector.seed)).toBe(vector.key);
    expect(sign(vector.seed, digest)).toBe(vector.signature);
    expect(isSigned(vector.key, digest, vector.signature)).toBe(true);
    expect(isSigned(vector.key, new Uint8Array(32), vector.signature)).toBe(false);
    expect(isSigned(vector.key, digest, "")).toBe(false);
  });
});

describe("a receipt without evidence", () => {
  it("is not provable, and false where it contradicts itself", () => {
    expect(check(receipt, null, null)).toEqual({
      luck: "not-provable",
      reasons: ["no-commitment", "no-contribution", "no-rules"],
    });
    const lies: [Partial<Receipt>, string][] = [
      [{ practice: true }, "practice"],
      [{ version: 1 }, "receipt"],
      [{ secret: "ab" }, "receipt"],
      [{ names: ["Ada"] }, "receipt"],
      [{ signatures: ["00", null] }, "players"],
    ];
    for (const [lie, reason] of lies)
      expect(check({ ...receipt, ...lie }, null, null)).toEqual({ luck: "violation", reasons: [reason] });
  });
});

describe("a receipt that names its rules", () => {
  const other = {
    edition: receipt.edition,
    id: "b".repeat(64),
    setup: () => {
      throw new BadInput("today this is not possible");
    },
  } as unknown as Rules;

  it("is no violation where the page has other rules, but is one where it has these", () => {
    const reasons = ["no-commitment", "no-contribution", "no-rules"];
    expect(check({ ...receipt, rules: "a".repeat(64) }, other, null)).toEqual({ luck: "not-provable", reasons });
    for (const named of [receipt, { ...receipt, rules: other.id }])
      expect(check(named, other, null)).toEqual({ luck: "violation", reasons: ["rules"] });
    const secret = { ...receipt, rules: "a".repeat(64), secret: "0".repeat(64) };
    expect(check(secret, other, null)).toEqual({ luck: "violation", reasons: ["commitment"] });
  });

  it("is signed without that name, which a server may add later", () => {
    expect(hexOf(digestOf({ ...receipt, rules: "a".repeat(64) }))).toBe(vector.digest);
  });
});

describe("evidence", () => {
  const head: Head = {
    table: "t",
    game: "buddel",
    edition: "e",
    options: {},
    practice: false,
    commitment: "c",
    beginning: null,
    conflict: "",
  };
  const beginning = { names: ["Ada"], contributions: [null], keys: [null] };

  it("keeps what was shown first", () => {
    const begun = { ...head, beginning };
    expect(mergedHead(head, begun)).toEqual(begun);
    expect(firstHead(head)).toEqual(head);
    expect(firstHead(begun).commitment).toBeNull();
    expect(mergedHead(firstHead(begun), head).commitment).toBeNull();
  });

  it("records a conflict if something is shown differently later", () => {
    const begun = { ...head, beginning };
    const later: [Partial<Head>, string][] = [
      [{ commitment: "d" }, "commitment"],
      [{ options: { first: "2" } }, "options"],
      [{ table: "u" }, "table"],
      [{ beginning: { ...beginning, contributions: ["aa"] } }, "contributions"],
      [{ beginning: { ...beginning, keys: ["aa"] } }, "keys"],
      [{ beginning: { ...beginning, names: [] } }, ""],
    ];
    for (const [change, conflict] of later) {
      const merged = mergedHead(begun, { ...begun, ...change });
      expect(merged).toEqual({ ...begun, conflict });
      expect(mergedHead(merged, begun).conflict).toBe(conflict);
    }
    expect(mergedHead({ ...head, practice: true }, head).practice).toBe(false);
  });

  it("of two tabs is merged, unless they were shown two games", () => {
    const [here, there] = [
      { ...step, view: "", consent: false },
      { ...step, gap: true },
    ];
    expect(mergedStep(here, there)).toEqual(step);
    expect(mergedStep(step, { ...step, view: "other" })).toBeNull();
    expect(mergedStep(step, { ...step, number: 9 })).toBeNull();
  });

  it("merges a view that came without a step into the row of the step", () => {
    const seen = look(step.seq, step.view, true);
    expect(mergedStep(step, seen)).toEqual(step);
    expect(mergedStep(seen, step)).toEqual(step);
    expect(mergedStep(seen, { ...seen, gap: false })).toEqual({ ...seen, gap: false });
    expect(mergedStep(step, look(step.seq, "other", false))).toBeNull();
  });

  it("keeps whatever claims to be part of the game", () => {
    const said: Step = { seq: 3, cause: "said", seat: 1, events: [], undone: [], number: null };
    const causes = (one: Step) => shownSteps([one], { view: 1 } as unknown as Snapshot, false, true).length;
    expect(causes(said)).toBe(0);
    expect(causes({ ...said, events: [{ name: "rolled", args: {} }] })).toBe(1);
    expect(causes({ ...said, undone: [2] })).toBe(1);
    expect(causes({ ...said, number: 4 })).toBe(1);
  });

  it("shows that nobody asked this browser for consent, even where a snapshot catches up", () => {
    const table = (kind: string) => ({ seats: [{ seat: 1, kind }], you: { seats: [1] } }) as unknown as Snapshot;
    const steps = (...causes: string[]) => causes.map((cause) => ({ cause })) as Step[];
    expect(consentOf(steps("played", "undone"), table("remote"), true)).toBe(false);
    expect(consentOf(steps("played", "undone"), table("bot"), true)).toBe(true);
    expect(consentOf(steps("undone", "seat"), table("bot"), true)).toBeNull();
    expect(consentOf(steps("undone"), table("remote"), false)).toBeNull();
  });
});
