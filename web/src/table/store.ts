/** One table in this browser: what the server has told, what is on the screen, and what the person is about to do. */
import { computed, signal, type ReadonlySignal } from "@preact/signals";
import { isAskedFor } from "../games/lessons";
import { loadUI, type GameUI, type Target } from "../games/ui";
import { api } from "../net/api";
import { Link } from "../net/link";
import type {
  Answer,
  ChatLine,
  Choice,
  Command,
  Frame,
  GameInfo,
  Hinted,
  Invited,
  SeatInfo,
  Settings,
  Snapshot,
  Step,
  Update,
} from "../net/wire";
import { choiceText, learnGame, sentence, t, type Speaker } from "../shell/i18n";
import { confirmMoves } from "../shell/settings";
import { play } from "../shell/sound";
import { Animator } from "./animator";
import { lastMoveOf } from "./touched";
import { nextTargets, tap, waysOf, type Way } from "./picker";

export interface Toast {
  text: string;
  rule: string | null;
  tone: "info" | "no" | "error";
}

/** Merge an update into a snapshot; absent fields stay. */
export function merge(before: Snapshot, update: Update): Snapshot {
  const { kind: _kind, seq, step, chat, patch, ...changed } = update;
  const undone = new Set(step.undone);
  const known = Object.fromEntries(Object.entries(changed).filter(([, value]) => value !== undefined));
  return {
    ...before,
    ...known,
    ...(patch && { view: { ...(before.view as object), ...patch } }),
    seq,
    steps: [...before.steps.filter((one) => !undone.has(one.seq)), step],
    chat: chat ? [...before.chat, chat] : before.chat,
  };
}

/** The story so far, as the same perspective has heard it, and what a snapshot adds to it. */
export function continueStory(before: Step[], snapshot: Snapshot): Step[] {
  const kept = before.filter((step) => step.seq <= snapshot.since);
  const undone = new Set(snapshot.steps.flatMap((step) => step.undone));
  return [...kept, ...snapshot.steps].filter((step) => !undone.has(step.seq));
}

export class TableStore {
  readonly snapshot = signal<Snapshot | null>(null);
  readonly ui = signal<GameUI | null>(null);
  readonly info = signal<GameInfo | null>(null);
  readonly phrases = signal<string[]>([]);
  readonly ready = signal(false);
  readonly gone = signal<string | null>(null);
  /** In a lesson: the actions that it asks for now (see `isAskedFor`); null: whatever the rules allow. */
  readonly only = signal<readonly string[] | null>(null);
  readonly picked = signal<Target[]>([]);
  readonly toast = signal<Toast | null>(null);
  readonly confirming = signal<Choice | null>(null);
  /** What the last tap can mean, when it can mean several things. */
  readonly question = signal<Choice[]>([]);
  readonly hint = signal<Hinted | null>(null);
  readonly thinking = signal(false);
  readonly sending = signal(false);
  readonly pointers = signal<Record<number, string>>({});
  readonly watching = signal(0);
  readonly shownSeq = signal(0);
  /** The seat whose knowledge this screen asked for (several seats on one device). */
  readonly lifted = signal<number | null>(null);
  readonly animator = new Animator();
  readonly link: Link;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly table: string) {
    this.link = new Link(table, {
      frame: (frame) => this.receive(frame),
      since: () => this.snapshot.value?.seq ?? 0,
      seat: () => this.lifted.value,
      gone: (code) => {
        this.gone.value = code;
      },
    });
  }

  start(): void {
    this.link.start();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.link.stop();
  }

  // --- what is shown -----------------------------------------------------------------------------------------

  readonly speaker: ReadonlySignal<Speaker> = computed(() => ({
    game: this.snapshot.value?.game ?? "",
    info: this.info.value,
    reader: this.snapshot.value?.you.perspective ?? null,
    names: (seat: number) => this.nameOf(seat),
  }));

  nameOf(seat: number): string {
    return this.snapshot.value?.seats.find((one) => one.seat === seat)?.name || t("seat-unnamed", { number: seat });
  }

  /** The choices that can be made now: none while the board still moves. */
  readonly choices: ReadonlySignal<Choice[]> = computed(() => {
    const now = this.snapshot.value;
    if (!now || now.paused || this.animator.busy.value || this.sending.value) return [];
    const only = this.only.value;
    return only ? now.choices.filter(({ notation }) => isAskedFor(only, notation)) : now.choices;
  });

  readonly ways: ReadonlySignal<Way[]> = computed(() => {
    const ui = this.ui.value;
    const view = this.animator.view.value;
    return ui && view != null ? waysOf(ui, this.choices.value, view) : [];
  });

  readonly targets: ReadonlySignal<Set<Target>> = computed(() => nextTargets(this.ways.value, this.picked.value));

  readonly story: ReadonlySignal<Step[]> = computed(
    () => this.snapshot.value?.steps.filter((step) => step.seq <= this.shownSeq.value) ?? [],
  );

  readonly lastMove: ReadonlySignal<readonly Target[]> = computed(() =>
    lastMoveOf(this.ui.value, this.story.value, this.animator.view.value),
  );

  /** The seat that has to be asked to take the device, when several people share it. */
  readonly curtain: ReadonlySignal<number | null> = computed(() => {
    const now = this.snapshot.value;
    if (!now || now.you.seats.length < 2 || now.phase !== "playing" || now.you.perspective !== null) return null;
    return now.turn !== null && now.you.seats.includes(now.turn) && this.playedHere(now.turn) ? now.turn : null;
  });

  private playedHere(seat: number): boolean {
    const info = this.seatInfo(seat);
    return info !== undefined && !info.standin && info.kind !== "bot";
  }

  seatInfo(seat: number): SeatInfo | undefined {
    return this.snapshot.value?.seats.find((one) => one.seat === seat);
  }

  /** The seat this screen acts for. */
  readonly seat: ReadonlySignal<number | null> = computed(() => {
    const you = this.snapshot.value?.you;
    if (!you) return null;
    return you.perspective !== null && you.seats.includes(you.perspective) ? you.perspective : (you.seats[0] ?? null);
  });

  readonly myTurn: ReadonlySignal<boolean> = computed(() => {
    const now = this.snapshot.value;
    return now !== null && now.phase === "playing" && now.turn !== null && now.turn === now.you.perspective;
  });

  // --- what arrives ------------------------------------------------------------------------------------------

  receive(frame: Frame): void {
    switch (frame.kind) {
      case "snapshot":
        return this.take(frame);
      case "update":
        return this.apply(frame);
      case "presence":
        return this.present(frame.seats, frame.watching);
      case "pointer":
        return this.point(frame.seat, frame.at);
      default:
        return;
    }
  }

  private take(snapshot: Snapshot): void {
    const before = this.snapshot.value;
    const same = before !== null && before.you.perspective === snapshot.you.perspective;
    const fresh = before === null ? [] : snapshot.steps.filter((step) => step.seq > before.seq);
    this.snapshot.value = { ...snapshot, steps: continueStory(same ? before.steps : [], snapshot) };
    if (!same) this.toast.value = null;
    this.lifted.value = snapshot.you.seats.length > 1 || snapshot.you.watching ? snapshot.you.perspective : null;
    this.forget();
    void this.prepare(snapshot.game);
    if (same && fresh.length > 0 && fresh.length <= 4 && fresh.every((step) => step.undone.length === 0)) {
      this.tellAll(fresh, snapshot.view);
    } else {
      this.shownSeq.value = snapshot.seq;
      this.animator.jump(snapshot.view);
    }
    this.lowerIfPassed();
  }

  private apply(update: Update): void {
    const before = this.snapshot.value;
    if (!before || update.seq <= before.seq) return;
    if (update.seq !== before.seq + 1) return this.link.resume();
    const after = merge(before, update);
    this.snapshot.value = after;
    if (update.view !== undefined || update.patch || update.choices !== undefined || update.turn !== undefined)
      this.forget();
    if (update.step.undone.length > 0) {
      this.shownSeq.value = update.seq;
      this.animator.jump(after.view);
    } else this.tellAll([update.step], after.view);
    this.cue(before, after);
    this.lowerIfPassed();
  }

  private tellAll(steps: Step[], view: unknown): void {
    steps.forEach((step, i) => {
      const last = i === steps.length - 1;
      this.animator.show({
        seq: step.seq,
        events: step.events,
        view: last ? view : null,
        started: () => {
          this.shownSeq.value = Math.max(this.shownSeq.value, step.seq);
        },
      });
    });
  }

  private cue(before: Snapshot, after: Snapshot): void {
    const mine = (one: Snapshot) => one.turn !== null && one.you.seats.includes(one.turn) && one.phase === "playing";
    if (mine(after) && (!mine(before) || before.turn !== after.turn)) play("turn");
    if (after.phase === "over" && before.phase !== "over") {
      const won = after.you.seats.some((seat) => after.outcome?.ranks[seat - 1] === 1);
      play(won || after.you.seats.length === 0 ? "win" : "lose");
    }
  }

  /** A connection that comes back may still show a seat whose turn is over: others may look now. */
  private lowerIfPassed(): void {
    const now = this.snapshot.value;
    if (!now || now.you.seats.length < 2 || now.you.perspective === null || now.turn === null) return;
    if (now.phase !== "playing" || now.turn === now.you.perspective) return;
    if (now.you.seats.includes(now.turn) && this.playedHere(now.turn)) this.lower();
  }

  private async prepare(game: string): Promise<void> {
    if (this.ready.value) return;
    const [ui, catalogue] = await Promise.all([loadUI(game), api.games(), learnGame(game)]);
    this.info.value = catalogue.games.find((one) => one.name === game) ?? null;
    this.phrases.value = catalogue.phrases;
    this.ui.value = ui;
    this.animator.ui = ui;
    this.ready.value = true;
  }

  private present(seats: SeatInfo["presence"][], watching: number): void {
    const now = this.snapshot.value;
    if (!now) return;
    this.snapshot.value = {
      ...now,
      seats: now.seats.map((info, i) => ({ ...info, presence: seats[i] ?? info.presence })),
    };
    this.watching.value = watching;
  }

  private point(seat: number, at: string | null): void {
    const rest = { ...this.pointers.value };
    if (at === null) delete rest[seat];
    else rest[seat] = at;
    this.pointers.value = rest;
  }

  private forget(): void {
    this.picked.value = [];
    this.confirming.value = null;
    this.question.value = [];
    this.hint.value = null;
  }

  // --- what the person does ----------------------------------------------------------------------------------

  tap(target: Target): void {
    if (this.animator.busy.value) return this.animator.skip();
    const ui = this.ui.value;
    if (!ui) return;
    const result = tap(this.ways.value, this.picked.value, target);
    this.question.value = result.kind === "several" ? result.choices : [];
    if (result.kind === "several") return;
    if (result.kind === "chosen") return this.choose(result.choice);
    const pointed =
      this.myTurn.value || this.seat.value === null ? null : ui.pointsAt?.(target, this.animator.view.value as never);
    if (pointed) return this.pointAt(this.pointers.value[this.seat.value ?? 0] === pointed ? null : pointed);
    if (result.kind !== "refused") {
      this.picked.value = result.picked;
      this.toast.value = null;
      return;
    }
    void this.why(
      ui.wanted(result.path, this.animator.view.value as never) ??
        ui.wanted([target], this.animator.view.value as never),
    );
  }

  choose(choice: Choice): void {
    if (confirmMoves.value && choice.irreversible && this.confirming.value !== choice) {
      this.confirming.value = choice;
      return;
    }
    void this.playAction({ action: choice.action });
  }

  async playAction(what: { action: number } | { notation: string }): Promise<boolean> {
    const now = this.snapshot.value;
    const seat = this.seat.value;
    if (!now || seat === null) return false;
    if ("notation" in what && this.only.value && !isAskedFor(this.only.value, what.notation)) {
      this.say(t("lesson-first"), null, "info");
      return false;
    }
    this.forget();
    this.toast.value = null;
    this.sending.value = true;
    try {
      return this.heed(await this.link.send({ kind: "play", seat, seq: now.seq, ...what }));
    } finally {
      this.sending.value = false;
    }
  }

  async why(notation: string | null): Promise<void> {
    const now = this.snapshot.value;
    const seat = this.seat.value;
    if (!now) return;
    play("no");
    if (now.phase === "over") return this.say(t("why-over"), null, "no");
    if (seat === null || now.you.watching) return this.say(t("why-watching"), null, "no");
    if (now.paused) return this.say(t(this.only.value ? "lesson-first" : "why-paused"), null, "no");
    if (!this.myTurn.value)
      return this.say(t("why-not-your-turn", { name: now.turn ? this.nameOf(now.turn) : "" }), null, "no");
    if (notation === null) return this.say(t("why-nothing"), null, "info");
    const answer = await this.link.send({ kind: "why", seat, notation });
    if (answer.kind === "why-not" && answer.text) {
      this.say(sentence(this.speaker.value, answer.text), answer.rule, "no");
    } else if (answer.kind === "why-not") this.say(t(this.only.value ? "lesson-first" : "why-allowed"), null, "info");
    else this.heed(answer);
  }

  async undo(): Promise<void> {
    const now = this.snapshot.value;
    const seat = this.seat.value;
    if (!now || seat === null) return;
    if (this.picked.value.length > 0) {
      this.picked.value = [];
      return;
    }
    this.heed(await this.link.send({ kind: "undo", seat, seq: now.seq }));
  }

  async askHint(): Promise<void> {
    const seat = this.seat.value;
    if (seat === null || this.thinking.value) return;
    this.thinking.value = true;
    try {
      const answer = await this.link.send({ kind: "hint", seat });
      if (answer.kind !== "hinted") {
        this.heed(answer);
        return;
      }
      this.hint.value = answer;
      const text = choiceText(this.speaker.value, answer.choice);
      const chance = answer.chance === null ? null : Math.round(answer.chance * 100);
      this.say(chance === null ? t("hint-plain", { text }) : t("hint-chance", { text, chance }), null, "info");
    } finally {
      this.thinking.value = false;
    }
  }

  /** Send any other command; a refusal is shown. */
  async send(command: Command): Promise<Answer> {
    const answer = await this.link.send(command);
    this.heed(answer);
    return answer;
  }

  async invite(seat: number | null): Promise<Invited | null> {
    const answer = await this.send({ kind: "invite", ...(seat === null ? {} : { seat }) });
    return answer.kind === "invited" ? answer : null;
  }

  changeSettings(changed: Partial<Settings>): void {
    const now = this.snapshot.value;
    if (now) void this.send({ kind: "settings", settings: { ...now.settings, ...changed } });
  }

  lift(seat: number): void {
    this.lifted.value = seat;
    this.link.tell({ kind: "lift", seat, since: 0 });
  }

  lower(): void {
    this.lifted.value = null;
    this.link.tell({ kind: "lower", since: 0 });
  }

  pointAt(target: Target | null): void {
    const seat = this.seat.value;
    if (seat !== null) this.link.mention({ kind: "point", seat, at: target });
  }

  private heed(answer: Answer): boolean {
    if (answer.kind !== "refused") return true;
    const text = answer.text ? sentence(this.speaker.value, answer.text) : t(`refused-${answer.code}`);
    if (answer.code === "stale") this.link.resume();
    this.say(answer.code === "bad-notation" && answer.detail ? `${text} ${answer.detail}` : text, answer.rule, "no");
    return false;
  }

  say(text: string, rule: string | null, tone: Toast["tone"]): void {
    clearTimeout(this.timer);
    this.toast.value = { text, rule, tone };
    this.timer = setTimeout(() => {
      this.toast.value = null;
    }, 7000);
  }
}

export type { ChatLine };
