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

/** The frame of a canvas that goes from page to page. */
function Printed({ picture, phase }: { picture: PrintedPicture; phase: string }) {
  const { file, canvas, isNight } = picture;
  const hang = useCallback((frame: HTMLElement | null) => frame?.append(canvas), [canvas]);
  return (
    <div
      ref={hang}
      className={`sky-picture ${isNight ? "by-night" : "by-day"} ${phase}`}
      data-file={file}
    />
  );
}
