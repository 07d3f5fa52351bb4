import type { z } from "zod";
import type { Counts } from "./counts.ts";
import { countsOfPlaywright, countsOfVitest } from "./reports.ts";

export interface Step {
  readonly name: string;
  /** Programs of node_modules/.bin, or by their whole path, with their arguments; one by one. */
  readonly commands: readonly (readonly [program: string, ...parameters: string[]])[];
  /** Where the step writes its counts; a step without a report is one test. */
  readonly report?: { readonly file: string; readonly counts: z.ZodType<Counts> };
  /** The step that must have passed before this one makes sense. */
  readonly needs?: string;
  readonly inBrowser?: boolean;
}

const steps: readonly Step[] = [
  { name: "typecheck", commands: [["react-router", "typegen"], ["tsc"]] },
  { name: "lint", commands: [["biome", "check", "--error-on-warnings"]] },
  { name: "unused", commands: [["knip"]] },
  vitestStep("unit"),
  { name: "build", commands: [[process.execPath, "scripts/build.ts"]] },
  // Both start the built site; without it they would test that of an earlier build.
  { ...vitestStep("integration"), needs: "build" },
  {
    name: "browser",
    commands: [["playwright", "test"]],
    report: { file: "test-results/browser.json", counts: countsOfPlaywright },
    needs: "build",
    inBrowser: true,
  },
];

/**
 * The steps with these names, and those they need, in the order of `steps`; all without names.
 * @throws {RangeError} for a name that no step has.
 */
export function chooseSteps(names: readonly string[]): readonly Step[] {
  const unknown = names.find((name) => !steps.some((step) => step.name === name));
  if (unknown !== undefined) {
    const known = steps.map((step) => step.name).join(", ");
    throw new RangeError(`There is no step "${unknown}". The steps are ${known}.`);
  }
  if (names.length === 0) return steps;
  const wanted = steps.filter((step) => names.includes(step.name));
  return steps.filter((step) => wanted.some((each) => each === step || each.needs === step.name));
}

function vitestStep(project: string): Step {
  const file = `test-results/${project}.json`;
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  return {
    name: project,
    commands: [["vitest", "run", "--project", project, ...reporters]],
    report: { file, counts: countsOfVitest },
  };
}
