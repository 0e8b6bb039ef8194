/** Checks of what a page was shown against a receipt, with a game that only counts to three. */
import { describe, expect, it } from "vitest";
import type { Rules } from "../local/rules/rules";
import { commitmentOf } from "../net/luck";
import type { Receipt } from "../net/wire";
import { check } from "./check";
import { look, viewDigest, type Head, type Seen, type SeenStep } from "./seen";

const secret = "73".repeat(32);
const [mine, key] = ["11".repeat(32), "aa"];
const position = (state: number) => ({ state, actor: state < 3 ? 0 : null });

/** Rules of a game in which one seat counts to three, visible to everybody. */
const rules = {
  edition: "e",
  id: "",
  setup: () => ({ position: position(0), events: [] }),
  parse: (action: string) => action,
  play: (state: number) => ({ position: position(state + 1), events: [] }),
  look: (state: number) => state,
  view: (state: number) => ({ state }),
  outcome: () => ({ scores: [1] }),
} as unknown as Rules;

const receipt = {
  version: 3,
  table: "t",
  game: "count",
  edition: "e",
  options: {},
  names: ["Ada"],
  practice: false,
  commitment: commitmentOf(secret),
  secret,
  contributions: [mine],
  history: [1, 2, 3].map((number) => ({ number, seat: 1, action: "go" })),
  keys: [key],
  signatures: [null],
} as unknown as Receipt;

const at = (state: number) => viewDigest({ state });
const step = (seq: number, number: number | null, more: Partial<SeenStep> = {}): SeenStep => ({
  ...look(seq, at(number ?? 0), false),
  cause: number === null ? "started" : "played",
  seat: number === null ? null : 1,
  number,
  ...more,
});
const whole = [step(2, null), step(3, 1), step(4, 2), step(5, 3)];

function verdict(steps: SeenStep[], change: Partial<Head> = {}, keys: Record<string, string> = { 1: key }) {
  const { table, game, edition, options, practice, commitment } = receipt;
  const beginning = { names: ["Ada"], contributions: [mine], keys: [key] };
  const head: Head = { table, game, edition, options, practice, commitment, beginning, conflict: "", ...change };
  const outcome = { scores: [1] } as unknown as Seen["outcome"];
  const own = {
    tana: "seen",
    version: 1,
    seat: 1,
    contributions: { 1: mine },
    keys,
    steps,
    outcome,
    digest: "",
  } as const;
  const { luck, reasons } = check(receipt, rules, { head, seen: [{ ...head, ...own }] });
  return [luck, ...reasons].join(" ");
}

/** The steps with `count` of them replaced by others. */
const withSteps = (place: number, count: number, ...others: SeenStep[]) =>
  whole.slice(0, place).concat(others, whole.slice(place + count));

describe("the game that was shown", () => {
  it("is proven, with the right views between its moves and after a gap", () => {
    expect(verdict(whole)).toBe("proven");
    expect(verdict(withSteps(2, 0, look(3, at(1), false)))).toBe("proven");
    expect(verdict(withSteps(1, 1, look(3, at(1), true)))).toBe("proven");
    expect(verdict([look(5, at(3), true)])).toBe("proven");
  });

  it("is a violation if a view between two moves differs", () => {
    expect(verdict(withSteps(2, 0, look(3, at(9), false)))).toBe("violation shown");
    expect(verdict(withSteps(2, 0, look(3, at(0), false)))).toBe("violation shown");
    expect(verdict(withSteps(1, 1, look(3, at(9), true)))).toBe("violation shown");
    expect(verdict(withSteps(3, 1, look(5, at(1), true)))).toBe("violation shown");
    expect(verdict([look(2, at(0), false), ...whole])).toBe("violation shown");
  });

  it("is a violation if something else claims to be part of the game", () => {
    const said = step(4, null, { cause: "said", events: [{ name: "rolled", args: {} }], view: at(1) });
    expect(verdict(withSteps(2, 0, said))).toBe("violation shown");
    expect(verdict(withSteps(2, 0, { ...look(3, at(1), false), events: said.events }))).toBe("violation shown");
    expect(verdict(withSteps(2, 1))).toBe("violation number");
  });

  it("is a violation if something fixed was shown in two ways, or with another key than this browser's", () => {
    expect(verdict(whole, { conflict: "options" })).toBe("violation shown");
    expect(verdict(whole, {}, { 1: "bb" })).toBe("violation bound");
  });
});
