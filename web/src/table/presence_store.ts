/** Presence, pointers and chat: transient state outside the game's timeline. */
import { signal } from "@preact/signals";
import type { ChatLine } from "../net/wire";

const BUBBLE_MS = 6000;

export class PresenceStore {
  /** The targets that seats point at, by seat. */
  readonly pointers = signal<Record<number, string>>({});
  readonly watching = signal(0);
  /** The number of messages that arrived while the chat was closed. */
  readonly unread = signal(0);
  /** The latest message of each seat, shown for a moment. */
  readonly bubble = signal<ChatLine | null>(null);
  /** Whether the chat is open. */
  readonly listening = signal(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

  point(seat: number, at: string | null): void {
    const rest = { ...this.pointers.value };
    if (at === null) delete rest[seat];
    else rest[seat] = at;
    this.pointers.value = rest;
  }

  heard(line: ChatLine, own: boolean): void {
    if (own) return;
    if (!this.listening.value) this.unread.value += 1;
    clearTimeout(this.timer);
    this.bubble.value = line;
    this.timer = setTimeout(() => (this.bubble.value = null), BUBBLE_MS);
  }

  listen(listening: boolean): void {
    this.listening.value = listening;
    if (listening) this.unread.value = 0;
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}
