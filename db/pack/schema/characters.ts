import { z } from "zod";
import { BANNER_TYPES } from "#app/game/vocabulary/banner-types.ts";
import {
  CHARACTER_STATUSES,
  LISTING_TABS,
  UNRELEASED_KINDS,
} from "#app/game/vocabulary/characters.ts";
import { ROLES } from "#app/game/vocabulary/roles.ts";
import { STATS } from "#app/game/vocabulary/stats.ts";
import { idsOf } from "#app/game/vocabulary/vocabulary.ts";
import { day, instant, link, naturalNumber, slug, sources, text, worldCode } from "./values.ts";

export const world = z.strictObject({ id: worldCode });

export const series = z.strictObject({
  id: slug,
  tab: z.enum(idsOf(LISTING_TABS)),
  titleEn: text,
  titleJp: text.optional(),
  large: z.boolean().default(false),
});

export const person = z.strictObject({
  id: slug,
  nameEn: text,
  shortEn: text,
  family: text.optional(),
  given: text.optional(),
  translit: text.optional(),
  nameJp: text,
  nameKana: text.optional(),
  colors: z
    .array(z.string().regex(/^#[0-9a-f]{6}$/, { error: "is not a colour such as #c2301b" }))
    .max(6)
    .default([]),
  sources,
});

const sampleable = {
  status: z.enum(idsOf(CHARACTER_STATUSES)).optional(),
  debut: instant.optional(),
  releaseJp: instant.optional(),
  unreleasedKind: z.enum(idsOf(UNRELEASED_KINDS)).optional(),
};

export const character = z.strictObject({
  id: slug,
  person: slug,
  world: worldCode,
  series: slug,
  form: text.optional(),
  suffix: text.optional(),
  titleEn: text.optional(),
  titleJp: text.optional(),
  nameZh: text.optional(),
  unitId: naturalNumber.optional(),
  type: z.enum(idsOf(BANNER_TYPES)).optional(),
  poolGroup: text.optional(),
  role: z.enum(idsOf(ROLES)).optional(),
  baseStats: z.partialRecord(z.enum(idsOf(STATS)), naturalNumber).optional(),
  releaseCn: day.optional(),
  rebirth: z.boolean().default(false),
  gamepress: link.optional(),
  youtube: link.optional(),
  touhouWiki: link.optional(),
  chronicle: link.optional(),
  ...sampleable,
  sources,
});

/** Sample values for a character of the facts: what the facts lack, and nothing else. */
export const characterSample = z.strictObject({ id: slug, ...sampleable });

export type PackCharacter = z.infer<typeof character>;
