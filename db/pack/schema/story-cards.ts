import { z } from "zod";
import { BUFF_DIRECTIONS, BUFF_TARGETS, BUFF_UNITS } from "#app/game/vocabulary/buffs.ts";
import { CARD_TYPES } from "#app/game/vocabulary/card-types.ts";
import { ROLES } from "#app/game/vocabulary/roles.ts";
import { STATS } from "#app/game/vocabulary/stats.ts";
import { NAME_BASES, OBTAINING_SOURCES } from "#app/game/vocabulary/story-cards.ts";
import { TAG_NAME_BASES } from "#app/game/vocabulary/tag-name-bases.ts";
import { idsOf } from "#app/game/vocabulary/vocabulary.ts";
import { attributeFields, checkAttribute } from "./attributes.ts";
import {
  effectValue,
  instant,
  link,
  naturalNumber,
  ordinal,
  slug,
  sources,
  text,
} from "./values.ts";

export const artist = z.strictObject({
  id: naturalNumber,
  name: text,
  twitter: link.optional(),
  pixiv: link.optional(),
  website: link.optional(),
});

export const characterTag = z.strictObject({
  id: slug,
  nameEn: text,
  nameBasis: z.enum(idsOf(NAME_BASES)).optional(),
  nameJp: text.optional(),
  nameJpBasis: z.enum(idsOf(TAG_NAME_BASES)).optional(),
  nameZh: text.optional(),
  /** Names under which it was known here: the search still finds them. */
  formerNames: z.array(text).default([]),
  /** Its number in the game. */
  gameId: ordinal.optional(),
  sources,
});

const stat = z
  .strictObject({ stat: z.enum(idsOf(STATS)), min: naturalNumber, max: naturalNumber })
  .refine(({ min, max }) => min <= max, { error: "min is greater than max", path: ["min"] });

const turns = z.int().min(1).max(99);

const buff = z
  .strictObject({
    randomGroup: z.int().min(0).max(99).optional(),
    ...attributeFields,
    direction: z.enum(idsOf(BUFF_DIRECTIONS)).optional(),
    layer: z.union([z.literal(1), z.literal(2)]).default(1),
    unit: z.enum(idsOf(BUFF_UNITS)),
    target: z.enum(idsOf(BUFF_TARGETS)),
    role: z.enum(idsOf(ROLES)).optional(),
    character: slug.optional(),
    base: effectValue.optional(),
    max: effectValue,
    turns: turns.optional(),
    turnsBase: turns.optional(),
  })
  .superRefine((value, context) => {
    checkAttribute(value, context);
    if (value.base !== undefined && value.base > value.max) {
      context.addIssue({ code: "custom", path: ["base"], message: "base is greater than max" });
    }
  });

const sampleable = { release: instant.optional() };

export const storyCard = z
  .strictObject({
    id: naturalNumber,
    nameEn: text.optional(),
    nameBasis: z.enum(idsOf(NAME_BASES)).optional(),
    nameJp: text.optional(),
    nameZh: text.optional(),
    sort: z.string().regex(/^[ -@[-~]{1,200}$/, { error: "is not lower-case ASCII" }),
    rarity: z.int().min(1).max(5),
    type: z.enum(idsOf(CARD_TYPES)),
    stats: z.array(stat),
    buffs: z.array(buff).default([]),
    artist: naturalNumber.optional(),
    credit: text.optional(),
    featured: z.array(slug).default([]),
    obtaining: z
      .array(z.strictObject({ type: z.enum(idsOf(OBTAINING_SOURCES)), display: text.optional() }))
      .default([]),
    aliases: z.array(z.strictObject({ value: text, priority: naturalNumber })).default([]),
    wiki: link.optional(),
    chronicle: link.optional(),
    ...sampleable,
    sources,
  })
  .superRefine((value, context) => {
    const issue = (field: string, message: string) =>
      context.addIssue({ code: "custom", path: [field], message });
    if (!value.nameEn && !value.nameJp && !value.nameZh) {
      issue("nameEn", "has no name: one of nameEn, nameJp and nameZh is needed");
    }
    if (Boolean(value.nameEn) !== Boolean(value.nameBasis)) {
      issue("nameBasis", "stands beside nameEn, and only there");
    }
    if ((value.artist === undefined) === (value.credit === undefined)) {
      issue("artist", "either artist or credit is needed, not both");
    }
  });

/** Sample values for a card of the facts: what the facts lack, and nothing else. */
export const storyCardSample = z.strictObject({ id: naturalNumber, ...sampleable });

export type PackStoryCard = z.infer<typeof storyCard>;
