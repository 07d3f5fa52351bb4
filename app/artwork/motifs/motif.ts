import { hashOf } from "#app/artwork/drawing/random.ts";
import { num } from "#app/artwork/drawing/svg.ts";

/**
 * Colours of a motif: foreground (paper, or ink on a light ground), the ground it lies on, the
 * person's second colour and accent, ink.
 */
interface MotifColours {
  readonly p: string;
  readonly a: string;
  readonly b: string;
  readonly c: string;
  readonly k: string;
}

/** A drawing about (0, 0) inside a circle of radius 36. */
export type Motif = (colours: MotifColours) => string;

/** `count` turned copies of a drawing, which is written once and used again. */
export function repeated(count: number, inner: string, from = 0): string {
  const mark = `@${hashOf(inner).toString(36)}`;
  const turn = from === 0 ? "" : ` transform="rotate(${num(from)})"`;
  const copies = Array.from(
    { length: count - 1 },
    (_, index) => `<use href="#${mark}" transform="rotate(${num(((index + 1) * 360) / count)})"/>`,
  );
  return `<g id="${mark}"${turn}>${inner}</g>${copies.join("")}`;
}

/** Gives the repeated parts of a drawing short ids that begin with a prefix. */
export function withIds(drawing: string, prefix: string): string {
  const known = new Map<string, number>();
  return drawing.replace(/@[0-9a-z]+/g, (mark) => {
    const number = known.get(mark) ?? known.size;
    known.set(mark, number);
    return `${prefix}${number}`;
  });
}
