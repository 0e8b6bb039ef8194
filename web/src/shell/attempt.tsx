/** Work of a screen that may fail, with its fault as a code and as a text. */
import type { Signal } from "@preact/signals";
import { codeOf } from "../net/api";
import { t } from "./i18n";

/** Run some work: store its error code in `fault`, or clear it on success. `busy` is true meanwhile. */
export async function attempt(fault: Signal<string | null>, work: () => Promise<unknown>, busy?: Signal<boolean>) {
  if (busy) busy.value = true;
  try {
    await work();
    fault.value = null;
  } catch (error) {
    fault.value = codeOf(error);
  } finally {
    if (busy) busy.value = false;
  }
}

/** The text of an error code; nothing for null. */
export function FaultLine({ code, class: name = "sheet notice" }: { code: string | null; class?: string }) {
  return code === null ? null : (
    <p class={name} role="alert">
      {t(`refused-${code}`)}
    </p>
  );
}
