/** The note of a lesson: what to look at and what to do. */
import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { openChapter } from "../screens/create_table";
import { Button } from "../shell/Button";
import { gameText, t } from "../shell/i18n";
import { go } from "../shell/router";
import { Lesson } from "./lesson";
import { chapterAt } from "./lesson_marks";
import type { TableStore } from "./table_store";
import "./Coach.css";

/** The lesson that this table belongs to, or null. */
export function useLesson(table: TableStore): Lesson | null {
  const practice = table.snapshot.value?.practice ?? false;
  const lesson = useMemo(() => {
    const number = practice ? chapterAt(table.table) : null;
    return number === null ? null : new Lesson(table, number);
  }, [table, practice]);
  useEffect(() => lesson?.watch(), [lesson]);
  return lesson;
}

export function CoachNote({ lesson, game }: { lesson: Lesson; game: string }) {
  const busy = useSignal(false);
  const chapter = lesson.chapter.value;
  if (!chapter) return null;
  const step = lesson.step.value;
  const total = chapter.steps.length;
  const openNext = async () => {
    busy.value = true;
    lesson.finish();
    if (lesson.isLastChapter) go("learn", game);
    else await openChapter(game, lesson.chapters.value, lesson.number + 1);
  };
  return (
    <div class="coach sheet across" role="status" data-chapter={chapter.id}>
      <p>
        <b>{gameText(game, `lesson-${chapter.id}`)}</b>{" "}
        <span class="soft">{t("lesson-at", { step: Math.min(lesson.at.value + 1, total), total })}</span>
        <br />
        {step ? gameText(game, `lesson-${chapter.id}-${lesson.at.value + 1}`) : t("lesson-done")}
      </p>
      {step && !step.do && !lesson.isLastStep && (
        <Button class="small primary" text="lesson-next" onClick={() => lesson.read()} />
      )}
      {(lesson.isDone || (step && !step.do && lesson.isLastStep)) && (
        <Button
          class="small primary"
          text={lesson.isLastChapter ? "lesson-finish" : "lesson-onwards"}
          disabled={busy.value}
          onClick={openNext}
        />
      )}
    </div>
  );
}
