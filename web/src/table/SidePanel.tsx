/** Choices, log and chat, beside the board or as a sheet over it. */
import { useEffect } from "preact/hooks";
import { Button } from "../shell/Button";
import { t } from "../shell/i18n";
import { Chat } from "./Chat";
import { Choices, CommandLine } from "./Choices";
import { useTable } from "./context";
import { LogPanel } from "./LogPanel";
import { PANELS, type Panel, type Panels } from "./open_panel";
import "./SidePanel.css";

export function SidePanel({ panels }: { panels: Panels }) {
  const { presence } = useTable();
  const current = panels.current.value;
  const listening = panels.visible.value === "chat";
  useEffect(() => presence.listen(listening), [presence, listening]);
  return (
    <aside class={`side surface column ${panels.sheet.value ? "open" : ""}`} aria-label={t("side")}>
      <div class="tabs-row">
        <Tabs panels={panels} />
        <Button class="quiet side-close" icon="close" label="close" onClick={() => panels.close()} />
      </div>
      <div id="side-panel" class="panel column" role="tabpanel" aria-labelledby={`tab-${current}`}>
        <PanelContent panel={current} onChosen={() => panels.close()} />
      </div>
      {current !== "log" && (
        <div class="side-log column">
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
          class="tab quiet"
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

function PanelContent({ panel, onChosen }: { panel: Panel; onChosen(): void }) {
  if (panel === "log") return <LogPanel />;
  if (panel === "chat") return <Chat />;
  return (
    <>
      <Choices onChosen={onChosen} />
      <CommandLine />
    </>
  );
}
