import { expect, test } from "vitest";
import { boxOf } from "./box.ts";
import { applied } from "./change.ts";
import { EMPTY_BOX, type EntryKey, entryOf, keyOf, NO_ENTRY } from "./entry.ts";
import { type Press, pressed } from "./press.ts";

const REIMU = keyOf("character", "l1-reimu");
const CARD = keyOf("card", 12);

function after(presses: readonly Press[], key: EntryKey) {
  return presses.reduce(
    (box, press) => applied(box, pressed(box, key, "it", press).make(box)),
    EMPTY_BOX,
  );
}

test("one press owns, the next takes out, and keeps what is wanted and noted", () => {
  const noted = after([{ note: "raid" }, "want", "own", { limitBreak: 3 }], REIMU);
  expect(entryOf(noted, REIMU)).toEqual({
    ...NO_ENTRY,
    count: 1,
    limitBreak: 3,
    wanted: true,
    note: "raid",
  });
  const out = applied(noted, pressed(noted, REIMU, "it", "own").make(noted));
  expect(entryOf(out, REIMU)).toEqual({ ...NO_ENTRY, wanted: true, note: "raid" });
});

test("more and less count the copies of a card", () => {
  expect(entryOf(after(["more", "more", "more", "less"], CARD), CARD).count).toBe(2);
  expect(after(["more", "less", "less"], CARD)).toEqual(EMPTY_BOX);
});

test("more owns a character and then counts her limit breaks, less goes back the same way", () => {
  expect(entryOf(after(["more", "more", "more"], REIMU), REIMU)).toMatchObject({
    count: 1,
    limitBreak: 2,
  });
  expect(after(["more", "more", "less", "less", "less"], REIMU)).toEqual(EMPTY_BOX);
});

test.each([
  ["own", EMPTY_BOX, "Owned: Reimu"],
  ["own", boxOf([[REIMU, { ...NO_ENTRY, count: 1 }]]), "Not owned: Reimu"],
  ["want", EMPTY_BOX, "Wanted: Reimu"],
  ["more", boxOf([[REIMU, { ...NO_ENTRY, count: 1 }]]), "Limit break: Reimu"],
] as const)("%s is told as what it does", (press, box, label) => {
  expect(pressed(box, REIMU, "Reimu", press).label).toBe(label);
});
