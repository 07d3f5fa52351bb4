import { BUFF_ATTRIBUTES, type BuffAttributeType } from "#app/game/vocabulary/buffs.ts";
import { entryOf, labelOf, notFound } from "#app/game/vocabulary/vocabulary.ts";
import type { CharacterTagRecord } from "#db/queries/story-cards.ts";

/** What a tag is named by. */
export type NamedTag = Pick<CharacterTagRecord, "id" | "nameEn">;

/**
 * The label of what an effect acts on, from the list of its type; character tags are named by
 * `tags`. What no list knows is named as the specification's error catalogue says.
 */
export function attributeName(
  effect: { readonly attributeType: BuffAttributeType; readonly attribute: string },
  tags: readonly NamedTag[],
): string {
  if (effect.attributeType === "character-tag") {
    return tagName(tags, effect.attribute);
  }
  const lists: Partial<Record<string, readonly { id: string; label: string }[]>> = BUFF_ATTRIBUTES;
  const list = lists[effect.attributeType];
  return list ? labelOf(list, effect.attribute) : effect.attribute;
}

/** The name of a character tag, or the text of the error catalogue for an id that is none. */
export function tagName(tags: readonly NamedTag[], id: string): string {
  return entryOf(tags, id)?.nameEn ?? notFound(id);
}
