import { describe, expect, it } from "vitest";
import { inline, parse } from "./markdown";

describe("rules pages", () => {
  it("have headings, paragraphs, lists, quotes and tables", () => {
    const blocks = parse(
      "# Molly\n\nOne line\nand more.\n\n- a\n- b\n  goes on\n\n> **House ruling** (MOL-R12): so.\n\n| a | b |\n|---|---|\n| 1 | 2 |\n",
    );
    expect(blocks.map((block) => block.kind)).toEqual(["heading", "paragraph", "list", "quote", "table"]);
    expect(blocks[2]).toMatchObject({
      ordered: false,
      items: [{ text: [{ text: "a" }] }, { text: [{ text: "b goes on" }] }],
    });
    expect(blocks[4]).toMatchObject({
      rows: [
        [[{ text: "a" }], [{ text: "b" }]],
        [[{ text: "1" }], [{ text: "2" }]],
      ],
    });
  });
  it("have nested points", () => {
    expect(parse("1. one\n   - under\n   - more\n2. two")).toMatchObject([
      { ordered: true, items: [{ below: [[{ text: "under" }], [{ text: "more" }]] }, { text: [{ text: "two" }] }] },
    ]);
  });
  it("support strong, emphasis and code, and nothing else", () => {
    expect(inline("a **b** *c* `d` <b>e</b>")).toEqual([
      { kind: "text", text: "a " },
      { kind: "strong", text: "b" },
      { kind: "text", text: " " },
      { kind: "em", text: "c" },
      { kind: "text", text: " " },
      { kind: "code", text: "d" },
      { kind: "text", text: " <b>e</b>" },
    ]);
  });
});
