import type { Dataset } from "#db/queries/dataset.ts";
import { type Answer, makeAnswer } from "./http/answer.ts";
import { BARE_POLICY } from "./http/content-security-policy.ts";
import { type Reader, refusal } from "./http/refusal.ts";

/** Finds what the server answers about itself; undefined for any other path. */
export type OwnAnswers = (path: string) => Answer | undefined;

/** `/healthz`, `/readyz` and the information about the build. */
export function ownAnswers({
  build,
  buildMeta,
  dataset,
  staleSince,
}: {
  build: { readonly id: string; readonly timestamp: number };
  buildMeta: object;
  dataset: () => Pick<Dataset, "version"> | undefined;
  staleSince: () => number | null;
}): OwnAnswers {
  const latest = jsonAnswer(build, "revalidate");
  const meta = jsonAnswer(buildMeta, "immutable");
  return (path) => {
    switch (path) {
      case "/healthz":
        return jsonAnswer({ status: "alive" }, "never");
      case "/readyz":
        return readiness(dataset(), staleSince());
      case "/builds/latest.json":
        return latest;
      case `/builds/meta/${build.id}.json`:
        return meta;
      default:
        return undefined;
    }
  };
}

/** For anything that needs the dataset while there is none. */
export function noDataset(reader: Reader): Answer {
  return refusal(reader, 503, "The site has no data to show yet.", { "retry-after": "5" });
}

/** Ready as long as there is something to serve, even while the database is away. */
function readiness(dataset: Pick<Dataset, "version"> | undefined, since: number | null): Answer {
  if (!dataset) return noDataset("program");
  const database = since === null ? { database: "reached" } : { database: "away", since };
  return jsonAnswer({ status: "ready", dataset: dataset.version, ...database }, "never");
}

function jsonAnswer(value: object, cache: Answer["cache"]): Answer {
  const headers = { "content-type": "application/json", "content-security-policy": BARE_POLICY };
  return makeAnswer({ status: 200, headers, body: JSON.stringify(value), cache });
}
