import { z } from "zod";
import { ROLES } from "#app/game/vocabulary/roles.ts";
import { idsOf } from "#app/game/vocabulary/vocabulary.ts";
import { bannerType, characterStatus, image, instant } from "./values.ts";

/** A character as lists draw it (specification 1 §3); its names stand in the answer's `names`. */
export const characterThumbnail = z.strictObject({
  id: z.string(),
  jpReleased: z.boolean(),
  isFr: z.boolean(),
  reinDate: instant.nullable(),
  img: image,
  altImg: image,
  spoilerSafeImg: image,
  reinImg: image,
  universe: z.string(),
  role: z.enum(idsOf(ROLES)).nullable(),
  type: bannerType.nullable(),
  announced: z.boolean(),
  status: characterStatus,
  isReleased: z.boolean(),
});

/** The names of a character (specification 1 §3, "Name entity"). */
export const characterName = z.strictObject({
  id: z.string(),
  name: z.string(),
  universalName: z.string(),
  universalTranslitName: z.string().nullable(),
  universe: z.string(),
  type: bannerType.nullable(),
});

export type CharacterThumbnail = z.infer<typeof characterThumbnail>;
export type CharacterName = z.infer<typeof characterName>;
