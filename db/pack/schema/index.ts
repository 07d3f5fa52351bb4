import { z } from "zod";
import { ENTITIES, entityNames } from "../entities.ts";
import { attack } from "./attacks.ts";
import { character, characterSample, person, series, world } from "./characters.ts";
import { idOrder } from "./id-orders.ts";
import { batch, foreverPrayer, poolSet, roulette } from "./pools.ts";
import { prayer, prayerValues } from "./prayers.ts";
import { stage, stageEnemy, stageItem } from "./stages.ts";
import { artist, characterTag, storyCard, storyCardSample } from "./story-cards.ts";
import { item, towerFloor, towerFloorValues, towerUnit } from "./tower.ts";
import { unit } from "./units.ts";
import { homeContent, maintenance, mechanic, updateEntry } from "./updates.ts";
import { month, text } from "./values.ts";

/**
 * The files of a pack besides `pack.json`, in the order in which they are imported: a file
 * refers only to files before it. Files of a pack may be missing; a missing file is empty.
 *
 * Below `samples/`, a file named `…-values.json` fills fields that records of the facts leave
 * open; every other file holds whole records that are samples.
 */
export const PACK_FILES = {
  "worlds.json": world,
  "series.json": series,
  "persons.json": person,
  "characters.json": character,
  "artists.json": artist,
  "character-tags.json": characterTag,
  "story-cards.json": storyCard,
  "attacks.json": attack,
  "units.json": unit,
  "stage-items.json": stageItem,
  "stage-enemies.json": stageEnemy,
  "stages.json": stage,
  "mechanics.json": mechanic,
  "items.json": item,
  "batches.json": batch,
  "pool-sets.json": poolSet,
  "prayers.json": prayer,
  "forever-prayers.json": foreverPrayer,
  "roulettes.json": roulette,
  "tower-units.json": towerUnit,
  "tower-floors.json": towerFloor,
  "update-entries.json": updateEntry,
  "maintenances.json": maintenance,
  "home-contents.json": homeContent,
  "id-orders.json": idOrder,
  "samples/character-values.json": characterSample,
  "samples/story-card-values.json": storyCardSample,
  "samples/batches.json": batch,
  "samples/pool-sets.json": poolSet,
  "samples/prayer-values.json": prayerValues,
  "samples/prayers.json": prayer,
  "samples/forever-prayers.json": foreverPrayer,
  "samples/roulettes.json": roulette,
  "samples/tower-units.json": towerUnit,
  "samples/tower-floor-values.json": towerFloorValues,
  "samples/tower-floors.json": towerFloor,
  "samples/update-entries.json": updateEntry,
  "samples/maintenances.json": maintenance,
} as const;

export type PackFile = keyof typeof PACK_FILES;

/**
 * Where the values of some fields of the facts come from. Of several that name a field the first one
 * whose condition holds counts; a field that none names is a fact of the record's sources.
 */
const provenance = z
  .strictObject({
    entity: z.enum(entityNames),
    /** None for all. */
    fields: z.array(text).default([]),
    /** A reading follows by a rule of the pack, is a translation, or general knowledge. */
    basis: z.enum(["fact", "reading"]),
    /** Holds where this field is set, or set to this. */
    where: z.strictObject({ field: text, is: text.optional() }).optional(),
    note: text.optional(),
    asOf: month.optional(),
  })
  .superRefine(({ entity, fields, where }, context) => {
    const known = Object.keys(PACK_FILES[ENTITIES[entity].facts].shape);
    for (const [at, field] of fields.entries()) {
      if (!known.includes(field)) context.addIssue(unknownField(["fields", at], entity, known));
    }
    if (where && !known.includes(where.field)) {
      context.addIssue(unknownField(["where", "field"], entity, known));
    }
  });

function unknownField(path: PropertyKey[], entity: string, known: readonly string[]) {
  const message = `is not a field of ${entity}; known are ${known.join(", ")}`;
  return { code: "custom" as const, path, message };
}

/** `pack.json`: what the pack is. */
export const packInfo = z.strictObject({
  format: z.literal(1),
  name: text,
  description: text,
  provenance: z.array(provenance).default([]),
});

export type PackInfo = z.infer<typeof packInfo>;
