/** Grouping of the tables on the home screen. */
import type { TableLine } from "../net/wire";
import { urgent } from "../shell/your_turns";

export interface TableGroups {
  /** Tables over days or with people where it is this person's turn, the most urgent first. */
  waiting: TableLine[];
  /** Tables over days or with people where it is somebody else's turn. */
  others: TableLine[];
  /** Tables with people that have not begun. */
  invitations: TableLine[];
  /** Open games against bots, or with everybody at this screen. */
  solo: TableLine[];
  finished: TableLine[];
  /** Archived tables, finished or not. */
  archived: TableLine[];
}

export interface Listing {
  archive: ReadonlySet<string>;
  /** The search text; empty for everything. */
  wanted: string;
  /** The searchable text of a table. */
  wordsOf(line: TableLine): string;
}

export function groupTables(lines: readonly TableLine[], { archive, wanted, wordsOf }: Listing): TableGroups {
  const parts = plain(wanted).split(/\s+/).filter(Boolean);
  const found = lines.filter((line) => {
    const words = plain(wordsOf(line));
    return parts.every((part) => words.includes(part));
  });
  const shelved = (line: TableLine) => archive.has(line.table);
  const kept = found.filter((line) => !shelved(line));
  const playing = kept.filter((line) => line.phase === "playing");
  const gathering = kept.filter((line) => line.phase === "gathering");
  const waiting = urgent(playing);
  const rest = playing.filter((line) => !waiting.includes(line));
  return {
    waiting,
    others: rest.filter((line) => line.company || line.days),
    invitations: gathering.filter((line) => line.company),
    solo: [...rest.filter((line) => !line.company && !line.days), ...gathering.filter((line) => !line.company)],
    finished: kept.filter((line) => line.phase === "over"),
    archived: found.filter(shelved),
  };
}

/** Lower case without accents, as people type. */
function plain(text: string): string {
  return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
}
