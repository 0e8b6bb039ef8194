/** Figures in the rules: real boards at positions from the engine, and pieces. */
import { signal, useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { figuresOf, type BoardFigure, type Figure } from "../games/figures";
import { loadUI, type GameUI } from "../games/game_ui";
import type { Fixture } from "../gallery/fixtures";
import { gameText, t, type Speaker } from "../shell/i18n";
import { Animator } from "../table/animator";
import { BoardFrame, stillHost } from "../table/board_parts";
import { nextTargets, waysOf } from "../table/picker";
import "./RuleFigures.css";

const positions = import.meta.glob<Fixture>("../gallery/fixtures/*.json", { import: "default" });

export function Figures({ game, chapter }: { game: string; chapter: number }) {
  const found = useSignal<Figure[]>([]);
  useEffect(() => {
    void figuresOf(game).then((figures) => (found.value = figures.filter((one) => one.chapter === chapter)));
  }, [game, chapter, found]);
  return (
    <>
      {found.value.map((figure) => (
        <FigureView key={figure.caption} game={game} figure={figure} />
      ))}
    </>
  );
}

function FigureView({ game, figure }: { game: string; figure: Figure }) {
  const caption = gameText(game, figure.caption) ?? "";
  return (
    <figure class="rule-figure">
      {"pieces" in figure ? (
        <div class="rule-pieces wrap" role="img" aria-label={caption}>
          {figure.pieces}
        </div>
      ) : (
        <BoardView game={game} figure={figure} label={caption} />
      )}
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

function BoardView({ game, figure, label }: { game: string; figure: BoardFigure; label: string }) {
  const ui = useSignal<GameUI | null>(null);
  const fixture = useSignal<Fixture | null>(null);
  const load = positions[`../gallery/fixtures/${figure.position}.json`];
  useEffect(() => {
    void loadUI(game).then((found) => (ui.value = found));
    void load?.().then((found) => (fixture.value = found));
  }, [game, load, ui, fixture]);
  return (
    <div role="img" aria-label={label}>
      <div class={`figure-board board-area game-${game}`} inert>
        {ui.value && fixture.value && <Position ui={ui.value} fixture={fixture.value} picked={figure.picked ?? []} />}
      </div>
    </div>
  );
}

interface PositionProps {
  ui: GameUI;
  fixture: Fixture;
  picked: string[];
  last?: string[];
  pointers?: Record<number, string>;
  names?(seat: number): string;
}

const NOTHING: string[] = [];
const unnamed = (seat: number) => t("seat-unnamed", { number: seat });

/** A still board, with the targets marked that follow what is picked. */
export function Position({ ui, fixture, picked, last = NOTHING, pointers = {}, names = unnamed }: PositionProps) {
  const host = useMemo(() => {
    const animator = new Animator();
    animator.jump(fixture.view);
    const targets = signal(nextTargets(waysOf(ui, fixture.choices, fixture.view), picked));
    return { ...stillHost(animator, targets, signal(last)), picked: signal(picked) };
  }, [ui, fixture, picked, last]);
  const speaker: Speaker = { game: fixture.game, info: null, reader: 1, names };
  return (
    <BoardFrame host={host} label={t("board")}>
      <ui.Board
        view={fixture.view}
        seats={[]}
        speaker={speaker}
        choices={fixture.choices}
        turn={fixture.turn}
        pointers={pointers}
        lastMove={last}
        outcome={null}
      />
    </BoardFrame>
  );
}
