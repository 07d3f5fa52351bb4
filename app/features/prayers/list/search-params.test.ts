import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { prayerListUrl } from "./search-params.ts";

const canonical = (query: string) =>
  decodeURIComponent(prayerListUrl.canonical(new URLSearchParams(query)).toString());

describe("every spelling of a key is read, and written in one way", () => {
  test.each([
    ["name", "n"],
    ["characters", "character", "charas", "chara", "char"],
    ["story-cards", "story-card", "cards", "card"],
  ])("%s", (key, ...aliases) => {
    for (const spelling of [key, ...aliases]) {
      expect(canonical(`${spelling}=12`)).toBe(`${key}=12`);
    }
  });

  test.each([
    ["prayer-types", "festival", "prayer-type", "p-types", "p-type"],
    ["char-types", "fes", "char-type", "chara-types", "chara-type", "c-types", "c-type"],
    ["step-ups", "asc5", "step-up", "stepups", "stepup"],
    ["start", "2022-01-02", "from"],
    ["end", "2022-01-02", "to", "until"],
  ])("%s", (key, value, ...aliases) => {
    for (const spelling of [key, ...aliases]) {
      expect(canonical(`${spelling}=${value}`)).toBe(`${key}=${value}`);
    }
  });
});

test.each([
  ["chara=l1-reimu&chara=l1-marisa", "characters=l1-reimu,l1-marisa"],
  ["chara=Reimu Hakurei", "characters=Reimu+Hakurei"],
  ["p-type=Ultra Festival,lucky_bag,Lucky bag,nothing", "prayer-types=ultra,lucky-bag"],
  ["c-type=ufes", "char-types=sfes,mfes"],
  ["c-type=pfes,Festival,ds,yukkuri", "char-types=wfes,fes"],
  ["step-ups=Ascending,desc3,special,none,asc100,up", "step-ups=asc,desc3,special,none"],
  ["start=2021-05-11&end=now", ""],
  ["start=2023-02-29&end=2024-02-30", ""],
  ["start=2024-02-29&end=2024-02-29", "start=2024-02-29&end=2024-02-29"],
  ["end=", ""],
  ["shown=10&utm=1", ""],
  ["shown=25", "shown=25"],
])("%j is written %j", (query, written) => {
  expect(canonical(query)).toBe(written);
});

test("what we write we read as the same, whatever is asked", () => {
  const keys = ["n", "chara", "cards", "p-type", "c-type", "stepup", "from", "until", "shown"];
  const values = fc.oneof(
    fc.string(),
    fc.constantFrom("fes,ufes", "asc5,none", "2024-02-29", "now", "festival", "12"),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(...keys), values)), (pairs) => {
      const state = prayerListUrl.decode(new URLSearchParams(pairs));
      expect(prayerListUrl.decode(prayerListUrl.encode(state))).toEqual(state);
    }),
  );
});
