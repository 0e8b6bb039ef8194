// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { readEntry } from "./invite_link";
import { parseHash } from "./router";

describe("addresses", () => {
  it("contain a table and its secret", () => {
    expect(readEntry("/t/k3v9", "#s=Jm0q_-")).toEqual({ table: "k3v9", secret: "Jm0q_-" });
    expect(readEntry("/t/k3v9", "")).toEqual({ table: "k3v9", secret: null });
    expect(readEntry("/games/tana/t/k3v9", "#s=Jm0q", "/games/tana/")).toEqual({ table: "k3v9", secret: "Jm0q" });
    expect(readEntry("/t/k3v9", "#s=Jm0q", "/games/tana/")).toEqual({ table: null, secret: "Jm0q" });
    expect(readEntry("/", "#/t/k3v9")).toEqual({ table: null, secret: null });
  });
  it("contain a route behind the hash", () => {
    expect(parseHash("")).toEqual({ screen: "home", rest: [] });
    expect(parseHash("#/rules/molly/MOL-25")).toEqual({ screen: "rules", rest: ["molly", "MOL-25"] });
    expect(parseHash("#/t/%E0%A4")).toEqual({ screen: "t", rest: ["%E0%A4"] });
  });
});
