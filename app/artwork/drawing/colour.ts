type Channels = readonly [number, number, number];

/** The colour a part `t` (0 to 1) of the way from `a` to `b`; both as #rrggbb. */
export function mix(a: string, b: string, t: number): string {
  const [r, g, u] = channels(a);
  const [x, y, z] = channels(b);
  return hex([r + (x - r) * t, g + (y - g) * t, u + (z - u) * t]);
}

/** Relative luminance (WCAG 2), 0 to 1. */
export function luminance(colour: string): number {
  const [r, g, b] = channels(colour);
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

/** Contrast of two colours (WCAG 2), 1 to 21. */
export function contrast(a: string, b: string): number {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

function channels(colour: string): Channels {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function hex(parts: Channels): string {
  const two = (part: number) => Math.max(0, Math.min(255, Math.round(part))).toString(16);
  return `#${parts.map((part) => two(part).padStart(2, "0")).join("")}`;
}

function linear(part: number): number {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
