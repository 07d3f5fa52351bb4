import { expect, test } from "vitest";
import { isPlainPress } from "./plain-press.ts";

const plain = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };

test("a press of the main button alone follows a link in place", () => {
  expect(isPlainPress(plain)).toBe(true);
});

test.each([
  ["the middle button", { button: 1 }],
  ["Command", { metaKey: true }],
  ["Control", { ctrlKey: true }],
  ["Shift", { shiftKey: true }],
  ["Alt, which downloads", { altKey: true }],
])("with %s it is the browser's", (_, pressed) => {
  expect(isPlainPress({ ...plain, ...pressed })).toBe(false);
});
