import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { indexCards } from "#app/game/story-card-filter/card-index.ts";
import { OBTAINING_CHOICES } from "#app/game/story-card-filter/obtaining.ts";
import { EVERY_CARD, filterStoryCards } from "#app/game/story-card-filter/story-card-filter.ts";
import { fuzzedCardQuery } from "#tests/fixtures/fuzzed-query.ts";
import { storyCardListUrl } from "./search-params.ts";

const canonical = (query: string) =>
  decodeURIComponent(storyCardListUrl.canonical(new URLSearchParams(query)).toString());

describe("the canonical form of a query", () => {
  test.each([
    // Keys and aliases, in one order.
    ["artist=x&name=y", "name=y&artist=x"],
    ["rarity=5&star=4", "rarities=4,5"],
    ["effects=stat:hp", "options=stat:hp:desc"],
    ["card=12&shown=20&form=search", "card=12&form=search&shown=20"],
    // Lists.
    ["types=b,p", "types=p,b"],
    ["types=Plum&types=bamboo", "types=p,b"],
    ["types=p,o,c,b", ""],
    ["rarities=1,3,4,5", ""],
    ["rarities=2,6,x", ""],
    ["rarities=5,5", "rarities=5"],
    ["featured=Marisa Kirisame,reimu&featured=reimu", "featured=marisa+kirisame,reimu"],
    ["obtaining=vs,prayer,nowhere", "obtaining=prayer,vs"],
    ["obtaining=Challenge Quest", "obtaining=challenge-quest"],
    ["role=nobody,TEC", "role=tec"],
    ["role=Attack", "role=atk"],
    // Effects.
    ["options=effect:laser-up:value-sort", "options=effect:laser-up:value-sort"],
    ["options=buff:laser:turn-sort:all", "options=effect:laser-up:turn-sort:party"],
    ["options=effect:hp:value-sort:solo", "options=effect:hp:value-sort:self"],
    ["options=EFFECT:Yang ATK Down", "options=effect:yang-atk-down:value-sort"],
    ["options=effect:maid", "options=effect:maid:value-sort"],
    ["options=effect:tag-poison", "options=effect:tag-poison:value-sort"],
    ["options=effect:", ""],
    // Stats.
    ["options=stat:agi:asc", "options=stat:agi:asc"],
    ["options=stat:Agility", "options=stat:agi:desc"],
    ["options=stat:luck", ""],
    // Dates.
    ["options=date", "options=date"],
    ["options=date:asc", "options=date:asc"],
    ["options=date:2021-05-11:now:desc", "options=date"],
    ["options=date:2022-01-01:2022-02-01:asc", "options=date:2022-01-01:2022-02-01:asc"],
    ["options=date:2022-01-01:", "options=date:2022-01-01:now"],
    ["options=date:2022-01-01", "options=date:2022-01-01:now"],
    ["options=date::2022-01-01", "options=date:2021-05-11:2022-01-01"],
    ["options=date:2022-02-30:2022-13-01", "options=date"],
    // Rows.
    [
      "options=date,stat:hp,date:asc,nonsense:x,effect:hp,stat:agi",
      "options=date,stat:hp:desc,effect:hp:value-sort",
    ],
    ["options=stat:hp&effects=stat:agi", "options=stat:hp:desc,stat:agi:desc"],
    // What is empty, unknown or broken is as good as absent.
    ["name=&artist=%20&types=&options=,,", ""],
    ["unknown=1&card=x&shown=x&form=else", ""],
    // A number of any size and sign is one.
    ["card=-1", "card=-1"],
    ["card=-99999999999", "card=-1"],
    ["card=0", "card=0"],
    ["card=99999999999999", "card=2147483648"],
  ])("of %s is %s", (query, expected) => {
    expect(canonical(query)).toBe(expected);
  });

  test.each(OBTAINING_CHOICES)("of $label as a way to obtain is $id", ({ id, label }) => {
    expect(canonical(`obtaining=${label}`)).toBe(`obtaining=${id}`);
  });

  test.each([
    [
      "kind-1=effect&effect-1=laser&direction-1=down&by-1=turn&target-1=multi&kind-2=&stat-2=hp",
      "options=effect:laser-down:turn-sort:party",
    ],
    [
      "kind-1=&kind-2=stat&stat-2=agi&order-2=asc&kind-3=date&start-3=2022-01-01&end-3=&date-order-3=asc",
      "options=stat:agi:asc,date:2022-01-01:now:asc",
    ],
    // A direction says nothing of an effect that has none.
    ["kind-1=effect&effect-1=maid&direction-1=down", "options=effect:maid:value-sort"],
    ["kind-1=effect&effect-1=hp&direction-1=down&by-1=value", "options=effect:hp:value-sort"],
    ["kind-1=&options=stat:hp", ""],
  ])("of the form's fields %s is %s", (query, expected) => {
    expect(canonical(query)).toBe(expected);
  });
});

test("any query is read, and what is written of it is read back as it was", () => {
  const index = indexCards([]);
  fc.assert(
    fc.property(fuzzedCardQuery, (text) => {
      const once = storyCardListUrl.decode(new URLSearchParams(text));
      const written = storyCardListUrl.encode(once).toString();
      const again = storyCardListUrl.decode(new URLSearchParams(written));
      expect(again).toEqual(once);
      expect(storyCardListUrl.encode(again).toString()).toBe(written);
      expect(filterStoryCards(index, again)).toEqual([]);
    }),
    { numRuns: 20_000 },
  );
}, 60_000);

test("ten thousand signs in a query are cut to what can be meant", () => {
  const long = "魔,".repeat(5_000);
  for (const key of ["name", "artist", "featured", "types", "options", "role", "card"]) {
    const written = canonical(`${key}=${encodeURIComponent(long)}`);
    expect(written.length).toBeLessThan(400);
  }
});

test("an empty query asks for every card", () => {
  expect(storyCardListUrl.decode(new URLSearchParams())).toMatchObject(EVERY_CARD);
  expect(canonical("")).toBe("");
});
