import { expect, test } from "vitest";
import { PLACES } from "#app/navigation.ts";
import { CHARACTER_PAGES } from "./section.ts";

test("the section lists the pages of characters that the navigation lists, in the same order", () => {
  const place = PLACES.find(({ section }) => section === "characters");
  const listed = place?.pages?.filter(({ path }) => path.startsWith("/characters/"));
  expect(CHARACTER_PAGES.map(({ path }) => path)).toEqual(listed?.map(({ path }) => path));
});
