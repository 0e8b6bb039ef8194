/** Shortcut for dealing out tiles: each goes to the mouse where it matches best. */
import type { Choice } from "../../net/wire";
import { symbolOf } from "./delivery";
import { tileKind, type Mouse, type View } from "./view";

/** How well a tile fits a pouch: by tiles of the same colour or symbol, then by the room left. */
function fit(tile: string, mouse: Mouse): number {
  const [colour] = tile.split("-");
  const alike = mouse.pouch.filter((other) => tileKind(other).kind === "item");
  const matching = alike.filter((other) => other.startsWith(`${colour}-`) || symbolOf(other) === symbolOf(tile));
  return 10 * matching.length + mouse.room - mouse.pouch.length;
}

/** The best mouse for the tile that is dealt now; null if there is anything else to decide. */
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
