/** Numbers, percentages and durations in the reader's language, from the browser's locale data. */
import { language } from "./settings";

/** A number with a fixed number of decimals. */
export function number(value: number, decimals = 0): string {
  const places = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return new Intl.NumberFormat(language.value, places).format(value);
}

/** A share in percent, without decimals: `0.457` is `46%`, or `46 %`. */
export function percent(share: number): string {
  return new Intl.NumberFormat(language.value, { style: "percent" }).format(share);
}

export type TimeUnit = "day" | "hour" | "minute" | "second";

/** Amounts of time, the longest unit first: `1 day 6 hours`, or `1d 6h` where there is little room. */
export function duration(parts: readonly [number, TimeUnit][], width: "long" | "narrow" = "long"): string {
  const texts = parts.map(([value, unit]) =>
    new Intl.NumberFormat(language.value, { style: "unit", unit, unitDisplay: width }).format(value),
  );
  return new Intl.ListFormat(language.value, { type: "unit", style: "narrow" }).format(texts);
}
