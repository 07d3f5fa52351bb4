// Every benchmark in turn, and `docs/performance.md` written anew from what they find:
// `npm run bench report`, after `npm run build`, on a machine that does nothing else.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { availableParallelism, cpus, tmpdir, totalmem } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { benchmarks } from "./benchmarks.ts";

const finding = z.object({
  what: z.string(),
  figure: z.string(),
  bound: z.string(),
  holds: z.boolean(),
});

const sections: string[] = [];
for (const name of benchmarks) sections.push(`## ${name}\n\n${await measure(name)}\n`);
const text = [head(), ...sections].join("\n");
await writeFile(join(import.meta.dirname, "../../docs/performance.md"), text);

function head(): string {
  const model = cpus()[0]?.model.trim() || "a processor without a name";
  const memory = Math.round(totalmem() / 2 ** 30);
  return `# What was measured

One run of \`npm run bench report\` on ${new Date().toISOString().slice(0, 10)}: ${availableParallelism()} cores (${model}), ${memory} GiB, Node ${process.versions.node}.
Ratios and bytes say something about another machine, times do not. What misses what is to be reached is marked.
`;
}

async function measure(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "almanac-report-"));
  const file = join(folder, "findings");
  try {
    const script = join(import.meta.dirname, `${name}.ts`);
    const env = { ...process.env, BENCH_FINDINGS: file };
    const [code] = await once(spawn(process.execPath, [script], { stdio: "inherit", env }), "exit");
    if (code !== 0) process.exitCode = 1;
    if (!existsSync(file)) throw new Error(`The benchmark ${name} found nothing.`);
    return tableOf((await readFile(file, "utf8")).trim().split("\n"));
  } finally {
    await rm(folder, { recursive: true });
  }
}

function tableOf(lines: readonly string[]): string {
  const rows = lines
    .map((line) => finding.parse(JSON.parse(line)))
    .map(
      ({ what, figure, bound, holds }) =>
        `| ${what} | ${holds ? "" : "**missed:** "}${figure} | ${bound} |`,
    );
  return ["| figure | measured | to reach |", "| --- | --- | --- |", ...rows].join("\n");
}
