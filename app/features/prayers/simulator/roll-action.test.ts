import { RouterContextProvider } from "react-router";
import { beforeEach, describe, expect, test } from "vitest";
import { createRequestContext, requestContext } from "#app/lib/request-context.ts";
import { rollAllowanceContext } from "#app/lib/roll-allowance.ts";
import type { PrayerRecord } from "#db/queries/prayers.ts";
import { aCard } from "#tests/fixtures/card-record.ts";
import { emptyDataset } from "#tests/fixtures/empty-dataset.ts";
import { rollAction } from "./roll-action.ts";

const prayer: PrayerRecord = {
  id: "p",
  server: "global",
  name: "Prayer",
  nameJp: null,
  start: 0,
  end: null,
  permanent: true,
  simulator: true,
  maxPulls: null,
  gcCost: null,
  dust: 0,
  sample: false,
  sampleFields: [],
  types: ["standard"],
  rateUpCharacters: [],
  rateUpCards: [],
  stepUps: [],
  pool: [
    { kind: "card3", rateType: "normal", sc: 1, gc: null, poolSetId: "cards", batchKind: null },
  ],
};
const dataset = emptyDataset({
  prayers: [prayer],
  poolSets: [{ id: "cards", kind: "card3", sample: false, characters: [], cards: [1] }],
  storyCards: [aCard({ id: 1, rarity: 3 })],
});

/** What the visitor has to wait for the next roll, in seconds, and how often that was asked. */
let wait: number;
let asked: number;
let context: RouterContextProvider;

beforeEach(() => {
  [wait, asked] = [0, 0];
  context = new RouterContextProvider();
  context.set(requestContext, createRequestContext(dataset, 0).context);
  context.set(rollAllowanceContext, {
    take: () => {
      asked += 1;
      return Promise.resolve(wait);
    },
  });
});

async function send(fields: Record<string, string>) {
  return act({ method: "POST", body: new URLSearchParams(fields) });
}

async function act(init: RequestInit) {
  const request = new Request("http://a/", init);
  const url = new URL(request.url);
  const answer = await rollAction({ context, request, url, params: {}, pattern: "/" });
  return { ...answer.data, status: answer.init?.status };
}

test.each([
  [
    {},
    400,
    "The body is malformed: id is missing: must be a text; type is missing: must be one of single, multi, gc, step-up.",
  ],
  [{ id: "p", type: "single", steps: "7x" }, 400, "steps is no run."],
  [{ id: "p", type: "single", steps: "7s", seed: "x".repeat(57) }, 400, /seed is longer than 56/],
  [{ id: "none", type: "single" }, 404, "data is null"],
])("%j is refused with %d", async (fields, status, problem) => {
  const sent = await send(fields);
  expect(sent.status).toBe(status);
  expect(sent.problem).toMatch(problem);
});

test("a seed that no link could carry is refused", async () => {
  const { status, problem } = await act({
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ id: "p", type: "single", seed: "\ud83d" }),
  });
  expect([status, problem]).toEqual([400, "seed is no seed of a run."]);
});

test("the allowance of rolls is asked where a prayer could be rolled only", async () => {
  await send({ id: "none", type: "single" });
  expect(asked).toBe(0);
  await send({ id: "p", type: "single" });
  expect(asked).toBe(1);
});

describe("a run without scripts", () => {
  test("goes on by one roll", async () => {
    const { run, problem } = await send({ id: "p", type: "multi", seed: "s", steps: "2s" });
    expect([run?.state.steps.length, run?.state.total.pulls, problem]).toEqual([3, 12, null]);
  });

  test("stays as it was where the rules refuse a roll", async () => {
    const { run, status } = await send({ id: "p", type: "gc", seed: "s", steps: "2s" });
    expect([run?.state.steps.length, status]).toEqual([2, 409]);
  });

  test("is not rolled again for a roll that came too soon", async () => {
    wait = 4;
    const fields = { id: "p", type: "single", seed: "s" };
    expect(await send({ ...fields, steps: "900s" })).toEqual({
      run: null,
      status: 429,
      problem:
        "Too many rolls. The next one is possible in 4 s. Go back in your browser to see the run again.",
    });
    expect((await send(fields)).problem).toBe("Too many rolls. The next one is possible in 4 s.");
  });

  test("may have a thousand rolls", async () => {
    const { run } = await send({ id: "p", type: "single", seed: "s", steps: "999s" });
    expect(run?.state.steps).toHaveLength(1000);
  });

  test.each([
    ["rolls", "1000s"],
    ["rolls than any run has", "10000s"],
    ["of a text than a link holds", `${"s.u1.".repeat(399)}s.u1`],
  ])("ends before it has more %s, and says so without rolling", async (_, steps) => {
    const { run, status, problem } = await send({ id: "p", type: "single", seed: "s", steps });
    expect([run, status, asked]).toEqual([null, 409, 0]);
    expect(problem).toMatch(/^This run is as long as one can be without scripts\./);
  });
});
