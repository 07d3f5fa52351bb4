import type { PackCharacterTag } from "#db/pack/schema/story-cards.ts";
import type { FactEffect, FactStoryCard } from "./facts.ts";

type Tagged = Pick<FactEffect, "attribute" | "tagZh">;

/**
 * Tags that the facts hold in Chinese only. 天鹰神兔 stands for イーグルラヴィ, the Eagle Ravi:
 * the unit of moon rabbits that the card's persons belong to.
 */
const TAGS_FROM_CHINESE: readonly (PackCharacterTag & { nameZh: string })[] = [
  { id: "eagle-ravi", nameEn: "Eagle Ravi", nameZh: "天鹰神兔" },
];

/** Proper names within tags keep their capitals. */
const PROPER_NAMES = [
  "Forest of Magic",
  "Gensokyo",
  "Hakugyokurou",
  "Hakurei Shrine",
  "Hourai",
  "Human Village",
  "Lunar Capital",
  "Miare",
  "Myouren Temple",
  "Palace of Earth Spirits",
  "Scarlet Devil Mansion",
  "Youkai Mountain",
];

/** Every tag that an effect names, by id. */
export function characterTagsOf(
  cards: readonly Pick<FactStoryCard, "effects">[],
): PackCharacterTag[] {
  const tags = new Map<string, PackCharacterTag>();
  for (const effect of cards.flatMap((card) => card.effects)) {
    const tag = tagOf(effect);
    if (tag !== undefined) tags.set(tag.id, tag);
  }
  return [...tags.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** The tag that an effect acts on, if any. Throws on a Chinese tag without translation. */
export function tagOf({ attribute, tagZh }: Tagged): PackCharacterTag | undefined {
  if (tagZh !== undefined) {
    const tag = TAGS_FROM_CHINESE.find(({ nameZh }) => nameZh === tagZh);
    if (tag === undefined) throw new Error(`the tag ${tagZh} has no English name yet`);
    return tag;
  }
  const name = /^tag:(\w+)$/.exec(attribute ?? "")?.[1];
  return name === undefined ? undefined : { id: name.replaceAll("_", "-"), nameEn: title(name) };
}

/** scarlet_devil_mansion_resident → "Scarlet Devil Mansion resident". */
function title(name: string): string {
  const words = name.replaceAll("_", " ");
  const proper = PROPER_NAMES.reduce(
    (text, name) => text.replace(name.toLowerCase(), name),
    words.replace(/^half phantom$/, "half-phantom"),
  );
  return proper.slice(0, 1).toUpperCase() + proper.slice(1);
}
