/** Saves backups to files and restores them. */
import { answered, ANSWERS_KEY, together } from "../shell/puzzle_answers";
import { saveFile } from "../shell/save_file";
import { remember } from "../shell/settings";
import { PREFIX, read, written, type Imported } from "./backup";
import { here } from "./worker_client";
import { hasTables, tablesChanged } from "./offline_state";

/** Let the browser save everything as a file. */
export async function saveEverything(): Promise<void> {
  saveFile("tana-backup.json", written(await here.kept(), localStorage));
}

/** Restore a file: add its games, and replace this browser's settings by its own, except for solved puzzles. */
export async function bringBack(file: Blob): Promise<Imported> {
  const { tables, settings } = read(await file.text());
  const found = await here.bring(tables);
  const answers = together(answered(), settings[`${PREFIX}${ANSWERS_KEY}`] ?? "{}");
  for (const [key, value] of Object.entries(settings)) localStorage.setItem(key, value);
  remember(ANSWERS_KEY, JSON.stringify(answers));
  hasTables.value = true;
  tablesChanged.value += 1;
  return found;
}
