import { asc } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import * as tables from "#db/schema/index.ts";
import type { PackRecords } from "../pack.ts";
import { type Insertion, insertion } from "./insertion.ts";
import { plainFile, type StoredFiles } from "./stored-files.ts";

/** The orders that links of collections count by. */
export function idOrderInsertions(records: PackRecords): Insertion[] {
  const rows = records["id-orders.json"].map(({ id, ids, settled }, position) => ({
    id,
    position,
    ids,
    settledCount: settled.count,
    settledHash: settled.hash,
  }));
  return [insertion("orders of ids", tables.idOrders, rows)];
}

/** The same orders as a pack writes them. */
export async function readIdOrderFiles(db: Database): Promise<StoredFiles> {
  const { idOrders } = tables;
  const rows = await db.select().from(idOrders).orderBy(asc(idOrders.position));
  const orders = rows.map(({ settledCount, settledHash, ...order }) => ({
    ...order,
    settled: { count: settledCount, hash: settledHash },
  }));
  return new Map([plainFile("id-orders", orders)]);
}
