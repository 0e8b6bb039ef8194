import { Icon } from "../../art/icons";
import { Token } from "../../art/mole_cards";
import { gameText } from "../../shell/i18n";
import { Fact } from "../../table/board_parts";
import type { GameUI } from "../game_ui";
import { Board, CubeCounts } from "./Board";
import { Hand } from "./Hand";
import { effect } from "./effects";
import { paths, prompt, touches, wanted } from "./moves";
import { pointsOf } from "./points";
import type { Burrow, View } from "./view";

function OwnPoints({ burrow }: { burrow: Burrow }) {
  const points = pointsOf(burrow);
  if (points === null) return null;
  return (
    <Fact label={gameText("molly", "own-points", { points })}>
      <Icon name="star" class="own-points" />{" "}
      <span data-tip={gameText("molly", "own-points", { points })}>{points}</span>
    </Fact>
  );
}

const ui: GameUI<View> = {
  Board,
  Hand,
  paths,
  wanted,
  prompt,
  effect,
  touches,
  automatic: ["pass"],
  portrait: (view, seat) => {
    const burrow = view.burrows[seat];
    if (!burrow) return null;
    return (
      <>
        <Fact label={gameText("molly", "count-tokens", { tokens: burrow.tokens })}>
          <Token /> {burrow.tokens}
        </Fact>
        {seat !== view.seat && <CubeCounts burrow={burrow} />}
        {seat === view.seat && <OwnPoints burrow={burrow} />}
      </>
    );
  },
};

export default ui;
