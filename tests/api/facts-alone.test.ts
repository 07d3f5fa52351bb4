// A site that an operator starts with ALMANAC_DATA=facts: every page and call of it, without a
// single made-up record.
import { expect, test } from "vitest";
import { CALLS } from "#app/api/calls.ts";
import { canonicalPaths } from "#app/site-map.ts";
import { readPack } from "#db/pack/read.ts";
import { askedSite } from "#tests/fixtures/asked-site.ts";

const facts = await readPack("seeds", { samples: false });
const site = askedSite(facts, "2026-11-27T12:00:00Z");
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
  expect(shown).not.toMatch(/sample data/i);
});

const notTold = "data do not tell which characters the global version has";

test.each([
  ["/", notTold],
  ["/", "No maintenance is announced."],
  ["/", "No prayer is ongoing."],
  ["/characters", notTold],
  ...["/characters/release-order", "/characters/rebirth-order", "/characters/role-type"].map(
    (path) => [path, notTold],
  ),
  ["/story-cards/illustrators", "data tell no release date of a card"],
  ["/stages/scarlet-devil-tower/rewards", "data do not tell the rewards of any floor"],
  ["/prayer/standard-prayer", "This pool holds nobody yet."],
  ["/prayer/ritual-prayer/info", "The chances of this prayer are not known."],
  ["/prayer/forever-prayer", "No forever prayer is known."],
  ["/prayer/kourindou-roulette", "No roulette is known."],
  ["/update-log", "The log has no entry yet."],
])("%s says what is not known: %s", async (path = "", text) => {
  const html = await (await site.ask(path)).text();
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
