import { sql } from "drizzle-orm";
import type { Connection } from "#db/connect.ts";
import * as tables from "#db/schema/index.ts";
import { type MigrationState, readMigrationState } from "./migrations.ts";

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
  /** Records by kind; `withSamples` of them have a value from the sample layer. */
  readonly records: Record<string, { readonly count: number; readonly withSamples: number }>;
}

/** What the database holds; without tables there is no dataset and there are no records. */
export async function readStatus({ db, sql: driver }: Connection): Promise<Status> {
  const [server] = await driver<{ version: string }[]>`
    select current_setting('server_version') as version`;
  const migrations = await readMigrationState(driver);
  const base = { postgresql: server?.version ?? "", migrations };
  if (migrations.pending > 0) return { ...base, dataset: null, records: {} };
  const [row] = await db.select().from(tables.dataset);
  const { characters, storyCards } = tables;
  const sampled = async (table: typeof characters | typeof storyCards) => ({
    count: await db.$count(table),
    withSamples: await db.$count(table, sql`cardinality(${table.sampleFields}) > 0`),
  });
  const plain = async (table: Parameters<typeof db.$count>[0]) => ({
    count: await db.$count(table),
    withSamples: 0,
  });
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
    records: {
      worlds: await plain(tables.worlds),
      series: await plain(tables.series),
      persons: await plain(tables.persons),
      characters: await sampled(characters),
      artists: await plain(tables.artists),
      "character-tags": await plain(tables.characterTags),
      "story-cards": await sampled(storyCards),
    },
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
    for (const [kind, { count, withSamples }] of Object.entries(records)) {
      const share = count === 0 ? 0 : (100 * withSamples) / count;
      const samples = withSamples > 0 ? `  (${share.toFixed(0)} % with sample data)` : "";
      lines.push(`  ${kind.padEnd(16)} ${String(count).padStart(7)}${samples}`);
    }
  } else {
    lines.push("dataset      none imported yet");
  }
  return `${lines.join("\n")}\n`;
}
