import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const styles = readFileSync(new URL("thumbnail-signs.css", import.meta.url), "utf8");

// The two share the shape of their mark (specification 1 §9), so their colours tell them apart.
test.each([
  ["fes", "yellow", 40, 60],
  ["afes", "orange", 20, 35],
])("%s is %s by day and by night", (type, _, from, to) => {
  const [, day = "", night = ""] =
    new RegExp(`--bt-${type}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(styles) ?? [];
  for (const colour of [day, night]) {
    expect(hueOf(colour)).toBeGreaterThan(from);
    expect(hueOf(colour)).toBeLessThan(to);
  }
});

/** Degrees on the colour circle of a colour that is more red than green, and more green than blue. */
function hueOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(colour.slice(at, at + 2), 16),
  );
  return (60 * (green - blue)) / (red - blue);
}
