import type { PgInsertValue, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "#db/connect.ts";

/** Rows for one table, sent in groups, so that memory does not grow with the pack. */
export interface Insertion {
  /** What a person reads while it runs. */
  readonly step: string;
  readonly table: PgTable;
  /** Inserts all rows; `onSent` hears after each group how many are in. */
  run(db: Database, onSent: (rows: number) => void): Promise<void>;
}

/** A statement takes 65535 parameters at most; the widest table has 28 columns. */
const rowsAtOnce = 500;

/** The rows are asked for when the insertion runs, a group at a time. */
export function insertion<Table extends PgTable>(
  step: string,
  table: Table,
  rows: Iterable<PgInsertValue<Table>>,
): Insertion {
  return {
    step,
    table,
    run: async (db, onSent) => {
      let some: PgInsertValue<Table>[] = [];
      let sent = 0;
      const send = async () => {
        if (some.length > 0) await db.insert(table).values(some);
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
