/** The clock is the screen; the decision of the moment is beside it, everything else around. */
import { useSignal } from "@preact/signals";
import type { BoardProps } from "../ui";
import { say } from "./bits";
import { Clock } from "./Clock";
import { ChainView, Market, Now, Quests, Teams } from "./Panels";
import type { View } from "./view";
import "./hickory.css";

type Page = "now" | "team" | "market";

export function Board({ view, speaker, choices }: BoardProps<View>) {
  const page = useSignal<Page>("now");
  return (
    <div class={`hickory page-${page.value}`}>
      <Clock view={view} speaker={speaker} />
      <div class="hk-pages" role="group" aria-label={say("pages")}>
        {(["now", "team", "market"] as const).map((one) => (
          <button
            key={one}
            type="button"
            class="small"
            aria-pressed={page.value === one}
            onClick={() => (page.value = one)}
          >
            {say(`page-${one}`)}
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
        <div class="hk-page of-market">
          <Market view={view} />
          <Quests view={view} />
          <ChainView view={view} speaker={speaker} />
        </div>
      </div>
    </div>
  );
}
