// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { freshInvitation, keepInvitation } from "./invitation";

describe("invitations", () => {
  beforeEach(() => localStorage.clear());

  it("survive a reload of the page", async () => {
    keepInvitation("one", { path: "/t/one#s=old", code: "OLD" });
    keepInvitation("two", { path: "/t/two#s=x", code: "TWO" });
    keepInvitation("one", { path: "/t/one#s=new", code: "NEW" });
    vi.resetModules();
    const again = await import("./invitation");
    expect(again.freshInvitation("one")).toEqual({ path: "/t/one#s=new", code: "NEW" });
    expect(again.freshInvitation("two")?.code).toBe("TWO");
    expect(again.freshInvitation("three")).toBeNull();
  });

  it("are kept for the newest tables only, and never part of a backup", () => {
    for (let i = 0; i < 30; i++) keepInvitation(`${i}`, { path: `/t/${i}`, code: null });
    expect(freshInvitation("9")).toBeNull();
    expect(freshInvitation("29")).not.toBeNull();
    expect(Object.keys(localStorage).filter((key) => key.startsWith("tana."))).toEqual([]);
  });

  it("survive a damaged store", () => {
    localStorage.setItem("tana-invitations", "{");
    expect(freshInvitation("one")).toBeNull();
  });
});
