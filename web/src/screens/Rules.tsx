/** The rules in our own words, with pictures; the names of rules behind a switch, house rulings in the margin. */
import { useSignal } from "@preact/signals";
import { Fragment } from "preact";
import { useEffect } from "preact/hooks";
import { api } from "../net/api";
import { attempt, FaultLine } from "../shell/attempt";
import { Page } from "../shell/Bar";
import { LinkButton } from "../shell/Button";
import { Check } from "../shell/fields";
import { learnGame, t, tg } from "../shell/i18n";
import { href } from "../shell/router";
import { language } from "../shell/settings";
import { Figures } from "./RuleFigures";
import { parse, type Block } from "./markdown";
import { BlockView } from "./RuleText";
import "./Rules.css";

type Heading = Extract<Block, { kind: "heading" }>;

const pages = import.meta.glob<string>("../../../src/tana/games/*/text/rules.*.md", {
  query: "?raw",
  import: "default",
});

/** The rules these pages were built with; the server sends those of other games. */
async function textOf(game: string, code: string): Promise<string> {
  const load = pages[`../../../src/tana/games/${game}/text/rules.${code}.md`];
  return load ? load() : api.rules(game, code);
}

export function Rules({ game, rule }: { game: string; rule?: string | undefined }) {
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
    <Page title={tg(game, "game-title")} class={`narrow-page rules ${notes.value ? "with-notes" : ""}`}>
      <FaultLine code={fault.value} />
      {blocks === null && fault.value === null && <p role="status">{t("loading")}</p>}
      {blocks?.length === 0 && <p>{t("rules-missing")}</p>}
      {blocks && blocks.length > 0 && (
        <Check class="notes-switch" on={notes.value} onChange={(on) => (notes.value = on)}>
          {t("rules-notes")}
        </Check>
      )}
      <Contents blocks={blocks ?? []} />
      {blocks && <Chapters game={game} rule={rule} blocks={blocks} />}
      <p>
        <LinkButton icon="hint" text="learn" href={href("learn", game)} />
      </p>
    </Page>
  );
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

/** The text, with the figures of each chapter under its heading. */
function Chapters({ game, rule, blocks }: { game: string; rule: string | undefined; blocks: Block[] }) {
  let chapter = -1;
  return (
    <>
      {blocks.map((block, i) => {
        if (isChapter(block)) chapter += 1;
        return (
          <Fragment key={i}>
            <BlockView block={block} rule={rule} />
            {isChapter(block) && <Figures game={game} chapter={chapter} />}
          </Fragment>
        );
      })}
    </>
  );
}
