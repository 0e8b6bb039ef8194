/** The players as small portraits, with everything public about them. A portrait can be a target, too. */
import { Icon, type IconName } from "../art/icons";
import type { SeatInfo } from "../net/wire";
import { t } from "../shell/i18n";
import { Spot } from "./board";
import { useTable } from "./context";

export function kindIcon(seat: SeatInfo): IconName {
  if (seat.kind === "bot" || seat.standin) return "bot";
  return seat.kind === "here" ? "people" : "person";
}

export function describeSeat(seat: SeatInfo, you: boolean): string {
  const parts = [seat.name || t("seat-unnamed", { number: seat.seat })];
  if (you) parts.push(t("seat-you"));
  if (seat.standin) parts.push(t("seat-standin"));
  else if (seat.kind === "bot") parts.push(t("seat-bot", { level: t(`level-${seat.level ?? "digger"}`) }));
  else if (seat.kind === "open") parts.push(t("seat-open"));
  else if (seat.presence === "away") parts.push(t("seat-away"));
  return parts.join(", ");
}

export function Seats() {
  const table = useTable();
  const now = table.snapshot.value;
  const view = table.animator.view.value;
  const ui = table.ui.value;
  if (!now) return null;
  return (
    <ul class="seats" aria-label={t("players")}>
      {now.seats.map((seat) => {
        const you = now.you.seats.includes(seat.seat);
        const turn = now.turn === seat.seat && now.phase === "playing";
        const label = `${describeSeat(seat, you)}${turn ? `, ${t("seat-turn")}` : ""}`;
        return (
          <li key={seat.seat} class={`seat ${turn ? "turn" : ""} ${you ? "you" : ""}`} data-seat={seat.seat}>
            <Spot at={`seat:${seat.seat}`} label={label} class="portrait">
              <span class={`face face-${seat.seat}`}>
                <Icon name={kindIcon(seat)} />
                {seat.presence === "away" && !seat.standin && <span class="dot away" />}
              </span>
              <span class="seat-name">{seat.name || t("seat-unnamed", { number: seat.seat })}</span>
            </Spot>
            {view != null && ui?.portrait && (
              <span class="seat-facts">{ui.portrait(view as never, seat.seat - 1, table.speaker.value)}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
