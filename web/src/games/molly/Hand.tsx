/** The hand of a seat of Molly: its burrow, with the cubes that only it may count. */
import "../hand.css";
import type { BoardProps } from "../game_ui";
import { OwnBurrow } from "./Board";
import type { View } from "./view";

export function Hand({ view }: BoardProps<View>) {
  const own = view.seat === null ? undefined : view.burrows[view.seat];
  return own ? (
    <div class="hand-only">
      <div class="molly molly-hand">
        <OwnBurrow burrow={own} swaps={view.bobtail === null} />
      </div>
    </div>
  ) : null;
}
