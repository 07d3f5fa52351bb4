import { z } from "zod";
import { ROLES } from "#app/game/vocabulary/roles.ts";
import { idsOf } from "#app/game/vocabulary/vocabulary.ts";
import { bannerType, characterStatus, image, instant } from "./values.ts";

/** A character as lists draw it (specification 1 §3); its names stand in the answer's `names`. */
export const characterThumbnail = z.strictObject({
  id: z.string(),
  jpReleased: z.boolean().describe("Whether she is released in Japan."),
  isFr: z.boolean().describe("Whether she has a rebirth."),
  reinDate: instant.nullable().describe("The day of her rebirth; null where she has none."),
  img: image,
  altImg: image,
  spoilerSafeImg: image,
  reinImg: image,
  universe: z.string().describe("The code of her world, such as L1."),
  role: z.enum(idsOf(ROLES)).nullable(),
  type: bannerType.nullable(),
  announced: z.boolean().describe("Whether she is announced, and not released yet."),
  status: characterStatus,
  isReleased: z.boolean(),
});

/** The names of a character (specification 1 §3, "Name entity"). */
export const characterName = z.strictObject({
  id: z.string(),
  name: z.string(),
  universalName: z.string().describe("The name that no other character has."),
  universalTranslitName: z.string().nullable(),
  universe: z.string(),
  type: bannerType.nullable(),
});

export type CharacterThumbnail = z.infer<typeof characterThumbnail>;
export type CharacterName = z.infer<typeof characterName>;
