/** Statistics of a person's games as drawings with captions, and their challenges. */
import { Thing } from "../art/things";
import type { ChallengeLine, GameStatistics, Luck, Rival, Statistics as Figures } from "../net/wire";
import { number } from "../shell/formats";
import { t, tg } from "../shell/i18n";
import { dateOf } from "./dates";

export function Statistics({ figures }: { figures: Figures }) {
  return (
    <>
      {figures.played > 0 && (
        <section class="stack" aria-labelledby="stats-title">
          <h2 id="stats-title">{t("stats-title")}</h2>
          <div class="stats-cards">
            <Streak longest={figures.longest} streak={figures.streak} />
            {figures.games.map((one) => (
              <GameCard key={one.game} figures={one} />
            ))}
            <Rivals rivals={figures.rivals} />
            {figures.luck && <LuckSoFar luck={figures.luck} />}
          </div>
        </section>
      )}
      {figures.challenges.length > 0 && (
        <section class="stack" aria-labelledby="challenges-title">
          <h2 id="challenges-title">{t("challenges-title")}</h2>
          <ul class="burrow-things">
            {figures.challenges.map((one) => (
              <Challenge key={one.id} line={one} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** Maximum number of molehills; longer streaks are drawn to scale. */
const MOST_HILLS = 14;

/** A molehill for each win of the longest streak; those of the current one are fresh. */
function Streak({ longest, streak }: { longest: number; streak: number }) {
  const hills = Math.min(MOST_HILLS, longest);
  const fresh = longest > 0 ? Math.ceil((hills * streak) / longest) : 0;
  return (
    <figure class="sheet stack stats-card" data-streak={streak}>
      {hills > 0 && (
        <svg class="stats-streak" viewBox={`0 0 ${20 * hills} 20`} aria-hidden="true">
          {Array.from({ length: hills }, (_, place) => (
            <path
              key={place}
              d={`M${20 * place + 1} 19Q${20 * place + 10} -5 ${20 * place + 19} 19Z`}
              fill={place < fresh ? "var(--soil)" : "var(--paper-3)"}
              stroke="var(--soil)"
            />
          ))}
        </svg>
      )}
      <figcaption>{t("stats-streak", { longest, streak })}</figcaption>
    </figure>
  );
}

function GameCard({ figures: { game, played, won, best, sources } }: { figures: GameStatistics }) {
  const title = tg(game, "game-title");
  const most = Math.max(1, ...sources.map((one) => one.average));
  return (
    <figure class="sheet stack stats-card">
      <Bar part={won / played} wide />
      <figcaption>{t("stats-wins", { won, played, best, game: title })}</figcaption>
      <p class="soft">{t("stats-sources", { game: title })}</p>
      <ul class="stats-bars">
        {sources.map((one) => (
          <li key={one.text.id}>
            <span>{t(`source-${one.text.id}`)}</span>
            <Bar part={Math.max(0, one.average) / most} />
            <b>{number(one.average, 1)}</b>
          </li>
        ))}
      </ul>
    </figure>
  );
}

/** A bar drawn as a tunnel, dug as far as `part` (0 to 1). */
function Bar({ part, wide = false }: { part: number; wide?: boolean }) {
  const length = 4 + part * 192;
  return (
    <svg class={`stats-bar ${wide ? "wide" : ""}`} viewBox="0 0 200 20" preserveAspectRatio="none" aria-hidden="true">
      <rect width="200" height="20" rx="10" fill="var(--paper-3)" />
      <rect x="2" y="3" width={length} height="14" rx="7" fill="var(--soil)" />
    </svg>
  );
}

function Rivals({ rivals }: { rivals: Rival[] }) {
  if (rivals.length === 0) return null;
  return (
    <section class="sheet stack stats-card" aria-labelledby="rivals-title">
      <h3 id="rivals-title">{t("stats-rivals")}</h3>
      <ul class="stats-rivals">
        {rivals.map(({ name, level, played, ahead, behind }, place) => (
          <li key={place}>
            <span>{t("stats-rival", { name: level ? t(`level-${level}`) : name, ahead, behind, played })}</span>
            <Balance ahead={ahead} behind={behind} played={played} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Luck, in wins, that fills the bar in either direction. */
const MOST_LUCK = 5;

/** Luck so far: a bar to the right of the middle for good, to the left for bad, and a line for the uncertainty. */
function LuckSoFar({ luck: { games, luck, error } }: { luck: Luck }) {
  const at = (value: number) => 100 + (95 * Math.max(-MOST_LUCK, Math.min(MOST_LUCK, value))) / MOST_LUCK;
  const [begin, end] = [Math.min(100, at(luck)), Math.max(100, at(luck))];
  const sign = Math.abs(luck) <= error ? "even" : luck > 0 ? "good" : "bad";
  return (
    <figure class="sheet stack stats-card" data-luck={sign}>
      <h3>{t("stats-luck")}</h3>
      <svg class="stats-bar wide" viewBox="0 0 200 20" preserveAspectRatio="none" aria-hidden="true">
        <rect width="200" height="20" rx="4" fill="var(--paper-3)" />
        <rect x={begin} y="3" width={end - begin} height="14" fill={luck > 0 ? "var(--leaf)" : "var(--soil)"} />
        <rect x={at(luck - error)} y="9" width={at(luck + error) - at(luck - error)} height="2" fill="var(--ink)" />
        <rect x="99.5" width="1" height="20" fill="var(--ink)" />
      </svg>
      <figcaption>
        {t(`stats-luck-${sign}`, { games, luck: number(Math.abs(luck), 1), error: number(error, 1) })}
      </figcaption>
    </figure>
  );
}

/** A bar with games ahead on the left, games behind on the right, and ties between them. */
function Balance({ ahead, behind, played }: { ahead: number; behind: number; played: number }) {
  return (
    <svg class="stats-bar wide" viewBox="0 0 200 20" preserveAspectRatio="none" aria-hidden="true">
      <rect width="200" height="20" rx="4" fill="var(--paper-3)" />
      <rect width={(200 * ahead) / played} height="20" rx="4" fill="var(--leaf)" />
      <rect
        x={200 - (200 * behind) / played}
        y="4"
        width={(200 * behind) / played}
        height="12"
        rx="4"
        fill="var(--soil)"
      />
    </svg>
  );
}

function Challenge({ line: { id, thing, done } }: { line: ChallengeLine }) {
  const what = t(`challenge-${id}`);
  const name = t(`thing-${thing}`);
  const text =
    done === null
      ? t("challenges-open", { thing: name, what })
      : t("challenges-done", { thing: name, what, date: dateOf(done) });
  return (
    <li class={`burrow-thing ${done === null ? "missing" : ""}`.trim()}>
      <Thing name={thing} />
      <span>{text}</span>
    </li>
  );
}
