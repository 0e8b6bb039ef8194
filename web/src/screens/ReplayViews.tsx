/** Whose knowledge a replay shows: everybody's, or that of one seat, with what is public about each. */
import { Icon } from "../art/icons";
import { t } from "../shell/i18n";
import { moodOf, SeatFace } from "../table/SeatFace";
import type { ReplayStore } from "./replaystore";

export function ReplayViews({ store }: { store: ReplayStore }) {
  const view = store.timeline.view.value;
  const ui = store.ui.value;
  const shown = store.timeline.shown.value;
  const look = (seat: number | null) => void store.open(seat, store.at.value);
  return (
    <div class="replay-views" role="group" aria-label={t("replay-view")}>
      <button type="button" class="small" aria-pressed={store.perspective.value === null} onClick={() => look(null)}>
        <Icon name="eye" /> {t("replay-everybody")}
      </button>
      {store.seats.value.map((seat) => (
        <button
          key={seat.seat}
          type="button"
          class={`small replay-seat ${shown?.turn === seat.seat ? "turn" : ""}`}
          aria-pressed={store.perspective.value === seat.seat}
          onClick={() => look(seat.seat)}
        >
          <SeatFace
            seat={seat}
            seats={store.seats.value}
            mood={moodOf(seat.seat, shown?.turn ?? null, shown?.outcome ?? null)}
          />
          <span>{store.nameOf(seat.seat)}</span>
          {view != null && ui?.portrait && (
            <span class="seat-facts">{ui.portrait(view, seat.seat - 1, store.speaker.value)}</span>
          )}
        </button>
      ))}
    </div>
  );
}
