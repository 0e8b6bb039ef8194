import { Token } from "../../art/moles";
import { gameText } from "../../shell/i18n";
import { Fact } from "../../table/board_parts";
import type { GameUI } from "../game_ui";
import { Board, CubeCounts } from "./Board";
import { Hand } from "./Hand";
import { effect } from "./effects";
import { paths, prompt, touches, wanted } from "./moves";
import type { View } from "./view";

const ui: GameUI<View> = {
  Board,
  Hand,
  paths,
  wanted,
  prompt,
  effect,
  touches,
  portrait: (view, seat) => {
    const burrow = view.burrows[seat];
    if (!burrow) return null;
    return (
      <>
        <Fact label={gameText("molly", "count-tokens", { tokens: burrow.tokens })}>
          <Token /> {burrow.tokens}
        </Fact>
        {seat !== view.seat && <CubeCounts burrow={burrow} />}
      </>
    );
  },
};

export default ui;
