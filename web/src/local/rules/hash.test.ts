import { createHash, createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { deriveEntropy, hmac, joined, sha256 } from "./hash.ts";

const some = (length: number) => Uint8Array.from({ length }, (_, i) => (i * 37 + length) & 255);

test.each([0, 1, 55, 56, 63, 64, 65, 119, 120, 1000])("SHA-256 of %i bytes is Node's", (length) => {
  expect(Buffer.from(sha256(some(length)))).toEqual(createHash("sha256").update(some(length)).digest());
});

test.each([1, 32, 64, 65, 200])("HMAC with a key of %i bytes is Node's", (length) => {
  expect(Buffer.from(hmac(some(length), some(77)))).toEqual(
    createHmac("sha256", some(length)).update(some(77)).digest(),
  );
});

test("entropy follows from the root and the number of the action", () => {
  const expected = createHmac("sha256", some(32)).update("tana/1/action/12").digest().subarray(0, 8);
  expect(Buffer.from(deriveEntropy(some(32), 12))).toEqual(expected);
});

test("texts and bytes stand one after the other", () => {
  expect([...joined("é", Uint8Array.of(1), "a")]).toEqual([0xc3, 0xa9, 1, 0x61]);
});
