/** The secret address of a calendar feed with this person's deadlines: create, replace, revoke. */
import { useSignal, type Signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { request } from "../net/api";
import { addressOf } from "../net/base";
import type { Calendar } from "../net/wire";
import { attempt } from "../shell/attempt";
import { Button } from "../shell/Button";
import { t } from "../shell/i18n";
import { language } from "../shell/settings";
import "./CalendarFeed.css";

async function ask(action: "" | "/new" | "/remove", body?: object): Promise<Calendar> {
  const init = body && {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  };
  return (await (await request(`/api/calendar${action}`, init)).json()) as Calendar;
}

export function CalendarFeed({ fault }: { fault: Signal<string | null> }) {
  const calendar = useSignal<Calendar | null>(null);
  const take = (work: () => Promise<Calendar>) => attempt(fault, async () => (calendar.value = await work()));
  useEffect(() => void attempt(fault, async () => (calendar.value = await ask(""))), [calendar, fault]);
  const now = calendar.value;
  if (!now) return null;
  return (
    <section class="sheet stack">
      <h2>{t("calendar")}</h2>
      <p class="soft">{t("calendar-what")}</p>
      {now.path && (
        <p class="stack" role="status">
          <span>{t("calendar-address")}</span>
          <code class="calendar-address">{addressOf(now.path)}</code>
        </p>
      )}
      {now.on && !now.path && <p>{t("calendar-on")}</p>}
      <div class="row">
        <Button
          class="small"
          text={now.on ? "calendar-renew" : "calendar-make"}
          onClick={() => take(() => ask("/new", { language: language.value }))}
        />
        {now.on && <Button class="small" text="calendar-remove" onClick={() => take(() => ask("/remove", {}))} />}
      </div>
    </section>
  );
}
