import { disc, group, num, shape, stroke } from "#app/artwork/drawing/svg.ts";
import { INK } from "#app/artwork/palette.ts";
import type { SceneColours } from "#app/artwork/scene/hours.ts";

/** A curved roof with its lower edge at y. */
export function roof(x: number, y: number, width: number, height: number, fill: string): string {
  const at = (share: number) => num(x + width * share);
  const up = (share: number) => num(y - height * share);
  const eaves = y + height * 0.14;
  return shape(
    `M${at(-0.5)} ${num(y)}C${at(-0.3)} ${up(0.1)} ${at(-0.16)} ${up(0.6)} ${at(-0.1)} ${up(1)}H${at(0.1)}C${at(0.16)} ${up(0.6)} ${at(0.3)} ${up(0.1)} ${at(0.5)} ${num(y)}L${num(x + width / 2 - 3)} ${num(eaves)}H${num(x - width / 2 + 3)}Z`,
    fill,
  );
}

/** Lit windows: left, top, width, height. */
export function windows(
  list: readonly (readonly [number, number, number, number])[],
  fill: string,
): string {
  return shape(list.map(([x, y, w, h]) => `M${x} ${y}h${w}v${h}h${-w}z`).join(""), fill);
}

export function pine(x: number, y: number, scale: number, fill: string): string {
  return group(
    `translate(${num(x)} ${num(y)})scale(${num(scale)})`,
    shape("M-2 0C0 -14 -4 -22 2 -38L5 -38C2 -24 5 -14 4 0Z", "#4a3428") +
      shape(
        "M-22 -22C-22 -30 -8 -32 -2 -29C4 -33 18 -30 18 -22C8 -18 -12 -18 -22 -22ZM-14 -36C-14 -43 -2 -45 4 -42C10 -46 24 -42 24 -36C14 -32 -4 -32 -14 -36ZM-8 -49C-6 -56 12 -56 14 -49C8 -46 -2 -46 -8 -49Z",
        fill,
      ),
  );
}

export function cedar(x: number, y: number, scale: number, fill: string): string {
  return shape(
    `M${num(x)} ${num(y - 40 * scale)}L${num(x + 11 * scale)} ${num(y)}H${num(x - 11 * scale)}Z`,
    fill,
  );
}

/** A tree in bloom, or in autumn leaves: crown and its lit side. */
export function bloomTree(x: number, y: number, scale: number, crown: string, lit: string): string {
  return group(
    `translate(${num(x)} ${num(y)})scale(${num(scale)})`,
    shape(
      "M-3 0C-1 -14 -6 -18 -12 -26L-9 -27C-4 -22 -1 -20 0 -24L4 -34L7 -33C4 -24 8 -24 14 -30L16 -28C8 -18 4 -14 5 0Z",
      "#4a3030",
    ) +
      shape(
        "M-30 -28A12 12 0 0 1 -20 -46A16 16 0 0 1 8 -54A15 15 0 0 1 30 -40A11 11 0 0 1 26 -22A12 12 0 0 1 6 -24A13 13 0 0 1 -16 -22A12 12 0 0 1 -30 -28Z",
        crown,
      ) +
      shape(
        "M-22 -34A9 9 0 0 1 -12 -44A10 10 0 0 1 6 -46A10 10 0 0 1 -6 -36A9 9 0 0 1 -22 -34Z",
        lit,
      ),
  );
}

export function torii(x: number, y: number, scale: number, wood: string, top: string): string {
  return group(
    `translate(${num(x)} ${num(y)})scale(${num(scale)})`,
    shape("M-30 0L-26 -58H-19L-22 0ZM30 0L26 -58H19L22 0Z", wood) +
      shape("M-34 -48H34V-42H-34Z", wood) +
      shape("M-44 -66C-24 -60 24 -60 44 -66L42 -56C24 -53 -24 -53 -42 -56Z", wood) +
      shape("M-45 -70C-24 -63 24 -63 45 -70L44 -65C24 -59 -24 -59 -44 -65Z", top) +
      shape("M-4 -57H4V-46H-4Z", top),
  );
}

export function lantern(x: number, y: number, scale: number, glow: string): string {
  return (
    disc(x, y, 12 * scale, glow, ' opacity=".3"') +
    group(
      `translate(${num(x)} ${num(y)})scale(${num(scale)})`,
      shape("M-5 -7H5C8 -3 8 3 5 7H-5C-8 3 -8 -3 -5 -7Z", "#e8643a") +
        shape("M-4 -9H4V-7H-4ZM-4 7H4V9H-4Z", INK) +
        stroke("M-6.5 -2H6.5M-6.5 2H6.5", "#f6cf73", 0.8),
    )
  );
}

/** A place about (0, 0) as its foot, about 100 high and 160 wide. */
export type Place = (colours: SceneColours) => string;
