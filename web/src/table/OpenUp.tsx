/** For the host, in the lobby: list the table as open, with a few words, for people of the house who want to play. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { LANGUAGE_NAMES, type OpenTables } from "../net/wire";
import { attempt, FaultLine } from "../shell/attempt";
import { Button } from "../shell/Button";
import { Check, Select } from "../shell/fields";
import { t } from "../shell/i18n";
import { language, LANGUAGES } from "../shell/settings";
import { closeOpen, openTables, openUp } from "../screens/open_requests";

const LONGEST = 120;

export function OpenUp({ table }: { table: string }) {
  const page = useSignal<OpenTables | null>(null);
  const fault = useSignal<string | null>(null);
  const description = useSignal("");
  const spoken = useSignal<(typeof LANGUAGES)[number]>(language.value);
  const strangers = useSignal(false);
  useEffect(() => void attempt(fault, async () => (page.value = await openTables())), [fault, page]);
  const now = page.value;
  if (!now || now.open_to === "off" || !now.known) return null;
  const line = now.tables.find((one) => one.table === table);
  const act = (work: () => Promise<OpenTables>) => attempt(fault, async () => (page.value = await work()));
  const open = (event: Event) => {
    event.preventDefault();
    void act(() =>
      openUp({ table, description: description.value, language: spoken.value, strangers: strangers.value }),
    );
  };
  return (
    <section class="column" aria-label={t("open-up")}>
      <FaultLine code={fault.value} />
      {line ? (
        <>
          <p role="status">{t(line.strangers ? "open-up-is-all" : "open-up-is")}</p>
          <div class="row">
            <Button class="small" text="open-up-close" onClick={() => act(() => closeOpen(table))} />
          </div>
        </>
      ) : (
        <form class="column" onSubmit={open}>
          <h3>{t("open-up")}</h3>
          <p class="soft">{t("open-up-about")}</p>
          <label class="field">
            <span>{t("open-up-words")}</span>
            <input
              maxLength={LONGEST}
              value={description.value}
              onInput={(event) => (description.value = event.currentTarget.value)}
            />
          </label>
          <Select
            label={t("open-language")}
            value={spoken.value}
            values={LANGUAGES}
            textOf={(one) => LANGUAGE_NAMES[one]}
            onChange={(one) => (spoken.value = one)}
          />
          {now.open_to === "everybody" && (
            <Check on={strangers.value} onChange={(on) => (strangers.value = on)}>
              {t("open-up-strangers")}
            </Check>
          )}
          <div class="row">
            <Button text="open-up-do" type="submit" />
          </div>
        </form>
      )}
    </section>
  );
}
