import { eq, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Connection, Database } from "#db/connect.ts";
import { type MigrationState, readMigrationState } from "#db/migrate.ts";
import type { Entity } from "#db/pack/entities.ts";
import * as tables from "#db/schema/index.ts";

export interface Status {
  readonly postgresql: string;
  readonly migrations: MigrationState;
  /** Null before the first import. */
  readonly dataset: {
    readonly version: number;
    readonly name: string;
    /** ISO 8601, UTC. */
    readonly importedAt: string;
    readonly contentHash: string;
  } | null;
  readonly records: Record<string, RecordCount>;
}

/** What the database holds; without tables there is no dataset and there are no records. */
export async function readStatus({ db, sql: driver }: Connection): Promise<Status> {
  const [server] = await driver<{ version: string }[]>`
    select current_setting('server_version') as version`;
  const migrations = await readMigrationState(driver);
  const base = { postgresql: server?.version ?? "", migrations };
  if (migrations.pending > 0) return { ...base, dataset: null, records: {} };
  const [row] = await db.select().from(tables.dataset);
  return {
    ...base,
    dataset: row
      ? {
          version: row.version,
          name: row.name,
          importedAt: row.importedAt.toISOString(),
          contentHash: row.contentHash,
        }
      : null,
    records: await countStored(db),
  };
}

/** The status as lines for a person. */
export function formatStatus({ postgresql, migrations, dataset, records }: Status): string {
  const lines = [
    `PostgreSQL   ${postgresql}`,
    `migrations   ${migrations.applied} applied, ${migrations.pending} pending`,
  ];
  if (dataset) {
    lines.push(
      `dataset      ${dataset.name}`,
      `version      ${dataset.version}`,
      `imported at  ${dataset.importedAt}`,
    );
    for (const [kind, counts] of Object.entries(records)) {
      lines.push(`  ${kind.padEnd(16)} ${String(counts.count).padStart(7)}${sampleShare(counts)}`);
    }
  } else {
    lines.push("dataset      none imported yet");
  }
  return `${lines.join("\n")}\n`;
}

function sampleShare({ count, samples, withSampleValues }: RecordCount): string {
  const parts = [
    ...(samples > 0 ? [`${samples} whole`] : []),
    ...(withSampleValues > 0 ? [`${withSampleValues} in fields`] : []),
  ];
  if (parts.length === 0) return "";
  const share = (100 * (samples + withSampleValues)) / count;
  return `  ${share.toFixed(0).padStart(3)} % sample data: ${parts.join(", ")}`;
}

/** How many records of a kind there are. */
export interface RecordCount {
  readonly count: number;
  /** Whole records of the sample layer among them. */
  readonly samples: number;
  /** Records of the facts among them that have a value from the sample layer. */
  readonly withSampleValues: number;
}

/** How many records of each kind the database holds, and how many of them are sample data. */
async function countStored(db: Database): Promise<Record<Entity, RecordCount>> {
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
    attacks: await count(tables.attacks),
    units: await count(tables.units),
    "stage-items": await count(tables.stageItems),
    "stage-enemies": await count(tables.stageEnemies),
    stages: await count(tables.stages),
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
    "id-orders": await count(tables.idOrders),
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
