import { readdirSync } from "node:fs";
import { basename } from "node:path";

const others = ["benchmarks", "main", "report"];

/** What can be measured, in the order of the alphabet. */
export const benchmarks: readonly string[] = readdirSync(import.meta.dirname)
  .map((file) => basename(file, ".ts"))
  .filter((name) => !others.includes(name))
  .sort();
