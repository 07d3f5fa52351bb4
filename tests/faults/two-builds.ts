import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { freePort } from "#tests/support/free-port.ts";
import { hasNginx, startProxy } from "#tests/support/nginx.ts";
import type { Scenario } from "./scenario.ts";

const ASKED = 200;
const OLD = "/assets/page-old.js";
const NEW = "/assets/page-new.js";

/**
 * Replicas of an old and a new build behind the proxy of docker compose, as during an update: a page
 * of either finds its files, whichever replica made the page.
 */
export const twoBuilds: Scenario = {
  name: "two-builds",
  async run() {
    if (!hasNginx()) return [{ what: "files", figure: "not tried, no nginx", holds: true }];
    const ports = await Promise.all(Array.from({ length: 4 }, freePort));
    const replicas = await Promise.all(
      ports.map((port, at) => startReplica(port, at < 2 ? OLD : NEW)),
    );
    const proxy = await startProxy(ports);
    const missing = { [OLD]: 0, [NEW]: 0 };
    for (const path of [OLD, NEW] as const) {
      const statuses = Array.from({ length: ASKED }, async () => statusOf(proxy.port, path));
      missing[path] = (await Promise.all(statuses)).filter((status) => status !== 200).length;
    }
    const nowhere = await statusOf(proxy.port, "/assets/page-of-nobody.js");
    await proxy.stop();
    for (const replica of replicas) replica.close();
    return [
      {
        what: `files of the old and of the new build, ${ASKED} times each`,
        figure: `${missing[OLD]} and ${missing[NEW]} not found`,
        holds: missing[OLD] === 0 && missing[NEW] === 0,
      },
      { what: "a file of no build", figure: String(nowhere), holds: nowhere === 404 },
    ];
  },
};

/** Stands for a replica whose build has this one file. */
async function startReplica(port: number, file: string): Promise<Server> {
  const server = createServer((request, response) => {
    response.statusCode = request.url === file ? 200 : 404;
    response.end();
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return server;
}

async function statusOf(proxy: number, path: string): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${proxy}${path}`);
  await answer.arrayBuffer();
  return answer.status;
}
