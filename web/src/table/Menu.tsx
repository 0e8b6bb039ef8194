/** Everything about the table that is not a move: inviting, stand-ins, pausing, leaving. */
import { useSignal, type Signal } from "@preact/signals";
import { Icon } from "../art/icons";
import { TakeAway } from "../local/TakeAway";
import { isHere, SITE } from "../net/here";
import type { SeatInfo } from "../net/wire";
import { Dialog } from "../shell/Dialog";
import { optionText, t } from "../shell/i18n";
import { go, href } from "../shell/router";
import { useTable } from "./context";
import { freshInvitation } from "./fresh";
import { InviteCard, type Invitation } from "./Invite";
import { describeSeat } from "./Seats";
import { TableSettings } from "./TableSettings";

export function TableMenu({ onClose }: { onClose(): void }) {
  const table = useTable();
  const now = table.snapshot.value;
  const invitation = useSignal<Invitation | null>(freshInvitation(table.table));
  if (!now) return null;
  const seated = now.you.seats.length > 0;
  const change = (changed: Parameters<typeof table.changeSettings>[0]) => table.changeSettings(changed);
  return (
    <Dialog title={t("menu")} onClose={onClose} class="menu">
      <div class="stack">
        <div class="row">
          <a class="button" href={href("rules", now.game)}>
            <Icon name="book" /> {t("rules")}
          </a>
          {now.phase === "playing" && seated && (
            <button type="button" onClick={() => void table.send({ kind: now.paused ? "resume" : "pause" })}>
              <Icon name={now.paused ? "play" : "pause"} /> {t(now.paused ? "resume" : "pause")}
            </button>
          )}
        </div>
        <section>
          <h3>{t("players")}</h3>
          <ul class="menu-seats">
            {now.seats.map((seat) => (
              <SeatEntry key={seat.seat} seat={seat} invitation={invitation} />
            ))}
          </ul>
        </section>
        <Watchers invitation={invitation} />
        <Inviting invitation={invitation} />
        {now.you.host && (
          <section>
            <h3>{t("table-settings")}</h3>
            <TableSettings settings={now.settings} onChange={change} />
          </section>
        )}
        <Options />
        {seated && <Leaving />}
      </div>
    </Dialog>
  );
}

/** What can be done about one seat. */
function SeatEntry({ seat, invitation }: { seat: SeatInfo; invitation: Signal<Invitation | null> }) {
  const table = useTable();
  const now = table.snapshot.value;
  if (!now) return null;
  const mine = now.you.seats.includes(seat.seat);
  const away = seat.presence === "away" || seat.kind === "bot";
  const replaceable = now.you.seats.length > 0 && now.phase === "playing" && !seat.standin && seat.kind !== "bot";
  const setSeat = (to: "bot" | "here" | "remote") => void table.send({ kind: "set-seat", seat: seat.seat, to });
  const move = async () => {
    invitation.value = (await table.invite(seat.seat)) ?? invitation.value;
  };
  return (
    <li class="row">
      <span class="grow">{describeSeat(seat, mine)}</span>
      {replaceable && (mine || away) && (
        <button type="button" class="small" onClick={() => setSeat("bot")}>
          <Icon name="bot" /> {t("standin")}
        </button>
      )}
      {mine && seat.standin && (
        <button
          type="button"
          class="small primary"
          onClick={() => setSeat(now.you.seats.length > 1 ? "here" : "remote")}
        >
          {t("take-back")}
        </button>
      )}
      {mine && !isHere(table.table) && (
        <button type="button" class="small" onClick={() => void move()}>
          <Icon name="qr" /> {t("move-seat")}
        </button>
      )}
      {mine && now.settings.spectators && <OpenView seat={seat} />}
      {now.you.watching && seat.open_view && (
        <button type="button" class="small" onClick={() => table.lift(seat.seat)}>
          <Icon name="eye" /> {t("watch-seat")}
        </button>
      )}
    </li>
  );
}

function OpenView({ seat }: { seat: SeatInfo }) {
  const table = useTable();
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={seat.open_view}
        onChange={(event) => void table.send({ kind: "open-view", seat: seat.seat, on: event.currentTarget.checked })}
      />
      {t("open-view")}
    </label>
  );
}

/** The host may send away whoever only watches; the old link would let them in again, so a new one takes its place. */
function Watchers({ invitation }: { invitation: Signal<Invitation | null> }) {
  const table = useTable();
  const count = table.presence.watching.value;
  if (count === 0 || !table.snapshot.value?.you.host) return null;
  const sendAway = async () => {
    const answer = await table.send({ kind: "kick" });
    if (answer?.kind === "ack") invitation.value = (await table.invite(null)) ?? invitation.value;
  };
  return (
    <section class="row">
      <span class="grow">{t("watching", { count })}</span>
      <button type="button" class="small" onClick={() => void sendAway()}>
        <Icon name="close" /> {t("kick")}
      </button>
    </section>
  );
}

function Inviting({ invitation }: { invitation: Signal<Invitation | null> }) {
  const table = useTable();
  const host = table.snapshot.value?.you.host;
  if (isHere(table.table)) return SITE ? null : <TakeAway table={table.table} />;
  if (!host) return invitation.value ? <InviteCard invitation={invitation.value} /> : null;
  const invite = async () => {
    invitation.value = (await table.invite(null)) ?? invitation.value;
  };
  return (
    <section>
      <h3>{t("invite")}</h3>
      {invitation.value ? (
        <InviteCard invitation={invitation.value} />
      ) : (
        <button type="button" onClick={() => void invite()}>
          <Icon name="link" /> {t("invite-make")}
        </button>
      )}
    </section>
  );
}

function Options() {
  const now = useTable().snapshot.value;
  if (!now) return null;
  return (
    <section>
      <h3>{t("options")}</h3>
      {now.practice && <p class="soft">{t("practice-mark")}</p>}
      <ul class="plain">
        {Object.entries(now.options).map(([name, value]) => (
          <li key={name}>
            {optionText(now.game, name)}: <b>{optionText(now.game, name, value)}</b>
          </li>
        ))}
      </ul>
      <p class="soft commitment">{t("commitment", { hash: now.fairness.commitment.slice(0, 16) })}</p>
    </section>
  );
}

function Leaving() {
  const table = useTable();
  const asked = useSignal<"leave" | "close" | null>(null);
  const now = table.snapshot.value;
  if (!now) return null;
  const leave = async () => {
    if (asked.value === "close") await table.send({ kind: "close" });
    else for (const seat of now.you.seats) await table.send({ kind: "leave", seat });
    go();
  };
  return (
    <section class="row">
      {asked.value === null ? (
        <>
          <button type="button" onClick={() => (asked.value = "leave")}>
            {t("leave")}
          </button>
          {now.you.host && (
            <button type="button" onClick={() => (asked.value = "close")}>
              {t("close-table")}
            </button>
          )}
        </>
      ) : (
        <>
          <span>{t(`${asked.value}-sure`)}</span>
          <button type="button" class="primary" onClick={() => void leave()}>
            {t("yes")}
          </button>
          <button type="button" onClick={() => (asked.value = null)}>
            {t("no")}
          </button>
        </>
      )}
    </section>
  );
}
