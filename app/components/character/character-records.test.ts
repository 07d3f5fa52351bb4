import { expect, test, vi } from "vitest";
import { recordsFrom } from "./character-records.ts";

function given(answers: Record<string, () => Response>) {
  let now = 0;
  const fetch = vi.fn(async (path: string) => {
    const answer = answers[path];
    if (!answer) throw new TypeError("fetch failed");
    return answer();
  });
  const records = recordsFrom({ fetch, now: () => now });
  return { records, fetch, pass: (ms: number) => (now += ms) };
}

const REIMU = "/api/characters/modal?id=l1-reimu";
const reimu = () =>
  Response.json(
    { id: "l1-reimu" },
    { headers: { "x-almanac-sample": "status, debut", "x-almanac-enemy": "l1-reimu" } },
  );

test("a record is fetched once a minute, however often she is pointed at", async () => {
  const { records, fetch, pass } = given({ [REIMU]: reimu });
  expect(records.arrived("l1-reimu")).toBeNull();
  await Promise.all([records.load("l1-reimu"), records.load("l1-reimu")]);
  pass(59_999);
  await records.load("l1-reimu");
  expect(fetch).toHaveBeenCalledTimes(1);
  pass(1);
  await records.load("l1-reimu");
  expect(fetch).toHaveBeenCalledTimes(2);
});

test("a record that has arrived is there without waiting, with what stands beside it", async () => {
  const { records } = given({ [REIMU]: reimu });
  await records.load("l1-reimu");
  expect(records.arrived("l1-reimu")).toMatchObject({
    outcome: "found",
    record: { id: "l1-reimu" },
    sampleFields: ["status", "debut"],
    enemy: "l1-reimu",
  });
});

test("an id with odd characters is one value of the query", async () => {
  const { records, fetch } = given({});
  await records.load("f1;4-a&b=c");
  expect(fetch).toHaveBeenCalledWith("/api/characters/modal?id=f1%3B4-a%26b%3Dc");
});

test.each([
  [
    "an unknown character",
    () => new Response("{}", { status: 404 }),
    "There is no such character.",
  ],
  ["a fault", () => new Response("{}", { status: 500 }), "The character could not be loaded."],
  ["no connection", undefined, "The character could not be loaded."],
  ["an answer that is no JSON", () => new Response("<"), "The character could not be loaded."],
])("%s is told, and asked for again the next time", async (_, answer, message) => {
  const { records, fetch } = given(answer ? { [REIMU]: answer } : {});
  expect(await records.load("l1-reimu")).toEqual({ outcome: "missing", message });
  await records.load("l1-reimu");
  expect(fetch).toHaveBeenCalledTimes(2);
});
