/** A number as the shortest text with at most one decimal. */
export function num(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return rounded === 0 ? "0" : String(rounded).replace(/^(-?)0\./, "$1.");
}

/** A whole document, `width` x `height` user units. */
export function svg(width: number, height: number, inner: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${inner}</svg>`;
}

/** A filled path; `more` are further attributes, beginning with a space. */
export function shape(d: string, fill: string, more = ""): string {
  return `<path d="${d}" fill="${fill}"${more}/>`;
}

/** A path drawn as a line. */
export function stroke(d: string, colour: string, width: number, more = ""): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${num(width)}"${more}/>`;
}

/** A line with round ends and joints. */
export function line(d: string, colour: string, width: number): string {
  return stroke(d, colour, width, ' stroke-linecap="round" stroke-linejoin="round"');
}

export function disc(x: number, y: number, radius: number, fill: string, more = ""): string {
  return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}" fill="${fill}"${more}/>`;
}

export function box(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more = "",
): string {
  return `<rect x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}" fill="${fill}"${more}/>`;
}

export function group(transform: string, inner: string): string {
  return `<g transform="${transform}">${inner}</g>`;
}

/** A drawing and its mirror image. */
export function mirrored(inner: string): string {
  return inner + group("scale(-1 1)", inner);
}

/** One colour of a gradient: offset 0 to 1, colour, opacity. */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

/** A linear gradient; downwards unless `direction` says otherwise. */
export function gradient(id: string, stops: readonly Stop[], direction = 'x2="0" y2="1"'): string {
  const parts = stops.map(([offset, colour, opacity]) => {
    const at = offset === 0 ? "" : ` offset="${Number(offset.toFixed(2))}"`;
    const alpha = opacity === undefined ? "" : ` stop-opacity="${opacity}"`;
    return `<stop${at} stop-color="${colour}"${alpha}/>`;
  });
  return `<linearGradient id="${id}" ${direction}>${parts.join("")}</linearGradient>`;
}
