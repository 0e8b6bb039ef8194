/** Which of the lists beside the board is open: always one on a wide screen, a sheet or none on a phone. */
import { computed, signal } from "@preact/signals";

export const PANELS = ["choices", "log", "chat"] as const;
export type Panel = (typeof PANELS)[number];

/** The same condition as in `SidePanel.css`. */
const WIDE = "(min-width: 900px) and (min-height: 501px)";

export class Panels {
  readonly sheet = signal<Panel | null>(null);
  readonly side = signal<Panel>("log");
  /** Whether the keys are shown. */
  readonly keys = signal(false);
  readonly current = computed(() => this.sheet.value ?? this.side.value);
  /** The panel on the screen, besides the log that a wide screen always has. */
  readonly visible = computed(() => (this.isWide.value ? this.side.value : this.sheet.value));
  private readonly query = matchMedia(WIDE);
  private readonly isWide = signal(this.query.matches);

  /** Follow the size of the window; returns a function that stops following. */
  watch(): () => void {
    const follow = () => (this.isWide.value = this.query.matches);
    this.query.addEventListener("change", follow);
    return () => this.query.removeEventListener("change", follow);
  }

  /** Open a panel from a tool or a key; an open sheet closes. */
  toggle(panel: Panel): void {
    if (this.isWide.value) this.side.value = panel;
    else this.sheet.value = this.sheet.value === panel ? null : panel;
  }

  /** Open a panel from its tab. */
  turnTo(panel: Panel): void {
    this.side.value = panel;
    if (this.sheet.value) this.sheet.value = panel;
  }

  close(): void {
    this.sheet.value = null;
  }
}
