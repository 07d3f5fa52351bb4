import type { Dataset } from "#db/queries/dataset.ts";

/**
 * What a route module exports as `handle` when its answer depends on the query. `query` gives the
 * canonical form, which names the cached answer and is all that the loader sees; it may differ by
 * what the path names, and its numbers have the bounds that the dataset gives. Without it the whole
 * query is dropped.
 */
export interface QueryHandle {
  readonly query: (
    searchParams: URLSearchParams,
    params: PathParams,
    dataset: Dataset | undefined,
  ) => URLSearchParams;
}

/** What the variable parts of a route's path hold. */
export type PathParams = Readonly<Record<string, string | undefined>>;

export function isQueryHandle(handle: unknown): handle is QueryHandle {
  return (
    typeof handle === "object" &&
    handle !== null &&
    "query" in handle &&
    typeof handle.query === "function"
  );
}

/**
 * Keeps these parameters as they were sent and drops all others. They are named one by one, since
 * what a route's handle imports goes into the browser's files.
 */
export function namedParameters(...names: readonly string[]): QueryHandle {
  return {
    query: (sent) =>
      new URLSearchParams(
        names.flatMap((name) => sent.getAll(name).map((value): [string, string] => [name, value])),
      ),
  };
}
