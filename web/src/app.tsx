import type { ComponentChild } from "preact";
import { Suspense } from "preact/compat";
import { houseIsClosed } from "./net/api";
import { AppNotices } from "./local/OfflineNotices";
import { t, textVersion } from "./shell/i18n";
import { later } from "./shell/later";
import { route } from "./shell/router";
import { Home } from "./screens/Home";
import { pendingSecret } from "./shell/invite_link";

const TableScreen = later(() => import("./table/Table").then((module) => module.TableScreen));
const Setup = later(() => import("./screens/Setup").then((module) => module.Setup));
const Join = later(() => import("./screens/Join").then((module) => module.Join));
const Rules = later(() => import("./screens/Rules").then((module) => module.Rules));
const Learn = later(() => import("./screens/Learn").then((module) => module.Learn));
const Replay = later(() => import("./screens/Replay").then((module) => module.Replay));
const LuckCheck = later(() => import("./screens/LuckCheck").then((module) => module.LuckCheck));
const Devices = later(() => import("./screens/Devices").then((module) => module.Devices));
const HouseDoor = later(() => import("./screens/HouseDoor").then((module) => module.HouseDoor));
const HouseInvitation = later(() => import("./screens/HouseDoor").then((module) => module.HouseInvitation));
const Notifications = later(() => import("./screens/Notifications").then((module) => module.Notifications));
const AddDevice = later(() => import("./screens/AddDevice").then((module) => module.AddDevice));

export function App() {
  void textVersion.value;
  return (
    <>
      <AppNotices />
      <Suspense fallback={<p class="notice-page centre">{t("loading")}</p>}>{screen()}</Suspense>
    </>
  );
}

/** The screens by the first part of their address, from the parts after it. */
const SCREENS: Record<string, (first: string, second?: string) => ComponentChild> = {
  new: (game) => <Setup key={game} game={game} />,
  t: (table) => {
    const secret = pendingSecret(table);
    return secret ? <Join key={table} by={{ table, secret }} /> : <TableScreen key={table} table={table} />;
  },
  code: (code) => <Join key={code} by={{ code }} />,
  learn: (game) => <Learn key={game} game={game} />,
  rules: (game, rule) => <Rules key={game} game={game} rule={rule} />,
  replay: (table, at) => <Replay key={table} table={table} at={Number(at ?? 0) || 0} />,
  fair: (table) => <LuckCheck key={table} table={table} />,
  devices: () => <Devices />,
  house: (token) => <HouseInvitation token={token} />,
  notices: () => <Notifications />,
  carry: (code) => <AddDevice code={code} />,
};

function screen() {
  if (houseIsClosed.value) return <HouseDoor />;
  const { screen: name, rest } = route.value;
  return Object.hasOwn(SCREENS, name) ? SCREENS[name]?.(rest[0] ?? "", rest[1]) : <Home />;
}
