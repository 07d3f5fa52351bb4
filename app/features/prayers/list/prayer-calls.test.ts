import { describe, expect, test, vi } from "vitest";
import { callFirstPrayers, callPrayersAfter } from "./prayer-calls.ts";

describe.each([
  ["the first page", callFirstPrayers],
  ["a further page", () => callPrayersAfter("p1")],
])("of %s", (_, call) => {
  test.each([
    ["a list that is null", () => Response.json(null)],
    ["an answer without a list", () => Response.json({ isLast: true })],
    ["what is no JSON", () => new Response("<!doctype html>")],
    ["a refusal that is no JSON", () => new Response("<h1>Bad Gateway</h1>", { status: 502 })],
  ])("%s is told in the words of the error catalogue", async (_, answer) => {
    vi.stubGlobal("fetch", async () => answer());
    await expect(call()).rejects.toThrow(new Error("data is null!"));
  });

  test("what the server says is passed on", async () => {
    const problem = { detail: "The query is malformed: last is empty." };
    vi.stubGlobal("fetch", async () => Response.json(problem, { status: 400 }));
    await expect(call()).rejects.toThrow(new Error(problem.detail));
  });
});

test("the calls are those of the specification", async () => {
  const answer = { content: [], isLast: true, lastUpdate: null };
  const asked = vi.fn(async () => Response.json(answer));
  vi.stubGlobal("fetch", asked);
  expect(await callFirstPrayers()).toEqual(answer);
  await callPrayersAfter("a b");
  const paths = asked.mock.calls.map((parameters: unknown[]) => parameters[0]);
  expect(paths).toEqual(["/api/prayers/get-list", "/api/prayers/get-list-2?last=a%20b"]);
});
