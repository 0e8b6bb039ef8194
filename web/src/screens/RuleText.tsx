/** The text of the rules, with house rulings and reconstructed data marked. */
import { t } from "../shell/i18n";
import type { Block, Inline } from "./markdown";
import "./Rules.css";

const RULE = /\b[A-Z]{3}-[A-Z]?\d+[a-z]?\b/g;
/** Rule ids in brackets, hidden from people who only want to play. */
const BRACKETS = /(\s?\((?:[A-Z]{3}-[A-Z]?\d+[a-z]?(?:,\s*)?)+\))/;

function idsIn(parts: Inline[]): string {
  return (
    parts
      .map((part) => part.text)
      .join(" ")
      .match(RULE) ?? []
  ).join(" ");
}

/** The CSS class of a house ruling or reconstructed data; undefined for other text. */
function markOf(text: string): string | undefined {
  if (text.startsWith(t("rules-ruling"))) return "house";
  return text.startsWith(t("rules-reconstructed")) ? "rebuilt" : undefined;
}

/** Index of the part where a ruling begins: the words "House ruling" after the end of a sentence. */
function noteIn(parts: Inline[]): number {
  return parts.findIndex(
    (part, i) =>
      part.kind !== "text" && markOf(part.text) === "house" && /(^|[.:;)])\s*$/.test(parts[i - 1]?.text ?? ""),
  );
}

/** The text of a paragraph; a house ruling at its end goes into the margin. */
export function Words({ parts }: { parts: Inline[] }) {
  const note = noteIn(parts);
  if (note < 0) return <Parts parts={parts} />;
  return (
    <>
      <Parts parts={parts.slice(0, note)} />
      <span class="house-note">
        <Parts parts={parts.slice(note)} />
      </span>
    </>
  );
}

function Parts({ parts }: { parts: Inline[] }) {
  return (
    <>
      {parts.map((part, i) => {
        if (part.kind === "code") return <code key={i}>{part.text}</code>;
        if (part.kind === "text") return <Plain key={i} text={part.text} />;
        const mark = markOf(part.text);
        if (mark)
          return (
            <strong key={i} class={mark}>
              {part.text}
            </strong>
          );
        return part.kind === "strong" ? <strong key={i}>{part.text}</strong> : <em key={i}>{part.text}</em>;
      })}
    </>
  );
}

/** Text with rule ids in spans of their own. */
function Plain({ text }: { text: string }) {
  return (
    <>
      {text.split(BRACKETS).map((part, i) =>
        i % 2 === 1 ? (
          <span key={i} class="rule-name">
            {part}
          </span>
        ) : (
          <span key={i}>{part}</span>
        ),
      )}
    </>
  );
}

export function BlockView({ block, rule }: { block: Block; rule: string | undefined }) {
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
