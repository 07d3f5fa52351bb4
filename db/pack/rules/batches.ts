import type { PackRecords } from "../pack.ts";
import type { Refuse } from "./refuse.ts";

const files = ["batches.json", "samples/batches.json"] as const;

/** A character joins each order once: no two batches of a kind share one. */
export function checkBatches(records: PackRecords, refuse: Refuse): void {
  const batchOf = new Map<string, string>();
  for (const file of files) {
    for (const record of records[file]) {
      for (const [index, character] of record.characters.entries()) {
        const key = `${record.kind} ${character}`;
        const first = batchOf.get(key);
        batchOf.set(key, first ?? record.id);
        if (first === undefined || first === record.id) continue;
        const message = `${JSON.stringify(character)} stands already in ${first}`;
        refuse({ file, record }, `characters[${index}]`, message);
      }
    }
  }
}
