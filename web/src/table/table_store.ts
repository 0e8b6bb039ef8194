/** One table in this browser: the server's state, what the screen shows, and what the person does. */
import { computed, signal, type ReadonlySignal, type Signal } from "@preact/signals";
import { ApiError, codeOf } from "../net/api";
import { Link } from "../net/link";
import { Evidence } from "../luck/evidence";
import { isHere } from "../net/local_tables";
import type { Animal, Answer, Command, Frame, Invited, Settings, Snapshot, Step, Update } from "../net/wire";
import { sentence, t, tg, type Speaker } from "../shell/i18n";
import { notify } from "../shell/notice";
import { playerAnimal } from "../shell/settings";
import { play } from "../shell/sound";
import { ChoiceStore } from "./choice_store";
import { keepInvitation, startsAtOnce } from "./invitation";
import { SeenStore, missed } from "./seen_store";
import { PresenceStore } from "./presence_store";
import { SeatReturn } from "./seat_return";
import { playSingleOptions } from "./single_option";
import { merge, SnapshotStore } from "./snapshot_store";
import { shownOf, Timeline, type Scene, type Shown } from "./timeline";
import { Toasts } from "./toasts";

/** With more new steps than this, the table jumps to its newest state. */
const MOST_SHOWN = 12;

export class TableStore {
  readonly gone = signal<string | null>(null);
  /** The seat whose portrait was opened. */
  readonly opened = signal<number | null>(null);
  /** Whether a tap asks what something is instead of playing. */
  readonly asking = signal(false);
  /** The rule open over the table; empty for the rules from the beginning, null for none. */
  readonly reading = signal<string | null>(null);
  readonly snapshots = new SnapshotStore();
  readonly timeline = new Timeline({
    arrived: (before, after, view) => this.arrived(before, after, view),
    isBot: (seat) => this.snapshots.seatInfo(seat)?.kind === "bot",
  });
  readonly presence = new PresenceStore();
  readonly toasts = new Toasts();
  readonly choice = new ChoiceStore(this);
  readonly seatReturn = new SeatReturn(this);
  /** Evidence to check the server's receipt against; null for a game in this page, which has no server. */
  readonly evidence: Evidence | null;
  readonly link: Link;
  private readonly atOnce: Signal<boolean>;
  private readonly memory: SeenStore;
  private opening = false;
  private unfollow = () => {};
  private unwatch = () => {};
  private readonly onVisibility = () => this.visibilityChanged();
  private readonly onLeave = () => this.memory.save(this.snapshot.value);

  constructor(readonly table: string) {
    this.atOnce = signal(startsAtOnce(table));
    this.memory = new SeenStore(table);
    this.evidence = isHere(table) ? null : new Evidence(table);
    this.link = new Link(table, {
      frame: (frame) => this.receive(frame),
      since: () => this.snapshot.value?.seq ?? 0,
      seat: () => this.snapshots.lifted.value,
      gone: (code) => (this.gone.value = this.goneCode(code)),
    });
  }

  start(): void {
    document.addEventListener("visibilitychange", this.onVisibility);
    addEventListener("pagehide", this.onLeave);
    this.link.start();
    this.unfollow = playerAnimal.subscribe((animal) => this.applyAnimal(animal));
    this.unwatch = playSingleOptions(this);
    this.seatReturn.start();
  }

  stop(): void {
    this.unfollow();
    this.unwatch();
    this.seatReturn.stop();
    document.removeEventListener("visibilitychange", this.onVisibility);
    removeEventListener("pagehide", this.onLeave);
    this.onLeave();
    this.toasts.clear();
    this.presence.stop();
    this.link.stop();
  }

  // --- state -------------------------------------------------------------------------------------------------

  /** The newest state from the server; the timeline decides what is *shown*. */
  get snapshot(): ReadonlySignal<Snapshot | null> {
    return this.snapshots.now;
  }

  get ui() {
    return this.snapshots.ui;
  }

  get seat() {
    return this.snapshots.seat;
  }

  nameOf(seat: number): string {
    return this.snapshots.nameOf(seat);
  }

  private readonly game = computed(() => this.snapshot.value?.game ?? "");
  private readonly reader = computed(() => this.timeline.shown.value?.perspective ?? null);
  private readonly names = computed(() => this.snapshot.value?.seats.map((seat) => seat.name).join("\n"));

  /** The same object until something about it changes, so that its sentences stay cached. */
  readonly speaker: ReadonlySignal<Speaker> = computed(() => {
    void this.names.value;
    return {
      game: this.game.value,
      info: this.snapshots.info.value,
      reader: this.reader.value,
      names: (seat: number) => this.nameOf(seat),
    };
  });

  readonly myTurn: ReadonlySignal<boolean> = computed(() => {
    const shown = this.timeline.shown.value;
    return shown !== null && shown.phase === "playing" && shown.turn !== null && shown.turn === shown.perspective;
  });

  /** The seat that has to take the device next, when several people share it. */
  readonly curtain: ReadonlySignal<number | null> = computed(() => {
    const you = this.snapshot.value?.you;
    const shown = this.timeline.shown.value;
    if (!you || !shown || you.seats.length < 2 || shown.phase !== "playing" || this.isLifted(shown)) return null;
    return this.snapshots.playedHere(shown.turn) ? shown.turn : null;
  });

  /** Whether the view of the seat that lifted the curtain is shown. The curtain falls as soon as it is lowered here and
   * stays until the next seat's view has arrived. */
  private isLifted({ perspective }: Shown): boolean {
    return perspective !== null && this.snapshots.lifted.value === perspective;
  }

  /** The next seat at this screen, once the seat whose view is shown has played and can pass the device on. */
  readonly handover: ReadonlySignal<number | null> = computed(() => {
    const you = this.snapshot.value?.you;
    const shown = this.timeline.shown.value;
    if (!you || !shown || you.seats.length < 2 || shown.phase !== "playing" || !this.isLifted(shown)) return null;
    if (this.timeline.busy.value || shown.turn === shown.perspective) return null;
    return this.snapshots.playedHere(shown.turn) ? shown.turn : null;
  });

  /** Whether the game starts by itself, without a lobby: only bots and this host play. */
  readonly startsByItself: ReadonlySignal<boolean> = computed(() => {
    const now = this.snapshot.value;
    return now !== null && now.you.host && this.atOnce.value && now.seats.every((seat) => seat.kind !== "open");
  });

  /** Start the game; if that is refused, wait for the host in the lobby. */
  async startByItself(): Promise<void> {
    const answer = await this.send({ kind: "start" });
    if (answer?.kind !== "ack") this.atOnce.value = false;
  }

  /** Translate "moved" for a spectator, who has no seat to move: the host has removed them. */
  private goneCode(code: string): string {
    return code === "moved" && this.snapshot.value?.you.watching ? "sent-away" : code;
  }

  // --- messages ----------------------------------------------------------------------------------------------

  receive(frame: Frame): void {
    switch (frame.kind) {
      case "snapshot":
        this.evidence?.take(frame.steps, frame, frame.since);
        return this.take(frame);
      case "update":
        return this.apply(frame);
      case "presence":
        this.presence.watching.value = frame.watching;
        return this.snapshots.present(frame.seats);
      case "pointer":
        return this.presence.point(frame.seat, frame.at);
      default:
        return;
    }
  }

  private take(snapshot: Snapshot): void {
    const before = this.snapshots.take(snapshot);
    const now = this.snapshot.value;
    if (!now) return;
    void this.seatReturn.returnHere();
    if (!this.snapshots.ready.value) return void this.open(now.game);
    const same = before !== null && before.you.perspective === now.you.perspective;
    if (same && before.seq === now.seq) return;
    this.choice.forget();
    if (!same) this.toasts.clear();
    const lowered = before !== null && !same && now.you.perspective === null;
    if (same || lowered) this.advance(before, now, lowered);
    else this.begin(now);
  }

  /** Load what the game needs after the first snapshot, then show the table. */
  private async open(game: string): Promise<void> {
    if (this.opening) return;
    this.opening = true;
    try {
      await this.snapshots.prepare(game);
    } catch (fault) {
      this.gone.value = codeOf(fault);
      return this.link.stop();
    }
    const now = this.snapshot.value;
    if (!now) return;
    this.timeline.ui = this.ui.value;
    this.memory.load(now);
    this.begin(now);
  }

  /** Show what has happened since, or jump if that is too much. */
  private advance(before: Snapshot, now: Snapshot, lowered: boolean): void {
    const fresh = now.steps.filter((step) => step.seq > before.seq);
    const plain = fresh.every((step) => step.undone.length === 0);
    const playing = before.phase === "playing" && fresh.length > 0 && fresh.length <= MOST_SHOWN;
    if (plain && playing) this.timeline.enqueue(this.scenes(fresh, now, lowered));
    else this.jump(now);
  }

  private scenes(fresh: Step[], now: Snapshot, other: boolean): Scene[] {
    const arrival = { shown: shownOf(now), view: now.view, ...(other ? { story: now.steps } : {}) };
    return fresh.map((step, i) => ({ step, after: i === fresh.length - 1 ? arrival : null }));
  }

  /** Show the table to a seat, for the first time or again, beginning with what it has missed. */
  private begin(now: Snapshot): void {
    const seen = this.memory.of(now.you.perspective);
    const since = missed(seen, now);
    if (!seen || !since) return this.jump(now);
    const story = now.steps.filter((step) => step.seq <= seen.seq);
    const then = { ...shownOf(now), seq: seen.seq, phase: "playing" as const, turn: null, choices: [], outcome: null };
    this.timeline.jump(then, seen.view, story);
    this.timeline.enqueue(this.scenes(since, now, false), true);
  }

  private jump(now: Snapshot): void {
    this.timeline.jump(shownOf(now), now.view, now.steps);
  }

  private apply(update: Update): void {
    const before = this.snapshot.value;
    if (!before || update.seq <= before.seq) return;
    if (update.seq !== before.seq + 1) return this.link.resume();
    const after = merge(before, update);
    this.snapshots.now.value = after;
    this.evidence?.take([update.step], after, null);
    if (update.view !== undefined || update.patch || update.choices || update.turn !== undefined) this.choice.forget();
    if (update.chat) this.presence.heard(update.chat, after.you.seats.includes(update.chat.seat ?? 0));
    if (!this.snapshots.ready.value) return;
    if (update.step.undone.length > 0) this.jump(after);
    else this.timeline.enqueue([{ step: update.step, after: { shown: shownOf(after), view: after.view } }]);
  }

  // --- display -----------------------------------------------------------------------------------------------

  private arrived(before: Shown | null, after: Shown, from: unknown): void {
    if (document.visibilityState === "visible") {
      this.memory.keep(after.perspective, { seq: after.seq, view: this.timeline.view.value });
      if (before && before.perspective !== after.perspective)
        this.memory.keep(before.perspective, { seq: after.seq, view: from });
    }
    if (before && before.seq < after.seq) this.cue(before, after);
  }

  private cue(before: Shown, after: Shown): void {
    const seats = this.snapshot.value?.you.seats ?? [];
    const mine = (one: Shown) => one.phase === "playing" && one.turn !== null && seats.includes(one.turn);
    if (mine(after) && (!mine(before) || before.turn !== after.turn)) {
      play("turn");
      notify(t("turn-yours"), tg(this.snapshot.value?.game ?? "", "game-title"), this.table);
    }
    if (after.phase === "over" && before.phase !== "over") {
      const won = seats.some((seat) => after.outcome?.ranks[seat - 1] === 1);
      play(won || seats.length === 0 ? "win" : "lose");
    }
  }

  /** Save what was seen when the page is hidden; catch up when it is visible again. */
  private visibilityChanged(): void {
    const now = this.snapshot.value;
    if (document.visibilityState === "hidden" || !now) return this.onLeave();
    void this.seatReturn.returnHere();
    const seen = this.memory.of(now.you.perspective);
    if (seen && seen.seq < now.seq && !this.timeline.busy.value) this.begin(now);
  }

  // --- commands ----------------------------------------------------------------------------------------------

  /** Send a command and show a refusal. Returns null, after showing that too, if the command could not be sent. */
  async send(command: Command): Promise<Answer | null> {
    if (command.kind === "undo" || (command.kind === "answer-undo" && command.agree)) this.evidence?.agree();
    try {
      const answer = await this.link.send(command);
      this.showRefusal(answer);
      return answer;
    } catch (fault) {
      if (!(fault instanceof ApiError)) throw fault;
      const lost = command.kind === "play" ? "move-not-sent" : `refused-${fault.code}`;
      this.toasts.say(t(lost), null, "error");
      return null;
    }
  }

  async invite(seat: number | null): Promise<Invited | null> {
    const answer = await this.send({ kind: "invite", ...(seat === null ? {} : { seat }) });
    if (answer?.kind !== "invited") return null;
    if (seat === null) keepInvitation(this.table, answer);
    return answer;
  }

  /** A link that makes a phone the hand of one of this screen's seats. */
  async inviteHand(seat: number): Promise<Invited | null> {
    const answer = await this.send({ kind: "invite", seat, hand: true });
    return answer?.kind === "invited" ? answer : null;
  }

  changeSettings(changed: Partial<Settings>): void {
    const now = this.snapshot.value;
    if (now) void this.send({ kind: "settings", settings: { ...now.settings, ...changed } });
  }

  /** Choose an animal for one of this person's seats. */
  setAnimal(seat: number, animal: Animal): void {
    void this.send({ kind: "rename", seat, name: this.nameOf(seat), animal });
  }

  /** Apply a newly chosen animal at once for a player with a single seat. */
  private applyAnimal(animal: Animal | null): void {
    const now = this.snapshot.value;
    const [seat, ...more] = now?.you.seats ?? [];
    if (!animal || seat === undefined || more.length > 0) return;
    if (now?.phase === "gathering" || now?.phase === "playing") this.setAnimal(seat, animal);
  }

  lift(seat: number): void {
    this.snapshots.lifted.value = seat;
    this.link.mention({ kind: "lift", seat, since: 0 });
  }

  lower(): void {
    this.snapshots.lifted.value = null;
    this.link.mention({ kind: "lower", since: 0 });
  }

  private showRefusal(answer: Answer): void {
    if (answer.kind !== "refused") return;
    const text = answer.text ? sentence(this.speaker.value, answer.text) : t(`refused-${answer.code}`);
    if (answer.code === "stale") this.link.resume();
    const detail = answer.code === "bad-notation" && answer.detail ? ` ${answer.detail}` : "";
    this.toasts.say(text + detail, answer.rule, "no");
  }
}
