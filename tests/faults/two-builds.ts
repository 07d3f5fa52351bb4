import { once } from "node:events";
import { createServer, type Server } from "node:http";
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
    const replicas = await Promise.all([OLD, OLD, NEW, NEW].map(startReplica));
    const proxy = await startProxy(replicas.map(({ port }) => port));
    const missing = { [OLD]: 0, [NEW]: 0 };
    for (const path of [OLD, NEW] as const) {
      const statuses = Array.from({ length: ASKED }, async () => statusOf(proxy.port, path));
      missing[path] = (await Promise.all(statuses)).filter((status) => status !== 200).length;
    }
    const nowhere = await statusOf(proxy.port, "/assets/page-of-nobody.js");
    await proxy.stop();
    for (const { server } of replicas) server.close();
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
async function startReplica(file: string): Promise<{ server: Server; port: number }> {
  const server = createServer((request, response) => {
    response.statusCode = request.url === file ? 200 : 404;
    response.end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return { server, port: typeof address === "object" && address ? address.port : 0 };
}

async function statusOf(proxy: number, path: string): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${proxy}${path}`);
  await answer.arrayBuffer();
  return answer.status;
}
