import { RouterContextProvider } from "react-router";
import { beforeAll, expect, test } from "vitest";
import { answerContext, beginAnswer } from "#app/request/answer-context.ts";
import { rollAllowanceContext } from "#app/request/roll-allowance.ts";
import { emptyDataset } from "#tests/support/empty-dataset.ts";
import { rollAction } from "./roll-action.ts";

let context: RouterContextProvider;

beforeAll(() => {
  context = new RouterContextProvider();
  context.set(answerContext, beginAnswer(emptyDataset(), 0).context);
});

async function send(fields: Record<string, string>) {
  const request = new Request("http://a/", { method: "POST", body: new URLSearchParams(fields) });
  const url = new URL(request.url);
  const { data, init } = await rollAction({ context, request, url, params: {}, pattern: "/" });
  return { ...data, status: init?.status };
}

test.each([
  [{}, 400, "The body is malformed: id is missing; type is missing."],
  [{ id: "p", type: "single", steps: "7x" }, 400, "steps is no run."],
  [{ id: "p", type: "single", steps: "7s", seed: "x".repeat(57) }, 400, /seed is longer than 56/],
  [{ id: "p", type: "single" }, 404, "data is null"],
])("%j is refused with %d", async (fields, status, problem) => {
  const sent = await send(fields);
  expect(sent.status).toBe(status);
  expect(sent.problem).toMatch(problem);
});

test("the allowance of rolls is asked where a prayer could be rolled only", async () => {
  let asked = 0;
  context.set(rollAllowanceContext, {
    take: () => {
      asked += 1;
      return Promise.resolve(0);
    },
  });
  await send({ id: "p", type: "single" });
  expect(asked).toBe(0);
});
