/** A board for any game: what the seat sees as a list of facts. The list of choices beside it plays the game. */
import { t } from "../shell/i18n";

function show(value: unknown): string {
  if (value === null || value === undefined) return "–";
  if (Array.isArray(value)) return value.map(show).join(", ");
  if (typeof value === "object") {
    return Object.entries(value)
      .map(([name, one]) => `${name} ${show(one)}`)
      .join("; ");
  }
  return String(value);
}

export function FallbackBoard({ view }: { view: unknown }) {
  return (
    <div class="fallback sheet">
      <p>{t("fallback")}</p>
      <dl>
        {Object.entries(view as Record<string, unknown>).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{show(value)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
