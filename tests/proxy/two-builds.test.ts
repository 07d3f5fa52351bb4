import { afterAll, beforeAll, expect, test } from "vitest";
import { type RunningNginx, startProxy } from "#tests/fixtures/nginx.ts";
import { type StubOrigin, startOrigin } from "#tests/fixtures/stub-origin.ts";

const OLD = "/assets/page-old.js";
const NEW = "/assets/page-new.js";

let replicas: StubOrigin[];
let proxy: RunningNginx;
beforeAll(async () => {
  replicas = await Promise.all([OLD, OLD, NEW, NEW].map(replicaWith));
  proxy = await startProxy(replicas.map(({ port }) => port));
}, 600_000);
afterAll(async () => {
  await proxy.stop();
  await Promise.all(replicas.map((replica) => replica.stop()));
});

/** Stands for a replica whose build has this one file. */
function replicaWith(file: string): Promise<StubOrigin> {
  return startOrigin((request, response) => {
    response.statusCode = request.url === file ? 200 : 404;
    response.end();
  });
}

async function statusOf(path: string): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${proxy.port}${path}`);
  await answer.arrayBuffer();
  return answer.status;
}

test.each([OLD, NEW])("%s is found, whichever replica is asked first", async (path) => {
  const statuses = await Promise.all(Array.from({ length: 50 }, () => statusOf(path)));
  expect(new Set(statuses)).toEqual(new Set([200]));
});

test("a file of no build is not found", async () => {
  expect(await statusOf("/assets/page-of-nobody.js")).toBe(404);
});
