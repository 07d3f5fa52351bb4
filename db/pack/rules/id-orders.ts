import { createHash } from "node:crypto";
import type { PackRecords } from "../pack.ts";
import type { Refuse } from "../refused.ts";

const file = "id-orders.json";

/**
 * A pack that keeps orders keeps every record of their kind in them, once, and the settled ones as
 * they were. A record that is gone keeps its place. A pack without orders has none to keep: its
 * site offers no collections as links.
 */
export function checkIdOrders(records: PackRecords, refuse: Refuse): void {
  for (const record of records[file]) {
    const at = { file, record } as const;
    const placeOf = new Map<string | number, number>();
    for (const [place, id] of record.ids.entries()) {
      const first = placeOf.get(id);
      if (first !== undefined) refuse(at, `ids[${place}]`, `stands already at ids[${first}]`);
      else placeOf.set(id, place);
    }
    const present = record.id === "characters" ? "characters.json" : "story-cards.json";
    const missing = records[present].filter(({ id }) => !placeOf.has(id)).map(({ id }) => id);
    if (missing.length > 0) {
      refuse(at, "ids", `lacks ${missing.slice(0, 5).join(", ")}: add new ids at its end`);
    }
    const { count, hash } = record.settled;
    if (hashOfIds(record.ids.slice(0, count)) !== hash) {
      const changed = `its first ${count} ids are not those that were settled`;
      refuse(at, "ids", `${changed}: links of visitors would tell of other records`);
    }
  }
}

/** What settles the beginning of an order. */
export function hashOfIds(ids: readonly (string | number)[]): string {
  return createHash("sha256").update(ids.join("\n")).digest("hex");
}
