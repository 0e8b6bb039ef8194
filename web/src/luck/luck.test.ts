/** The page's arithmetic gives what Python gives (`luck.vector.json`), and evidence from two tabs is one evidence. */
import { describe, expect, it } from "vitest";
import { bytesOf, hexOf } from "../net/bytes";
import { comparisonCode, commitmentOf, digestOf, rootOf } from "../net/luck";
import type { Receipt, Snapshot, Step } from "../net/wire";
import { check } from "./check";
import vector from "./luck.vector.json";
import { consentOf, mergedHead, mergedStep, runningDigest, viewDigest, type Head, type SeenStep } from "./seen";
import { isSigned, publicKey, sign } from "./signature";

const receipt = vector.receipt as unknown as Receipt;
const step = vector.step as SeenStep;

describe("the arithmetic of Python", () => {
  it("is the page's", () => {
    expect(commitmentOf(receipt.secret)).toBe(vector.commitment);
    expect(hexOf(rootOf(receipt))).toBe(vector.root);
    expect(hexOf(rootOf({ ...receipt, version: 2 }))).toBe(vector.former_root);
    expect(hexOf(digestOf(receipt))).toBe(vector.digest);
    expect(comparisonCode(receipt)).toBe(vector.code);
    expect(viewDigest(vector.view)).toBe(vector.view_digest);
    expect(runningDigest([step, step])).toBe(vector.running);
  });

  it("signs and recognises signatures", () => {
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

describe("evidence", () => {
  const head: Head = {
    table: "t",
    game: "buddel",
    edition: "e",
    options: {},
    practice: false,
    commitment: "c",
    beginning: null,
    conflict: false,
  };
  const beginning = { names: ["Ada"], contributions: [null], keys: [null] };

  it("keeps what was shown first", () => {
    expect(mergedHead(head, { ...head, commitment: "d" }).commitment).toBe("c");
    expect(mergedHead(head, { ...head, options: { first: "2" } }).options).toEqual({});
    const begun = mergedHead(head, { ...head, commitment: null, beginning });
    expect(begun).toEqual({ ...head, beginning });
    expect(mergedHead({ ...head, commitment: null, beginning }, head).commitment).toBeNull();
  });

  it("of two tabs is one, unless they were shown two games", () => {
    const [here, there] = [
      { ...step, view: "", consent: false },
      { ...step, gap: true },
    ];
    expect(mergedStep(here, there)).toEqual(step);
    expect(mergedStep(step, { ...step, view: "other" })).toBeNull();
    expect(mergedStep(step, { ...step, number: 9 })).toBeNull();
  });

  it("knows that nobody asked this browser, also where a snapshot catches up", () => {
    const table = (kind: string) => ({ seats: [{ seat: 1, kind }], you: { seats: [1] } }) as unknown as Snapshot;
    const steps = (...causes: string[]) => causes.map((cause) => ({ cause })) as Step[];
    expect(consentOf(steps("played", "undone"), table("remote"), true)).toBe(false);
    expect(consentOf(steps("played", "undone"), table("bot"), true)).toBe(true);
    expect(consentOf(steps("undone", "seat"), table("bot"), true)).toBeNull();
    expect(consentOf(steps("undone"), table("remote"), false)).toBeNull();
  });
});
