import { expect, test } from "vitest";
import { calendarQuery } from "#app/api-schemas/calendar.ts";
import { calendarUrl, feedPath } from "./search-params.ts";

test.each([
  ["", "/calendar.ics"],
  ["kinds=prayers,releases,maintenance", "/calendar.ics"],
  ["kinds=nonsense&types=nothing&alarm=7d", "/calendar.ics"],
  ["kinds=reset&kinds=prayers", "/calendar.ics?kinds=prayers,reset"],
  ["types=epic&types=festival&alarm=1h&find=rei", "/calendar.ics?types=festival,epic&alarm=1h"],
  ["characters=l1-reimu&characters=l1-marisa", "/calendar.ics?characters=l1-reimu,l1-marisa"],
])("?%s is the feed %s, which the feed itself understands", (query, path) => {
  const state = calendarUrl.decode(new URLSearchParams(query));
  expect(feedPath(state)).toBe(path);
  const asked = Object.fromEntries(new URL(path, "https://almanac.example").searchParams);
  expect(calendarQuery.safeParse(asked).success).toBe(true);
});
