import type { QueryHandle } from "#app/lib/query-handle.ts";

/**
 * The `handle` of a call that takes these parameters: they reach it as they were sent, all others
 * are dropped. It names them by itself, since what a handle imports goes into the browser's files.
 */
export function asksFor(...names: readonly string[]): QueryHandle {
  return {
    query: (sent) =>
      new URLSearchParams(
        names.flatMap((name) => sent.getAll(name).map((value): [string, string] => [name, value])),
      ),
  };
}
