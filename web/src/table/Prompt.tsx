/** What may be done now, and the answer to what may not. */
import type { ComponentChildren } from "preact";
import { Button } from "../shell/Button";
import { choiceText, gameText, t } from "../shell/i18n";
import { href } from "../shell/router";
import { Spot } from "./board_parts";
import { captionOf } from "./Caption";
import { useTable } from "./context";
import { headline } from "./Ranks";
import type { TableStore } from "./table_store";
import { TimeNotes } from "./TimeNotes";
import "./Prompt.css";

export function Prompt({ coach, onResult }: { coach: ComponentChildren; onResult: (() => void) | null }) {
  const table = useTable();
  return (
    <div class="prompt">
      {coach}
      <div class="prompt-line across">
        <p class="prompt-text" role="status">
          <PromptText />
        </p>
        <Question />
        <Confirmation />
        {table.choice.targets.value.has("done") && (
          <Spot at="done" label={doneLabel(table)} class="done">
            {doneLabel(table)}
          </Spot>
        )}
        {onResult && <Button class="small" text="result-show" onClick={onResult} />}
        <UndoAnswer />
        <TimeNotes />
      </div>
    </div>
  );
}

function PromptText() {
  const table = useTable();
  const toast = table.toasts.toast.value;
  // What is happening is spoken by the live log.
  if (!toast) return <span aria-hidden={isTelling(table)}>{promptText(table)}</span>;
  return (
    <span class={`toast ${toast.tone}`}>
      {toast.text}{" "}
      {toast.rule && (
        <a class="rule" href={`${href("rules", table.snapshot.value?.game ?? "")}/${toast.rule}`}>
          {toast.rule}
        </a>
      )}
    </span>
  );
}

/** A tap that can mean several things asks which. */
function Question() {
  const table = useTable();
  const choices = table.choice.question.value;
  if (choices.length === 0) return null;
  return (
    <span class="confirm" role="group" aria-label={t("which")}>
      {choices.map((choice) => (
        <button key={choice.action} type="button" class="primary small" onClick={() => table.choice.choose(choice)}>
          {choiceText(table.speaker.value, choice)}
        </button>
      ))}
    </span>
  );
}

function Confirmation() {
  const { choice } = useTable();
  const confirming = choice.confirming.value;
  if (!confirming) return null;
  return (
    <span class="confirm">
      <Button class="primary small" icon="check" text="confirm-do" onClick={() => choice.choose(confirming)} />
      <Button class="small" text="cancel" onClick={() => (choice.confirming.value = null)} />
    </span>
  );
}

function doneLabel(table: TableStore): string {
  const { ways, picked } = table.choice;
  const way = ways.value.find(({ path }) => path.at(-1) === "done" && path.length === picked.value.length + 1);
  const game = table.snapshot.value?.game ?? "";
  return (way && gameText(game, `done-${way.choice.word}`)) ?? t("done");
}

function isTelling(table: TableStore): boolean {
  return table.timeline.busy.value && !table.choice.sending.value;
}

function promptText(table: TableStore): string {
  const now = table.snapshot.value;
  const shown = table.timeline.shown.value;
  const { only, sending, confirming, question, choices } = table.choice;
  if (!now || !shown) return "";
  if (table.asking.value) return t("what-tap");
  if (sending.value) return t(table.link.state.value === "live" ? "choices-wait" : "move-waits");
  if (isTelling(table)) return table.timeline.recalling.value ? "" : captionOf(table);
  if (shown.outcome) return headline(shown.outcome, now.you.seats);
  if (only.value && (now.paused || only.value.length === 0)) return t("lesson-read");
  if (now.paused) return t("paused");
  if (confirming.value) return t("confirm-ask");
  if (question.value.length > 0) return t("which");
  if (!table.myTurn.value) return shown.turn ? waitingFor(table, shown.turn) : "";
  if (choices.value.length === 0 && !only.value) return t("choices-wait");
  return yourTurn(table);
}

/** Bots think; people may also be away. */
function waitingFor(table: TableStore, seat: number): string {
  const info = table.snapshots.seatInfo(seat);
  const bot = info?.kind === "bot" || info?.standin;
  const days = (table.snapshot.value?.settings.turn_h ?? 0) > 0;
  return t(bot ? "turn-of" : info?.presence === "away" && !days ? "turn-of-away" : "turn-of-person", {
    name: table.nameOf(seat),
  });
}

function yourTurn(table: TableStore): string {
  const view = table.timeline.view.value;
  const ui = table.ui.value;
  if (!ui || view == null) return t("turn-yours");
  const { choices, picked } = table.choice;
  const id = ui.prompt(view, table.timeline.shown.value?.choices ?? choices.value, picked.value);
  const text = gameText(table.snapshot.value?.game ?? "", id) ?? t("turn-yours");
  const finals = finality(table);
  return finals ? `${text} ${t(finals)}` : text;
}

/** Whether the next tap can be taken back, said before it is made. */
function finality(table: TableStore): string | null {
  const picked = table.choice.picked.value;
  const next = table.choice.ways.value.filter(
    ({ path }) => path.length === picked.length + 1 && picked.every((one, i) => path[i] === one),
  );
  if (picked.length === 0 || next.length === 0) return null;
  if (next.every(({ choice }) => choice.irreversible)) return "final-next";
  return next.every(({ choice }) => !choice.irreversible) ? "final-not" : null;
}

function UndoAnswer() {
  const table = useTable();
  const now = table.snapshot.value;
  const asked = now?.undo_asked;
  const seat = table.seat.value;
  if (!now || !asked || seat === null || seat === asked.seat || asked.agreed.includes(seat)) return null;
  const answer = (agree: boolean) => void table.send({ kind: "answer-undo", seat, seq: now.seq, agree });
  const question = t("undo-asked", { name: table.nameOf(asked.seat) });
  return (
    <span class="confirm" role="group" aria-label={question}>
      {question}
      <Button class="small" text="yes" onClick={() => answer(true)} />
      <Button class="small" text="no" onClick={() => answer(false)} />
    </span>
  );
}
