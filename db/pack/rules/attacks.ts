import type { PackRecords } from "../pack.ts";
import type { Refuse } from "../refused.ts";
import type { PackAttack } from "../schema/attacks.ts";

const splits = ["polarity", "elements", "bullets"] as const;

/** Sums of figures with two decimals are compared to this. */
const tolerance = 0.005;

/** The splits of an attack each add up to its total; what kills a tag is at most all of it. */
export function checkAttacks(records: PackRecords, refuse: Refuse): void {
  const file = "attacks.json";
  for (const record of records[file]) {
    const { totalPower } = record;
    for (const split of splits) {
      const sum = sumOf(record[split]);
      if (Math.abs(sum - totalPower) <= tolerance) continue;
      const message = `adds up to ${written(sum)}, but totalPower is ${totalPower}`;
      refuse({ file, record }, split, message);
    }
    for (const [index, { tag, ...power }] of record.killers.entries()) {
      const sum = partsOf(power);
      if (sum <= totalPower + tolerance) continue;
      const message = `kills ${tag} with ${written(sum)}, more than totalPower, which is ${totalPower}`;
      refuse({ file, record }, `killers[${index}]`, message);
    }
  }
}

function sumOf(split: PackAttack[(typeof splits)[number]]): number {
  return Object.values(split).reduce((sum, power) => sum + partsOf(power), 0);
}

function partsOf(power: Readonly<Record<string, number | undefined>>): number {
  return Object.values(power).reduce<number>((sum, part = 0) => sum + part, 0);
}

function written(sum: number): number {
  return Math.round(sum * 100) / 100;
}
