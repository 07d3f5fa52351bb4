import { asc } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { poolSetCards, poolSetCharacters, poolSets } from "#db/schema/index.ts";
import { rowsBy } from "./rows-by.ts";

/** Every pool set with the ids of its characters or cards, in the pack's order. */
export async function findAllPoolSets(db: Database) {
  const [sets, characters, cards] = await Promise.all([
    db
      .select({ id: poolSets.id, kind: poolSets.kind, sample: poolSets.sample })
      .from(poolSets)
      .orderBy(asc(poolSets.position), asc(poolSets.id)),
    db
      .select({
        poolSetId: poolSetCharacters.poolSetId,
        characterId: poolSetCharacters.characterId,
      })
      .from(poolSetCharacters)
      .orderBy(asc(poolSetCharacters.poolSetId), asc(poolSetCharacters.position)),
    db
      .select({ poolSetId: poolSetCards.poolSetId, storyCardId: poolSetCards.storyCardId })
      .from(poolSetCards)
      .orderBy(asc(poolSetCards.poolSetId), asc(poolSetCards.position)),
  ]);
  const charactersOf = rowsBy(characters, (row) => row.poolSetId);
  const cardsOf = rowsBy(cards, (row) => row.poolSetId);
  return sets.map((set) => ({
    ...set,
    characters: charactersOf(set.id).map((row) => row.characterId),
    cards: cardsOf(set.id).map((row) => row.storyCardId),
  }));
}
