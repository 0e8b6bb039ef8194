/** The page of a person the reader has played with: what they share of their games. */
import { useSignal } from "@preact/signals";
import { useCallback, useEffect } from "preact/hooks";
import { AnimalPortrait } from "../art/animals";
import { api } from "../net/api";
import { LANGUAGE_NAMES, type AboutPerson, type Language, type PersonPage } from "../net/wire";
import { attempt } from "../shell/attempt";
import { Page } from "../shell/Bar";
import { Button } from "../shell/Button";
import { learnGame, t } from "../shell/i18n";
import { animalFor } from "../shell/portraits";
import { language } from "../shell/settings";
import { dateOf } from "./dates";
import { Finished } from "./History";
import { Statistics } from "./Statistics";
import "./History.css";
import "./Me.css";

const gamesOf = (page: PersonPage): string[] => [
  ...(page.history?.lines ?? []).map((line) => line.game),
  ...(page.statistics?.games ?? []).map((one) => one.game),
];

export function PersonScreen({ table, seat }: { table: string; seat: number }) {
  const fault = useSignal<string | null>(null);
  const page = useSignal<PersonPage | null>(null);
  const load = useCallback(
    (first: number) =>
      attempt(fault, async () => {
        const found = await api.personPage(table, seat, first);
        await Promise.all([...new Set(gamesOf(found))].map(learnGame));
        const before = first ? (page.value?.history?.lines ?? []) : [];
        const history = found.history && { ...found.history, lines: [...before, ...found.history.lines] };
        page.value = { ...found, history };
      }),
    [table, seat, fault, page],
  );
  useEffect(() => void load(0), [load]);
  const shown = page.value;
  const more = shown?.history?.more ?? null;
  return (
    <Page title={shown ? t("person-title", { name: shown.name }) : t("history-title")} heading class="history stack">
      {fault.value && (
        <p class="sheet notice" role="alert">
          {t(
            fault.value === "not-allowed" || fault.value === "bad-request"
              ? "person-nothing"
              : `refused-${fault.value}`,
          )}
        </p>
      )}
      {!shown && !fault.value && <p role="status">{t("loading")}</p>}
      {shown && (
        <div class="me-face across">
          <AnimalPortrait animal={shown.animal ?? animalFor(shown.name)} mood="glad" />
          {shown.about && <About person={shown.about} />}
        </div>
      )}
      {shown?.statistics && <Statistics figures={shown.statistics} />}
      {shown?.history && (
        <section class="stack" aria-labelledby="person-games">
          <h2 id="person-games">{t("person-games")}</h2>
          <ul class="history-shelf">
            {shown.history.lines.map((line) => (
              <Finished key={`${line.game} ${line.ended}`} line={line} foreign />
            ))}
          </ul>
          {more !== null && (
            <div class="row">
              <Button text="history-more" onClick={() => load(more)} />
            </div>
          )}
        </section>
      )}
    </Page>
  );
}

function About({ person: { language: spoken, zone, since } }: { person: AboutPerson }) {
  const time = zone && timeIn(zone);
  return (
    <ul class="plain soft person-about">
      {since > 0 && <li>{t("me-since", { when: dateOf(since) })}</li>}
      <li>{t("person-language", { language: LANGUAGE_NAMES[spoken as Language] ?? spoken })}</li>
      {time && <li>{t("person-time", { time, zone })}</li>}
    </ul>
  );
}

/** The current time in a zone; empty if this browser does not know the zone. */
function timeIn(zone: string): string {
  try {
    return new Date().toLocaleTimeString(language.value, { timeStyle: "short", timeZone: zone });
  } catch {
    return "";
  }
}
