/** Beside the board, or a sheet over it: choices, log and talk. */
import { useEffect } from "preact/hooks";
import { Icon } from "../art/icons";
import { t } from "../shell/i18n";
import { Chat } from "./Chat";
import { Choices, CommandLine } from "./Choices";
import { useTable } from "./context";
import { LogPanel } from "./LogPanel";
import { PANELS, type Panel, type Panels } from "./panels";

export function Side({ panels }: { panels: Panels }) {
  const { presence } = useTable();
  const current = panels.current.value;
  const listening = panels.visible.value === "chat";
  useEffect(() => presence.listen(listening), [presence, listening]);
  return (
    <aside class={`side ${panels.sheet.value ? "open" : ""}`} aria-label={t("side")}>
      <div class="tabs-row">
        <Tabs panels={panels} />
        <button type="button" class="quiet side-close" aria-label={t("close")} onClick={() => panels.close()}>
          <Icon name="close" />
        </button>
      </div>
      <div id="side-panel" class="panel" role="tabpanel" aria-labelledby={`tab-${current}`}>
        <SidePanel panel={current} onChosen={() => panels.close()} />
      </div>
      {current !== "log" && (
        <div class="side-log">
          <LogPanel />
        </div>
      )}
    </aside>
  );
}

function Tabs({ panels }: { panels: Panels }) {
  const { presence } = useTable();
  const unread = presence.unread.value;
  return (
    <div class="tabs" role="tablist" aria-label={t("side")}>
      {PANELS.map((one) => (
        <button
          key={one}
          type="button"
          role="tab"
          id={`tab-${one}`}
          class="tab"
          aria-selected={panels.current.value === one}
          aria-controls="side-panel"
          onClick={() => panels.turnTo(one)}
        >
          {t(one)}
          {one === "chat" && unread > 0 && (
            <span class="unread" role="img" aria-label={t("chat-unread", { count: unread })}>
              {unread}
            </span>
          )}
        </button>
      ))}
    </div>
  );
}

function SidePanel({ panel, onChosen }: { panel: Panel; onChosen(): void }) {
  if (panel === "log") return <LogPanel />;
  if (panel === "chat") return <Chat />;
  return (
    <>
      <Choices onChosen={onChosen} />
      <CommandLine />
    </>
  );
}
