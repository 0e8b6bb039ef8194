import { afterAll, expect, test, vi } from "vitest";
import { loadTerms, reasonText } from "./bot_terms";
import { speak } from "./i18n";

afterAll(() => speak("en"));

test("reasons are given in the language that is chosen after they were fetched", async () => {
  await loadTerms();
  expect(reasonText("molly", "tokens")).toBe("you keep more tokens");
  await speak("de");
  await vi.waitFor(() => expect(reasonText("molly", "tokens")).toBe("du behältst mehr Marker"));
});
