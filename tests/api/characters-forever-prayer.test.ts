import { describe, expect, test } from "vitest";
import { foreverPrayerAnswer, rouletteAnswer } from "#app/api-schemas/prayers.ts";
import { askedSite } from "#tests/fixtures/running-site.ts";
import { smallPack } from "#tests/fixtures/small-pack.ts";

const site = askedSite(smallPack(), "2026-06-15T12:00:00Z");
const PATH = "/api/characters/forever-prayer";

describe("GET /api/characters/forever-prayer", () => {
  test("without an ordinal it shows the one that runs", async () => {
    const answer = await site.read(PATH, foreverPrayerAnswer);
    expect(answer.navigator).toEqual({ no: 2, prev: 1, next: null });
    expect(answer.content).toMatchObject({
      title: "Second Forever Prayer",
      start: Date.UTC(2026, 5, 13, 5),
      end: Date.UTC(2026, 5, 20, 5),
      notes: ["One character a day.", "Ends at 05:00."],
      // The other character has no type.
      count: { gen: 1, fes: 0, afes: 0, sfes: 0, exfes: 0, relic: 0, epic: 0 },
    });
    expect(answer.content.characters.map(({ id }) => id)).toEqual(["f1-meiling", "l1-reimu"]);
    expect(answer.names.map(({ universalName }) => universalName)).toEqual([
      "Hong Meiling (F1;4)",
      "Hakurei Reimu",
    ]);
  });

  test("with an ordinal it shows that one", async () => {
    const { navigator, content } = await site.read(`${PATH}?id=1`, foreverPrayerAnswer);
    expect([navigator, content.title]).toEqual([
      { no: 1, prev: null, next: 2 },
      "First Forever Prayer",
    ]);
  });

  test("where no source tells who is in it, nobody is made up and the page says so", async () => {
    const response = await site.ask(`${PATH}?id=1`);
    expect(response.headers.get("x-almanac-unknown")).toBe("characters");
    const { content } = foreverPrayerAnswer.parse(await response.json());
    expect(content.characters).toEqual([]);
    const page = await (await site.ask("/prayer/forever-prayer?id=1")).text();
    expect(page).toContain("which 61 characters it held");
    expect(page).not.toContain("This prayer holds nobody.");
    expect((await site.ask(`${PATH}?id=2`)).headers.get("x-almanac-unknown")).toBeNull();
  });

  test("a roulette of which only notices are left stands beside the newest one", async () => {
    const page = await (await site.ask("/prayer/kourindou-roulette")).text();
    expect(page).toContain("An earlier roulette");
    expect(page).toContain("For 10 days.");
  });

  test("an ordinal out of range is a 404", async () => {
    expect(await site.refused(`${PATH}?id=3`)).toMatchObject({
      status: 404,
      detail: "data is null",
    });
  });

  test.each(["abc", "-1", "1.5", "", "1e1"])("the ordinal %j is refused", async (id) => {
    expect(await site.refused(`${PATH}?id=${id}`)).toMatchObject({
      status: 400,
      errors: [{ field: "id", message: `must be a whole number of at most 9 digits, not "${id}"` }],
    });
  });
});

test("GET /api/characters/kourindou-roulette shows the roulette that began last", async () => {
  const answer = await site.read("/api/characters/kourindou-roulette", rouletteAnswer);
  expect([answer.start, answer.count]).toEqual([Date.parse("2026-06-05T12:00:00Z"), 2]);
  expect(answer.characters.map(({ id }) => id)).toEqual(["l1-reimu", "f1-meiling"]);
  expect(answer.names).toHaveLength(2);
});
