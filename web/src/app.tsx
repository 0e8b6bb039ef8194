import type { ComponentChild } from "preact";
import { Suspense, lazy } from "preact/compat";
import { houseIsClosed } from "./net/api";
import { AppNotices } from "./local/OfflineNotices";
import { t, textVersion } from "./shell/i18n";
import { route } from "./shell/router";
import { Home } from "./screens/Home";
import { pendingSecret } from "./shell/invite_link";

const TableScreen = lazy(() => import("./table/Table").then((module) => ({ default: module.TableScreen })));
const Setup = lazy(() => import("./screens/Setup").then((module) => ({ default: module.Setup })));
const Join = lazy(() => import("./screens/Join").then((module) => ({ default: module.Join })));
const Rules = lazy(() => import("./screens/Rules").then((module) => ({ default: module.Rules })));
const Learn = lazy(() => import("./screens/Learn").then((module) => ({ default: module.Learn })));
const Replay = lazy(() => import("./screens/Replay").then((module) => ({ default: module.Replay })));
const LuckCheck = lazy(() => import("./screens/LuckCheck").then((module) => ({ default: module.LuckCheck })));
const Devices = lazy(() => import("./screens/Devices").then((module) => ({ default: module.Devices })));
const HouseDoor = lazy(() => import("./screens/HouseDoor").then((module) => ({ default: module.HouseDoor })));
const HouseInvitation = lazy(() =>
  import("./screens/HouseDoor").then((module) => ({ default: module.HouseInvitation })),
);
const Notifications = lazy(() =>
  import("./screens/Notifications").then((module) => ({ default: module.Notifications })),
);
const AddDevice = lazy(() => import("./screens/AddDevice").then((module) => ({ default: module.AddDevice })));

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
