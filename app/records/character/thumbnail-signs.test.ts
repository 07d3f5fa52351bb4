import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { bannerSigns } from "./banner-signs.ts";
import { signRules } from "./thumbnail-signs.ts";

const icons = readFileSync("app/widgets/icons/icons.svg", "utf8");
const tokens = readFileSync("app/shell/styles/tokens.css", "utf8");

const rules = signRules(icons, tokens);
const [day = "", chosenNight = "", systemNight = ""] = rules.split(
  /:root\.theme-dark\{|@media \(prefers-color-scheme:dark\)/,
);

describe.each(bannerSigns())("the mark of $kind", ({ kind, icon }) => {
  const [, byDay = "", byNight = ""] =
    new RegExp(`--bt-${kind}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(tokens) ?? [];

  test.each([
    ["by day", day, byDay],
    ["by the night that is chosen", chosenNight, byNight],
    ["by the system's night", systemNight, byNight],
  ])("%s is its icon in its colour", (_, among, colour) => {
    const picture = pictureOf(`.mark-${kind}`, among);
    expect(picture).toContain(colour);
    expect(outlinesOf(picture)).toEqual(outlinesOf(symbolOf(icon)));
  });
});

test("the flag of a rebirth has its sign in the colour of the ground", () => {
  expect(pictureOf(".flag-rebirth", day)).toContain("#f4f1e8");
  expect(pictureOf(".flag-rebirth", chosenNight)).toContain("#0e131b");
});

test("no picture asks for a colour of the page", () => {
  expect(rules).not.toMatch(/currentColor|var\(/);
});

test("an icon or a colour that is missing stops the build by its name", () => {
  expect(() => signRules(icons.replace("i-bt-spiral", "i-bt-coil"), tokens)).toThrow("bt-spiral");
  expect(() => signRules(icons, tokens.replace("--bt-relic:", "--bt-old:"))).toThrow("--bt-relic");
});

/** The drawing that a rule has for its ground. */
function pictureOf(selector: string, rules: string): string {
  const at = rules.indexOf(`${selector}{background-image:url("data:image/svg+xml,`);
  expect(at).toBeGreaterThanOrEqual(0);
  const rest = rules.slice(at + selector.length);
  return decodeURIComponent(rest.slice(rest.indexOf(",") + 1, rest.indexOf('")')));
}

function symbolOf(icon: string): string {
  return new RegExp(`<symbol id="i-${icon}".*?</symbol>`).exec(icons)?.[0] ?? "";
}

function outlinesOf(drawing: string): string[] {
  return Array.from(drawing.matchAll(/ d=["']([^"']+)/g), ([, outline = ""]) => outline);
}
