import { useEffect, useState } from "react";
import type { Section } from "../navigation.ts";
import { mayLoadAhead } from "../visit/load-ahead.ts";
import { whenLoadedAndIdle } from "../visit/when-idle.ts";
import { decodePicture } from "./decode-picture.ts";
import { skyPictureFile } from "./sky-pictures.ts";
import { useIsNight } from "./use-is-night.ts";
import { usePictureInTurn } from "./use-picture-in-turn.ts";

/** A picture that has been fetched and decoded. */
export interface PrintedPicture {
  readonly file: string;
  readonly isNight: boolean;
  readonly canvas: HTMLCanvasElement;
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

/**
 * What the sky shows and what leaves it, as pages, themes and minutes pass. A picture fades in when
 * it is there as a whole; one that does not come leaves all as it was.
 */
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
    let stop = whenLoadedAndIdle(() => {
      stop = decodePicture(
        { href: new URL(file, location.href).href, width: width() },
        (pixels) => {
          setView({
            shown: { file, isNight, canvas: canvasOf(pixels) },
            before: shown,
            isComing: true,
          });
        },
      );
    });
    return () => stop();
  }, [shown, name, isNight]);
  return view;
}

/** No wider than the screen shows it. */
function width(): number {
  return Math.min(WIDTH, Math.ceil(screen.width * devicePixelRatio));
}

/**
 * A canvas that shows these pixels as they are: one that is drawn on is handed to the compositor
 * anew with every frame of the page, which takes milliseconds where no graphics card helps.
 */
function canvasOf(pixels: ImageBitmap): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = pixels.width;
  canvas.height = pixels.height;
  canvas.getContext("bitmaprenderer")?.transferFromImageBitmap(pixels);
  return canvas;
}

/** Pixels of a picture's width, as the build makes it. */
const WIDTH = 1600;
