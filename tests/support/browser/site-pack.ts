import type { Pack } from "#db/pack/pack.ts";
import { barePack } from "../small-pack.ts";
import { characters } from "./site-pack/characters.ts";
import { home } from "./site-pack/home.ts";
import { prayers } from "./site-pack/prayers.ts";
import { storyCards } from "./site-pack/story-cards.ts";
import { tower } from "./site-pack/tower.ts";
import { updates } from "./site-pack/updates.ts";

/** What the site under test shows: a few records of every case that its pages tell apart. */
export function sitePack(): Pack {
  return barePack(characters, storyCards, prayers, tower, home, updates);
}
