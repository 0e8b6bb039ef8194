/** The rules in our own words, with pictures; the names of rules behind a switch, house rulings in the margin. */
import { useSignal } from "@preact/signals";
import { Fragment } from "preact";
import { useEffect } from "preact/hooks";
import { Icon } from "../art/icons";
import { api, ApiError } from "../net/api";
import { Bar } from "../shell/Bar";
import { learnGame, t, tg } from "../shell/i18n";
import { href } from "../shell/router";
import { language } from "../shell/settings";
import { Figures } from "./Figures";
import { parse, type Block } from "./markdown";
import { BlockView } from "./RuleText";

type Heading = Extract<Block, { kind: "heading" }>;

const pages = import.meta.glob<string>("../../../src/tana/games/*/text/rules.*.md", {
  query: "?raw",
  import: "default",
});

/** The rules that these pages were built with; those of another game are the server's to tell, as long as it is there. */
async function textOf(game: string, code: string): Promise<string> {
  const load = pages[`../../../src/tana/games/${game}/text/rules.${code}.md`];
  if (load) return load();
  try {
    return await api.rules(game, code);
  } catch (fault) {
    if (fault instanceof ApiError) return "";
    throw fault;
  }
}

export function Rules({ game, rule }: { game: string; rule?: string | undefined }) {
  const source = useSignal<string | null>(null);
  const code = language.value;
  useEffect(() => {
    void (async () => {
      await learnGame(game);
      source.value = await textOf(game, code);
    })();
  }, [game, code, source]);
  useEffect(() => {
    if (rule && source.value)
      document.querySelector(`[data-rules~="${CSS.escape(rule)}"]`)?.scrollIntoView({ block: "center" });
  }, [rule, source.value]);
  const notes = useSignal(rule !== undefined);
  const blocks = source.value === null ? null : parse(source.value);
  return (
    <div class="page">
      <Bar title={tg(game, "game-title")} />
      <main class={`narrow-page rules ${notes.value ? "with-notes" : ""}`}>
        {blocks === null && <p role="status">{t("loading")}</p>}
        {blocks?.length === 0 && <p>{t("rules-missing")}</p>}
        {blocks && blocks.length > 0 && (
          <label class="check notes-switch">
            <input
              type="checkbox"
              checked={notes.value}
              onChange={(event) => (notes.value = event.currentTarget.checked)}
            />
            <span>{t("rules-notes")}</span>
          </label>
        )}
        <Contents blocks={blocks ?? []} />
        {blocks && <Chapters game={game} rule={rule} blocks={blocks} />}
        <p>
          <a class="button" href={href("learn", game)}>
            <Icon name="hint" /> {t("learn")}
          </a>
        </p>
      </main>
    </div>
  );
}

const isChapter = (block: Block): block is Heading => block.kind === "heading" && block.level === 2;

function Contents({ blocks }: { blocks: Block[] }) {
  const headings = blocks.filter(isChapter);
  if (headings.length < 3) return null;
  return (
    <nav class="toc" aria-label={t("rules-contents")}>
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
