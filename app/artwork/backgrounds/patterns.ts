import { randomOf } from "../drawing/random.ts";
import { group, num, shape, stroke } from "../drawing/svg.ts";
import { FRAMES, FREE_FRAMES } from "../emblem/frames.ts";
import { crestIn } from "../icons/crests.ts";
import { CARD_COLOURS } from "../palette.ts";
import { PLANTS, type PlantName } from "../scene/plants/plants.ts";
import type { Ground } from "./parts.ts";
import { WIDTH } from "./themes.ts";

/** Characters: rows of empty crests. */
export const characters: Ground = {
  pattern: "shippo",
  scale: 2.2,
  opacity: 0.18,
  draw: ({ theme, faint }) => {
    const frames = [0, 1, 2, 3].flatMap((row) =>
      Array.from({ length: 8 }, (_, column) => {
        const name = FREE_FRAMES[(column * 5 + row * 7) % FREE_FRAMES.length] ?? "maru";
        const at = `translate(${num(column * 218 + (row % 2) * 109 - 20)} ${row * 246 + 80})`;
        const frame = (scale: number) =>
          `<path d="${FRAMES[name]}" transform="${at}scale(${scale})"/>`;
        return frame(1.7) + frame(1.52);
      }),
    );
    return `<g fill="${faint(theme.tone, 0.05)}" stroke="${faint(theme.line, 0.5)}" stroke-width="1.2">${frames.join("")}</g>`;
  },
};

/** Story cards: the four plants along the edges. */
export const storyCards: Ground = {
  pattern: "kagome",
  scale: 2,
  opacity: 0.16,
  draw: ({ theme }) => {
    const plant = (name: PlantName, x: number, y: number, scale: number, left: boolean) => {
      const palette = CARD_COLOURS[name];
      const pose = { width: 240, height: 320, left, palette, drop: 0 };
      const art = PLANTS[name](randomOf(`ground:${name}`), pose);
      const opacity = theme.dark ? 0.15 : 0.34;
      return `<g opacity="${opacity}">${group(`translate(${num(x)} ${num(y)})scale(${scale})`, art)}</g>`;
    };
    return (
      plant("bamboo", WIDTH - 240 * 2.82, 0, 2.82, false) +
      plant("plum", 0, -180, 2.6, true) +
      plant("orchid", -20, 170, 2.3, true) +
      plant("chrysanthemum", WIDTH - 240 * 2.4 - 300, 900 - 320 * 2.4, 2.4, false)
    );
  },
};

/** Prayers: votive tablets with crests under a sacred rope. */
export const prayers: Ground = {
  pattern: "seigaiha",
  scale: 3,
  opacity: 0.2,
  draw: ({ theme, random, faint }) => {
    const { dark } = theme;
    const types = [
      "gen",
      "fes",
      "afes",
      "sfes",
      "mfes",
      "exfes",
      "relic",
      "genic",
      "epic",
    ] as const;
    const wood = faint("#c8914a", dark ? 0.15 : 0.3);
    const tablets = types.map((type, index) => {
      const crest = crestIn(type, faint(theme.tone, 0.6), faint(theme.tone, 0.25));
      return group(
        `translate(${70 + index * 182} ${690 + (index % 2) * 46})rotate(${random.whole(-4, 4)})scale(1.5)`,
        stroke("M-8 -44C-10 -70 10 -70 8 -44", faint(theme.red, 0.4), 2.6) +
          shape(
            "M-44 -24L0 -48L44 -24V30H-44Z",
            wood,
            ` stroke="${faint(theme.tone, 0.4)}" stroke-width="1.4"`,
          ) +
          group("translate(0 4)scale(.7)", `<g opacity="${dark ? 0.3 : 0.45}">${crest}</g>`),
      );
    });
    const paper = dark ? faint("#e6e9f4", 0.2) : "#fbf7ee";
    const streamers = (
      [
        [190, 92],
        [470, 116],
        [800, 124],
        [1130, 116],
        [1410, 92],
      ] as const
    ).map(([x, y]) =>
      shape(
        `M${x} ${y}l30 0l-10 30h22l-16 30h20l-40 50l8 -38h-20l12 -30h-20z`,
        paper,
        ` stroke="${faint(theme.tone, 0.35)}" stroke-width="1.4"`,
      ),
    );
    const rope = "M-20 40C400 130 1200 130 1620 40";
    return (
      stroke(rope, faint("#c8914a", dark ? 0.18 : 0.28), 34) +
      stroke(rope, faint("#8a5a2a", 0.3), 34, ' stroke-dasharray="3 26"') +
      streamers.join("") +
      tablets.join("")
    );
  },
};
