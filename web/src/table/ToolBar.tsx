/** Undo, hint, and on a phone the lists. A disabled tool explains why when it is tapped. */
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
  const { choice } = useTable();
  const reason = choice.whyNoUndo.value;
  return (
    <button
      type="button"
      class="tool"
      aria-disabled={reason !== null}
      title={reason === null ? undefined : t(reason)}
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
  const isOff = !myTurn.value || thinking;
  return (
    <button
      type="button"
      class="tool"
      aria-disabled={isOff}
      title={myTurn.value ? undefined : t("hint-not-now")}
      onClick={() => void choice.askHint()}
    >
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
