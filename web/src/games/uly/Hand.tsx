/** The hand of a seat of Uly & Polly: its role and, for the wolf, the hiding place. */
import { Sheepdog, Wolf, WolfEars } from "../../art/meadow";
import { gameText } from "../../shell/i18n";
import type { BoardProps } from "../game_ui";
import { HandNote } from "../hand";
import type { View } from "./view";

const say = (id: string, args: Record<string, string | number> = {}) => gameText("uly", id, args) ?? id;

export function Hand({ view, speaker }: BoardProps<View>) {
  const wolf = view.seat === view.wolf;
  return (
    <div class="hand-only">
      <HandNote art={wolf ? <Wolf wool={false} /> : <Sheepdog />}>
        {wolf ? say("you-wolf") : say("wolf-is", { name: speaker.names(view.wolf + 1) })}
        {view.hideout && ` · ${say("you-at", { cell: view.hideout })}`}
      </HandNote>
      {view.hideout && <Meadow hideout={view.hideout} />}
    </div>
  );
}

/** A small meadow with the tile that hides the wolf. */
function Meadow({ hideout }: { hideout: string }) {
  return (
    <div class="hand-grid" aria-hidden="true">
      {[1, 2, 3, 4].flatMap((row) =>
        ["a", "b", "c", "d"].map((column) => {
          const cell = `${column}${row}`;
          return (
            <span key={cell} class={`hand-cell centre ${cell === hideout ? "mine" : ""}`}>
              {cell === hideout ? <WolfEars /> : cell}
            </span>
          );
        }),
      )}
    </div>
  );
}
