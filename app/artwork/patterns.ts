import { num, shape, stroke } from "./drawing/svg.ts";

/** Tile width, tile height, drawing in `currentColor`. */
type Tile = readonly [width: number, height: number, drawing: string];

/** Ground patterns, most of them traditional. */
export const PATTERNS = {
  seigaiha: [
    24,
    12,
    lines(
      "M0 12A12 12 0 0 1 24 12M4 12A8 8 0 0 1 20 12M8 12A4 4 0 0 1 16 12M-12 6A12 12 0 0 1 6 1.6M12 6A12 12 0 0 1 36 6M18 1.6A12 12 0 0 1 36 6M-8 6A8 8 0 0 1 4 3M20 3A8 8 0 0 1 32 6",
      1.1,
    ),
  ],
  asanoha: [
    24,
    41.6,
    lines(
      "M12 0V41.6M0 6.9L24 -6.9M0 6.9L12 0L24 6.9L12 13.9L0 6.9V20.8M24 6.9V20.8M0 20.8L12 13.9L24 20.8L12 27.7ZM0 20.8V34.7M24 20.8V34.7M0 34.7L12 27.7L24 34.7L12 41.6ZM0 6.9L24 20.8M24 6.9L0 20.8M0 20.8L24 34.7M24 20.8L0 34.7",
      0.9,
    ),
  ],
  shippo: [
    20,
    20,
    lines(
      "M0 10A10 10 0 0 1 10 0A10 10 0 0 1 20 10A10 10 0 0 1 10 20A10 10 0 0 1 0 10M0 10A10 10 0 0 0 -10 0M0 0A10 10 0 0 0 10 10A10 10 0 0 0 20 0M0 20A10 10 0 0 1 10 10A10 10 0 0 1 20 20",
      1,
    ),
  ],
  uroko: [16, 14, areas("M0 14L8 0L16 14Z")],
  kikko: [
    24,
    41.6,
    lines(
      "M12 0V6.9L24 13.9V27.7L12 34.7V41.6M12 6.9L0 13.9V27.7L12 34.7M12 12L19.6 16.4V25.2L12 29.6L4.4 25.2V16.4Z",
      1,
    ),
  ],
  sayagata: [
    24,
    24,
    lines("M0 3H9V9H3V15H15V3H24M15 21H21V9M3 15V21H9M9 21V27M21 9H27M-3 9H3", 1.3),
  ],
  yagasuri: [
    16,
    20,
    areas("M0 0L4 6V16L0 10ZM8 0L4 6V16L8 10Z") +
      `<path d="M8 10L12 16V26L8 20ZM16 10L12 16V26L16 20ZM8 -10L12 -4V6L8 0ZM16 -10L12 -4V6L16 0Z" fill="currentColor" opacity=".55"/>`,
  ],
  ichimatsu: [16, 16, areas("M0 0H8V8H0ZM8 8H16V16H8Z")],
  tatewaku: [
    20,
    36,
    lines("M6 0C6 9 1 9 1 18C1 27 6 27 6 36M14 0C14 9 19 9 19 18C19 27 14 27 14 36", 1.2),
  ],
  kanoko: [
    12,
    12,
    areas("M3 0L6 3L3 6L0 3ZM9 6L12 9L9 12L6 9Z") +
      `<circle cx="3" cy="3" r="1" fill="#fff" opacity=".5"/>`,
  ],
  hishi: [18, 24, lines("M9 0L18 12L9 24L0 12ZM9 6L13.5 12L9 18L4.5 12Z", 1)],
  kagome: [
    16,
    27.7,
    lines("M0 6.9H16M0 20.8H16M0 0L16 27.7M16 0L0 27.7M8 0L-8 27.7M8 0L24 27.7", 0.9),
  ],
  amime: [
    20,
    12,
    lines("M0 0C5 0 5 6 10 6C15 6 15 0 20 0M0 12C5 12 5 6 10 6C15 6 15 12 20 12", 1.1),
  ],
  higaki: [
    20,
    20,
    lines(
      "M0 5L10 -5M0 10L10 0M10 0L20 10M10 5L20 15M0 10L10 20M0 15L10 25M10 20L20 10M10 25L20 15",
      1.1,
    ),
  ],
  mameshibori: [
    14,
    14,
    `<circle cx="3.5" cy="3.5" r="2.2" fill="currentColor"/><circle cx="10.5" cy="10.5" r="2.2" fill="currentColor"/>`,
  ],
  yuki: [
    28,
    28,
    lines(
      "M14 4V24M5.3 9L22.7 19M22.7 9L5.3 19M14 8L11 5M14 8L17 5M14 20L11 23M14 20L17 23M8.8 11L5 12M8.8 11L8 7M19.2 11L23 12M19.2 11L20 7M8.8 17L5 16M8.8 17L8 21M19.2 17L23 16M19.2 17L20 21",
      1,
    ),
  ],
  sakura: [
    30,
    30,
    areas(
      "M8 3C10 5 10 7 8 9C6 7 6 5 8 3ZM13.7 7.1C13 9.8 11.3 10.9 8.6 10C9.3 7.3 11 6.3 13.7 7.1ZM11.5 13.9C8.7 13.6 7.5 12 8 9.3C10.8 9.6 12 11.2 11.5 13.9ZM4.5 13.9C4 11.2 5.2 9.6 8 9.3C8.5 12 7.3 13.6 4.5 13.9ZM2.3 7.1C5 6.3 6.7 7.3 7.4 10C4.7 10.9 3 9.8 2.3 7.1ZM22 20C23.5 21.5 23.5 23 22 24.5C20.5 23 20.5 21.5 22 20Z",
    ),
  ],
  hoshi: [
    24,
    24,
    areas("M6 1L7.2 4.8L11 6L7.2 7.2L6 11L4.8 7.2L1 6L4.8 4.8Z") +
      `<circle cx="18" cy="18" r="1.4" fill="currentColor"/><circle cx="17" cy="6" r=".8" fill="currentColor"/>`,
  ],
  take: [
    20,
    36,
    lines("M4 0V17M4 19V36M14 0V7M14 9V36", 2.2) +
      areas(
        "M4 18C8 14 12 14 14 16C10 19 7 20 4 18ZM14 8C17 4 20 4 22 5C19 9 16 10 14 8ZM-6 5C-3 9 0 10 4 8C1 4 -2 4 -6 5Z",
      ),
  ],
  kasumi: [
    48,
    24,
    areas("M4 6H30A2 2 0 0 1 30 10H4A2 2 0 0 1 4 6ZM26 16H46A2 2 0 0 1 46 20H26A2 2 0 0 1 26 16Z"),
  ],
  ryusui: [
    40,
    20,
    lines(
      "M0 4C10 -2 14 10 24 4C30 1 34 1 40 4M0 10C8 6 14 15 22 10C30 5 34 8 40 10M0 16C10 11 16 21 26 16C32 13 36 14 40 16",
      1.1,
    ),
  ],
  kumikiko: [24, 24, lines("M12 0V24M0 12H24M0 0L24 24M24 0L0 24M0 0H24V24", 0.8)],
  gojukuzushi: [
    18,
    18,
    lines(
      "M1.5 0V9M4.5 0V9M7.5 0V9M9 1.5H18M9 4.5H18M9 7.5H18M0 10.5H9M0 13.5H9M0 16.5H9M10.5 9V18M13.5 9V18M16.5 9V18",
      1,
    ),
  ],
  fiber: [
    90,
    90,
    lines(
      "M8 14C14 12 18 15 24 13M50 8C54 11 60 9 64 12M30 40C36 37 40 42 47 39M72 52C76 50 80 54 86 51M12 70C18 73 22 68 29 71M56 80C60 77 66 81 70 79M82 22C82 27 79 30 80 35M40 62C41 66 39 70 40 74",
      0.7,
    ),
  ],
} as const satisfies Record<string, Tile>;

export type PatternName = keyof typeof PATTERNS;

/** A pattern element in one colour. */
export function pattern(
  id: string,
  name: PatternName,
  colour: string,
  { scale = 1, angle = 0 }: { scale?: number; angle?: number } = {},
): string {
  const [width, height, drawing] = PATTERNS[name];
  const turn = angle === 0 ? "" : `rotate(${angle})`;
  const transform =
    scale === 1 && angle === 0 ? "" : ` patternTransform="scale(${num(scale)})${turn}"`;
  const coloured = drawing.replaceAll("currentColor", colour);
  return `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse"${transform}>${coloured}</pattern>`;
}

function lines(d: string, width = 1.2): string {
  return stroke(d, "currentColor", width);
}

function areas(d: string): string {
  return shape(d, "currentColor");
}
