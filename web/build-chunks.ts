/** For the build: what a table needs comes in a few files instead of dozens, since each of them takes its time. */

/** What the bundler tells about a module. */
interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** What is there before a table: the first screen, and on it the games that are kept in this browser. */
const BEFORE = ["/web/src/main.tsx", "/web/src/local/worker_client.ts"];
/** What is fetched while somebody looks at the covers. */
const TABLE = ["/web/src/table/Table.tsx", "/web/src/local/offline_play.ts"];
/** The words of a game and those of its board are always wanted together. */
const ENGLISH_WORDS = /\/games\/(\w+)\/(?:text\/)?en\.ftl\?raw$/;
const PACK_WORDS = /\/languages\/(\w+)\/(?:games|web)\/(?!first\.|later\.)(\w+)\.ftl\?raw$/;
/** So are those of the first screen and of the covers on it. */
const PACK_FIRST = /\/languages\/(\w+)\/(?:web\/first\.ftl\?raw|games\/\w+\.ftl\?titles)$/;

/** The file that the text of a game or of a first screen goes into. */
function wordsOf(id: string): string | null {
  const [, english] = ENGLISH_WORDS.exec(id) ?? [];
  if (english) return `words-${english}-en`;
  const [, code, game] = PACK_WORDS.exec(id) ?? [];
  if (code) return `words-${game}-${code}`;
  const [, first] = PACK_FIRST.exec(id) ?? [];
  return first ? `words-first-${first}` : null;
}

/** All modules that come with some of them, without those that come later. */
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

/** The file that a module goes into; null: the bundler decides. */
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
