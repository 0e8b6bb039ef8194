/** The chapters about playing well: their texts, and a position for each of their claims. */
import type { Choice } from "../net/wire";
import { parse, type Block } from "./markdown";

export interface Judged {
  readonly choice: Omit<Choice, "irreversible">;
  /** Chance to win, and half the width of its interval. */
  readonly chance: number;
  readonly error: number;
}

/** A claim as `tools/strategy_pages.py` writes it. */
export interface Claim {
  readonly name: string;
  readonly seats: number;
  /** From 0. */
  readonly seat: number;
  /** Terms of the evaluation that the claim is about; the better choice is ahead in the first. */
  readonly reasons: readonly string[];
  readonly better: Judged;
  readonly worse: Judged;
  readonly view: unknown;
  readonly position: Record<string, unknown>;
}

export interface Section {
  readonly blocks: readonly Block[];
  readonly claim: Claim;
}

export interface Chapter {
  readonly beginning: readonly Block[];
  readonly sections: readonly Section[];
}

const files = import.meta.glob<Claim[]>("../strategy/*.json", { import: "default" });
const texts = import.meta.glob<string>(
  ["../../../src/tana/games/*/text/strategy.en.md", "../../../src/tana/languages/*/games/*.strategy.md"],
  { query: "?raw", import: "default" },
);

const pathOf = (game: string): string => `../strategy/${game}.json`;

function textPath(game: string, code: string): string {
  return code === "en" ? `games/${game}/text/strategy.en.md` : `languages/${code}/games/${game}.strategy.md`;
}

export const hasStrategy = (game: string): boolean => pathOf(game) in files;

export async function loadChapter(game: string, code: string): Promise<Chapter> {
  const [claims = [], text = ""] = await Promise.all([
    files[pathOf(game)]?.(),
    texts[`../../../src/tana/${textPath(game, code)}`]?.(),
  ]);
  return chapterFrom(parse(text), claims);
}

/** The claim with this name, or else the first one about this reason. */
export function claimOf({ sections }: Chapter, name: string): Claim | undefined {
  const claims = sections.map(({ claim }) => claim);
  return claims.find((claim) => claim.name === name) ?? claims.find(({ reasons }) => reasons.includes(name));
}

/** A chapter from its blocks and claims: the n-th section belongs to the n-th claim. */
export function chapterFrom(blocks: readonly Block[], claims: readonly Claim[]): Chapter {
  const starts = blocks.flatMap((block, i) => (block.kind === "heading" && block.level === 2 ? [i] : []));
  const sections = claims.flatMap((claim, n) => {
    const start = starts[n];
    return start === undefined ? [] : [{ claim, blocks: blocks.slice(start, starts[n + 1]) }];
  });
  return { beginning: blocks.slice(0, starts[0]), sections };
}
