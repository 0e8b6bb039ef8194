/** Banner: a bot plays for somebody at this screen, or did until they returned. */
import { Button } from "../shell/Button";
import { t } from "../shell/i18n";
import { useTable } from "./context";
import "./SeatBanner.css";

export function SeatBanner() {
  const table = useTable();
  const { seatReturn } = table;
  const seats = seatReturn.standins.value;
  const names = seats.map((seat) => table.nameOf(seat.seat)).join(", ");
  const alone = (table.snapshot.value?.you.seats.length ?? 0) < 2;
  if (seats.length > 0)
    return (
      <div class="seat-banner across" role="status">
        <p>{alone ? t("banner-bot") : t("banner-bot-seats", { names })}</p>
        <Button class="small primary" text="take-back" onClick={() => seatReturn.takeBack(seats)} />
      </div>
    );
  if (!seatReturn.isBack.value) return null;
  return (
    <div class="seat-banner across" role="status">
      <p>{t("banner-back")}</p>
      <Button class="small" text="banner-close" onClick={() => seatReturn.dismiss()} />
    </div>
  );
}
