import { z } from "zod";
import { BANNER_TYPES } from "#app/game/vocabulary/banner-types.ts";
import { CHARACTER_STATUSES } from "#app/game/vocabulary/characters.ts";
import { idsOf } from "#app/game/vocabulary/vocabulary.ts";

/** Milliseconds since the epoch, UTC. */
export const instant = z.int();

export const count = z.int().min(0);

/** Path below /images/, or null where there is no picture. */
export const image = z
  .string()
  .nullable()
  .describe("Path of a picture relative to /images/, or null where there is none");

export const bannerType = z.enum(idsOf(BANNER_TYPES));

export const characterStatus = z.enum(idsOf(CHARACTER_STATUSES));

/** The newest update-log entry that concerns a section; null where the log contains none. */
export const lastUpdate = z.strictObject({ timestamp: instant, number: z.int() }).nullable();
