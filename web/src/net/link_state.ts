/**
 * The state machine of the link to a table. Pure: something happens, and out comes the next state with orders to carry
 * out. `link.ts` owns the sockets, requests and timers that obey them.
 *
 *     connecting ──heard──▶ live ──lost──▶ waiting ──due, online──▶ connecting
 *         │ refused three times while online        │ lost: closed or not allowed
 *         ▼                                         ▼
 *      polling ◀──answered, failed──▶ polling     asking ──failed for good──▶ closed
 */

export type Mode = "idle" | "connecting" | "live" | "waiting" | "asking" | "polling" | "closed";

export interface LinkState {
  mode: Mode;
  /** Whether the browser thinks it is online. */
  online: boolean;
  /** Attempts since something was heard last. */
  tries: number;
  /** Sockets in a row that never opened. */
  refused: number;
  /** While polling: whether the last request was answered. */
  answered: boolean;
}

export type Happening =
  | { kind: "start" }
  | { kind: "opened" }
  /** A message from the server has arrived. */
  | { kind: "heard" }
  /** The socket is gone. */
  | { kind: "lost"; code: number }
  /** The wait is over. */
  | { kind: "due" }
  | { kind: "online" }
  | { kind: "offline" }
  /** The page is visible again. */
  | { kind: "looked" }
  | { kind: "answered" }
  | { kind: "failed"; code: string }
  /** The server has closed the connection for good. */
  | { kind: "gone"; code: string }
  | { kind: "stop" };

export type Order =
  | { do: "open" }
  | { do: "wait"; ms: number }
  /** Ask by a plain request what is wrong: a socket closes with only a number. */
  | { do: "ask" }
  | { do: "poll" }
  /** Send every command that still waits for its answer. */
  | { do: "flush" }
  | { do: "tell"; code: string }
  /** Close everything; what still waits was not sent. */
  | { do: "end" };

export const REFUSED_SOCKETS = 3;
const RESTART = 4000;
const NOT_ALLOWED = new Set([4001, 4002]);
const PASSING = new Set(["offline", "unavailable", "limit"]);

export const IDLE: LinkState = { mode: "idle", online: true, tries: 0, refused: 0, answered: false };

/** How long to wait before trying again: soon at first, never longer than ten seconds, a little uneven. */
export function backoff(tries: number, random: number): number {
  return Math.min(10_000, 300 * 2 ** Math.min(tries, 6)) * (0.7 + random * 0.6);
}

/** Whether a fault may be over in a moment, so that asking again makes sense. */
export const passes = (code: string): boolean => PASSING.has(code);

/** The state of the link as shown to people. */
export function linkWord(state: LinkState): "connecting" | "live" | "reconnecting" | "offline" | "closed" {
  if (state.mode === "closed") return "closed";
  if (state.mode === "live" || (state.mode === "polling" && state.answered)) return "live";
  if (!state.online) return "offline";
  return state.tries === 0 && state.mode !== "waiting" ? "connecting" : "reconnecting";
}

export function advance(before: LinkState, what: Happening, random: number): [LinkState, Order[]] {
  if (before.mode === "closed") return [before, []];
  switch (what.kind) {
    case "start":
      return [{ ...before, mode: "connecting" }, [{ do: "open" }]];
    case "stop":
      return [{ ...before, mode: "closed" }, [{ do: "end" }]];
    case "gone":
      return closed(before, what.code);
    case "offline":
      return [{ ...before, online: false }, []];
    case "online":
    case "looked":
      return back(before, what.kind === "online");
    case "due":
      return due(before);
    case "opened":
      return [{ ...before, refused: 0 }, []];
    case "heard":
      return heard(before);
    case "lost":
      return lost(before, what.code, random);
    case "answered":
      return answered(before);
    case "failed":
      return failed(before, what.code, random);
  }
}

function closed(before: LinkState, code: string): [LinkState, Order[]] {
  return [{ ...before, mode: "closed" }, [{ do: "tell", code }, { do: "end" }]];
}

/** The network or the person is back: no need to wait any longer. */
function back(before: LinkState, network: boolean): [LinkState, Order[]] {
  const state = network ? { ...before, online: true } : before;
  if (before.mode === "waiting") return [{ ...state, mode: "connecting" }, [{ do: "open" }]];
  if (before.mode === "polling" && !before.answered) return [state, [{ do: "poll" }]];
  return [state, []];
}

function due(before: LinkState): [LinkState, Order[]] {
  if (before.mode === "waiting") return [{ ...before, mode: "connecting" }, [{ do: "open" }]];
  return before.mode === "polling" ? [before, [{ do: "poll" }]] : [before, []];
}

function heard(before: LinkState): [LinkState, Order[]] {
  if (before.mode !== "connecting") return [before, []];
  return [{ ...before, mode: "live", online: true, tries: 0, refused: 0 }, [{ do: "flush" }]];
}

function lost(before: LinkState, code: number, random: number): [LinkState, Order[]] {
  if (before.mode !== "connecting" && before.mode !== "live") return [before, []];
  if (NOT_ALLOWED.has(code)) return [{ ...before, mode: "asking" }, [{ do: "ask" }]];
  const refused = before.mode === "connecting" ? before.refused + 1 : 0;
  if (refused >= REFUSED_SOCKETS && before.online) {
    return [{ ...before, mode: "polling", refused, answered: false }, [{ do: "poll" }]];
  }
  const ms = code === RESTART ? 150 : backoff(before.tries, random);
  return [{ ...before, mode: "waiting", tries: before.tries + 1, refused }, [{ do: "wait", ms }]];
}

function answered(before: LinkState): [LinkState, Order[]] {
  if (before.mode === "polling") {
    const fresh: Order[] = before.answered ? [] : [{ do: "flush" }];
    return [{ ...before, answered: true, online: true, tries: 0 }, [...fresh, { do: "poll" }]];
  }
  return before.mode === "asking" ? wait(before, 0.5) : [before, []];
}

function failed(before: LinkState, code: string, random: number): [LinkState, Order[]] {
  if (before.mode !== "polling" && before.mode !== "asking") return [before, []];
  return passes(code) ? wait(before, random) : closed(before, code);
}

function wait(before: LinkState, random: number): [LinkState, Order[]] {
  const mode = before.mode === "polling" ? "polling" : "waiting";
  const ms = backoff(before.tries, random);
  return [{ ...before, mode, answered: false, tries: before.tries + 1 }, [{ do: "wait", ms }]];
}
