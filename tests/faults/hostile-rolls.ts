import { hostileBodies } from "#tests/support/rates/hostile-bodies.ts";
import { startSiteProcess } from "#tests/support/site-process.ts";
import { sendAll } from "./hostile-input.ts";
import type { Scenario } from "./scenario.ts";

const BODIES = 50_000;
const CONNECTIONS = 16;

/** 50,000 hostile bodies for the roll call: refused with a 4xx or rolled, and the server lives. */
export const hostileRolls: Scenario = {
  name: "hostile-rolls",
  async run({ databaseUrl }) {
    const site = await startSiteProcess(databaseUrl, { ROLL_RATE_LIMIT: "off" });
    const bodies = [...hostileBodies(BODIES, "hostile", "standard-prayer")];
    const requests = bodies.map(({ type, body }) => requestOf(type, Buffer.from(body)));
    const fuzzed = await sendAll(site, requests, CONNECTIONS);
    const huge = await sendAll(
      site,
      [requestOf("application/json", Buffer.alloc(2 ** 20, "x"))],
      1,
    );
    const alive = site.alive();
    const { errors } = site.log;
    const code = await site.stop();
    return [
      fuzzed.finding(`${BODIES} hostile bodies`),
      huge.finding("a body of 1 MB"),
      {
        what: "crashes",
        figure: alive && code === 0 ? "none" : `ended with ${code}`,
        holds: alive && code === 0,
      },
      { what: "errors in the log", figure: String(errors.length), holds: errors.length === 0 },
    ];
  },
};

function requestOf(type: string, body: Buffer): Buffer {
  const head = [
    "POST /api/prayers/roll HTTP/1.1",
    "Host: a",
    ...(type === "" ? [] : [`Content-Type: ${type}`]),
    `Content-Length: ${body.length}`,
  ];
  return Buffer.concat([Buffer.from(`${head.join("\r\n")}\r\n\r\n`, "latin1"), body]);
}
