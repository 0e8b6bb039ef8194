/** Propose another pace to the other players, and answer a proposal for another pace or for the end of the game. */
import { useSignal } from "@preact/signals";
import type { Settings, Snapshot } from "../net/wire";
import { Button } from "../shell/Button";
import { t } from "../shell/i18n";
import { useTable } from "./context";
import { PaceSettings, paceText } from "./PaceSettings";

/** Whether other people play, too; the pace then changes by consent. */
export function playsTogether(now: Snapshot): boolean {
  const others = now.seats.filter((seat) => !now.you.seats.includes(seat.seat));
  return now.phase === "playing" && others.some((seat) => seat.kind !== "bot" && seat.presence !== "none");
}

/** Form to propose another pace. Without other people at the table, its host changes the pace in the settings. */
export function PaceProposal({ onSent }: { onSent?(): void }) {
  const table = useTable();
  const wanted = useSignal<Partial<Settings>>({});
  const now = table.snapshot.value;
  const seat = now?.you.seats.find((one) => now.seats[one - 1]?.kind !== "bot");
  if (!now || seat === undefined || now.proposal || !playsTogether(now)) return null;
  const settings = { ...now.settings, ...wanted.value };
  const changed = Object.keys(wanted.value).length > 0;
  const propose = async () => {
    await table.send({ kind: "propose", seat, settings });
    onSent?.();
  };
  return (
    <section class="stack">
      <h3>{t("pace-change")}</h3>
      <PaceSettings settings={settings} onChange={(more) => (wanted.value = { ...wanted.value, ...more })} />
      <Button class="primary" text="propose" disabled={!changed} onClick={propose} />
    </section>
  );
}

/** The open proposal: a question for those who have to answer, a notice for everybody else. */
export function ProposalAnswer() {
  const table = useTable();
  const now = table.snapshot.value;
  const proposal = now?.proposal;
  if (!now || !proposal) return null;
  const name = table.nameOf(proposal.seat);
  const what = proposal.settings
    ? t("proposed-pace", { name, pace: paceText(proposal.settings), end: t(`time-out-${proposal.settings.time_out}`) })
    : t("proposed-end", { name });
  const seat = proposal.waiting.find((one) => now.you.seats.includes(one));
  const own = now.you.seats.includes(proposal.seat);
  const answer = (agree: boolean) => void table.send({ kind: "answer-proposal", seat: seat ?? proposal.seat, agree });
  return (
    <span class="time-note" role="group" aria-label={what}>
      {own ? t("proposed-waits") : what}
      {seat !== undefined && <Button class="small" text="yes" onClick={() => answer(true)} />}
      {seat !== undefined && <Button class="small" text="no" onClick={() => answer(false)} />}
      {own && <Button class="small" text="withdraw" onClick={() => answer(false)} />}
    </span>
  );
}
