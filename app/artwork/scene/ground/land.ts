import { mix } from "#app/artwork/drawing/colour.ts";
import { curve } from "#app/artwork/drawing/path.ts";
import { choose, type Random } from "#app/artwork/drawing/random.ts";
import { box, disc, gradient, num, shape, stroke } from "#app/artwork/drawing/svg.ts";
import { NIGHT } from "#app/artwork/palette.ts";
import { below } from "#app/artwork/scene/distance.ts";
import { pine } from "#app/artwork/scene/places/parts.ts";
import type { SceneFrame } from "#app/artwork/scene/scene.ts";

/** Land before the place: its middle ground, its near ground, and one of several things on it. */
export function land(
  random: Random,
  frame: SceneFrame,
  place: string,
): { defs: string; art: string } {
  const { width, height, horizon, colours, left } = frame;
  const y = horizon + 4;
  const middle = [0, 0.25, 0.55, 0.8, 1].map(
    (share, index) => [width * share, y + choose([12, 2, 10, 3, 9], index)] as const,
  );
  const near = [0, 0.3, 0.62, 1].map(
    (share, index) =>
      [
        width * share,
        y + height * (choose([0.12, 0.09, 0.15, 0.08], index) + random.between(-0.02, 0.02)),
      ] as const,
  );
  const kinds = [path, terraces, meadow, sandGarden, stream, bambooFence, meadow] as const;
  const pines =
    random.chance(0.4) || frame.element === "wood"
      ? pine(
          width * (left ? random.between(0.8, 0.9) : random.between(0.1, 0.2)),
          y + height * 0.13,
          1.5,
          colours.pine,
        ) +
        pine(
          width * (left ? random.between(0.66, 0.74) : random.between(0.26, 0.34)),
          y + height * 0.11,
          0.95,
          colours.pine,
        )
      : "";
  const detail = frame.place === "city" ? street(frame) : random.pick(kinds)(random, frame);
  return {
    defs: gradient("sn", [
      [0, colours.near],
      [1, mix(colours.near, NIGHT, 0.45)],
    ]),
    art:
      place +
      shape(below(middle, width, height), colours.midland) +
      shape(below(near, width, height), "url(#sn)") +
      detail +
      pines,
  };
}

/** Asphalt with lane marks, for the town. */
function street({ width, height, horizon, colours }: SceneFrame): string {
  const top = horizon + height * 0.2;
  return (
    box(0, top, width, height - top, mix(colours.near, "#3a3f4a", 0.5)) +
    stroke(`M0 ${num(top)}H${width}`, colours.low, 1.2, ' opacity=".5"') +
    stroke(
      `M0 ${num(top + height * 0.1)}H${width}`,
      colours.lamp,
      2,
      ' stroke-dasharray="18 14" opacity=".6"',
    )
  );
}

/** One of the things that near land may show; all begin below the place. */
type NearLand = (random: Random, frame: SceneFrame) => string;

/** A way that winds from the place to the lower edge. */
const path: NearLand = (random, frame) => {
  const { width, height, horizon, colours, placeX } = frame;
  const top = horizon + 8;
  const bend = width * random.between(-0.2, 0.2);
  const foot = width * random.between(0.35, 0.65);
  const y = (share: number) => num(top + (height - top) * share);
  const light = mix(colours.low, colours.midland, 0.3);
  return (
    shape(
      `M${num(placeX - 5)} ${num(top)}C${num(placeX - 8 + bend)} ${y(0.35)} ${num(foot - 60 - bend)} ${y(0.55)} ${num(foot - 34)} ${num(height)}H${num(foot + 34)}C${num(foot + 10 - bend)} ${y(0.5)} ${num(placeX + 22 + bend)} ${y(0.35)} ${num(placeX + 5)} ${num(top)}Z`,
      light,
      ' opacity=".8"',
    ) + tufts(random, frame, 5)
  );
};

/** Flooded rice terraces, one below the other. */
const terraces: NearLand = (random, frame) => {
  const { width, height, horizon, colours } = frame;
  const edge = mix(colours.low, colours.leaf, 0.35);
  const bands = [0.12, 0.175, 0.235, 0.3].map((share, index) => {
    const y = horizon + height * share;
    const rise = () => random.between(-7, 7);
    const top = curve([
      [-4, y + rise()],
      [width * 0.3, y + rise()],
      [width * 0.66, y + rise()],
      [width + 4, y + rise()],
    ]);
    const fill = mix(index % 2 === 0 ? colours.water : colours.leaf, colours.near, 0.25);
    return shape(`${top}V${height}H-4Z`, fill, ` stroke="${edge}" stroke-width="1.4"`);
  });
  const y = horizon + height * 0.2;
  const rows = Array.from({ length: 12 }, (_, index) => {
    const x = Math.round((width * (index + random.next())) / 12);
    return `M${x} ${Math.round(y + random.between(-4, 46))}l-2 -5m2 5v-6m0 6l2 -5`;
  });
  return bands.join("") + stroke(rows.join(""), mix(colours.leaf, colours.low, 0.45), 1.1);
};

/** Contour lines and tufts of grass. */
const meadow: NearLand = (random, frame) => {
  const { width, height, horizon, colours } = frame;
  const lines = [1, 2, 3].map((row) => {
    const y = (share: number) => Math.round(horizon + 4 + height * share);
    return `M0 ${y(0.12 + row * 0.045)}C${Math.round(width * 0.3)} ${y(0.08 + row * 0.05)} ${Math.round(width * 0.6)} ${y(0.17 + row * 0.03)} ${width} ${y(0.08 + row * 0.055)}`;
  });
  const dashes = ' opacity=".5" stroke-dasharray="46 9 18 12"';
  const dots = Array.from({ length: 14 }, () =>
    disc(
      Math.round(width * random.next()),
      Math.round(horizon + height * random.between(0.16, 0.36)),
      random.between(1.2, 2.6),
      random.chance(0.5) ? colours.low : colours.lamp,
    ),
  );
  return (
    stroke(lines.join(""), mix(colours.midland, colours.low, 0.25), 1.1, dashes) +
    tufts(random, frame, 7) +
    (random.chance(0.5) ? dots.join("") : "")
  );
};

/** Raked sand around a few rocks. */
const sandGarden: NearLand = (random, frame) => {
  const { width, height, horizon, colours } = frame;
  const top = horizon + height * 0.14;
  const sand = mix(colours.low, colours.midland, 0.25);
  const furrow = mix(sand, colours.near, 0.35);
  const rakes = Array.from({ length: 7 }, (_, row) => {
    const y = Math.round(top + 8 + row * height * 0.036);
    return `M0 ${y}q${width / 4} -5 ${width / 2} 0t${width / 2} 0`;
  });
  const rocks = [0.36, 0.5, 0.62].map((share, index) => {
    const x = Math.round(width * (share + random.between(-0.06, 0.06)));
    const y = Math.round(top + height * (0.09 + (index % 2) * 0.06));
    const s = random.between(8, 15);
    const rings = [1.6, 2.1].map(
      (k) =>
        `M${num(x - s * k)} ${y}a${num(s * k)} ${num(s * k * 0.4)} 0 1 0 ${num(2 * s * k)} 0a${num(s * k)} ${num(s * k * 0.4)} 0 1 0 ${num(-2 * s * k)} 0`,
    );
    return (
      shape(rings[1] ?? "", sand) +
      stroke(rings.join(""), furrow, 1) +
      shape(
        `M${num(x - s)} ${y}q${num(s * 0.2)} ${num(-s * 1.1)} ${num(s)} ${num(-s)}t${num(s)} ${num(s)}q${num(-s)} ${num(s * 0.5)} ${num(-2 * s)} 0z`,
        mix(colours.roof, colours.midland, 0.35),
      )
    );
  });
  return (
    shape(`M0 ${num(top)}q${width / 4} -8 ${width / 2} -2t${width / 2} 0V${height}H0Z`, sand) +
    stroke(rakes.join(""), furrow, 1, ' opacity=".8"') +
    rocks.join("")
  );
};

/** A brook with stepping stones. */
const stream: NearLand = (random, frame) => {
  const { width, height, horizon, colours } = frame;
  const top = horizon + height * 0.08;
  const from = width * random.between(0.3, 0.7);
  const foot = width * random.between(0.3, 0.6);
  const side = random.chance(0.5) ? 1 : -1;
  const y = (share: number) => num(top + (height - top) * share);
  const bank = (dx: number, wide: number) =>
    `${num(from + dx + side * 46)} ${y(0.3)} ${num(foot + wide - side * 70)} ${y(0.55)} ${num(foot + wide)} ${num(height)}`;
  const flow = mix(colours.water, colours.low, 0.25);
  const stones = [0.62, 0.68, 0.745].map((share, index) => {
    const x = foot - side * (26 - index * 9) + index * 13 - 12;
    return `M${num(x - 9)} ${y(share)}a9 4 0 1 0 18 0a9 4 0 1 0 -18 0`;
  });
  return (
    shape(
      `M${num(from)} ${num(top)}C${bank(0, -44)}H${num(foot + 48)}C${num(foot + 40 - side * 60)} ${y(0.55)} ${num(from + 12 + side * 46)} ${y(0.3)} ${num(from + 6)} ${num(top)}Z`,
      flow,
      ` stroke="${mix(flow, colours.low, 0.5)}" stroke-width="1.2"`,
    ) +
    stroke(
      `M${num(from + 3)} ${num(top + 6)}C${bank(3, -14)}M${num(from + 5)} ${num(top + 14)}C${bank(8, 16)}`,
      colours.low,
      1,
      ' opacity=".7" stroke-dasharray="22 9"',
    ) +
    shape(stones.join(""), mix(colours.roof, colours.low, 0.3)) +
    tufts(random, frame, 4)
  );
};

/** A low fence of bamboo across the ground, tied crosswise. */
const bambooFence: NearLand = (random, frame) => {
  const { width, height, horizon, colours } = frame;
  const y = Math.round(horizon + height * random.between(0.2, 0.24));
  const pole = mix("#c2a45a", colours.near, colours.hour === "night" ? 0.55 : 0.15);
  const posts = Array.from({ length: 9 }, (_, index) => {
    const x = Math.round((width * (index + 0.3)) / 8.6);
    return `M${x} ${y + 22}l9 -34m0 34l-9 -34`;
  });
  return (
    stroke(posts.join(""), pole, 2.2) +
    stroke(`M0 ${y - 6}H${width}M0 ${y + 14}H${width}`, pole, 3) +
    tufts(random, frame, 6)
  );
};

function tufts(random: Random, { width, height, horizon, colours }: SceneFrame, count: number) {
  const d = Array.from({ length: count }, () => {
    const x = Math.round(width * random.between(0.05, 0.95));
    const y = Math.round(horizon + 4 + height * random.between(0.17, 0.34));
    const q = random.whole(6, 11);
    return `M${x} ${y}q-1 ${-q} ${-q >> 1} ${-q - 3}M${x} ${y}v${-q - 4}M${x} ${y}q1 ${-q} ${q >> 1} ${-q - 2}`;
  });
  return stroke(
    d.join(""),
    mix(colours.leaf, colours.low, 0.3),
    1.3,
    ' stroke-linecap="round" opacity=".85"',
  );
}
