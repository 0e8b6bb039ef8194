import { expect, test } from "vitest";
import middle from "../../gallery/fixtures/hickory-middle.json";
import type { Choice } from "../../net/wire";
import { covers, pointsFor } from "./delivery";
import { bestMouse } from "./sharing";
import type { View } from "./view";

test("a delivery scores each item and the largest groups of a symbol and of a colour", () => {
  expect(pointsFor([])).toBe(0);
  expect(pointsFor(["blue-key"])).toBe(3);
  expect(pointsFor(["blue-key", "green-key", "blue-thread"])).toBe(3 + 2 + 2);
  expect(pointsFor(["blue-key", "wild"])).toBe(2 + 2 + 2);
});

test("a quest needs an item for every picture, exact ones first; a wild covers anything", () => {
  const quest = { pictures: ["any-key", "blue-key", null] } as unknown as Parameters<typeof covers>[1];
  expect(covers(["blue-key", "green-key"], quest)).toBe(true);
  expect(covers(["green-key", "orange-key"], quest)).toBe(false);
  expect(covers(["green-key", "wild"], quest)).toBe(true);
});

test("a tile goes to the mouse with matching ones, and other choices have no shortcut", () => {
  const view = { ...(middle.view as unknown as View), seat: 0, dealing: "blue-key" as const };
  const player = view.players[0];
  if (!player) throw new Error("the fixture has players");
  const mice = player.mice.map((mouse, i) => ({
    ...mouse,
    room: 5,
    pouch: i === 1 ? (["blue-thread", "green-key"] as const) : [],
  }));
  const dealt = { ...view, players: [{ ...player, mice }] } as unknown as View;
  const give = (mouse: string, action: number): Choice => ({
    action,
    word: "give",
    args: { mouse },
    notation: `give ${mouse}`,
    irreversible: false,
  });
  const choices = mice.map(({ mouse }, i) => give(mouse, i));
  expect(bestMouse(dealt, choices)?.action).toBe(1);
  expect(bestMouse({ ...dealt, dealing: null }, choices)).toBeNull();
  expect(bestMouse(dealt, [...choices, { ...give("x", 9), word: "skip" }])).toBeNull();
});
