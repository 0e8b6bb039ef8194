import { expect, test } from "vitest";
import { pathBetween } from "./Trail";

const place = (left: number, top: number) => ({ left, top, width: 40, height: 40 });

test("a trail leads from edge to edge", () => {
  expect(pathBetween(place(0, 0), place(200, 0))).toBe("M44.0 20.0 L196.0 20.0");
  expect(pathBetween(place(0, 200), place(0, 0))).toBe("M20.0 196.0 L20.0 44.0");
});

test("neighbours need no trail", () => {
  expect(pathBetween(place(0, 0), place(60, 0))).toBe("");
  expect(pathBetween(place(0, 0), place(0, 0))).toBe("");
});
