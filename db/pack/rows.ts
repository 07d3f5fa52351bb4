import { STATS } from "#app/game/vocabulary/stats.ts";
import type { RelativeDate } from "#db/schema/columns.ts";
import { expressionOf, resolveInstant } from "./instants.ts";
import type { PackRecords } from "./pack.ts";
import type { PackCharacter } from "./schema/characters.ts";
import type { PackInstant } from "./schema/common.ts";
import type { PackStoryCard } from "./schema/story-cards.ts";

// A record of a pack becomes rows: `position` is its place in the file, the sample layer's values
// stand in the fact's columns with their names in `sampleFields`.

/** Rows of characters. @param now the moment that relative dates are counted from, ms */
export function* characterRows(records: PackRecords, now: number) {
  const samples = new Map(records["samples/characters.json"].map((one) => [one.id, one]));
  for (const [position, fact] of records["characters.json"].entries()) {
    const { id, person, world, series, baseStats, debut, releaseJp, ...rest } = {
      ...fact,
      ...samples.get(fact.id),
    };
    yield {
      ...rest,
      id,
      position,
      personId: person,
      worldId: world,
      seriesId: series,
      debut: resolveOptional(debut, now),
      releaseJp: resolveOptional(releaseJp, now),
      dateExpressions: expressionsOf({ debut, releaseJp }),
      sampleFields: fieldsOf(samples.get(id)),
    };
  }
}

/** Rows of story cards, without what hangs on them. @param now as above */
export function* storyCardRows(records: PackRecords, now: number) {
  const samples = new Map(records["samples/story-cards.json"].map((one) => [one.id, one]));
  for (const [position, fact] of records["story-cards.json"].entries()) {
    const { artist, stats, buffs, featured, obtaining, aliases, release, ...rest } = {
      ...fact,
      ...samples.get(fact.id),
    };
    yield {
      ...rest,
      position,
      artistId: artist,
      release: resolveOptional(release, now),
      dateExpressions: expressionsOf({ release }),
      sampleFields: fieldsOf(samples.get(fact.id)),
    };
  }
}

/** A value for each stat that a character's record names. */
export function* baseStatRows(characters: readonly PackCharacter[]) {
  for (const { id: characterId, baseStats } of characters) {
    for (const { id: stat } of STATS) {
      const value = baseStats?.[stat];
      if (value !== undefined) yield { characterId, stat, value };
    }
  }
}

export function* storyCardStatRows(cards: readonly PackStoryCard[]) {
  for (const { id: storyCardId, stats } of cards) {
    for (const [position, stat] of stats.entries()) yield { storyCardId, position, ...stat };
  }
}

export function* storyCardBuffRows(cards: readonly PackStoryCard[]) {
  for (const { id: storyCardId, buffs } of cards) {
    for (const [position, { type, character, ...rest }] of buffs.entries()) {
      yield { storyCardId, position, attributeType: type, characterId: character, ...rest };
    }
  }
}

export function* storyCardAliasRows(cards: readonly PackStoryCard[]) {
  for (const { id: storyCardId, aliases } of cards) {
    for (const [position, alias] of aliases.entries()) yield { storyCardId, position, ...alias };
  }
}

export function* storyCardFeaturedRows(cards: readonly PackStoryCard[]) {
  for (const { id: storyCardId, featured } of cards) {
    for (const [position, personId] of featured.entries()) {
      yield { storyCardId, position, personId };
    }
  }
}

export function* storyCardObtainingRows(cards: readonly PackStoryCard[]) {
  for (const { id: storyCardId, obtaining } of cards) {
    for (const [position, source] of obtaining.entries())
      yield { storyCardId, position, ...source };
  }
}

/** Records whose columns are the fields themselves, with their position. */
export function* plainRows<Item extends object>(records: readonly Item[]) {
  for (const [position, record] of records.entries()) yield { ...record, position };
}

function resolveOptional(date: PackInstant | undefined, now: number): Date | undefined {
  return date === undefined ? undefined : resolveInstant(date, now);
}

function expressionsOf(dates: Record<string, PackInstant | undefined>) {
  const expressions: Record<string, RelativeDate> = {};
  for (const [field, date] of Object.entries(dates)) {
    const expression = date && expressionOf(date);
    if (expression) expressions[field] = expression;
  }
  return expressions;
}

function fieldsOf(sample: object | undefined): string[] {
  return Object.keys(sample ?? {}).filter((field) => field !== "id");
}
