import type { Dataset } from "#db/queries/dataset.ts";
import type { CanonicalUrl } from "./canonical-url.ts";
import type { Share } from "./response-cache.ts";

/** All that an answer depends on besides the moment: build, dataset and canonical address. */
export function cacheKey(
  { url }: Pick<CanonicalUrl, "url">,
  { version, importedAt }: Pick<Dataset, "version" | "importedAt">,
  buildId: string,
): string {
  return `${buildId} ${version} ${importedAt} ${url}`;
}

/** Which share of the cache an address belongs to. */
export function shareOf({ url }: Pick<CanonicalUrl, "url">): Share {
  const mark = url.indexOf("?");
  if (mark < 0) return "page";
  const query = new URLSearchParams(url.slice(mark));
  const [name, ...more] = [...query.keys()].filter((key) => key !== "_routes");
  if (name === undefined) return "page";
  return more.length === 0 && LISTED.has(name) ? "listed" : "invented";
}

/** Parameters that name one of a list, or a number within bounds that the data give. */
const LISTED: ReadonlySet<string> = new Set(
  "card character category floor form from id last mode shown sort to type universe v".split(" "),
);
