/** The bar on top of every screen but the table. */
import { useSignal } from "@preact/signals";
import { Icon } from "../art/icons";
import { speak, t } from "./i18n";
import { href } from "./router";
import { language, shownTheme, theme } from "./settings";
import { Settings } from "./Settings";

/** `heading`: the title is the heading of the page, which has no other. */
export function Bar({ title, back = true, heading = false }: { title?: string; back?: boolean; heading?: boolean }) {
  const open = useSignal(false);
  const other = language.value === "en" ? "it" : "en";
  const dark = shownTheme.value === "dark";
  return (
    <header class="bar">
      {back ? (
        <a class="button quiet" href={href()} aria-label={t("home")}>
          <Icon name="home" />
        </a>
      ) : null}
      {heading ? <h1 class="bar-title">{title}</h1> : <div class="bar-title">{title}</div>}
      <button type="button" class="quiet" lang={other} onClick={() => void speak(other)}>
        {other === "it" ? "Italiano" : "English"}
      </button>
      <button
        type="button"
        class="quiet"
        aria-label={t(dark ? "theme-to-light" : "theme-to-dark")}
        onClick={() => (theme.value = dark ? "light" : "dark")}
      >
        <Icon name={dark ? "sun" : "moon"} />
      </button>
      <button type="button" class="quiet" aria-label={t("settings")} onClick={() => (open.value = true)}>
        <Icon name="gear" />
      </button>
      {open.value && <Settings onClose={() => (open.value = false)} />}
    </header>
  );
}
