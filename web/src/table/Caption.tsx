/** One line that says what just happened. Wide screens have the log for that, and show it only to whoever was away. */
import { t } from "../shell/i18n";
import { useTable } from "./context";
import { sentences } from "./log";
import type { TableStore } from "./store";

/** The newest sentence of what is shown. */
export function captionOf(table: TableStore): string {
  const step = table.timeline.story.value.findLast((one) => one.events.length > 0);
  return (step && sentences(step, table.speaker.value).at(-1)) ?? "";
}

export function Caption() {
  const table = useTable();
  const recalling = table.timeline.recalling.value;
  const text = captionOf(table);
  return (
    <div class={`caption ${recalling ? "recalling" : ""}`}>
      <p class="caption-text" aria-hidden="true">
        {recalling && <b>{t("since-you-looked")}</b>} {text}
      </p>
      {recalling && (
        <button type="button" class="small" onClick={() => table.timeline.skip()}>
          {t("skip")}
        </button>
      )}
    </div>
  );
}
