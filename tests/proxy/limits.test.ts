import { afterAll, beforeAll, expect, test } from "vitest";
import { type RunningNginx, startProxy } from "#tests/fixtures/nginx.ts";
import { type StubOrigin, startOrigin } from "#tests/fixtures/stub-origin.ts";

let origin: StubOrigin;
let proxy: RunningNginx;
beforeAll(async () => {
  origin = await startOrigin((_, response) => response.end());
  proxy = await startProxy([origin.port]);
}, 600_000);
afterAll(async () => {
  await proxy.stop();
  await origin.stop();
});

async function statuses(count: number, path: (at: number) => string, method = "GET") {
  const asked = Array.from({ length: count }, async (_, at) => {
    const response = await fetch(`http://127.0.0.1:${proxy.port}${path(at)}`, { method });
    await response.arrayBuffer();
    return response.status;
  });
  return Promise.all(asked);
}

const count = (all: readonly number[], status: number) =>
  all.filter((each) => each === status).length;

test("a visitor's flood of rolls is refused with 429, the usual number passes", async () => {
  const all = await statuses(150, () => "/api/prayers/roll", "POST");
  expect(count(all, 200)).toBeGreaterThanOrEqual(60);
  expect(count(all, 429)).toBe(150 - count(all, 200));
  expect(count(all, 429)).toBeGreaterThan(0);
});

test("a visitor's flood of searches is refused, and pages still come", async () => {
  const all = await statuses(400, (at) => `/story-cards?name=${at}`);
  expect(count(all, 200)).toBeGreaterThanOrEqual(200);
  expect(count(all, 429)).toBeGreaterThan(0);
  expect(count(await statuses(100, (at) => `/characters/${at}`), 200)).toBe(100);
});

test("what a visitor claims about the own address ends at the proxy", async () => {
  origin.received.length = 0;
  await fetch(`http://127.0.0.1:${proxy.port}/claim`, {
    headers: { "x-forwarded-for": "192.0.2.7", "x-request-id": "mine" },
  });
  const [claimed] = origin.received;
  expect(claimed?.headers["x-forwarded-for"]).toBe("127.0.0.1");
  expect(claimed?.headers["x-request-id"]).toMatch(/^[0-9a-f]{32}$/);
});
