/** How to play well: a short chapter for each game, with a position to try for every claim. */
import { signal, useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { loadUI, type GameUI } from "../games/game_ui";
import { api } from "../net/api";
import { attempt, FaultLine } from "../shell/attempt";
import { Page } from "../shell/Bar";
import { loadTerms, reasonText } from "../shell/bot_terms";
import { Button, LinkButton } from "../shell/Button";
import { choiceText, learnGame, t, textVersion, tg, type Speaker } from "../shell/i18n";
import { href } from "../shell/router";
import { language } from "../shell/settings";
import { Animator } from "../table/animator";
import { BoardFrame, stillHost } from "../table/board_parts";
import { botLevel, openPosition } from "./create_table";
import { BlockView } from "./RuleText";
import { claimOf, loadChapter, type Chapter, type Claim, type Judged, type Section } from "./strategy_pages";
import "./Rules.css";
import "./RuleFigures.css";
import "./Strategy.css";

const percent = (share: number): number => Math.round(100 * share);
const nameOf = (seat: number): string => t("seat-unnamed", { number: seat });

/** `claim` is where to begin: the name of a claim, or a reason that it is about. */
export function Strategy({ game, claim }: { game: string; claim?: string | undefined }) {
  void textVersion.value;
  const chapter = useSignal<Chapter | null>(null);
  const ui = useSignal<GameUI | null>(null);
  const code = language.value;
  useEffect(() => {
    void Promise.all([loadChapter(game, code), loadUI(game), learnGame(game), loadTerms()]).then(([found, drawn]) => {
      ui.value = drawn;
      chapter.value = found;
    });
  }, [game, code, chapter, ui]);
  useEffect(() => {
    const found = claim && chapter.value ? claimOf(chapter.value, claim) : undefined;
    if (found) document.querySelector(`[data-claim="${found.name}"]`)?.scrollIntoView();
  }, [claim, chapter.value]);
  return (
    <Page title={tg(game, "game-title")} class="narrow-page">
      <div class="rules strategy">
        {!chapter.value && <p role="status">{t("loading")}</p>}
        {chapter.value?.beginning.map((block, i) => (
          <BlockView key={i} block={block} rule={undefined} />
        ))}
        {chapter.value?.sections.map((section) => (
          <SectionView key={section.claim.name} game={game} section={section} ui={ui.value} />
        ))}
      </div>
      <p class="wrap">
        <LinkButton icon="book" text="rules" href={href("rules", game)} />
        <LinkButton icon="star" text="puzzles" href={href("puzzles", game)} />
      </p>
    </Page>
  );
}

function SectionView({ game, section, ui }: { game: string; section: Section; ui: GameUI | null }) {
  const { blocks, claim } = section;
  const fault = useSignal<string | null>(null);
  const busy = useSignal(false);
  const speaker: Speaker = { game, info: null, reader: claim.seat + 1, names: nameOf };
  const why = claim.reasons.slice(0, 1).flatMap((term) => reasonText(game, term) ?? []);
  return (
    <section data-claim={claim.name}>
      {blocks.map((block, i) => (
        <BlockView key={i} block={block} rule={undefined} />
      ))}
      <figure class="rule-figure">
        {ui && <Board ui={ui} claim={claim} speaker={speaker} />}
        <figcaption>
          {t("puzzle-you", { number: claim.seat + 1 })}. {judgedText("strategy-better", speaker, claim.better)}{" "}
          {judgedText("strategy-worse", speaker, claim.worse)} {why[0] && t("hint-why", { reasons: why[0] })}
        </figcaption>
      </figure>
      <FaultLine code={fault.value} />
      <Button
        class="primary"
        icon="play"
        text="play-from-do"
        disabled={busy.value}
        onClick={() => void attempt(fault, () => play(game, claim), busy)}
      />
    </section>
  );
}

function judgedText(id: string, speaker: Speaker, { choice, chance, error }: Judged): string {
  const action = choiceText(speaker, { ...choice, irreversible: true });
  return t(id, { action, chance: percent(chance), error: Math.max(1, percent(error)) });
}

/** Open a practice table at the position of a claim, against bots. */
async function play(game: string, claim: Claim): Promise<void> {
  const info = (await api.games()).games.find((one) => one.name === game);
  if (!info) return;
  const names = Array.from({ length: claim.seats }, (_, i) => nameOf(i + 1));
  await openPosition({ game, names, options: {} }, claim.position, claim.seat, botLevel(info));
}

/** The position as its seat sees it; a feather marks the better choice. */
function Board({ ui, claim, speaker }: { ui: GameUI; claim: Claim; speaker: Speaker }) {
  const host = useMemo(() => {
    const animator = new Animator();
    animator.jump(claim.view);
    const better = { ...claim.better.choice, irreversible: true };
    const places = ui.paths(better, claim.view, [better])[0] ?? [];
    return { ...stillHost(animator), marked: signal(new Set(places)) };
  }, [ui, claim]);
  return (
    <div class={`figure-board board-area game-${speaker.game}`} inert>
      <BoardFrame host={host} label={t("board")}>
        <ui.Board
          view={claim.view}
          seats={[]}
          speaker={speaker}
          choices={[]}
          turn={claim.seat + 1}
          pointers={{}}
          lastMove={[]}
          outcome={null}
        />
      </BoardFrame>
    </div>
  );
}
