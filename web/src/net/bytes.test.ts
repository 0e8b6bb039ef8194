import { describe, expect, it } from "vitest";
import { bytesOf, crc32, hexOf, randomHex } from "./bytes";

describe("bytes", () => {
  it("are written in hexadecimal digits and read again", () => {
    expect(hexOf(bytesOf("00ff7f"))).toBe("00ff7f");
    expect(randomHex(32)).toMatch(/^[0-9a-f]{64}$/);
  });

  it("have the check sum of the book", () => {
    expect(crc32(new TextEncoder().encode("123456789"))).toBe(0xcbf43926);
  });
});
