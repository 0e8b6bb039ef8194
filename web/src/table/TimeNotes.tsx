/** Notes beside the prompt: time that is running out or has run out, proposals, standing answers, the next table. */
import type { Snapshot, Timer } from "../net/wire";
import { Button } from "../shell/Button";
import { t } from "../shell/i18n";
import { useTable } from "./context";
import { NextTable } from "./NextTable";
import { ProposalAnswer } from "./PaceProposal";
import { StandingAnswers } from "./StandingAnswers";
import { isLive } from "./time_left";
import { clockSentence, isAsked, isLow } from "./turn_time";
import { useLeft } from "./use_left";

export function TimeNotes() {
  const table = useTable();
  const now = table.snapshot.value;
  if (!now || now.phase !== "playing") return null;
  return (
    <>
      {now.timer && !isLive(now) && <RunningOut timer={now.timer} now={now} />}
      <ProposalAnswer />
      <StandingAnswers />
      <NextTable />
    </>
  );
}

/** Nothing while there is plenty of time; then what will happen; at the end, what the others can do. */
function RunningOut({ timer, now }: { timer: Timer; now: Snapshot }) {
  const table = useTable();
  const left = useLeft(timer);
  const name = table.nameOf(timer.seat ?? 0);
  const over = timer.up || left === 0;
  if (!timer.running || !isLow(timer, left)) return null;
  if (over && timer.at_end === "ask" && !isAsked(timer, now) && now.you.seats.length > 0)
    return <AskOthers timer={timer} now={now} name={name} />;
  return <span class="time-note soft">{t("clock-of", { name, words: clockSentence(timer, left, now, name) })}</span>;
}

/** The question to the other players: wait, go on with a bot, or end the game. */
function AskOthers({ timer, now, name }: { timer: Timer; now: Snapshot; name: string }) {
  const table = useTable();
  const [own] = now.you.seats;
  const seat = timer.seat;
  if (own === undefined || seat === null || timer.consent) return null;
  return (
    <span class="time-note" role="group" aria-label={t("clock-up", { name })}>
      {t("clock-up-ask", { name })}
      <Button
        class="small"
        icon="bot"
        text="standin"
        onClick={() => table.send({ kind: "set-seat", seat, to: "bot" })}
      />
      {!now.proposal && (
        <Button class="small" text="end-game" onClick={() => table.send({ kind: "propose", seat: own })} />
      )}
    </span>
  );
}
