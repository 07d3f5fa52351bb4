import { afterAll, beforeAll, expect, test } from "vitest";
import { importPack } from "#db/pack/import.ts";
import { testDatabase } from "#tests/fixtures/database.ts";
import { freePort } from "#tests/fixtures/raw-connection.ts";
import { startSite } from "#tests/fixtures/running-site.ts";
import { smallPack } from "#tests/fixtures/small-pack.ts";

const NOW = "2026-06-15T12:00:00Z";
const database = testDatabase();
let site: Awaited<ReturnType<typeof startSite>>;
let metrics: string;

beforeAll(async () => {
  await importPack(database.connection, smallPack(), { now: Date.parse(NOW) });
  const port = await freePort();
  const variables = { ALMANAC_NOW: NOW, HELD_ANSWERS_MB: "1", METRICS_PORT: String(port) };
  site = await startSite(database.url, variables);
  metrics = `http://127.0.0.1:${port}/metrics`;
});
afterAll(() => site.stop());

/** How many answers have had to be made. */
async function made(): Promise<number> {
  const text = await (await fetch(metrics)).text();
  return Number(/almanac_held_answers_total\{source="miss"\} (\d+)/.exec(text)?.[1]);
}

async function ask(path: string): Promise<number> {
  const response = await fetch(site.url + path);
  await response.arrayBuffer();
  return response.status;
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
  for (const path of EXISTING) expect(await ask(path)).toBe(200);
  for (let no = 0; no < 80; no += 1) expect(await ask(invented(no))).toBe(status);
  const before = await made();
  for (const path of EXISTING) expect(await ask(path)).toBe(200);
  expect(await made()).toBe(before);
});
