import { describe, expect, it } from "vitest";
import { ANIMALS, animalFor, animalsOf } from "./portraits";

const seat = (name: string, animal: (typeof ANIMALS)[number] | null = null) => ({ name, animal });

describe("the animals of a table", () => {
  it("are those that people have chosen", () => {
    expect(animalsOf([seat("Ada", "otter"), seat("Leo", "frog")])).toEqual(["otter", "frog"]);
  });

  it("are all different, even with equal names", () => {
    const alike = animalsOf(["Ada", "Ada", "", "", "Ada"].map((name) => seat(name)));
    expect(new Set(alike).size).toBe(5);
  });

  it("leave a chosen animal to the player who chose it, wherever they sit", () => {
    const wanted = animalFor("Ada");
    const [ada, leo] = animalsOf([seat("Ada"), seat("Leo", wanted)]);
    expect(leo).toBe(wanted);
    expect(ada).not.toBe(wanted);
  });

  it("include each of the twelve portraits once", () => {
    expect(new Set(ANIMALS).size).toBe(12);
    expect(new Set(Array.from("abcdefghijklmnopqrstuvwxyz", (name) => animalFor(name))).size).toBe(12);
  });
});
