import { bannerSigns } from "./banner-signs.ts";

/** A sign as a ground: which rule has it, and of which icon in the colour of which token it is. */
interface Sign {
  readonly selector: string;
  readonly icon: string;
  readonly token: string;
  /** Of the icon, in pixels of the page; it stands in the middle of its tile. */
  readonly size: number;
  /** Of the box that has it; a tile is as wide and higher. */
  readonly height: number;
}

const TILE = 20;

const SIGNS: readonly Sign[] = [
  ...bannerSigns().map(({ kind, icon }) => ({
    selector: `.mark-${kind}`,
    icon,
    token: `--bt-${kind}`,
    size: 16,
    height: TILE,
  })),
  { selector: ".flag-rebirth", icon: "rebirth", token: "--paper", size: 12, height: 16 },
];

/** In pixels of the page; the sheet is drawn larger, for screens that have more. */
export const SHEET = { width: TILE * SIGNS.length, height: 2 * TILE };

/**
 * All signs beside each other as SVG, by day above and by night below, from the text of the icons (an
 * SVG of symbols) and of the tokens (colours as `light-dark(#rrggbb, #rrggbb)`). A picture knows
 * nothing of the page's colours, so there are two of each. Throws where an icon or a colour is missing.
 */
export function signSheet(icons: string, tokens: string): string {
  const tiles = ([0, 1] as const).flatMap((at) =>
    SIGNS.map(({ icon, token, size }, index) => {
      const { viewBox, content } = symbolOf(icons, icon);
      const drawing = content
        .replaceAll("currentColor", coloursOf(tokens, token)[at])
        .replaceAll("var(--knock,#fff)", coloursOf(tokens, "--paper")[at]);
      const [x, y] = [index, at].map((step) => step * TILE + (TILE - size) / 2);
      return `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="${viewBox}">${drawing}</svg>`;
    }),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SHEET.width} ${SHEET.height}">${tiles.join("")}</svg>`;
}

/** The rules that give each sign its place on the sheet at `url`, by day and by night. */
export function signRules(url: string): string {
  const all = SIGNS.map(({ selector }) => selector).join();
  const ground = `${all}{background-image:url("${url}");background-size:${rem(SHEET.width)} ${rem(SHEET.height)}}`;
  const columns = SIGNS.map(
    ({ selector }, index) => `${selector}{background-position-x:${rem(-TILE * index)}}`,
  ).join("");
  const rows = (at: 0 | 1) =>
    SIGNS.map(
      ({ selector, height }) =>
        `${selector}{background-position-y:${rem((height - TILE) / 2 - TILE * at)}}`,
    ).join("");
  const night = rows(1);
  return `@layer components{${ground}${columns}${rows(0)}:root.theme-dark{${night}}@media (prefers-color-scheme:dark){:root:not(.theme-light){${night}}}}`;
}

/** In the unit that the boxes have, so that they grow together. */
function rem(px: number): string {
  return `${px / 16}rem`;
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
