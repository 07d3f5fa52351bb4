import { group, num } from "../drawing/svg.ts";
import table from "./latin.json" with { type: "json" };

/** Advance width and outline on the baseline, in 500 units to the em. */
type LatinGlyph = readonly [advance: number, d: string];

const EM = 500;
const GLYPHS: ReadonlyMap<string, LatinGlyph> = new Map(
  Object.entries(table).map(([character, [advance, d]]) => [
    character,
    [Number(advance), String(d)],
  ]),
);

/** The width of a text in an em of `size`; characters without an outline have none. */
export function latinWidth(text: string, size: number): number {
  return (Array.from(text).reduce((sum, character) => sum + advanceOf(character), 0) * size) / EM;
}

/** A line of Latin text as outlines, its baseline beginning at (x, y). */
export function latinLine(
  text: string,
  { x, y, size, fill }: { x: number; y: number; size: number; fill: string },
): string {
  let pen = 0;
  let art = "";
  for (const character of text) {
    const d = GLYPHS.get(character)?.[1];
    if (d) {
      art += `<path transform="translate(${num(pen)})" d="${d}"/>`;
    }
    pen += advanceOf(character);
  }
  const scale = Number((size / EM).toFixed(3));
  return `<g fill="${fill}">${group(`translate(${num(x)} ${num(y)})scale(${scale})`, art)}</g>`;
}

/** A text in lines no wider than `width`, at most `most`; what is left out leaves an ellipsis. */
export function latinLines(
  text: string,
  { size, width, most }: { size: number; width: number; most: number },
): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/\s+/).filter((part) => part !== "")) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (line !== "" && latinWidth(longer, size) > width) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  lines.push(line);
  const shown = lines.slice(0, most);
  return shown.map((part, index) => {
    const isCut = index === most - 1 && lines.length > most;
    return fitted(isCut ? `${part}…` : part, size, width);
  });
}

function fitted(text: string, size: number, width: number): string {
  let fits = text;
  while (latinWidth(fits, size) > width && fits.length > 1) {
    fits = `${Array.from(fits.replace(/…$/, "")).slice(0, -1).join("").trimEnd()}…`;
  }
  return fits;
}

function advanceOf(character: string): number {
  return GLYPHS.get(character)?.[0] ?? 0;
}
