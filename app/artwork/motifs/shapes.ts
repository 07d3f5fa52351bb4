import { polar, polygon } from "../drawing/path.ts";
import { disc, group, line, mirrored, num, shape } from "../drawing/svg.ts";

/** Paths and drawings that several motifs share. */
export const heart = "M0 14C-26 -4 -14 -24 0 -12C14 -24 26 -4 0 14Z";
export const eye = "M-34 0C-18 -22 18 -22 34 0C18 22 -18 22 -34 0Z";
export const crescent = "M20 -30A36 36 0 1 0 20 30A31 31 0 1 1 20 -30Z";
export const cloud =
  "M-30 14A11 11 0 0 1 -24 -7A15 15 0 0 1 3 -17A12 12 0 0 1 23 -9A11.5 11.5 0 0 1 28 14Z";
export const drop = "M0 -30C10 -12 20 -2 20 10A20 20 0 0 1 -20 10C-20 -2 -10 -12 0 -30Z";
/** One of the commas of a tomoe. */
export const comma = "M0 -25A25 25 0 0 1 21.6 12.5C21 2 16 -7 9.6 -12A10 10 0 1 1 0 -25Z";
export const jewel =
  "M-4 -22A14 14 0 0 1 18 -10C20 8 8 24 -10 27C0 20 4 10 1 4A14 14 0 0 1 -4 -22Z";

export function butterfly(wing: string, spots: string, body: string): string {
  const half =
    shape("M2 -4C8 -30 28 -36 35 -27C38 -16 26 0 4 2Z", wing) +
    shape("M3 4C18 2 30 8 27 20C22 32 8 26 2 8Z", wing) +
    shape("M8 -8C12 -22 24 -28 29 -23C30 -16 22 -7 8 -5Z", spots) +
    disc(17, 14, 4.5, spots);
  const feelers = "M0 -10V22M0 -10C-3 -20 -8 -24 -12 -26M0 -10C3 -20 8 -24 12 -26";
  return mirrored(half) + line(feelers, body, 3);
}

export function bat(colour: string): string {
  const wing = "M0 -4C8 -14 20 -22 36 -16C31 -11 31 -4 33 4C26 -1 21 2 19 9C14 3 8 5 0 16Z";
  return mirrored(shape(wing, colour)) + shape("M-6 -14L-3 -8H3L6 -14L7 0L0 18L-7 0Z", colour);
}

/** A yin-yang orb. */
export function orb(x: number, y: number, r: number, light: string, dark: string): string {
  const h = num(r / 2);
  return group(
    `translate(${x} ${y})`,
    disc(0, 0, r, light) +
      shape(`M0 ${-r}A${r} ${r} 0 0 1 0 ${r}A${h} ${h} 0 0 1 0 0A${h} ${h} 0 0 0 0 ${-r}Z`, dark) +
      disc(0, -r / 2, r / 6, dark) +
      disc(0, r / 2, r / 6, light),
  );
}

export function sword(turn: number, size: number, blade: string, hilt: string): string {
  return group(
    `rotate(${turn})scale(${size})`,
    shape("M-2.6 -36L3.5 -30V12H-2.6Z", blade) +
      shape("M-9 12H9V16H-9Z", hilt) +
      shape("M-2.8 16H2.8V32H-2.8Z", hilt),
  );
}

export function rabbit(fur: string, inner: string, eyes: string): string {
  const ear =
    shape("M-3 -6C-16 -20 -20 -36 -12 -38C-3 -38 0 -20 1 -8Z", fur) +
    shape("M-6 -12C-12 -22 -14 -30 -11 -32C-7 -32 -4 -20 -3 -12Z", inner);
  const head = "M0 -14C18 -14 24 2 22 12C19 24 8 28 0 28C-8 28 -19 24 -22 12C-24 2 -18 -14 0 -14Z";
  return (
    mirrored(ear) +
    shape(head, fur) +
    disc(-9, 7, 3, eyes) +
    disc(9, 7, 3, eyes) +
    shape("M-3 14H3L0 18Z", inner)
  );
}

/** A toothed wheel between two radii. */
export function gear(teeth: number, outer: number, inner: number): string {
  const step = 360 / teeth;
  const corners = Array.from({ length: teeth }, (_, index) => [
    polar(outer, step * (index - 0.2)),
    polar(outer, step * (index + 0.2)),
    polar(inner, step * (index + 0.3)),
    polar(inner, step * (index + 0.7)),
  ]);
  return polygon(corners.flat());
}

export function maple(colour: string): string {
  const leaf =
    "M0 -36L6 -20L14 -26L13 -10L34 -14L24 -2L30 4L12 10L22 26L4 18L2 22H-2L-4 18L-22 26L-12 10L-30 4L-24 -2L-34 -14L-13 -10L-14 -26L-6 -20Z";
  return shape(leaf, colour) + line("M0 18V35", colour, 3.5);
}

export function lotus(petals: string, behind: string, leaf: string): string {
  return (
    shape("M0 -30C14 -16 14 6 0 18C-14 6 -14 -16 0 -30Z", petals) +
    mirrored(
      shape("M4 16C10 8 15 -6 13 -18C26 -10 28 8 16 20Z", petals) +
        shape("M18 18C26 10 29 2 28 -6C38 2 36 18 24 24Z", behind),
    ) +
    mirrored(shape("M0 20C8 22 18 22 26 26C18 34 6 34 0 30Z", leaf))
  );
}

export function fox(fur: string, inner: string, eyes: string): string {
  const head = "M-26 -30L-8 -16H8L26 -30C28 -10 24 2 14 12L0 30L-14 12C-24 2 -28 -10 -26 -30Z";
  return (
    shape(head, fur) +
    mirrored(shape("M20 -22L11 -14L19 -8Z", inner) + shape("M6 -2L16 -6L13 2Z", eyes)) +
    shape("M-4 22H4L0 29Z", eyes)
  );
}

/** A quaver. */
export function note(x: number, y: number, colour: string): string {
  return group(`translate(${x} ${y})`, shape("M2 -14H5V3A5 4 0 1 1 2 -0.5Z", colour));
}
