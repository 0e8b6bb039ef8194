import { describe, expect, it } from "vitest";
import { spelled } from "./Devices";

describe("the code of a device", () => {
  it("is read out in groups of four", () => {
    expect(spelled("ABCDEFGHJKLM")).toBe("ABCD-EFGH-JKLM");
    expect(spelled("ABCDE")).toBe("ABCD-E");
    expect(spelled("")).toBe("");
  });
});
