/** Puzzles: the puzzle of the day and free practice, on the game's board as the seat sees it. */
import { computed, signal, useSignal, type Signal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { Cover } from "../art/covers";
import { loadUI, type GameUI, type Target } from "../games/game_ui";
import { BASE } from "../net/base";
import type { Choice } from "../net/wire";
import { Bar, Page } from "../shell/Bar";
import { loadTerms, reasonText } from "../shell/bot_terms";
import { Button, LinkButton } from "../shell/Button";
import { Check } from "../shell/fields";
import { percent } from "../shell/formats";
import { choiceText, has, learnGame, learnTitle, t, tg, type Speaker } from "../shell/i18n";
import { go, href } from "../shell/router";
import { language } from "../shell/settings";
import { Animator } from "../table/animator";
import { BoardFrame, stillHost } from "../table/board_parts";
import { nextTargets, tap, waysOf } from "../table/picker";
import { shareGame } from "../table/share";
import { answered } from "../shell/puzzle_answers";
import {
  hasPuzzles,
  houseAnswers,
  keepAnswer,
  loadPuzzles,
  nextOf,
  ofTheDay,
  ordinalOf,
  PUZZLE_GAMES,
  rate,
  rateAnswer,
  ratingOf,
  ratings,
  streak,
  type Filter,
  type Puzzle,
  type Which,
} from "./puzzle_store";
import { hasStrategy } from "./strategy_pages";
import "./Replay.css";
import "./Puzzles.css";
import "../table/Choices.css";

const today = (): number => ordinalOf(new Date());

export function Puzzles({ game, number }: { game: string; number: number | null }) {
  return hasPuzzles(game) ? <OneGame game={game} number={number} /> : <AllGames />;
}

/** Links to the puzzle of the day of each game. */
function AllGames() {
  useEffect(() => void Promise.all(PUZZLE_GAMES.map(learnTitle)), []);
  return (
    <Page title={t("puzzles")} heading>
      <div class="sheet stack">
        <p>{t("puzzles-about")}</p>
        <p>{t("puzzle-streak", { days: streak(answered().days, today()) })}</p>
        <ul class="puzzle-games">
          {PUZZLE_GAMES.map((game) => (
            <li key={game}>
              <Cover game={game} class="puzzle-cover" />
              <LinkButton icon="star" href={href("puzzles", game)}>
                {tg(game, "game-title")}
              </LinkButton>
            </li>
          ))}
        </ul>
      </div>
    </Page>
  );
}

function OneGame({ game, number }: { game: string; number: number | null }) {
  const puzzles = useSignal<readonly Puzzle[]>([]);
  const ui = useSignal<GameUI | null>(null);
  useEffect(() => {
    void Promise.all([loadPuzzles(game), loadUI(game), learnGame(game), loadTerms()]).then(([found, drawn]) => {
      ui.value = drawn;
      puzzles.value = found;
    });
  }, [game, puzzles, ui]);
  const count = puzzles.value.length;
  const index = number === null || !puzzles.value[number - 1] ? ofTheDay(Math.max(1, count), today()) : number - 1;
  const puzzle = puzzles.value[index];
  return (
    <div class="page column replay-page">
      <Bar title={t("titled", { what: t("puzzles"), which: tg(game, "game-title") })} heading />
      <main class="replay">
        {puzzle && ui.value ? (
          <Solving
            key={puzzle.id}
            game={game}
            ui={ui.value}
            puzzles={puzzles.value}
            index={index}
            day={number === null ? today() : null}
          />
        ) : (
          <p role="status">{t("loading")}</p>
        )}
      </main>
    </div>
  );
}

interface SolvingProps {
  game: string;
  ui: GameUI;
  puzzles: readonly Puzzle[];
  index: number;
  /** The day whose puzzle it is; null in free practice. */
  day: number | null;
}

/** One attempt at a puzzle: what is picked on the board, the choices it may mean, and the answer. */
class Attempt {
  readonly picked = signal<Target[]>([]);
  readonly meant = signal<readonly Choice[]>([]);
  /** The index of the choice made. */
  readonly given = signal<number | null>(null);
  readonly choices: Choice[];
  readonly animator = new Animator();
  private readonly ways;

  constructor(
    private readonly game: string,
    readonly puzzle: Puzzle,
    private readonly ui: GameUI,
    private readonly day: number | null,
  ) {
    this.choices = puzzle.choices.map((choice) => ({ ...choice, irreversible: true }));
    this.ways = waysOf(ui, this.choices, puzzle.view);
    this.animator.jump(puzzle.view);
  }

  readonly host = computed(() => ({
    ...stillHost(this.animator),
    targets: computed(() =>
      this.given.value === null ? nextTargets(this.ways, this.picked.value) : new Set<Target>(),
    ),
    picked: this.picked,
    marked: computed(() => new Set(this.given.value === null ? [] : this.places(this.best))),
    last: computed(() => (this.given.value === null ? [] : this.places(this.given.value))),
    tap: (target: Target) => this.tap(target),
  }));

  get best(): number {
    const worth = (i: number) => (this.puzzle.answers[i]?.[0] ?? 0) + (this.puzzle.answers[i]?.[1] ?? 0);
    return this.choices.reduce((best, _, i) => (worth(i) > worth(best) ? i : best), 0);
  }

  private places(index: number): Target[] {
    const choice = this.choices[index];
    return choice ? (this.ui.paths(choice, this.puzzle.view, this.choices)[0] ?? []) : [];
  }

  private tap(target: Target): void {
    if (this.given.value !== null) return;
    const found = tap(this.ways, this.picked.value, target);
    this.meant.value = found.kind === "several" ? found.choices : [];
    if (found.kind === "chosen") this.answer(found.choice);
    else if (found.kind === "picked" || found.kind === "dropped") this.picked.value = found.picked;
  }

  answer(choice: Choice): void {
    if (this.given.value !== null) return;
    const index = this.choices.findIndex(({ action }) => action === choice.action);
    this.picked.value = [];
    this.meant.value = [];
    this.given.value = index;
    const points = this.puzzle.answers[index]?.[0] ?? 0;
    rateAnswer(this.game, this.puzzle, points);
    keepAnswer(this.puzzle.id, points, this.day);
  }

  again(): void {
    this.given.value = null;
  }
}

const nameOf = (seat: number): string => t("seat-unnamed", { number: seat });

function Solving({ game, ui, puzzles, index, day }: SolvingProps) {
  const puzzle = puzzles[index] as Puzzle;
  const attempt = useMemo(() => new Attempt(game, puzzle, ui, day), [game, puzzle, ui, day]);
  const speaker: Speaker = { game, info: null, reader: puzzle.seat + 1, names: nameOf };
  return (
    <>
      <div class={`board-area game-${game}`}>
        <BoardFrame host={attempt.host.value} label={t("board")}>
          <ui.Board
            view={puzzle.view}
            seats={[]}
            speaker={speaker}
            choices={attempt.given.value === null ? attempt.choices : []}
            turn={puzzle.seat + 1}
            pointers={{}}
            lastMove={[]}
            outcome={null}
          />
        </BoardFrame>
      </div>
      <div class="replay-tools sheet column puzzle-tools">
        <h2>{t(day === null ? "puzzle-number" : "puzzle-of-the-day", { number: index + 1 })}</h2>
        <p class="soft">
          {themeText(game, puzzle.theme)} · {t(`puzzle-${puzzle.difficulty}`)} ·{" "}
          {t("puzzle-you", { number: puzzle.seat + 1 })}
        </p>
        {attempt.given.value === null ? (
          <Question attempt={attempt} speaker={speaker} />
        ) : (
          <Feedback attempt={attempt} speaker={speaker} number={index + 1} />
        )}
        <Practice game={game} puzzles={puzzles} index={index} />
        <PuzzleRating game={game} />
      </div>
    </>
  );
}

function themeText(game: string, theme: string): string {
  const id = `theme-${game}-${theme}`;
  return has(id) ? t(id) : theme.replaceAll("-", " ");
}

function Question({ attempt, speaker }: { attempt: Attempt; speaker: Speaker }) {
  const meant = attempt.meant.value;
  return (
    <>
      <p role="status">{t("puzzle-question")}</p>
      {meant.length > 0 && <Options attempt={attempt} speaker={speaker} choices={meant} />}
      <details class="puzzle-all">
        <summary>{t("puzzle-choices", { count: attempt.choices.length })}</summary>
        <Options attempt={attempt} speaker={speaker} choices={attempt.choices} />
      </details>
    </>
  );
}

function Options(props: { attempt: Attempt; speaker: Speaker; choices: readonly Choice[] }) {
  return (
    <ol class="puzzle-options">
      {props.choices.map((choice) => (
        <li key={choice.action}>
          <button type="button" class="choice option" onClick={() => props.attempt.answer(choice)}>
            <span class="choice-text">{choiceText(props.speaker, choice)}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}

function Feedback({ attempt, speaker, number }: { attempt: Attempt; speaker: Speaker; number: number }) {
  const { puzzle, choices } = attempt;
  const [points = 0] = puzzle.answers[attempt.given.value ?? 0] ?? [];
  const best = choices[attempt.best];
  const why = puzzle.why.flatMap((term) => reasonText(speaker.game, term) ?? []);
  const list = new Intl.ListFormat(language.value, { type: "conjunction" });
  const house = useSignal<ReadonlyMap<number, number>>(new Map());
  useEffect(() => {
    if (attempt.given.value !== null)
      void houseAnswers(puzzle.id, attempt.given.value).then((found) => (house.value = found));
  }, [attempt, puzzle, house]);
  const order = choices.map((_, i) => i).toSorted((one, other) => chanceOf(puzzle, other) - chanceOf(puzzle, one));
  return (
    <section class="puzzle-feedback" aria-label={t("puzzle-explanation")}>
      <p role="status" class={`puzzle-verdict ${points > 0 ? "right" : "wrong"}`}>
        {t("puzzle-answer", { points })}
      </p>
      <p>
        {t("puzzle-best", { best: best ? choiceText(speaker, best) : "" })}{" "}
        {why.length > 0 && t("hint-why", { reasons: list.format(why) })}{" "}
        {hasStrategy(speaker.game) && (
          <a href={href("strategy", speaker.game, ...puzzle.why.slice(0, 1))}>{t("strategy")}</a>
        )}
      </p>
      <details>
        <summary>{t("puzzle-values")}</summary>
        <ol class="puzzle-values">
          {order.map((i) => (
            <li key={i} aria-current={i === attempt.given.value ? "true" : undefined}>
              <span>{choiceText(speaker, choices[i] as Choice)}</span>
              <b>{valueText(puzzle, i)}</b>
              {house.value.size > 0 && <small>{t("puzzle-house", { people: house.value.get(i) ?? 0 })}</small>}
            </li>
          ))}
        </ol>
      </details>
      <div class="wrap">
        <Button icon="again" text="puzzle-again" onClick={() => attempt.again()} />
        <ShareButton game={speaker.game} number={number} points={points} />
      </div>
    </section>
  );
}

const chanceOf = (puzzle: Puzzle, index: number): number => puzzle.answers[index]?.[1] ?? 0;

/** The value of a choice: the chance to win with its margin of error, and the points. */
function valueText(puzzle: Puzzle, index: number): string {
  const [points, chance, error] = puzzle.answers[index] ?? [0, 0, 0];
  return t("puzzle-value", { chance: percent(chance), error: Math.max(1, Math.round(100 * error)), points });
}

function ShareButton({ game, number, points }: { game: string; number: number; points: number }) {
  const done = useSignal<string | null>(null);
  const share = async () => {
    const days = streak(answered().days, today());
    const text = t("puzzle-shared", { game: tg(game, "game-title"), number, points, days });
    const url = `${location.origin}${BASE}${href("puzzles", game, String(number))}`;
    done.value = await shareGame({ title: "Tana", text, url });
  };
  return (
    <>
      <Button icon="share" text="puzzle-share" onClick={() => void share()} />
      {done.value === "copied" && <span role="status">{t("puzzle-copied")}</span>}
    </>
  );
}

/** An opt-in rating against the puzzles, stored on the device only. */
function PuzzleRating({ game }: { game: string }) {
  const on = ratings() !== null;
  const { value, answers } = ratingOf(game);
  return (
    <section class="puzzle-rating">
      <Check on={on} onChange={rate}>
        {t("puzzle-rate")}
      </Check>
      {on && <p>{t("puzzle-rating", { rating: String(Math.round(value)), answers })}</p>}
    </section>
  );
}

const filter: Signal<Filter> = signal({ theme: "", difficulty: "", which: "open" });

function Practice({ game, puzzles, index }: { game: string; puzzles: readonly Puzzle[]; index: number }) {
  const themes = [...new Set(puzzles.map(({ theme }) => theme))].toSorted();
  const chosen = { ...filter.value, theme: themes.includes(filter.value.theme) ? filter.value.theme : "" };
  const next = nextOf(puzzles, index, chosen, answered().points);
  const set = (change: Partial<Filter>) => (filter.value = { ...chosen, ...change });
  const levels = ["easy", "medium", "hard"];
  return (
    <section class="puzzle-practice" aria-label={t("puzzle-practice")}>
      <p>{t("puzzle-streak", { days: streak(answered().days, today()) })}</p>
      <div class="wrap">
        <select
          aria-label={t("puzzle-theme")}
          value={chosen.theme}
          onChange={(e) => set({ theme: e.currentTarget.value })}
        >
          <option value="">{t("puzzle-every-theme")}</option>
          {themes.map((theme) => (
            <option key={theme} value={theme}>
              {themeText(game, theme)}
            </option>
          ))}
        </select>
        <select
          aria-label={t("puzzle-level")}
          value={chosen.difficulty}
          onChange={(e) => set({ difficulty: e.currentTarget.value })}
        >
          <option value="">{t("puzzle-every-level")}</option>
          {levels.map((level) => (
            <option key={level} value={level}>
              {t(`puzzle-${level}`)}
            </option>
          ))}
        </select>
        <select
          aria-label={t("puzzle-which")}
          value={chosen.which}
          onChange={(e) => set({ which: e.currentTarget.value as Which })}
        >
          {(["open", "failed", "all"] as const).map((which) => (
            <option key={which} value={which}>
              {t(`puzzle-which-${which}`)}
            </option>
          ))}
        </select>
      </div>
      <div class="wrap">
        {next === null ? (
          <p>{t("puzzle-none-left")}</p>
        ) : (
          <Button
            class="primary"
            icon="next"
            text="puzzle-next"
            onClick={() => go("puzzles", game, String(next + 1))}
          />
        )}
        <LinkButton icon="star" text="puzzles" href={href("puzzles")} />
      </div>
    </section>
  );
}
