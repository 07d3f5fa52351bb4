import { type Answer, makeAnswer } from "./http/answer.ts";
import { BARE_POLICY } from "./http/content-security-policy.ts";
import { type Reader, refusal } from "./http/refusal.ts";
import type { Site } from "./site.ts";

/** The addresses that the server answers without React Router. */
export function ownAnswer(path: string, site: Site): Answer | undefined {
  switch (path) {
    case "/healthz":
      return jsonAnswer({ status: "alive" }, "never");
    case "/readyz":
      return readiness(site);
    case "/builds/latest.json":
      return jsonAnswer(site.files.build, "revalidate");
    default:
      return undefined;
  }
}

/** For anything that needs the dataset while there is none. */
export function noDataset(reader: Reader): Answer {
  return refusal(reader, 503, "The site has no data to show yet.", { "retry-after": "5" });
}

/** Ready as long as there is something to serve, even while the database is away. */
function readiness(site: Site): Answer {
  const dataset = site.dataset();
  if (!dataset) {
    return noDataset("program");
  }
  const since = site.staleSince();
  const database = since === null ? { database: "reached" } : { database: "away", since };
  return jsonAnswer({ status: "ready", dataset: dataset.version, ...database }, "never");
}

function jsonAnswer(value: unknown, cache: Answer["cache"]): Answer {
  const headers = { "content-type": "application/json", "content-security-policy": BARE_POLICY };
  return makeAnswer({ status: 200, headers, body: JSON.stringify(value), cache });
}
