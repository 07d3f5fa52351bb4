import { z } from "zod";
import { BANNER_TYPES } from "#app/game/vocabulary/banner-types.ts";
import { CHARACTER_STATUSES } from "#app/game/vocabulary/characters.ts";
import { ELEMENTS } from "#app/game/vocabulary/elements.ts";
import { ROLES } from "#app/game/vocabulary/roles.ts";
import { idsOf } from "#app/game/vocabulary/vocabulary.ts";

export const instant = z.int().describe("Milliseconds since the epoch, UTC.");

export const count = z.int().min(0).describe("How many there are.");

export const image = z
  .string()
  .nullable()
  .describe("Path of a picture relative to /images/, or null where there is none.");

export const characterId = z
  .string()
  .describe("The id of a character, such as l1-reimu. It never changes.");

export const cardId = z.int().describe("The number of a story card. It never changes.");

export const itemId = z.string().describe("The id of an item, such as coin.");

export const worldCode = z.string().describe("The code of a world as players write it: L1, A6.");

export const bannerType = z
  .enum(idsOf(BANNER_TYPES))
  .describe("The kind of banner that a character comes from: gen is standard, sfes ultra.");

export const role = z
  .enum(idsOf(ROLES))
  .describe(
    "What a character is for in battle: dbf lowers stats, dest destroys, tec is technical.",
  );

export const element = z.enum(idsOf(ELEMENTS)).describe("An element of attacks and weaknesses.");

export const characterStatus = z
  .enum(idsOf(CHARACTER_STATUSES))
  .describe(
    "Where a character stands in the global version. She can be had if limited or non-limited; upcoming has a day of debut ahead; story, enemy, both and guest are seen there only.",
  );

/** A character tag, such as Human; which one a killer kills. */
export const tag = z
  .strictObject({
    id: z.string().describe("The id of the tag, as the calls take it."),
    name: z.string().describe("Its English name."),
  })
  .describe("A character tag, such as Human: what killers and some effects go by.");

export const lastUpdate = z
  .strictObject({
    timestamp: instant.describe("When it was published, in milliseconds since the epoch."),
    number: z.int().min(1).describe("The number of the entry, as /api/general/updates has it."),
  })
  .nullable()
  .describe("The newest entry of the update log on this section; null where there is none.");
