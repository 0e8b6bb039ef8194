import { describe, expect, it, vi } from "vitest";
import { Bots, thinkersFor, type WorkerLike } from "./bots";
import type { Rules } from "./rules/rules";
import type { Glimpse, LevelChoice } from "./rules/types";
import type { Order } from "./thinker.worker";

vi.mock("./rules/levels", async (original) => ({
  ...(await original<typeof import("./rules/levels")>()),
  makeLevel: (_rules: Rules, name: string) => ({
    choose: () => ({ action: name === "digger" ? 7 : 1, estimates: [] }),
  }),
  merged: (_rules: Rules, choices: LevelChoice[]) => ({
    action: choices.at(-1)?.action,
    estimates: choices.flatMap(({ estimates }) => estimates),
  }),
}));

const glimpse: Glimpse = { seat: 0, seats: 2, world: new Uint8Array(1), entropy: new Uint8Array(8) };
const names = { digger: false, fox: true };
const rulesWith = (legal: number[], strategy: unknown = null) =>
  ({
    game: "g",
    enter: () => ({ legal }),
    layout: { module: { levels: { names, strategy, fox: { seconds: 1 } } } },
  }) as unknown as Rules;
const several = rulesWith([1, 2, 3]);

class FakeThinker implements WorkerLike {
  onmessage: ((event: MessageEvent) => void) | null = null;
  onerror: ((event: ErrorEvent) => void) | null = null;
  ended = false;

  constructor(private readonly think: (order: Order) => LevelChoice | "dies" | "silent") {}

  postMessage(order: Order): void {
    const found = this.think(order);
    if (found === "silent") return;
    queueMicrotask(() => {
      if (found === "dies") this.onerror?.({ message: "out of memory" } as ErrorEvent);
      else this.onmessage?.({ data: { id: order.id, found } } as MessageEvent);
    });
  }

  terminate(): void {
    this.ended = true;
  }
}

const estimate = (action: number, visits: number, chance: number) => ({ action, visits, chance, score: 0 });

function botsWith(...thoughts: ((order: Order) => LevelChoice | "dies" | "silent")[]) {
  let made = 0;
  const asked: Order[] = [];
  const make = () => {
    const think = thoughts[made++ % thoughts.length];
    return new FakeThinker((order) => {
      asked.push(order);
      return think ? think(order) : "dies";
    });
  };
  const failed = vi.fn();
  return { bots: new Bots("/", async () => several, make, thoughts.length, {}, failed), asked, failed };
}

describe("bots in the page", () => {
  it.each([
    [undefined, 1],
    [1, 1],
    [2, 1],
    [4, 3],
    [64, 6],
  ])("think in as many workers as %s cores and 64 MB allow: %d", (cores, count) => {
    expect(thinkersFor(cores)).toBe(count);
  });

  it("add up what all thinkers found", async () => {
    const { bots, asked } = botsWith(
      () => ({ action: 1, estimates: [estimate(1, 60, 0.5), estimate(2, 40, 0.5)] }),
      () => ({ action: 2, estimates: [estimate(2, 90, 0.9), estimate(1, 10, 0.1)] }),
    );
    const { action, estimates } = await bots.choose(several, "k", "fox", glimpse);
    expect(action).toBe(2);
    expect(estimates.map(({ visits }) => visits)).toEqual([60, 40, 90, 10]);
    expect(asked.map((order) => (order.task.kind === "think" ? order.task.seed : ""))).toEqual(["", "1"]);
  });

  it("think for a part of their time about a decision that follows one of their own", async () => {
    const { bots, asked } = botsWith(() => ({ action: 1, estimates: [estimate(1, 60, 0.5)] }));
    await bots.choose(several, "k", "fox", glimpse);
    await bots.choose(several, "k", "fox", glimpse, 0.4);
    expect(asked.map(({ task }) => task.kind === "think" && task.withinMs)).toEqual([undefined, 400]);
    expect(new Set(asked.map(({ task }) => task.kind === "think" && JSON.stringify(task.budget))).size).toBe(1);
  });

  it("do not think about the only thing there is to do", async () => {
    const { bots, asked } = botsWith(() => "dies");
    expect(await bots.choose(rulesWith([5]), "k", "fox", glimpse)).toEqual({ action: 5, estimates: [] });
    expect(asked).toEqual([]);
  });

  it("ask a single worker where fox plays a mixed strategy", async () => {
    const once = () => ({ action: 3, estimates: [estimate(3, 100, 0), estimate(1, 900, 0)] });
    const { bots, asked } = botsWith(once, once, once);
    await bots.choose(rulesWith([1, 2, 3], {}), "k", "fox", glimpse);
    expect(asked).toHaveLength(1);
  });

  it("go on without a thinker that was ended, and without any with a sound move", async () => {
    const { bots } = botsWith(
      () => "dies",
      () => ({ action: 2, estimates: [estimate(2, 1, 1)] }),
    );
    expect((await bots.choose(several, "k", "fox", glimpse)).action).toBe(2);
    const { bots: dead, failed } = botsWith(() => "dies");
    expect((await dead.choose(several, "k", "fox", glimpse)).action).toBe(7);
    expect(failed).toHaveBeenCalledOnce();
  });

  it("do not wait for ever for one that is silent", async () => {
    vi.useFakeTimers();
    const { bots } = botsWith(() => "silent");
    const choice = bots.choose(several, "k", "fox", glimpse);
    await vi.advanceTimersByTimeAsync(30_000);
    expect((await choice).action).toBe(7);
    vi.useRealTimers();
  });
});
