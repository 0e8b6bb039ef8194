/** The bar of a table: home, the name of the game, clock, connection, settings and the table's menu. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Icon } from "../art/icons";
import { Button } from "../shell/Button";
import { t, tg } from "../shell/i18n";
import { href } from "../shell/router";
import { Settings } from "../shell/Settings";
import { useTable } from "./context";
import { TableMenu } from "./Menu";
import { TurnClock } from "./TurnClock";

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
      <TurnClock />
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
