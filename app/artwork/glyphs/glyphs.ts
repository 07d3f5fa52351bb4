import { group, num } from "../drawing/svg.ts";
import table from "./glyphs.json" with { type: "json" };

/** Ink width, ink height and outline about its centre, in 200 units to the em. */
interface Glyph {
  readonly width: number;
  readonly height: number;
  readonly d: string;
}

const GLYPHS: ReadonlyMap<string, Glyph> = new Map(Object.entries(table));
const TURNED = "ー－";
const DOT = "・";
const SMALL = "ァィゥェォッャュョぁぃぅぇぉっゃゅょ";

function hasGlyph(character: string): boolean {
  return GLYPHS.has(character);
}

/**
 * One character as an outline, its ink centred on (x, y), in an em of `size`; empty when there is
 * no outline. `fit` grows the ink until it fills the em.
 */
export function glyph(
  character: string,
  x: number,
  y: number,
  size: number,
  fill: string,
  fit = false,
): string {
  const found = GLYPHS.get(character);
  if (!found) {
    return "";
  }
  const scale = fit ? (size * 0.98) / Math.max(found.width, found.height, 150) : size / 200;
  return `<path transform="translate(${num(x)} ${num(y)})scale(${Number(scale.toFixed(3))})" fill="${fill}" d="${found.d}"/>`;
}

/** The characters of a text that have outlines, spaces left out. */
export function drawable(text: string): string[] {
  return Array.from(text).filter(hasGlyph);
}

/** A vertical column from `top` down; long vowel marks are turned, dots take half the space. */
export function column(
  characters: readonly string[],
  {
    x,
    top,
    size,
    fill,
    step = 1.08,
  }: { x: number; top: number; size: number; fill: string; step?: number },
): { art: string; height: number } {
  let y = top + size / 2;
  let art = "";
  for (const character of characters) {
    if (TURNED.includes(character)) {
      const flip = `rotate(90 ${num(x)} ${num(y)})matrix(-1 0 0 1 ${num(2 * x)} 0)`;
      art += group(flip, glyph(character, x, y, size, fill));
    } else if (character === DOT) {
      y -= size * 0.22;
      art += glyph(character, x, y, size, fill);
      y -= size * 0.22;
    } else if (SMALL.includes(character)) {
      art += glyph(character, x + size * 0.08, y - size * 0.06, size, fill);
    } else {
      art += glyph(character, x, y, size, fill);
    }
    y += size * step;
  }
  return { art, height: y - size / 2 - top };
}
