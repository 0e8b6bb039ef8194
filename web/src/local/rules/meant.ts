/** What was probably meant by a word that is not known, as `tana.errors.meant` finds it. */

const CLOSE = 0.6;

/** A word in quotes, as Python writes it. */
export function quoted(word: string): string {
  const mark = word.includes("'") && !word.includes('"') ? '"' : "'";
  const escaped = word.replaceAll("\\", "\\\\");
  return `${mark}${mark === "'" ? escaped.replaceAll("'", "\\'") : escaped}${mark}`;
}

/** A question for the middle of a sentence; empty if nothing is close. */
export function meant(word: string, known: readonly string[]): string {
  const rated = known.map((other) => [closeness(other, word), other] as const).filter(([share]) => share >= CLOSE);
  const [best] = rated.sort(([a, one], [b, other]) => b - a || (one < other ? 1 : -1));
  return best ? ` (did you mean ${quoted(best[1])}?)` : "";
}

/** The share of letters in common blocks (Ratcliff and Obershelp). */
function closeness(one: string, other: string): number {
  return (2 * common(one, other)) / (one.length + other.length);
}

function common(one: string, other: string): number {
  let [from, to, size] = [0, 0, 0];
  for (let i = 0; i < one.length; i++)
    for (let j = 0; j < other.length; j++) {
      let length = 0;
      while (i + length < one.length && one[i + length] === other[j + length]) length++;
      if (length > size) [from, to, size] = [i, j, length];
    }
  if (size === 0) return 0;
  return size + common(one.slice(0, from), other.slice(0, to)) + common(one.slice(from + size), other.slice(to + size));
}
