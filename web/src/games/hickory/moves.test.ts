import { expect, test } from "vitest";
import middle from "../../gallery/fixtures/hickory-middle.json";
import { wanted } from "./moves";
import type { View } from "./view";

const view = middle.view as unknown as View;

test("a tap on a relic means returning it, not spending it", () => {
  expect(wanted(["tile:scurrier:crown"], view)).toBe("return crown");
  expect(wanted(["tile:scurrier:blue-key"], view)).toMatch(/^(spend|deliver) blue-key$/);
});
