/** Texts in the reader's language from Fluent files: the client's own and each game's. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { signal } from "@preact/signals";
import { below } from "../net/base";
import type { ArgumentInfo, Choice, GameInfo, Text, WireEvent } from "../net/wire";
import { language, type Language } from "./settings";
import english from "../text/en.ftl?raw";

type Source = () => Promise<string>;
type Sources = Record<string, Source>;

/** Folder of the games' English texts; other languages have packs (`language_packs.ts`). */
const GAMES = "../../../src/tana/games";

const engine = import.meta.glob<string>("../../../src/tana/games/*/text/en.ftl", {
  query: "?raw",
  import: "default",
}) as Sources;
/** What the covers show of each game (see `build-titles.ts`). */
const titles = import.meta.glob<string>("../../../src/tana/games/*/text/en.ftl", {
  query: "?titles",
  import: "default",
}) as Sources;
const boards = import.meta.glob<string>("../games/*/en.ftl", { query: "?raw", import: "default" }) as Sources;

/** The texts of a language: first screen, later screens, shared by all games; for each game its own, board, cover. */
export interface LanguagePack {
  first(): Promise<string>;
  later(): Promise<string>;
  shared(): Promise<string>;
  /** Null for a game that this client was not built with. */
  game(game: string): Source | null;
  board(game: string): Promise<string>;
  title(game: string): Promise<string>;
}

const ENGLISH: LanguagePack = {
  first: async () => english,
  later: async () => (await import("../text/later/en.ftl?raw")).default,
  shared: async () => (await import("../../../src/tana/text/shared/en.ftl?raw")).default,
  game: (game) => engine[`${GAMES}/${game}/text/en.ftl`] ?? null,
  board: (game) => text(boards, `../games/${game}/en.ftl`),
  title: (game) => text(titles, `${GAMES}/${game}/text/en.ftl`),
};

/** The pack of a language. Readers of English need not load the list of other languages' files. */
async function packOf(code: Language): Promise<LanguagePack> {
  return code === "en" ? ENGLISH : (await import("./language_packs")).packOf(code);
}

export type Args = Record<string, FluentVariable>;

function bundle(language: Language, ...sources: string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) made.addResource(new FluentResource(source), { allowOverrides: true });
  return made;
}

const fallback = bundle("en", english);
const shell = signal<FluentBundle>(fallback);

/** Which of the client's texts to load: their language, and whether those of later screens are included. */
interface OwnTexts {
  code: Language;
  later: boolean;
}

let asked: OwnTexts = { code: "en", later: false };
/** The texts in `shell`. */
let loaded: OwnTexts = asked;

const games = signal<Record<string, FluentBundle>>({});
const wanted = new Set<string>();
/** Games of which only the title and blurb are loaded. */
const named = signal<Record<string, FluentBundle>>({});
/** Incremented when texts change, so that components that show texts render again. */
export const textVersion = signal(0);

async function text(sources: Sources, path: string): Promise<string> {
  const source = sources[path];
  return source ? await source() : "";
}

/** The texts of a game: bundled with this client, or else fetched from the server. */
async function gameWords(game: string, code: Language): Promise<string> {
  const source = (await packOf(code)).game(game);
  if (source) return source();
  const answer = await fetch(below(`/api/games/${encodeURIComponent(game)}/text/${code}`));
  return answer.ok ? answer.text() : "";
}

/** Load the requested texts; if the request has changed meanwhile, load those instead. */
async function loadShell(): Promise<void> {
  const wanted = asked;
  if (loaded === wanted) return;
  const pack = await packOf(wanted.code);
  const sources = await Promise.all([pack.first(), wanted.later ? pack.later() : ""]);
  if (wanted !== asked) return loadShell();
  shell.value = bundle(wanted.code, ...sources);
  loaded = wanted;
}

async function loadGame(game: string, code: Language): Promise<void> {
  const pack = await packOf(code);
  const parts = await Promise.all([pack.shared(), gameWords(game, code), pack.board(game)]);
  games.value = { ...games.value, [game]: bundle(code, ...parts) };
}

async function loadTitle(game: string, code: Language): Promise<void> {
  const source = await (await packOf(code)).title(game);
  named.value = { ...named.value, [game]: bundle(code, source) };
}

/** Switch the language of everything shown. */
export async function speak(code: Language): Promise<void> {
  asked = { ...asked, code };
  await Promise.all([
    loadShell(),
    ...Object.keys(named.value).map((game) => loadTitle(game, code)),
    ...[...wanted].map((game) => loadGame(game, code)),
  ]);
  language.value = code;
  textVersion.value += 1;
}

/** Load the texts of the screens after the first one. */
export async function learnLater(): Promise<void> {
  if (loaded.later && loaded === asked) return;
  if (!asked.later) asked = { ...asked, later: true };
  await loadShell();
  textVersion.value += 1;
}

/** Load the texts of a game. */
export async function learnGame(game: string): Promise<void> {
  if (wanted.has(game) && games.value[game]) return;
  wanted.add(game);
  await loadGame(game, language.value);
  textVersion.value += 1;
}

/** Load the title and the blurb of a game, which is all that a cover shows. */
export async function learnTitle(game: string): Promise<void> {
  if (games.value[game] || named.value[game]) return;
  if (!(`${GAMES}/${game}/text/en.ftl` in titles)) return learnGame(game);
  await loadTitle(game, language.value);
  textVersion.value += 1;
}

function format(from: FluentBundle | undefined, id: string, args: Args): string | null {
  const pattern = from?.getMessage(id)?.value;
  return from && pattern ? from.formatPattern(pattern, args, []) : null;
}

/** A text of the client. */
export function t(id: string, args: Args = {}): string {
  return format(shell.value, id, args) ?? format(fallback, id, args) ?? id;
}

/** Whether the client has a text with this id. */
export function has(id: string): boolean {
  return shell.value.hasMessage(id) || fallback.hasMessage(id);
}

/** A text of a game, or null if it has none with this id. */
export function gameText(game: string, id: string, args: Args = {}): string | null {
  return format(games.value[game] ?? named.value[game], id, args);
}

/** Text of a game, falling back to the client's. */
export function tg(game: string, id: string, args: Args = {}): string {
  return gameText(game, id, args) ?? t(id, args);
}

/** Context for texts: the game, the reader's seat, and the names at the table. Seats count from 1. */
export interface Speaker {
  game: string;
  info: GameInfo | null;
  reader: number | null;
  names: (seat: number) => string;
}

/** A token of a domain in words: `colour:red`, `seat:2`. */
export function word(speaker: Speaker, domain: string, token: string): FluentVariable {
  if (domain === "seat" && /^\d+$/.test(token)) return speaker.names(Number(token));
  return gameText(speaker.game, `${domain}-${token}`) ?? numberIfDigits(token);
}

function numberIfDigits(token: string): FluentVariable {
  return /^-?\d+$/.test(token) ? Number(token) : token;
}

/** The variables `$x` and `$x-is` of every argument, and `$me`, the name of the argument that is the reader's seat. */
function variables(speaker: Speaker, tokens: [name: string, domain: string, token: string][]): Args {
  const args: Args = { me: "none" };
  for (const [name, domain, token] of tokens) {
    args[name] = word(speaker, domain, token);
    args[`${name}-is`] = numberIfDigits(token);
    if (domain === "seat" && Number(token) === speaker.reader && args["me"] === "none") args["me"] = name;
  }
  return args;
}

/** A text of the wire in words. */
export function sentence(speaker: Speaker, message: Text): string {
  const tokens: [string, string, string][] = [];
  const rest: Args = {};
  for (const [name, value] of Object.entries(message.args)) {
    if (typeof value === "number") rest[name] = value;
    else if (typeof value !== "string") rest[name] = sentence(speaker, value);
    else if (value.includes(":"))
      tokens.push([name, value.slice(0, value.indexOf(":")), value.slice(value.indexOf(":") + 1)]);
    else rest[name] = value;
  }
  return tg(speaker.game, message.id, { ...variables(speaker, tokens), ...rest });
}

function domainsOf(list: ArgumentInfo[] | undefined, values: Record<string, string>): [string, string, string][] {
  const domains = new Map(list?.map((argument) => [argument.name, argument.domain]));
  return Object.entries(values).map(([name, token]) => [name, domains.get(name) ?? name, token]);
}

/** An event in one sentence; empty if it needs no words. */
export function eventText(speaker: Speaker, event: WireEvent): string {
  const kind = speaker.info?.events.find((one) => one.name === event.name);
  return (
    gameText(speaker.game, `event-${event.name}`, variables(speaker, domainsOf(kind?.args, event.args))) ?? ""
  ).trim();
}

/** The label of a choice. */
export function choiceText(speaker: Speaker, choice: Choice): string {
  const family = speaker.info?.actions.find((one) => one.word === choice.word);
  const args = variables(speaker, domainsOf(family?.args, choice.args));
  return gameText(speaker.game, `action-${choice.word}`, args) ?? choice.notation;
}

/** The name of an option, or of one of its values. */
export function optionText(game: string, name: string, value?: string): string {
  if (value === undefined) return gameText(game, `option-${name}`) ?? name;
  const words = gameText(game, `option-${name}-${value}`) ?? gameText(game, `value-${value}`);
  if (words !== null) return words;
  return /^\d+$/.test(value) ? t("seat-unnamed", { number: Number(value) }) : value;
}
