/** The bar on top of every screen except the table. */
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { Icon } from "../art/icons";
import { Button } from "./Button";
import { speak, t } from "./i18n";
import { href } from "./router";
import { LANGUAGE_NAMES } from "../net/wire";
import { language, LANGUAGES, shownTheme, theme, type Language } from "./settings";
import { Settings } from "./Settings";
import "./Bar.css";

interface PageProps {
  title: string;
  heading?: boolean;
  class?: string;
  children: ComponentChildren;
}

/** A screen with one narrow column below the bar. */
export function Page({ class: name = "narrow-page", children, ...bar }: PageProps) {
  return (
    <div class="page column">
      <Bar {...bar} />
      <main class={name}>{children}</main>
    </div>
  );
}

/** Options for every language, each in its own name. */
export function LanguageOptions() {
  return (
    <>
      {LANGUAGES.map((code) => (
        <option key={code} value={code} lang={code}>
          {LANGUAGE_NAMES[code]}
        </option>
      ))}
    </>
  );
}

/** `heading` makes the title the heading of a page that has no other. */
export function Bar({ title, back = true, heading = false }: { title?: string; back?: boolean; heading?: boolean }) {
  const open = useSignal(false);
  const dark = shownTheme.value === "dark";
  return (
    <header class="bar across">
      {back ? (
        <a class="button quiet" href={href()} aria-label={t("home")}>
          <Icon name="home" />
        </a>
      ) : null}
      {heading ? <h1 class="bar-title ellipsis">{title}</h1> : <div class="bar-title ellipsis">{title}</div>}
      <select
        class="bar-language"
        aria-label={t("bar-language")}
        value={language.value}
        onChange={(event) => void speak(event.currentTarget.value as Language)}
      >
        <LanguageOptions />
      </select>
      <Button
        class="quiet"
        icon={dark ? "sun" : "moon"}
        label={dark ? "theme-to-light" : "theme-to-dark"}
        onClick={() => (theme.value = dark ? "light" : "dark")}
      />
      <Button class="quiet" icon="gear" label="settings" onClick={() => (open.value = true)} />
      {open.value && <Settings onClose={() => (open.value = false)} />}
    </header>
  );
}
