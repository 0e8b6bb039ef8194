/** Refusals. */
import type { Code, Refused, Text } from "../net/wire";

/** Raised for a command that is not carried out; nothing has changed. */
export class Refuse extends Error {
  constructor(
    readonly code: Code,
    readonly detail: string | null = null,
    readonly rule: string | null = null,
    readonly text: Text | null = null,
  ) {
    super(detail ?? code);
  }

  answer(id: string, seq: number): Refused {
    const { code, rule, text, detail } = this;
    return { kind: "refused", id, code, seq, rule, text, detail };
  }
}
