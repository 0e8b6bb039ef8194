/** Language, theme, sound, motion: everything a person may want to change at any time. */
import type { Signal } from "@preact/signals";
import { HereSettings } from "../local/HereSettings";
import { SITE } from "../net/here";
import { AnimalGrid } from "./AnimalChoice";
import { Dialog } from "./Dialog";
import { speak, t } from "./i18n";
import { ownAnimal } from "./names";
import { href } from "./router";
import {
  confirmMoves,
  language,
  motion,
  notices,
  playerAnimal,
  playerName,
  shortcuts,
  sound,
  theme,
  volume,
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

/** Whether there are sounds, and how loud: every change is heard. */
function Sounds() {
  const hear = () => {
    wakeSound();
    play("take");
  };
  return (
    <div class="row">
      <Toggle label={t("settings-sound")} value={sound} onChange={hear} />
      <label class="grow">
        <span class="sr">{t("settings-volume")}</span>
        <input
          type="range"
          min={0}
          max={100}
          step={5}
          disabled={!sound.value}
          value={volume.value}
          onChange={(event) => {
            volume.value = Number(event.currentTarget.value);
            hear();
          }}
        />
      </label>
    </div>
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
        <AnimalGrid value={ownAnimal()} onChange={(animal) => (playerAnimal.value = animal)} />
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
        <Sounds />
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
        {!SITE && (
          <p>
            <a href={href("devices")} onClick={onClose}>
              {t("devices-link")}
            </a>
          </p>
        )}
      </div>
    </Dialog>
  );
}
