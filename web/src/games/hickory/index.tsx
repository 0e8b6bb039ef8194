import { Acorn, Mouse } from "../../art/clock";
import { Icon } from "../../art/icons";
import type { GameUI } from "../ui";
import { say } from "./bits";
import { Board } from "./Board";
import { effect, touches } from "./effects";
import { paths, prompt, wanted } from "./moves";
import type { View } from "./view";

const ui: GameUI<View> = {
  Board,
  paths,
  wanted,
  prompt,
  effect,
  touches,
  portrait: (view, seat) => {
    const player = view.players[seat];
    if (!player) return null;
    return (
      <>
        <span
          class="fact"
          role="img"
          aria-label={say("portrait", { points: player.points, colour: say(`team-${player.colour}`) })}
        >
          <Mouse kind="scavenger" team={player.colour} /> {player.points}
        </span>
        <span class="fact" role="img" aria-label={say("portrait-cards", { count: player.cards })}>
          <Acorn /> {player.cards}
        </span>
        {view.priority === seat && view.seats > 1 && <Icon name="star" class="fact-icon" title={say("priority")} />}
      </>
    );
  },
};

export default ui;
