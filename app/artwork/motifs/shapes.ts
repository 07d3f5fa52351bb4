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

/** A hare lying on the ground, from its side. */
export function hare(fur: string, cut: string): string {
  return (
    shape(
      "M-35 4C-34 -6 -26 -12 -17 -12C-14 -22 -6 -34 4 -37C8 -36 8 -30 3 -22C9 -28 16 -31 20 -29C20 -23 10 -14 0 -8C16 -10 32 0 34 20C37 18 40 22 37 27C34 31 28 31 24 30H-16C-20 30 -20 25 -14 24C-20 22 -23 18 -23 14C-30 14 -35 10 -35 4Z",
      fur,
    ) +
    disc(-22, 1, 2.8, cut) +
    line("M8 30C1 20 9 8 22 10M-14 -8L-4 -22", cut, 2.4)
  );
}

/** A frog from above. */
export function frog(skin: string, cut: string): string {
  const legs =
    line("M12 -8C24 -8 28 -18 24 -29M24 -29L18 -33M24 -29L29 -34", skin, 5) +
    line("M10 18C28 26 36 10 26 2C38 8 38 26 26 34M26 34L34 36M26 34L20 37", skin, 5.4);
  return (
    mirrored(legs + disc(8.5, -26, 5.4, skin)) +
    shape(
      "M0 -30C9 -30 15 -24 15 -15C21 -6 21 14 11 25C6 30 -6 30 -11 25C-21 14 -21 -6 -15 -15C-15 -24 -9 -30 0 -30Z",
      skin,
    ) +
    mirrored(disc(8.5, -26, 2, cut) + line("M6 -14C9 -4 9 8 6 20", cut, 2.6))
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
