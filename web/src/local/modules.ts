/** The compiled rules of the games as files beside the pages: fetched when a game is first opened, and kept. */
import { hexOf } from "../net/bytes";
import { joined, sha256 } from "./rules/hash";
import { feed } from "./rules/levels";
import type { Layout, ModuleFiles, RulesIndex } from "./rules/layout";
import { Rules } from "./rules/rules";
import { BadModule } from "./rules/types";

/** Files are named after their content. */
const HASH_IN_NAME = /-([0-9a-f]{12})\.\w+$/;

/** A file that could not be fetched. */
export class Missing extends Error {}

/** The rules of a game; the numbers that fox alone needs come after them, and are read when it does. */
interface Loaded {
  readonly rules: Rules;
  readonly data: Promise<ArrayBuffer | null>;
  fed: Promise<Rules> | null;
}

/** Where the files are, as an absolute address: workers and pages have different ones of their own. */
export class Modules {
  private readonly index: URL;
  private listed: Promise<RulesIndex> | null = null;
  private readonly loaded = new Map<string, Promise<Loaded>>();

  constructor(
    base: string,
    private readonly fetcher: typeof fetch = (input, init) => fetch(input, init),
  ) {
    this.index = new URL("rules/index.json", base);
  }

  /** Which games have a module; none where they were not built. Known from the first answer that names any. */
  async games(): Promise<RulesIndex> {
    const listed = (this.listed ??= this.list());
    const found = await listed;
    if (this.listed === listed && Object.keys(found).length === 0) this.listed = null;
    return found;
  }

  /** The files of a game. A game that was not listed may have been built since: the list is read once more. */
  async find(game: string): Promise<ModuleFiles | undefined> {
    const known = (await this.games())[game];
    if (known) return known;
    this.listed = null;
    return (await this.games())[game];
  }

  private async list(): Promise<RulesIndex> {
    const answer = await this.fetch(this.index);
    if (!answer) return {};
    try {
      return (await answer.json()) as RulesIndex;
    } catch (fault) {
      if (fault instanceof SyntaxError) return {};
      throw fault;
    }
  }

  /** Request the files of every game, so that the service worker caches them; nothing is loaded. Returns whether all
   * have come. */
  async touchAll(): Promise<boolean> {
    const games = Object.values(await this.games());
    let come = games.length > 0 && (await this.fetch(this.index)) !== null;
    for (const { module, layout, data } of games)
      for (const path of data === null ? [module, layout] : [module, layout, data])
        come = (await this.fetch(new URL(path, this.index))) !== null && come;
    return come;
  }

  /** The rules of a game, once; raises `Missing` or `BadModule`. What fox alone needs comes after them. */
  async rules(game: string): Promise<Rules> {
    return (await this.game(game)).rules;
  }

  /** The same with everything that fox needs. */
  async fedRules(game: string): Promise<Rules> {
    const loaded = await this.game(game);
    return (loaded.fed ??= fed(loaded));
  }

  private game(game: string): Promise<Loaded> {
    let found = this.loaded.get(game);
    if (!found) {
      found = this.load(game);
      this.loaded.set(game, found);
      found.then(({ data }) => data).catch(() => this.forget(game));
    }
    return found;
  }

  /** What could not be loaded is looked for anew the next time: there may be other files by then. */
  private forget(game: string): void {
    this.loaded.delete(game);
    this.listed = null;
  }

  private async load(game: string): Promise<Loaded> {
    const files = await this.find(game);
    if (!files) throw new Missing(game);
    const rules = await twice((cache) => this.make(files, cache));
    const { data } = files;
    return {
      rules,
      data: data === null ? Promise.resolve(null) : twice((cache) => this.bytes(data, cache)),
      fed: null,
    };
  }

  private async make(files: ModuleFiles, cache: RequestCache): Promise<Rules> {
    const paths = [files.module, files.layout] as const;
    const [module, layout] = await Promise.all(paths.map((path) => this.bytes(path, cache)));
    if (!module || !layout) throw new Missing(files.module);
    return Rules.load(module, layoutOf(layout, files.layout), await nameOf(module, layout));
  }

  private async bytes(path: string, cache: RequestCache): Promise<ArrayBuffer> {
    const answer = await this.fetch(new URL(path, this.index), { cache });
    if (!answer) throw new Missing(path);
    const content = await answer.arrayBuffer();
    const [, hash] = HASH_IN_NAME.exec(path) ?? [];
    if (hash && !hexOf(await digest(content)).startsWith(hash)) throw new BadModule(`${path} is damaged`);
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

function layoutOf(content: ArrayBuffer, path: string): Layout {
  try {
    return JSON.parse(new TextDecoder().decode(content)) as Layout;
  } catch (fault) {
    throw new BadModule(`${path} is damaged`, { cause: fault });
  }
}

/** The name of rules: a hash of the module and its layout document, as `tana.core.rules_file` has it. */
export async function nameOf(module: ArrayBuffer, layout: ArrayBuffer): Promise<string> {
  return hexOf(sha256(joined("tana/1/rules/", await digest(module), await digest(layout))));
}

async function fed({ rules, data }: Loaded): Promise<Rules> {
  const numbers = await data;
  if (numbers) feed(rules, numbers);
  return rules;
}

/** A damaged file may only be damaged in a cache: it is fetched once more, past all of them. */
async function twice<T>(work: (cache: RequestCache) => Promise<T>): Promise<T> {
  try {
    return await work("default");
  } catch (fault) {
    if (!(fault instanceof BadModule)) throw fault;
    return work("reload");
  }
}

/** SHA-256 by the browser where it has it: pages that are served without TLS do not. */
async function digest(content: ArrayBuffer): Promise<Uint8Array> {
  const { subtle } = crypto as Partial<Crypto>;
  return subtle ? new Uint8Array(await subtle.digest("SHA-256", content)) : sha256(new Uint8Array(content));
}
