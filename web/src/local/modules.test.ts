import { afterEach, describe, expect, it, vi } from "vitest";
import { Missing, Modules } from "./modules";
import { feed } from "./rules/levels";
import { Rules } from "./rules/rules";
import { BadModule } from "./rules/types";

vi.mock("./rules/levels", () => ({ feed: vi.fn() }));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

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

  it.each([
    ["by the browser", crypto],
    ["where it has no means to", {}],
  ])("are what their names say, checked %s", async (_how, means) => {
    vi.stubGlobal("crypto", means);
    const index = { molly: { module: "molly-0123456789ab.wasm", layout: "molly-1.json", data: null } };
    const { modules } = served({
      "/below/rules/index.json": JSON.stringify(index),
      "/below/rules/molly-0123456789ab.wasm": "x",
      "/below/rules/molly-1.json": "{}",
    });
    await expect(modules.rules("molly")).rejects.toThrow("molly-0123456789ab.wasm is damaged");
  });

  it("are listed once, and again after one that could not be loaded", async () => {
    const { modules, asked } = served({ "/below/rules/index.json": JSON.stringify(INDEX) });
    await modules.games();
    await modules.games();
    expect(asked).toHaveLength(1);
    await expect(modules.rules("uly")).rejects.toBeInstanceOf(Missing);
    await modules.games();
    expect(asked).toHaveLength(3);
  });

  it("that are built after the list was read are found without a reload", async () => {
    const files: Record<string, string> = { "/below/rules/index.json": JSON.stringify(INDEX) };
    const { modules } = served(files);
    expect(await modules.find("uly")).toBeUndefined();
    const made = { module: "uly.wasm", layout: "uly.json", data: null };
    files["/below/rules/index.json"] = JSON.stringify({ ...INDEX, uly: made });
    expect(await modules.find("uly")).toEqual(made);
  });

  it("are there before the numbers that fox alone needs", async () => {
    const made = {} as Rules;
    vi.spyOn(Rules, "load").mockResolvedValue(made);
    const files: Record<string, string> = {
      "/below/rules/index.json": JSON.stringify({ uly: { module: "uly.wasm", layout: "uly.json", data: "uly.bin" } }),
      "/below/rules/uly.wasm": "x",
      "/below/rules/uly.json": "{}",
    };
    const { modules } = served(files);
    expect(await modules.rules("uly")).toBe(made);
    await expect(modules.fedRules("uly")).rejects.toBeInstanceOf(Missing);
    expect(feed).not.toHaveBeenCalled();
    files["/below/rules/uly.bin"] = "numbers";
    expect(await modules.fedRules("uly")).toBe(made);
    expect(feed).toHaveBeenCalledOnce();
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
