import { hashOf } from "../drawing/random.ts";
import { num } from "../drawing/svg.ts";

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
