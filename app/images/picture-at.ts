import { CHARACTER_VARIANTS, type CharacterVariant } from "#app/artwork/image-paths.ts";
import { characterPicture } from "#app/artwork/pictures.ts";
import { storyCard } from "#app/artwork/story-card/story-card.ts";
import type { Dataset } from "#db/queries/dataset.ts";

/**
 * The picture at a path below /images/ as SVG, its segments decoded one by one; undefined where the
 * path names no record, no variant, or a rebirth that the character does not have.
 */
export function pictureAt(
  segments: readonly string[],
  dataset: Pick<Dataset, "characters" | "storyCards">,
): string | undefined {
  const [kind, id, variant, ...rest] = segments;
  if (rest.length > 0 || id === undefined) {
    return undefined;
  }
  if (kind === "characters" && isVariant(variant)) {
    const character = dataset.characters.find((one) => one.id === id);
    const exists = character && (variant !== "rebirth" || character.rebirth);
    return exists ? characterPicture(character, variant) : undefined;
  }
  if (kind === "story-cards" && variant === undefined) {
    const card = dataset.storyCards.find((one) => String(one.id) === id);
    return card && storyCard(card);
  }
  return undefined;
}

function isVariant(name: string | undefined): name is CharacterVariant {
  return CHARACTER_VARIANTS.some((variant) => variant === name);
}
