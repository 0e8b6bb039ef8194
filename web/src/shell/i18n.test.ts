import { beforeEach, expect, test, vi } from "vitest";

/** The texts as a page has them that was just opened. */
async function fresh() {
  vi.resetModules();
  return import("./i18n");
}

beforeEach(() => localStorage.clear());

test("the first screen has its words at once, the others have theirs once they are learnt", async () => {
  const { has, learnLater, t } = await fresh();
  expect([t("home-play"), has("rematch")]).toEqual(["Play now", false]);
  await learnLater();
  expect([t("home-play"), t("rematch")]).toEqual(["Play now", "Play again"]);
});

test("another language is spoken at once on the later screens, too", async () => {
  const { learnLater, speak, t } = await fresh();
  await learnLater();
  await speak("it");
  expect([t("home-play"), t("rematch")]).toEqual(["Gioca subito", "Gioca ancora"]);
  await speak("en");
  expect([t("home-play"), t("rematch")]).toEqual(["Play now", "Play again"]);
});

test("a language that is chosen while a screen is on its way is the language of that screen", async () => {
  const { learnLater, speak, t } = await fresh();
  await Promise.all([learnLater(), speak("it")]);
  expect([t("home-play"), t("rematch")]).toEqual(["Gioca subito", "Gioca ancora"]);
  await Promise.all([speak("it"), speak("en")]);
  expect([t("home-play"), t("rematch")]).toEqual(["Play now", "Play again"]);
});

test("a text that leans on one of the first screen has its words, too", async () => {
  const { learnLater, t } = await fresh();
  await learnLater();
  expect(t("gone-closed")).toBe(t("refused-closed"));
});
