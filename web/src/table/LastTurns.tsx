/** What each player did in their last turn, as far as this seat may know. */
import { t } from "../shell/i18n";
import { useTable } from "./context";
import { readable, turnsOf } from "./log_lines";

export function LastTurns() {
  const table = useTable();
  const { snapshots, snapshot, timeline, ui, speaker } = table;
  const story = readable(timeline.story.value, snapshot.value, snapshots.info.value);
  const turns = turnsOf(story, speaker.value, ui.value?.fleeting ?? []);
  const seats = snapshot.value?.seats ?? [];
  const last = seats.flatMap(({ seat }) => {
    const turn = turns.findLast((one) => one.seat === seat);
    return turn ? [turn] : [];
  });
  if (last.length === 0) return null;
  return (
    <section class="stack">
      <h3>{t("last-turns")}</h3>
      {last.map((turn) => (
        <div key={turn.key}>
          <b>{table.nameOf(turn.seat ?? 0)}</b>
          <ul class="plain">
            {turn.lines.map((line) => (
              <li key={line.key}>{line.text}</li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
