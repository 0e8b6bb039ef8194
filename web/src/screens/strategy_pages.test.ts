import { describe, expect, it } from "vitest";
import { parse } from "./markdown";
import { chapterFrom, claimOf, hasStrategy, loadChapter } from "./strategy_pages";

describe("a chapter about playing well", () => {
  it.each(["molly", "hickory", "uly", "buddel"])(
    "has a section for each claim of %s in every language",
    async (game) => {
      expect(hasStrategy(game)).toBe(true);
      for (const code of ["en", "it", "de", "fr", "es"]) {
        const chapter = await loadChapter(game, code);
        expect(chapter.beginning[0]?.kind).toBe("heading");
        expect(chapter.sections.length).toBeGreaterThanOrEqual(3);
        for (const { blocks, claim } of chapter.sections) {
          expect(blocks[0]?.kind).toBe("heading");
          expect(blocks.length).toBeGreaterThan(1);
          expect(claim.better.chance).toBeGreaterThan(claim.worse.chance);
        }
      }
    },
  );

  it("finds a claim by its name and by a reason for a hint", async () => {
    const chapter = await loadChapter("molly", "en");
    expect(claimOf(chapter, "swaps")?.reasons).toEqual(["sets_in_reach"]);
    expect(claimOf(chapter, "sets_in_reach")?.name).toBe("swaps");
    expect(claimOf(chapter, "nothing")).toBeUndefined();
  });

  it("leaves out a claim without a section", () => {
    expect(chapterFrom(parse("# Title\n\nWords."), []).sections).toEqual([]);
    expect(hasStrategy("chess")).toBe(false);
  });
});
