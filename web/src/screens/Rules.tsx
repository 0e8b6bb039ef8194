/** The rules in our own words, with house rulings and reconstructed data marked. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Icon } from "../art/icons";
import { Bar } from "../shell/Bar";
import { learnGame, t, tg } from "../shell/i18n";
import { href } from "../shell/router";
import { language } from "../shell/settings";
import { parse, type Block, type Inline } from "./markdown";

const pages = import.meta.glob<string>("../../../src/tana/games/*/text/rules.*.md", {
  query: "?raw",
  import: "default",
});

export function Rules({ game, rule }: { game: string; rule?: string | undefined }) {
  const source = useSignal<string | null>(null);
  const code = language.value;
  useEffect(() => {
    void (async () => {
      await learnGame(game);
      const load = pages[`../../../src/tana/games/${game}/text/rules.${code}.md`];
      source.value = load ? await load() : "";
    })();
  }, [game, code, source]);
  useEffect(() => {
    if (rule && source.value)
      document.querySelector(`[data-rules~="${CSS.escape(rule)}"]`)?.scrollIntoView({ block: "center" });
  }, [rule, source.value]);
  const blocks = source.value === null ? null : parse(source.value);
  const headings = blocks?.filter((block) => block.kind === "heading" && block.level === 2) ?? [];
  return (
    <div class="page">
      <Bar title={tg(game, "game-title")} />
      <main class="narrow-page rules">
        {blocks === null && <p role="status">{t("loading")}</p>}
        {blocks?.length === 0 && <p>{t("rules-missing")}</p>}
        {headings.length > 2 && (
          <nav class="toc" aria-label={t("rules-contents")}>
            {headings.map((block) =>
              block.kind === "heading" ? (
                <button
                  key={block.id}
                  type="button"
                  class="small quiet"
                  onClick={() => document.getElementById(block.id)?.scrollIntoView()}
                >
                  {block.text.map((part) => part.text).join("")}
                </button>
              ) : null,
            )}
          </nav>
        )}
        {blocks?.map((block, i) => (
          <BlockView key={i} block={block} rule={rule} />
        ))}
        <p>
          <a class="button" href={href("learn", game)}>
            <Icon name="hint" /> {t("learn")}
          </a>
        </p>
      </main>
    </div>
  );
}

const RULE = /\b[A-Z]{3}-[A-Z]?\d+[a-z]?\b/g;

function idsIn(parts: Inline[]): string {
  return (
    parts
      .map((part) => part.text)
      .join(" ")
      .match(RULE) ?? []
  ).join(" ");
}

/** House rulings and reconstructed data stand out, whichever way the page stresses them. */
function markOf(text: string): string | undefined {
  if (text.startsWith(t("rules-ruling"))) return "house";
  return text.startsWith(t("rules-reconstructed")) ? "rebuilt" : undefined;
}

function Words({ parts }: { parts: Inline[] }) {
  return (
    <>
      {parts.map((part, i) => {
        if (part.kind === "code") return <code key={i}>{part.text}</code>;
        if (part.kind === "text") return <Plain key={i} text={part.text} />;
        const mark = markOf(part.text);
        if (mark) return <strong class={mark}>{part.text}</strong>;
        return part.kind === "strong" ? <strong key={i}>{part.text}</strong> : <em key={i}>{part.text}</em>;
      })}
    </>
  );
}

/** Text with the names of rules set apart. */
function Plain({ text }: { text: string }) {
  const names = text.match(RULE) ?? [];
  return (
    <>
      {text.split(RULE).map((part, i) => (
        <>
          {part}
          {names[i] && <span class="rule-name">{names[i]}</span>}
        </>
      ))}
    </>
  );
}

function BlockView({ block, rule }: { block: Block; rule: string | undefined }) {
  const here = (parts: Inline[]) => {
    const ids = idsIn(parts);
    return { "data-rules": ids || undefined, class: rule && ids.split(" ").includes(rule) ? "cited" : undefined };
  };
  switch (block.kind) {
    case "heading": {
      const Tag = (["h1", "h1", "h2", "h3", "h4"] as const)[block.level] ?? "h4";
      return (
        <Tag id={block.id}>
          <Words parts={block.text} />
        </Tag>
      );
    }
    case "paragraph":
      return (
        <p {...here(block.text)}>
          <Words parts={block.text} />
        </p>
      );
    case "list": {
      const Tag = block.ordered ? "ol" : "ul";
      return (
        <Tag>
          {block.items.map((item, i) => (
            <li key={i} {...here(item.text)}>
              <Words parts={item.text} />
              {item.below.length > 0 && (
                <ul>
                  {item.below.map((point, n) => (
                    <li key={n} {...here(point)}>
                      <Words parts={point} />
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </Tag>
      );
    }
    case "quote":
      return (
        <blockquote class="ruling">
          {block.blocks.map((inner, i) => (
            <BlockView key={i} block={inner} rule={rule} />
          ))}
        </blockquote>
      );
    case "table": {
      const [head, ...rows] = block.rows;
      return (
        <div class="table-wrap" tabIndex={0} role="region" aria-label={t("rules-table")}>
          <table>
            <thead>
              <tr>
                {head?.map((cell, i) => (
                  <th key={i} scope="col">
                    <Words parts={cell} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row, i) => (
                <tr key={i}>
                  {row.map((cell, n) => (
                    <td key={n} {...here(cell)}>
                      <Words parts={cell} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      );
    }
  }
}
