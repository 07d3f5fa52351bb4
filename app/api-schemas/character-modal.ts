import { z } from "zod";
import { DATE_MODES } from "#app/game/vocabulary/prayers.ts";
import { ROLES } from "#app/game/vocabulary/roles.ts";
import { idsOf } from "#app/game/vocabulary/vocabulary.ts";
import { nameSize } from "./characters.ts";
import { bannerType, characterStatus, count, image, instant } from "./values.ts";

/** A part of a Japanese name with its reading: 博麗, はくれい. */
const reading = z.strictObject({ jp: z.string(), kana: z.string() });

/** GET /api/characters/modal?id= (specification 1 §3, "Character modal record") */
export const characterModalAnswer = z.strictObject({
  id: z.string(),
  title: z.strictObject({ en: z.string().nullable() }),
  name: z.strictObject({
    jp: z.string(),
    kana: z.string().nullable(),
    en: z.string(),
    translit: z.string().nullable(),
    meta: z.strictObject({ "modal-small": nameSize, "kana-structure": z.array(reading) }),
  }),
  img: z.strictObject({ full: image, frFull: image }),
  color: z.array(z.string()).describe("Colours of the person, as #rrggbb."),
  status: characterStatus,
  type: bannerType.nullable(),
  release: z.strictObject({
    debut: instant.nullable().describe("Null where it is not known."),
    general: instant.nullable().describe("When she joined the standard prayer; null for never."),
    ritual: instant.nullable().describe("When she joined the ritual prayer; null for never."),
    bannerCount: count.describe("How many prayers have raised her rate."),
    lastBanner: instant.nullable().describe("When the newest of them began."),
  }),
  fr: instant.nullable().describe("The day of her rebirth; null where she has none."),
  frDateMode: z
    .enum(idsOf(DATE_MODES))
    .describe("Whether the site shows that day, says that there is none, or neither."),
  releaseNo: z
    .int()
    .nullable()
    .describe("Her place in the order of releases, from 1; null before her release."),
  info: z.strictObject({
    gamepress: z.string().nullable(),
    youtube: z.string().nullable(),
    "touhou-wiki": z.string().nullable(),
    "lw-chron": z.string().nullable(),
  }),
  meta: z.strictObject({
    world: z.string().describe("The code of her world, such as L1."),
    role: z.enum(idsOf(ROLES)).nullable(),
  }),
});

export type CharacterModalAnswer = z.infer<typeof characterModalAnswer>;
