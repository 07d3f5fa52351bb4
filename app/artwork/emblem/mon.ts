import { withIds } from "#app/artwork/motifs/motif.ts";
import { contrast, luminance, mix } from "../drawing/colour.ts";
import { gradient, group, num } from "../drawing/svg.ts";
import { MOTIFS } from "../motifs/motifs.ts";
import { INK, WHITE } from "../palette.ts";
import { FRAMES, roomIn } from "./frames.ts";
import type { PersonLook } from "./person.ts";

/** From this luminance on a ground is light, and what lies on it is ink instead of paper. */
const LIGHT = 0.42;

/** How a crest is drawn. */
export interface MonLook {
  /** The colour of a light edge that parts it from a busy ground. */
  readonly halo?: string;
  /** Without the fine line within its edge, for small sizes. */
  readonly isPlain?: boolean;
}

/** A person's crest without its ground, about (0, 0), radius about 46. */
export function mon(
  person: PersonLook,
  id: string,
  { halo = "", isPlain = false }: MonLook = {},
): string {
  const { main, frame } = person;
  const isDark = luminance(main) < LIGHT;
  const front = isDark ? WHITE : INK;
  const apart = (colour: string) =>
    contrast(colour, main) > 1.35 ? colour : mix(colour, front, 0.45);
  const motif = MOTIFS[person.motif]({
    p: front,
    a: main,
    b: apart(person.second),
    c: apart(person.accent),
    k: INK,
  });
  const top = mix(main, isDark ? "#1d1830" : "#8a5a2a", isDark ? 0.3 : 0.16);
  const outline = `<use href="#${id}f"`;
  return `<defs>${gradient(`${id}m`, [
    [0, top],
    [0.55, main],
    [1, mix(main, WHITE, 0.1)],
  ])}<path id="${id}f" d="${FRAMES[frame]}"/></defs>${
    // The colour lies a little off the key block, as in a print pulled by hand.
    `${outline} x="1.1" y="1.3" fill="url(#${id}m)"/>`
  }${[
    halo === "" ? "" : `${outline} fill="none" stroke="${halo}" stroke-width="5"/>`,
    `${outline} fill="none" stroke="${INK}" stroke-width="2"/>`,
    isPlain
      ? ""
      : `${outline} transform="scale(.92)" fill="none" stroke="${front}" stroke-width="1.3" opacity=".75"/>`,
    group(`scale(${num(roomIn(frame))})`, withIds(motif, `${id}x`)),
  ].join("")}`;
}
