// @vitest-environment happy-dom
import { afterAll, expect, test, vi } from "vitest";
import { loadTerms, reasonText } from "./bot_terms";
import { speak } from "./i18n";

afterAll(() => speak("en"));

test("reasons follow a language chosen after they were loaded", async () => {
  await loadTerms();
  expect(reasonText("molly", "tokens")).toBe("you keep more tokens");
  await speak("de");
  await vi.waitFor(() => expect(reasonText("molly", "tokens")).toBe("du behältst mehr Marker"));
});
