/** Keys that work anywhere at the table. */
import { useEffect } from "preact/hooks";
import { shortcuts } from "../shell/settings";
import type { Panels } from "./open_panel";
import type { TableStore } from "./table_store";

/** Every key with the id of its description. */
export const KEYS = [
  ["← ↑ ↓ →", "keys-arrows"],
  ["Enter", "keys-enter"],
  ["Esc", "keys-escape"],
  ["U", "undo"],
  ["H", "hint"],
  ["C", "choices"],
  ["L", "log"],
  ["/", "command"],
  ["W", "what"],
  ["?", "keys-keys"],
] as const;

export function useShortcuts(table: TableStore, panels: Panels): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (document.querySelector("dialog[open]")) return;
      if (event.key === "Escape") {
        cancelAll(table);
        panels.close();
      }
      if (!shortcuts.value || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof HTMLElement && event.target.matches("input, select, textarea")) return;
      if (event.key === "/") event.preventDefault();
      press(event.key, table, panels);
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [table, panels]);
}

/** End whatever is shown, picked or asked. */
function cancelAll(table: TableStore): void {
  table.timeline.stage.dismiss();
  if (table.timeline.busy.value) table.timeline.skip();
  table.asking.value = false;
  table.choice.picked.value = [];
  table.choice.confirming.value = null;
  table.choice.question.value = [];
  table.toasts.clear();
}

function press(key: string, table: TableStore, panels: Panels): void {
  switch (key) {
    case "/":
      if (panels.visible.value !== "choices") panels.toggle("choices");
      requestAnimationFrame(() => document.getElementById("command")?.focus());
      return;
    case "u":
      return void table.choice.undo();
    case "h":
      return void table.choice.askHint();
    case "l":
      return panels.toggle("log");
    case "c":
      return panels.toggle("choices");
    case "w":
      table.asking.value = !table.asking.value;
      return;
    case "?":
      panels.keys.value = true;
      return;
    default:
      return;
  }
}
