/** Everything about the table that is not a move: inviting, stand-ins, pausing, leaving. */
import { useSignal } from "@preact/signals";
import type { Settings } from "../net/wire";
import { Icon } from "../art/icons";
import { Dialog } from "../shell/Dialog";
import { optionText, t } from "../shell/i18n";
import { go, href } from "../shell/router";
import { useTable } from "./context";
import { freshInvitation } from "./fresh";
import { InviteCard, type Invitation } from "./Invite";
import { describeSeat } from "./Seats";

export function TableMenu({ onClose }: { onClose(): void }) {
  const table = useTable();
  const now = table.snapshot.value;
  const invitation = useSignal<Invitation | null>(freshInvitation(table.table));
  const asked = useSignal<string | null>(null);
  if (!now) return null;
  const seated = now.you.seats.length > 0;
  const playing = now.phase === "playing";
  return (
    <Dialog title={t("menu")} onClose={onClose} class="menu">
      <div class="stack">
        <div class="row">
          <a class="button" href={href("rules", now.game)}>
            <Icon name="book" /> {t("rules")}
          </a>
          {playing && seated && (
            <button type="button" onClick={() => void table.send({ kind: now.paused ? "resume" : "pause" })}>
              <Icon name={now.paused ? "play" : "pause"} /> {t(now.paused ? "resume" : "pause")}
            </button>
          )}
        </div>

        <section>
          <h3>{t("players")}</h3>
          <ul class="menu-seats">
            {now.seats.map((seat) => {
              const mine = now.you.seats.includes(seat.seat);
              const away = seat.presence === "away" || seat.kind === "bot";
              return (
                <li key={seat.seat} class="row">
                  <span class="grow">{describeSeat(seat, mine)}</span>
                  {seated && playing && !seat.standin && seat.kind !== "bot" && (mine || away) && (
                    <button
                      type="button"
                      class="small"
                      onClick={() => void table.send({ kind: "set-seat", seat: seat.seat, to: "bot" })}
                    >
                      <Icon name="bot" /> {t("standin")}
                    </button>
                  )}
                  {mine && seat.standin && (
                    <button
                      type="button"
                      class="small primary"
                      onClick={() =>
                        void table.send({
                          kind: "set-seat",
                          seat: seat.seat,
                          to: now.you.seats.length > 1 ? "here" : "remote",
                        })
                      }
                    >
                      {t("take-back")}
                    </button>
                  )}
                  {mine && (
                    <button
                      type="button"
                      class="small"
                      onClick={() =>
                        void table.invite(seat.seat).then((answer) => answer && (invitation.value = answer))
                      }
                    >
                      <Icon name="qr" /> {t("move-seat")}
                    </button>
                  )}
                  {mine && now.settings.spectators && (
                    <label class="check">
                      <input
                        type="checkbox"
                        checked={seat.open_view}
                        onChange={(event) =>
                          void table.send({ kind: "open-view", seat: seat.seat, on: event.currentTarget.checked })
                        }
                      />
                      {t("open-view")}
                    </label>
                  )}
                  {now.you.watching && seat.open_view && (
                    <button type="button" class="small" onClick={() => table.lift(seat.seat)}>
                      <Icon name="eye" /> {t("watch-seat")}
                    </button>
                  )}
                </li>
              );
            })}
          </ul>
        </section>

        {now.you.host && (
          <section>
            <h3>{t("invite")}</h3>
            {invitation.value ? (
              <InviteCard invitation={invitation.value} />
            ) : (
              <button
                type="button"
                onClick={() => void table.invite(null).then((answer) => answer && (invitation.value = answer))}
              >
                <Icon name="link" /> {t("invite-make")}
              </button>
            )}
          </section>
        )}
        {!now.you.host && invitation.value && <InviteCard invitation={invitation.value} />}

        {now.you.host && <HostSettings />}

        <section>
          <h3>{t("options")}</h3>
          <ul class="plain">
            {Object.entries(now.options).map(([name, value]) => (
              <li key={name}>
                {optionText(now.game, name)}: <b>{optionText(now.game, name, value)}</b>
              </li>
            ))}
          </ul>
          <p class="soft commitment">{t("commitment", { hash: now.fairness.commitment.slice(0, 16) })}</p>
        </section>

        {seated && (
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
                <button
                  type="button"
                  class="primary"
                  onClick={async () => {
                    if (asked.value === "close") await table.send({ kind: "close" });
                    else for (const seat of now.you.seats) await table.send({ kind: "leave", seat });
                    go();
                  }}
                >
                  {t("yes")}
                </button>
                <button type="button" onClick={() => (asked.value = null)}>
                  {t("no")}
                </button>
              </>
            )}
          </section>
        )}
      </div>
    </Dialog>
  );
}

function HostSettings() {
  const table = useTable();
  const settings = table.snapshot.value?.settings;
  if (!settings) return null;
  return (
    <section>
      <h3>{t("table-settings")}</h3>
      <TableSettings settings={settings} onChange={(changed) => table.changeSettings(changed)} />
    </section>
  );
}

export function TableSettings({
  settings,
  onChange,
}: {
  settings: Settings;
  onChange(changed: Partial<Settings>): void;
}) {
  return (
    <div class="stack">
      <label class="check">
        <input
          type="checkbox"
          checked={settings.hints}
          onChange={(event) => onChange({ hints: event.currentTarget.checked })}
        />
        {t("setting-hints")}
      </label>
      <label class="check">
        <input
          type="checkbox"
          checked={settings.undo === "consent"}
          onChange={(event) => onChange({ undo: event.currentTarget.checked ? "consent" : "boundary" })}
        />
        {t("setting-consent")}
      </label>
      <label class="check">
        <input
          type="checkbox"
          checked={settings.spectators}
          onChange={(event) => onChange({ spectators: event.currentTarget.checked })}
        />
        {t("setting-spectators")}
      </label>
      <label class="field">
        <span>{t("setting-chat")}</span>
        <select
          value={settings.chat}
          onChange={(event) => onChange({ chat: event.currentTarget.value as Settings["chat"] })}
        >
          {(["off", "phrases", "free"] as const).map((one) => (
            <option key={one} value={one}>
              {t(`setting-chat-${one}`)}
            </option>
          ))}
        </select>
      </label>
      <label class="field">
        <span>{t("setting-timer")}</span>
        <select
          value={String(settings.timer_s)}
          onChange={(event) => onChange({ timer_s: Number(event.currentTarget.value) })}
        >
          {[0, 30, 60, 120, 300].map((seconds) => (
            <option key={seconds} value={seconds}>
              {seconds === 0 ? t("setting-timer-off") : t("setting-timer-seconds", { seconds })}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
