/**
 * What a route module exports as `handle` when its answer depends on the query. `query` gives the
 * canonical form, which names the held answer and is all that the loader sees. Without it the
 * whole query is dropped.
 */
export interface QueryHandle {
  readonly query: (searchParams: URLSearchParams) => URLSearchParams;
}

/** For redirects, which pass on whatever query they were sent. */
export const keepsQuery: QueryHandle = { query: (searchParams) => searchParams };

export function isQueryHandle(handle: unknown): handle is QueryHandle {
  return (
    typeof handle === "object" &&
    handle !== null &&
    "query" in handle &&
    typeof handle.query === "function"
  );
}
