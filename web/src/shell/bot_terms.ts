/** The words of the bots' reasons, which only few screens need. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { signal } from "@preact/signals";
import { language, type Language } from "./settings";

const sources = import.meta.glob<string>("../../../src/tana/bots/text/{en,it}.ftl", {
  query: "?raw",
  import: "default",
});

const bundles = signal<Partial<Record<Language, FluentBundle>>>({});

/** Fetch the words of the present language. */
export async function loadTerms(): Promise<void> {
  const code = language.value;
  const source = await sources[`../../../src/tana/bots/text/${code}.ftl`]?.();
  if (source === undefined) return;
  const bundle = new FluentBundle(code, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  bundles.value = { ...bundles.value, [code]: bundle };
}

/** A reason for a hint, as the end of a sentence; null for a game that gives no words for it. */
export function reasonText(game: string, term: string): string | null {
  const bundle = bundles.value[language.value];
  const pattern = bundle?.getMessage(`reason-${game}-${term}`)?.value;
  return pattern ? (bundle?.formatPattern(pattern) ?? null) : null;
}

/** A term of a game's evaluation in words; its name, for a game that gives no words for it. */
export function termText(game: string, term: string): string {
  const bundle = bundles.value[language.value];
  const pattern = bundle?.getMessage(`term-${game}-${term}`)?.value;
  return pattern ? (bundle?.formatPattern(pattern) ?? term) : term.replaceAll("_", " ");
}
