import { z } from "zod";
import { BANNER_TYPES } from "#app/game/vocabulary/banner-types.ts";
import { CHARACTER_STATUSES } from "#app/game/vocabulary/characters.ts";
import { idsOf } from "#app/game/vocabulary/vocabulary.ts";

export const instant = z.int().describe("Milliseconds since the epoch, UTC.");

export const count = z.int().min(0);

/** Path below /images/, or null where there is no picture. */
export const image = z
  .string()
  .nullable()
  .describe("Path of a picture relative to /images/, or null where there is none");

export const bannerType = z.enum(idsOf(BANNER_TYPES));

export const characterStatus = z.enum(idsOf(CHARACTER_STATUSES));

export const lastUpdate = z
  .strictObject({ timestamp: instant, number: z.int().min(1) })
  .nullable()
  .describe("The newest entry of the update log on this section; null where there is none.");
