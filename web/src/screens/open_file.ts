/** Opening Tana's files: a game file as a replay, or a backup to restore. */
import { signal } from "@preact/signals";
import { go } from "../shell/router";

const MOST_BYTES = 32 << 20;

/** A message about a file: the id of a text with its values. */
export interface FileAnswer {
  text: string;
  values?: Record<string, number>;
}

/** The message about the last file; null before the first one, or after one has opened. */
export const fileAnswer = signal<FileAnswer | null>(null);

export async function openFile(file: File): Promise<void> {
  fileAnswer.value = null;
  fileAnswer.value = await answerTo(file);
}

async function answerTo(file: File): Promise<FileAnswer | null> {
  if (file.size > MOST_BYTES) return { text: "open-file-bad" };
  const text = await file.text();
  return isBackup(text) ? restore(file) : openGame(text);
}

/** Whether a text is a backup: a JSON document that names its format at the start. */
const isBackup = (text: string): boolean => text.slice(0, 80).includes('"tana-backup"');

async function restore(file: File): Promise<FileAnswer> {
  const [{ bringBack }, { BadBackup }] = await Promise.all([
    import("../local/backup_files"),
    import("../local/backup"),
  ]);
  try {
    const { added, known } = await bringBack(file);
    return { text: "backup-back", values: { added, known } };
  } catch (fault) {
    if (fault instanceof BadBackup) return { text: "backup-failed" };
    throw fault;
  }
}

async function openGame(text: string): Promise<FileAnswer | null> {
  const [{ openRecord }, { BadGameFile, OtherRules }] = await Promise.all([
    import("../local/opened_records"),
    import("../local/game_file"),
  ]);
  try {
    go("replay", await openRecord(text));
    return null;
  } catch (fault) {
    if (fault instanceof BadGameFile) return { text: "open-file-bad" };
    if (fault instanceof OtherRules) return { text: "refused-old-game" };
    throw fault;
  }
}
