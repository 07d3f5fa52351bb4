import { bannerSigns } from "./banner-signs.ts";

/** A sign as a ground: which rule has it, and of which icon in the colour of which token it is. */
interface Sign {
  readonly selector: string;
  readonly icon: string;
  readonly token: string;
}

const SIGNS: readonly Sign[] = [
  ...bannerSigns().map(({ kind, icon }) => ({
    selector: `.mark-${kind}`,
    icon,
    token: `--bt-${kind}`,
  })),
  { selector: ".flag-rebirth", icon: "rebirth", token: "--paper" },
];

/**
 * The rules that give each sign on a thumbnail its picture, by day and by night, from the text of the
 * icons (an SVG of symbols) and of the tokens (colours as `light-dark(#rrggbb, #rrggbb)`). A picture
 * knows nothing of the page's colours, and `light-dark()` chooses no pictures, so there are two of
 * each. Throws where an icon or a colour is missing.
 */
export function signRules(icons: string, tokens: string): string {
  const rules = (at: 0 | 1) =>
    SIGNS.map(({ selector, icon, token }) => {
      const picture = pictureOf(symbolOf(icons, icon), {
        colour: coloursOf(tokens, token)[at],
        ground: coloursOf(tokens, "--paper")[at],
      });
      return `${selector}{background-image:${picture}}`;
    }).join("");
  const night = rules(1);
  return `@layer components{${rules(0)}:root.theme-dark{${night}}@media (prefers-color-scheme:dark){:root:not(.theme-light){${night}}}}`;
}

interface Symbol {
  readonly viewBox: string;
  readonly content: string;
}

function symbolOf(icons: string, icon: string): Symbol {
  const found = new RegExp(`<symbol id="i-${icon}" viewBox="([^"]+)">(.*?)</symbol>`, "s").exec(
    icons,
  );
  const [, viewBox, content] = found ?? [];
  if (viewBox === undefined || content === undefined) {
    throw new Error(`There is no icon ${icon}.`);
  }
  return { viewBox, content };
}

function coloursOf(tokens: string, token: string): readonly [day: string, night: string] {
  const found = new RegExp(`${token}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(tokens);
  const [, day, night] = found ?? [];
  if (day === undefined || night === undefined) {
    throw new Error(`There is no colour ${token}.`);
  }
  return [day, night];
}

/** A drawing as CSS has it, what it leaves open of its ground's colour. */
function pictureOf(
  { viewBox, content }: Symbol,
  { colour, ground }: { colour: string; ground: string },
): string {
  const drawing = content
    .replaceAll("currentColor", colour)
    .replaceAll("var(--knock,#fff)", ground)
    .replaceAll('"', "'");
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='${viewBox}'>${drawing}</svg>`;
  return `url("data:image/svg+xml,${svg.replaceAll("#", "%23")}")`;
}
