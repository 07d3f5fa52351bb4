import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { bannerSigns } from "./banner-signs.ts";

const styles = readFileSync(new URL("thumbnail-signs.css", import.meta.url), "utf8");
const icons = readFileSync(new URL("../../ui/icons/icons.svg", import.meta.url), "utf8");

test.each(bannerSigns())("the mark of $kind is the icon $icon in its colour", ({ kind, icon }) => {
  expect(styles).toContain(`.mark-${kind} {\n    color: var(--bt-${kind});`);
  expect(maskOf(kind)).toBe(`./signs/${icon}.svg`);
});

test.each([...new Set(bannerSigns().map(({ icon }) => icon)), "rebirth"])(
  "the mask of %s has the light and dark parts of the icon",
  (icon) => {
    const mask = readFileSync(new URL(`signs/${icon}.svg`, import.meta.url), "utf8");
    const [, drawing] = new RegExp(`id="i-${icon}" [^>]*>(.*)</symbol>`).exec(icons) ?? [];
    const light = drawing
      ?.replaceAll("currentColor", "#fff")
      .replaceAll("var(--knock,#fff)", "#000");
    expect(mask).toContain(`>${light}</svg>`);
  },
);

function maskOf(kind: string): string | undefined {
  const rules = [...styles.matchAll(/([^{}]*)\{\s*--sign: url\("([^"]*)"\)/g)];
  return rules.find(([, selectors]) => selectors?.split(/[\s,]+/).includes(`.mark-${kind}`))?.[2];
}
