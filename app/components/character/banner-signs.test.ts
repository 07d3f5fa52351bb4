import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { bannerSigns } from "./banner-signs.ts";

const styles = readFileSync(new URL("thumbnail-signs.css", import.meta.url), "utf8");
const icons = readFileSync(new URL("../../ui/icons/icons.svg", import.meta.url), "utf8");

test.each(bannerSigns())("the mark of $kind is the icon $icon in its colour", ({ kind, icon }) => {
  const [, rule] = new RegExp(`\\.mark-${kind} \\{([^}]*)\\}`).exec(styles) ?? [];
  expect(rule).toContain(`color: var(--bt-${kind});`);
  expect(rule).toContain(`--sign: url("./signs/${icon}.svg")`);
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
