import { useEffect, useRef } from "react";
import { showToast } from "#app/ui/toasts.tsx";

/** How long the hint of Ctrl+F stays, in ms (specification 2 §9). */
const HINT_MS = 3000;

let isHinted = false;

/**
 * Ctrl+Shift+F opens the advanced search. Plain Ctrl+F stays the browser's own, and says once that
 * there is more.
 */
export function useSearchKeys(open: () => void): void {
  const latest = useRef(open);
  latest.current = open;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== "f") {
        return;
      }
      if (event.shiftKey) {
        event.preventDefault();
        latest.current();
      } else if (!isHinted) {
        isHinted = true;
        showToast("Press Ctrl + Shift + F to open advanced search", {
          duration: HINT_MS,
          tone: "ai",
        });
      }
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
}
