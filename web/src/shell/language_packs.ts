/** The texts of every language except English, loaded file by file when needed. */
import type { LanguagePack } from "./i18n";
import type { Language } from "./settings";

type Sources = Record<string, () => Promise<string>>;

const PACKS = "../../../src/tana/languages";

const files = import.meta.glob<string>(
  ["../../../src/tana/languages/*/shared.ftl", "../../../src/tana/languages/*/{games,web}/*.ftl"],
  { query: "?raw", import: "default" },
) as Sources;
/** What the covers show of each game (see `build-titles.ts`). */
const titles = import.meta.glob<string>("../../../src/tana/languages/*/games/*.ftl", {
  query: "?titles",
  import: "default",
}) as Sources;

/** The texts of one language. */
export function packOf(code: Language): LanguagePack {
  const text = async (sources: Sources, path: string) => (await sources[`${PACKS}/${code}/${path}.ftl`]?.()) ?? "";
  return {
    first: () => text(files, "web/first"),
    later: () => text(files, "web/later"),
    shared: () => text(files, "shared"),
    game: (game) => files[`${PACKS}/${code}/games/${game}.ftl`] ?? null,
    board: (game) => text(files, `web/${game}`),
    title: (game) => text(titles, `games/${game}`),
  };
}
