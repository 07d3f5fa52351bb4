import type { Database } from "#db/connect.ts";
import { dataset } from "#db/schema/index.ts";
import { findAllAttacks, findAllUnits } from "./attacks.ts";
import { findAllCharacters, findAllPersons, findAllSeries, findAllWorlds } from "./characters.ts";
import { findAllIdOrders } from "./id-orders.ts";
import { findAllDatasetChanges, findAllOpenData } from "./open-data.ts";
import {
  findAllBatches,
  findAllForeverPrayers,
  findAllPoolSets,
  findAllRoulettes,
} from "./pools.ts";
import { findAllPrayers } from "./prayers.ts";
import { findAllStageEnemies, findAllStageItems, findAllStages } from "./stages.ts";
import { findAllArtists, findAllCharacterTags, findAllStoryCards } from "./story-cards.ts";
import { findAllItems, findAllTowerEnemies, findAllTowerFloors } from "./tower.ts";
import { findAllHomeContents, findAllMaintenances, findAllUpdateEntries } from "./updates.ts";

/** All records of one dataset version: what every page and every API answer is made of. */
export type Dataset = NonNullable<Awaited<ReturnType<typeof readDataset>>>;

/** An import while the dataset is read makes it be read again; nobody imports oftener than this. */
const MOST_READS = 5;

/**
 * Reads the whole dataset as of one instant, so that no section mixes two versions: an import
 * changes the version with everything else at once, so what was read between two looks at the same
 * version is of that version. A transaction would say the same, but the driver ends the process
 * where it cannot undo one because the database has gone (docs/decisions/029).
 * Undefined while nothing has been imported.
 * @throws when imports came in between again and again.
 */
export async function readDataset(db: Database) {
  for (let reads = 0; reads < MOST_READS; reads += 1) {
    const [info] = await db
      .select({ version: dataset.version, importedAt: dataset.importedAt, name: dataset.name })
      .from(dataset);
    if (!info) {
      return undefined;
    }
    const sections = await readSections(db);
    if ((await readDatasetVersion(db)) === info.version) {
      return {
        version: info.version,
        importedAt: info.importedAt.getTime(),
        name: info.name,
        ...sections,
      };
    }
  }
  throw new Error(`The dataset was replaced during each of ${MOST_READS} attempts to read it.`);
}

/** The version of the dataset that the database holds now; undefined before the first import. */
export async function readDatasetVersion(db: Database): Promise<number | undefined> {
  const [info] = await db.select({ version: dataset.version }).from(dataset);
  return info?.version;
}

async function readSections(db: Database) {
  const [worlds, series, persons, characters, batches, characterTags, storyCards, artists] =
    await Promise.all([
      findAllWorlds(db),
      findAllSeries(db),
      findAllPersons(db),
      findAllCharacters(db),
      findAllBatches(db),
      findAllCharacterTags(db),
      findAllStoryCards(db),
      findAllArtists(db),
    ]);
  const [attacks, units, stages, stageEnemies, stageItems] = await Promise.all([
    findAllAttacks(db),
    findAllUnits(db),
    findAllStages(db),
    findAllStageEnemies(db),
    findAllStageItems(db),
  ]);
  const [prayers, poolSets, foreverPrayers, roulettes] = await Promise.all([
    findAllPrayers(db),
    findAllPoolSets(db),
    findAllForeverPrayers(db),
    findAllRoulettes(db),
  ]);
  const [openData, changes] = await Promise.all([findAllOpenData(db), findAllDatasetChanges(db)]);
  const [towerFloors, towerEnemies, items, updateEntries, maintenances, homeContents, idOrders] =
    await Promise.all([
      findAllTowerFloors(db),
      findAllTowerEnemies(db),
      findAllItems(db),
      findAllUpdateEntries(db),
      findAllMaintenances(db),
      findAllHomeContents(db),
      findAllIdOrders(db),
    ]);
  return {
    worlds,
    series,
    persons,
    characters,
    batches,
    characterTags,
    storyCards,
    artists,
    attacks,
    units,
    stages,
    stageEnemies,
    stageItems,
    prayers,
    poolSets,
    foreverPrayers,
    roulettes,
    towerFloors,
    towerEnemies,
    items,
    updateEntries,
    maintenances,
    homeContents,
    idOrders,
    openData,
    changes,
  };
}
