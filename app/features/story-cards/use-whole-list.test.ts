import { describe, expect, test, vi } from "vitest";
import { wholeIllustratorList } from "./illustrators/whole-illustrator-list.ts";
import { wholeCardList } from "./list/whole-card-list.ts";

const { signal } = new AbortController();
const lists = [
  ["cards", wholeCardList],
  ["illustrators", wholeIllustratorList],
] as const;

describe.each(lists)("a list of %s", (_, list) => {
  test.each([
    ["that is null", () => Response.json(null)],
    ["that is not there", () => Response.json({})],
    ["in whose place a refusal without words comes", () => new Response("", { status: 503 })],
  ])("%s is told in the catalogue's words", async (_, answer) => {
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
