/** Before the game: who sits where, how the others come, and the start. */
import { useSignal } from "@preact/signals";
import { Cover } from "../art/covers";
import type { SeatInfo } from "../net/wire";
import { Button } from "../shell/Button";
import { Select } from "../shell/fields";
import { t, tg } from "../shell/i18n";
import { LevelsNote } from "../shell/LevelsNote";
import { seatChoiceText } from "../shell/names";
import { LuckCode } from "../luck/LuckNotes";
import { useTable } from "./context";
import { InviteCard, type Invitation } from "./Invite";
import { OwnFace } from "./OwnFace";
import { describeSeat } from "./Seats";
import { freshInvitation } from "./invitation";
import "./Lobby.css";

export function Lobby() {
  const table = useTable();
  const now = table.snapshot.value;
  const invitation = useSignal<Invitation | null>(freshInvitation(table.table));
  const open = now?.seats.some((seat) => seat.kind === "open") ?? false;
  if (!now) return null;
  const invite = async () => {
    invitation.value = (await table.invite(null)) ?? invitation.value;
  };
  return (
    <div class="lobby centre">
      <div class="sheet column lobby-sheet">
        <Cover game={now.game} class="lobby-cover" />
        <h2>{tg(now.game, "game-title")}</h2>
        {now.practice && <p class="soft">{t("practice-mark")}</p>}
        <ul class="lobby-seats seat-list">
          {now.seats.map((seat) => (
            <LobbySeat key={seat.seat} seat={seat} />
          ))}
        </ul>
        {now.you.host && <LevelsNote game={now.game} />}
        {open && invitation.value && <InviteCard invitation={invitation.value} />}
        {open && now.you.host && !invitation.value && <Button icon="link" text="invite-make" onClick={invite} />}
        <LuckCode />
        {open && !now.you.host && <p class="soft">{t("lobby-waiting")}</p>}
        {now.you.host ? (
          <button type="button" class="primary" disabled={open} onClick={() => void table.send({ kind: "start" })}>
            {open ? t("lobby-open") : t("start")}
          </button>
        ) : (
          <p>{t("lobby-host")}</p>
        )}
      </div>
    </div>
  );
}

/** One seat: who sits there, and for the host who else could. */
function LobbySeat({ seat }: { seat: SeatInfo }) {
  const table = useTable();
  const you = table.snapshot.value?.you;
  if (!you) return null;
  const mine = you.seats.includes(seat.seat);
  return (
    <li class="row">
      <OwnFace seat={seat} />
      <span class="grow">{describeSeat(seat, mine)}</span>
      {you.host && !mine && <SeatChoice seat={seat} />}
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
