/** Short answers that stay for a moment beside the prompt. */
import { signal } from "@preact/signals";

export interface Toast {
  /** Evaluated whenever it is shown, since the language may have changed. */
  text: () => string;
  rule: string | null;
  tone: "info" | "no" | "error";
}

const TOAST_MS = 7000;

export class Toasts {
  readonly toast = signal<Toast | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  say(text: string, rule: string | null, tone: Toast["tone"]): void {
    this.clear();
    this.toast.value = { text: () => text, rule, tone };
    this.timer = setTimeout(() => this.clear(), TOAST_MS);
  }

  /** Show a text that stays until the next move or tap. */
  stay(text: () => string): void {
    this.clear();
    this.toast.value = { text, rule: null, tone: "info" };
  }

  clear(): void {
    clearTimeout(this.timer);
    this.toast.value = null;
  }
}
