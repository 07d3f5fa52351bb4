import { box, group, num } from "../drawing/svg.ts";
import { letters } from "../glyphs/letters.ts";
import { INK } from "../palette.ts";
import type { WorldLook } from "../worlds.ts";

/** Longer codes are cut: the slip must leave room for the crest. */
const MOST_LETTERS = 6;
const HEIGHT = 13;

/**
 * A slip of paper with the code of the world, its lower left corner at (x, y), so that the forms
 * of one person are told apart at a glance. The first world has none.
 */
export function worldMark(code: string, world: WorldLook, x: number, y: number): string {
  if (world.plain || code === "") {
    return "";
  }
  const [paper, text] = world.night ? ["#f6ecd6", "#3a1420"] : [INK, "#f9f0dc"];
  const { art, width } = letters(Array.from(code).slice(0, MOST_LETTERS).join(""), HEIGHT, text);
  return (
    box(x, y - HEIGHT - 9, width + 13, HEIGHT + 9, paper, ` stroke="${INK}" stroke-width="1.4"`) +
    group(`translate(${num(x + 6)} ${num(y - HEIGHT - 4.5)})`, art)
  );
}
