import { startTransition, useCallback, useEffect, useState } from "react";
import { apiAnswer } from "#app/fetching/api-answer.ts";
import { usePreferences } from "./use-preferences.ts";

/** Where the fetching of a hidden answer stands. */
export interface SpoilerAnswer<Answer> {
  /** Null without spoiler mode and until it is there. */
  readonly answer: Answer | null;
  readonly isLoading: boolean;
  /** Why it could not be had; null while nothing is wrong. */
  readonly fault: string | null;
  readonly tryAgain: () => void;
}

interface Asked<Answer> {
  readonly path: string;
  /** The moment it was asked for; undefined where it is to be asked for again. */
  readonly next: number | null | undefined;
  readonly answer: Answer | null;
  readonly fault: string | null;
}

/**
 * An answer of the API with records that the page's HTML may not name, fetched in spoiler mode only.
 * `Answer` is what the contract says of the path. Another `next`, the moment until which the page is
 * right, has it asked for anew; until that has come the one before stands. `missing` is what the
 * visitor is told when nothing comes and the server does not say why.
 */
export function useSpoilerAnswer<Answer extends object>(
  path: string,
  { next = null, missing = "data is null" }: { next?: number | null; missing?: string } = {},
): SpoilerAnswer<Answer> {
  const { jpContent } = usePreferences();
  const [asked, setAsked] = useState<Asked<Answer> | null>(null);
  const here = asked?.path === path ? asked : null;
  const isMissing = jpContent && (here === null || here.next !== next);
  useEffect(() => {
    if (!isMissing) return;
    let isWanted = true;
    apiAnswer<Answer>(path, missing).then(
      (answer) =>
        // A list of hundreds is drawn in small tasks so, while the page is scrolled on.
        startTransition(() => {
          if (isWanted) setAsked({ path, next, answer, fault: null });
        }),
      (error: Error) =>
        isWanted &&
        setAsked((before) => ({
          path,
          next,
          answer: before?.path === path ? before.answer : null,
          fault: error.message,
        })),
    );
    return () => {
      isWanted = false;
    };
  }, [isMissing, path, next, missing]);
  const tryAgain = useCallback(
    () => setAsked((before) => before && { ...before, next: undefined, fault: null }),
    [],
  );
  if (!jpContent) return { answer: null, isLoading: false, fault: null, tryAgain };
  const { answer = null, fault = null } = here ?? {};
  return { answer, isLoading: answer === null && fault === null, fault, tryAgain };
}
