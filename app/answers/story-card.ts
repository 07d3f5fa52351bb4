import { imagePath } from "#app/artwork/image-paths.ts";
import type { StoryCard, StoryCardBuff } from "#app/contract/story-cards.ts";
import { totalStat } from "#app/game/total-stat.ts";
import { OBTAINING_SOURCES } from "#app/game/vocabulary/obtaining-sources.ts";
import { STATS } from "#app/game/vocabulary/stats.ts";
import type { CharacterTagRecord, StoryCardRecord } from "#db/queries/story-cards.ts";
import { attributeName, labelOf } from "./attribute-name.ts";

type BuffRecord = StoryCardRecord["buffs"][number];

/** The documented form of a card; `tags` name the character tags that its buffs act on. */
export function storyCardAnswer(
  card: StoryCardRecord,
  tags: readonly CharacterTagRecord[],
): StoryCard {
  return {
    id: card.id,
    name: cardName(card),
    aliases: card.aliases,
    sort: card.sort,
    type: card.type,
    rarity: card.rarity,
    image: imagePath("story-cards", card.id),
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
      name: labelOf(STATS, stat),
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
  };
}

/** The English name, or the original where there is none. */
export function cardName(card: Pick<StoryCardRecord, "nameEn" | "nameJp" | "nameZh">): string {
  return card.nameEn ?? card.nameJp ?? card.nameZh ?? "";
}

function buffAnswer(buff: BuffRecord, tags: readonly CharacterTagRecord[]): StoryCardBuff {
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
