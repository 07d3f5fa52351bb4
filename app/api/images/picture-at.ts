import {
  CHARACTER_VARIANTS,
  type CharacterVariant,
  cardVersion,
  characterVersion,
  EMBLEM_VARIANTS,
  type EmblemVariant,
  prayerVersion,
} from "#app/artwork/image-paths.ts";
import { characterPicture, plainEmblem } from "#app/artwork/pictures.ts";
import { prayerBanner } from "#app/artwork/prayer/prayer-banner.ts";
import { storyCard } from "#app/artwork/story-card/story-card.ts";
import { picturedPrayer } from "#app/presenters/pictured-prayer.ts";
import type { CharacterRecord } from "#db/queries/characters.ts";
import type { PrayerRecord } from "#db/queries/prayers.ts";
import type { StoryCardRecord } from "#db/queries/story-cards.ts";

/** The records that have pictures. */
export interface PicturedRecords {
  readonly characters: readonly CharacterRecord[];
  readonly storyCards: readonly StoryCardRecord[];
  readonly prayers: readonly Pick<PrayerRecord, "id" | "types" | "rateUpCharacters">[];
}

/** How an emblem is asked for. */
interface EmblemAsked {
  /** Without the code of its world. */
  readonly isBare?: boolean;
}

/** A picture of a record, not drawn yet. */
export interface Picture {
  /** Changes with everything that the drawing follows from. */
  readonly version: string;
  /** What is answered: the drawing itself, or pixels of it. */
  readonly format: "svg" | "avif";
  /** The drawing as SVG. */
  draw(): string;
}

/**
 * The picture at a path below /images/, its segments decoded one by one, an emblem in the look that
 * is asked for; undefined where the path names no record, no variant, or a rebirth that the character
 * does not have.
 */
export function pictureAt(
  segments: readonly string[],
  dataset: PicturedRecords,
  look: EmblemAsked = {},
): Picture | undefined {
  const [kind, id, variant, ...rest] = segments;
  if (rest.length > 0 || id === undefined) {
    return undefined;
  }
  if (kind === "characters") {
    return variant === undefined ? undefined : characterAt(id, variant, { dataset, look });
  }
  if (variant !== undefined) {
    return undefined;
  }
  switch (kind) {
    case "story-cards":
      return cardAt(id, dataset);
    case "prayers":
      return prayerAt(id, dataset);
    default:
      return undefined;
  }
}

function characterAt(
  id: string,
  name: string,
  { dataset, look }: { dataset: PicturedRecords; look: EmblemAsked },
): Picture | undefined {
  const character = dataset.characters.find((one) => one.id === id);
  const asked = VARIANTS.get(name);
  if (!(character && asked) || (/rebirth$/.test(asked.variant) && !character.rebirth)) {
    return undefined;
  }
  return {
    version: characterVersion(character),
    format: asked.format,
    draw: () =>
      asked.format === "avif"
        ? plainEmblem(character, asked.variant, look)
        : characterPicture(character, asked.variant, look),
  };
}

function cardAt(id: string, { storyCards }: PicturedRecords): Picture | undefined {
  const card = storyCards.find((one) => String(one.id) === id);
  return card && { version: cardVersion(card), format: "svg", draw: () => storyCard(card) };
}

function prayerAt(id: string, { prayers, characters }: PicturedRecords): Picture | undefined {
  const prayer = prayers.find((one) => one.id === id);
  if (!prayer) {
    return undefined;
  }
  const pictured = picturedPrayer(prayer, new Map(characters.map((one) => [one.id, one])));
  return { version: prayerVersion(pictured), format: "svg", draw: () => prayerBanner(pictured) };
}

type AskedVariant =
  | { readonly format: "svg"; readonly variant: CharacterVariant }
  | { readonly format: "avif"; readonly variant: EmblemVariant };

/** What the last part of an address of a character's picture stands for. */
const VARIANTS = new Map<string, AskedVariant>([
  ...CHARACTER_VARIANTS.map((variant) => [variant, { variant, format: "svg" }] as const),
  ...EMBLEM_VARIANTS.map((variant) => [`${variant}.avif`, { variant, format: "avif" }] as const),
]);
