import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { aRatedPrayer } from "#tests/fixtures/rates/prayers.ts";
import { replayRun } from "./replay.ts";
import { roll } from "./roll.ts";
import { seedOfRoll } from "./run.ts";
import { MOST_STEPS, type RunStep, readSteps, writeSteps } from "./run-steps.ts";
import { seededRandom } from "./seeded-random.ts";

const single: RunStep = { type: "single", sbNo: -1 };
const multi: RunStep = { type: "multi", sbNo: -1 };
const gc: RunStep = { type: "gc", sbNo: -1 };
const firstStepUp: RunStep = { type: "step-up", sbNo: 0 };

describe("the steps of a link", () => {
  test.each<[string, RunStep[]]>([
    ["", []],
    ["s", [single]],
    ["2s.m.3u1", [single, single, multi, firstStepUp, firstStepUp, firstStepUp]],
    ["g.u12.g", [gc, { type: "step-up", sbNo: 11 }, gc]],
  ])("%j are written and read alike", (text, steps) => {
    expect(writeSteps(steps)).toBe(text);
    expect(readSteps(text)).toEqual(steps);
  });

  const anyStep = fc.oneof(
    fc.constantFrom(single, multi, gc),
    fc.integer({ min: 0, max: 98 }).map((sbNo): RunStep => ({ type: "step-up", sbNo })),
  );
  test("survive the way into a link and back", () => {
    fc.assert(
      fc.property(fc.array(anyStep), (steps) => {
        expect(readSteps(writeSteps(steps))).toEqual(steps);
      }),
    );
  });

  test.each([
    ["a kind that is none", "x"],
    ["a step-up without its number", "u"],
    ["a number behind another kind", "s1"],
    ["step-up 0", "u0"],
    ["no times", "0s"],
    ["an empty group", "s..m"],
    ["a sign", "-1s"],
    ["blanks", " s"],
    ["too many steps", `${MOST_STEPS}s.s`],
    ["a text without end", "s.".repeat(5000)],
  ])("with %s are not read", (_, text) => {
    expect(readSteps(text)).toBeUndefined();
  });

  test("never fail to be read or refused", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."0123456789smgu.-") }), (text) => {
        const steps = readSteps(text);
        if (steps) expect(readSteps(writeSteps(steps))).toEqual(steps);
      }),
    );
  });
});

describe("a run", () => {
  const prayer = aRatedPrayer({ maxPulls: 2 });

  test("counts what its rolls cost and gave", () => {
    const steps = [single, multi, gc, firstStepUp, firstStepUp];
    const { state, results, refusal } = replayRun(prayer, { seed: "hakurei", steps });
    expect(refusal).toBeNull();
    expect(state).toMatchObject({ steps, pullNo: 1, gcDisabled: false, stepsDone: [2] });
    expect(state.total).toMatchObject({ sc: 55, gc: 600 + 60 + 160, dust: 30, pulls: 41 });
    const items = results.flatMap((result) => result.items);
    expect(state.total.coin).toBe(items.reduce((sum, { tokens }) => sum + tokens, 0));
    expect(state.total.pickUps).toBe(items.filter(({ rateType }) => rateType === "pick-up").length);
  });

  test("is the same each time, and its rolls are those of its seeds one by one", () => {
    const steps = [multi, gc, firstStepUp, single];
    const { results } = replayRun(prayer, { seed: "s", steps });
    expect(replayRun(prayer, { seed: "s", steps }).results).toEqual(results);
    expect(replayRun(prayer, { seed: "t", steps }).results).not.toEqual(results);
    const third = { type: "step-up", sbNo: 0, suNo: 0, pullNo: 1 } as const;
    expect(roll(prayer, third, seededRandom(seedOfRoll("s", 2)))).toEqual(results[2]);
  });

  test.each([
    ["no rolls left", [gc, gc, gc], 2],
    ["no such step", [firstStepUp, firstStepUp, firstStepUp, firstStepUp], 3],
    ["no such step-up", [single, { type: "step-up", sbNo: 4 } as const], 1],
  ])("ends where there is %s", (reason, steps, rolled) => {
    const { state, results, refusal } = replayRun(prayer, { seed: "s", steps });
    expect([refusal, results.length, state.steps.length]).toEqual([reason, rolled, rolled]);
  });

  test("can have ten thousand rolls", () => {
    const steps = new Array<RunStep>(MOST_STEPS).fill(multi);
    const { state } = replayRun(prayer, { seed: "s", steps });
    expect([state.total.pulls, state.steps.length]).toEqual([100_000, MOST_STEPS]);
  });
});

describe("a roll", () => {
  test("beyond the limit of god-crystal tens is refused and changes nothing", () => {
    const prayer = aRatedPrayer({ maxPulls: 2 });
    const asked = (pullNo: number) => {
      const result = roll(prayer, { type: "gc", sbNo: -1, suNo: -1, pullNo }, seededRandom("s"));
      return typeof result === "string" ? result : [result.pullNo, result.gcDisabled];
    };
    expect([0, 1, 2, 3].map(asked)).toEqual([
      [1, false],
      [2, true],
      "no rolls left",
      "no rolls left",
    ]);
  });

  test("of another kind gives the number of god-crystal tens back", () => {
    const prayer = aRatedPrayer({ maxPulls: 2 });
    for (const type of ["single", "multi"] as const) {
      const result = roll(prayer, { type, sbNo: -1, suNo: -1, pullNo: 2 }, seededRandom("s"));
      expect(result).toMatchObject({ pullNo: 2, gcDisabled: true });
    }
  });
});
