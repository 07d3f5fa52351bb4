import { box, group, line, num } from "#app/artwork/drawing/svg.ts";
import { INK } from "#app/artwork/palette.ts";
import type { WorldLook } from "#app/artwork/worlds.ts";

/** Longer codes are cut: the slip must leave room for the crest. */
const MOST_LETTERS = 6;
const HEIGHT = 13;

/**
 * A slip of paper with the code of the world, its lower left corner at (x, y), so that the forms
 * of one person differ at a glance. The first world has none.
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

type Letter = readonly [d: string, width?: number];

/**
 * Letters of world codes as strokes in a box 4 wide and 6 high, before their advance width where it
 * is not 4. Drawn for this project, for sizes at which an outline would fill up.
 */
const LETTERS: ReadonlyMap<string, Letter> = new Map(
  Object.entries<Letter>({
    0: ["M2 0C-.6 0 -.6 6 2 6C4.6 6 4.6 0 2 0Z"],
    1: ["M0 1.5L2 0V6", 2],
    2: ["M0 1.5C.5 -.6 4 -.5 4 1.7C4 3.3 1 4.5 0 6H4"],
    3: ["M.2 .3C1.5 -.4 4 -.2 4 1.5C4 2.7 2.5 3 1.5 3C2.8 3 4 3.3 4 4.5C4 6.3 1.2 6.4 0 5.5"],
    4: ["M3 6V0L0 4.2H4"],
    5: ["M3.7 0H.6L.3 2.7C1.8 1.9 4 2.2 4 4.1C4 6.3 1.2 6.4 0 5.6"],
    6: ["M3.5 .2C1.2 .2 0 2.2 0 4.2C0 6.5 4 6.5 4 4.2C4 2 .6 2 .1 3.8"],
    7: ["M0 0H4L1.5 6"],
    8: ["M2 2.8C-.4 2.8 -.4 0 2 0C4.4 0 4.4 2.8 2 2.8C-.8 2.8 -.8 6 2 6C4.8 6 4.8 2.8 2 2.8Z"],
    9: ["M3.9 2.2C3.4 4 0 4 0 1.8C0 -.5 4 -.5 4 1.8C4 3.8 2.8 5.8 .5 5.8"],
    A: ["M0 6L2 0L4 6M.8 4H3.2"],
    B: ["M0 0V6H2C4.6 6 4.6 3 2 3H0M0 0H1.8C4.2 0 4.2 3 1.8 3"],
    C: ["M4 1C2.5 -.8 0 .2 0 3C0 5.8 2.5 6.8 4 5"],
    D: ["M0 0V6H1.5C4.8 6 4.8 0 1.5 0Z"],
    E: ["M3.6 0H0V6H3.6M0 3H3"],
    F: ["M3.6 0H0V6M0 3H3"],
    G: ["M4 1C2.5 -.8 0 .2 0 3C0 6.6 4 6.6 4 3.3H2.3"],
    H: ["M0 0V6M4 0V6M0 3H4"],
    I: ["M0 0V6", 0],
    J: ["M3 0V4.2C3 6.5 0 6.5 0 4.5", 3],
    K: ["M0 0V6M4 0L0 3.5M1.4 2.4L4 6"],
    L: ["M0 0V6H3.4", 3.4],
    M: ["M0 6V0L2.3 4L4.6 0V6", 4.6],
    N: ["M0 6V0L4 6V0"],
    O: ["M2 0C-.6 0 -.6 6 2 6C4.6 6 4.6 0 2 0Z"],
    P: ["M0 6V0H2C4.6 0 4.6 3.2 2 3.2H0"],
    Q: ["M2 0C-.6 0 -.6 6 2 6C4.6 6 4.6 0 2 0ZM2.6 4.4L4.2 6.3"],
    R: ["M0 6V0H2C4.6 0 4.6 3.2 2 3.2H0M2 3.2L4 6"],
    S: ["M3.8 .8C2.6 -.5 0 -.2 0 1.6C0 3.4 4 2.6 4 4.5C4 6.3 1.2 6.5 0 5.2"],
    T: ["M0 0H4M2 0V6"],
    U: ["M0 0V4C0 6.7 4 6.7 4 4V0"],
    V: ["M0 0L2 6L4 0"],
    W: ["M0 0L1.3 6L2.6 1L3.9 6L5.2 0", 5.2],
    X: ["M0 0L4 6M4 0L0 6"],
    Y: ["M0 0L2 3L4 0M2 3V6"],
    Z: ["M0 0H4L0 6H4"],
    "&": ["M4 6L.9 1.9C.2 .2 2.9 -.5 2.7 1.4C2.5 2.7 0 2.8 0 4.5C0 6.6 3.2 6.4 4 3.6"],
    Æ: ["M5 0H2.4L0 6M1 4H2.8M2.8 0V6H5M2.8 3H4.6", 5],
    ".": ["M0 5.9V6", 0],
    ";": ["M.5 2.4V2.5M.5 5.4L0 6.6", 0.5],
    "'": ["M0 0V1.6", 0],
    "-": ["M0 3.2H2.6", 2.6],
    "~": ["M0 3.6C1 2 2.6 4.8 3.6 3", 3.6],
    "<": ["M3 1L0 3.2L3 5.4", 3],
    ">": ["M0 1L3 3.2L0 5.4", 3],
    "=": ["M0 2.2H3.4M0 4.2H3.4", 3.4],
    "≥": ["M0 0L3.2 1.9L0 3.8M0 5.8H3.2", 3.2],
    "≦": ["M3.2 -.4L0 1.2L3.2 2.8M0 4.3H3.2M0 6H3.2", 3.2],
    "#": ["M1.2 0V6M2.9 0V6M0 2H4M0 4.1H4"],
    "∫": ["M3 .3C1.8 -.6 1.5 1 1.5 3C1.5 5 1.2 6.6 0 5.7", 3],
  }),
);

/** What stands for a letter that is not drawn: a diamond. */
const UNKNOWN = ["M1.6 1L3.2 3L1.6 5L0 3Z", 3.2] as const;
const GAP = 1.7;
const THICK = 1.15;
/** Small letters are capitals of this size, so that Lr is not taken for LR. */
const SMALL = 0.7;

/** A line of letters from (0, 0) to the right, capitals `height` high. */
function letters(text: string, height: number, colour: string): { art: string; width: number } {
  const scale = height / 6;
  let x = 0;
  let art = "";
  for (const character of text) {
    const capital = character.toUpperCase();
    const size = character === capital ? 1 : SMALL;
    const [d, width = 4] = LETTERS.get(capital) ?? UNKNOWN;
    const down = num(6 * (1 - size));
    const place = `translate(${num(x)} ${down})${size === 1 ? "" : `scale(${size})`}`;
    const drawn = line(d, colour, THICK / size);
    art += x === 0 && size === 1 ? drawn : group(place, drawn);
    x += width * size + GAP;
  }
  return {
    art: group(`scale(${Number(scale.toFixed(2))})`, art),
    width: Math.max(0, x - GAP) * scale,
  };
}
