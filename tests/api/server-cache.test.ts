import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { importPack } from "#db/pack/import.ts";
import { testDatabase } from "#tests/fixtures/database.ts";
import { createFresh } from "#tests/fixtures/postgres/fresh.ts";
import { freePort } from "#tests/fixtures/raw-connection.ts";
import { startSite } from "#tests/fixtures/running-site.ts";
import { importSeeds } from "#tests/fixtures/seeded-site.ts";
import { smallPack } from "#tests/fixtures/small-pack.ts";

const NOW = "2026-06-15T12:00:00Z";
const database = testDatabase();
let small: Awaited<ReturnType<typeof start>>;

beforeAll(async () => {
  await importPack(database.connection, smallPack(), { now: Date.parse(NOW) });
  small = await start(database.url, "1");
});
afterAll(() => small.stop());

/** A site that holds so many MB of answers. */
async function start(databaseUrl: string, megabytes: string) {
  const port = await freePort();
  const variables = { ALMANAC_NOW: NOW, RESPONSE_CACHE_MB: megabytes, METRICS_PORT: String(port) };
  const site = await startSite(databaseUrl, variables);
  return {
    ask: async (path: string) => {
      const response = await fetch(site.url + path);
      await response.arrayBuffer();
      return response.status;
    },
    /** How many answers have had to be made. */
    made: async () => {
      const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
      return Number(/almanac_response_cache_answers_total\{source="miss"\} (\d+)/.exec(text)?.[1]);
    },
    stop: site.stop,
  };
}

const EXISTING = ["/", "/characters", "/update-log", "/stages", "/story-cards?card=12"];

test.each<[string, (no: number) => string, number]>([
  ["numbers of shown prayers", (no) => `/prayers?shown=${5000 + no}`, 200],
  ["texts to search for", (no) => `/search?q=reimu+${no}`, 200],
  ["texts to ask the API for", (no) => `/api/search?q=reimu+${no}`, 200],
  ["names of cards", (no) => `/story-cards?name=moon${no}`, 200],
  [
    "amounts to plan with",
    (no) => `/api/prayers/plan?id=anniversary&want=l1-reimu&sc=${no}&gc=${no}`,
    200,
  ],
  [
    "choices of a calendar",
    (no) => `/calendar.ics?characters=l1-reimu${",l1-reimu".repeat(no % 20)}&alarm=${no}`,
    400,
  ],
  [
    "repeated characters of a calendar",
    (no) => `/calendar.ics?characters=${"l1-reimu,".repeat(1 + (no % 90))}l1-reimu`,
    200,
  ],
  ["numbers of artists", (no) => `/story-cards/illustrators?artist=${5000 + no}`, 200],
  ["numbers of cards", (no) => `/story-cards?card=${5000 + no}`, 200],
  ["characters", (no) => `/characters?character=nobody-${no}`, 200],
  ["codes of universes", (no) => `/characters/universe-tracker?universe=x${no}`, 200],
  ["ends of the update log", (no) => `/api/general/updates?last=${5000 + no}`, 200],
  ["paths", (no) => `/nowhere/${no}`, 404],
])("invented %s push out nothing that exists", async (_, invented, status) => {
  const { ask, made } = small;
  for (const path of EXISTING) expect(await ask(path)).toBe(200);
  for (let no = 0; no < 80; no += 1) expect(await ask(invented(no))).toBe(status);
  const before = await made();
  for (const path of EXISTING) expect(await ask(path)).toBe(200);
  expect(await made()).toBe(before);
});

test("of the shipped pack too, numbers of shown prayers leave cached what was asked for before", async () => {
  const seeds = await createFresh(inject("databaseServer"));
  await importSeeds(seeds.url);
  const { ask, made, stop } = await start(seeds.url, "24");
  const pages = ["/", "/characters", "/update-log", "/stages"];
  try {
    for (const path of [...pages, ...pages]) expect(await ask(path)).toBe(200);
    for (let no = 0; no < 40; no += 1) expect(await ask(`/prayers?shown=${5000 + no}`)).toBe(200);
    const before = await made();
    for (const path of pages) expect(await ask(path)).toBe(200);
    expect(await made()).toBe(before);
  } finally {
    await stop();
    await seeds.drop();
  }
}, 60_000);
