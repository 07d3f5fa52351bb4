// A site that an operator starts with ALMANAC_DATA=facts: every page and call of it, without a
// single made-up record.
import { expect, test } from "vitest";
import { CALLS } from "#app/api/calls.ts";
import { canonicalPaths } from "#app/site-map.ts";
import { emptyRecords, type Pack } from "#db/pack/pack.ts";
import { readPack } from "#db/pack/read.ts";
import { askedSite } from "#tests/fixtures/running-site.ts";

const facts = await readPack("seeds", { samples: false });
const site = askedSite(facts, "2026-11-27T12:00:00Z");
const littleKnown = askedSite(withFewFacts(facts), "2026-11-27T12:00:00Z");
const { records } = facts;

/** The pages of the site map, and one of each kind that a record has. */
const pages = [
  ...canonicalPaths(),
  ...records["prayers.json"]
    .filter(({ server, types }) => server === "global" && !types.includes("forever"))
    .map(({ id }) => `/prayers/info/${id}`),
  ...records["tower-floors.json"]
    .map(({ id }) => `/stages/scarlet-devil-tower?floor=${id}`)
    .slice(0, 3),
  ...records["characters.json"].map(({ id }) => `/characters?character=${id}`).slice(0, 3),
  ...records["story-cards.json"].map(({ id }) => `/story-cards?card=${id}`).slice(0, 3),
];

test.each(pages)("%s is whole and shows no made-up value", async (path) => {
  const page = await site.ask(path);
  const html = await page.text();
  expect(page.status).toBe(200);
  const shown = html
    .replace(/<script[\s\S]*?<\/script>/g, "")
    .replace(/<style[\s\S]*?<\/style>/g, "")
    .replace(/<[^>]*>/g, " ");
  expect(shown).not.toMatch(/\b(undefined|NaN|Invalid Date|null)\b/);
  expect(shown).not.toMatch(/demo data|\(made up\)/i);
});

/** A pack that tells as little as facts may: no date, no rate, no event of the game. */
function withFewFacts({ info, records }: Pack): Pack {
  const without = <Item extends object, Key extends keyof Item>(list: Item[], ...keys: Key[]) =>
    list.map((one) => ({ ...one, ...Object.fromEntries(keys.map((key) => [key, undefined])) }));
  const characters = without(records["characters.json"], "status", "debut");
  return {
    info,
    records: {
      ...emptyRecords(),
      "worlds.json": records["worlds.json"],
      "series.json": records["series.json"],
      "persons.json": records["persons.json"],
      "characters.json": characters,
      "artists.json": records["artists.json"],
      "character-tags.json": records["character-tags.json"],
      "story-cards.json": without(records["story-cards.json"], "release"),
      "items.json": records["items.json"],
      "tower-units.json": records["tower-units.json"],
      "tower-floors.json": records["tower-floors.json"].map((one) => ({ ...one, rewards: [] })),
      "home-contents.json": records["home-contents.json"],
    },
  };
}

const unknown = "data do not tell which characters the global version has";

test.each([
  ["/", unknown],
  ["/", "No maintenance is announced."],
  ["/", "No prayer is ongoing."],
  ["/characters", unknown],
  ...["/characters/release-order", "/characters/rebirth-order", "/characters/role-type"].map(
    (path) => [path, unknown],
  ),
  ["/story-cards/illustrators", "data tell no release date of a card"],
  ["/stages/scarlet-devil-tower/rewards", "data do not tell the rewards of any floor"],
  ["/prayer/standard-prayer", "This pool holds nobody yet."],
  ["/prayer/ritual-prayer/info", "The chances of this prayer are not known."],
  ["/prayer/forever-prayer", "No forever prayer is known."],
  ["/prayer/kourindou-roulette", "No roulette is known."],
  ["/update-log", "The log has no entry yet."],
])("%s says what is not known: %s", async (path = "", text) => {
  const html = await (await littleKnown.ask(path)).text();
  expect(html.replaceAll("&#x27;", "'")).toContain(text);
});

const askable = CALLS.filter(({ method, query }) => {
  return method === undefined && (query?.safeParse({}).success ?? true);
});

test.each(askable)("$path follows its contract, or says that nothing is known", async (call) => {
  const answer = await site.ask(call.path);
  const body: unknown = await answer.json();
  if (answer.status !== 404) expect(call.answer.safeParse(body).error?.issues ?? []).toEqual([]);
  expect(answer.status === 404 || answer.status === 200).toBe(true);
});
