import { num, shape } from "../drawing/svg.ts";

/** A cloud as on painted screens: three stacked bars with round ends, each `height` high. */
export function cloud(
  x: number,
  y: number,
  width: number,
  height: number,
  colours: { fill: string; line: string },
): string {
  const r = num(height / 2);
  const bar = (left: number, top: number, length: number) => {
    const from = num(left + height / 2);
    const to = num(left + length - height / 2);
    const bottom = num(top + height);
    return `M${from} ${num(top)}H${to}A${r} ${r} 0 0 1 ${to} ${bottom}H${from}A${r} ${r} 0 0 1 ${from} ${num(top)}Z`;
  };
  const d =
    bar(x, y, width) +
    bar(x + width * 0.16, y + height, width * 0.7) +
    bar(x - width * 0.12, y + height * 2, width * 0.62);
  return shape(
    d,
    colours.fill,
    ` stroke="${colours.line}" stroke-width="1.4" paint-order="stroke"`,
  );
}
