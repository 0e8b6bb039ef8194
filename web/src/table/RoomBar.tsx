/** The bar of a table: home, the name of the game, the state of things, settings and the table's menu. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Icon } from "../art/icons";
import { Button } from "../shell/Button";
import { t, tg } from "../shell/i18n";
import { href } from "../shell/router";
import { Settings } from "../shell/Settings";
import { useTable } from "./context";
import { TableMenu } from "./Menu";
import { timeLeft } from "./time_left";
import type { Timer } from "../net/wire";

export function RoomBar() {
  const table = useTable();
  const menu = useSignal(false);
  const settings = useSignal(false);
  const now = table.snapshot.value;
  const covered = table.curtain.value !== null;
  useEffect(() => {
    if (covered) menu.value = settings.value = false;
  }, [covered, menu, settings]);
  if (!now) return null;
  return (
    <header class="bar across">
      <a class="button quiet" href={href()} aria-label={t("home")}>
        <Icon name="home" />
      </a>
      <h1 class="bar-title ellipsis">{tg(now.game, "game-title")}</h1>
      {now.timer?.seat != null && <TimerBadge timer={now.timer} />}
      <LinkBadge />
      {now.phase !== "gathering" && (
        <Button
          class="quiet"
          icon="help"
          label="what"
          aria-pressed={table.asking.value}
          onClick={() => (table.asking.value = !table.asking.value)}
        />
      )}
      <Button class="quiet" icon="gear" label="settings" onClick={() => (settings.value = true)} />
      <Button class="quiet" icon="menu" label="menu" onClick={() => (menu.value = true)} />
      {menu.value && <TableMenu onClose={() => (menu.value = false)} />}
      {settings.value && <Settings onClose={() => (settings.value = false)} />}
    </header>
  );
}

/** The time left for a decision, where the table has a timer. */
function TimerBadge({ timer }: { timer: Timer }) {
  const left = useSignal(timer.left_ms);
  useEffect(() => {
    const since = Date.now();
    const tick = () => (left.value = Math.max(0, timer.left_ms - (timer.running ? Date.now() - since : 0)));
    tick();
    if (!timer.running) return;
    const ticking = setInterval(tick, 500);
    return () => clearInterval(ticking);
  }, [timer, left]);
  const seconds = Math.ceil(left.value / 1000);
  return (
    <span class={`badge ${seconds === 0 ? "link-offline" : ""}`} role="timer">
      {timeLeft(seconds)}
    </span>
  );
}

function LinkBadge() {
  const table = useTable();
  const state = table.link.state.value;
  const watching = table.presence.watching.value;
  if (state === "live") return watching > 0 ? <span class="badge">{t("watching", { count: watching })}</span> : null;
  return (
    <span class={`badge link-${state}`} role="status">
      {t(`link-${state}`)}
    </span>
  );
}
