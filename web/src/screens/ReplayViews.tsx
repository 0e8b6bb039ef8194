/** Choice of the view that a replay shows: the public one, or a seat's. */
import { Button } from "../shell/Button";
import { t } from "../shell/i18n";
import { SeatFace } from "../table/SeatFace";
import type { ReplayStore } from "./replay_store";
import "./ReplayViews.css";
import "../table/Seats.css";

export function ReplayViews({ store }: { store: ReplayStore }) {
  const view = store.timeline.view.value;
  const ui = store.ui.value;
  const shown = store.timeline.shown.value;
  const look = (seat: number | null) => void store.open(seat, store.at.value);
  return (
    <div class="replay-views wrap" role="group" aria-label={t("replay-view")}>
      <Button
        class="small"
        icon="eye"
        text="replay-everybody"
        aria-pressed={store.perspective.value === null}
        onClick={() => look(null)}
      />
      {store.seats.value.map((seat) => (
        <button
          key={seat.seat}
          type="button"
          class={`small replay-seat ${shown?.turn === seat.seat ? "turn" : ""}`}
          aria-pressed={store.perspective.value === seat.seat}
          onClick={() => look(seat.seat)}
        >
          <SeatFace seat={seat} seats={store.seats.value} shown={shown} />
          <span>{store.nameOf(seat.seat)}</span>
          {view != null && ui?.portrait && (
            <span class="seat-facts wrap across">{ui.portrait(view, seat.seat - 1, store.speaker.value)}</span>
          )}
        </button>
      ))}
    </div>
  );
}
