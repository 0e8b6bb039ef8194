/** One line about what just happened. Wide screens have the log and show this line only to players who were away. */
import type { Step } from "../net/wire";
import { Button } from "../shell/Button";
import { t } from "../shell/i18n";
import { useTable } from "./context";
import { NOTHING, sentences } from "./log_lines";
import type { TableStore } from "./table_store";
import "./Caption.css";

/** The number of sentences a phone in landscape has room for; in portrait it shows the newest. */
const MOST = 4;

function latestOf(table: TableStore, most: number): string[] {
  const { story } = table.timeline;
  const fleeting = table.ui.value?.fleeting ?? NOTHING;
  const { value: speaker } = table.speaker;
  // Moves that a stand-in or another device made while the player was away must not read as "you".
  const stranger = { ...speaker, reader: null };
  const away = table.timeline.recalling.value;
  const speakerOf = (step: Step) =>
    away && step.cause === "played" && step.seat === speaker.reader ? stranger : speaker;
  const lines = story.value.slice(-most * 2).flatMap((step, i, all) => {
    const without = i === all.length - 1 ? NOTHING : fleeting;
    const spoken = step.events.some((one) => !without.includes(one.name));
    return spoken ? sentences(step, speakerOf(step), without) : [];
  });
  return lines.slice(-most);
}

/** The newest sentence about what is on the screen. */
export function captionOf(table: TableStore): string {
  return latestOf(table, 1)[0] ?? latestOf(table, MOST).at(-1) ?? "";
}

export function Caption() {
  const table = useTable();
  const recalling = table.timeline.recalling.value;
  return (
    <div class={`caption across ${recalling ? "recalling" : ""}`}>
      <p class="caption-text ellipsis" aria-hidden="true">
        {recalling && <b>{t("since-you-looked")} </b>}
        {latestOf(table, MOST).map((line, i) => (
          <span key={i}>{line}</span>
        ))}
      </p>
      {recalling && <Button class="small" text="step" onClick={() => table.timeline.step()} />}
      {recalling && <Button class="small" text="skip" onClick={() => table.timeline.skip()} />}
    </div>
  );
}
