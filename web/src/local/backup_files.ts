/** Files that this browser saves, and takes back. */
import { read, written, type Imported } from "./backup";
import { here } from "./client";
import { hasTables } from "./state";

/** Let the browser save everything as a file. */
export async function saveEverything(): Promise<void> {
  save("tana-backup.json", written(await here.kept(), localStorage), "application/json");
}

/** Bring a file back: its games, and its settings over those of this browser. */
export async function bringBack(file: Blob): Promise<Imported> {
  const { tables, settings } = read(await file.text());
  const found = await here.bring(tables);
  for (const [key, value] of Object.entries(settings)) localStorage.setItem(key, value);
  hasTables.value = true;
  return found;
}

export function save(name: string, content: string, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  Object.assign(document.createElement("a"), { href: url, download: name }).click();
  URL.revokeObjectURL(url);
}
