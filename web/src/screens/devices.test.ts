// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { grouped } from "./Devices";

describe("the code of a device", () => {
  it("is written in groups of four", () => {
    expect(grouped("ABCDEFGHJKLM")).toBe("ABCD-EFGH-JKLM");
    expect(grouped("ABCDE")).toBe("ABCD-E");
    expect(grouped("")).toBe("");
  });
});
