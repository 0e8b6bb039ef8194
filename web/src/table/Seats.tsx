/** The players as small portraits, with the facts that are public about them. A portrait can be a target, too. */
import type { SeatInfo } from "../net/wire";
import { has, t } from "../shell/i18n";
import { Spot } from "./board_parts";
import { useTable } from "./context";
import { SeatFace } from "./SeatFace";
import "./Seats.css";

export function describeSeat(seat: SeatInfo, you: boolean): string {
  const parts = [seat.name || t("seat-unnamed", { number: seat.seat })];
  if (you) parts.push(t("seat-you"));
  if (seat.standin) parts.push(t("seat-standin"));
  else if (seat.kind === "bot") parts.push(t("seat-bot", { level: t(`level-${seat.level ?? "digger"}`) }));
  else if (seat.kind === "open") parts.push(t("seat-open"));
  else if (seat.presence === "away") parts.push(t("seat-away"));
  if (seat.hand && !you) parts.push(t("hand-curtain"));
  return parts.join(", ");
}

export function Seats() {
  const { snapshot } = useTable();
  const seats = snapshot.value?.seats ?? [];
  return (
    <ul class="seats" data-count={seats.length} aria-label={t("players")}>
      {seats.map((seat) => (
        <Portrait key={seat.seat} seat={seat} />
      ))}
      {seats.length === 1 && <Goal game={snapshot.value?.game ?? ""} />}
    </ul>
  );
}

function Portrait({ seat }: { seat: SeatInfo }) {
  const { snapshot, timeline, ui, speaker } = useTable();
  const shown = timeline.shown.value;
  const view = timeline.view.value;
  const you = snapshot.value?.you.seats.includes(seat.seat) ?? false;
  const turn = shown?.turn === seat.seat && shown.phase === "playing";
  const name = seat.name || t("seat-unnamed", { number: seat.seat });
  const label = `${describeSeat(seat, you)}${turn ? `, ${t("seat-turn")}` : ""}`;
  return (
    <li class={`seat column ${turn ? "turn" : ""} ${you ? "you" : ""}`} data-seat={seat.seat}>
      <Spot at={`seat:${seat.seat}`} label={label} class="portrait quiet">
        <SeatFace seat={seat} seats={snapshot.value?.seats ?? []} shown={shown} />
        <span class="seat-name ellipsis">{name}</span>
      </Spot>
      {view != null && ui.value?.portrait && (
        <span class="seat-facts wrap across">{ui.value.portrait(view, seat.seat - 1, speaker.value)}</span>
      )}
      {seat.hand && !you && <span class="hand-curtain" title={t("hand-curtain")} />}
      <Bubble seat={seat.seat} />
    </li>
  );
}

/** The goal of a solo game. */
function Goal({ game }: { game: string }) {
  return has(`goal-${game}`) ? <li class="goal">{t("goal", { goal: t(`goal-${game}`) })}</li> : null;
}

/** What somebody has just said, beside their portrait. */
function Bubble({ seat }: { seat: number }) {
  const line = useTable().presence.bubble.value;
  if (line?.seat !== seat) return null;
  return (
    <span class="bubble" role="status">
      {line.phrase ? t(`phrase-${line.phrase}`) : line.text}
    </span>
  );
}
