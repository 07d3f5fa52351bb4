// Measures imports on an embedded database of its own: of the shipped pack and of one with 20,000
// cards, each into the empty database and once more over itself. Ends with 1 when a limit is passed.
import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { z } from "zod";
import { connect } from "#db/connect.ts";
import { openLocalDatabase } from "#db/local/local.ts";
import { migrate } from "#db/migrate.ts";
import { importPack } from "#db/pack/import.ts";
import { readPack } from "#db/pack/read.ts";
import { report } from "#tests/fixtures/figures.ts";
import { largePack } from "#tests/fixtures/large-pack.ts";
import { writeToTemporaryFolder } from "#tests/fixtures/small-pack.ts";

/**
 * Seconds from the first file read to the commit, those of reading and checking among them, and
 * MiB of resident memory at the most.
 */
const figures = z.object({ seconds: z.number(), validation: z.number(), memory: z.number() });

const mostMemory = 512;
const HEAP = "--max-old-space-size=256";
const [, , folder] = process.argv;

if (folder) await measureHere(folder);
else await measureAll();

async function measureAll(): Promise<void> {
  const place = await mkdtemp(join(tmpdir(), "almanac-bench-"));
  const large = await writeToTemporaryFolder(largePack(20_000));
  const database = await openLocalDatabase(join(place, ".data"));
  try {
    await migrate(database.url);
    for (const [name, pack, mostSeconds, mostValidation] of [
      ["shipped pack", "seeds", 10, 3],
      ["20,000 cards", large.folder, 60, 60],
    ] as const) {
      for (const moment of ["into the empty database", "over itself"]) {
        const { seconds, validation, memory } = await measureInChild(pack, database.url);
        const of = `${name}, ${moment}`;
        report({ what: `${of}: import`, value: seconds, unit: "s", atMost: mostSeconds });
        const check = `${of}: validation in it`;
        report({ what: check, value: validation, unit: "s", atMost: mostValidation });
        report({
          what: `${of}: most memory, its heap limited`,
          value: memory,
          unit: "MiB",
          atMost: mostMemory,
        });
      }
    }
  } finally {
    await database.stop();
    await large.remove();
    await rm(place, { recursive: true, force: true });
  }
}

/**
 * In a process of its own, so that its memory is that of the import alone, and with the heap that
 * Node takes in a container of 512 MiB: where there is more, it lets garbage stand.
 */
async function measureInChild(pack: string, url: string): Promise<z.infer<typeof figures>> {
  const script = fileURLToPath(import.meta.url);
  const env = { ...process.env, DATABASE_URL: url };
  const { stdout } = await promisify(execFile)(process.execPath, [HEAP, script, pack], { env });
  return figures.parse(JSON.parse(stdout));
}

async function measureHere(pack: string): Promise<void> {
  const connection = connect(z.string().parse(process.env.DATABASE_URL), { max: 1 });
  const started = performance.now();
  const valid = await readPack(pack);
  const validation = (performance.now() - started) / 1000;
  await importPack(connection, valid, { now: Date.now() });
  const seconds = (performance.now() - started) / 1000;
  await connection.close();
  const memory = process.resourceUsage().maxRSS / 1024;
  process.stdout.write(JSON.stringify({ seconds, validation, memory }));
}
