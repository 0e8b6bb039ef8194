/** Things that appear in the burrow when a challenge is completed. */
import type { ComponentChildren } from "preact";
import { drawing } from "./paper";

const LINE = {
  stroke: "var(--soil-2)",
  "stroke-width": 4,
  "stroke-linejoin": "round",
  "stroke-linecap": "round",
} as const;

const THINGS: Record<string, () => ComponentChildren> = {
  lantern: () => (
    <>
      <circle cx="50" cy="56" r="36" fill="var(--glow-2)" opacity=".6" />
      <path d="M36 34H64L70 78H30Z" fill="var(--buttercup)" {...LINE} />
      <path d="M32 34 50 18 68 34ZM28 78H72V88H28Z" fill="var(--soil)" {...LINE} />
      <path d="M50 70C40 62 48 56 50 46 52 56 60 62 50 70Z" fill="var(--accent)" />
    </>
  ),
  kettle: () => (
    <>
      <path d="M30 40C30 12 70 12 70 40" fill="none" {...LINE} />
      <path d="M24 44H76L82 82H18Z" fill="var(--brass)" {...LINE} />
      <path d="M78 54 94 44 90 62Z" fill="var(--brass)" {...LINE} />
      <path d="M38 44C38 34 62 34 62 44Z" fill="var(--soil)" {...LINE} />
    </>
  ),
  ribbon: () => (
    <>
      <path d="M38 54 28 92 46 80 50 58ZM62 54 72 92 54 80 50 58Z" fill="var(--brick)" {...LINE} />
      <circle cx="50" cy="40" r="28" fill="var(--buttercup)" {...LINE} />
      <circle cx="50" cy="40" r="16" fill="var(--label)" {...LINE} />
    </>
  ),
  feather: () => (
    <>
      <path d="M24 86C20 44 46 16 84 12 84 50 62 78 32 76Z" fill="var(--clover)" {...LINE} />
      <path d="M16 94 66 34M40 66 38 48M50 54 68 52" fill="none" {...LINE} />
    </>
  ),
  spoon: () => (
    <>
      <path d="M56 48 84 88" fill="none" {...LINE} stroke="var(--brass)" stroke-width="9" />
      <ellipse cx="40" cy="32" rx="20" ry="26" transform="rotate(-35 40 32)" fill="var(--brass)" {...LINE} />
      <ellipse cx="37" cy="28" rx="9" ry="14" transform="rotate(-35 37 28)" fill="var(--buttercup)" />
    </>
  ),
  key: () => (
    <>
      <path d="M46 52 86 84 78 92 72 84 66 88 38 60Z" fill="var(--brass)" {...LINE} />
      <circle cx="32" cy="36" r="24" fill="var(--brass)" {...LINE} />
      <circle cx="30" cy="34" r="9" fill="var(--burrow-dark)" />
    </>
  ),
  acorn: () => (
    <>
      <path d="M50 24C50 14 56 10 60 8" fill="none" {...LINE} />
      <path d="M22 46C22 76 40 90 50 94 60 90 78 76 78 46Z" fill="var(--brass)" {...LINE} />
      <path d="M16 48C16 14 84 14 84 48Z" fill="var(--soil)" {...LINE} />
    </>
  ),
  bell: () => (
    <>
      <circle cx="50" cy="84" r="9" fill="var(--soil)" {...LINE} />
      <path d="M50 14C26 18 30 50 18 76H82C70 50 74 18 50 14Z" fill="var(--brass)" {...LINE} />
      <path d="M18 76H82M34 30C30 40 32 50 28 62" fill="none" {...LINE} />
    </>
  ),
};

/** The drawing of a thing by its name. */
export const Thing = drawing<{ name: string }>(({ name }) => THINGS[name]?.());
