/** Map choices to targets on a generic board: the player taps the things that a choice names. */
import type { Target } from "../../games/game_ui";
import type { Choice, FamilyInfo, GameInfo } from "../../net/wire";
import type { GenericTable } from "./model";

/** The target that an argument of an action refers to. */
function targetOf(domain: string, token: string): Target {
  return `${domain}:${token}`;
}

/** The target of the button for a choice that refers to nothing on the board. */
export function buttonOf(choice: Choice): Target {
  return `choice:${choice.action}`;
}

function familyOf(info: GameInfo | null, word: string): FamilyInfo | undefined {
  return info?.actions.find((family) => family.word === word);
}

/** The things to tap, in the order in which the action names them. Several choices may share them. */
export function thingsOf(info: GameInfo | null, choice: Choice, table: GenericTable): Target[] {
  const named = familyOf(info, choice.word)?.args ?? [];
  const targets = named.map(({ name, domain }) => targetOf(domain, choice.args[name] ?? ""));
  return targets.filter((target) => target.startsWith("seat:") || table.targets.has(target));
}

export function pathOf(info: GameInfo | null, choice: Choice, table: GenericTable): Target[] {
  const things = thingsOf(info, choice, table);
  return things.length > 0 ? things : [buttonOf(choice)];
}

/** Notation of the action that these taps mean, to ask why it is not allowed. Missing arguments are filled in. */
export function notationOf(info: GameInfo | null, path: readonly Target[]): string | null {
  const tapped = path.map((target) => target.split(":") as [string, string]);
  for (const family of info?.actions ?? []) {
    const left = [...tapped];
    const tokens = family.args.map(({ domain }) => {
      const at = left.findIndex(([named]) => named === domain);
      return at < 0 ? (info?.domains[domain]?.[0] ?? "") : (left.splice(at, 1)[0]?.[1] ?? "");
    });
    if (left.length === 0 && tapped.length > 0) return [family.word, ...tokens].join(" ");
  }
  return null;
}
