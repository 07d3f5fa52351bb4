import { expect, test } from "vitest";
import { boxOf } from "./box.ts";
import { applied } from "./change.ts";
import { changeOfDrawn } from "./drawn.ts";
import { entryOf, NO_ENTRY } from "./entry.ts";

test("each drawn card is a copy more, and a character is owned once, as she was", () => {
  const reimu = { ...NO_ENTRY, count: 1, limitBreak: 3 };
  const box = boxOf([
    ["character/l1-reimu", reimu],
    ["card/1", { ...NO_ENTRY, count: 98, wanted: true }],
  ]);
  const drawn = ["card/1", "card/2", "card/1", "character/l1-reimu", "card/2"] as const;
  const after = applied(box, changeOfDrawn(box, drawn));
  expect(entryOf(after, "character/l1-reimu")).toEqual(reimu);
  expect(entryOf(after, "card/1")).toEqual({ ...NO_ENTRY, count: 99, wanted: true });
  expect(entryOf(after, "card/2").count).toBe(2);
});
