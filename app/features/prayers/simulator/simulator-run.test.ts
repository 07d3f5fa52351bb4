import { describe, expect, test } from "vitest";
import { askedBy, seedOfRoll } from "#app/game/rates/run.ts";
import type { RunStep } from "#app/game/rates/run-steps.ts";
import { rollAnswer } from "#app/presenters/roll.ts";
import { aPrayerDetail } from "#tests/fixtures/rates/prayer-detail.ts";
import { runFrom } from "./replayed-run.ts";
import { linkOf, MOST_SHOWN, newRun, runAfter } from "./simulator-run.ts";

const prayer = aPrayerDetail({ maxPulls: 3 });
const steps: readonly RunStep[] = [
  { type: "multi", sbNo: -1 },
  { type: "gc", sbNo: -1 },
  { type: "step-up", sbNo: 0 },
  { type: "single", sbNo: -1 },
  { type: "step-up", sbNo: 0 },
];

/** A run whose rolls are answered one by one, as the call does. */
function rolled(seed: string) {
  let run = newRun(prayer);
  for (const step of steps) {
    const asked = { ...askedBy(step, run.state), seed: seedOfRoll(seed, run.state.steps.length) };
    const answer = rollAnswer(prayer, asked);
    if (typeof answer === "string") throw new Error(answer);
    run = runAfter(prayer, run, { seed, step, answer });
  }
  return run;
}

describe("a run of the simulator", () => {
  test("counts as the rule does, and its link rolls it again exactly", () => {
    const run = rolled("hakurei");
    expect(run.state.total).toMatchObject({ sc: 55, gc: 820, dust: 30, pulls: 41 });
    expect(run.shown.map(({ no }) => no)).toEqual([5, 4, 3, 2, 1]);
    const link = new URLSearchParams(linkOf(run));
    expect(Object.fromEntries(link)).toEqual({ seed: "hakurei", steps: "m.g.u1.s.u1" });
    expect(runFrom(prayer, link.get("seed") ?? "", link.get("steps") ?? "")).toEqual(run);
  });

  test("has no link before its first roll", () => {
    expect(linkOf(newRun(prayer))).toBeUndefined();
  });

  test("has no link when it is longer than one can be", () => {
    const longer = { ...rolled("s").state, steps: Array.from({ length: 500 }, () => steps).flat() };
    expect(linkOf({ seed: "s", state: longer, shown: [] })).toBeUndefined();
  });

  test("lists its newest rolls only", () => {
    const run = runFrom(prayer, "s", "80s");
    expect(run?.state.steps).toHaveLength(80);
    expect(run?.shown.map(({ no }) => no)).toEqual(
      Array.from({ length: MOST_SHOWN }, (_, at) => 80 - at),
    );
  });

  test.each([
    ["no seed", "", "s"],
    ["a seed that leaves no room for a number", "x".repeat(57), "s"],
    ["steps that are none", "s", "7x"],
  ])("does not come from %s", (_, seed, text) => {
    expect(runFrom(prayer, seed, text)).toBeUndefined();
  });

  test("ends where the prayer refuses the next roll of a link", () => {
    expect(runFrom(prayer, "s", "5g")?.state).toMatchObject({ pullNo: 3, gcDisabled: true });
  });
});
