import { useCallback, useEffect, useState } from "react";
import { answerWithContent } from "#app/fetching/api-answer.ts";
import { afterPaint } from "#app/widgets/after-paint.ts";

/** A list that a page fetches whole; what was fetched last serves until it has come anew. */
export interface WholeList<List> {
  readonly latest: () => List | null;
  /** @throws {Error} when the server does not answer with a list. */
  readonly fetch: (signal: AbortSignal) => Promise<List>;
}

/** The list of a documented call; `prepare` makes of its answer what the page needs, once. */
export function wholeList<Answer extends { readonly content: unknown }, List>(
  address: string,
  prepare: (answer: Answer) => List,
): WholeList<List> {
  let latest: List | null = null;
  return {
    latest: () => latest,
    fetch: async (signal) => {
      latest = prepare(await answerWithContent<Answer>(address, NULL_LIST, { signal }));
      return latest;
    },
  };
}

/**
 * The list, fetched once the page stands; null until it has come. `isMissing` says that it could
 * not be had and none serves in its place, `retry` asks again.
 */
export function useWholeList<List>(source: WholeList<List>): {
  list: List | null;
  isMissing: boolean;
  retry: () => void;
} {
  // The page hydrates as the server drew it; only a later page begins with what is there.
  const [list, setList] = useState(source.latest);
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt fetches again.
  useEffect(() => {
    const ended = new AbortController();
    const ask = async () => {
      try {
        const fetched = await source.fetch(ended.signal);
        setList(fetched);
        setFailed(false);
      } catch (error) {
        if (ended.signal.aborted) return;
        reportError(error);
        setFailed(true);
      }
    };
    const callOff = afterPaint(() => void ask());
    return () => {
      callOff();
      ended.abort();
    };
  }, [source, attempt]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { list, isMissing: hasFailed && list === null, retry };
}

/** Of the error catalogue (specification 2 §8), for both lists. */
const NULL_LIST = "story card list data is null";
