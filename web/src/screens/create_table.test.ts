// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import type { GameInfo } from "../net/wire";
import { defaultPlan, keepPlan, lastPlan, settingsOf, usualSettings, withNames } from "./create_table";

const molly = {
  name: "molly",
  edition: "e",
  seats: [2, 3, 4],
  options: [{ name: "variant", values: ["base", "bobtail"], default: "base" }],
  actions: [],
  events: [],
  domains: {},
  levels: ["sprout", "digger", "fox"],
} satisfies GameInfo;

beforeEach(() => localStorage.clear());

describe("plans of a table", () => {
  it("begin with one person and bots of medium strength", () => {
    const plan = defaultPlan(molly);
    expect(plan.seats.map((seat) => seat.kind)).toEqual(["me", "bot", "bot"]);
    expect(plan.seats[1]?.level).toBe("digger");
    expect(plan.options).toEqual({ variant: "base" });
  });
  it("are restored as they were stored", () => {
    const plan = { ...defaultPlan(molly), options: { variant: "bobtail" } };
    keepPlan("molly", plan);
    expect(lastPlan(molly)).toEqual(plan);
  });
  it("drop what the game no longer has", () => {
    localStorage.setItem("tana.plan.molly", JSON.stringify({ seats: [{ kind: "me" }], options: { variant: "gone" } }));
    expect(lastPlan(molly)).toEqual(defaultPlan(molly));
    localStorage.setItem("tana.plan.molly", "{broken");
    expect(lastPlan(molly)).toEqual(defaultPlan(molly));
  });
  it("have free undo and hints against bots, and neither among friends", () => {
    const me = { kind: "me" } as const;
    expect(usualSettings([me, { kind: "bot" }])).toMatchObject({ undo: "consent", hints: true });
    for (const kind of ["remote", "here"] as const)
      expect(usualSettings([me, { kind }])).toMatchObject({ undo: "boundary", hints: false });
  });
  it("keep what the player has changed, among friends as well", () => {
    keepPlan("molly", { ...defaultPlan(molly), seats: [{ kind: "me" }, { kind: "remote" }], changed: { hints: true } });
    expect(settingsOf(lastPlan(molly))).toMatchObject({ hints: true, undo: "boundary" });
  });
  it("name every person and bot here, but not people elsewhere", () => {
    const named = withNames([{ kind: "me" }, { kind: "bot", level: "fox" }, { kind: "remote" }]);
    expect(named[0]?.name).toBeTruthy();
    expect(named[1]?.name).toBeTruthy();
    expect(named[2]?.name).toBeUndefined();
  });
});
