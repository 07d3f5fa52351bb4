import type { Database } from "#db/connect.ts";
import { dataset } from "#db/schema/index.ts";
import { findAllCharacters, findAllPersons, findAllSeries } from "./characters.ts";
import { findAllCharacterTags, findAllStoryCards } from "./story-cards.ts";

/** All records of one dataset version: what every page and every API answer is made of. */
export type Dataset = NonNullable<Awaited<ReturnType<typeof readDataset>>>;

/**
 * Reads the whole dataset as of one instant, so that no section mixes two versions.
 * Undefined while nothing has been imported.
 */
export async function readDataset(db: Database) {
  return db.transaction(
    async (snapshot) => {
      const [info] = await snapshot
        .select({ version: dataset.version, importedAt: dataset.importedAt, name: dataset.name })
        .from(dataset);
      if (!info) {
        return undefined;
      }
      const [series, persons, characters, characterTags, storyCards] = await Promise.all([
        findAllSeries(snapshot),
        findAllPersons(snapshot),
        findAllCharacters(snapshot),
        findAllCharacterTags(snapshot),
        findAllStoryCards(snapshot),
      ]);
      return {
        version: info.version,
        importedAt: info.importedAt.getTime(),
        name: info.name,
        series,
        persons,
        characters,
        characterTags,
        storyCards,
      };
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}

/** The version of the dataset that the database holds now; undefined before the first import. */
export async function readDatasetVersion(db: Database): Promise<number | undefined> {
  const [info] = await db.select({ version: dataset.version }).from(dataset);
  return info?.version;
}
