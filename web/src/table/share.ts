/** Sharing a finished game: with the device's own sheet where there is one, else by the clipboard. */

export type Shared = "shared" | "copied" | "failed";

export interface Shareable {
  title: string;
  text: string;
  /** Where others can look at the game; null for practice, which nobody else can enter. */
  url: string | null;
}

export async function shareGame({ title, text, url }: Shareable): Promise<Shared> {
  if (typeof navigator.share === "function") {
    try {
      await navigator.share({ title, text, ...(url ? { url } : {}) });
      return "shared";
    } catch (fault) {
      if (fault instanceof DOMException && fault.name === "AbortError") return "shared";
    }
  }
  try {
    await navigator.clipboard.writeText(url ? `${text}\n${url}` : text);
    return "copied";
  } catch {
    return "failed";
  }
}
