/** Tiles that are dealt out one by one, all at once: each goes where it matches most. */
import type { Choice } from "../../net/wire";
import { symbolOf } from "./delivery";
import { tileKind, type Mouse, type View } from "./view";

/** How well a tile goes with a pouch: tiles of its colour and of its symbol there, then the room that is left. */
function fit(tile: string, mouse: Mouse): number {
  const [colour] = tile.split("-");
  const alike = mouse.pouch.filter((other) => tileKind(other).kind === "item");
  const matching = alike.filter((other) => other.startsWith(`${colour}-`) || symbolOf(other) === symbolOf(tile));
  return 10 * matching.length + mouse.room - mouse.pouch.length;
}

/** The best mouse for the tile that is dealt now; null when nothing is being dealt, or only one mouse can take it. */
export function bestMouse(view: View, choices: readonly Choice[]): Choice | null {
  const tile = view.dealing;
  const own = view.seat === null ? undefined : view.players[view.seat];
  if (tile === null || !own || choices.length === 0 || choices.some(({ word }) => word !== "give")) return null;
  const fitOf = ({ args }: Choice) => {
    const mouse = own.mice.find((one) => one.mouse === args["mouse"]);
    return mouse ? fit(tile, mouse) : -1;
  };
  return choices.reduce((best, choice) => (fitOf(choice) > fitOf(best) ? choice : best));
}
