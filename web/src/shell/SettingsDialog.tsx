/** The settings: name, animal, language, theme, sound, animations and the like. */
import type { Signal } from "@preact/signals";
import { OfflineSettings } from "../local/OfflineSettings";
import { SITE } from "../net/local_tables";
import { AnimalGrid } from "./AnimalChoice";
import { LanguageOptions } from "./Bar";
import { Dialog } from "./Dialog";
import { Check, Select } from "./fields";
import { speak, t } from "./i18n";
import { ownAnimal } from "./names";
import { href } from "./router";
import { confirmMoves, language, motion, notices, shortcuts, sound, theme, volume, type Language } from "./settings";
import { playerAnimal, playerName, singleOptions } from "./settings";
import { PaceChoice } from "./PaceChoice";
import { askToNotify, mayNotify } from "./notice";
import { play, wakeSound } from "./sound";

function Toggle({ label, value, onChange }: { label: string; value: Signal<boolean>; onChange?: () => void }) {
  return (
    <Check
      on={value.value}
      onChange={(on) => {
        value.value = on;
        onChange?.();
      }}
    >
      {label}
    </Check>
  );
}

/** Sound switch and volume; every change plays a sample. */
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
            <LanguageOptions />
          </select>
        </label>
        <Select
          label={t("settings-theme")}
          value={theme.value}
          values={["auto", "light", "dark"]}
          textOf={(one) => t(`theme-${one}`)}
          onChange={(one) => (theme.value = one)}
        />
        <Sounds />
        <Toggle label={t("settings-motion")} value={motion} />
        <PaceChoice />
        <Toggle label={t("settings-single")} value={singleOptions} />
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
        <OfflineSettings />
        {!SITE && (
          <p>
            <a href={href("me")} onClick={onClose}>
              {t("me-link")}
            </a>
          </p>
        )}
        {!SITE && (
          <p>
            <a href={href("notices")} onClick={onClose}>
              {t("notices-link")}
            </a>
          </p>
        )}
        {!SITE && (
          <p>
            <a href={href("history")} onClick={onClose}>
              {t("history-link")}
            </a>{" "}
            <a href={href("ladder")} onClick={onClose}>
              {t("ladder-link")}
            </a>
          </p>
        )}
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
