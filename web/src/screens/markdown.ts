/** Parser for the subset of Markdown that our rules pages use. HTML stays plain text. */

export type Inline = { kind: "text" | "strong" | "em" | "code"; text: string };
export interface Item {
  text: Inline[];
  /** Nested points. */
  below: Inline[][];
}
export type Block =
  | { kind: "heading"; level: number; text: Inline[]; id: string }
  | { kind: "paragraph"; text: Inline[] }
  | { kind: "quote"; blocks: Block[] }
  | { kind: "list"; ordered: boolean; items: Item[] }
  | { kind: "table"; rows: Inline[][][] };

export function inline(source: string): Inline[] {
  const parts: Inline[] = [];
  let rest = source;
  while (rest) {
    const found = /\*\*(.+?)\*\*|\*(.+?)\*|_(.+?)_|`(.+?)`/.exec(rest);
    if (!found) break;
    if (found.index > 0) parts.push({ kind: "text", text: rest.slice(0, found.index) });
    if (found[1]) parts.push({ kind: "strong", text: found[1] });
    else if (found[4]) parts.push({ kind: "code", text: found[4] });
    else parts.push({ kind: "em", text: found[2] ?? found[3] ?? "" });
    rest = rest.slice(found.index + found[0].length);
  }
  if (rest) parts.push({ kind: "text", text: rest.replace(/\[([^\]]+)\]\([^)]*\)/g, "$1") });
  return parts;
}

export function slug(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}

const BELOW = /^\s{2,}[-*]\s+/;
const ITEM = /^\s*(?:[-*]|\d+[.)])\s+/;

export function parse(source: string): Block[] {
  const lines = source.replace(/\r/g, "").split("\n");
  const blocks: Block[] = [];
  let i = 0;
  while (i < lines.length) {
    const line = lines[i] ?? "";
    if (!line.trim()) {
      i += 1;
      continue;
    }
    const heading = /^(#{1,4})\s+(.*)$/.exec(line);
    if (heading) {
      const text = heading[2] ?? "";
      blocks.push({ kind: "heading", level: heading[1]?.length ?? 1, text: inline(text), id: slug(text) });
      i += 1;
    } else if (line.startsWith(">")) {
      const quoted: string[] = [];
      while (i < lines.length && (lines[i] ?? "").startsWith(">")) quoted.push((lines[i++] ?? "").replace(/^>\s?/, ""));
      blocks.push({ kind: "quote", blocks: parse(quoted.join("\n")) });
    } else if (line.startsWith("|")) {
      const rows: Inline[][][] = [];
      while (i < lines.length && (lines[i] ?? "").startsWith("|")) {
        const row = (lines[i++] ?? "").replace(/^\||\|\s*$/g, "");
        if (!/^[\s:|-]+$/.test(row)) rows.push(row.split("|").map((cell) => inline(cell.trim())));
      }
      blocks.push({ kind: "table", rows });
    } else if (ITEM.test(line)) {
      const items: string[][] = [];
      const ordered = /^\s*\d/.test(line);
      while (i < lines.length && (ITEM.test(lines[i] ?? "") || /^\s{2,}\S/.test(lines[i] ?? ""))) {
        const next = lines[i++] ?? "";
        const last = items.at(-1);
        if (last && BELOW.test(next)) last.push(next.replace(ITEM, ""));
        else if (ITEM.test(next)) items.push([next.replace(ITEM, "")]);
        else if (last) last.push(`${last.pop() ?? ""} ${next.trim()}`);
      }
      blocks.push({
        kind: "list",
        ordered,
        items: items.map(([text = "", ...below]) => ({ text: inline(text), below: below.map(inline) })),
      });
    } else {
      const text: string[] = [];
      while (
        i < lines.length &&
        (lines[i] ?? "").trim() &&
        !/^(#|>|\|)/.test(lines[i] ?? "") &&
        !ITEM.test(lines[i] ?? "")
      ) {
        text.push((lines[i++] ?? "").trim());
      }
      blocks.push({ kind: "paragraph", text: inline(text.join(" ")) });
    }
  }
  return blocks;
}
