import { readFile } from "node:fs/promises";
import { afterEach, expect, test } from "vitest";
import type { ListeningServer } from "./listen.ts";
import { type Answered, createMetrics, listenForScrapes } from "./metrics.ts";

const servers: ListeningServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop(0)));
});

const observed = {
  responseCacheBytes: () => 4096,
  dataset: () => ({ version: 7, importedAt: 1_000_000 }),
  databaseReached: () => false,
  clock: () => 1_090_000,
};
const page: Answered = { kind: "page", method: "GET", status: 200, seconds: 0.002, source: "hit" };

test("requests are counted by kind, method and status", async () => {
  const metrics = createMetrics(observed);
  metrics.count(page);
  metrics.count(page);
  metrics.count({ ...page, kind: "none", method: "PROPFIND", status: 405, source: "none" });
  const text = await metrics.text();
  expect(text).toContain('almanac_requests_total{kind="page",method="GET",status="200"} 2\n');
  expect(text).toContain('almanac_requests_total{kind="none",method="other",status="405"} 1\n');
});

test("what was read before stays in the sum", async () => {
  const metrics = createMetrics(observed);
  metrics.count(page);
  await metrics.text();
  metrics.count(page);
  const again = [await metrics.text(), await metrics.text()];
  for (const text of again) {
    expect(text).toContain('almanac_requests_total{kind="page",method="GET",status="200"} 2\n');
    expect(text).toContain('almanac_response_cache_answers_total{source="hit"} 2\n');
  }
});

test("durations fall into buckets", async () => {
  const metrics = createMetrics(observed);
  metrics.count(page);
  const text = await metrics.text();
  const bucket = (le: string) => `almanac_request_duration_seconds_bucket{le="${le}",kind="page"}`;
  expect(text).toContain(`${bucket("0.001")} 0\n`);
  expect(text).toContain(`${bucket("0.0025")} 1\n`);
  expect(text).toContain('almanac_request_duration_seconds_sum{kind="page"} 0.002\n');
});

test("only what can be cached counts as hit or miss", async () => {
  const metrics = createMetrics(observed);
  metrics.count(page);
  metrics.count({ ...page, kind: "asset" });
  metrics.count({ ...page, kind: "api", source: "miss" });
  const text = await metrics.text();
  expect(text).toContain('almanac_response_cache_answers_total{source="hit"} 1\n');
  expect(text).toContain('almanac_response_cache_answers_total{source="miss"} 1\n');
  expect(text).toContain('almanac_response_cache_answers_total{source="joined"} 0\n');
});

test("the state of the server is read when it is asked for", async () => {
  const text = await createMetrics(observed).text();
  expect(text).toContain("almanac_response_cache_bytes 4096\n");
  expect(text).toContain("almanac_dataset_version 7\n");
  expect(text).toContain("almanac_dataset_age_seconds 90\n");
  expect(text).toContain("almanac_database_reached 0\n");
  expect(text).toContain("process_resident_memory_bytes ");
});

test("the runbook tells operators of every number of ours", async () => {
  const text = await createMetrics(observed).text();
  const names = [...text.matchAll(/^# HELP (almanac_\w+)/gm)].map(([, name]) => name);
  const runbook = await readFile("docs/runbook.md", "utf8");
  expect(names).toContain("almanac_requests_total");
  expect(names.filter((name) => !runbook.includes(`\`${name}`))).toEqual([]);
});

test.each([
  ["GET", "/metrics", 200],
  ["GET", "/", 404],
  ["POST", "/metrics", 405],
])("%s %s is a %d on the port of the metrics", async (method, path, status) => {
  const log = { error: () => undefined };
  const server = await listenForScrapes(
    { host: "127.0.0.1", port: 0 },
    createMetrics(observed),
    log,
  );
  servers.push(server);
  const answer = await fetch(`http://127.0.0.1:${server.port}${path}`, { method });
  expect(answer.status).toBe(status);
  expect((await answer.text()).includes("almanac_requests_total")).toBe(status === 200);
});

test("a port in use is named by its variable", async () => {
  const log = { error: () => undefined };
  const metrics = createMetrics(observed);
  const first = await listenForScrapes({ host: "127.0.0.1", port: 0 }, metrics, log);
  servers.push(first);
  await expect(listenForScrapes({ host: "127.0.0.1", port: first.port }, metrics, log))
    .rejects //
    .toThrow(/^Port \d+ on 127\.0\.0\.1 is in use .* set METRICS_PORT to a free port\.$/);
});
