/**
 * Returning to a seat that a bot played while its player was away: the page takes it back automatically. A seat that
 * its player handed to the bot stays with the bot until they ask for it.
 */
import { computed, signal, type ReadonlySignal } from "@preact/signals";
import type { SeatInfo, Snapshot } from "../net/wire";
import type { TableStore } from "./table_store";

export class SeatReturn {
  /** Whether a seat has just been taken back; reset when its player plays or closes the note. */
  readonly isBack = signal(false);
  private isAsking = false;
  private readonly onTouch = () => void this.returnHere();

  constructor(private readonly table: TableStore) {}

  /** The seats of this browser that a bot plays as a stand-in. */
  readonly standins: ReadonlySignal<SeatInfo[]> = computed(() => standinsOf(this.table.snapshot.value));

  /** Watch for touches and keys: somebody who touches the page is here. */
  start(): void {
    addEventListener("pointerdown", this.onTouch);
    addEventListener("keydown", this.onTouch);
  }

  stop(): void {
    removeEventListener("pointerdown", this.onTouch);
    removeEventListener("keydown", this.onTouch);
  }

  /** Take back the seats lost while away. Called when the page is opened, reconnected, visible again or touched. */
  async returnHere(): Promise<void> {
    const left = this.standins.value.filter((seat) => !seat.handed);
    if (left.length === 0 || document.visibilityState === "hidden") return;
    if (await this.takeBack(left)) this.isBack.value = true;
  }

  /** Take seats back; returns whether all of them were given. */
  async takeBack(seats: readonly SeatInfo[]): Promise<boolean> {
    if (this.isAsking) return false;
    this.isAsking = true;
    const to = (this.table.snapshot.value?.you.seats.length ?? 0) > 1 ? "here" : "remote";
    let all = true;
    for (const { seat } of seats) {
      const answer = await this.table.send({ kind: "set-seat", seat, to });
      all &&= answer?.kind === "ack";
    }
    this.isAsking = false;
    return all;
  }

  dismiss(): void {
    this.isBack.value = false;
  }
}

function standinsOf(now: Snapshot | null): SeatInfo[] {
  if (now?.phase !== "playing") return [];
  return now.seats.filter((seat) => seat.standin && now.you.seats.includes(seat.seat));
}
