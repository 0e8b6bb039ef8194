/** Everything about the table that is not a move: inviting, stand-ins, pausing, leaving. */
import { useSignal, type Signal } from "@preact/signals";
import { MoveToServer } from "../local/MoveToServer";
import { isHere, SITE } from "../net/local_tables";
import type { SeatInfo } from "../net/wire";
import { Button } from "../shell/Button";
import { Dialog } from "../shell/Dialog";
import { Check } from "../shell/fields";
import { optionText, t } from "../shell/i18n";
import { PaceChoice } from "../shell/PaceChoice";
import { go } from "../shell/router";
import { LuckNotes } from "../luck/LuckNotes";
import { useTable } from "./context";
import { HandPairing } from "./HandPairing";
import { freshInvitation } from "./invitation";
import { InviteCard, type Invitation } from "./Invite";
import { PaceProposal, playsTogether } from "./PaceProposal";
import { describeSeat } from "./Seats";
import { TableSettings } from "./TableSettings";
import type { TableStore } from "./table_store";

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
          <Button icon="book" text="rules" onClick={() => openRules(table, onClose)} />
          {now.phase === "playing" && seated && (
            <Button
              icon={now.paused ? "play" : "pause"}
              text={now.paused ? "resume" : "pause"}
              onClick={() => table.send({ kind: now.paused ? "resume" : "pause" })}
            />
          )}
        </div>
        <section>
          <h3>{t("players")}</h3>
          <ul class="menu-seats seat-list">
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
            <TableSettings
              settings={now.settings}
              onChange={change}
              pace={!playsTogether(now)}
              answers={now.phase === "gathering" && !!table.snapshots.info.value?.standing?.length}
              rating={now.phase === "gathering" && now.seats.length > 1 && !isHere(now.table)}
            />
          </section>
        )}
        <section>
          <PaceChoice />
        </section>
        <PaceProposal />
        <Options />
        {seated && <Leaving />}
      </div>
    </Dialog>
  );
}

/** Replace the menu with the rules, over the table. */
function openRules(table: TableStore, onClose: () => void): void {
  onClose();
  table.reading.value = "";
}

/** One seat and what can be done about it. */
function SeatEntry({ seat, invitation }: { seat: SeatInfo; invitation: Signal<Invitation | null> }) {
  const table = useTable();
  const pairing = useSignal(false);
  const now = table.snapshot.value;
  if (!now) return null;
  const mine = now.you.seats.includes(seat.seat);
  const days = now.settings.turn_h > 0;
  const away = days ? now.timer?.up === true && now.timer.seat === seat.seat : seat.presence === "away";
  const replaceable = now.you.seats.length > 0 && now.phase === "playing" && !seat.standin && seat.kind !== "bot";
  const setSeat = (to: "bot" | "here" | "remote") => void table.send({ kind: "set-seat", seat: seat.seat, to });
  const move = async () => {
    invitation.value = (await table.invite(seat.seat)) ?? invitation.value;
  };
  return (
    <li class="row">
      <span class="grow">{describeSeat(seat, mine)}</span>
      {replaceable && (mine || away) && (
        <Button class="small" icon="bot" text="standin" onClick={() => setSeat("bot")} />
      )}
      {mine && seat.standin && (
        <Button
          class="small primary"
          text="take-back"
          onClick={() => setSeat(now.you.seats.length > 1 ? "here" : "remote")}
        />
      )}
      {mine && !isHere(table.table) && <Button class="small" icon="qr" text="move-seat" onClick={move} />}
      {mine && !isHere(table.table) && (
        <Button class="small" icon="phone" text="hand-pair" onClick={() => (pairing.value = true)} />
      )}
      {pairing.value && mine && <HandPairing seat={seat.seat} onClose={() => (pairing.value = false)} />}
      {mine && now.settings.spectators && <OpenView seat={seat} />}
      {now.you.watching && seat.open_view && (
        <Button class="small" icon="eye" text="watch-seat" onClick={() => table.lift(seat.seat)} />
      )}
    </li>
  );
}

function OpenView({ seat }: { seat: SeatInfo }) {
  const table = useTable();
  return (
    <Check on={seat.open_view} onChange={(on) => void table.send({ kind: "open-view", seat: seat.seat, on })}>
      {t("open-view")}
    </Check>
  );
}

/** The number of spectators, with a button to remove them. The old link would let them back in, so it is replaced. */
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
      <Button class="small" icon="close" text="kick" onClick={sendAway} />
    </section>
  );
}

function Inviting({ invitation }: { invitation: Signal<Invitation | null> }) {
  const table = useTable();
  const host = table.snapshot.value?.you.host;
  if (isHere(table.table)) return SITE ? null : <MoveToServer table={table.table} />;
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
        <Button icon="link" text="invite-make" onClick={invite} />
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
      <LuckNotes />
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
          <Button text="leave" onClick={() => (asked.value = "leave")} />
          {now.you.host && <Button text="close-table" onClick={() => (asked.value = "close")} />}
        </>
      ) : (
        <>
          <span>{t(`${asked.value}-sure`)}</span>
          <Button class="primary" text="yes" onClick={leave} />
          <Button text="no" onClick={() => (asked.value = null)} />
        </>
      )}
    </section>
  );
}
