/**
 * The version of the artwork, part of every image's address: raise it by one whenever a change of
 * the drawing code or its tables changes a picture, since browsers keep a versioned one for a year.
 */
export const ARTWORK_VERSION = 1;

/** The pictures of a character, by the last part of their addresses. */
export const CHARACTER_VARIANTS = ["thumbnail", "rebirth", "safe", "card", "full"] as const;

export type CharacterVariant = (typeof CHARACTER_VARIANTS)[number];

/** The address of a character's picture, relative to /images/. */
export function imagePath(kind: "characters", id: string, variant: CharacterVariant): string;
/** The address of a story card's picture, relative to /images/. */
export function imagePath(kind: "story-cards", id: number): string;
export function imagePath(kind: string, id: string | number, variant?: string): string {
  const parts = [kind, encodeURIComponent(id), ...(variant === undefined ? [] : [variant])];
  return `${parts.join("/")}?v=${ARTWORK_VERSION}`;
}
