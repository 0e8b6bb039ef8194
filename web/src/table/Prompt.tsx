/** The prompt: what the player may do now, or why something else is not allowed. */
import type { ComponentChildren } from "preact";
import { Button } from "../shell/Button";
import { choiceText, gameText, t } from "../shell/i18n";
import { Spot } from "./board_parts";
import { captionOf } from "./Caption";
import { useTable } from "./context";
import { Meanwhile } from "./Meanwhile";
import { headline } from "./Ranks";
import type { Choice } from "../net/wire";
import type { Way } from "./picker";
import type { TableStore } from "./table_store";
import { TimeNotes } from "./TimeNotes";
import "./Prompt.css";

export function Prompt({ coach, onResult }: { coach: ComponentChildren; onResult: (() => void) | null }) {
  const table = useTable();
  return (
    <div class="prompt">
      {coach}
      <Meanwhile />
      <div class="prompt-line across">
        <p class="prompt-text" role="status">
          <PromptText />
        </p>
        <Question />
        <Shortcut />
        <Confirmation />
        <Look />
        <Handover />
        <Offer />
        {table.choice.targets.value.has("done") && (
          <Spot at="done" label={doneLabel(table)} class={`done ${isDonePrimary(table) ? "wanted" : ""}`}>
            {doneLabel(table)}
          </Spot>
        )}
        {onResult && <Button class="small" text="result-show" onClick={onResult} />}
        <UndoAnswer />
        <UndoWaits />
        <TimeNotes />
      </div>
    </div>
  );
}

function PromptText() {
  const table = useTable();
  const toast = table.toasts.toast.value;
  // The live log announces what is happening.
  if (!toast) return <span aria-hidden={isNarrating(table)}>{promptText(table)}</span>;
  return (
    <span class={`toast ${toast.tone}`}>
      {toast.text()}{" "}
      {toast.rule && (
        <button type="button" class="rule quiet small" onClick={() => (table.reading.value = toast.rule)}>
          {toast.rule}
        </button>
      )}
    </span>
  );
}

/** Asks which choice an ambiguous tap means. */
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

/** A button that makes several decisions in a row. */
function Shortcut() {
  const { choice, snapshot } = useTable();
  const shortcut = choice.shortcut.value;
  const text = shortcut && gameText(snapshot.value?.game ?? "", shortcut.text);
  if (!text) return null;
  return (
    <button type="button" class="small shortcut" onClick={() => void choice.takeShortcut()}>
      {text}
    </button>
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

/** Button to put away what the player is looking at; it stays until then. */
function Look() {
  const { stage } = useTable().timeline;
  if (!stage.looking.value) return null;
  return (
    <span class="confirm">
      <Button class="primary small look-seen" icon="check" text="look-seen" onClick={() => stage.dismiss()} />
    </span>
  );
}

/** Button to hand the screen over to the next person who plays at it. */
function Handover() {
  const table = useTable();
  const next = table.handover.value;
  if (next === null) return null;
  return (
    <span class="confirm">
      <Button class="primary small" onClick={() => table.lower()}>
        {t("handover", { name: table.nameOf(next) })}
      </Button>
    </span>
  );
}

/** A button for what most players want now, where the game declares it and the board has no button for it. */
function Offer() {
  const table = useTable();
  const { ways, picked } = table.choice;
  const offered = offerOf(table);
  const onBoard = ways.value.some(({ path, choice }) => choice === offered && /^(do:|done$)/.test(path[0] ?? ""));
  if (!offered || onBoard || picked.value.length > 0) return null;
  return (
    <button type="button" class="primary small offer" onClick={() => table.choice.choose(offered)}>
      {choiceText(table.speaker.value, offered)}
    </button>
  );
}

function offerOf(table: TableStore): Choice | null {
  const choices = table.choice.choices.value;
  for (const word of table.ui.value?.primary ?? []) {
    const [choice, ...others] = choices.filter((one) => one.word === word);
    if (choice && others.length === 0) return choice;
  }
  return null;
}

function doneWay(table: TableStore): Way | undefined {
  const { ways, picked } = table.choice;
  return ways.value.find(({ path }) => path.at(-1) === "done" && path.length === picked.value.length + 1);
}

/** Whether most players want to be done: the game declares it, or it is the only choice. */
function isDonePrimary(table: TableStore): boolean {
  const word = doneWay(table)?.choice.word ?? "";
  return table.choice.choices.value.length === 1 || (table.ui.value?.primary?.includes(word) ?? false);
}

function doneLabel(table: TableStore): string {
  const way = doneWay(table);
  const game = table.snapshot.value?.game ?? "";
  return (way && gameText(game, `done-${way.choice.word}`)) ?? t("done");
}

function isNarrating(table: TableStore): boolean {
  return table.timeline.busy.value && !table.choice.sending.value;
}

function promptText(table: TableStore): string {
  const now = table.snapshot.value;
  const shown = table.timeline.shown.value;
  const { only, sending, confirming, question, choices } = table.choice;
  if (!now || !shown) return "";
  if (table.asking.value) return t("what-tap");
  if (sending.value) return t(table.link.state.value === "live" ? "choices-wait" : "move-waits");
  if (table.timeline.stage.looking.value) return captionOf(table);
  if (isNarrating(table)) return table.timeline.recalling.value ? "" : captionOf(table);
  if (shown.outcome) return headline(shown.outcome, now.you.seats);
  if (only.value && (now.paused || only.value.length === 0)) return t("lesson-read");
  if (now.paused) return t("paused");
  if (confirming.value) return t("confirm-ask");
  if (question.value.length > 0) return t("which");
  if (table.handover.value !== null) return t("handover-look");
  if (!table.myTurn.value) return shown.turn ? waitingFor(table, shown.turn) : "";
  if (choices.value.length === 0 && !only.value) return t("choices-wait");
  return yourTurn(table);
}

/** Text about another seat's turn: bots think; people may also be away. */
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

/** Id of the text that announces whether the next tap can be undone; null where that depends on the tap. */
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

/** Note for the player who asked the others for an undo; bots wait meanwhile. */
function UndoWaits() {
  const table = useTable();
  const now = table.snapshot.value;
  const asked = now?.undo_asked;
  if (!now || !asked || !now.you.seats.includes(asked.seat)) return null;
  const withdraw = () => void table.send({ kind: "answer-undo", seat: asked.seat, seq: now.seq, agree: false });
  return (
    <span class="confirm" role="status">
      {t("undo-waits")}
      <Button class="small" text="undo-withdraw" onClick={withdraw} />
    </span>
  );
}
