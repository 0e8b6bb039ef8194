/** The same choices as on the board, as a list, and a line to type them in. */
import { useSignal } from "@preact/signals";
import { Feather } from "../art/feather";
import { Icon } from "../art/icons";
import { light, lit } from "../games/game_ui";
import type { Choice } from "../net/wire";
import { Button } from "../shell/Button";
import { choiceText, t } from "../shell/i18n";
import { useTable } from "./context";
import "./Choices.css";

export function Choices({ onChosen }: { onChosen?(): void }) {
  const table = useTable();
  const choices = table.choice.choices.value;
  if (choices.length === 0) {
    const over = table.timeline.shown.value?.phase === "over";
    return <p class="soft pad">{t(over ? "result-over" : table.myTurn.value ? "choices-wait" : "choices-none")}</p>;
  }
  return (
    <ul class="choices" aria-label={t("choices")}>
      {choices.map((choice) => (
        <li key={choice.action}>
          <ChoiceButton choice={choice} onChosen={onChosen} />
        </li>
      ))}
    </ul>
  );
}

/** Pointing at a choice highlights its places on the board, and vice versa. */
function ChoiceButton({ choice, onChosen }: { choice: Choice; onChosen: (() => void) | undefined }) {
  const table = useTable();
  const { ways, hint } = table.choice;
  const places = ways.value.find((way) => way.choice === choice)?.path ?? [];
  const bright = places.some((target) => lit.value.has(target));
  const marked = hint.value?.choice.action === choice.action;
  return (
    <button
      type="button"
      class={`choice option ${marked ? "marked" : ""} ${bright ? "lit" : ""}`}
      onPointerEnter={() => light(places)}
      onPointerLeave={() => light([])}
      onFocus={() => light(places)}
      onBlur={() => light([])}
      onClick={() => {
        table.choice.choose(choice);
        onChosen?.();
      }}
    >
      {marked && <Feather class="feather still" />}
      <span class="choice-text">{choiceText(table.speaker.value, choice)}</span>
      {choice.irreversible && (
        <span class="final" title={t("final")}>
          <Icon name="lock" title={t("final")} />
        </span>
      )}
    </button>
  );
}

export function CommandLine() {
  const table = useTable();
  const text = useSignal("");
  const choices = table.choice.choices.value;
  const submit = async (event: Event) => {
    event.preventDefault();
    const notation = text.value.trim();
    if (!notation) return;
    const found = choices.find((choice) => choice.notation === notation.toLowerCase().replace(/\s+/g, " "));
    if (found) {
      table.choice.choose(found);
      text.value = "";
    } else if (await table.choice.act({ notation })) text.value = "";
  };
  return (
    <form class="command" onSubmit={(event) => void submit(event)}>
      <label class="sr" for="command">
        {t("command")}
      </label>
      <input
        id="command"
        list="command-words"
        value={text.value}
        maxLength={120}
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        placeholder={choices[0] ? t("command-example", { notation: choices[0].notation }) : t("command")}
        onInput={(event) => (text.value = event.currentTarget.value)}
      />
      <datalist id="command-words">
        {choices.slice(0, 80).map((choice: Choice) => (
          <option key={choice.action} value={choice.notation} />
        ))}
      </datalist>
      <Button class="small" text="command-do" type="submit" />
    </form>
  );
}
