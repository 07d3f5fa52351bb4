import { mix } from "../drawing/colour.ts";
import { type LandscapeColours, NIGHT } from "../palette.ts";

export type Hour = "dawn" | "day" | "dusk" | "night";

/** The colours of a landscape at its hour; every place, plant and ground is drawn in them. */
export interface SceneColours {
  readonly hour: Hour;
  readonly top: string;
  readonly mid: string;
  readonly low: string;
  readonly far: string;
  readonly midland: string;
  readonly near: string;
  readonly water: string;
  readonly lamp: string;
  readonly leaf: string;
  readonly pine: string;
  readonly red: string;
  readonly wall: string;
  readonly roof: string;
}

const DIM: Readonly<Record<Hour, number>> = { dawn: 0, day: 0, dusk: 0.2, night: 0.45 };

/** Everything a landscape is drawn in at an hour, dimmed as it grows dark. */
export function coloursAt(palette: LandscapeColours, hour: Hour): SceneColours {
  const [top, mid, low] = skyAt(palette, hour);
  const dim = DIM[hour];
  const dimmed = (colour: string, share = 1) => mix(colour, NIGHT, dim * share);
  const land = dimmed(palette.land);
  const night = hour === "night";
  return {
    hour,
    top,
    mid,
    low,
    far: mix(land, low, 0.52),
    midland: mix(land, low, 0.22),
    near: mix(land, NIGHT, 0.28),
    water: mix(palette.water, night ? "#14204a" : low, night ? 0.45 : 0.15),
    lamp: "#f6cf73",
    leaf: dimmed(palette.leaf, 0.7),
    pine: dimmed(mix("#3f6a44", palette.land, 0.15), 0.9),
    red: mix("#cf3f27", "#2a1830", dim * 0.5),
    wall: mix("#efe4cf", top, dim * 0.9),
    roof: dimmed("#3c3a4a"),
  };
}

function skyAt(palette: LandscapeColours, hour: Hour): readonly [string, string, string] {
  const { sky, glow, night } = palette;
  switch (hour) {
    case "day":
      return [sky, mix(sky, glow, 0.75), glow];
    case "dawn":
      return [mix(sky, "#f6d9c0", 0.45), "#f4dcc6", "#f9e9cf"];
    case "dusk":
      return palette.dusk ?? [mix(sky, "#54294a", 0.5), mix(sky, "#e8895a", 0.6), "#f4bd7a"];
    case "night":
      return [night, mix(night, sky, 0.32), mix(sky, glow, 0.25)];
  }
}
