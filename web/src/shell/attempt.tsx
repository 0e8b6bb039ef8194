/** Work of a screen that may fail: its fault is kept as a code, and shown in words. */
import type { Signal } from "@preact/signals";
import { codeOf } from "../net/api";
import { t } from "./i18n";

/** Do some work. What fails is kept in `fault`, which a success clears; `busy` is true meanwhile. */
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

/** Why something was refused; nothing without a fault. */
export function FaultLine({ code, class: name = "sheet notice" }: { code: string | null; class?: string }) {
  return code === null ? null : (
    <p class={name} role="alert">
      {t(`refused-${code}`)}
    </p>
  );
}
