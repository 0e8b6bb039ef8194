/** Sharing a finished game: with the device's own sheet where there is one, else by the clipboard. */
import { saveBlob } from "../shell/save_file";

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

/** Share a picture with the device's own sheet; where there is none for files, the browser saves it. */
export async function shareOrSave(picture: Blob, name: string): Promise<void> {
  const file = new File([picture], name, { type: picture.type });
  if (typeof navigator.canShare === "function" && navigator.canShare({ files: [file] })) {
    try {
      return await navigator.share({ files: [file], title: "Tana" });
    } catch (fault) {
      if (!(fault instanceof DOMException)) throw fault;
      if (fault.name === "AbortError") return; // They closed the sheet.
    }
  }
  saveBlob(name, picture);
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
