/** Saves backups to files and restores them. */
import { saveFile } from "../shell/save_file";
import { read, written, type Imported } from "./backup";
import { here } from "./worker_client";
import { hasTables, tablesChanged } from "./offline_state";

/** Let the browser save everything as a file. */
export async function saveEverything(): Promise<void> {
  saveFile("tana-backup.json", written(await here.kept(), localStorage));
}

/** Restore a file: add its games, and replace this browser's settings by its own. */
export async function bringBack(file: Blob): Promise<Imported> {
  const { tables, settings } = read(await file.text());
  const found = await here.bring(tables);
  for (const [key, value] of Object.entries(settings)) localStorage.setItem(key, value);
  hasTables.value = true;
  tablesChanged.value += 1;
  return found;
}
