import { setTimeout as sleep } from "node:timers/promises";
import { hasNginx, startProxy } from "#tests/support/nginx.ts";
import { startSiteProcess } from "#tests/support/site-process.ts";
import { startSteadyLoad } from "#tests/support/steady-load.ts";
import { type Finding, noneFailed, PAGES, type Scenario } from "./scenario.ts";

/** Two replicas behind the proxy of docker compose, stopped and started again one after the other. */
export const replicas: Scenario = {
  name: "replicas",
  async run({ databaseUrl }) {
    const variables = { TRUST_PROXY: "1", ORIGIN: "http://localhost" };
    const first = await startSiteProcess(databaseUrl, variables);
    const second = await startSiteProcess(databaseUrl, variables);
    const same = await sameAnswers(first.port, second.port);
    if (!hasNginx()) {
      await Promise.all([first.stop(), second.stop()]);
      return [same, { what: "rolling restart", figure: "not tried, no nginx", holds: true }];
    }
    const proxy = await startProxy([first.port, second.port]);
    const load = startSteadyLoad(proxy.port, PAGES, { visitors: 16 });
    const codes: (number | null)[] = [];
    const running = [first, second];
    for (const replica of [first, second]) {
      await sleep(1_000);
      codes.push(await replica.stop());
      running.push(await startSiteProcess(databaseUrl, variables, { port: replica.port }));
    }
    await sleep(1_000);
    const counts = await load.stop();
    await proxy.stop();
    await Promise.all(running.slice(2).map((replica) => replica.stop()));
    return [
      same,
      noneFailed("SIGTERM of one replica after the other", counts),
      { what: "exit codes", figure: codes.join(", "), holds: codes.every((code) => code === 0) },
    ];
  },
};

async function sameAnswers(first: number, second: number): Promise<Finding> {
  const different: string[] = [];
  for (const path of PAGES) {
    for (const encoding of ["identity", "br", "gzip", "zstd"]) {
      const answers = await Promise.all([first, second].map((port) => read(port, path, encoding)));
      if (answers[0] !== answers[1]) different.push(`${path} (${encoding})`);
    }
  }
  return {
    what: "bytes and tags of two replicas",
    figure: different.length === 0 ? `the same for ${PAGES.length * 4} answers` : different.join(),
    holds: different.length === 0,
  };
}

async function read(port: number, path: string, encoding: string): Promise<string> {
  const headers = { "accept-encoding": encoding };
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
  const body = Buffer.from(await answer.arrayBuffer()).toString("base64");
  return `${answer.headers.get("etag")} ${answer.headers.get("content-length")} ${body}`;
}
