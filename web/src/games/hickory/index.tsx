import { Acorn, Mouse } from "../../art/clock";
import { Icon } from "../../art/icons";
import type { Choice, WireEvent } from "../../net/wire";
import type { Coach, GameUI } from "../ui";
import { say } from "./bits";
import { Board } from "./Board";
import { effect } from "./effects";
import { paths, prompt, wanted } from "./moves";
import type { View } from "./view";

const has =
  (...words: string[]) =>
  (scene: { choices: Choice[] }) =>
    scene.choices.some((choice) => words.includes(choice.word));
const happened =
  (...names: string[]) =>
  (scene: { own: WireEvent[] }) =>
    scene.own.some((event) => names.includes(event.name));

const lesson: Coach<View>[] = [
  { id: "clock" },
  { id: "team" },
  { id: "activate", when: has("activate"), until: happened("activated") },
  {
    id: "inner",
    when: has("hop-on"),
    show: (view) => ["hand", `number:${view.minute}`],
    until: happened("hopped-on", "moved-out"),
  },
  {
    id: "hand",
    when: has("stay"),
    show: (view) => ["hand", `number:${view.minute}`],
    until: happened("stayed", "hopped-off", "leapt"),
  },
  { id: "claim", when: has("claim"), until: happened("claimed", "skipped") },
  { id: "act", when: (scene) => scene.view.active.at(-1)?.step === "act" && scene.choices.length > 0 },
  { id: "deliver", when: has("deliver"), until: happened("delivered", "skipped") },
  { id: "climb", when: happened("climbed"), show: () => ["chain"] },
  { id: "cat", when: ({ view }) => view.paws.length > 0 },
  { id: "score" },
];

const ui: GameUI<View> = {
  Board,
  paths,
  wanted,
  prompt,
  effect,
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
  lesson,
};

export default ui;
