/** What the person at this screen may do, is about to do, and has sent. */
import { computed, signal, type ReadonlySignal } from "@preact/signals";
import { isAskedFor } from "../games/lessons";
import type { Target } from "../games/game_ui";
import type { Answer, Choice, Hinted } from "../net/wire";
import { choiceText, sentence, t } from "../shell/i18n";
import { assumption } from "./assumption";
import { confirmMoves } from "../shell/settings";
import { play } from "../shell/sound";
import { nextTargets, tap, waysOf, type Way } from "./picker";
import type { TableStore } from "./table_store";

export class ChoiceStore {
  readonly picked = signal<Target[]>([]);
  /** A choice that cannot be undone and waits for confirmation. */
  readonly confirming = signal<Choice | null>(null);
  /** The choices the last tap can mean, if several. */
  readonly question = signal<Choice[]>([]);
  readonly hint = signal<Hinted | null>(null);
  readonly thinking = signal(false);
  /** A move is on its way, or waits for the connection to come back. */
  readonly sending = signal(false);
  /** In a lesson: the actions that it asks for now (see `isAskedFor`); null: whatever the rules allow. */
  readonly only = signal<readonly string[] | null>(null);
  /** The entry that an own move has become: until it is shown there is nothing to choose. */
  private readonly awaited = signal(0);

  constructor(private readonly table: TableStore) {}

  /** The choices that can be made now: none while the board still moves. */
  readonly choices: ReadonlySignal<Choice[]> = computed(() => {
    const { timeline, snapshot } = this.table;
    const shown = timeline.shown.value;
    if (!shown || snapshot.value?.paused || timeline.busy.value) return [];
    if (this.sending.value || shown.seq < this.awaited.value) return [];
    const only = this.only.value;
    return only ? shown.choices.filter(({ notation }) => isAskedFor(only, notation)) : shown.choices;
  });

  readonly ways: ReadonlySignal<Way[]> = computed(() => {
    const ui = this.table.ui.value;
    const view = this.table.timeline.view.value;
    return ui && view != null ? waysOf(ui, this.choices.value, view) : [];
  });

  readonly targets: ReadonlySignal<Set<Target>> = computed(() => nextTargets(this.ways.value, this.picked.value));

  forget(): void {
    this.picked.value = [];
    this.confirming.value = null;
    this.question.value = [];
    this.hint.value = null;
  }

  tap(target: Target): void {
    const { timeline } = this.table;
    if (timeline.busy.value) return timeline.skip();
    const result = tap(this.ways.value, this.picked.value, target);
    this.question.value = result.kind === "several" ? result.choices : [];
    if (result.kind === "several") return;
    if (result.kind === "chosen") return this.choose(result.choice);
    if (this.pointAt(target)) return;
    if (result.kind === "refused") return this.explain(target, result.path);
    this.picked.value = result.picked;
    this.table.toasts.clear();
  }

  /** Players who are not to move may point at things, for all to see. */
  private pointAt(target: Target): boolean {
    const { myTurn, seat, ui, timeline, presence, link } = this.table;
    if (myTurn.value || seat.value === null) return false;
    const pointed = ui.value?.pointsAt?.(target, timeline.view.value) ?? null;
    if (pointed === null) return false;
    const at = presence.pointers.value[seat.value] === pointed ? null : pointed;
    link.mention({ kind: "point", seat: seat.value, at });
    return true;
  }

  private explain(target: Target, path: Target[]): void {
    if (target.startsWith("seat:")) {
      this.table.opened.value = Number(target.slice("seat:".length));
      return;
    }
    const ui = this.table.ui.value;
    const view = this.table.timeline.view.value;
    void this.why(ui?.wanted(path, view) ?? ui?.wanted([target], view) ?? null);
  }

  choose(choice: Choice): void {
    this.question.value = [];
    if (confirmMoves.value && choice.irreversible && this.confirming.value !== choice) {
      this.confirming.value = choice;
      return;
    }
    void this.act({ action: choice.action });
  }

  /** Play an action. It waits for the connection if need be; whatever becomes of it is shown. */
  async act(what: { action: number } | { notation: string }): Promise<boolean> {
    const now = this.table.snapshot.value;
    const seat = this.table.seat.value;
    if (!now || seat === null || this.sending.value) return false;
    if ("notation" in what && this.only.value && !isAskedFor(this.only.value, what.notation)) {
      this.table.toasts.say(t("lesson-first"), null, "info");
      return false;
    }
    this.forget();
    this.table.toasts.clear();
    this.sending.value = true;
    const answer = await this.table.send({ kind: "play", seat, seq: now.seq, ...what });
    if (answer?.kind === "ack") this.awaited.value = answer.seq;
    this.sending.value = false;
    return answer?.kind === "ack";
  }

  async why(notation: string | null): Promise<void> {
    const reason = this.whyNotNow();
    play("no");
    if (reason !== null) return this.table.toasts.say(reason, null, "no");
    const seat = this.table.seat.value;
    if (notation === null || seat === null) return this.table.toasts.say(t("why-nothing"), null, "info");
    const answer = await this.table.send({ kind: "why", seat, notation });
    if (answer?.kind !== "why-not") return;
    if (answer.text) this.table.toasts.say(sentence(this.table.speaker.value, answer.text), answer.rule, "no");
    else this.table.toasts.say(t(this.only.value ? "lesson-first" : "why-allowed"), null, "info");
  }

  /** The reason why this person cannot do anything now. */
  private whyNotNow(): string | null {
    const now = this.table.snapshot.value;
    const shown = this.table.timeline.shown.value;
    if (!now || !shown) return t("loading");
    if (shown.phase === "over") return t("why-over");
    if (this.table.seat.value === null || now.you.watching) return t("why-watching");
    if (now.paused) return t(this.only.value ? "lesson-first" : "why-paused");
    if (this.sending.value) return t("move-waits");
    if (this.table.myTurn.value) return null;
    return t("why-not-your-turn", { name: shown.turn ? this.table.nameOf(shown.turn) : t("somebody") });
  }

  async undo(): Promise<void> {
    const now = this.table.snapshot.value;
    const seat = this.table.seat.value;
    if (!now || seat === null) return;
    if (this.picked.value.length > 0) this.picked.value = [];
    else await this.table.send({ kind: "undo", seat, seq: now.seq });
  }

  async askHint(): Promise<void> {
    const seat = this.table.seat.value;
    if (seat === null || this.thinking.value) return;
    this.thinking.value = true;
    const answer: Answer | null = await this.table.send({ kind: "hint", seat });
    this.thinking.value = false;
    if (answer?.kind !== "hinted") return;
    this.hint.value = answer;
    const text = choiceText(this.table.speaker.value, answer.choice);
    const chance = answer.chance === null ? null : Math.round(answer.chance * 100);
    const said =
      chance === null ? t("hint-plain", { text }) : t("hint-chance", { text, chance, who: assumption(answer.levels) });
    this.table.toasts.say(said, null, "info");
  }

  /** The targets that a hint points out. */
  readonly hinted: ReadonlySignal<Target[]> = computed(() => {
    const hint = this.hint.value;
    const view = this.table.timeline.view.value;
    if (!hint || view == null) return [];
    return this.table.ui.value?.paths(hint.choice, view, this.choices.value)[0] ?? [];
  });
}
