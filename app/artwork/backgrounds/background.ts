import { mix } from "../drawing/colour.ts";
import { randomOf } from "../drawing/random.ts";
import { box, gradient, svg } from "../drawing/svg.ts";
import { pattern } from "../patterns.ts";
import type { Ground } from "./parts.ts";
import { characters, prayers, storyCards } from "./patterns.ts";
import { home, tower, updates } from "./places.ts";
import { faintColours, HEIGHT, THEMES, type Theme, WIDTH } from "./themes.ts";

/** The ground of each section. */
const GROUNDS = {
  home,
  characters,
  "story-cards": storyCards,
  prayers,
  tower,
  updates,
} as const satisfies Record<string, Ground>;

export type Section = keyof typeof GROUNDS;

export const SECTIONS = [
  "home",
  "characters",
  "story-cards",
  "prayers",
  "tower",
  "updates",
] as const satisfies readonly Section[];

/** The ground of a section, 1600 x 900: one faint pattern, one faint picture along an edge. */
export function background(section: Section, name: Theme): string {
  const theme = THEMES[name];
  const ground: Ground = GROUNDS[section];
  const art = ground.draw({
    theme,
    random: randomOf(`ground:${section}`),
    colours: faintColours(theme),
    faint: (colour, share) => mix(theme.base, colour, share),
  });
  const defs =
    gradient("bg", [
      [0, mix(theme.base, theme.dark ? "#000000" : "#e9dcc0", 0.35)],
      [0.25, theme.base],
      [1, theme.low],
    ]) + pattern("bp", ground.pattern, theme.line, { scale: ground.scale });
  return svg(
    WIDTH,
    HEIGHT,
    `<defs>${defs}</defs>${box(0, 0, WIDTH, HEIGHT, "url(#bg)")}${box(
      0,
      0,
      WIDTH,
      HEIGHT,
      "url(#bp)",
      ` opacity="${ground.opacity}"`,
    )}${art}`,
  );
}
