import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testDatabase } from "#tests/fixtures/database.ts";
import { fuzzedTargets, METHODS, malformedRequests } from "#tests/fixtures/hostile-requests.ts";
import { RawConnection } from "#tests/fixtures/raw-connection.ts";
import { importCards } from "#tests/fixtures/running-site.ts";
import { type SiteProcess, startSiteProcess } from "#tests/fixtures/site-process.ts";

const database = testDatabase();
let site: SiteProcess;

beforeAll(async () => {
  await importCards(database.connection, { "A Card": undefined });
  site = await startSiteProcess(database.url);
});
afterAll(() => site.stop());

const send = async (request: Buffer | string, hasBody = true) => {
  const connection = new RawConnection(site.port);
  const outcome = await connection.exchange(request, { hasBody });
  connection.close();
  return outcome;
};

test("two thousand invented addresses end without a fault of the server", async () => {
  const before = { ...site.log };
  const connections = Array.from({ length: 8 }, () => new RawConnection(site.port));
  const targets = fuzzedTargets(2000, 1);
  const outcomes: Record<string, number> = {};
  await Promise.all(
    connections.map(async (connection) => {
      for (const target of targets) {
        const outcome = await connection.exchange(
          Buffer.from(`GET ${target} HTTP/1.1\r\nHost: a\r\n\r\n`, "latin1"),
        );
        outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
        expect(outcome, target).toMatch(/^[234]\d\d$/);
      }
      connection.close();
    }),
  );
  expect(Object.values(outcomes).reduce((sum, count) => sum + count, 0)).toBe(2000);
  expect(Object.keys(outcomes)).toEqual(expect.arrayContaining(["200", "308", "400", "404"]));
  expect(site.log.errors).toEqual([]);
  expect(site.log.lines - before.lines).toBeLessThanOrEqual(2000);
  // Whatever the address, its line stays short.
  expect((site.log.bytes - before.bytes) / 2000).toBeLessThan(600);
}, 180_000);

describe("broken HTTP is refused", () => {
  test.each(malformedRequests())("%s", async (_, bytes) => {
    expect(await send(bytes)).toMatch(/^([234]\d\d|closed)$/);
    expect(site.alive()).toBe(true);
  });

  test("and leaves no trace of an error", async () => {
    expect(await send("GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n")).toBe("200");
    expect(site.log.errors).toEqual([]);
  });
});

test.each(METHODS)("%s is answered in order", async (method) => {
  const request = `${method} /story-cards HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n`;
  expect(await send(request, method !== "HEAD")).toMatch(/^(200|204|405|400)$/);
});
