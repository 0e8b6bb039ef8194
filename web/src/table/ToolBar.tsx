/** Undo, hint, and on a phone the lists. */
import { Icon, type IconName } from "../art/icons";
import { t } from "../shell/i18n";
import { useTable } from "./context";
import type { Panel, Panels } from "./open_panel";
import "./ToolBar.css";

export function Tools({ panels }: { panels: Panels }) {
  const { snapshot, timeline, choice, presence } = useTable();
  const now = snapshot.value;
  const shown = timeline.shown.value;
  if (!now || !shown) return null;
  const seated = now.you.seats.length > 0;
  const playing = seated && shown.phase === "playing";
  return (
    <nav class="tools" aria-label={t("tools")}>
      {playing && <UndoTool />}
      {playing && now.settings.hints && <HintTool />}
      <PanelTool panels={panels} name="choices" icon="choices" />
      <PanelTool panels={panels} name="log" icon="log" />
      <PanelTool panels={panels} name="chat" icon="chat" badge={presence.unread.value} />
      {choice.sending.value && <span class="sr">{t("choices-wait")}</span>}
    </nav>
  );
}

function UndoTool() {
  const { snapshot, timeline, choice } = useTable();
  const byConsent = snapshot.value?.settings.undo === "consent";
  const possible = timeline.shown.value?.canUndo || choice.picked.value.length > 0 || byConsent;
  return (
    <button
      type="button"
      class="tool"
      disabled={!possible}
      title={possible ? undefined : t("undo-boundary")}
      onClick={() => void choice.undo()}
    >
      <Icon name="undo" />
      <span>{t("undo")}</span>
    </button>
  );
}

function HintTool() {
  const { choice, myTurn } = useTable();
  const thinking = choice.thinking.value;
  return (
    <button type="button" class="tool" disabled={!myTurn.value || thinking} onClick={() => void choice.askHint()}>
      <Icon name="hint" />
      <span>{t(thinking ? "hint-thinking" : "hint")}</span>
    </button>
  );
}

function PanelTool(props: { panels: Panels; name: Panel; icon: IconName; badge?: number }) {
  const { panels, name, icon, badge = 0 } = props;
  return (
    <button
      type="button"
      class="tool narrow"
      aria-pressed={panels.sheet.value === name}
      onClick={() => panels.toggle(name)}
    >
      <Icon name={icon} />
      <span>{t(name)}</span>
      {badge > 0 && (
        <span class="unread" role="img" aria-label={t("chat-unread", { count: badge })}>
          {badge}
        </span>
      )}
    </button>
  );
}
