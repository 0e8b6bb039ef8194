/** Picking: tapping targets one after another until they name one choice. */
import type { GameUI, Target } from "../games/game_ui";
import type { Choice } from "../net/wire";

export interface Way {
  path: Target[];
  choice: Choice;
}

export function waysOf(ui: GameUI, choices: Choice[], view: unknown): Way[] {
  return choices.flatMap((choice) => ui.paths(choice, view, choices).map((path) => ({ path, choice })));
}

function begins(path: Target[], prefix: Target[]): boolean {
  return prefix.length <= path.length && prefix.every((target, i) => path[i] === target);
}

/** The targets that continue a path from what is picked so far. */
export function nextTargets(ways: Way[], picked: Target[]): Set<Target> {
  const found = new Set<Target>();
  for (const { path } of ways) {
    const next = path[picked.length];
    if (next !== undefined && begins(path, picked)) found.add(next);
  }
  return found;
}

export type Tap =
  | { kind: "picked"; picked: Target[] }
  | { kind: "chosen"; choice: Choice }
  /** The tap can mean several things: ask the player which. */
  | { kind: "several"; choices: Choice[] }
  | { kind: "dropped"; picked: Target[] }
  | { kind: "refused"; path: Target[] };

/** What a tap on a target means after what is picked so far. */
export function tap(ways: Way[], picked: Target[], target: Target): Tap {
  const at = picked.lastIndexOf(target);
  const path = [...picked, target];
  const leads = ways.filter((way) => begins(way.path, path));
  if (leads.length > 0 && leads.every((way) => way.path.length === path.length)) {
    const [choice, ...others] = new Set(leads.map((way) => way.choice));
    if (choice)
      return others.length > 0 ? { kind: "several", choices: [choice, ...others] } : { kind: "chosen", choice };
  }
  if (leads.length > 0) return { kind: "picked", picked: path };
  if (at >= 0) return { kind: "dropped", picked: picked.slice(0, at) };
  const fresh = ways.filter((way) => way.path[0] === target);
  if (picked.length > 0 && fresh.length > 0) {
    const done = fresh.some((way) => way.path.length === 1);
    return done ? { kind: "dropped", picked: [] } : { kind: "picked", picked: [target] };
  }
  return { kind: "refused", path };
}
