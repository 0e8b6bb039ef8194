/** Home, a shelf in the burrow: first the tables that need this person, then the covers, then all other tables. */
import { useSignal, type Signal } from "@preact/signals";
import { lazy, Suspense } from "preact/compat";
import { useCallback, useEffect, useMemo } from "preact/hooks";
import { GangMole } from "../art/moles";
import { api } from "../net/api";
import { OfflineProgress } from "../local/OfflineProgress";
import { SITE } from "../net/local_tables";
import type { Catalogue, TableLine } from "../net/wire";
import { offlineReady } from "../local/offline_state";
import { attempt } from "../shell/attempt";
import { Bar } from "../shell/Bar";
import { Button } from "../shell/Button";
import { learnTitle, t, tg } from "../shell/i18n";
import { install, mayInstall } from "../shell/install_prompt";
import { later } from "../shell/later";
import { ownName } from "../shell/names";
import { Settings } from "../shell/Settings";
import { archive } from "./archive";
import { CodeForm } from "./CodeForm";
import { CoverShelf } from "./CoverShelf";
import { prepareToPlay } from "./create_table";
import { FileChooser, FileDrop } from "./FileDrop";
import { MyTables } from "./my_tables";
import { groupTables } from "./table_groups";
import "./Home.css";

/** Loaded after the covers, since portraits and boards are not part of the first load. */
const shelf = () => import("./TableShelf");
const WaitingForMe = lazy(() => shelf().then((module) => ({ default: module.WaitingForMe })));
const OtherTables = lazy(() => shelf().then((module) => ({ default: module.OtherTables })));
const TableSearch = lazy(() => shelf().then((module) => ({ default: module.TableSearch })));
const KeepReminder = later(() => import("./KeepReminder").then((module) => module.KeepReminder));
const OpenTablesLink = later(() => import("./OpenTablesLink").then((module) => module.OpenTablesLink));

/** The searchable text of a table. */
const wordsOf = (line: TableLine): string => [tg(line.game, "game-title"), ...line.names].join(" ");

/** With at least this many tables there is a search field. */
const MANY = 7;

export function Home() {
  const catalogue = useSignal<Catalogue | null>(null);
  const wanted = useSignal("");
  const fault = useSignal<string | null>(null);
  const tablesFault = useSignal<string | null>(null);
  const tables = useMyTables(tablesFault);
  const load = useCallback(
    () =>
      attempt(fault, async () => {
        const found = await api.games();
        await Promise.all(found.games.map((game) => learnTitle(game.name)));
        catalogue.value = found;
        prepareToPlay();
      }),
    [catalogue, fault],
  );
  useEffect(() => void load(), [load]);
  const again = () => {
    tables.stop();
    return Promise.all([load(), attempt(tablesFault, () => tables.start())]);
  };
  const refused = fault.value ?? tablesFault.value;
  const lines = tables.lines.value ?? [];
  const searching = wanted.value !== "";
  const groups = groupTables(lines, { archive: archive.value, wanted: wanted.value, wordsOf });
  return (
    <>
      <FileDrop />
      <div class="page column home">
        <Bar back={false} title="" />
        <main>
          <Hero />
          {refused && (
            <div class="sheet notice" role="alert">
              <p>{t(`refused-${refused}`)}</p>
              <Button text="try-again" onClick={again} />
            </div>
          )}
          {tables.offline.value && (
            <p class="sheet notice" role="status">
              {t(offlineReady.value ? "home-offline-ready" : "home-offline")}
            </p>
          )}
          <Suspense fallback={null}>{!SITE && lines.length > 0 && <KeepReminder />}</Suspense>
          <Suspense fallback={null}>
            {lines.length > 0 && <WaitingForMe groups={groups} searching={searching} />}
          </Suspense>
          {!catalogue.value && !refused && <p role="status">{t("loading")}</p>}
          <CoverShelf games={catalogue.value?.games ?? []} onFault={(code) => (fault.value = code)} />
          <Suspense fallback={null}>
            {lines.length >= MANY && <TableSearch wanted={wanted} />}
            {lines.length > 0 && <OtherTables groups={groups} searching={searching} />}
          </Suspense>
          <OfflineProgress />
          {!SITE && <CodeForm />}
          <Suspense fallback={null}>{!SITE && <OpenTablesLink />}</Suspense>
          <Footer />
        </main>
      </div>
    </>
  );
}

/** This browser's tables, kept up to date while this screen is open. */
function useMyTables(fault: Signal<string | null>): MyTables {
  const tables = useMemo(() => new MyTables(), []);
  useEffect(() => {
    void attempt(fault, () => tables.start());
    return () => tables.stop();
  }, [tables, fault]);
  return tables;
}

function Hero() {
  const naming = useSignal(false);
  return (
    <div class="hero across">
      <GangMole size="small" class="hero-mole" />
      <div>
        <h1>Tana</h1>
        <p>{t("home-blurb")}</p>
        <p class="row own-name">
          <span>{t("home-name", { name: ownName() })}</span>
          <Button class="small" text="home-rename" onClick={() => (naming.value = true)} />
        </p>
      </div>
      {naming.value && <Settings onClose={() => (naming.value = false)} />}
    </div>
  );
}

/** Opening files, whether everything already works offline, and installing the app. */
function Footer() {
  return (
    <>
      <FileChooser />
      {offlineReady.value && (
        <p class="soft offline-ready" role="status">
          {t("home-available-offline")}
        </p>
      )}
      {mayInstall() && (
        <p class="sheet row spread install">
          <span>{t("install-why")}</span>
          <Button icon="download" text="install" onClick={install} />
        </p>
      )}
    </>
  );
}
