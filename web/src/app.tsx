import { Suspense, lazy } from "preact/compat";
import { AppNotices } from "./local/Notices";
import { t, textVersion } from "./shell/i18n";
import { route } from "./shell/router";
import { Home } from "./screens/Home";
import { pendingSecret } from "./shell/entry";

const TableScreen = lazy(() => import("./table/Table").then((module) => ({ default: module.TableScreen })));
const Setup = lazy(() => import("./screens/Setup").then((module) => ({ default: module.Setup })));
const Join = lazy(() => import("./screens/Join").then((module) => ({ default: module.Join })));
const Rules = lazy(() => import("./screens/Rules").then((module) => ({ default: module.Rules })));
const Learn = lazy(() => import("./screens/Learn").then((module) => ({ default: module.Learn })));
const Replay = lazy(() => import("./screens/Replay").then((module) => ({ default: module.Replay })));
const Fair = lazy(() => import("./screens/Fair").then((module) => ({ default: module.Fair })));
const Devices = lazy(() => import("./screens/Devices").then((module) => ({ default: module.Devices })));
const Carry = lazy(() => import("./screens/Carry").then((module) => ({ default: module.Carry })));

export function App() {
  void textVersion.value;
  return (
    <>
      <AppNotices />
      <Suspense fallback={<p class="notice-page">{t("loading")}</p>}>{screen()}</Suspense>
    </>
  );
}

function screen() {
  const { screen, rest } = route.value;
  const [first = "", second] = rest;
  switch (screen) {
    case "new":
      return <Setup key={first} game={first} />;
    case "t": {
      const secret = pendingSecret(first);
      return secret ? <Join key={first} by={{ table: first, secret }} /> : <TableScreen key={first} table={first} />;
    }
    case "code":
      return <Join key={first} by={{ code: first }} />;
    case "learn":
      return <Learn key={first} game={first} />;
    case "rules":
      return <Rules key={first} game={first} rule={second} />;
    case "replay":
      return <Replay key={first} table={first} at={Number(second ?? 0) || 0} />;
    case "fair":
      return <Fair key={first} table={first} />;
    case "devices":
      return <Devices />;
    case "carry":
      return <Carry code={first} />;
    default:
      return <Home />;
  }
}
