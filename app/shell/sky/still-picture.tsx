import type { Section } from "../navigation.ts";
import { skyPictureFile, skyPictures } from "./sky-pictures.ts";

/** Until a script has fetched the picture there is none, but where none runs it is there at once. */
export function StillPicture({ section }: { section: Section | undefined }) {
  const [own] = skyPictures(section);
  return [false, true].map((isNight) => (
    <div
      key={String(isNight)}
      className={`sky-picture is-still ${isNight ? "by-night" : "by-day"}`}
      style={{ "--picture": `url("${skyPictureFile(own, isNight)}")` }}
    />
  ));
}
