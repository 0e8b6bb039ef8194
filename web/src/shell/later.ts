/** Lazy components, loaded when first shown together with the texts that they need. */
import type { ComponentType } from "preact";
import { lazy } from "preact/compat";
import { learnLater } from "./i18n";

export function later<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    const [component] = await Promise.all([load(), learnLater()]);
    return { default: component };
  });
}
