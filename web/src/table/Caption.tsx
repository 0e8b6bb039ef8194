/** One line about what just happened. Wide screens have the log for that, and show it only to players who were away. */
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
  // What a stand-in or another device did at this seat while its player was away is not what "you" did.
  const stranger = { ...speaker, reader: null };
  const away = table.timeline.recalling.value;
  const speakerOf = (step: Step) =>
    away && step.cause === "played" && step.seat === speaker.reader ? stranger : speaker;
  const told = story.value.slice(-most * 2).flatMap((step, i, all) => {
    const without = i === all.length - 1 ? NOTHING : fleeting;
    const spoken = step.events.some((one) => !without.includes(one.name));
    return spoken ? sentences(step, speakerOf(step), without) : [];
  });
  return told.slice(-most);
}

/** The newest sentence of what is shown. */
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
