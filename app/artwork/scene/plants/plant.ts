import type { Random } from "../../drawing/random.ts";
import type { LandscapeColours } from "../../palette.ts";

export interface PlantPose {
  readonly width: number;
  readonly height: number;
  /** Whether it stands at the left; else it is mirrored. */
  readonly left: boolean;
  readonly palette: LandscapeColours;
  /** How much lower it hangs, as a share of the height. */
  readonly drop: number;
}

/** A plant in front of a landscape, its pose drawn by chance. */
export type Plant = (random: Random, pose: PlantPose) => string;
