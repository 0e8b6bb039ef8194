/** For the build: grouping of modules into a few chunks, since every file that a page needs costs time. */

/** What the bundler provides about modules. */
interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** Modules loaded before a table: the first screen, with the games stored in this browser. */
const BEFORE = ["/web/src/main.tsx", "/web/src/local/worker_client.ts"];
/** Modules prefetched while somebody looks at the covers. */
const TABLE = ["/web/src/table/Table.tsx", "/web/src/local/offline_play.ts"];
/** The texts of a game and of its board, which are always needed together. */
const ENGLISH_WORDS = /\/games\/(\w+)\/(?:text\/)?en\.ftl\?raw$/;
const PACK_WORDS = /\/languages\/(\w+)\/(?:games|web)\/(?!first\.|later\.)(\w+)\.ftl\?raw$/;
/** The texts of the first screen and of its covers, which are always needed together. */
const PACK_FIRST = /\/languages\/(\w+)\/(?:web\/first\.ftl\?raw|games\/\w+\.ftl\?titles)$/;

/** The chunk for the texts of a game or of a first screen; null for other modules. */
function wordsOf(id: string): string | null {
  const [, english] = ENGLISH_WORDS.exec(id) ?? [];
  if (english) return `words-${english}-en`;
  const [, code, game] = PACK_WORDS.exec(id) ?? [];
  if (code) return `words-${game}-${code}`;
  const [, first] = PACK_FIRST.exec(id) ?? [];
  return first ? `words-first-${first}` : null;
}

/** All modules reachable by static imports from some paths. */
function reachable(paths: readonly string[], root: string, modules: Modules): Set<string> {
  const found = new Set<string>();
  const waiting = paths.map((path) => root + path);
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    waiting.push(...(modules.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

/** Returns a function from a module to its chunk; null lets the bundler decide. */
export function chunks(root: string): (id: string, modules: Modules) => string | null {
  let before: Set<string> | null = null;
  let table: Set<string> | null = null;
  return (id, modules) => {
    const words = wordsOf(id);
    if (words) return words;
    before ??= reachable(BEFORE, root, modules);
    table ??= reachable(TABLE, root, modules);
    return table.has(id) && !before.has(id) ? "table" : null;
  };
}
