import { describe, expect, test, vi } from "vitest";
import type { ListedPrayer } from "#app/api-schemas/prayers.ts";
import { type PrayerPages, prayerPages } from "./prayer-pages.ts";

const options = { characters: [], cards: [{ id: "9", name: "Misty Lake" }] };
const lastUpdate = null;

function aPrayer(id: string): ListedPrayer {
  return {
    id,
    name: id,
    image: null,
    start: null,
    end: null,
    duration: null,
    types: [],
    rateUpCharacters: [],
    rateUpCards: [],
    stepUps: [],
    simulator: false,
    maxPulls: null,
    gcCost: null,
    dust: null,
  };
}

function callsOf(...pages: string[][]) {
  const page = (at: number) => ({
    content: (pages[at] ?? []).map(aPrayer),
    isLast: at >= pages.length - 1,
    lastUpdate,
  });
  return {
    first: vi.fn(async () => ({ ...page(0), filterOpts: options })),
    after: vi.fn(async (last: string) => page(pages.findIndex((ids) => ids.at(-1) === last) + 1)),
  };
}

const ids = (pages: ReturnType<typeof prayerPages>) => pages.current().prayers.map(({ id }) => id);

function described({ prayers, isWhole, fault }: PrayerPages): string {
  const list = prayers.map(({ id }) => id).join("");
  return [list, ...(isWhole ? ["whole"] : []), ...(fault === null ? [] : [fault])].join(" ");
}

describe("the pages of the list", () => {
  test("are fetched one after the other until the last", async () => {
    const calls = callsOf(["a", "b"], ["c"], ["d"]);
    const pages = prayerPages(calls);
    const seen: string[] = [];
    pages.subscribe(() => seen.push(described(pages.current())));
    await pages.load();
    expect(seen).toEqual(["ab", "abc", "abcd whole"]);
    expect(calls.after.mock.calls).toEqual([["b"], ["c"]]);
    expect(pages.current().options).toEqual(options);
  });

  test("of an empty list are one", async () => {
    const calls = callsOf([]);
    const pages = prayerPages(calls);
    await pages.load();
    expect(pages.current()).toMatchObject({ prayers: [], isWhole: true });
    expect(calls.after).not.toHaveBeenCalled();
  });

  test("are fetched once however often they are asked for", async () => {
    const calls = callsOf(["a"]);
    const pages = prayerPages(calls);
    await Promise.all([pages.load(), pages.load()]);
    expect(calls.first).toHaveBeenCalledTimes(1);
  });

  test("stay as they were while they are fetched again", async () => {
    const pages = prayerPages(callsOf(["a"], ["b"]));
    await pages.load();
    const seen: string[] = [];
    pages.subscribe(() => seen.push(ids(pages).join("")));
    await pages.load();
    expect(seen).toEqual(["ab"]);
  });

  test("stay whole when they cannot be fetched again, and until they have come at the next try", async () => {
    const calls = callsOf(["a"], ["b"]);
    const pages = prayerPages(calls);
    await pages.load();
    const seen: string[] = [];
    pages.subscribe(() => seen.push(described(pages.current())));
    calls.after.mockRejectedValueOnce(new Error("no network"));
    await pages.load();
    await pages.load();
    expect(seen).toEqual(["ab whole no network", "ab whole"]);
  });

  test("keep what came before a fault, and come whole at the next try", async () => {
    const calls = callsOf(["a"], ["b"]);
    calls.after.mockRejectedValueOnce(new Error("data is null!"));
    const pages = prayerPages(calls);
    await pages.load();
    expect(pages.current()).toMatchObject({
      isWhole: false,
      fault: "the site sent no data for it",
    });
    expect(ids(pages)).toEqual(["a"]);
    await pages.load();
    expect(pages.current()).toMatchObject({ isWhole: true, fault: null });
    expect(ids(pages)).toEqual(["a", "b"]);
  });
});
