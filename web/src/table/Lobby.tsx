/** The lobby, one screen before the game: the invitation, the seats as they fill up, and the start. */
import { useSignal } from "@preact/signals";
import { Cover } from "../art/covers";
import type { Snapshot } from "../net/wire";
import { botLevel } from "../screens/create_table";
import { Button } from "../shell/Button";
import { t, tg } from "../shell/i18n";
import { go } from "../shell/router";
import { LevelsNote } from "../shell/LevelsNote";
import { LuckCode } from "../luck/LuckNotes";
import { isHere } from "../net/local_tables";
import { Chat } from "./Chat";
import { useTable } from "./context";
import { InviteCard, type Invitation } from "./Invite";
import { freshInvitation } from "./invitation";
import { LobbySeats } from "./LobbySeats";
import { RatedNote } from "./RatedNote";
import { OpenUp } from "./OpenUp";
import type { TableStore } from "./table_store";
import "./Lobby.css";

export function Lobby() {
  const table = useTable();
  const now = table.snapshot.value;
  const open = now?.seats.some((seat) => seat.kind === "open") ?? false;
  if (!now) return null;
  return (
    <div class="lobby centre">
      <div class="sheet column lobby-sheet">
        <div class="row lobby-head">
          <Cover game={now.game} class="lobby-cover" />
          <div class="grow">
            <h2>{tg(now.game, "game-title")}</h2>
            <p class="soft">{t(now.you.screen ? "lobby-screen" : open ? "lobby-come" : "lobby-complete")}</p>
            {now.practice && <p class="soft">{t("practice-mark")}</p>}
            {now.settings.rated && <RatedNote />}
          </div>
        </div>
        <div class="lobby-columns">
          {open && <Inviting now={now} />}
          <section class="column lobby-people" aria-label={t("players")}>
            <LobbySeats seats={now.seats} />
            {now.you.host && <LevelsNote game={now.game} seats={now.seats.length} />}
            <LuckCode />
            {now.you.host ? <HostButtons now={now} open={open} /> : <Waiting open={open} />}
            {now.you.host && open && !now.practice && !isHere(table.table) && <OpenUp table={table.table} />}
          </section>
        </div>
      </div>
      {!isHere(table.table) && now.settings.chat !== "off" && (
        <section class="sheet column lobby-chat">
          <h3>{t("chat")}</h3>
          <Chat />
        </section>
      )}
    </div>
  );
}

/** Link, QR code and code. Guests see them only if this browser has them. */
function Inviting({ now }: { now: Snapshot }) {
  const table = useTable();
  const invitation = useSignal<Invitation | null>(freshInvitation(table.table));
  const invite = async () => {
    invitation.value = (await table.invite(null)) ?? invitation.value;
  };
  if (!invitation.value && !now.you.host) return null;
  const game = tg(now.game, "game-title");
  return (
    <section class="lobby-invite" aria-label={t("invite")}>
      {invitation.value ? (
        <InviteCard
          invitation={invitation.value}
          text={t(now.practice ? "invite-text-practice" : "invite-text", { game })}
        />
      ) : (
        <Button icon="link" text="invite-make" onClick={invite} />
      )}
    </section>
  );
}

function HostButtons({ now, open }: { now: Snapshot; open: boolean }) {
  const table = useTable();
  const alone = now.seats.every((seat) => seat.kind !== "remote" || now.you.seats.includes(seat.seat));
  return (
    <>
      <Button
        class="primary"
        text={open ? "lobby-open" : "start"}
        disabled={open}
        onClick={() => table.send({ kind: "start" })}
      />
      {open && <Button icon="bot" text="lobby-bots" onClick={() => startWithBots(table)} />}
      {open && alone && !now.practice && (
        <Button class="small" icon="choices" text="lobby-differently" onClick={() => setUpDifferently(table)} />
      )}
    </>
  );
}

function Waiting({ open }: { open: boolean }) {
  return <p class="soft">{t(open ? "lobby-waiting" : "lobby-host")}</p>;
}

/** Fill all free seats with bots, then start. A person who arrives meanwhile keeps the seat. */
async function startWithBots(table: TableStore): Promise<void> {
  const info = table.snapshots.info.value;
  for (const { seat } of table.snapshot.value?.seats ?? []) {
    if (table.snapshots.seatInfo(seat)?.kind !== "open") continue;
    const level = info ? { level: botLevel(info) } : {};
    const answer = await table.send({ kind: "set-seat", seat, to: "bot", ...level });
    if (answer?.kind !== "ack") return;
  }
  await table.send({ kind: "start" });
}

/** Close this table, which nobody has joined, and set up another with other players or options. */
async function setUpDifferently(table: TableStore): Promise<void> {
  const game = table.snapshot.value?.game;
  const answer = await table.send({ kind: "close" });
  if (game && answer?.kind === "ack") go("new", game);
}
