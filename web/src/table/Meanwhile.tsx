/** A summary of bot turns that were too long to show in full: one line that unfolds to all of it. */
import { t } from "../shell/i18n";
import { useTable } from "./context";
import { NOTHING, readable, turnsOf } from "./log_lines";
import "./Meanwhile.css";

export function Meanwhile() {
  const table = useTable();
  const { timeline, snapshot } = table;
  const since = timeline.hurriedSince.value;
  const turn = timeline.shown.value?.turn ?? null;
  const botContinues = turn !== null && table.snapshots.seatInfo(turn)?.kind === "bot";
  if (since === null || timeline.busy.value || botContinues) return null;
  const steps = readable(timeline.story.value, snapshot.value, table.snapshots.info.value);
  const turns = turnsOf(
    steps.filter((step) => step.seq >= since && step.cause === "played"),
    table.speaker.value,
    table.ui.value?.fleeting ?? NOTHING,
  );
  const count = turns.reduce((sum, turn) => sum + turn.lines.length, 0);
  if (count === 0) return null;
  return (
    <details class="meanwhile">
      <summary>{t("meanwhile", { count })}</summary>
      <ol class="meanwhile-turns sheet" aria-label={t("meanwhile", { count })} tabIndex={0}>
        {turns.map((turn) => (
          <li key={turn.key}>
            {turn.seat !== null && <b>{table.nameOf(turn.seat)}</b>}
            <ul class="plain">
              {turn.lines.map((line) => (
                <li key={line.key}>{line.text}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </details>
  );
}
