import { Token } from "../../art/moles";
import { gameText } from "../../shell/i18n";
import type { Coach, GameUI } from "../ui";
import { Board, CubeCounts } from "./Board";
import { effect } from "./effects";
import { paths, prompt, wanted } from "./moves";
import type { View } from "./view";

const happened = (name: string) => (scene: { own: { name: string }[] }) =>
  scene.own.some((event) => event.name === name);
const can = (word: string) => (scene: { choices: { word: string }[] }) =>
  scene.choices.some((choice) => choice.word === word);

const lesson: Coach<View>[] = [
  { id: "bed", show: (view) => view.piles.map((pile) => `cell:${pile.cell}`) },
  { id: "barrow", show: () => ["deck", "slot:1", "slot:2"] },
  { id: "burrow", show: () => ["burrow"] },
  { id: "play", when: can("play"), show: () => ["slot:1", "slot:2"], until: happened("played") },
  { id: "others", until: can("play") },
  { id: "token", when: (scene) => can("take")(scene), show: () => ["slot:1", "burrow"], until: happened("played") },
  { id: "set", when: can("set"), until: happened("took-pile") },
  { id: "flip", when: ({ events }) => events.some((event) => event.name === "flipped") },
  { id: "score" },
];

const ui: GameUI<View> = {
  Board,
  paths,
  wanted,
  prompt,
  effect,
  portrait: (view, seat) => {
    const burrow = view.burrows[seat];
    if (!burrow) return null;
    return (
      <>
        <span class="fact" role="img" aria-label={gameText("molly", "count-tokens", { tokens: burrow.tokens }) ?? ""}>
          <Token /> {burrow.tokens}
        </span>
        {seat !== view.seat && <CubeCounts burrow={burrow} />}
      </>
    );
  },
  lesson,
};

export default ui;
