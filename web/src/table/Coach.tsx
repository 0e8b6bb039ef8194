/** A lesson: notes that appear when the game on the real engine reaches what they speak about. */
import { computed, effect, signal, type ReadonlySignal, type Signal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import type { Coach, Scene, Target } from "../games/ui";
import type { WireEvent } from "../net/wire";
import { gameText, t } from "../shell/i18n";
import { isLesson } from "./fresh";
import type { TableStore } from "./store";

export interface Coaching {
  note: ReadonlySignal<Coach<unknown> | null>;
  targets: ReadonlySignal<Target[]>;
  done: Signal<number>;
  total: number;
  next(): void;
}

/** The note to show: the first one that is not done and whose moment has come. */
export function dueNote(
  notes: Coach<unknown>[],
  done: ReadonlySet<string>,
  scene: Scene<unknown>,
): Coach<unknown> | null {
  const first = notes.find((note) => !done.has(note.id));
  if (!first) return null;
  const due = notes.find(
    (note) => !done.has(note.id) && (note === first ? !note.when || note.when(scene) : note.when?.(scene)),
  );
  return due ?? null;
}

export function useCoach(table: TableStore): Coaching {
  const coaching = useMemo(() => makeCoach(table), [table]);
  useEffect(() => coaching.watch(), [coaching]);
  return coaching;
}

function makeCoach(table: TableStore): Coaching & { watch(): () => void } {
  const finished = signal<ReadonlySet<string>>(new Set());
  const since = signal(0);
  const notes = computed(() => (isLesson(table.table) ? ((table.ui.value?.lesson ?? []) as Coach<unknown>[]) : []));
  const events = computed<WireEvent[]>(() =>
    table.story.value.filter((step) => step.seq > since.value).flatMap((step) => step.events),
  );
  const own = computed<WireEvent[]>(() =>
    table.story.value
      .filter((step) => step.seq > since.value && step.seat === table.seat.value)
      .flatMap((step) => step.events),
  );
  const scene = computed<Scene<unknown>>(() => ({
    view: table.animator.view.value,
    choices: table.choices.value,
    events: events.value,
    own: own.value,
  }));
  const idle = computed(() => table.animator.view.value != null && !table.animator.busy.value);
  const note = signal<Coach<unknown> | null>(null);
  const done = signal(0);
  const finish = (id: string) => {
    finished.value = new Set([...finished.value, id]);
    done.value = finished.value.size;
    since.value = table.snapshot.value?.seq ?? 0;
  };
  return {
    note,
    done,
    get total() {
      return notes.value.length;
    },
    targets: computed(() =>
      note.value?.show && table.animator.view.value != null ? note.value.show(table.animator.view.value as never) : [],
    ),
    next: () => {
      if (!note.value) return;
      finish(note.value.id);
      note.value = null;
    },
    watch: () =>
      effect(() => {
        if (!idle.value) return;
        const due = dueNote(notes.value, finished.value, scene.value);
        if (due?.until?.(scene.value as never)) finish(due.id);
        else note.value = due;
      }),
  };
}

export function CoachNote({ coach, game }: { coach: Coaching; game: string }) {
  const note = coach.note.value;
  if (!note) return null;
  return (
    <div class="coach" role="status">
      <p>{gameText(game, `lesson-${note.id}`) ?? note.id}</p>
      <span class="soft">
        {coach.done.value + 1}/{coach.total}
      </span>
      {!note.until && (
        <button type="button" class="small primary" onClick={() => coach.next()}>
          {t("lesson-next")}
        </button>
      )}
      {note.until && (
        <button type="button" class="small" onClick={() => coach.next()}>
          {t("lesson-skip")}
        </button>
      )}
    </div>
  );
}
