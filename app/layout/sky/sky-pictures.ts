import type { Section } from "../../navigation.ts";

export type SkyPictureName =
  | "bg-home"
  | "bg-characters"
  | "bg-story-cards"
  | "bg-updates"
  | "prayer-bg"
  | "tower-bg";

/** The pictures that take turns; each has one for the night, of the same name with `-dark`. */
const TURNS: readonly SkyPictureName[] = [
  "bg-home",
  "bg-characters",
  "bg-story-cards",
  "bg-updates",
];

/** The picture with which a section begins. */
const OWN: Readonly<Record<Section, SkyPictureName>> = {
  "": "bg-home",
  characters: "bg-characters",
  "story-cards": "bg-story-cards",
  stages: "tower-bg",
  prayers: "prayer-bg",
  menu: "bg-home",
  "update-log": "bg-updates",
  collection: "bg-characters",
  settings: "bg-updates",
};

/**
 * The pictures of a section's sky in the order in which they are shown: its own first, then the
 * others in turn; the tower and the prayers keep their special one.
 */
export function skyPictures(
  section: Section | undefined,
): readonly [SkyPictureName, ...SkyPictureName[]] {
  const own = section === undefined ? "bg-updates" : OWN[section];
  const others = TURNS.filter((name) => name !== own);
  const at = TURNS.indexOf(own);
  return at < 0 ? [own] : [own, ...others.slice(at), ...others.slice(0, at)];
}

/** The picture after `shown`, the first after the last. */
export function pictureAfter(
  pictures: readonly [SkyPictureName, ...SkyPictureName[]],
  shown: SkyPictureName,
): SkyPictureName {
  return pictures[(pictures.indexOf(shown) + 1) % pictures.length] ?? pictures[0];
}

/** The file of a picture, by day or by night. */
export function skyPictureFile(name: SkyPictureName, isNight: boolean): string {
  return `/img/${name}${isNight ? "-dark" : ""}.webp`;
}
