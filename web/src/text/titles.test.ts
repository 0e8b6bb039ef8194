import { expect, test } from "vitest";
import { messagesOf } from "../../build-titles";

test("only the named messages of a text are kept, with all their lines", () => {
  const text = "# words\ngame-title = Molly\ngame-blurb =\n    Line up\n    three.\n\nother = no\n    more\n";
  expect(messagesOf(text, ["game-title", "game-blurb"])).toBe(
    "game-title = Molly\ngame-blurb =\n    Line up\n    three.",
  );
});
