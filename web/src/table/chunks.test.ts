import { expect, test } from "vitest";
import { chunks } from "../../build-chunks";

/** Which module imports which. */
const IMPORTS: Record<string, string[]> = {
  "/tana/web/src/main.tsx": ["/tana/web/src/shell/router.ts"],
  "/tana/web/src/table/Table.tsx": ["/tana/web/src/table/Room.tsx", "/tana/web/src/shell/router.ts"],
  "/tana/web/src/table/Room.tsx": ["/tana/web/src/table/Table.tsx", "/tana/web/src/art/animals.tsx"],
  "/tana/web/src/local/offline_play.ts": ["/tana/web/src/local/worker_client.ts"],
};

const fileOf = (path: string) =>
  chunks("/tana")(`/tana/${path}`, { getModuleInfo: (id) => ({ importedIds: IMPORTS[id] ?? [] }) });

test("a table is one chunk, without what the first screen already loads", () => {
  const files = ["table/Table.tsx", "table/Room.tsx", "art/animals.tsx", "local/offline_play.ts"];
  expect(files.map((path) => fileOf(`web/src/${path}`))).toEqual(files.map(() => "table"));
  const others = ["main.tsx", "shell/router.ts", "local/worker_client.ts", "screens/Rules.tsx"];
  expect(others.map((path) => fileOf(`web/src/${path}`))).toEqual(others.map(() => null));
});

test("the texts of a game and of its board are one chunk for each language", () => {
  expect(fileOf("src/tana/games/molly/text/en.ftl?raw")).toBe("words-molly-en");
  expect(fileOf("web/src/games/molly/en.ftl?raw")).toBe("words-molly-en");
  expect(fileOf("src/tana/games/molly/text/en.ftl?titles")).toBeNull();
  expect(fileOf("src/tana/languages/it/games/molly.ftl?raw")).toBe("words-molly-it");
  expect(fileOf("src/tana/languages/it/web/molly.ftl?raw")).toBe("words-molly-it");
});

test("a language pack's first screen and its covers are one chunk, the later screens another", () => {
  expect(fileOf("src/tana/languages/it/web/first.ftl?raw")).toBe("words-first-it");
  expect(fileOf("src/tana/languages/it/games/molly.ftl?titles")).toBe("words-first-it");
  expect(fileOf("src/tana/languages/it/web/later.ftl?raw")).toBeNull();
});
