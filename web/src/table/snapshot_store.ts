/** The server's state of a table: a snapshot, and the updates merged into it. */
import { computed, signal, type ReadonlySignal } from "@preact/signals";
import { loadUI, type GameUI } from "../games/game_ui";
import { api } from "../net/api";
import type { GameInfo, SeatInfo, Snapshot, Step, Update } from "../net/wire";
import { learnGame, t } from "../shell/i18n";

type Fields = Record<string, unknown>;

/** Apply a patch to a view: fields are replaced; of a list only the elements that the patch names. */
export function patched(view: unknown, patch: Fields): Fields {
  const made = { ...(view as Fields) };
  for (const [name, value] of Object.entries(patch)) {
    const old = made[name];
    const elements = Array.isArray(old) && value !== null && typeof value === "object" && !Array.isArray(value);
    made[name] = elements ? old.map((item: unknown, i) => (i in value ? (value as Fields)[i] : item)) : value;
  }
  return made;
}

/** Merge an update into a snapshot; absent fields keep their values. */
export function merge(before: Snapshot, update: Update): Snapshot {
  const { kind: _kind, seq, step, chat, patch, ...changed } = update;
  const undone = new Set(step.undone);
  const known = Object.fromEntries(Object.entries(changed).filter(([, value]) => value !== undefined));
  return {
    ...before,
    ...known,
    ...(patch && { view: patched(before.view, patch) }),
    seq,
    steps: [...before.steps.filter((one) => !undone.has(one.seq)), step],
    chat: chat ? [...before.chat, chat] : before.chat,
  };
}

/** The story so far, known to the same perspective, continued with the steps of a snapshot. */
export function continueStory(before: Step[], snapshot: Snapshot): Step[] {
  const kept = before.filter((step) => step.seq <= snapshot.since);
  const undone = new Set(snapshot.steps.flatMap((step) => step.undone));
  return [...kept, ...snapshot.steps].filter((step) => !undone.has(step.seq));
}

export class SnapshotStore {
  readonly now = signal<Snapshot | null>(null);
  readonly ui = signal<GameUI | null>(null);
  readonly info = signal<GameInfo | null>(null);
  readonly phrases = signal<string[]>([]);
  /** Whether the board and the texts of the game are loaded. */
  readonly ready = signal(false);
  /** The seat whose view this screen asked for: of several seats on one device, or one that a spectator watches. */
  readonly lifted = signal<number | null>(null);

  /** The seat this screen acts for. */
  readonly seat: ReadonlySignal<number | null> = computed(() => {
    const you = this.now.value?.you;
    if (!you) return null;
    return you.perspective !== null && you.seats.includes(you.perspective) ? you.perspective : (you.seats[0] ?? null);
  });

  nameOf(seat: number): string {
    return this.seatInfo(seat)?.name || t("seat-unnamed", { number: seat });
  }

  seatInfo(seat: number): SeatInfo | undefined {
    return this.now.value?.seats.find((one) => one.seat === seat);
  }

  /** Whether a person at this screen decides for a seat. */
  playedHere(seat: number | null): seat is number {
    if (seat === null || !this.now.value?.you.seats.includes(seat)) return false;
    const info = this.seatInfo(seat);
    return info !== undefined && !info.standin && info.kind !== "bot";
  }

  /** Replace the snapshot; returns the previous one. */
  take(snapshot: Snapshot): Snapshot | null {
    const before = this.now.value;
    const same = before !== null && before.you.perspective === snapshot.you.perspective;
    this.now.value = { ...snapshot, steps: continueStory(same ? before.steps : [], snapshot) };
    this.lifted.value = snapshot.you.seats.length > 1 || snapshot.you.watching ? snapshot.you.perspective : null;
    return before;
  }

  present(seats: SeatInfo["presence"][]): void {
    const now = this.now.value;
    if (!now) return;
    const changed = now.seats.map((info, i) => ({ ...info, presence: seats[i] ?? info.presence }));
    this.now.value = { ...now, seats: changed };
  }

  /** Load the board and the texts of the game, once. */
  async prepare(game: string): Promise<void> {
    if (this.ready.value) return;
    const [ui, catalogue] = await Promise.all([loadUI(game), api.games(), learnGame(game)]);
    this.info.value = catalogue.games.find((one) => one.name === game) ?? null;
    this.phrases.value = catalogue.phrases;
    this.ui.value = ui;
    this.ready.value = true;
  }
}
