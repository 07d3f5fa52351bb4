import { cloud } from "#app/artwork/scene/clouds.ts";
import { box, disc, group, num, shape } from "../drawing/svg.ts";
import { bat } from "../motifs/shapes.ts";
import { houses } from "../scene/places/houses.ts";
import { shrines } from "../scene/places/shrines.ts";
import { type Ground, hills, waves } from "./parts.ts";
import { WIDTH } from "./themes.ts";

/** Home: a gate in the water before the sun. */
export const home: Ground = {
  pattern: "asanoha",
  scale: 2.2,
  opacity: 0.16,
  draw: ({ theme, random, colours, faint }) => {
    const { dark } = theme;
    const gate = {
      ...colours,
      red: faint(theme.red, dark ? 0.5 : 0.75),
      roof: dark ? "#05070f" : "#4a4654",
    };
    const line = faint(theme.line, 0.6);
    return (
      disc(1180, 330, 190, faint(theme.red, dark ? 0.22 : 0.26)) +
      shape(hills(random, 640, 190, 7), colours.far) +
      shape(hills(random, 690, 110, 9), colours.midland) +
      box(0, 700, WIDTH, 200, colours.water) +
      waves(724, line) +
      `<g opacity="${dark ? 0.4 : 0.62}">${group("translate(1180 742)scale(3.4)", shrines.shrine2(gate))}</g>` +
      cloud(-80, 150, 420, 22, { fill: faint(theme.line, 0.22), line }) +
      cloud(1440, 500, 420, 20, { fill: faint(theme.line, 0.3), line })
    );
  },
};

/** The tower: a mansion under a red moon, bats. */
export const tower: Ground = {
  pattern: "tatewaku",
  scale: 3,
  opacity: 0.2,
  draw: ({ theme, random, colours, faint }) => {
    const { dark } = theme;
    const moon = "#d0344a";
    const wine = faint(dark ? "#8a2438" : "#a02c3e", dark ? 0.16 : 0.09);
    const house = {
      ...colours,
      red: faint(dark ? "#a03048" : "#b0344a", dark ? 0.32 : 0.28),
      roof: dark ? "#090b14" : faint("#4a2030", 0.34),
    };
    const flight = [
      [700, 210, 1.5],
      [820, 330, 0.9],
      [520, 300, 0.8],
      [1430, 200, 1.1],
      [620, 120, 0.6],
    ] as const;
    const wings = dark ? "#070910" : faint("#5a2030", 0.5);
    return (
      disc(1130, 300, 210, faint(moon, dark ? 0.34 : 0.3)) +
      disc(1130, 300, 250, "none", ` stroke="${faint(moon, 0.2)}" stroke-width="2"`) +
      shape(hills(random, 740, 120, 8), wine) +
      `<g opacity=".88">${group("translate(1130 800)scale(5.2)", houses.mansion(house))}</g>` +
      shape(hills(random, 840, 60, 6), faint(dark ? "#05060c" : "#7a3a48", dark ? 0.6 : 0.26)) +
      flight
        .map(([x, y, scale]) => group(`translate(${x} ${y})scale(${scale})`, bat(wings)))
        .join("")
    );
  },
};

/** Updates: cranes that carry news past the sun. */
export const updates: Ground = {
  pattern: "yagasuri",
  scale: 3.4,
  opacity: 0.1,
  draw: ({ theme, random, colours, faint }) => {
    const feathers = faint(theme.dark ? "#dfe5f6" : "#ffffff", theme.dark ? 0.22 : 0.85);
    const dark = faint(theme.tone, 0.5);
    const edge = ` stroke="${faint(theme.tone, 0.4)}" stroke-width="1.4"`;
    const crane = (x: number, y: number, scale: number) =>
      group(
        `translate(${x} ${y})scale(${num(scale)})`,
        shape(
          "M-60 -4C-40 -30 -20 -30 0 -10C16 -44 52 -52 78 -40C56 -36 36 -14 18 2C40 0 60 6 84 18C54 16 20 18 -2 12C-20 12 -40 6 -60 -4Z",
          feathers,
          edge,
        ) +
          shape("M78 -40C66 -40 54 -36 46 -30L58 -30ZM84 18C70 14 60 14 50 14L62 18Z", dark) +
          shape("M-60 -4L-86 -14L-62 -9Z", dark) +
          disc(-58, -7, 4, faint(theme.red, 0.6)),
      );
    const clouds = { fill: faint(theme.line, 0.24), line: faint(theme.line, 0.55) };
    return (
      disc(330, 240, 130, faint(theme.red, theme.dark ? 0.18 : 0.22)) +
      shape(hills(random, 840, 150, 6), colours.far) +
      shape(hills(random, 880, 90, 8), colours.midland) +
      crane(560, 330, 1.5) +
      crane(900, 200, 1) +
      crane(1210, 320, 1.2) +
      cloud(-90, 420, 460, 20, clouds) +
      cloud(1180, 560, 460, 20, clouds)
    );
  },
};
