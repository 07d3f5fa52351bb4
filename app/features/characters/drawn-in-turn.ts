import { type RefObject, startTransition, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useCameWithDocument } from "#app/widgets/use-came-with-document.ts";
import { awaitTurn } from "./drawing-turns.ts";

/**
 * Whether what stands at a place of a list is drawn yet. All that comes with the document is, and the
 * first of a list that takes the place of another; all else of that list is drawn in turn, in small
 * tasks, before it is seen. Until then the place must keep its height.
 */
export function useDrawnInTurn(place: RefObject<Element | null>, isFirst: boolean): boolean {
  const cameWithDocument = useCameWithDocument();
  const [isDrawn, setDrawn] = useState(isFirst || cameWithDocument);
  useEffect(() => {
    if (isDrawn || place.current === null) return;
    return awaitTurn(place.current, ({ isUrgent }) => {
      if (isUrgent) flushSync(() => setDrawn(true));
      else startTransition(() => setDrawn(true));
    });
  }, [place, isDrawn]);
  return isDrawn;
}
