import { Acorn } from "../../art/clock";
import { Mouse } from "../../art/mice";
import { Icon } from "../../art/icons";
import { Fact } from "../../table/board_parts";
import type { GameUI } from "../game_ui";
import { say } from "./tile_art";
import { Board } from "./Board";
import { Hand } from "./Hand";
import { effect, touches } from "./effects";
import { paths, prompt, wanted } from "./moves";
import { bestMouse } from "./sharing";
import type { View } from "./view";

const ui: GameUI<View> = {
  Board,
  Hand,
  paths,
  wanted,
  prompt,
  effect,
  touches,
  primary: ["return", "claim", "score"],
  automatic: ["done", "skip", "keep", "activate"],
  shortcut: (view, choices) => {
    const choice = bestMouse(view, choices);
    return choice && { choice, text: "share-out" };
  },
  portrait: (view, seat) => {
    const player = view.players[seat];
    if (!player) return null;
    return (
      <>
        <Fact label={say("portrait", { points: player.points, colour: say(`team-${player.colour}`) })}>
          <Mouse kind="scavenger" team={player.colour} /> {player.points}
        </Fact>
        <Fact label={say("portrait-cards", { count: player.cards })}>
          <Acorn /> {player.cards}
        </Fact>
        {view.priority === seat && view.seats > 1 && <Icon name="star" class="fact-icon" title={say("priority")} />}
      </>
    );
  },
};

export default ui;
