/** The rules in our own words, with figures, house rulings in the margin, and rule ids behind a switch. */
import { useSignal } from "@preact/signals";
import { Fragment, type ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { api } from "../net/api";
import { attempt, FaultLine } from "../shell/attempt";
import { Page } from "../shell/Bar";
import { LinkButton } from "../shell/Button";
import { Check } from "../shell/fields";
import { gameText, learnGame, t, textVersion, tg } from "../shell/i18n";
import { href } from "../shell/router";
import { language } from "../shell/settings";
import { Figures } from "./RuleFigures";
import { parse, type Block } from "./markdown";
import { BlockView } from "./RuleText";
import { hasStrategy } from "./strategy_pages";
import "./Rules.css";

type Heading = Extract<Block, { kind: "heading" }>;

const pages = import.meta.glob<string>(
  ["../../../src/tana/games/*/text/rules.en.md", "../../../src/tana/languages/*/games/*.rules.md"],
  { query: "?raw", import: "default" },
);

function pathOf(game: string, code: string): string {
  return code === "en" ? `games/${game}/text/rules.en.md` : `languages/${code}/games/${game}.rules.md`;
}

/** The text of a game's rules: bundled for our games, fetched from the server for others. */
async function textOf(game: string, code: string): Promise<string> {
  const load = pages[`../../../src/tana/${pathOf(game, code)}`];
  return load ? load() : api.rules(game, code);
}

interface Props {
  game: string;
  rule?: string | undefined;
}

export function Rules({ game, rule }: Props) {
  void textVersion.value;
  return (
    <Page title={tg(game, "game-title")} class="narrow-page">
      <RulesBody game={game} rule={rule} />
      <p class="wrap">
        <LinkButton icon="hint" text="learn" href={href("learn", game)} />
        {hasStrategy(game) && <LinkButton icon="eye" text="strategy" href={href("strategy", game)} />}
      </p>
    </Page>
  );
}

/** The rules of a game: how to play in a few sentences, then everything. */
export function RulesBody({ game, rule }: Props) {
  const source = useSignal<string | null>(null);
  const fault = useSignal<string | null>(null);
  const code = language.value;
  useEffect(() => {
    void attempt(fault, async () => {
      await learnGame(game);
      source.value = await textOf(game, code);
    });
  }, [game, code, source, fault]);
  useEffect(() => {
    if (rule && source.value)
      document.querySelector(`[data-rules~="${CSS.escape(rule)}"]`)?.scrollIntoView({ block: "center" });
  }, [rule, source.value]);
  const notes = useSignal(rule !== undefined);
  const blocks = source.value === null ? null : parse(source.value);
  return (
    <div class={`rules ${notes.value ? "with-notes" : ""}`}>
      <FaultLine code={fault.value} />
      {blocks === null && fault.value === null && <p role="status">{t("loading")}</p>}
      {blocks?.length === 0 && <p>{t("rules-missing")}</p>}
      {blocks && (
        <Chapters game={game} rule={rule} blocks={blocks}>
          <HowToPlay game={game} />
          <Contents blocks={blocks} />
          <Check class="notes-switch" on={notes.value} onChange={(on) => (notes.value = on)}>
            {t("rules-notes")}
          </Check>
        </Chapters>
      )}
    </div>
  );
}

/** The minimum to begin: the goal, and what happens on a turn. */
function HowToPlay({ game }: { game: string }) {
  void textVersion.value;
  const goal = gameText(game, "first-goal");
  const points = [1, 2, 3, 4].flatMap((number) => gameText(game, `learn-${number}`) ?? []);
  if (goal === null || points.length === 0) return null;
  return (
    <section class="how-to-play sheet">
      <h2>{t("rules-how")}</h2>
      <p>
        <b>{t("goal", { goal })}</b>
      </p>
      <ol>
        {points.map((point, i) => (
          <li key={i}>{point}</li>
        ))}
      </ol>
    </section>
  );
}

const NAMES = /^(?:\S+ ){1,4}[A-Z]{3}-\d+ /;

/** Whether a block explains rule ids, which is only needed where they are shown. */
function isAboutNames(block: Block): boolean {
  return block.kind === "paragraph" && NAMES.test(block.text[0]?.text ?? "");
}

const isChapter = (block: Block): block is Heading => block.kind === "heading" && block.level === 2;

function Contents({ blocks }: { blocks: Block[] }) {
  const headings = blocks.filter(isChapter);
  if (headings.length < 3) return null;
  return (
    <nav class="toc wrap" aria-label={t("rules-contents")}>
      {headings.map((block) => (
        <button
          key={block.id}
          type="button"
          class="small quiet"
          onClick={() => document.getElementById(block.id)?.scrollIntoView()}
        >
          {block.text.map((part) => part.text).join("")}
        </button>
      ))}
    </nav>
  );
}

/** The blocks of the rules, with `children` after the title and the figures of each chapter under its heading. */
function Chapters({ game, rule, blocks, children }: Props & { blocks: Block[]; children: ComponentChildren }) {
  let chapter = -1;
  return (
    <>
      {blocks.map((block, i) => {
        if (isChapter(block)) chapter += 1;
        return (
          <Fragment key={i}>
            <div class={isAboutNames(block) ? "about-names" : undefined}>
              <BlockView block={block} rule={rule} />
            </div>
            {i === 0 && children}
            {isChapter(block) && <Figures game={game} chapter={chapter} />}
          </Fragment>
        );
      })}
    </>
  );
}
