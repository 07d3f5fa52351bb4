import { describe, expect, test, vi } from "vitest";
import { wholeIllustratorList } from "./illustrators/whole-illustrator-list.ts";
import { wholeCardList } from "./list/whole-card-list.ts";

const { signal } = new AbortController();
const lists = [
  ["cards", wholeCardList],
  ["illustrators", wholeIllustratorList],
] as const;

test.each(lists)("a list of %s that is null is told in the catalogue's words", async (_, list) => {
  vi.stubGlobal("fetch", async () => Response.json(null));
  await expect(list.fetch(signal)).rejects.toThrow("story card list data is null");
  expect(list.latest()).toBeNull();
});

describe.each(lists)("a list of %s", (_, list) => {
  test.each([
    ["an answer without a list", () => Response.json({})],
    ["a refusal without words", () => new Response("", { status: 503 })],
  ])("is not taken from %s", async (_, answer) => {
    vi.stubGlobal("fetch", async () => answer());
    await expect(list.fetch(signal)).rejects.toThrow("story card list data is null");
    expect(list.latest()).toBeNull();
  });

  test("that is refused is told in the server's words", async () => {
    const problem = { detail: "The server failed." };
    vi.stubGlobal("fetch", async () => Response.json(problem, { status: 500 }));
    await expect(list.fetch(signal)).rejects.toThrow(problem.detail);
  });
});

test("what was fetched last serves until it has come anew", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ content: [], lastUpdate: null }));
  expect(await wholeIllustratorList.fetch(signal)).toEqual([]);
  expect(wholeIllustratorList.latest()).toEqual([]);
});
