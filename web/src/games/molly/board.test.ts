// @vitest-environment happy-dom
import { expect, test } from "vitest";
import middle from "../../gallery/fixtures/molly-start.json";
import { weatherOf } from "./Board";
import type { View } from "./view";

const view = middle.view as unknown as View;

test("the weather follows the deck, with the moon in the last round", () => {
  const at = (deck: number, last_round = false) => weatherOf({ ...view, deck, last_round });
  expect([at(40), at(25), at(10), at(10, true)]).toEqual(["sun", "cloud", "rain", "moon"]);
});
