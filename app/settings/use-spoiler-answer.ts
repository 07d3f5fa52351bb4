import { useDeferredValue } from "react";
import { type Fetched, useApiAnswer } from "#app/lib/use-api-answer.ts";
import { useSettings } from "./settings-context.ts";

/**
 * An answer of the API with records that the page's HTML may not name, fetched in spoiler mode only.
 * `Answer` is what the contract says of the path. Another `next`, the moment until which the page is
 * right, has it asked for anew. A list that the setting changes is drawn when there is time for it.
 */
export function useSpoilerAnswer<Answer extends object>(
  path: string,
  { next = null, missing }: { next?: number | null; missing?: string } = {},
): Fetched<Answer> {
  const { jpContent } = useSettings();
  const isWanted = useDeferredValue(jpContent);
  return useApiAnswer<Answer>(isWanted ? path : null, { missing, version: next });
}
