import { describe, expect, it } from "vitest";
import {
  advance,
  backoff,
  IDLE,
  linkWord,
  REFUSED_SOCKETS,
  type Happening,
  type LinkState,
  type Order,
} from "./link_state";

function run(...happenings: Happening[]): { state: LinkState; orders: Order[] } {
  let state = IDLE;
  let orders: Order[] = [];
  for (const what of happenings) [state, orders] = advance(state, what, 0.5);
  return { state, orders };
}

const start: Happening = { kind: "start" };
const heard: Happening = { kind: "heard" };
const lost = (code = 1006): Happening => ({ kind: "lost", code });
const due: Happening = { kind: "due" };
const refusals = Array.from({ length: REFUSED_SOCKETS }, (_, i) => (i === 0 ? [lost()] : [due, lost()])).flat();

describe("the link", () => {
  it("opens a socket, and is live when the table has been told", () => {
    expect(run(start).orders).toEqual([{ do: "open" }]);
    expect(linkWord(run(start).state)).toBe("connecting");
    const { state, orders } = run(start, { kind: "opened" }, heard);
    expect(linkWord(state)).toBe("live");
    expect(orders).toEqual([{ do: "flush" }]);
  });

  it("waits after a loss, longer each time, and starts counting anew when it is back", () => {
    const first = run(start, heard, lost());
    expect(linkWord(first.state)).toBe("reconnecting");
    const [again] = first.orders;
    const [later] = run(start, heard, lost(), due, lost()).orders;
    expect(again?.do === "wait" && later?.do === "wait" && again.ms < later.ms).toBe(true);
    expect(run(start, heard, lost(), due, heard, lost()).orders).toEqual(first.orders);
  });

  it("comes back at once after a restart, when the network returns, and when somebody looks", () => {
    const [restart] = run(start, heard, lost(4000)).orders;
    expect(restart).toMatchObject({ do: "wait" });
    expect(restart?.do === "wait" && restart.ms).toBeLessThan(200);
    expect(run(start, heard, lost(), { kind: "online" }).orders).toEqual([{ do: "open" }]);
    expect(run(start, heard, lost(), { kind: "looked" }).orders).toEqual([{ do: "open" }]);
    expect(run(start, heard, { kind: "looked" }).orders).toEqual([]);
  });

  it("says offline while the browser is, and does not give up sockets for that", () => {
    const off = run(start, heard, { kind: "offline" }, lost(), due, lost(), due, lost(), due, lost());
    expect(linkWord(off.state)).toBe("offline");
    expect(off.state.mode).toBe("waiting");
    expect(linkWord(advance(off.state, { kind: "online" }, 0.5)[0])).toBe("reconnecting");
  });

  it("turns to plain requests when sockets do not get through", () => {
    const { state, orders } = run(start, ...refusals);
    expect(state.mode).toBe("polling");
    expect(orders).toEqual([{ do: "poll" }]);
    expect(linkWord(state)).toBe("reconnecting");
    const [live, next] = advance(state, { kind: "answered" }, 0.5);
    expect(linkWord(live)).toBe("live");
    expect(next).toEqual([{ do: "flush" }, { do: "poll" }]);
    expect(advance(live, { kind: "answered" }, 0.5)[1]).toEqual([{ do: "poll" }]);
  });

  it("sends what waits again when requests are answered after a failure", () => {
    const polling = run(start, ...refusals, { kind: "answered" }, { kind: "failed", code: "offline" });
    expect(polling.orders).toMatchObject([{ do: "wait" }]);
    expect(linkWord(polling.state)).toBe("reconnecting");
    const [, tried] = advance(polling.state, due, 0.5);
    expect(tried).toEqual([{ do: "poll" }]);
    expect(advance(polling.state, { kind: "answered" }, 0.5)[1]).toEqual([{ do: "flush" }, { do: "poll" }]);
  });

  it("asks what is wrong when a socket is not allowed, and believes the answer", () => {
    const asking = run(start, heard, lost(4001));
    expect(asking.orders).toEqual([{ do: "ask" }]);
    expect(advance(asking.state, { kind: "answered" }, 0.5)[1]).toMatchObject([{ do: "wait" }]);
    expect(advance(asking.state, { kind: "failed", code: "limit" }, 0.5)[0].mode).toBe("waiting");
    const [gone, orders] = advance(asking.state, { kind: "failed", code: "not-allowed" }, 0.5);
    expect(linkWord(gone)).toBe("closed");
    expect(orders).toEqual([{ do: "tell", code: "not-allowed" }, { do: "end" }]);
  });

  it("stays closed, whatever happens", () => {
    for (const over of [{ kind: "stop" }, { kind: "gone", code: "moved" }] as const) {
      const { state } = run(start, heard, over);
      for (const what of [
        start,
        heard,
        lost(),
        due,
        { kind: "online" },
        { kind: "looked" },
        { kind: "answered" },
      ] as Happening[]) {
        expect(advance(state, what, 0.5)).toEqual([state, []]);
      }
    }
  });

  it("hears nothing new from a socket that was given up", () => {
    const { state } = run(start, ...refusals);
    expect(advance(state, lost(), 0.5)).toEqual([state, []]);
    expect(advance(state, heard, 0.5)).toEqual([state, []]);
  });
});

describe("coming back", () => {
  it("waits longer each time, but never longer than a person would", () => {
    const waits = [0, 1, 2, 3, 8, 20].map((tries) => backoff(tries, 0.5));
    expect(waits).toEqual([...waits].sort((a, b) => a - b));
    expect(waits[0]).toBeLessThan(1000);
    expect(waits.at(-1)).toBeLessThanOrEqual(13_000);
  });
});
