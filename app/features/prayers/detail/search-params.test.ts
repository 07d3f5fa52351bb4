import { expect, test } from "vitest";
import { prayerDetailQuery } from "./search-params.ts";

test.each([
  ["pool=characters&junk=1", ""],
  ["pool=card5", "pool=card5"],
  ["steps=2m.u1&seed=a%2Bb&pool=card5", "pool=card5&seed=a%2Bb&steps=2m.u1"],
  ["seed=a", ""],
  ["steps=m", ""],
  ["seed=a&steps=", ""],
  ["seed=a&steps=10000x", ""],
  ["seed=a&steps=1000s", "seed=a&steps=1000s"],
  ["seed=a&steps=1001s", ""],
  [`seed=${"x".repeat(57)}&steps=m`, ""],
])("the page's answer to ?%s is that to ?%s", (given, canonical) => {
  expect(prayerDetailQuery(new URLSearchParams(given)).toString()).toBe(canonical);
});
