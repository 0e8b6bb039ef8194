// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";

/** The module as on a freshly opened page. */
async function fresh() {
  vi.resetModules();
  return import("./i18n");
}

beforeEach(() => localStorage.clear());

test("the first screen has its texts at once, later screens once they are loaded", async () => {
  const { has, learnLater, t } = await fresh();
  expect([t("home-play"), has("rematch")]).toEqual(["Play now", false]);
  await learnLater();
  expect([t("home-play"), t("rematch")]).toEqual(["Play now", "Play again"]);
});

test("switching the language switches the texts of later screens, too", async () => {
  const { learnLater, speak, t } = await fresh();
  await learnLater();
  await speak("it");
  expect([t("home-play"), t("rematch")]).toEqual(["Gioca subito", "Gioca ancora"]);
  await speak("en");
  expect([t("home-play"), t("rematch")]).toEqual(["Play now", "Play again"]);
});

test("a language chosen while a screen is loading is the language of that screen", async () => {
  const { learnLater, speak, t } = await fresh();
  await Promise.all([learnLater(), speak("it")]);
  expect([t("home-play"), t("rematch")]).toEqual(["Gioca subito", "Gioca ancora"]);
  await Promise.all([speak("it"), speak("en")]);
  expect([t("home-play"), t("rematch")]).toEqual(["Play now", "Play again"]);
});

test("a later text can refer to one of the first screen", async () => {
  const { learnLater, t } = await fresh();
  await learnLater();
  expect(t("gone-closed")).toBe(t("refused-closed"));
});
