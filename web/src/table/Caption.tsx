/** One line that says what just happened. Wide screens have the log for that, and show it only to whoever was away. */
import { t } from "../shell/i18n";
import { useTable } from "./context";
import { NOTHING, sentences } from "./log";
import type { TableStore } from "./store";

/** A phone on its side has room for so many sentences; one that stands, for the newest. */
const MOST = 4;

function latestOf(table: TableStore, most: number): string[] {
  const { story } = table.timeline;
  const fleeting = table.ui.value?.fleeting ?? NOTHING;
  const told = story.value.slice(-most * 2).flatMap((step, i, all) => {
    const without = i === all.length - 1 ? NOTHING : fleeting;
    const spoken = step.events.some((one) => !without.includes(one.name));
    return spoken ? sentences(step, table.speaker.value, without) : [];
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
    <div class={`caption ${recalling ? "recalling" : ""}`}>
      <p class="caption-text" aria-hidden="true">
        {recalling && <b>{t("since-you-looked")} </b>}
        {latestOf(table, MOST).map((line, i) => (
          <span key={i}>{line}</span>
        ))}
      </p>
      {recalling && (
        <button type="button" class="small" onClick={() => table.timeline.skip()}>
          {t("skip")}
        </button>
      )}
    </div>
  );
}
