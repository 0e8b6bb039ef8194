/** Sharing a finished game: with the device's share sheet if it has one, else with the clipboard. */
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
      if (fault.name === "AbortError") return "shared"; // The person closed the sheet.
    }
  }
  return copyText([text, url].filter(Boolean).join("\n"));
}

/** Share a picture with the device's share sheet, or save it if that does not take files. */
export async function shareOrSave(picture: Blob, name: string): Promise<void> {
  const file = new File([picture], name, { type: picture.type });
  if (typeof navigator.canShare === "function" && navigator.canShare({ files: [file] })) {
    try {
      return await navigator.share({ files: [file], title: "Tana" });
    } catch (fault) {
      if (!(fault instanceof DOMException)) throw fault;
      if (fault.name === "AbortError") return; // The person closed the sheet.
    }
  }
  saveBlob(name, picture);
}

/** Copy a text; browsers may refuse. */
export async function copyText(text: string): Promise<"copied" | "failed"> {
  try {
    await navigator.clipboard.writeText(text);
    return "copied";
  } catch {
    return "failed"; // The caller reports it.
  }
}
