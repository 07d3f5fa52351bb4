// `npm run bench report`, after `npm run build`, on a machine that does nothing else: measures all and
// writes docs/performance.md. `npm run bench report NAME [arguments]` measures one part again.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { availableParallelism, cpus, loadavg, tmpdir, totalmem } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { benchmarks } from "./benchmarks.ts";

const finding = z.object({
  what: z.string(),
  figure: z.string(),
  bound: z.string(),
  holds: z.boolean(),
});

const document = join(import.meta.dirname, "../../docs/performance.md");
const [only, ...args] = process.argv.slice(2);
for (const name of only === undefined ? benchmarks : [only]) {
  const section = `## ${name}\n\n${machine(name)}\n\n${await measure(name)}\n`;
  await writeFile(document, withSection(await readFile(document, "utf8"), name, section));
}

/** The document with a part in the place of the one of that name, or in the order of the alphabet. */
function withSection(text: string, name: string, section: string): string {
  const [head = "", ...parts] = text.split(/\n(?=## )/);
  const others = parts.filter((part) => !part.startsWith(`## ${name}\n`));
  const inOrder = [...others, section].sort((one, other) => one.localeCompare(other));
  return [head, ...inOrder].join("\n");
}

function machine(name: string): string {
  const model = cpus()[0]?.model.trim() || "a processor without a name";
  const memory = Math.round(totalmem() / 2 ** 30);
  const load = Math.round(loadavg()[0] ?? 0);
  return `\`npm run bench ${name}\`, ${new Date().toISOString().slice(0, 10)}, ${availableParallelism()} cores (${model}), ${memory} GiB, Node ${process.versions.node}; beside other work of load ${load}.`;
}

async function measure(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "almanac-report-"));
  const file = join(folder, "findings");
  try {
    const script = join(import.meta.dirname, `${name}.ts`);
    const env = { ...process.env, BENCH_FINDINGS: file };
    const child = spawn(process.execPath, [script, ...args], { stdio: "inherit", env });
    const [code] = await once(child, "exit");
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
