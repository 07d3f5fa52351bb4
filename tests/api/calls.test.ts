import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CALLS } from "#app/api/calls.ts";
import { problem } from "#app/api-schemas/problem.ts";
import { importPack } from "#db/pack/import.ts";
import { prayer } from "#db/pack/schema/prayers.ts";
import { testDatabase } from "#tests/fixtures/database.ts";
import { startSite } from "#tests/fixtures/running-site.ts";
import { smallPack } from "#tests/fixtures/small-pack.ts";

const database = testDatabase();
let site: Awaited<ReturnType<typeof startSite>>;

beforeAll(async () => {
  const { info, records } = smallPack();
  const prayers = [
    ...records["prayers.json"],
    permanentPrayer("standard"),
    permanentPrayer("ritual"),
  ];
  const pack = { info, records: { ...records, "prayers.json": prayers } };
  await importPack(database.connection, pack, { now: Date.now() });
  site = await startSite(database.url);
});
afterAll(() => site.stop());

const permanentPrayer = (type: "standard" | "ritual") =>
  prayer.parse({ id: `${type}-prayer`, name: type, types: [type], permanent: true });

const ask = (path: string) => fetch(site.url + path);

/** What a call is asked with where it does not answer without a query. */
const QUERIES: Readonly<Record<string, string>> = {
  "/api/characters/attacks": "?id=l1-reimu",
  "/api/characters/modal": "?id=l1-reimu",
  "/api/prayers/get-detail": "?id=anniversary",
  "/api/prayers/plan": "?id=anniversary&want=l1-reimu&sc=55&gc=700",
  "/api/search": "?q=reimu",
  "/api/towers/answers": "?floor=1",
  "/api/towers/get-detail": "?floor=1",
};

/** Those that are read; an embed needs an ORIGIN, which this site has not: embeds.test.ts. */
const reading = CALLS.filter(({ method, path }) => method !== "POST" && path !== "/api/oembed");

describe("a call that is served answers by its contract", () => {
  test.each(reading)("$path", async ({ path, answer }) => {
    const response = await ask(path + (QUERIES[path] ?? ""));
    expect([response.status, response.headers.get("content-type")]).toEqual([
      200,
      "application/json",
    ]);
    expect(answer.safeParse(await response.json()).error).toBeUndefined();
  });

  test.each(reading.filter(({ query }) => query === undefined))(
    "$path, whatever stands in its query",
    async ({ path }) => {
      const [plain, asked] = await Promise.all([ask(path), ask(`${path}?id=x&last=y`)]);
      expect(asked.status).toBe(200);
      expect(asked.headers.get("etag")).toBe(plain.headers.get("etag"));
    },
  );
});

const refused = async (path: string) => {
  const response = await ask(path);
  expect(response.headers.get("content-type")).toBe("application/problem+json");
  const { status, detail, errors } = problem.parse(await response.json());
  expect(status).toBe(response.status);
  return { status, detail, errors };
};

test.each([
  ["/api/characters/modal", "id", "is missing: must be a text"],
  ["/api/characters/modal?id=", "id", "is empty"],
  ["/api/characters/modal?id=a&id=b", "id", "is given more than once"],
  [
    "/api/general/updates?last=abc",
    "last",
    'must be a whole number of at most 9 digits, not "abc"',
  ],
  ["/api/general/updates?last=-1", "last", 'must be a whole number of at most 9 digits, not "-1"'],
  ["/api/general/updates?last=1&last=2", "last", "is given more than once"],
])("%s is malformed and says why", async (path, field, message) => {
  expect(await refused(path)).toEqual({
    status: 400,
    detail: `The query is malformed: ${field} ${message}.`,
    errors: [{ field, message }],
  });
});

test.each(["nobody", "f1%3B4-%E2%88%AB", "%3Cscript%3E", "L1-REIMU", "l1-reimu%00", "__proto__"])(
  "the id %s, which no character has, is not found",
  async (id) => {
    expect(await refused(`/api/characters/modal?id=${id}`)).toEqual({
      status: 404,
      detail: "data is null",
      errors: undefined,
    });
  },
);

test.each([
  ["/api/characters/festival-date", "mode undefined"],
  ["/api/characters/nothing", "Page not found: /api/characters/nothing"],
  ["/api/characters/rebirth-date/1", "Page not found: /api/characters/rebirth-date/1"],
])("%s is no call: %s", async (path, detail) => {
  expect(await refused(path)).toMatchObject({ status: 404, detail });
});

test("the parameters of a call change its answer, all others do not", async () => {
  const tag = async (path: string) => (await ask(path)).headers.get("etag");
  const reimu = await tag("/api/characters/modal?id=l1-reimu");
  expect(await tag("/api/characters/modal?note=1&id=l1-reimu")).toBe(reimu);
  expect(await tag("/api/characters/modal?id=f1-meiling")).not.toBe(reimu);
});
