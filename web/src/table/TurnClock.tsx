/** The clock in the bar of a table: a candle and digits; a tap shows the same in words. */
import { useSignal } from "@preact/signals";
import { Candle } from "../art/candle";
import type { Snapshot, Timer } from "../net/wire";
import { Dialog } from "../shell/Dialog";
import { t } from "../shell/i18n";
import { useTable } from "./context";
import { LastTurns } from "./LastTurns";
import { PaceProposal } from "./PaceProposal";
import { isLive, timeInWords, timeLeft } from "./time_left";
import { clockSentence, isLow } from "./turn_time";
import { useLeft } from "./use_left";
import "./TurnClock.css";

export function TurnClock() {
  const table = useTable();
  const open = useSignal(false);
  const now = table.snapshot.value;
  if (!now || now.phase !== "playing") return null;
  const live = isLive(now);
  if (!now.timer && !live) return null;
  return (
    <>
      {live ? (
        <button type="button" class="badge turn-clock" onClick={() => (open.value = true)}>
          <Candle part={1} /> {t("clock-live")}
        </button>
      ) : (
        now.timer && <Badge timer={now.timer} now={now} onOpen={() => (open.value = true)} />
      )}
      {open.value && <ClockDialog now={now} live={live} onClose={() => (open.value = false)} />}
    </>
  );
}

function Badge({ timer, now, onOpen }: { timer: Timer; now: Snapshot; onOpen(): void }) {
  const left = useLeft(timer);
  const name = useTable().nameOf(timer.seat ?? 0);
  const words = clockSentence(timer, left, now, name);
  return (
    <button
      type="button"
      class={`badge turn-clock ${timer.running && isLow(timer, left) ? "low" : ""}`.trim()}
      aria-label={t("clock-of", { name, words })}
      onClick={onOpen}
    >
      <Candle part={timer.total_ms > 0 ? left / timer.total_ms : 0} />
      <span role="timer" aria-hidden="true">
        {timeLeft(Math.ceil(left / 1000))}
      </span>
    </button>
  );
}

function ClockDialog({ now, live, onClose }: { now: Snapshot; live: boolean; onClose(): void }) {
  return (
    <Dialog title={t("clock")} onClose={onClose} class="clock-dialog">
      <div class="stack">
        {live && <p>{t("clock-live-why")}</p>}
        {now.timer && <Facts timer={now.timer} now={now} live={live} />}
        {now.settings.turn_h > 0 && <LastTurns />}
        <PaceProposal onSent={onClose} />
      </div>
    </Dialog>
  );
}

function Facts({ timer, now, live }: { timer: Timer; now: Snapshot; live: boolean }) {
  const left = useLeft(timer);
  const name = useTable().nameOf(timer.seat ?? 0);
  return (
    <>
      {!live && <p>{t("clock-of", { name, words: clockSentence(timer, left, now, name) })}</p>}
      {timer.days && (
        <dl class="clock-facts">
          <dt>{t("clock-turn")}</dt>
          <dd>{timeInWords(now.settings.turn_h * 3_600_000)}</dd>
          <dt>{t("clock-reserve")}</dt>
          <dd>{timeInWords(Math.min(timer.bank_ms, left))}</dd>
          <dt>{t("clock-vacation")}</dt>
          <dd>{timer.vacation_ms > 0 ? timeInWords(timer.vacation_ms) : t("clock-vacation-none")}</dd>
        </dl>
      )}
    </>
  );
}
