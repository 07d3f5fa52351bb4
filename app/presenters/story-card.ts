import type { StoryCard, StoryCardBuff } from "#app/api-schemas/story-cards.ts";
import { imagePath } from "#app/artwork/image-paths.ts";
import { statName, totalStat } from "#app/game/total-stat.ts";
import { OBTAINING_SOURCES } from "#app/game/vocabulary/story-cards.ts";
import { labelOf } from "#app/game/vocabulary/vocabulary.ts";
import type { StoryCardRecord } from "#db/queries/story-cards.ts";
import { attributeName, type NamedTag } from "./attribute-name.ts";

type BuffRecord = StoryCardRecord["buffs"][number];

/**
 * The documented form of a card; `tags` name the character tags that its buffs act on, `raised` the
 * cards whose rate some prayer raises.
 */
export function storyCardAnswer(
  card: StoryCardRecord,
  tags: readonly NamedTag[],
  raised: ReadonlySet<number>,
): StoryCard {
  return {
    id: card.id,
    name: cardName(card),
    aliases: card.aliases,
    sort: card.sort,
    type: card.type,
    rarity: card.rarity,
    image: imagePath("story-cards", card),
    artist: { id: card.artistId, jp: card.artistName ?? card.credit ?? "" },
    featured: card.featured,
    releaseDate: card.release,
    obtaining: card.obtaining.map(({ type, display }) => ({
      type,
      display: display ?? labelOf(OBTAINING_SOURCES, type),
    })),
    links: { wiki: card.wiki, chronicle: card.chronicle },
    stats: card.stats.map(({ stat, min, max }) => ({
      type: stat,
      name: statName(stat),
      icon: stat,
      min,
      max,
    })),
    total: totalStat(card.stats),
    buffs: card.buffs
      .filter((buff) => buff.randomGroup === null)
      .map((buff) => buffAnswer(buff, tags)),
    randomBuffs: randomGroups(card.buffs).map((group) =>
      group.map((buff) => buffAnswer(buff, tags)),
    ),
    original: originalName(card),
    nameLang: nameLanguage(card),
    unofficial: card.nameBasis === "unofficial",
    sampleRelease: card.sampleFields.includes("release"),
    isRaised: raised.has(card.id),
  };
}

/** The English name, or the original where there is none. */
export function cardName(card: Pick<StoryCardRecord, "nameEn" | "nameJp" | "nameZh">): string {
  return card.nameEn ?? card.nameJp ?? card.nameZh ?? "";
}

/** The language that the shown name is written in. */
export function nameLanguage(card: StoryCardRecord): StoryCard["nameLang"] {
  if (card.nameEn !== null) {
    return "en";
  }
  return card.nameJp !== null ? "ja" : "zh-Hans";
}

function originalName(card: StoryCardRecord): StoryCard["original"] {
  if (card.nameEn === null) {
    return null;
  }
  if (card.nameJp !== null) {
    return card.nameJp === card.nameEn ? null : { text: card.nameJp, lang: "ja" };
  }
  return card.nameZh === null || card.nameZh === card.nameEn
    ? null
    : { text: card.nameZh, lang: "zh-Hans" };
}

function buffAnswer(buff: BuffRecord, tags: readonly NamedTag[]): StoryCardBuff {
  return {
    attr: buff.attribute,
    attrName: attributeName(buff, tags),
    attrType: buff.attributeType,
    enabled: buff.base !== null,
    metadata: { direction: buff.direction, layer: buff.layer === 2 ? 2 : 1, unit: buff.unit },
    target: buff.target,
    turn: buff.turns,
    role: buff.role,
    values: [buff.base, buff.max],
  };
}

function randomGroups(buffs: readonly BuffRecord[]): BuffRecord[][] {
  const inGroups = buffs.filter((buff) => buff.randomGroup !== null);
  return [...Map.groupBy(inGroups, (buff) => buff.randomGroup).values()];
}
