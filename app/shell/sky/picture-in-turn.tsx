import { useCallback } from "react";
import type { Section } from "../navigation.ts";
import { StillPicture } from "./still-picture.tsx";
import { type PrintedPicture, useSkyPicture } from "./use-sky-picture.ts";

/**
 * The picture that is printed into the sky. Each fades in over the one before, whether it is the
 * next in turn, that of another section or the one of the other theme (specification 1 §4).
 */
export function PictureInTurn({ section }: { section: Section | undefined }) {
  const { shown, before, isComing } = useSkyPicture(section);
  if (shown === null) {
    return <StillPicture section={section} />;
  }
  return (
    <>
      {before === null ? null : <Printed key={before.file} picture={before} phase="is-leaving" />}
      <Printed key={shown.file} picture={shown} phase={isComing ? "is-coming" : ""} />
    </>
  );
}

/** A canvas, since the picture is there as a whole already and scales with its band. */
function Printed({ picture, phase }: { picture: PrintedPicture; phase: string }) {
  const { file, pixels, isNight } = picture;
  const print = useCallback(
    (canvas: HTMLCanvasElement | null) => {
      if (canvas === null) return;
      canvas.width = pixels.width;
      canvas.height = pixels.height;
      canvas.getContext("2d")?.drawImage(pixels, 0, 0);
    },
    [pixels],
  );
  return (
    <canvas
      ref={print}
      className={`sky-picture ${isNight ? "by-night" : "by-day"} ${phase}`}
      data-file={file}
    />
  );
}
