import { expect, test } from "vitest";
import { scrollPosition } from "./scroll-position.ts";

test.each([
  [{ top: true, bottom: true }, "none"],
  [{ top: true, bottom: false }, "top"],
  [{ top: false, bottom: false }, "middle"],
  [{ top: false, bottom: true }, "bottom"],
])("a page with the ends %o in sight is scrolled to: %s", (ends, position) => {
  expect(scrollPosition(ends)).toBe(position);
});
