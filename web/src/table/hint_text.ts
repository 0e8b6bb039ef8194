/** A hint in words: the move, the reasons for it, and the chance to win. */
import type { Hinted } from "../net/wire";
import { reasonText } from "../shell/bot_terms";
import { percent } from "../shell/formats";
import { choiceText, t, type Speaker } from "../shell/i18n";
import { language } from "../shell/settings";
import { assumption } from "./assumption";

/** Why a bot would play that, or an empty text. */
export function whyText(speaker: Speaker, { why }: Hinted): string {
  const reasons = why.flatMap(({ term }) => reasonText(speaker.game, term) ?? []);
  if (reasons.length === 0) return "";
  const list = new Intl.ListFormat(language.value, { type: "conjunction" });
  return t("hint-why", { reasons: list.format(reasons) });
}

export function hintText(speaker: Speaker, hint: Hinted): string {
  const text = choiceText(speaker, hint.choice);
  const who = assumption(hint.levels);
  const chance = hint.chance === null ? "" : t("hint-chance", { chance: percent(hint.chance), who });
  return [t("hint-plain", { text }), whyText(speaker, hint), chance].filter(Boolean).join(" ");
}
