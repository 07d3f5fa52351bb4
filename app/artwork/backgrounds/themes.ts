import { mix } from "../drawing/colour.ts";
import type { Random } from "../drawing/random.ts";
import type { SceneColours } from "../scene/hours.ts";

export type Theme = "light" | "dark";

export const WIDTH = 1600;
export const HEIGHT = 900;

/** The base of a theme and what is mixed into it. */
export interface ThemeColours {
  readonly dark: boolean;
  readonly base: string;
  readonly low: string;
  readonly line: string;
  readonly tone: string;
  readonly red: string;
  /** How strong everything is. Text is read beside it, by night more than by day. */
  readonly strength: number;
}

export const THEMES: Readonly<Record<Theme, ThemeColours>> = {
  light: {
    dark: false,
    base: "#f6efe1",
    low: "#efe4cd",
    line: "#c9b48a",
    tone: "#8a7552",
    red: "#cf3f27",
    strength: 0.24,
  },
  dark: {
    dark: true,
    base: "#0f141d",
    low: "#0b0f17",
    line: "#34405f",
    tone: "#6c7ca8",
    red: "#c04a36",
    strength: 0.17,
  },
};

/** What the drawing of a section's ground is given; `faint` mixes a colour into the base. */
export interface GroundSpec {
  readonly theme: ThemeColours;
  readonly random: Random;
  readonly colours: SceneColours;
  faint(colour: string, share: number): string;
}

/** The colours of landscape pieces, pulled most of the way into the ground. */
export function faintColours(theme: ThemeColours): SceneColours {
  const { dark, base, low, tone, red, strength } = theme;
  const pulled = (colour: string, times = 1) => mix(base, colour, Math.min(1, strength * times));
  return {
    hour: dark ? "night" : "day",
    top: base,
    mid: base,
    low,
    far: pulled(tone, 0.5),
    midland: pulled(tone, 0.8),
    near: pulled(tone, 1.1),
    water: pulled("#5f86b0", 0.8),
    lamp: pulled("#f0b84a", dark ? 2 : 1.8),
    leaf: pulled("#4f7a55", 1.2),
    pine: pulled("#3f6a44", 1.3),
    red: pulled(red, 1.9),
    wall: pulled(dark ? "#cfd6ea" : "#ffffff", dark ? 0.8 : 2.4),
    roof: pulled(dark ? "#05070f" : "#3c3a4a", dark ? 2.6 : 1.5),
  };
}
