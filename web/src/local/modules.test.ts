import { describe, expect, it } from "vitest";
import { Missing, Modules } from "./modules";
import { BadModule } from "./rules/types";

const INDEX = { molly: { module: "molly-1.wasm", layout: "molly-1.json", data: null } };

function served(files: Record<string, string>) {
  const asked: [string, string | undefined][] = [];
  const fetcher = (async (input: URL, init?: RequestInit) => {
    asked.push([input.pathname, init?.cache]);
    const body = files[input.pathname];
    return body === undefined ? new Response("", { status: 404 }) : new Response(body);
  }) as unknown as typeof fetch;
  return { asked, modules: new Modules("http://localhost/below/", fetcher) };
}

describe("the modules of the games", () => {
  it("are those of the index beside the pages", async () => {
    const { modules } = served({ "/below/rules/index.json": JSON.stringify(INDEX) });
    expect(await modules.games()).toEqual(INDEX);
  });

  it("are none where they were not built, or a server answers with a page instead", async () => {
    expect(await served({}).modules.games()).toEqual({});
    expect(await served({ "/below/rules/index.json": "<!doctype html>" }).modules.games()).toEqual({});
  });

  it("are missing when a game has none, or its file is gone", async () => {
    const { modules } = served({ "/below/rules/index.json": JSON.stringify(INDEX) });
    await expect(modules.rules("uly")).rejects.toBeInstanceOf(Missing);
    await expect(modules.rules("molly")).rejects.toBeInstanceOf(Missing);
  });

  it("are what their names say", async () => {
    const index = { molly: { module: "molly-0123456789ab.wasm", layout: "molly-1.json", data: null } };
    const { modules } = served({
      "/below/rules/index.json": JSON.stringify(index),
      "/below/rules/molly-0123456789ab.wasm": "x",
      "/below/rules/molly-1.json": "{}",
    });
    await expect(modules.rules("molly")).rejects.toThrow("molly-0123456789ab.wasm is damaged");
  });

  it.each([
    ["a layout that is no document", "{", "x"],
    ["a layout of another release", `{"tana": "layout", "version": 0}`, "x"],
  ])("that are damaged are fetched once more, past every cache: %s", async (_what, layout, module) => {
    const { modules, asked } = served({
      "/below/rules/index.json": JSON.stringify(INDEX),
      "/below/rules/molly-1.wasm": module,
      "/below/rules/molly-1.json": layout,
    });
    await expect(modules.rules("molly")).rejects.toBeInstanceOf(BadModule);
    const modes = asked.filter(([path]) => path.endsWith(".wasm")).map(([, cache]) => cache);
    expect(modes).toEqual(["default", "reload"]);
  });
});
