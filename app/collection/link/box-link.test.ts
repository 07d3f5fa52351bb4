import fc from "fast-check";
import { expect, test } from "vitest";
import { anyBox, ordersOf } from "#tests/fixtures/any-box.ts";
import { type Box, boxOf, sameEntry } from "../box/box.ts";
import { type EntryKey, keyOf, NO_ENTRY } from "../box/entry.ts";
import { type IdOrders, LONGEST_FRAGMENT, linkOf, readLink } from "./box-link.ts";

const ORDERS = ordersOf(12, 12);
/** As many as the game has today. */
const MANY = ordersOf(463, 553);

test("a link gives back all but notes and records that the order does not have, of any dataset", () => {
  const orders = fc.tuple(fc.nat(14), fc.nat(14)).map(([one, other]) => ordersOf(one, other));
  fc.assert(
    fc.property(anyBox, orders, (box, ofDataset) => {
      const { fragment } = linkOf(box, ofDataset);
      expect(sorted(boxRead(fragment, ofDataset))).toEqual(sorted(inLink(box, ofDataset)));
    }),
  );
});

test("a link is read the same when the order has grown", () => {
  fc.assert(
    fc.property(anyBox, (box) => {
      const { fragment } = linkOf(box, ORDERS);
      const grown = {
        characters: [...ORDERS.characters, "z9-new", "z9-newer"],
        cards: [...ORDERS.cards, "900"],
      };
      expect(boxRead(fragment, grown)).toEqual(boxRead(fragment, ORDERS));
    }),
  );
});

test("a link from a later order asks to load the page anew", () => {
  const { fragment } = linkOf(boxOf([]), ordersOf(13, 12));
  expect(readLink(fragment, ORDERS)).toMatchObject({
    outcome: "refused",
    message: expect.stringContaining("load the page anew"),
  });
});

test("whatever a box of today's game holds, its link is short enough", () => {
  const count = fc.integer({ min: 0, max: 99 });
  fc.assert(
    fc.property(fc.infiniteStream(count), (numbers) => {
      const box = manyOf(
        (next) => ({
          count: next(2) && next(100),
          limitBreak: next(6),
          rebirth: next(2) > 0,
          costume: next(2) > 0,
          wanted: next(2) > 0,
        }),
        numbers,
      );
      const { fragment, leftOut } = linkOf(box, MANY);
      expect(fragment.length).toBeLessThanOrEqual(LONGEST_FRAGMENT);
      expect(leftOut.length).toBeGreaterThan(0);
      // Whatever is left out, what is owned stays.
      const read = boxRead(fragment, MANY);
      const owned = [...box.entries].filter(([, one]) => one.count > 0).map(([key]) => key);
      expect([...read.entries].filter(([, one]) => one.count > 0).map(([key]) => key)).toEqual(
        owned,
      );
    }),
    { numRuns: 15 },
  );
});

test("a player's box of 300 characters and 400 cards fits as a whole", () => {
  // Most at no limit break or at the last, most cards once or twice: as boxes are.
  const box = manyOf((next, kind) => {
    const isOwned = next(100) < (kind === "character" ? 65 : 72);
    const some = next(100);
    return {
      count: isOwned ? (some < 55 ? 1 : some < 80 ? 2 : some < 92 ? 3 : 6) : 0,
      limitBreak: next(100) < 80 ? 0 : 5,
      rebirth: next(100) < 20,
      costume: next(100) < 4,
      wanted: !isOwned && next(100) < 10,
    };
  }, steadyNumbers());
  const { fragment, leftOut } = linkOf(box, MANY);
  expect(leftOut).toEqual([]);
  expect(fragment.length).toBeLessThanOrEqual(LONGEST_FRAGMENT);
  expect(sorted(boxRead(fragment, MANY))).toEqual(sorted(box));
});

test("a link of which a sign is changed or lost is refused", () => {
  const { fragment } = linkOf(
    boxOf([[keyOf("card", 3), { ...NO_ENTRY, count: 7, limitBreak: 2 }]], [["coins", 12]]),
    ORDERS,
  );
  for (let at = 3; at < fragment.length; at += 1) {
    const other = fragment[at] === "A" ? "B" : "A";
    const changed = `${fragment.slice(0, at)}${other}${fragment.slice(at + 1)}`;
    expect(readLink(changed, ORDERS)?.outcome).toBe("refused");
    expect(readLink(fragment.slice(0, at), ORDERS)?.outcome).toBe("refused");
  }
});

test("a fragment of noise is no link, or is refused; it never throws", () => {
  fc.assert(
    fc.property(fc.string(), fc.boolean(), (noise, asLink) => {
      const read = readLink(asLink ? `#c=1${noise}` : noise, ORDERS);
      expect(["refused", undefined]).toContain(read?.outcome);
    }),
  );
  expect(readLink("#main", ORDERS)).toBeNull();
});

test("a link of today reads as it did on the day it was made", () => {
  // Made once, and sent to friends: it has to say the same for ever.
  const box = boxOf(
    [
      [keyOf("character", "l0-someone"), { ...NO_ENTRY, count: 1, limitBreak: 4, rebirth: true }],
      [keyOf("character", "l3-someone"), { ...NO_ENTRY, wanted: true }],
      [keyOf("card", 2), { ...NO_ENTRY, count: 31, limitBreak: 5 }],
    ],
    [["highest-floor", 437]],
  );
  expect(linkOf(box, ORDERS).fragment).toBe(FIRST_LINK);
  expect(sorted(boxRead(FIRST_LINK, ORDERS))).toEqual(sorted(box));
});

const FIRST_LINK = "c=1GIlDNRYbkBQsgJwN";

function boxRead(fragment: string, orders: IdOrders): Box {
  const read = readLink(fragment, orders);
  if (read?.outcome !== "read") throw new Error(`Not read: ${read?.message}`);
  return read.box;
}

/** What of a box a link can hold. */
function inLink(box: Box, { characters, cards }: IdOrders): Box {
  const known = new Set<EntryKey>([
    ...characters.map((id) => keyOf("character", id)),
    ...cards.map((id) => keyOf("card", id)),
  ]);
  const entries = [...box.entries].filter(([key]) => known.has(key));
  return boxOf(
    entries.map(([key, entry]) => [key, { ...entry, note: "" }]),
    box.amounts,
  );
}

type Made = (next: (below: number) => number, kind: "character" | "card") => object;

function manyOf(make: Made, numbers: Iterator<number>): Box {
  const next = (below: number) => (numbers.next().value ?? 0) % below;
  const of = (kind: "character" | "card", ids: readonly string[]) =>
    ids.map((id) => [keyOf(kind, id), { ...NO_ENTRY, ...make(next, kind) }] as const);
  return boxOf([...of("character", MANY.characters), ...of("card", MANY.cards)]);
}

/** The same numbers at every run. */
function* steadyNumbers(): Generator<number> {
  let state = 1;
  for (;;) {
    state = (state * 48_271) % 2_147_483_647;
    yield state;
  }
}

function sorted({ entries, amounts }: Box) {
  const byKey = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]) =>
    a < b ? -1 : 1;
  return [[...entries].sort(byKey), [...amounts].sort(byKey)];
}

test("entries are the same when all of them is", () => {
  expect(sameEntry(NO_ENTRY, { ...NO_ENTRY })).toBe(true);
  expect(sameEntry(NO_ENTRY, { ...NO_ENTRY, note: "a" })).toBe(false);
});
