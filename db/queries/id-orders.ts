import { asc } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { idOrders } from "#db/schema/index.ts";

/** The orders of ids that links of collections count by. */
export async function findAllIdOrders(db: Database) {
  return db
    .select({ id: idOrders.id, ids: idOrders.ids })
    .from(idOrders)
    .orderBy(asc(idOrders.position));
}
