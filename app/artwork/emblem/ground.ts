import { contrast } from "../drawing/colour.ts";
import { box, gradient, shape } from "../drawing/svg.ts";
import { INK } from "../palette.ts";
import { pattern } from "../patterns.ts";
import type { WorldLook } from "../worlds.ts";
import type { PersonLook } from "./person.ts";

interface Area {
  readonly width: number;
  readonly height: number;
  readonly id: string;
}

/**
 * The ground of an emblem: the world's base and pattern under a band, in the first world of the
 * person's colour, elsewhere of the world's, so that the versions of a person differ at a glance. A
 * plain one has no pattern.
 */
export function ground(
  { width, height, id }: Area,
  world: WorldLook,
  person: PersonLook,
  { isPlain = false } = {},
): string {
  const { scale, angle } = world;
  const band = world.plain ? bandColour(world, person) : world.line;
  const cover = (fill: string, attributes = "") => box(0, 0, width, height, fill, attributes);
  const [drawn, shown] = isPlain
    ? ["", ""]
    : [
        pattern(`${id}p`, world.pattern, world.line, { scale, angle }),
        cover(`url(#${id}p)`, ` opacity="${world.strength}"`),
      ];
  const stops = [
    [0, band, world.plain ? 0.75 : 0.9],
    [world.plain ? 0.42 : 0.8, band, 0],
  ] as const;
  const defs = `<defs>${drawn}${gradient(`${id}g`, stops)}</defs>`;
  return defs + cover(world.base) + shown + cover(`url(#${id}g)`);
}

function bandColour(world: WorldLook, person: PersonLook): string {
  return contrast(person.second, world.base) > 1.25 ? person.second : person.main;
}

/** The ink line around a picture. */
export function inkBorder({ width, height }: Omit<Area, "id">): string {
  return box(1, 1, width - 2, height - 2, "none", ` stroke="${INK}" stroke-width="2"`);
}

/** The gold rim of a rebirth, with plates on two corners. */
export function goldBorder({ width, height, id }: Area): string {
  const fill = `url(#${id}r)`;
  const rim = (inset: number, attributes: string) =>
    box(inset, inset, width - 2 * inset, height - 2 * inset, "none", attributes);
  const stops = [
    [0, "#f3dc8c"],
    [0.35, "#b98a22"],
    [0.6, "#f7e7a8"],
    [1, "#a87614"],
  ] as const;
  const plate = ` stroke="${INK}" stroke-width=".8"`;
  return `<defs>${gradient(`${id}r`, stops, 'x2="1" y2="1"')}</defs>${rim(
    3.5,
    ` stroke="${fill}" stroke-width="7"`,
  )}${rim(8, ` stroke="${INK}"`)}${rim(0.5, ` stroke="${INK}"`)}${shape(
    "M0 0H26L18 8H8V18L0 26Z",
    fill,
    plate,
  )}${shape(
    `M${width} ${height}V${height - 26}L${width - 8} ${height - 18}V${height - 8}H${width - 18}L${width - 26} ${height}Z`,
    fill,
    plate,
  )}`;
}
