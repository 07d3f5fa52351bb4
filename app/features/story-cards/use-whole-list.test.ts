import { expect, test, vi } from "vitest";
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

test.each(lists)("a list of %s that is refused is not taken for one", async (_, list) => {
  vi.stubGlobal("fetch", async () => new Response("{}", { status: 503 }));
  await expect(list.fetch(signal)).rejects.toThrow("answers 503");
});

test("what was fetched last serves until it has come anew", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ content: [], lastUpdate: null }));
  expect(await wholeIllustratorList.fetch(signal)).toEqual([]);
  expect(wholeIllustratorList.latest()).toEqual([]);
});
