import { createHash } from "node:crypto";
import Papa from "papaparse";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { entityNames } from "#db/pack/entities.ts";
import { importPack } from "#db/pack/import.ts";
import { testDatabase } from "#tests/fixtures/database.ts";
import { startSite } from "#tests/fixtures/running-site.ts";
import { smallPack } from "#tests/fixtures/small-pack.ts";

const NOW = "2026-11-28T00:00:00Z";

const database = testDatabase();
let site: Awaited<ReturnType<typeof startSite>>;
let version: number;

beforeAll(async () => {
  const now = Date.parse(NOW);
  await importPack(database.connection, smallPack(), { now });
  const { records, info } = smallPack();
  const floors = records["tower-floors.json"].map((floor) => ({ ...floor, boss: !floor.boss }));
  const changed = { info, records: { ...records, "tower-floors.json": floors } };
  ({ version } = await importPack(database.connection, changed, { now }));
  site = await startSite(database.url, { ALMANAC_NOW: NOW });
});
afterAll(() => site.stop());

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(site.url + path, { headers });
const text = async (path: string) => (await ask(path)).text();
const records = z.array(z.record(z.string(), z.unknown()));

test.each(entityNames)("%s says the same in all formats, as its schema has it", async (entity) => {
  const [json, ndjson, csv, schema] = await Promise.all(
    ["json", "ndjson", "csv", "schema.json"].map((ending) => text(`/data/${entity}.${ending}`)),
  );
  const given = records.parse(JSON.parse(json ?? ""));
  const lines = (ndjson ?? "").split("\n").filter((line) => line !== "");
  expect(lines.map((line): unknown => JSON.parse(line))).toEqual(given);
  const { data } = Papa.parse<Record<string, string>>(csv ?? "", {
    header: true,
    skipEmptyLines: true,
  });
  expect(data.map(({ id }) => id)).toEqual(given.map(({ id }) => String(id)));
  for (const [at, record] of given.entries()) {
    for (const [field, value] of Object.entries(record)) {
      const cell = data[at]?.[field];
      expect(cell).toBe(typeof value === "object" ? JSON.stringify(value) : String(value));
    }
  }
  const { error } = z.fromJSONSchema(JSON.parse(schema ?? "")).safeParse(given);
  expect(error).toBeUndefined();
});

test("a made-up record and made-up fields of a real one are marked", async () => {
  const characters = records.parse(JSON.parse(await text("/data/characters.json")));
  expect(characters.find(({ id }) => id === "l1-reimu")).toMatchObject({
    sampleFields: expect.arrayContaining(["status"]),
  });
  const sets = records.parse(JSON.parse(await text("/data/pool-sets.json")));
  expect(sets.filter(({ sample }) => sample === true).map(({ id }) => id)).toEqual([
    "three-stars",
    "five-stars",
  ]);
});

test("with its version a file of records is the same for good, any other is asked for anew", async () => {
  const caching = async (path: string) => (await ask(path)).headers.get("cache-control");
  for (const ending of ["json", "ndjson"]) {
    expect(await caching(`/data/${version}/characters.${ending}`)).toBe(
      "public, max-age=31536000, immutable",
    );
  }
  for (const path of [`${version}/characters.csv`, `${version}/characters.schema.json`]) {
    expect(await caching(`/data/${path}`), path).not.toContain("immutable");
  }
  const ofVersion = await ask(`/data/${version}/characters.csv`);
  expect(ofVersion.headers.get("content-type")).toBe("text/csv; charset=utf-8; header=present");
  const newest = await ask("/data/characters.csv");
  expect(newest.headers.get("cache-control")).toContain("max-age=0, must-revalidate");
  expect(await newest.text()).toBe(await ofVersion.text());
  expect(newest.headers.get("access-control-allow-origin")).toBe("*");
  expect(newest.headers.get("etag")).not.toBeNull();
});

test.each([
  ["1/characters.json", `The site serves version`],
  ["nobody.json", "There is no file nobody.json."],
  ["characters.xml", "There is no file characters.xml."],
])("/data/%s is not found and says why", async (path, detail) => {
  const response = await ask(`/data/${path}`);
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ detail: expect.stringContaining(detail) });
});

test("the page gives the checksum of every file and how much of each field is known", async () => {
  const page = await text("/data");
  for (const ending of ["json", "ndjson", "csv"]) {
    const file = Buffer.from(await (await ask(`/data/stages.${ending}`)).arrayBuffer());
    expect(page).toContain(createHash("sha256").update(file).digest("hex"));
    expect(page).toContain(`/data/${version}/stages.${ending}`);
  }
  expect(page).toContain("2020-08");
});

test("programs find every file with its checksum, and what imports changed", async () => {
  const { files } = z
    .object({ files: z.array(z.object({ ofVersion: z.string(), sha256: z.string() })) })
    .parse(JSON.parse(await text("/data/index.json")));
  expect(files).toHaveLength(3 * entityNames.length);
  for (const { ofVersion, sha256 } of files) {
    const file = Buffer.from(await (await ask(ofVersion)).arrayBuffer());
    expect(createHash("sha256").update(file).digest("hex"), ofVersion).toBe(sha256);
  }
  const [latest] = records.parse(JSON.parse(await text("/data/changes.json")));
  expect(latest).toMatchObject({ version, entities: [{ entity: "tower-floors" }] });
});

test("what an import changed can be read, field by field", async () => {
  const page = await text("/data/changes");
  expect(page).toContain(`Version <!-- -->${version}`.replace("<!-- -->", ""));
  expect(page).toContain("Floors of the tower");
  expect(page).toContain("boss");
});

test("a correction is made without scripts, with the record as it would be", async () => {
  const query = new URLSearchParams({
    entity: "characters",
    id: "f1-meiling",
    field: "titleEn",
    value: "Colorful Gatekeeper",
    source: "a screen of the game",
  });
  const page = await text(`/data/correction?${query}`);
  expect(page).toContain("File: characters.json");
  expect(page).toContain("&quot;titleEn&quot;:&quot;Colorful Gatekeeper&quot;");
  expect(page).toContain("a screen of the game");
});

test("who is not out yet is on no page of the data, but in its files", async () => {
  const { records: all, info } = smallPack();
  const values = all["samples/character-values.json"].filter(({ id }) => id !== "l1-reimu");
  const hidden = { info, records: { ...all, "samples/character-values.json": values } };
  const { version: next } = await importPack(database.connection, hidden, {
    now: Date.parse(NOW),
  });
  await expect.poll(() => text("/data"), { timeout: 20_000 }).toContain(String(next));
  const records = ["characters&id=l1-reimu", "attacks&id=l1-reimu:sc1", "persons&id=reimu"];
  const pages = [
    "/data",
    "/data/changes",
    ...records.map((record) => `/data/correction?entity=${record}`),
  ];
  for (const path of pages) {
    expect(await text(path), path).not.toContain("l1-reimu</code>");
    expect(await text(path), path).not.toContain("Reimu");
  }
  expect(await text("/data/characters.ndjson")).toContain('"l1-reimu"');
});

test.each([
  ["text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8", "text/html"],
  ["*/*", "application/json"],
  ["application/json", "application/json"],
  ["application/json, text/html;q=0.5", "application/json"],
])("/api for whoever takes %s is %s", async (accept, type) => {
  const response = await ask("/api", { accept });
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toContain(type);
  expect(response.headers.get("vary")).toMatch(/\bAccept\b(?!-)/);
  const tag = response.headers.get("etag") ?? "";
  const again = await ask("/api", { accept, "if-none-match": tag });
  expect([again.status, again.headers.get("vary")]).toEqual([304, response.headers.get("vary")]);
});
