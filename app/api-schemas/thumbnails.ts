import { z } from "zod";
import {
  bannerType,
  characterId,
  characterStatus,
  image,
  instant,
  role,
  worldCode,
} from "./values.ts";

/** A character as lists draw it (specification 1 §3); its names stand in the answer's `names`. */
export const characterThumbnail = z
  .strictObject({
    id: characterId,
    jpReleased: z.boolean().describe("Whether she is released in Japan."),
    isFr: z.boolean().describe("Whether she has a rebirth."),
    reinDate: instant.nullable().describe("The day of her rebirth; null where she has none."),
    img: image,
    altImg: image.describe("A second picture; null where there is none."),
    spoilerSafeImg: image.describe("A picture that does not tell who she is."),
    reinImg: image.describe("Her picture after the rebirth; null where she has none."),
    universe: worldCode,
    role: role.nullable().describe("Her role; null where it is not known."),
    type: bannerType.nullable().describe("Her banner type; null where it is not known."),
    announced: z.boolean().describe("Whether she is announced, and not released yet."),
    status: characterStatus,
    isReleased: z
      .boolean()
      .describe("Whether her status is limited, non-limited or upcoming: pages show her."),
  })
  .describe("A character as lists draw it. Where the answer has `names`, they have her names.");

/** The names of a character (specification 1 §3, "Name entity"). */
export const characterName = z
  .strictObject({
    id: characterId,
    name: z.string().describe("Her English name, which her versions in other worlds share."),
    universalName: z.string().describe("The name that no other character has."),
    universalTranslitName: z
      .string()
      .nullable()
      .describe("The same from her Japanese name in Latin letters; null where it is not known."),
    universe: worldCode,
    type: bannerType.nullable().describe("Her banner type; null where it is not known."),
  })
  .describe("The names of a character.");

export type CharacterThumbnail = z.infer<typeof characterThumbnail>;
export type CharacterName = z.infer<typeof characterName>;
