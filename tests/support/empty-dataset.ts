import type { Dataset } from "#db/queries/dataset.ts";

/** A dataset without records, as one that was just imported from an empty pack. */
export function emptyDataset(given: Partial<Dataset> = {}): Dataset {
  return {
    version: 1,
    importedAt: 0,
    name: "Empty",
    worlds: [],
    series: [],
    persons: [],
    characters: [],
    batches: [],
    characterTags: [],
    storyCards: [],
    artists: [],
    prayers: [],
    poolSets: [],
    foreverPrayers: [],
    roulettes: [],
    towerFloors: [],
    towerEnemies: [],
    items: [],
    updateEntries: [],
    maintenances: [],
    homeContents: [],
    ...given,
  };
}
