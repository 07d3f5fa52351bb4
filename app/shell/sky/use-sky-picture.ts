import { useEffect, useState } from "react";
import type { Section } from "../navigation.ts";
import { mayLoadAhead } from "../visit/load-ahead.ts";
import { whenLoadedAndIdle } from "../visit/when-idle.ts";
import { skyPictureFile } from "./sky-pictures.ts";
import { useIsNight } from "./use-is-night.ts";
import { usePictureInTurn } from "./use-picture-in-turn.ts";

/** A picture that has been fetched and decoded. */
export interface PrintedPicture {
  readonly file: string;
  readonly isNight: boolean;
  readonly pixels: ImageBitmap;
}

export interface SkyView {
  /** Null until the page has loaded: decoration comes when nothing waits for it. */
  readonly shown: PrintedPicture | null;
  /** What fades out under it. */
  readonly before: PrintedPicture | null;
  /** Whether what is shown fades in; it stands still when a page finds it from the page before. */
  readonly isComing: boolean;
}

/** What the page before has left, across the pages of a visit. */
let left: PrintedPicture | null = null;

/** What the sky shows and what leaves it, as pages, themes and minutes pass. */
export function useSkyPicture(section: Section | undefined): SkyView {
  const name = usePictureInTurn(section);
  const isNight = useIsNight();
  const [view, setView] = useState<SkyView>(() => ({ shown: left, before: null, isComing: false }));
  const { shown } = view;
  useEffect(() => {
    left = shown;
  }, [shown]);
  useEffect(() => {
    const file = skyPictureFile(name, isNight);
    if (shown?.file === file || !mayLoadAhead()) {
      return;
    }
    let isWanted = true;
    const stop = whenLoadedAndIdle(() =>
      fetchPicture(file, (pixels) => {
        if (isWanted) {
          setView({ shown: { file, isNight, pixels }, before: shown, isComing: true });
        }
      }),
    );
    return () => {
      isWanted = false;
      stop();
    };
  }, [shown, name, isNight]);
  return view;
}

/**
 * A picture fades in when it is there as a whole; one that does not come leaves all as it was. Asked
 * for as a file, it is decoded beside the page's own work, and no wider than the screen.
 */
function fetchPicture(file: string, come: (pixels: ImageBitmap) => void): void {
  const resizeWidth = Math.min(WIDTH, Math.ceil(screen.width * devicePixelRatio));
  fetch(file, { priority: "low" })
    .then(async (answer) => {
      if (answer.ok) {
        come(
          await createImageBitmap(await answer.blob(), { resizeWidth, resizeQuality: "medium" }),
        );
      }
    })
    .catch(() => undefined);
}

/** Pixels of a picture's width, as the build makes it. */
const WIDTH = 1600;
