import { num } from "./svg.ts";

export type Point = readonly [x: number, y: number];

/** The point at a distance and an angle (degrees, clockwise from the right). */
export function polar(radius: number, degrees: number, x = 0, y = 0): Point {
  const angle = (degrees * Math.PI) / 180;
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
}

/** `count` points on a circle, the first one on top unless `from` says otherwise. */
export function ring(count: number, radius: number, from = -90, x = 0, y = 0): Point[] {
  return Array.from({ length: count }, (_, index) =>
    polar(radius, from + (index * 360) / count, x, y),
  );
}

/** Every point with the one after it, the last with the first. */
export function pairs(points: readonly Point[]): (readonly [Point, Point])[] {
  return points.map((point, index) => [point, points[(index + 1) % points.length] ?? point]);
}

/** An open chain of straight lines. */
export function chain(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join("L")}`;
}

export function polygon(points: readonly Point[]): string {
  return `${chain(points)}Z`;
}

export function star(
  points: number,
  outer: number,
  inner: number,
  from = -90,
  x = 0,
  y = 0,
): string {
  const tips = ring(points, outer, from, x, y);
  const step = 360 / points;
  return polygon(
    tips.flatMap((tip, index) => [tip, polar(inner, from + step * (index + 0.5), x, y)]),
  );
}

/** Turns a path made of absolute M, L, Q, C and Z about the origin. */
export function turned(d: string, degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return d.replace(/(-?\d*\.?\d+)[ ,](-?\d*\.?\d+)/g, (_, first: string, second: string) => {
    const [x, y] = [Number(first), Number(second)];
    return `${num(x * cos - y * sin)} ${num(x * sin + y * cos)}`;
  });
}

/** `count` turned copies of a path, as one path. */
export function around(count: number, d: string, from = 0): string {
  return Array.from({ length: count }, (_, index) => turned(d, from + (index * 360) / count)).join(
    "",
  );
}

/** A petal that points up, from one radius to another; with a notch at its tip if wanted. */
export function petal(from: number, to: number, halfWidth: number, notch = 0): string {
  const length = to - from;
  if (notch === 0) {
    const [wide, waist] = [halfWidth * 1.1, -from - length * 0.35];
    return `M0 ${num(-from)}C${num(-wide)} ${num(waist)} ${num(-halfWidth)} ${num(-to)} 0 ${num(-to)}C${num(halfWidth)} ${num(-to)} ${num(wide)} ${num(waist)} 0 ${num(-from)}Z`;
  }
  const [wide, lip] = [halfWidth * 1.15, halfWidth * 0.45];
  const [waist, shoulder] = [-from - length * 0.25, -from - length * 0.92];
  return `M0 ${num(-from)}C${num(-halfWidth)} ${num(waist)} ${num(-wide)} ${num(shoulder)} ${num(-lip)} ${num(-to)}L0 ${num(-to + notch)}L${num(lip)} ${num(-to)}C${num(wide)} ${num(shoulder)} ${num(halfWidth)} ${num(waist)} 0 ${num(-from)}Z`;
}

/** A smooth open curve through points (Catmull-Rom as cubics). */
export function curve(points: readonly Point[]): string {
  const [start = [0, 0] satisfies Point] = points;
  let d = `M${num(start[0])} ${num(start[1])}`;
  for (const [index, to] of points.entries()) {
    const from = points[index - 1];
    if (from) {
      const before = points[index - 2] ?? from;
      const after = points[index + 1] ?? to;
      d += `C${num(from[0] + (to[0] - before[0]) / 6)} ${num(from[1] + (to[1] - before[1]) / 6)} ${num(to[0] - (after[0] - from[0]) / 6)} ${num(to[1] - (after[1] - from[1]) / 6)} ${num(to[0])} ${num(to[1])}`;
    }
  }
  return d;
}
