import type { PackRecords } from "../pack.ts";
import type { Refuse } from "../refused.ts";
import { checkAttacks } from "./attacks.ts";
import { checkDebuts, checkReleased } from "./debuts.ts";
import { checkGroups } from "./groups.ts";
import { checkIdOrders } from "./id-orders.ts";
import { checkLog, checkNewRecords } from "./log.ts";
import { checkPoolSets, checkPrayers } from "./prayers.ts";
import { checkWindows } from "./windows.ts";

/**
 * Checks what no record shows by itself. Takes the records that are valid by themselves and passes
 * over what hangs on others.
 */
export function checkRules(records: PackRecords, refuse: Refuse): void {
  checkWindows(records, refuse);
  checkDebuts(records, refuse);
  checkReleased(records, refuse);
  checkAttacks(records, refuse);
  checkBatches(records, refuse);
  checkPoolSets(records, refuse);
  checkPrayers(records, refuse);
  checkGroups(records, refuse);
  checkTower(records, refuse);
  checkLog(records, refuse);
  checkNewRecords(records, refuse);
  checkIdOrders(records, refuse);
}

const batchFiles = ["batches.json", "samples/batches.json"] as const;

/** A character joins each order once: no two batches of a kind share one. */
function checkBatches(records: PackRecords, refuse: Refuse): void {
  const batchOf = new Map<string, string>();
  for (const file of batchFiles) {
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

const floorFiles = [
  "tower-floors.json",
  "samples/tower-floors.json",
  "samples/tower-floor-values.json",
] as const;

/** No two enemies of a floor are the same unit. */
function checkTower(records: PackRecords, refuse: Refuse): void {
  for (const file of floorFiles) {
    for (const record of records[file]) {
      const units = (record.enemies ?? []).map(({ unit }) => unit);
      for (const [index, unit] of units.entries()) {
        const first = units.indexOf(unit);
        if (first === index) continue;
        const message = `${JSON.stringify(unit)} stands already at enemies[${first}].unit`;
        refuse({ file, record }, `enemies[${index}].unit`, message);
      }
    }
  }
}
