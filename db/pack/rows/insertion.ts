import { getTableColumns, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Database } from "#db/connect.ts";
import type { RelativeDate } from "#db/schema/columns.ts";
import { expressionOf, resolveInstant } from "../instants.ts";
import type { PackInstant } from "../schema/values.ts";

/** Rows for one table, sent in groups, so that memory does not grow with the pack. */
export interface Insertion {
  /** What a person reads while it runs. */
  readonly step: string;
  readonly table: PgTable;
  /** Inserts all rows; `onSent` hears after each group how many are in. */
  run(db: Database, onSent: (rows: number) => void): Promise<void>;
}

/** So many that a statement is worth its way, so few that memory does not grow with the pack. */
const rowsAtOnce = 500;

/** The rows are asked for when the insertion runs, a group at a time. */
export function insertion<Table extends PgTable>(
  step: string,
  table: Table,
  rows: Iterable<Table["$inferInsert"]>,
): Insertion {
  return {
    step,
    table,
    run: async (db, onSent) => {
      let some: Table["$inferInsert"][] = [];
      let sent = 0;
      const send = async () => {
        if (some.length > 0) await insertRows(db, table, some);
        sent += some.length;
        some = [];
        onSent(sent);
      };
      for (const row of rows) {
        some.push(row);
        if (some.length === rowsAtOnce) await send();
      }
      if (some.length > 0 || sent === 0) await send();
    },
  };
}

/**
 * Sends rows as one JSON parameter: a parameter for each value would cost several times the memory
 * and the time. A value that is absent becomes null; no table of records has defaults.
 */
async function insertRows<Table extends PgTable>(
  db: Database,
  table: Table,
  some: readonly Table["$inferInsert"][],
): Promise<void> {
  const columns = Object.entries(getTableColumns(table)).filter(([, { generated }]) => !generated);
  const named = some.map((row) => {
    const values = new Map<string, unknown>(Object.entries(row));
    return Object.fromEntries(columns.map(([key, { name }]) => [name, values.get(key)]));
  });
  const names = sql.join(
    columns.map(([, { name }]) => sql.identifier(name)),
    sql`, `,
  );
  await db.execute(sql`
    insert into ${table} (${names})
    select ${names}
    from json_populate_recordset(null::${table}, ${JSON.stringify(named)}::text::json)`);
}

/** The instant of a date that may be absent. @param now what relative dates count from, ms */
export function resolveOptional(date: PackInstant | undefined, now: number): Date | undefined {
  return date === undefined ? undefined : resolveInstant(date, now);
}

/** What the relative ones among a record's dates were written as, by field. */
export function expressionsOf(dates: Readonly<Record<string, PackInstant | undefined>>) {
  const expressions: Record<string, RelativeDate> = {};
  for (const [field, date] of Object.entries(dates)) {
    const expression = date && expressionOf(date);
    if (expression) expressions[field] = expression;
  }
  return expressions;
}

/** Records whose columns are the fields themselves, with their position. */
export function* plainRows<Item extends object>(records: readonly Item[]) {
  for (const [position, record] of records.entries()) yield { ...record, position };
}
