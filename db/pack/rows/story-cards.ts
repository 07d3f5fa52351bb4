import { asc } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import * as tables from "#db/schema/index.ts";
import type { PackRecords } from "../pack.ts";
import type { PackStoryCard } from "../schema/story-cards.ts";
import { wholeRecords } from "../whole-records.ts";
import {
  expressionsOf,
  type Insertion,
  insertion,
  plainRows,
  resolveOptional,
} from "./insertion.ts";
import {
  dropAbsent,
  groupRows,
  type Layers,
  layeredFiles,
  plainFile,
  type StoredFiles,
  splitLayers,
} from "./stored-files.ts";

/** Artists, tags and story cards. @param now what relative dates count from, ms */
export function storyCardInsertions(records: PackRecords, now: number): Insertion[] {
  const cards = records["story-cards.json"];
  return [
    insertion("artists", tables.artists, plainRows(records["artists.json"])),
    insertion("character tags", tables.characterTags, plainRows(records["character-tags.json"])),
    insertion("story cards", tables.storyCards, storyCardRows(records, now)),
    insertion("stats of cards", tables.storyCardStats, statRows(cards)),
    insertion("effects of cards", tables.storyCardBuffs, buffRows(cards)),
    insertion("aliases of cards", tables.storyCardAliases, aliasRows(cards)),
    insertion("persons on cards", tables.storyCardFeatured, featuredRows(cards)),
    insertion("sources of cards", tables.storyCardObtaining, obtainingRows(cards)),
  ];
}

function* storyCardRows(records: PackRecords, now: number) {
  const cards = wholeRecords(
    records["story-cards.json"],
    [],
    records["samples/story-card-values.json"],
  );
  for (const { record, position, sampleFields } of cards) {
    const { artist, stats, buffs, featured, obtaining, aliases, release, ...rest } = record;
    yield {
      ...rest,
      position,
      artistId: artist,
      release: resolveOptional(release, now),
      dateExpressions: expressionsOf({ release }),
      sampleFields,
    };
  }
}

function* statRows(cards: readonly PackStoryCard[]) {
  for (const { id: storyCardId, stats } of cards) {
    for (const [position, stat] of stats.entries()) yield { storyCardId, position, ...stat };
  }
}

function* buffRows(cards: readonly PackStoryCard[]) {
  for (const { id: storyCardId, buffs } of cards) {
    for (const [position, { type, character, ...rest }] of buffs.entries()) {
      yield { storyCardId, position, attributeType: type, characterId: character, ...rest };
    }
  }
}

function* aliasRows(cards: readonly PackStoryCard[]) {
  for (const { id: storyCardId, aliases } of cards) {
    for (const [position, alias] of aliases.entries()) yield { storyCardId, position, ...alias };
  }
}

function* featuredRows(cards: readonly PackStoryCard[]) {
  for (const { id: storyCardId, featured } of cards) {
    for (const [position, personId] of featured.entries()) {
      yield { storyCardId, position, personId };
    }
  }
}

function* obtainingRows(cards: readonly PackStoryCard[]) {
  for (const { id: storyCardId, obtaining } of cards) {
    for (const [position, source] of obtaining.entries()) {
      yield { storyCardId, position, ...source };
    }
  }
}

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
