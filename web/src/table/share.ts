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
      await navigator.share({ title, ...(text ? { text } : {}), ...(url ? { url } : {}) });
      return "shared";
    } catch (fault) {
      if (!(fault instanceof DOMException)) throw fault;
      if (fault.name === "AbortError") return "shared"; // They closed the sheet.
    }
  }
  return copyText([text, url].filter(Boolean).join("\n"));
}

/** Copy a text; browsers may forbid it. */
export async function copyText(text: string): Promise<"copied" | "failed"> {
  try {
    await navigator.clipboard.writeText(text);
    return "copied";
  } catch {
    return "failed"; // The caller says so.
  }
}
