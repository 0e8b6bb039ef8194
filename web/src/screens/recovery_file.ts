/** The recovery file: twelve words in a text file that people can read, and that this page finds them in again. */

const MARK = "tana-recovery-1:";

export function recoveryFile(title: string, name: string, server: string, words: readonly string[]): string {
  return `${title}\n${name}\n${server}\n\n${words.map((word, i) => `${i + 1}. ${word}`).join("\n")}\n\n${MARK} ${words.join(" ")}\n`;
}

/** The words of a recovery file, or of what somebody typed; null for a file that is none. */
export function wordsIn(content: string): string | null {
  const line = content.split(/\r?\n/).find((one) => one.startsWith(MARK));
  const words = line?.slice(MARK.length).trim();
  return words || null;
}
