import { loadedAhead } from "../visit/loaded-ahead.tsx";
import { StillPicture } from "./still-picture.tsx";

/** The picture that is printed into the sky: decoration, whose scripts come after all others. */
export const SkyPicture = loadedAhead(
  async () => (await import("./picture-in-turn.tsx")).PictureInTurn,
  StillPicture,
);
