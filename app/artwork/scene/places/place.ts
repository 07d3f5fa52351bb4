import type { SceneColours } from "../hours.ts";

/** A place about (0, 0) as its foot, about 100 high and 160 wide. */
export type Place = (colours: SceneColours) => string;
