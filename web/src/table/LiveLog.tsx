/** The newest sentences of the log, announced to screen readers as they are shown. */
import { t } from "../shell/i18n";
import { useTable } from "./context";
import { sentences } from "./log_lines";

export function LiveLog() {
  const table = useTable();
  const speaker = table.speaker.value;
  const steps = table.timeline.story.value.filter((step) => !table.choice.only.value || step.cause !== "paused");
  return (
    <div class="sr" role="log" aria-live="polite" aria-label={t("log-live")}>
      {steps.slice(-3).map((step) => {
        const lines = sentences(step, speaker);
        return lines.length ? <p key={step.seq}>{lines.join(" ")}</p> : null;
      })}
    </div>
  );
}
