import { character, characterSample, person, series, world } from "./characters.ts";
import { artist, characterTag, storyCard, storyCardSample } from "./story-cards.ts";

/**
 * The files of a pack besides `pack.json`, in the order in which they are imported: a file
 * refers only to files before it. Files of a pack may be missing; a missing file is empty.
 */
export const PACK_FILES = {
  "worlds.json": world,
  "series.json": series,
  "persons.json": person,
  "characters.json": character,
  "artists.json": artist,
  "character-tags.json": characterTag,
  "story-cards.json": storyCard,
  "samples/characters.json": characterSample,
  "samples/story-cards.json": storyCardSample,
} as const;

export type PackFile = keyof typeof PACK_FILES;
