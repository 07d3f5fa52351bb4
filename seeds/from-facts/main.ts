import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { formatPack } from "#db/pack/format.ts";
import { readPack } from "#db/pack/read.ts";
import { readFacts } from "./facts.ts";
import { seedsFrom } from "./seeds.ts";

const SEEDS = join(import.meta.dirname, "..");

const [folder, ...more] = process.argv.slice(2);
if (folder === undefined || more.length > 0) {
  console.error("Usage: npm run seeds -- <folder of facts>");
  process.exitCode = 2;
} else {
  const pack = seedsFrom(await readFacts(folder));
  for (const [file, records] of Object.entries(pack.records)) {
    console.log(`${file}: ${records.length} records`);
  }
  for (const { file, text } of formatPack(pack)) {
    const path = join(SEEDS, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
  // Throws with every fault if what was written is not a valid pack.
  await readPack(SEEDS);
}
