/** The curtain between two people at one screen. Nothing of the table is behind it, and nothing is fetched yet. */
import { t } from "../shell/i18n";
import { useTable } from "./context";
import { SeatFace } from "./SeatFace";
import "./Curtain.css";

export function Curtain({ seat }: { seat: number }) {
  const table = useTable();
  const name = table.nameOf(seat);
  const info = table.snapshots.seatInfo(seat);
  const seats = table.snapshot.value?.seats ?? [];
  return (
    <div class="curtain centre">
      <div class="sheet curtain-sheet">
        {info && <SeatFace seat={info} seats={seats} class="big" />}
        <h2>{t("curtain", { name })}</h2>
        <p class="soft">{t("curtain-why", { name })}</p>
        <button type="button" class="primary" autofocus onClick={() => table.lift(seat)}>
          {t("curtain-lift", { name })}
        </button>
      </div>
    </div>
  );
}
