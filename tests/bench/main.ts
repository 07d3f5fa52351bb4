// `npm run bench` lists the benchmarks, `npm run bench NAME` runs one with the rest of the arguments,
// `npm run bench report [NAME]` runs all or one and writes docs/performance.md.
import { benchmarks } from "./benchmarks.ts";

const [name = "", ...args] = process.argv.slice(2);
if (benchmarks.includes(name) || name === "report") {
  process.argv.splice(2, process.argv.length, ...args);
  await import(`./${name}.ts`);
} else {
  console.error(`Run npm run bench with one of: ${benchmarks.join(", ")}, report.`);
  process.exitCode = 2;
}
