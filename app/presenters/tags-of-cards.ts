import type { Dataset } from "#db/queries/dataset.ts";

/** The tags of characters on which effects of story cards act, in the pack's order. */
export function tagsOfCards({
  storyCards,
  characterTags,
}: Pick<Dataset, "storyCards" | "characterTags">): Dataset["characterTags"] {
  const acted = new Set(
    storyCards.flatMap(({ buffs }) =>
      buffs.flatMap(({ attributeType, attribute }) =>
        attributeType === "character-tag" ? [attribute] : [],
      ),
    ),
  );
  return characterTags.filter(({ id }) => acted.has(id));
}
