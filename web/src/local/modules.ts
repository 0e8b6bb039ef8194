/** The compiled rules of the games as files beside the pages: fetched when a game is first opened, and kept. */
import { hexOf } from "../net/bytes";
import { sha256 } from "./rules/hash";
import { feed } from "./rules/levels";
import type { Layout, ModuleFiles, RulesIndex } from "./rules/layout";
import { Rules } from "./rules/rules";
import { BadModule } from "./rules/types";

/** Files are named after their content. */
const HASH_IN_NAME = /-([0-9a-f]{12})\.\w+$/;

/** A file that could not be fetched. */
export class Missing extends Error {}

/** Where the files are, as an absolute address: workers and pages have different ones of their own. */
export class Modules {
  private readonly index: URL;
  private readonly loaded = new Map<string, Promise<Rules>>();

  constructor(
    base: string,
    private readonly fetcher: typeof fetch = (input, init) => fetch(input, init),
  ) {
    this.index = new URL("rules/index.json", base);
  }

  /** Which games have a module; none where they were not built. */
  async games(): Promise<RulesIndex> {
    const answer = await this.fetch(this.index);
    if (!answer) return {};
    try {
      return (await answer.json()) as RulesIndex;
    } catch (fault) {
      if (fault instanceof SyntaxError) return {};
      throw fault;
    }
  }

  /** The rules of a game, once; raises `Missing` or `BadModule`. */
  rules(game: string): Promise<Rules> {
    let found = this.loaded.get(game);
    if (!found) {
      found = this.load(game);
      this.loaded.set(game, found);
      found.catch(() => this.loaded.delete(game));
    }
    return found;
  }

  /** A damaged file may only be damaged in a cache: it is fetched once more, past all of them. */
  private async load(game: string): Promise<Rules> {
    try {
      return await this.make(game, "default");
    } catch (fault) {
      if (!(fault instanceof BadModule)) throw fault;
      return this.make(game, "reload");
    }
  }

  private async make(game: string, cache: RequestCache): Promise<Rules> {
    const files = (await this.games())[game];
    if (!files) throw new Missing(game);
    const [module, layout, data] = await Promise.all([
      this.bytes(files.module, cache),
      this.layout(files, cache),
      files.data === null ? null : this.bytes(files.data, cache),
    ]);
    const rules = await Rules.load(module, layout);
    if (data) feed(rules, data);
    return rules;
  }

  private async layout(files: ModuleFiles, cache: RequestCache): Promise<Layout> {
    const text = new TextDecoder().decode(await this.bytes(files.layout, cache));
    try {
      return JSON.parse(text) as Layout;
    } catch (fault) {
      throw new BadModule(`${files.layout} is damaged`, { cause: fault });
    }
  }

  private async bytes(path: string, cache: RequestCache): Promise<ArrayBuffer> {
    const answer = await this.fetch(new URL(path, this.index), { cache });
    if (!answer) throw new Missing(path);
    const content = await answer.arrayBuffer();
    const [, hash] = HASH_IN_NAME.exec(path) ?? [];
    if (hash && !hexOf(sha256(new Uint8Array(content))).startsWith(hash)) throw new BadModule(`${path} is damaged`);
    return content;
  }

  /** Null for a file that is not there, or out of reach. */
  private async fetch(address: URL, init?: RequestInit): Promise<Response | null> {
    try {
      const answer = await this.fetcher(address, init);
      return answer.ok ? answer : null;
    } catch {
      return null;
    }
  }
}
