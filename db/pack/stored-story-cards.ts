import { asc } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import * as tables from "#db/schema/index.ts";
import { dropAbsent, type Layers, splitLayers } from "./layers.ts";

/** The stored story cards with all that hangs on them, as their files write them. */
export async function readStoryCards(db: Database): Promise<Layers> {
  const { storyCards } = tables;
  const parts = await readParts(db);
  const rows = await db.select().from(storyCards).orderBy(asc(storyCards.position));
  return splitLayers(
    rows.map(({ artistId, ...row }) => ({
      ...row,
      artist: artistId,
      stats: parts.stats.get(row.id) ?? [],
      buffs: parts.buffs.get(row.id) ?? [],
      aliases: parts.aliases.get(row.id) ?? [],
      featured: parts.featured.get(row.id) ?? [],
      obtaining: parts.obtaining.get(row.id) ?? [],
    })),
  );
}

async function readParts(db: Database) {
  const stats = tables.storyCardStats;
  const buffs = tables.storyCardBuffs;
  const aliases = tables.storyCardAliases;
  const featured = tables.storyCardFeatured;
  const obtaining = tables.storyCardObtaining;
  return {
    stats: byCard(await db.select().from(stats).orderBy(asc(stats.position)), dropAbsent),
    buffs: byCard(
      await db.select().from(buffs).orderBy(asc(buffs.position)),
      ({ attributeType, characterTagId: _generated, characterId, ...row }) =>
        dropAbsent({ ...row, type: attributeType, character: characterId }),
    ),
    aliases: byCard(await db.select().from(aliases).orderBy(asc(aliases.position)), dropAbsent),
    featured: byCard(
      await db.select().from(featured).orderBy(asc(featured.position)),
      ({ personId }) => personId,
    ),
    obtaining: byCard(
      await db.select().from(obtaining).orderBy(asc(obtaining.position)),
      dropAbsent,
    ),
  };
}

/** Gathers rows by card, in their order, written as the pack writes them. */
function byCard<Row extends { storyCardId: number }>(
  rows: readonly Row[],
  write: (row: Omit<Row, "storyCardId">) => unknown,
): Map<number, unknown[]> {
  const groups = new Map<number, unknown[]>();
  for (const { storyCardId, ...row } of rows) {
    const group = groups.get(storyCardId) ?? [];
    group.push(write(row));
    groups.set(storyCardId, group);
  }
  return groups;
}
