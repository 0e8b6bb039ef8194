/** What a rated table means, shown before anybody sits down. */
import { t } from "../shell/i18n";
import "./RatedNote.css";

const RULES = ["places", "bots", "leave", "standin", "late", "undo", "idle", "deleted"] as const;

export function RatedNote() {
  return (
    <details class="rated-note">
      <summary>{t("rated-note")}</summary>
      <RatedRules />
    </details>
  );
}

export function RatedRules() {
  return (
    <ul class="rated-rules">
      {RULES.map((rule) => (
        <li key={rule}>{t(`rated-rule-${rule}`)}</li>
      ))}
    </ul>
  );
}
