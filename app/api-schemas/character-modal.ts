import { z } from "zod";
import { DATE_MODES } from "#app/game/vocabulary/prayers.ts";
import { idsOf } from "#app/game/vocabulary/vocabulary.ts";
import { nameSize } from "./characters.ts";
import {
  bannerType,
  characterId,
  characterStatus,
  count,
  image,
  instant,
  role,
  worldCode,
} from "./values.ts";

/** A part of a Japanese name with its reading: 博麗, はくれい. */
const reading = z.strictObject({
  jp: z.string().describe("A part of the Japanese name."),
  kana: z.string().describe("How it is read, in kana."),
});

/** What stands in the record as it is stored, each under the name of its column. */
export const characterModalColumns = z.object({
  id: characterId,
  type: bannerType.nullable().describe("Her banner type; null where it is not known."),
});

/** GET /api/characters/modal?id= (specification 1 §3, "Character modal record") */
export const characterModalAnswer = z.strictObject({
  ...characterModalColumns.shape,
  title: z
    .strictObject({ en: z.string().nullable().describe("In English; null where it is not known.") })
    .describe("Her title, such as Nameless Space Terror."),
  name: z
    .strictObject({
      jp: z.string().describe("In Japanese."),
      kana: z.string().nullable().describe("How it is read, in kana; null where it is not known."),
      en: z.string().describe("In English."),
      translit: z
        .string()
        .nullable()
        .describe("The Japanese one in Latin letters; null where it is not known."),
      meta: z
        .strictObject({
          "modal-small": nameSize,
          "kana-structure": z
            .array(reading)
            .describe("The Japanese name part by part; empty where its reading is not known."),
        })
        .describe("How the site writes the name."),
    })
    .describe("Her name, which her versions in other worlds share."),
  img: z
    .strictObject({
      full: image,
      frFull: image.describe("After the rebirth; null where she has none."),
    })
    .describe("Her pictures in full size."),
  color: z.array(z.string()).describe("Colours of the person, as #rrggbb."),
  status: characterStatus,
  release: z
    .strictObject({
      debut: instant.nullable().describe("Her first day; null where it is not known."),
      general: instant
        .nullable()
        .describe("When she joins the standard prayer; null where that is not known, or never."),
      ritual: instant
        .nullable()
        .describe("When she joins the ritual prayer; null where that is not known, or never."),
      bannerCount: count.describe("How many prayers have raised her rate."),
      lastBanner: instant.nullable().describe("When the newest of them began; null without any."),
    })
    .describe("When and where she can be had."),
  fr: instant.nullable().describe("The day of her rebirth; null where she has none."),
  frDateMode: z
    .enum(idsOf(DATE_MODES))
    .describe("Whether the site shows that day, says that there is none, or neither."),
  releaseNo: z
    .int()
    .nullable()
    .describe("Her place in the order of releases, from 1; null before her release."),
  info: z
    .strictObject({
      gamepress: z.string().nullable().describe("On GamePress."),
      youtube: z.string().nullable().describe("A video."),
      "touhou-wiki": z.string().nullable().describe("In the Touhou Wiki."),
      "lw-chron": z.string().nullable().describe("In the LostWord Chronicle."),
    })
    .describe("Addresses of pages about her; null where none is known."),
  meta: z
    .strictObject({
      world: worldCode,
      role: role.nullable().describe("Her role; null where it is not known."),
    })
    .describe("Where she is from, and what for."),
});

export type CharacterModalAnswer = z.infer<typeof characterModalAnswer>;
