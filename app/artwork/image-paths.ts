import { hashOf } from "./drawing/random.ts";
import type { PicturedCard, PicturedCharacter, PicturedPrayer } from "./records.ts";

/**
 * The version of the drawing code and its tables: a hash of many drawings. A test finds another one
 * as soon as a drawing changes, and says what to write here.
 */
export const ARTWORK_VERSION = "d1bd6ba96ce5";

/** The pictures of a character, by the last part of their addresses. */
export const CHARACTER_VARIANTS = [
  "thumbnail",
  "rebirth",
  "safe",
  "card",
  "full",
  "full-rebirth",
] as const;

/** Those that are an emblem, a square, which lists show by the hundred. */
export const EMBLEM_VARIANTS = ["thumbnail", "rebirth", "safe"] as const;

/** Of a side of an emblem as a file of pixels, for a screen of one dot a pixel and for finer ones. */
export const EMBLEM_PIXELS = { once: 120, fine: 240 } as const;

export type CharacterVariant = (typeof CHARACTER_VARIANTS)[number];

export type EmblemVariant = (typeof EMBLEM_VARIANTS)[number];

/**
 * The address of a picture relative to /images/, with a version that follows from everything the
 * drawing follows from: browsers may keep what stands there for good.
 */
export function imagePath(
  kind: "characters",
  character: PicturedCharacter,
  variant: CharacterVariant,
): string;
export function imagePath(kind: "story-cards", card: PicturedCard): string;
export function imagePath(kind: "prayers", prayer: PicturedPrayer): string;
export function imagePath(
  ...[kind, record, variant]:
    | ["characters", PicturedCharacter, CharacterVariant]
    | ["story-cards", PicturedCard, undefined?]
    | ["prayers", PicturedPrayer, undefined?]
): string {
  const version =
    kind === "characters"
      ? characterVersion(record)
      : kind === "story-cards"
        ? cardVersion(record)
        : prayerVersion(record);
  return `${lastingImagePath(kind, record.id, variant)}?v=${version}`;
}

/** The same address without a version, which lasts, and where another picture may stand tomorrow. */
export function lastingImagePath(
  kind: "characters" | "story-cards" | "prayers",
  id: string | number,
  variant?: CharacterVariant,
): string {
  const parts = [kind, encodeURIComponent(id), ...(variant === undefined ? [] : [variant])];
  return parts.join("/");
}

export function characterVersion(character: PicturedCharacter): string {
  const { id, personId, nameJp, worldId, rebirth } = character;
  return versionOf([id, personId, nameJp, worldId, rebirth]);
}

export function cardVersion({
  id,
  nameJp,
  nameZh,
  type,
  rarity,
  featured,
  buffs,
}: PicturedCard): string {
  const effects = buffs.map(({ attributeType, attribute }) => [attributeType, attribute]);
  return versionOf([id, nameJp, nameZh, type, rarity, featured, effects]);
}

export function prayerVersion({ id, type, rateUp, isRitual }: PicturedPrayer): string {
  return versionOf([id, type, rateUp.map(characterVersion), isRitual]);
}

function versionOf(inputs: readonly unknown[]): string {
  return hashOf(`${ARTWORK_VERSION} ${JSON.stringify(inputs)}`).toString(36);
}
