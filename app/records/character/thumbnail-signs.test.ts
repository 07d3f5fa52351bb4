import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { bannerSigns } from "./banner-signs.ts";
import { SHEET, signRules, signSheet } from "./thumbnail-signs.ts";

const icons = readFileSync("app/widgets/icons/icons.svg", "utf8");
const tokens = readFileSync("app/shell/styles/tokens.css", "utf8");

const sheet = signSheet(icons, tokens);
const [day = "", chosenNight = "", systemNight = ""] = signRules("sheet.webp").split(
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
    const drawing = drawingOf(`.mark-${kind}`, among, { px: 16, height: 20 });
    expect(drawing).toContain(colour);
    expect(outlinesOf(drawing)).toEqual(outlinesOf(symbolOf(icon)));
  });
});

test("the flag of a rebirth has its sign in the colour of the ground", () => {
  const box = { px: 12, height: 16 };
  expect(drawingOf(".flag-rebirth", day, box)).toContain("#f4f1e8");
  expect(drawingOf(".flag-rebirth", chosenNight, box)).toContain("#0e131b");
});

test("the sheet is as large as its rules say, and asks for no colour of the page", () => {
  expect(day).toContain(`{background-image:url("sheet.webp");`);
  expect(day).toContain(`background-size:${SHEET.width / 16}rem ${SHEET.height / 16}rem`);
  expect(sheet).toContain(`viewBox="0 0 ${SHEET.width} ${SHEET.height}"`);
  expect(sheet).not.toMatch(/currentColor|var\(/);
});

test("an icon or a colour that is missing stops the build by its name", () => {
  expect(() => signSheet(icons.replace("i-bt-spiral", "i-bt-coil"), tokens)).toThrow("bt-spiral");
  expect(() => signSheet(icons, tokens.replace("--bt-relic:", "--bt-old:"))).toThrow("--bt-relic");
});

/** What of the sheet stands in the middle of a box 20 px wide, by the places that its rules name. */
function drawingOf(
  selector: string,
  among: string,
  { px, height }: { px: number; height: number },
): string {
  const x = place(selector, "x", day) + (20 - px) / 2;
  const y = place(selector, "y", among) + (height - px) / 2;
  const tile = `<svg x="${x}" y="${y}" width="${px}" height="${px}"`;
  const at = sheet.indexOf(tile);
  expect(at, tile).toBeGreaterThanOrEqual(0);
  return sheet.slice(at, sheet.indexOf("</svg>", at));
}

/** How far into the sheet a box begins, in pixels. */
function place(selector: string, axis: "x" | "y", among: string): number {
  const rule = `${selector}{background-position-${axis}:`;
  const at = among.indexOf(rule);
  expect(at, rule).toBeGreaterThanOrEqual(0);
  return 0 - 16 * Number.parseFloat(among.slice(at + rule.length));
}

function symbolOf(icon: string): string {
  return new RegExp(`<symbol id="i-${icon}".*?</symbol>`).exec(icons)?.[0] ?? "";
}

function outlinesOf(drawing: string): string[] {
  return Array.from(drawing.matchAll(/ d=["']([^"']+)/g), ([, outline = ""]) => outline);
}
