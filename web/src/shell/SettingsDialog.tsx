/** Language, theme, sound, motion: everything a person may want to change at any time. */
import type { Signal } from "@preact/signals";
import { HereSettings } from "../local/HereSettings";
import { Dialog } from "./Dialog";
import { speak, t } from "./i18n";
import {
  confirmMoves,
  language,
  motion,
  notices,
  playerName,
  shortcuts,
  sound,
  theme,
  type Language,
  type Theme,
} from "./settings";
import { askToNotify, mayNotify } from "./notice";
import { play, wakeSound } from "./sound";

function Toggle({ label, value, onChange }: { label: string; value: Signal<boolean>; onChange?: () => void }) {
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={value.value}
        onChange={(event) => {
          value.value = event.currentTarget.checked;
          onChange?.();
        }}
      />
      <span>{label}</span>
    </label>
  );
}

export function SettingsDialog({ onClose }: { onClose(): void }) {
  return (
    <Dialog title={t("settings")} onClose={onClose}>
      <div class="stack">
        <label class="field">
          <span>{t("settings-name")}</span>
          <input
            value={playerName.value}
            maxLength={24}
            autocomplete="nickname"
            onInput={(event) => (playerName.value = event.currentTarget.value)}
          />
        </label>
        <label class="field">
          <span>{t("settings-language")}</span>
          <select value={language.value} onChange={(event) => void speak(event.currentTarget.value as Language)}>
            <option value="en" lang="en">
              English
            </option>
            <option value="it" lang="it">
              Italiano
            </option>
          </select>
        </label>
        <label class="field">
          <span>{t("settings-theme")}</span>
          <select value={theme.value} onChange={(event) => (theme.value = event.currentTarget.value as Theme)}>
            {(["auto", "light", "dark"] as const).map((one) => (
              <option key={one} value={one}>
                {t(`theme-${one}`)}
              </option>
            ))}
          </select>
        </label>
        <Toggle
          label={t("settings-sound")}
          value={sound}
          onChange={() => {
            wakeSound();
            play("place");
          }}
        />
        <Toggle label={t("settings-motion")} value={motion} />
        <Toggle label={t("settings-confirm")} value={confirmMoves} />
        <Toggle label={t("settings-shortcuts")} value={shortcuts} />
        {mayNotify() && (
          <Toggle
            label={t("settings-notices")}
            value={notices}
            onChange={() => {
              if (notices.value) void askToNotify();
            }}
          />
        )}
        <HereSettings />
      </div>
    </Dialog>
  );
}
