/** Texts of the bots' reasons, loaded separately because only a few screens need them. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { signal } from "@preact/signals";
import { language, type Language } from "./settings";

const packs = import.meta.glob<string>("../../../src/tana/languages/*/bots.ftl", { query: "?raw", import: "default" });

async function sourceOf(code: Language): Promise<string | undefined> {
  if (code === "en") return (await import("../../../src/tana/bots/text/en.ftl?raw")).default;
  return packs[`../../../src/tana/languages/${code}/bots.ftl`]?.();
}

const bundles = signal<Partial<Record<Language, FluentBundle>>>({});

async function load(code: Language): Promise<void> {
  if (bundles.value[code]) return;
  const source = await sourceOf(code);
  if (source === undefined) return;
  const bundle = new FluentBundle(code, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  bundles.value = { ...bundles.value, [code]: bundle };
}

let following = false;

/** Load the texts of the current language, and from then on of every language that is chosen. */
export async function loadTerms(): Promise<void> {
  await load(language.value);
  if (following) return;
  following = true;
  language.subscribe((code) => void load(code));
}

/** A reason for a hint, as the end of a sentence; null for a game without a text for it. */
export function reasonText(game: string, term: string): string | null {
  const bundle = bundles.value[language.value];
  const pattern = bundle?.getMessage(`reason-${game}-${term}`)?.value;
  return pattern ? (bundle?.formatPattern(pattern) ?? null) : null;
}

/** A term of a game's evaluation in words, or its name for a game without a text for it. */
export function termText(game: string, term: string): string {
  const bundle = bundles.value[language.value];
  const pattern = bundle?.getMessage(`term-${game}-${term}`)?.value;
  return pattern ? (bundle?.formatPattern(pattern) ?? term) : term.replaceAll("_", " ");
}
