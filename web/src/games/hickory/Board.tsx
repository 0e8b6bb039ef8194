/** The board of Hickory Dickory: the clock, the current decision beside it, and everything else around it. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Choice } from "../../net/wire";
import { Tips } from "../tips";
import type { BoardProps } from "../game_ui";
import { IconArt, say } from "./tile_art";
import { Clock } from "./Clock";
import { ChainView, Market, Now, Quests, Teams } from "./Panels";
import type { View } from "./view";
import "../pieces.css";
import "./tokens.css";
import "./Board.css";

const PAGES = { now: "leap", team: "scamp", market: "market" } as const;
type Page = keyof typeof PAGES;

/** How much room the current decision needs beside the clock on a small screen, as a CSS class. */
function roomFor(choices: Choice[]): string {
  const words = new Set(choices.map(({ word }) => word));
  const has = (...some: string[]) => some.some((word) => words.has(word));
  if (has("deliver")) return "delivery";
  if (has("place")) return "most";
  if (has("take", "wild", "quest", "return", "lose", "give", "claim")) return "much";
  return has("favor", "bonus", "discard", "activate", "start", "toss", "drop", "put-back") ? "some" : "little";
}

export function Board({ view, speaker, choices }: BoardProps<View>) {
  const page = useSignal<Page>("now");
  useEffect(() => {
    if (choices.length > 0) page.value = "now";
  }, [choices, page]);
  return (
    <div class={`hickory page-${page.value} room-${roomFor(choices)}`}>
      <Clock view={view} speaker={speaker} />
      <div class="hk-pages" role="group" aria-label={say("pages")}>
        {(["now", "team", "market"] as const).map((one) => (
          <button
            key={one}
            type="button"
            class={`small hk-tab tab-${one}`}
            aria-pressed={page.value === one}
            onClick={() => (page.value = one)}
          >
            <IconArt icon={PAGES[one]} px={20} />
            <span>{say(`page-${one}`)}</span>
          </button>
        ))}
      </div>
      <div class="hk-side" role="group" aria-label={say(`page-${page.value}`)} tabIndex={0}>
        <div class="hk-page of-now">
          <Now view={view} speaker={speaker} choices={choices} />
        </div>
        <div class="hk-page of-team">
          <Teams view={view} speaker={speaker} choices={choices} />
        </div>
        <div class="hk-page of-market surface">
          <Market view={view} />
          <Quests view={view} />
          <ChainView view={view} speaker={speaker} />
        </div>
      </div>
      <Tips />
    </div>
  );
}
