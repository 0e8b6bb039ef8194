/** The recovery file: a text file with twelve words, readable for people and for this page. */

const MARK = "tana-recovery-1:";

export function recoveryFile(title: string, name: string, server: string, words: readonly string[]): string {
  return `${title}\n${name}\n${server}\n\n${words.map((word, i) => `${i + 1}. ${word}`).join("\n")}\n\n${MARK} ${words.join(" ")}\n`;
}

/** The words in a recovery file; null for any other file. */
export function wordsIn(content: string): string | null {
  const line = content.split(/\r?\n/).find((one) => one.startsWith(MARK));
  const words = line?.slice(MARK.length).trim();
  return words || null;
}
