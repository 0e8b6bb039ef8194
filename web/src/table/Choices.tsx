/** The same choices as on the board, as a list, and a line to type them in. */
import { useSignal } from "@preact/signals";
import { Icon } from "../art/icons";
import type { Choice } from "../net/wire";
import { choiceText, t } from "../shell/i18n";
import { useTable } from "./context";

export function Choices({ onChosen }: { onChosen?(): void }) {
  const table = useTable();
  const choices = table.choices.value;
  const speaker = table.speaker.value;
  const hinted = table.hint.value?.choice.action;
  if (choices.length === 0) {
    const over = table.snapshot.value?.phase === "over";
    return <p class="soft pad">{t(over ? "result-over" : table.myTurn.value ? "choices-wait" : "choices-none")}</p>;
  }
  return (
    <ul class="choices" aria-label={t("choices")}>
      {choices.map((choice) => (
        <li key={choice.action}>
          <button
            type="button"
            class={`choice ${hinted === choice.action ? "marked" : ""}`}
            onClick={() => {
              table.choose(choice);
              onChosen?.();
            }}
          >
            <span class="choice-text">{choiceText(speaker, choice)}</span>
            {choice.irreversible && (
              <span class="final" title={t("final")}>
                <Icon name="lock" title={t("final")} />
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}

export function CommandLine() {
  const table = useTable();
  const text = useSignal("");
  const choices = table.choices.value;
  const submit = async (event: Event) => {
    event.preventDefault();
    const notation = text.value.trim();
    if (!notation) return;
    const found = choices.find((choice) => choice.notation === notation.toLowerCase().replace(/\s+/g, " "));
    if (found) {
      table.choose(found);
      text.value = "";
    } else if (await table.playAction({ notation })) text.value = "";
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
      <button type="submit" class="small">
        {t("command-do")}
      </button>
    </form>
  );
}
