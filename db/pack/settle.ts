import { readPack } from "./read.ts";
import { hashOfIds } from "./rules/id-orders.ts";
import { formatFolder } from "./write.ts";

/**
 * Settles the orders of ids in a pack's folder, once links may have been made of them: what is new
 * is so no longer. Gives how many ids each order settles now, by its kind.
 * @throws {PackRefused} for a pack that is not valid.
 */
export async function settleOrders(folder: string): Promise<Record<string, number>> {
  const pack = await readPack(folder);
  const orders = pack.records["id-orders.json"].map((order) => ({
    ...order,
    settled: { count: order.ids.length, hash: hashOfIds(order.ids) },
  }));
  await formatFolder(folder, { ...pack, records: { ...pack.records, "id-orders.json": orders } });
  return Object.fromEntries(orders.map(({ id, settled }) => [id, settled.count]));
}
