import { useEffect, useState } from "react";
import { showToast } from "#app/widgets/toasts.tsx";
import { spoilerAnswer } from "./spoiler-answer.ts";
import { usePreferences } from "./use-preferences.ts";

/**
 * An answer of the API with records that the page's HTML may not name, fetched in spoiler mode only;
 * null without it and until the answer is there. `Answer` is what the contract says of the path;
 * `missing` is what the visitor is told when nothing comes and the server does not say why.
 */
export function useSpoilerAnswer<Answer>(path: string, missing = "data is null"): Answer | null {
  const { jpContent } = usePreferences();
  const [arrived, setArrived] = useState<{ path: string; answer: Answer } | null>(null);
  useEffect(() => {
    if (!jpContent) {
      return;
    }
    let wanted = true;
    spoilerAnswer<Answer>(path, missing).then(
      (answer) => {
        if (wanted) setArrived({ path, answer });
      },
      (error: Error) => {
        if (wanted) showToast(`${FAILURE}: ${error.message}`, { duration: 5000, tone: "bad" });
      },
    );
    return () => {
      wanted = false;
    };
  }, [jpContent, path, missing]);
  return jpContent && arrived?.path === path ? arrived.answer : null;
}

const FAILURE = "What is not released yet could not be loaded";
