/** Guide through the first game of a kind in this browser: the goal, and a first move with its reasons. */
import { computed, effect, type ReadonlySignal } from "@preact/signals";
import { choiceText, t } from "../shell/i18n";
import { recall, remember } from "../shell/settings";
import { whyText } from "./hint_text";
import type { TableStore } from "./table_store";

/** Number of own moves after which the goal is no longer shown. */
const MOVES = 3;

/** Whether this is the first table of its game in this browser; the table is remembered as such. */
export function isFirst(game: string, table: string): boolean {
  const met = recall(`met.${game}`);
  if (met === null) remember(`met.${game}`, table);
  return met === null || met === table;
}

export class FirstGame {
  private asked = false;

  constructor(private readonly table: TableStore) {}

  private readonly ownMoves: ReadonlySignal<number> = computed(() => {
    const { story, shown } = this.table.timeline;
    const seat = shown.value?.perspective ?? null;
    return story.value.filter((step) => step.cause === "played" && step.seat === seat).length;
  });

  /** Whether the goal is shown. */
  readonly visible: ReadonlySignal<boolean> = computed(
    () => this.table.seat.value !== null && this.ownMoves.value < MOVES,
  );

  /** Follow the table and suggest the first move that is a real choice; returns a function that stops following. */
  watch(): () => void {
    return effect(() => {
      const { choice, myTurn, snapshot } = this.table;
      const several = myTurn.value && choice.choices.value.length > 1;
      if (several && this.visible.value && snapshot.value?.settings.hints && !this.asked) void this.suggest();
    });
  }

  private async suggest(): Promise<void> {
    this.asked = true;
    const { choice, speaker, toasts } = this.table;
    const hint = await choice.fetchHint();
    if (!hint || choice.picked.value.length > 0) return;
    const move = () => t("first-move", { text: choiceText(speaker.value, hint.choice) });
    toasts.stay(() => [move(), whyText(speaker.value, hint)].filter(Boolean).join(" "));
  }
}
