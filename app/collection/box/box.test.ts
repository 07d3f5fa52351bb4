import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyBox, anyEntry, anyKey } from "#tests/fixtures/any-box.ts";
import { boxOf, sameEntry, sharingEntries } from "./box.ts";
import { applied, changeBetween, changeOfEntries, inverse, isNoChange } from "./change.ts";
import { differences, together } from "./comparison.ts";
import { EMPTY_BOX, keyOf, NO_ENTRY } from "./entry.ts";
import {
  EMPTY_JOURNAL,
  type Journal,
  LONGEST_JOURNAL,
  nextToRedo,
  nextToUndo,
  recorded,
} from "./journal.ts";
import { lossOf } from "./loss.ts";

describe("a box", () => {
  test("keeps numbers within their bounds, and nothing of who is not owned", () => {
    const entry = { ...NO_ENTRY, count: 120, limitBreak: 9, rebirth: true };
    const box = boxOf([
      [keyOf("card", 1), entry],
      [keyOf("character", "l1-reimu"), entry],
      [keyOf("character", "l1-marisa"), { ...entry, count: 0, wanted: true }],
      [keyOf("character", "l1-rumia"), { ...entry, count: Number.NaN }],
    ]);
    expect([...box.entries.values()]).toEqual([
      { ...NO_ENTRY, count: 99, limitBreak: 5 },
      { ...NO_ENTRY, count: 1, limitBreak: 5, rebirth: true },
      { ...NO_ENTRY, wanted: true },
    ]);
  });

  test("keeps a note in one line", () => {
    const box = boxOf([[keyOf("card", 1), { ...NO_ENTRY, note: "  for\nthe\u2028raid " }]]);
    expect(box.entries.get("card/1")?.note).toBe("for the raid");
  });
});

test("a box that was read anew has the very same entries wherever they say the same", () => {
  fc.assert(
    fc.property(anyBox, anyBox, (before, after) => {
      const shared = sharingEntries(before, structuredClone(after));
      expect(sorted(shared)).toEqual(sorted(after));
      for (const [key, entry] of shared.entries) {
        const known = before.entries.get(key);
        if (known && sameEntry(known, entry)) expect(entry).toBe(known);
      }
    }),
  );
});

describe("a change", () => {
  test("leads from the one box to the other, and its inverse back", () => {
    fc.assert(
      fc.property(anyBox, anyBox, (before, after) => {
        const change = changeBetween(before, after);
        expect(sorted(applied(before, change))).toEqual(sorted(after));
        expect(sorted(applied(after, inverse(change)))).toEqual(sorted(before));
      }),
    );
  });

  test("that changes nothing is none", () => {
    fc.assert(
      fc.property(anyBox, (box) => {
        expect(isNoChange(changeBetween(box, box))).toBe(true);
        const same = changeOfEntries(box, [...box.entries.keys()], (entry) => ({ ...entry }));
        expect(isNoChange(same)).toBe(true);
      }),
    );
  });

  test("keeps the entries that it does not touch as the very same", () => {
    const box = boxOf([
      ["card/1", { ...NO_ENTRY, count: 1 }],
      ["card/2", { ...NO_ENTRY, count: 1 }],
    ]);
    const change = changeOfEntries(box, ["card/1"], (entry) => ({ ...entry, count: 2 }));
    expect(applied(box, change).entries.get("card/2")).toBe(box.entries.get("card/2"));
  });
});

describe("the journal", () => {
  const steps = fc.array(fc.tuple(fc.array(anyKey, { maxLength: 5 }), anyEntry), { maxLength: 20 });

  test("undoes any series of changes to the box before it, and redoes it to the box after it", () => {
    fc.assert(
      fc.property(anyBox, steps, (first, series) => {
        let box = first;
        let journal: Journal = EMPTY_JOURNAL;
        for (const [keys, entry] of series) {
          const change = changeOfEntries(box, keys, () => entry);
          journal = recorded(journal, { at: 0, label: "", change });
          box = applied(box, change);
        }
        const last = box;
        for (let next = nextToUndo(journal); next; next = nextToUndo(journal)) {
          box = applied(box, inverse(next.change));
          journal = { ...journal, undone: journal.undone + 1 };
        }
        expect(sorted(box)).toEqual(sorted(first));
        for (let next = nextToRedo(journal); next; next = nextToRedo(journal)) {
          box = applied(box, next.change);
          journal = { ...journal, undone: journal.undone - 1 };
        }
        expect(sorted(box)).toEqual(sorted(last));
      }),
    );
  });

  test("forgets what was undone once something else is done, and the oldest beyond its length", () => {
    const entry = (count: number) => {
      const change = changeBetween(EMPTY_BOX, boxOf([["card/1", { ...NO_ENTRY, count }]]));
      return { at: count, label: "", change };
    };
    let journal: Journal = { entries: [entry(1), entry(2)], undone: 1 };
    journal = recorded(journal, entry(3));
    expect(journal.entries.map(({ at }) => at)).toEqual([1, 3]);
    for (let at = 0; at < LONGEST_JOURNAL; at += 1) journal = recorded(journal, entry(9));
    expect(journal.entries).toHaveLength(LONGEST_JOURNAL);
    expect(journal.entries.every(({ at }) => at === 9)).toBe(true);
  });
});

describe("a loss", () => {
  const cards = (count: number) =>
    boxOf(Array.from({ length: count }, (_, at) => [keyOf("card", at), { ...NO_ENTRY, count: 1 }]));

  test("of more than a fifth waits for consent, a smaller one does not", () => {
    expect(lossOf(cards(10), cards(7)).needsConsent).toBe(true);
    expect(lossOf(cards(10), cards(8)).needsConsent).toBe(false);
    expect(lossOf(cards(10), EMPTY_BOX)).toEqual({ lost: 10, of: 10, needsConsent: true });
  });

  test("of a single entry is a press that another gives back", () => {
    expect(lossOf(cards(1), EMPTY_BOX).needsConsent).toBe(false);
  });
});

describe("a comparison", () => {
  test("written as a whole makes the other box of the own one", () => {
    fc.assert(
      fc.property(anyBox, anyBox, (own, other) => {
        const all = together(differences(own, other));
        expect(sorted(applied(own, all))).toEqual(sorted(other));
      }),
    );
  });

  test("tells what comes, rises, falls and goes", () => {
    const one = (count: number, limitBreak = 0) => ({ ...NO_ENTRY, count, limitBreak });
    const own = boxOf([
      ["card/1", one(1)],
      ["card/2", one(2)],
      ["card/3", one(1, 3)],
      ["card/5", one(1)],
    ]);
    const other = boxOf(
      [
        ["card/1", one(2)],
        ["card/3", one(1, 2)],
        ["card/4", one(1)],
        ["card/5", one(1)],
      ],
      [["coins", 5]],
    );
    const listed = differences(own, other).map(({ id, effect }) => [id, effect]);
    expect(listed).toEqual([
      ["card/1", "rises"],
      ["card/2", "goes"],
      ["card/3", "falls"],
      ["card/4", "comes"],
      ["coins", "comes"],
    ]);
  });
});

/** Boxes say the same whatever the order in which they were filled. */
function sorted(box: Parameters<typeof lossOf>[0]) {
  return [[...box.entries].sort(byFirst), [...box.amounts].sort(byFirst)];
}

function byFirst([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : 1;
}
