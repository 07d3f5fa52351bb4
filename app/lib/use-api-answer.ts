import { startTransition, useCallback, useEffect, useReducer, useState } from "react";
import { apiAnswer } from "./api-client.ts";
import { errorText } from "./error-text.ts";

/** How the fetching of an answer stands. */
export interface Fetched<Answer> {
  /** Null until it has come; one that came before stands while it is asked for anew. */
  readonly answer: Answer | null;
  readonly isLoading: boolean;
  /** Why it could not be had; null while nothing is wrong. */
  readonly fault: string | null;
  readonly tryAgain: () => void;
}

interface Shown<Answer> {
  readonly path: string | null;
  readonly answer: Answer | null;
  readonly fault: string | null;
}

/**
 * The server's page first, the whole answer of the API later: asks for `path` once the page stands,
 * and again when `version` changes, such as the moment until which the page is right. With a path of
 * null nothing is asked for. What came last for a path serves the next page that wants it, until it
 * has come anew. `missing` is what the visitor reads where the server gives no message, or gives an
 * answer without what it must have.
 */
export function useApiAnswer<Answer extends object>(
  path: string | null,
  {
    missing = "data is null",
    version = null,
    must,
  }: { missing?: string; version?: number | null; must?: keyof Answer } = {},
): Fetched<Answer> {
  const [shown, setShown] = useState<Shown<Answer>>(() => latestOf(path));
  const [attempt, askAgain] = useReducer((count: number) => count + 1, 0);
  const current = shown.path === path ? shown : latestOf<Answer>(path);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version and each attempt ask anew.
  useEffect(() => {
    if (path === null) return;
    const ended = new AbortController();
    const ask = async () => {
      try {
        const answer = await apiAnswer<Answer>(path, missing, { signal: ended.signal });
        if (must !== undefined && !answer[must]) throw new Error(missing);
        latest.set(path, answer);
        // A list of hundreds is drawn so while the page is scrolled on.
        startTransition(() => setShown({ path, answer, fault: null }));
      } catch (error) {
        if (ended.signal.aborted) return;
        const fault = errorText(error);
        setShown((before) => ({ ...(before.path === path ? before : latestOf(path)), fault }));
      }
    };
    void ask();
    return () => ended.abort();
  }, [path, missing, must, version, attempt]);
  const tryAgain = useCallback(() => {
    setShown((before) => ({ ...before, fault: null }));
    askAgain();
  }, []);
  const { answer, fault } = current;
  return { answer, fault, isLoading: path !== null && answer === null && fault === null, tryAgain };
}

/** The last answer for each path, on this page and those before it. */
const latest = new Map<string, object>();

function latestOf<Answer extends object>(path: string | null): Shown<Answer> {
  // What was stored for a path was asked for as the answer of that path.
  const answer = path === null ? null : ((latest.get(path) as Answer | undefined) ?? null);
  return { path, answer, fault: null };
}
