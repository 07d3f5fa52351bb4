import { z } from "zod";
import { RECORD_ID } from "#app/game/vocabulary/vocabulary.ts";

/** What a visitor's collection counts by its place in an order. */
const ORDERED_KINDS = ["characters", "story-cards"] as const;

/**
 * The order in which links of collections count the records of a kind. Ids are only ever added at
 * its end: one that moves, or goes, would turn every link of before into another collection.
 */
export const idOrder = z.strictObject({
  id: z.enum(ORDERED_KINDS),
  ids: z.array(z.union([z.string().regex(RECORD_ID), z.int().min(1).max(2147483647)])).max(100_000),
  /** How many of the first ids are settled, and the SHA-256 of these, a line each, in hexadecimal. */
  settled: z.strictObject({
    count: z.int().min(0).max(100_000),
    hash: z.string().regex(/^[0-9a-f]{64}$/, { error: "is not a SHA-256 in hexadecimal" }),
  }),
});
