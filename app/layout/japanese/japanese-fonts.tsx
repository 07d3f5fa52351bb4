import { useEffect } from "react";
import { whenLoadedAndIdle } from "../visit/when-idle.ts";
import styles from "./japanese-fonts.css?url";

/**
 * Brings the Japanese slices once the page has loaded: nothing of the first view waits for them,
 * and without scripts the reader's own fonts serve.
 */
export function JapaneseFonts() {
  useEffect(() => {
    if (matchMedia(WIDE).matches) {
      return whenLoadedAndIdle(addStyles);
    }
  }, []);
  return null;
}

// A phone has good Japanese fonts of its own; to lay all out again for ours would be felt there.
const WIDE = "(min-width: 1024px)";

function addStyles(): void {
  if (!document.querySelector(`link[href="${styles}"]`)) {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = styles;
    document.head.append(link);
  }
}
