import type { ComponentChild } from "preact";
import { Suspense } from "preact/compat";
import { houseIsClosed } from "./net/api";
import { AppNotices } from "./local/OfflineNotices";
import { SITE } from "./net/local_tables";
import { t, textVersion } from "./shell/i18n";
import { later } from "./shell/later";
import { route } from "./shell/router";
import { Home } from "./screens/Home";
import { pendingSecret } from "./shell/invite_link";

const TableScreen = later(() => import("./table/Table").then((module) => module.TableScreen));
const Setup = later(() => import("./screens/Setup").then((module) => module.Setup));
const Join = later(() => import("./screens/Join").then((module) => module.Join));
const Rules = later(() => import("./screens/Rules").then((module) => module.Rules));
const Strategy = later(() => import("./screens/Strategy").then((module) => module.Strategy));
const Learn = later(() => import("./screens/Learn").then((module) => module.Learn));
const Replay = later(() => import("./screens/Replay").then((module) => module.Replay));
const Review = later(() => import("./screens/Review").then((module) => module.Review));
const Puzzles = later(() => import("./screens/Puzzles").then((module) => module.Puzzles));
const LuckCheck = later(() => import("./screens/LuckCheck").then((module) => module.LuckCheck));
const Devices = later(() => import("./screens/Devices").then((module) => module.Devices));
const HouseDoor = later(() => import("./screens/HouseDoor").then((module) => module.HouseDoor));
const HouseInvitation = later(() => import("./screens/HouseDoor").then((module) => module.HouseInvitation));
const Notifications = later(() => import("./screens/Notifications").then((module) => module.Notifications));
const History = later(() => import("./screens/History").then((module) => module.History));
const PersonScreen = later(() => import("./screens/Person").then((module) => module.PersonScreen));
const Ladder = later(() => import("./screens/Ladder").then((module) => module.Ladder));
const Me = later(() => import("./screens/Me").then((module) => module.Me));
const Restore = later(() => import("./screens/Restore").then((module) => module.Restore));
const AddDevice = later(() => import("./screens/AddDevice").then((module) => module.AddDevice));
const HostPage = later(() => import("./screens/HostPage").then((module) => module.HostPage));
const OpenTables = later(() => import("./screens/OpenTables").then((module) => module.OpenTables));
const Announcement = later(() => import("./shell/Announcement").then((module) => module.Announcement));

export function App() {
  void textVersion.value;
  return (
    <>
      <AppNotices />
      {!SITE && (
        <Suspense fallback={null}>
          <Announcement />
        </Suspense>
      )}
      <Suspense fallback={<p class="notice-page centre">{t("loading")}</p>}>{screen()}</Suspense>
    </>
  );
}

/** The screens by the first part of their route; the parts after it are arguments. */
const SCREENS: Record<string, (first: string, second?: string) => ComponentChild> = {
  new: (game) => <Setup key={game} game={game} />,
  t: (table) => {
    const secret = pendingSecret(table);
    return secret ? <Join key={table} by={{ table, secret }} /> : <TableScreen key={table} table={table} />;
  },
  code: (code) => <Join key={code} by={{ code }} />,
  learn: (game) => <Learn key={game} game={game} />,
  rules: (game, rule) => <Rules key={game} game={game} rule={rule} />,
  strategy: (game, claim) => <Strategy key={game} game={game} claim={claim} />,
  replay: (table, at) => <Replay key={table} table={table} at={Number(at ?? 0) || 0} />,
  review: (table) => <Review key={table} table={table} />,
  puzzles: (game, number) => <Puzzles key={`${game}/${number}`} game={game} number={Number(number) || null} />,
  fair: (table) => <LuckCheck key={table} table={table} />,
  devices: () => <Devices />,
  me: () => <Me />,
  restore: () => <Restore />,
  house: (token) => <HouseInvitation token={token} />,
  notices: () => <Notifications />,
  host: () => <HostPage />,
  history: () => <History />,
  person: (table, seat) => <PersonScreen key={`${table}/${seat}`} table={table} seat={Number(seat ?? 0)} />,
  ladder: (game, seats) => <Ladder game={game} seats={Number(seats ?? 0)} />,
  open: () => <OpenTables />,
  carry: (code) => <AddDevice code={code} />,
};

function screen() {
  const { screen: name, rest } = route.value;
  if (houseIsClosed.value && name !== "host") return <HouseDoor />;
  return Object.hasOwn(SCREENS, name) ? SCREENS[name]?.(rest[0] ?? "", rest[1]) : <Home />;
}
