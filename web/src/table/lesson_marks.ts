/** Progress in lessons, stored in this browser: the open chapter and the finished ones. */
import { recall, recallJson, remember } from "../shell/settings";

interface Bookmark {
  table: string;
  chapter: number;
}

/** Store which chapter is open, to find it again after a reload. */
export function keepBookmark(bookmark: Bookmark): void {
  remember("lesson", JSON.stringify(bookmark));
}

export function chapterAt(table: string): number | null {
  const found = recallJson<Bookmark | null>("lesson", null);
  return found?.table === table ? found.chapter : null;
}

/** The chapters of a game that were finished. */
export function learned(game: string): Set<string> {
  return new Set((recall(`learned.${game}`) ?? "").split(" ").filter(Boolean));
}

export function keepLearned(game: string, chapter: string): void {
  remember(`learned.${game}`, [...learned(game).add(chapter)].join(" "));
}
