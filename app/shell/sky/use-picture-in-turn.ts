import { useEffect, useState } from "react";
import type { Section } from "../navigation.ts";
import { mayLoadAhead } from "../visit/load-ahead.ts";
import { pictureAfter, type SkyPictureName, skyPictures } from "./sky-pictures.ts";
import { everyWhileVisible } from "./while-visible.ts";

/** Ms for which a picture stands in view before the next one fades in. */
const TURN_MS = 60_000;

/** The picture of a section whose turn it is; its own first. */
export function usePictureInTurn(section: Section | undefined): SkyPictureName {
  const [name, setName] = useState<SkyPictureName>(() => skyPictures(section)[0]);
  useEffect(() => {
    const pictures = skyPictures(section);
    if (pictures.length === 1 || !mayTakeTurns()) {
      return;
    }
    return everyWhileVisible(
      () => setName((shown) => pictureAfter(pictures, shown)),
      TURN_MS,
      inBrowser,
    );
  }, [section]);
  return name;
}

/** Fading of itself is movement, and costs a picture each time. */
function mayTakeTurns(): boolean {
  return mayLoadAhead() && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

const inBrowser = {
  setTimer: (run: () => void, ms: number) => window.setTimeout(run, ms),
  clearTimer: (timer: number) => window.clearTimeout(timer),
  isVisible: () => document.visibilityState === "visible",
  onVisibility: (changed: () => void) => {
    document.addEventListener("visibilitychange", changed);
    return () => document.removeEventListener("visibilitychange", changed);
  },
};
