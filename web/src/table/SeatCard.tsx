/** Everything that is public about one player: who they are, what they have, what they did. */
import { Dialog } from "../shell/Dialog";
import { t } from "../shell/i18n";
import { useTable } from "./context";
import { readable, sentences } from "./log_lines";
import { OwnAnimal } from "./OwnFace";
import { SeatFace } from "./SeatFace";
import { describeSeat } from "./Seats";
import "./SeatCard.css";

const MOST_LINES = 6;

export function SeatCard() {
  const table = useTable();
  const { opened, snapshots, snapshot, timeline, ui, speaker } = table;
  const seat = opened.value;
  const info = seat === null ? undefined : snapshots.seatInfo(seat);
  if (seat === null || !info) return null;
  const view = timeline.view.value;
  const board = ui.value;
  const about = view == null ? null : (board?.about ?? board?.portrait)?.(view, seat - 1, speaker.value);
  const story = readable(timeline.story.value, snapshot.value, snapshots.info.value);
  const steps = story.filter((step) => step.cause === "played" && step.seat === seat);
  const fleeting = board?.fleeting ?? [];
  const kept = steps.map((step) => ({ ...step, events: step.events.filter((one) => !fleeting.includes(one.name)) }));
  const lines = kept.flatMap((step) => sentences(step, speaker.value)).slice(-MOST_LINES);
  return (
    <Dialog title={table.nameOf(seat)} onClose={() => (opened.value = null)} class="seat-card">
      <div class="stack">
        <p class="row">
          <SeatFace seat={info} seats={snapshot.value?.seats ?? []} />
          <span>{describeSeat(info, snapshot.value?.you.seats.includes(seat) ?? false)}</span>
        </p>
        {about && <div class="seat-about wrap across">{about}</div>}
        <OwnAnimal seat={info} />
        <h3>{t("seat-moves")}</h3>
        {lines.length === 0 && <p class="soft">{t("seat-moves-none")}</p>}
        <ul class="plain">
          {lines.map((line, i) => (
            <li key={i}>{line}</li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
