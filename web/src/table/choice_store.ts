/** Choices of the person at this screen: what they may do, are picking, and have sent. */
import { computed, effect, signal, type ReadonlySignal } from "@preact/signals";
import { isAskedFor } from "../games/lessons";
import { light, type GameUI, type Target } from "../games/game_ui";
import type { Choice, Hinted } from "../net/wire";
import { loadTerms } from "../shell/bot_terms";
import { gameText, sentence, t } from "../shell/i18n";
import { confirmMoves, singleOptions } from "../shell/settings";
import { play } from "../shell/sound";
import { hintText } from "./hint_text";
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
  /** Whether a move is in flight or waits for the connection. */
  readonly sending = signal(false);
  /** In a lesson: the actions that it asks for now (see `isAskedFor`). Null allows every legal action. */
  readonly only = signal<readonly string[] | null>(null);
  /** The log entry of the last own move; there is nothing to choose until it is shown. */
  private readonly awaited = signal(0);
  /** Whether the player has undone something; nothing is chosen automatically until they play. */
  private readonly byHand = signal(false);

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

  /** The only choice, if it may be made automatically (see `GameUI.automatic`), or null. */
  readonly single: ReadonlySignal<Choice | null> = computed(() => {
    const [choice, ...others] = this.choices.value;
    const { ui, myTurn } = this.table;
    if (!choice || others.length > 0 || !singleOptions.value || this.byHand.value || this.only.value) return null;
    if (!myTurn.value || !ui.value?.automatic?.includes(choice.word)) return null;
    return choice.irreversible && this.needsPlayer ? null : choice;
  });

  /** Whether an automatic choice would skip a confirmation or cost the chance to undo. */
  private get needsPlayer(): boolean {
    return confirmMoves.value || (this.table.timeline.shown.value?.canUndo === true && !this.undoIsFree.value);
  }

  /** Whether this person can undo without asking anybody: all others are bots. */
  readonly undoIsFree: ReadonlySignal<boolean> = computed(() => {
    const now = this.table.snapshot.value;
    if (now?.settings.undo !== "consent") return false;
    return now.seats.every(({ seat, kind }) => kind === "bot" || now.you.seats.includes(seat));
  });

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

  /** Point at a target for all to see, on another player's turn; returns false if that is not possible. */
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
    const first = this.whatToTapFirst(target);
    if (first !== null) {
      play("no");
      return this.table.toasts.say(first, null, "info");
    }
    const ui = this.table.ui.value;
    const view = this.table.timeline.view.value;
    void this.why(ui?.wanted(path, view) ?? ui?.wanted([target], view) ?? null);
  }

  /** For a target that comes later in a choice: the text about what to tap first. Highlights those targets. */
  private whatToTapFirst(target: Target): string | null {
    const picked = this.picked.value;
    const later = this.ways.value.filter(({ path }) => path.indexOf(target) > picked.length);
    const firsts = nextTargets(later, picked);
    if (firsts.size === 0) return null;
    light(firsts);
    const [only, ...others] = firsts;
    const name = only !== undefined && others.length === 0 ? spokenName(only) : null;
    return name ? t("why-first", { thing: name }) : t("why-first-several", { prompt: this.instruction() });
  }

  /** What this seat may do now, in the game's words. */
  private instruction(): string {
    const { ui, timeline, snapshot } = this.table;
    const view = timeline.view.value;
    if (!ui.value || view == null || !this.table.myTurn.value) return "";
    return gameText(snapshot.value?.game ?? "", ui.value.prompt(view, this.choices.value, this.picked.value)) ?? "";
  }

  choose(choice: Choice): void {
    this.question.value = [];
    if (confirmMoves.value && choice.irreversible && this.confirming.value !== choice) {
      this.confirming.value = choice;
      return;
    }
    void this.act({ action: choice.action });
  }

  /** Send an action, which waits for the connection if need be. Returns whether the table accepted it. */
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
    this.table.seatReturn.dismiss();
    this.byHand.value = false;
    this.sending.value = true;
    const answer = await this.table.send({ kind: "play", seat, seq: now.seq, ...what });
    if (answer?.kind === "ack") this.awaited.value = answer.seq;
    this.sending.value = false;
    return answer?.kind === "ack";
  }

  /** The game's shortcut for several decisions in a row, if it has one now. */
  readonly shortcut = computed(() => {
    const view = this.table.timeline.view.value;
    const choices = this.choices.value;
    const shortcut = this.table.ui.value?.shortcut;
    return shortcut && view != null && choices.length > 0 && !this.only.value ? shortcut(view, choices) : null;
  });

  /** Make all decisions of the shortcut, one after another, until something else is asked. */
  async takeShortcut(): Promise<void> {
    for (let next = this.shortcut.value; next; next = await this.nextOfShortcut())
      if (!(await this.act({ action: next.choice.action }))) return;
  }

  /** Wait until there is something to choose or it is another player's turn; returns the shortcut, if any. */
  private nextOfShortcut(): Promise<ReturnType<NonNullable<GameUI["shortcut"]>>> {
    return new Promise((resolve) => {
      let stop = () => {};
      stop = effect(() => {
        const settled = this.choices.value.length > 0 || (!this.table.myTurn.value && !this.table.timeline.busy.value);
        if (!settled) return;
        const next = this.shortcut.value;
        queueMicrotask(() => stop());
        resolve(next);
      });
    });
  }

  async why(notation: string | null): Promise<void> {
    const reason = this.whyNotNow();
    play("no");
    if (reason !== null) return this.table.toasts.say(reason, null, "no");
    const seat = this.table.seat.value;
    if (notation === null || seat === null) return this.table.toasts.say(t("why-nothing"), null, "info");
    const answer = await this.table.send({ kind: "why", seat, notation });
    if (answer?.kind !== "why-not") return;
    const refusal = answer.text && sentence(this.table.speaker.value, answer.text);
    const instead = this.only.value ? "" : this.instruction();
    if (refusal) this.table.toasts.say([refusal, instead].filter(Boolean).join(" "), answer.rule, "no");
    else this.table.toasts.say(t(this.only.value ? "lesson-first" : "why-allowed"), null, "info");
  }

  /** Text about why this person cannot act now; null if they can. */
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
    if (this.picked.value.length > 0) {
      this.picked.value = [];
      return;
    }
    const reason = this.whyNoUndo.value;
    if (reason !== null) return this.table.toasts.say(t(reason), null, "no");
    this.byHand.value = true;
    await this.table.send({ kind: "undo", seat, seq: now.seq });
  }

  /** Id of the text about why there is nothing to undo; null if there is. */
  readonly whyNoUndo: ReadonlySignal<string | null> = computed(() => {
    const { snapshot, timeline, seat } = this.table;
    if (timeline.shown.value?.canUndo || this.picked.value.length > 0) return null;
    if (snapshot.value?.undo_asked) return "undo-waits";
    const played = timeline.story.value.filter((step) => step.cause === "played");
    if (snapshot.value?.settings.undo === "consent") return played.length > 0 ? null : "undo-none";
    if (!played.some((step) => step.seat === seat.value)) return "undo-none";
    return played.at(-1)?.seat === seat.value ? "undo-boundary" : "undo-passed";
  });

  /** Ask a bot for a hint and mark it on the board. Returns null if the position has changed meanwhile. */
  async fetchHint(): Promise<Hinted | null> {
    const seat = this.table.seat.value;
    const position = this.table.snapshot.value?.seq;
    if (seat === null || this.thinking.value) return null;
    this.thinking.value = true;
    const [answer] = await Promise.all([this.table.send({ kind: "hint", seat }), loadTerms()]);
    this.thinking.value = false;
    if (answer?.kind !== "hinted" || this.table.snapshot.value?.seq !== position) return null;
    this.hint.value = answer;
    return answer;
  }

  async askHint(): Promise<void> {
    if (this.table.seat.value !== null && !this.table.myTurn.value)
      return this.table.toasts.say(t("hint-not-now"), null, "no");
    const hint = await this.fetchHint();
    if (hint) this.table.toasts.stay(() => hintText(this.table.speaker.value, hint));
  }

  /** The targets that a hint points out. */
  readonly hinted: ReadonlySignal<Target[]> = computed(() => {
    const hint = this.hint.value;
    const view = this.table.timeline.view.value;
    if (!hint || view == null) return [];
    return this.table.ui.value?.paths(hint.choice, view, this.choices.value)[0] ?? [];
  });
}

/** The accessible name of a target on the screen. */
function spokenName(target: Target): string | null {
  return document.querySelector(`[data-at="${CSS.escape(target)}"]`)?.getAttribute("data-name") ?? null;
}
