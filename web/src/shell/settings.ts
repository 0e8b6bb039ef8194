/** Settings stored in this browser: language, theme, sound and the like. */
import { computed, effect, signal } from "@preact/signals";
import { LANGUAGE_NAMES, type Animal, type Language } from "../net/wire";
import { ANIMALS } from "./portraits";

export type { Language };
export type Theme = "auto" | "light" | "dark";
export type Pace = "slow" | "normal" | "fast";

export const PACES: readonly Pace[] = ["slow", "normal", "fast"];

export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as readonly Language[];

function stored<T>(key: string, fallback: T, read: (raw: string) => T | null): T {
  try {
    const raw = localStorage.getItem(`tana.${key}`);
    return raw === null ? fallback : (read(raw) ?? fallback);
  } catch {
    return fallback; // The browser forbids storage.
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(`tana.${key}`, value);
  } catch {
    // Storage is forbidden: the value lasts until the page is closed.
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(`tana.${key}`);
  } catch {
    // Storage is forbidden: there is nothing to remove.
  }
}

/** Store a value for this tab, until it is closed. */
export function rememberInTab(key: string, value: string): void {
  try {
    sessionStorage.setItem(`tana.${key}`, value);
  } catch {
    // Storage is forbidden: the value lasts until the page is closed.
  }
}

export function recallInTab(key: string): string | null {
  try {
    return sessionStorage.getItem(`tana.${key}`);
  } catch {
    return null; // The browser forbids storage.
  }
}

/** A value stored as JSON; `fallback` if there is none or it is not JSON. */
export function recallJson<T>(key: string, fallback: T, recalled: (key: string) => string | null = recall): T {
  try {
    return (JSON.parse(recalled(key) ?? "null") as T | null) ?? fallback;
  } catch (fault) {
    if (!(fault instanceof SyntaxError)) throw fault;
    return fallback;
  }
}

export function recall(key: string): string | null {
  return stored<string | null>(key, null, (raw) => raw);
}

function oneOf<T extends string>(...values: readonly T[]): (raw: string) => T | null {
  return (raw) => values.find((value) => value === raw) ?? null;
}

function browserLanguage(): Language {
  const spoken = typeof navigator === "undefined" ? [] : (navigator.languages ?? []);
  for (const tag of spoken) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().split("-")[0] === language);
    if (found) return found;
  }
  return "en";
}

const onOff = oneOf("on", "off");

export const language = signal<Language>(stored("language", browserLanguage(), oneOf(...LANGUAGES)));
export const theme = signal<Theme>(stored<Theme>("theme", "auto", oneOf<Theme>("auto", "light", "dark")));
export const sound = signal(stored("sound", "on", onOff) === "on");
/** From 0 to 100. */
export const volume = signal(stored("volume", 70, (raw) => (/^\d+$/.test(raw) ? Math.min(100, Number(raw)) : null)));
export const motion = signal(stored("motion", "on", onOff) === "on");
/** How fast moves are shown. */
export const pace = signal<Pace>(stored<Pace>("pace", "normal", oneOf<Pace>(...PACES)));
/** Whether decisions with only one option are made automatically. */
export const singleOptions = signal(stored("single", "on", onOff) === "on");
export const confirmMoves = signal(stored("confirm", "off", onOff) === "on");
export const shortcuts = signal(stored("shortcuts", "on", onOff) === "on");
/** Whether the system may notify this person of their turn. */
export const notices = signal(stored("notices", "off", onOff) === "on");
export const playerName = signal(stored("name", "", (raw) => raw.slice(0, 24)));
/** This person's animal at every table; null for the default. */
export const playerAnimal = signal<Animal | null>(stored<Animal | null>("animal", null, oneOf<Animal>(...ANIMALS)));

const reduced = typeof matchMedia === "undefined" ? null : matchMedia("(prefers-reduced-motion: reduce)");

const darkSystem = typeof matchMedia === "undefined" ? null : matchMedia("(prefers-color-scheme: dark)");
const systemIsDark = signal(darkSystem?.matches ?? false);
darkSystem?.addEventListener?.("change", (event) => {
  systemIsDark.value = event.matches;
});

/** The theme on the screen: the chosen one, or else the system's. */
export const shownTheme = computed<"light" | "dark">(() =>
  theme.value === "auto" ? (systemIsDark.value ? "dark" : "light") : theme.value,
);

/** Whether animations are on, in the settings here and in the system. */
export function moves(): boolean {
  return motion.value && !(reduced?.matches ?? false);
}

export function startSettings(): void {
  effect(() => {
    document.documentElement.lang = language.value;
    remember("language", language.value);
  });
  effect(() => {
    document.documentElement.dataset.theme = shownTheme.value;
    remember("theme", theme.value);
  });
  effect(() => {
    document.documentElement.dataset.motion = motion.value ? "on" : "off";
    remember("motion", motion.value ? "on" : "off");
  });
  effect(() => remember("sound", sound.value ? "on" : "off"));
  effect(() => remember("volume", String(volume.value)));
  effect(() => remember("pace", pace.value));
  effect(() => remember("single", singleOptions.value ? "on" : "off"));
  effect(() => remember("confirm", confirmMoves.value ? "on" : "off"));
  effect(() => remember("shortcuts", shortcuts.value ? "on" : "off"));
  effect(() => remember("notices", notices.value ? "on" : "off"));
  effect(() => remember("name", playerName.value));
  effect(() => {
    if (playerAnimal.value) remember("animal", playerAnimal.value);
  });
}
