// `npm run bench` lists the benchmarks, `npm run bench NAME` runs one with the rest of the arguments.
import { readdirSync } from "node:fs";
import { basename } from "node:path";

const names = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith(".ts") && file !== basename(import.meta.filename))
  .map((file) => basename(file, ".ts"));
const name = process.argv[2];

if (name === undefined) {
  console.log(["Run one of these with npm run bench NAME:", ...names].join("\n  "));
} else if (names.includes(name)) {
  process.argv.splice(2, 1);
  await import(`./${name}.ts`);
} else {
  console.error(`There is no benchmark "${name}". There are ${names.join(", ")}.`);
  process.exitCode = 2;
}
