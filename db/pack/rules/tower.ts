import type { PackRecords } from "../pack.ts";
import type { Refuse } from "./refuse.ts";

const files = [
  "tower-floors.json",
  "samples/tower-floors.json",
  "samples/tower-floor-values.json",
] as const;

/** No two enemies of a floor are the same unit. */
export function checkTower(records: PackRecords, refuse: Refuse): void {
  for (const file of files) {
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
