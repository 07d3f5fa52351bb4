import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { prayerDetailAnswer, rollAnswer } from "#app/api-schemas/prayers.ts";
import { problem } from "#app/api-schemas/problem.ts";
import { roll } from "#app/game/rates/roll.ts";
import { seededRandom } from "#app/game/rates/seeded-random.ts";
import { importPack } from "#db/pack/import.ts";
import { readDataset } from "#db/queries/dataset.ts";
import { testDatabase } from "#tests/fixtures/database.ts";
import { startSite } from "#tests/fixtures/running-site.ts";
import { smallPack } from "#tests/fixtures/small-pack.ts";

const NOW = "2026-06-15T12:00:00Z";
const database = testDatabase();
let site: Awaited<ReturnType<typeof startSite>>;

beforeAll(async () => {
  await importPack(database.connection, smallPack(), { now: Date.parse(NOW) });
  site = await startSite(database.url, { ALMANAC_NOW: NOW, ROLL_RATE_LIMIT: "off" });
});
afterAll(() => site.stop());

const PATH = "/api/prayers/roll";

function post(body: unknown, { type = "application/json", url = site.url } = {}) {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return fetch(url + PATH, { method: "POST", headers: { "content-type": type }, body: text });
}

async function rolled(body: unknown, type?: string) {
  const response = await post(body, type === undefined ? {} : { type });
  expect([response.status, response.headers.get("cache-control")]).toEqual([200, "no-store"]);
  return rollAnswer.parse(await response.json());
}

async function refused(body: unknown, type?: string) {
  const response = await post(body, type === undefined ? {} : { type });
  expect(response.headers.get("content-type")).toBe("application/problem+json");
  const { status, detail, errors } = problem.parse(await response.json());
  expect(status).toBe(response.status);
  return { status, detail, fields: errors?.map(({ field }) => field) };
}

const anniversary = { id: "anniversary" };

describe("POST /api/prayers/roll", () => {
  test.each([
    [{ type: "single" }, 1, { sc: 5, gc: 0, dust: 0, pullNo: 0, gcDisabled: false }],
    [{ type: "multi", pullNo: 1 }, 10, { sc: 50, gc: 0, dust: 0, pullNo: 1, gcDisabled: false }],
    [{ type: "gc", pullNo: 0 }, 10, { sc: 0, gc: 600, dust: 0, pullNo: 1, gcDisabled: false }],
    [{ type: "gc", pullNo: 1 }, 10, { sc: 0, gc: 600, dust: 0, pullNo: 2, gcDisabled: true }],
    [
      { type: "step-up", sbNo: 1, suNo: 0, pullNo: 2 },
      10,
      { sc: 0, gc: 900, dust: 20, pullNo: 2, gcDisabled: true },
    ],
  ])("%j costs and gives what the rules say", async (asked, slots, expected) => {
    const answer = await rolled({ ...anniversary, ...asked });
    expect(answer).toMatchObject(expected);
    expect(answer.result).toHaveLength(slots);
    expect(answer).not.toHaveProperty("seed");
  });

  test("shows characters and cards with name, picture, rarity and token value", async () => {
    const { result, coin } = await rolled({ ...anniversary, type: "gc", seed: "shown" });
    const worth = { 3: 1, 4: 3, 5: 5 } as const;
    const values = result.map(({ type, metadata }) =>
      type === "chara" ? 10 : worth[metadata === 5 ? 5 : 3],
    );
    expect(coin).toBe(values.reduce((sum, value) => sum + value, 0));
    for (const item of result) {
      expect(item).toEqual(
        item.type === "chara"
          ? {
              type: "chara",
              id: expect.stringMatching(/^(f1-meiling|l1-reimu)$/),
              name: expect.stringMatching(/^(Meiling|Reimu)$/),
              img: expect.stringContaining(`characters/${item.id}/thumbnail`),
              metadata: null,
            }
          : expect.objectContaining({ img: expect.stringContaining(`story-cards/${item.id}`) }),
      );
    }
    expect(new Set(result.map(({ type }) => type))).toEqual(new Set(["chara", "card"]));
  });

  test("JSON and a form are the same", async () => {
    const json = await rolled({ ...anniversary, type: "step-up", sbNo: 0, suNo: 1, seed: "s" });
    const form = "id=anniversary&type=step-up&sbNo=0&suNo=1&seed=s";
    expect(await rolled(form, "application/x-www-form-urlencoded")).toEqual(json);
  });

  test("a seed makes the roll reproducible, by the rule that the browser has too", async () => {
    const asked = { type: "gc", sbNo: -1, suNo: -1, pullNo: 0 } as const;
    const answer = await rolled({ ...anniversary, ...asked, seed: "hakurei.0" });
    expect(answer.seed).toBe("hakurei.0");
    expect(await rolled({ ...anniversary, ...asked, seed: "hakurei.0" })).toEqual(answer);
    const detail = await fetch(`${site.url}/api/prayers/get-detail?id=anniversary`);
    const prayer = prayerDetailAnswer.parse(await detail.json());
    const here = roll(prayer, asked, seededRandom("hakurei.0"));
    if (typeof here === "string") throw new Error(here);
    expect(answer.result.map(({ id }) => id)).toEqual(here.items.map(({ id }) => id));
  });

  test("a roll leaves nothing behind", async () => {
    const before = await readDataset(database.connection.db);
    await rolled({ ...anniversary, type: "multi" });
    expect(await readDataset(database.connection.db)).toEqual(before);
  });

  test("without a seed no roll of twenty is like the others", async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => rolled({ id: "coming", type: "gc" })),
    );
    const rolls = answers.map(({ result }) => result.map(({ id }) => id).join());
    expect(new Set(rolls).size).toBeGreaterThan(10);
  });

  test.each([
    ["an unknown prayer", { id: "nobody", type: "single" }, 404, ["id"]],
    ["a prayer of another server", { id: "standard", type: "single" }, 404, ["id"]],
    [
      "a god-crystal ten beyond the limit",
      { ...anniversary, type: "gc", pullNo: 2 },
      409,
      ["pullNo"],
    ],
    ["a kind whose column is missing", { id: "coming", type: "single" }, 409, ["type"]],
    ["a kind whose column is missing", { id: "cards", type: "gc" }, 409, ["type"]],
    [
      "a step-up of a prayer that has none",
      { id: "coming", type: "step-up", sbNo: 0, suNo: 0 },
      400,
      ["sbNo"],
    ],
    ["a step-up without its place", { ...anniversary, type: "step-up" }, 400, ["sbNo"]],
    [
      "a step-up out of range",
      { ...anniversary, type: "step-up", sbNo: 2, suNo: 0 },
      400,
      ["sbNo"],
    ],
    ["a step out of range", { ...anniversary, type: "step-up", sbNo: 0, suNo: 2 }, 400, ["suNo"]],
    ["a step without its place", { ...anniversary, type: "step-up", sbNo: 0 }, 400, ["suNo"]],
    ["two wrong fields", { id: "", type: "ten" }, 400, ["id", "type"]],
    [
      "a prototype key",
      '{"id":"anniversary","type":"multi","__proto__":{"seed":"s"}}',
      400,
      ["__proto__"],
    ],
    ["no JSON", "{", 400, ["body"]],
  ])("%s is refused, with the field named", async (_, body, status, fields) => {
    expect(await refused(body)).toMatchObject({ status, fields });
  });

  test("a body of 1 MB is not read", async () => {
    const seed = "x".repeat(2 ** 20);
    expect(await refused({ ...anniversary, type: "single", seed })).toMatchObject({
      status: 413,
      fields: ["body"],
    });
  });

  test("another type of body is refused", async () => {
    expect(await refused({ ...anniversary, type: "single" }, "text/plain")).toMatchObject({
      status: 415,
    });
  });

  test.each(["GET", "PUT", "DELETE"])("%s is not possible", async (method) => {
    const response = await fetch(site.url + PATH, { method });
    expect([response.status, response.headers.get("allow")]).toEqual([405, "POST, OPTIONS"]);
  });
});

describe("the limit of rolls", () => {
  test("refuses the roll after the last one, says when the next is possible, and is per client", async () => {
    const limited = await startSite(database.url, {
      ALMANAC_NOW: NOW,
      ROLL_RATE_LIMIT: "3/60s",
      TRUST_PROXY: "1",
    });
    const ask = async (client: string, body: unknown = { ...anniversary, type: "single" }) => {
      const headers = { "content-type": "application/json", "x-forwarded-for": client };
      const sent = { method: "POST", headers, body: JSON.stringify(body) };
      return fetch(limited.url + PATH, sent);
    };
    // What cannot be a roll takes nothing.
    expect((await ask("203.0.113.1", {})).status).toBe(400);
    for (let no = 0; no < 3; no += 1) expect((await ask("203.0.113.1")).status).toBe(200);
    const late = await ask("203.0.113.1");
    expect(late.status).toBe(429);
    expect(Number(late.headers.get("retry-after"))).toBeGreaterThan(50);
    expect(problem.parse(await late.json()).detail).toMatch(/^Too many rolls\. The next one/);
    expect((await ask("203.0.113.2")).status).toBe(200);
    await limited.stop();
  });
});

test("a port behind the forwarded address makes no other visitor of it", async () => {
  const limited = await startSite(database.url, { ALMANAC_NOW: NOW, TRUST_PROXY: "1" });
  const statuses: number[] = [];
  for (let port = 1001; port <= 1040; port += 1) {
    const response = await fetch(limited.url + PATH, {
      method: "POST",
      headers: { "content-type": "application/json", "x-forwarded-for": `10.1.1.3:${port}` },
      body: JSON.stringify({ ...anniversary, type: "single" }),
    });
    statuses.push(response.status);
  }
  await limited.stop();
  expect(statuses).toEqual(Array.from({ length: 40 }, (_, no) => (no < 30 ? 200 : 429)));
});

test("the call is described with its body, as JSON and as a form", async () => {
  const document = await (await fetch(`${site.url}/api/openapi.json`)).json();
  const { post: operation } = document.paths[PATH];
  expect(Object.keys(operation.requestBody.content)).toEqual([
    "application/json",
    "application/x-www-form-urlencoded",
  ]);
  expect(operation.requestBody.content["application/json"].schema).toEqual({
    $ref: "#/components/schemas/RollRequest",
  });
  expect(document.components.schemas.RollRequest.required).toEqual(["id", "type"]);
});
