import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { expect, test } from "vitest";
import characters from "#seeds/characters.json" with { type: "json" };
import { boxOf } from "../box/box.ts";
import { keyOf, NO_ENTRY } from "../box/entry.ts";
import { readTracker } from "./lost-word-tracker.ts";

/** The string as the tracker makes it: without the last block of the gzip and what follows it. */
function stringOf(list: readonly object[], { isWhole = false } = {}): string {
  const json = Buffer.from(JSON.stringify(list));
  const length = Buffer.alloc(4);
  length.writeInt32LE(json.byteLength);
  // `finishFlush` ends it as a flush does, and then come eight bytes of the end.
  const packed = isWhole ? gzipSync(json) : gzipSync(json, { finishFlush: 2 });
  return Buffer.concat([length, packed]).toString("base64");
}

const tracked = (Id: number, given: object = {}) => ({
  Id,
  Obtained: true,
  Level: 100,
  Skill1: 10,
  Skill2: 10,
  Skill3: 10,
  Rank: 5,
  LimitBreak: 0,
  Awakening: 5,
  Rebirth: false,
  ...given,
});

test.each([false, true])(
  "who is obtained is owned, whether its end is there: %s",
  async (isWhole) => {
    const list = [
      tracked(1, { LimitBreak: 5, Rebirth: true }),
      tracked(2, { Obtained: false }),
      tracked(3, { LimitBreak: 2 }),
      tracked(120),
      tracked(4000),
    ];
    const box = boxOf([
      [keyOf("character", "l1-reimu"), { ...NO_ENTRY, count: 1, limitBreak: 5, rebirth: true }],
      [keyOf("character", "a6-reimu"), { ...NO_ENTRY, count: 1, limitBreak: 2 }],
    ]);
    expect(await readTracker(stringOf(list, { isWhole }))).toEqual({
      outcome: "read",
      box,
      unknown: 2,
    });
  },
);

test("every number stands for a character of ours, and no two for the same", async () => {
  const all = Array.from({ length: 120 }, (_, at) => tracked(at + 1));
  const read = await readTracker(stringOf(all));
  const ours = new Set(characters.map(({ id }) => `character/${id}`));
  const keys = read.outcome === "read" ? [...read.box.entries.keys()] : [];
  expect(keys).toHaveLength(119);
  expect(keys.filter((key) => !ours.has(key))).toEqual([]);
});

test("whatever else is read is refused with a sentence", async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.string(), fc.base64String(), fc.json()), async (text) => {
      expect((await readTracker(text)).outcome).toBe("refused");
    }),
  );
  for (const text of [
    "x".repeat(200_000),
    stringOf([{ Id: "1" }]),
    stringOf([tracked(1)]).slice(0, 60),
  ]) {
    expect((await readTracker(text)).outcome).toBe("refused");
  }
});
