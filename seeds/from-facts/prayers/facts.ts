import { z } from "zod";

const names = z.array(z.string());
const count = z.int().positive();
const json = z.json();

/** A prayer of the facts (`banners.json`). Times have an offset, or are a day only. */
export const factPrayer = z.strictObject({
  id: z.string(),
  server: z.enum(["jp", "global"]),
  nameJp: z.string().optional(),
  nameEn: z.string().optional(),
  kind: z.enum([
    "standard",
    "pickup",
    "festival",
    "ultra_festival",
    "lucky_bag",
    "starter",
    "forever",
    "story_card",
    "ticket",
  ]),
  permanent: z.literal(true).optional(),
  start: z.string().optional(),
  end: z.string().optional(),
  rateUp: names.optional(),
  rateUpCards: z.array(z.int()).optional(),
  pool: names.optional(),
  poolReleased: z.tuple([z.iso.date(), z.iso.date()]).optional(),
  excluded: names.optional(),
  costs: z
    .array(z.strictObject({ pulls: count, currency: z.string(), amount: z.int().min(0) }))
    .optional(),
  exchange: z
    .array(
      z.strictObject({
        character: z.string().optional(),
        card: z.int().optional(),
        points: z.int().min(0),
      }),
    )
    .optional(),
  limit: count.optional(),
  fortuneDustPerTen: count.optional(),
  durationDays: json.optional(),
  rotations: json.optional(),
  rotationHours: json.optional(),
  rotationCount: json.optional(),
  charactersPerRotation: json.optional(),
  sharedExchangePoints: json.optional(),
  poolFestivalFriends: json.optional(),
  poolFestivalFriendsPerPart: json.optional(),
  poolTypes: json.optional(),
  minRarity: json.optional(),
  limitPerPart: json.optional(),
  perDay: json.optional(),
  parts: json.optional(),
  hoursPerPart: json.optional(),
  guarantee: json.optional(),
  stepUp: json.optional(),
  hasStepUp: json.optional(),
  fortuneDustMultiplier: json.optional(),
  sources: names,
});

/** Numbers of a rule of the game (`mechanics.json`); each record has fields of its own. */
export const factMechanic = z
  .object({
    id: z.string(),
    region: z.enum(["jp", "global", "any"]),
    asOf: z.string().optional(),
    sources: names,
  })
  .catchall(json);

export type FactPrayer = z.infer<typeof factPrayer>;
export type FactMechanic = z.infer<typeof factMechanic>;
