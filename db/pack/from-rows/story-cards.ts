import { asc } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import * as tables from "#db/schema/index.ts";
import {
  dropAbsent,
  groupRows,
  type Layers,
  layeredFiles,
  plainFile,
  type StoredFiles,
  splitLayers,
} from "./stored-files.ts";

/** Artists, tags of characters and story cards. */
export async function readStoryCardFiles(db: Database): Promise<StoredFiles> {
  const { artists, characterTags } = tables;
  return new Map([
    plainFile("artists", await db.select().from(artists).orderBy(asc(artists.position))),
    plainFile(
      "character-tags",
      await db.select().from(characterTags).orderBy(asc(characterTags.position)),
    ),
    ...layeredFiles("story-cards", await readStoryCards(db)),
  ]);
}

async function readStoryCards(db: Database): Promise<Layers> {
  const { storyCards } = tables;
  const parts = await readParts(db);
  const rows = await db.select().from(storyCards).orderBy(asc(storyCards.position));
  return splitLayers(
    rows.map(({ artistId, ...row }) => ({
      ...row,
      artist: artistId,
      stats: parts.stats(row.id),
      buffs: parts.buffs(row.id),
      aliases: parts.aliases(row.id),
      featured: parts.featured(row.id),
      obtaining: parts.obtaining(row.id),
    })),
  );
}

async function readParts(db: Database) {
  const stats = tables.storyCardStats;
  const buffs = tables.storyCardBuffs;
  const aliases = tables.storyCardAliases;
  const featured = tables.storyCardFeatured;
  const obtaining = tables.storyCardObtaining;
  const card = (row: { storyCardId: number }) => row.storyCardId;
  const plain = ({ storyCardId: _card, ...row }: { storyCardId: number }) => dropAbsent(row);
  return {
    stats: groupRows(await db.select().from(stats).orderBy(asc(stats.position)), card, plain),
    buffs: groupRows(
      await db.select().from(buffs).orderBy(asc(buffs.position)),
      card,
      ({ storyCardId: _card, attributeType, characterTagId: _generated, characterId, ...row }) =>
        dropAbsent({ ...row, type: attributeType, character: characterId }),
    ),
    aliases: groupRows(await db.select().from(aliases).orderBy(asc(aliases.position)), card, plain),
    featured: groupRows(
      await db.select().from(featured).orderBy(asc(featured.position)),
      card,
      ({ personId }) => personId,
    ),
    obtaining: groupRows(
      await db.select().from(obtaining).orderBy(asc(obtaining.position)),
      card,
      plain,
    ),
  };
}
