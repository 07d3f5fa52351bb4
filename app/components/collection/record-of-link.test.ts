import { expect, test } from "vitest";
import { characterPath } from "#app/components/character/character-requests.ts";
import { cardPath } from "#app/components/story-card/card-path.ts";
import { keyAt } from "./record-of-link.ts";

const at = (path: string) => keyAt(new URL(path, "https://almanac.example"));

test("links to characters and cards stand for their records", () => {
  expect(at(characterPath("a12.5>&-reimu"))).toBe("character/a12.5>&-reimu");
  expect(at(cardPath(12))).toBe("card/12");
});

test.each([
  "/",
  "/characters",
  "/characters?mine=owned",
  "/story-cards?character=x",
  "/prayers?card=1",
])("%s stands for none", (path) => expect(at(path)).toBeNull());
