import { eq, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Database } from "#db/connect.ts";
import type { Entity } from "#db/pack/entities.ts";
import * as tables from "#db/schema/index.ts";

/** How many records of a kind there are. */
export interface RecordCount {
  readonly count: number;
  /** Whole records of the sample layer among them. */
  readonly samples: number;
  /** Records of the facts among them that have a value from the sample layer. */
  readonly withSampleValues: number;
}

/** How many records of each kind the database holds, and how many of them are sample data. */
export async function countStored(db: Database): Promise<Record<Entity, RecordCount>> {
  const count = async (
    table: PgTable,
    { sample, values }: { sample?: SQL; values?: SQL } = {},
  ): Promise<RecordCount> => ({
    count: await db.$count(table),
    samples: sample ? await db.$count(table, sample) : 0,
    withSampleValues: values ? await db.$count(table, values) : 0,
  });
  const { prayers, towerFloors } = tables;
  const sampleOf = (table: SampledTable) => ({ sample: eq(table.sample, true) });
  const valuesOf = ({ sampleFields }: FilledTable) => ({
    values: sql`cardinality(${sampleFields}) > 0`,
  });
  return {
    worlds: await count(tables.worlds),
    series: await count(tables.series),
    persons: await count(tables.persons),
    characters: await count(tables.characters, valuesOf(tables.characters)),
    artists: await count(tables.artists),
    "character-tags": await count(tables.characterTags),
    "story-cards": await count(tables.storyCards, valuesOf(tables.storyCards)),
    mechanics: await count(tables.mechanics),
    items: await count(tables.items),
    batches: await count(tables.batches, sampleOf(tables.batches)),
    "pool-sets": await count(tables.poolSets, sampleOf(tables.poolSets)),
    prayers: await count(prayers, { ...sampleOf(prayers), ...valuesOf(prayers) }),
    "forever-prayers": await count(tables.foreverPrayers, sampleOf(tables.foreverPrayers)),
    roulettes: await count(tables.roulettes, sampleOf(tables.roulettes)),
    "tower-units": await count(tables.towerUnits, sampleOf(tables.towerUnits)),
    "tower-floors": await count(towerFloors, {
      ...sampleOf(towerFloors),
      ...valuesOf(towerFloors),
    }),
    "update-entries": await count(tables.updateEntries, sampleOf(tables.updateEntries)),
    maintenances: await count(tables.maintenances, sampleOf(tables.maintenances)),
    "home-contents": await count(tables.homeContents),
  };
}

type SampledTable =
  | typeof tables.batches
  | typeof tables.poolSets
  | typeof tables.prayers
  | typeof tables.foreverPrayers
  | typeof tables.roulettes
  | typeof tables.towerUnits
  | typeof tables.towerFloors
  | typeof tables.updateEntries
  | typeof tables.maintenances;

type FilledTable =
  | typeof tables.characters
  | typeof tables.storyCards
  | typeof tables.prayers
  | typeof tables.towerFloors;
