/** The seats before the game: they fill up with animals as people arrive. */
import { useSignal } from "@preact/signals";
import type { SeatInfo } from "../net/wire";
import { Button } from "../shell/Button";
import { Select } from "../shell/fields";
import { t } from "../shell/i18n";
import { seatChoiceText } from "../shell/names";
import { isHere } from "../net/local_tables";
import { useTable } from "./context";
import { HandPairing } from "./HandPairing";
import { OwnFace } from "./OwnFace";
import { describeSeat } from "./Seats";

export function LobbySeats({ seats }: { seats: SeatInfo[] }) {
  return (
    <ul class="lobby-seats seat-list" aria-live="polite">
      {seats.map((seat) => (
        <LobbySeat key={seat.seat} seat={seat} />
      ))}
    </ul>
  );
}

/** One seat: who sits there and, for the host, a choice of who should. */
function LobbySeat({ seat }: { seat: SeatInfo }) {
  const table = useTable();
  const pairing = useSignal(false);
  const you = table.snapshot.value?.you;
  if (!you) return null;
  const mine = you.seats.includes(seat.seat);
  return (
    <li class={`row lobby-seat ${seat.kind === "open" ? "free" : "taken"}`}>
      {seat.kind === "open" ? <span class="face sized centre free-seat">{seat.seat}</span> : <OwnFace seat={seat} />}
      <span class="grow">{seat.kind === "open" ? t("lobby-free") : describeSeat(seat, mine)}</span>
      {mine && !isHere(table.table) && (
        <Button class="small" icon="phone" text="hand-pair" onClick={() => (pairing.value = true)} />
      )}
      {you.host && !mine && <SeatChoice seat={seat} />}
      {pairing.value && mine && <HandPairing seat={seat.seat} onClose={() => (pairing.value = false)} />}
    </li>
  );
}

function SeatChoice({ seat }: { seat: SeatInfo }) {
  const table = useTable();
  const choose = (value: string) => {
    const [to, level] = value.split(":");
    if (to === "bot") void table.send({ kind: "set-seat", seat: seat.seat, to, ...(level ? { level } : {}) });
    else if (to === "here" || to === "remote") void table.send({ kind: "set-seat", seat: seat.seat, to });
  };
  return (
    <Select
      quiet
      label={t("lobby-who", { number: seat.seat })}
      value={seat.kind === "bot" ? `bot:${seat.level ?? ""}` : seat.kind === "here" ? "here" : "remote"}
      values={["remote", "here", ...(table.snapshots.info.value?.levels ?? []).map((level) => `bot:${level}`)]}
      textOf={seatChoiceText}
      onChange={choose}
    />
  );
}
