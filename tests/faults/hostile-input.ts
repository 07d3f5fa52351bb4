import { RawConnection } from "#tests/support/raw-connection.ts";
import { type SiteProcess, startSiteProcess } from "#tests/support/site-process.ts";
import { fuzzedTargets, METHODS, malformedRequests } from "./hostile.ts";
import type { Finding, Scenario } from "./scenario.ts";

const TARGETS = 100_000;
const CONNECTIONS = 16;

/** 100,000 invented addresses, then every broken request and method. */
export const hostileInput: Scenario = {
  name: "hostile-input",
  async run({ databaseUrl }) {
    const site = await startSiteProcess(databaseUrl);
    const targets = [...fuzzedTargets(TARGETS, 20_261_121)].map(
      (target) => `GET ${target} HTTP/1.1\r\nHost: a\r\n\r\n`,
    );
    const fuzzed = await sendAll(site, targets, CONNECTIONS);
    const lines = site.log.lines;
    const bytes = site.log.bytes / lines;
    const broken = await sendAll(
      site,
      malformedRequests().map(([, request]) => request),
      1,
    );
    const methods = await sendAll(
      site,
      METHODS.filter((method) => method !== "HEAD").map(
        (method) => `${method} / HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n`,
      ),
      1,
    );
    const alive = site.alive();
    const code = await site.stop();
    return [
      fuzzed.finding(`${TARGETS} fuzzed addresses`),
      broken.finding("broken HTTP, headers and addresses of 1 MB"),
      methods.finding("every method"),
      {
        what: "crashes",
        figure: alive && code === 0 ? "none" : `ended with ${code}`,
        holds: alive,
      },
      {
        what: "log",
        figure: `${lines} lines of ${Math.round(bytes)} bytes, ${site.log.errors.length} errors`,
        holds: lines <= TARGETS + 20 && bytes < 600 && site.log.errors.length === 0,
      },
    ];
  },
};

/** Sends requests over some connections; a status of 500 and above is a fault. */
export async function sendAll(
  { port }: SiteProcess,
  requests: readonly string[] | readonly Buffer[],
  connections: number,
): Promise<{ finding(what: string): Finding }> {
  const outcomes = new Map<string, number>();
  const faults: string[] = [];
  const queue = requests.values();
  const drain = async () => {
    const connection = new RawConnection(port);
    for (const request of queue) {
      const bytes = typeof request === "string" ? Buffer.from(request, "latin1") : request;
      const outcome = await connection.exchange(bytes);
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      if (/^5/.test(outcome) || outcome === "silent") {
        faults.push(`${outcome} for ${bytes.subarray(0, 120).toString("latin1")}`);
      }
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: connections }, drain));
  return {
    finding: (what) => ({
      what,
      figure: [
        [...outcomes]
          .sort()
          .map(([outcome, count]) => `${count} × ${outcome}`)
          .join(", "),
        ...faults.slice(0, 3),
      ].join("; "),
      holds: faults.length === 0,
    }),
  };
}
