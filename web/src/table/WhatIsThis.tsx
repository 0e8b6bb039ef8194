/** "What is this?": while it is on, a tap explains what is tapped and does nothing else. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { bubbleAt, TipBubble, type Bubble } from "../games/tips";
import { t } from "../shell/i18n";
import { useTable } from "./context";

/** The element that a tap refers to and the text that explains it: its accessible name and its rule. */
export function explained(target: Element): { thing: Element; text: string } {
  const tip = target.closest("[data-tip]");
  const named = target.closest("[aria-label], button, a");
  const thing = tip ?? named ?? target;
  const name = named?.getAttribute("aria-label") ?? named?.textContent?.trim() ?? "";
  const rule = (tip ?? named?.querySelector("[data-tip]"))?.getAttribute("data-tip") ?? "";
  const text = [name, rule].filter((one, i, all) => one && all.indexOf(one) === i).join("\n");
  return { thing, text: text || t("what-scenery") };
}

export function WhatIsThis() {
  const { asking } = useTable();
  const shown = useSignal<Bubble | null>(null);
  const on = asking.value;
  useEffect(() => {
    if (!on) return;
    const explain = (event: MouseEvent) => {
      const target = event.target;
      if (!(target instanceof Element) || !target.closest(".stage, .side")) return;
      event.preventDefault();
      event.stopPropagation();
      const { thing, text } = explained(target);
      shown.value = bubbleAt(thing, text);
    };
    addEventListener("click", explain, { capture: true });
    return () => {
      removeEventListener("click", explain, { capture: true });
      shown.value = null;
    };
  }, [on, shown]);
  return shown.value && <TipBubble bubble={shown.value} />;
}
