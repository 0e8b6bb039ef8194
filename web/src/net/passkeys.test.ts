// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { bytesOf, textOf } from "./passkeys";

test("bytes are written as the server reads them", () => {
  const bytes = Uint8Array.from([0, 251, 255, 190, 62, 63]);
  expect(textOf(bytes.buffer)).toBe("APv_vj4_");
  for (let length = 0; length < 40; length++) {
    const some = Uint8Array.from({ length }, (_, i) => (i * 67 + length) % 256);
    expect(bytesOf(textOf(some.buffer))).toEqual(some);
    expect(textOf(some.buffer)).toMatch(/^[A-Za-z0-9_-]*$/);
  }
});
