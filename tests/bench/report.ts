// Every benchmark in turn, and `docs/performance.md` written from what they find:
// `npm run bench report [NAME …]`, after `npm run build`, on a machine that does nothing else; about
// half an hour. With names, those are measured again and the others keep what they said.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { availableParallelism, cpus, tmpdir, totalmem } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { machineSpeed } from "#tests/support/machine-speed.ts";
import {
  mergeSections,
  type ReportSection,
  readSections,
  tableOf,
  writeSections,
} from "#tests/support/performance-report.ts";

const HEAD = `# What was measured

Written by \`npm run bench report\`; \`npm run bench report NAME\` measures one part again. Each part
says when it was measured, on what, and how quick that was right after it. Times of one machine say
little about another: the ratios and the bytes do. What misses what is to be reached is marked.`;

/** In the order of the document; the quick ones take the arguments that make them steady enough. */
const BENCHMARKS = [
  { name: "serving", layout: "list" },
  { name: "rolls", layout: "list" },
  { name: "characters", layout: "list" },
  { name: "character-modal", layout: "list" },
  { name: "prayers", layout: "list" },
  { name: "prayer-detail", layout: "list" },
  { name: "story-cards", layout: "list" },
  { name: "tower", layout: "list" },
  { name: "search", layout: "list" },
  { name: "artwork", layout: "list" },
  { name: "first-visit", layout: "list" },
  { name: "timers", layout: "list" },
  { name: "import", layout: "list" },
  { name: "start", layout: "list" },
  { name: "faults", layout: "list" },
  { name: "pages", layout: "grid" },
  { name: "lighthouse", layout: "grid" },
] as const;

const finding = z.object({
  what: z.string(),
  figure: z.string(),
  bound: z.string(),
  holds: z.boolean(),
});
const main = fileURLToPath(new URL("main.ts", import.meta.url));
const path = fileURLToPath(new URL("../../docs/performance.md", import.meta.url));

const names = process.argv.slice(2);
const unknown = names.filter((name) => !BENCHMARKS.some((benchmark) => benchmark.name === name));
if (unknown.length > 0) {
  const known = BENCHMARKS.map(({ name }) => name).join(", ");
  console.error(`The report has no part ${unknown.join(", ")}. It has ${known}.`);
  process.exitCode = 2;
} else {
  const chosen = BENCHMARKS.filter(({ name }) => names.length === 0 || names.includes(name));
  for (const { name, layout } of chosen) await write(await measure(name, layout));
}

/** Written after each part, so that a broken one loses nothing. */
async function write(section: ReportSection): Promise<void> {
  const old = existsSync(path) ? readSections(await readFile(path, "utf8")) : [];
  const order = (each: ReportSection) => BENCHMARKS.findIndex(({ name }) => name === each.name);
  const sections = mergeSections(old, [section]).toSorted((a, b) => order(a) - order(b));
  await writeFile(path, writeSections(HEAD, sections));
}

async function measure(name: string, layout: "list" | "grid"): Promise<ReportSection> {
  const folder = await mkdtemp(join(tmpdir(), "almanac-report-"));
  const file = join(folder, "findings");
  try {
    const benchmark = spawn(process.execPath, [main, name], {
      stdio: "inherit",
      env: { ...process.env, BENCH_FINDINGS: file },
    });
    const [exitCode] = await once(benchmark, "exit");
    if (exitCode !== 0) process.exitCode = 1;
    const lines = existsSync(file) ? (await readFile(file, "utf8")).trim().split("\n") : [];
    if (lines.length === 0) throw new Error(`The benchmark ${name} found nothing.`);
    const findings = lines.map((line) => finding.parse(JSON.parse(line)));
    return { name, text: `${await circumstances(name)}\n\n${tableOf(findings, layout)}` };
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function circumstances(name: string): Promise<string> {
  const day = new Date().toISOString().slice(0, 10);
  const model = cpus()[0]?.model.trim() || "a processor without a name";
  const memory = Math.round(totalmem() / 2 ** 30);
  return `\`npm run bench ${name}\`, ${day}, ${availableParallelism()} cores (${model}), ${memory} GiB, Node ${process.versions.node}; ${await machineSpeed()}.`;
}
