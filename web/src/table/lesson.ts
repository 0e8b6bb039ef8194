/** A chapter of a lesson at a table: the current step, and which actions it allows. */
import { computed, effect, signal, type ReadonlySignal } from "@preact/signals";
import { loadLesson, type Chapter, type LessonStep } from "../games/lessons";
import type { Target } from "../games/game_ui";
import type { Step } from "../net/wire";
import { keepLearned } from "./lesson_marks";
import type { TableStore } from "./table_store";

/** With at most this many choices, their targets are marked. */
const FEW = 2;

/** The learner's first action after an entry of the story. */
export function nextAction(story: Step[], learner: number, since: number): number | null {
  return story.find((step) => step.cause === "played" && step.seat === learner && step.seq > since)?.seq ?? null;
}

export class Lesson {
  readonly chapters = signal<Chapter[]>([]);
  readonly at = signal(0);
  /** The learner's actions that completed a step, with the index of that step. */
  private taken: { seq: number; at: number }[] = [];

  constructor(
    private readonly table: TableStore,
    readonly number: number,
  ) {}

  readonly chapter: ReadonlySignal<Chapter | null> = computed(() => this.chapters.value[this.number] ?? null);
  readonly step: ReadonlySignal<LessonStep | null> = computed(() => this.chapter.value?.steps[this.at.value] ?? null);

  readonly targets: ReadonlySignal<Target[]> = computed(() => {
    const step = this.step.value;
    if (!step) return [];
    if (!step.do) return step.show ?? [];
    const { ui, timeline } = this.table;
    const { choices, picked } = this.table.choice;
    const view = timeline.view.value;
    if (!ui.value || view == null || choices.value.length > FEW) return [];
    const { paths } = ui.value;
    return choices.value
      .map((choice) => paths(choice, view, choices.value)[0]?.[picked.value.length])
      .filter((target): target is Target => target !== undefined);
  });

  /** Follow the table; returns a function that stops following. */
  watch(): () => void {
    const game = this.table.snapshot.value?.game ?? "";
    void loadLesson(game).then((chapters) => (this.chapters.value = chapters));
    const follow = effect(() => {
      const step = this.step.value;
      this.table.choice.only.value = step ? (step.do ?? []) : this.chapter.value ? [] : null;
      this.dropUndoneActions();
      if (step?.do && !this.table.timeline.busy.value) this.takeAction();
    });
    const pausing = effect(() => this.pauseOthers());
    return () => {
      follow();
      pausing();
      this.table.choice.only.value = null;
    };
  }

  private takeAction(): void {
    const done = nextAction(this.table.timeline.story.value, this.table.seat.value ?? 1, this.taken.at(-1)?.seq ?? 0);
    if (done === null) return;
    this.taken.push({ seq: done, at: this.at.value });
    this.at.value += 1;
  }

  /** Return to the step of an action that was undone. */
  private dropUndoneActions(): void {
    const known = new Set(this.table.timeline.story.value.map((step) => step.seq));
    for (let last = this.taken.at(-1); last && !known.has(last.seq); last = this.taken.at(-1)) {
      this.at.value = last.at;
      this.taken.pop();
    }
  }

  /** Pause the game on the others' turn, so that they wait while there is something to read. */
  private pauseOthers(): void {
    const now = this.table.snapshot.value;
    if (!now || now.phase !== "playing" || now.paused || now.turn === null || now.you.seats.includes(now.turn)) return;
    this.table.link.mention({ kind: "pause" });
  }

  get isLastStep(): boolean {
    return this.at.value >= (this.chapter.value?.steps.length ?? 0) - 1;
  }

  get isLastChapter(): boolean {
    return this.number >= this.chapters.value.length - 1;
  }

  /** Whether every step is done, which requires that the last one was an action. */
  get isDone(): boolean {
    return this.chapter.value !== null && this.step.value === null;
  }

  read(): void {
    this.at.value += 1;
  }

  /** Close the chapter; the caller opens the next one. */
  finish(): void {
    const game = this.table.snapshot.value?.game;
    if (game && this.chapter.value) keepLearned(game, this.chapter.value.id);
    this.table.link.mention({ kind: "close" });
  }
}
