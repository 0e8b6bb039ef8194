/** Which table stands where on the home screen. */
import type { TableLine } from "../net/wire";

export interface TableGroups {
  /** Tables with people where it is my turn. */
  waiting: TableLine[];
  /** All other open tables with people. */
  people: TableLine[];
  /** Open games against bots, or with everybody at this screen. */
  solo: TableLine[];
  finished: TableLine[];
  /** What was put aside, open or not. */
  archived: TableLine[];
}

export interface Listing {
  archive: ReadonlySet<string>;
  /** What somebody looks for; empty: everything. */
  wanted: string;
  /** Everything about a table that can be looked for. */
  wordsOf(line: TableLine): string;
}

export function groupTables(lines: readonly TableLine[], { archive, wanted, wordsOf }: Listing): TableGroups {
  const parts = plain(wanted).split(/\s+/).filter(Boolean);
  const found = lines.filter((line) => {
    const words = plain(wordsOf(line));
    return parts.every((part) => words.includes(part));
  });
  const shelved = (line: TableLine) => archive.has(line.table);
  const open = found.filter((line) => !shelved(line) && (line.phase === "playing" || line.phase === "gathering"));
  return {
    waiting: open.filter((line) => line.company && line.your_turn),
    people: open.filter((line) => line.company && !line.your_turn),
    solo: open.filter((line) => !line.company),
    finished: found.filter((line) => !shelved(line) && line.phase === "over"),
    archived: found.filter(shelved),
  };
}

/** Lower case without accents: people type neither. */
function plain(text: string): string {
  return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
}
