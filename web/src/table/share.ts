/** Sharing a finished game: with the device's own sheet where there is one, else by the clipboard. */
import { tablePath } from "../net/api";

export type Shared = "shared" | "copied" | "failed";

/** The result as text and, where files can be shared, the record with it. */
export async function shareGame(title: string, text: string, name: string, table: string): Promise<Shared> {
  if (typeof navigator.share === "function") {
    const files = await recordFile(name, table);
    try {
      await navigator.share(files && navigator.canShare?.({ files }) ? { title, text, files } : { title, text });
      return "shared";
    } catch (fault) {
      if (fault instanceof DOMException && fault.name === "AbortError") return "shared";
    }
  }
  try {
    await navigator.clipboard.writeText(text);
    return "copied";
  } catch {
    return "failed";
  }
}

async function recordFile(name: string, table: string): Promise<File[] | null> {
  try {
    const answer = await fetch(tablePath(table, "/record"));
    return answer.ok ? [new File([await answer.blob()], name, { type: "text/plain" })] : null;
  } catch {
    return null;
  }
}
