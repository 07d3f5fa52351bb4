import { arms } from "./arms.ts";
import { beasts } from "./beasts.ts";
import { birdsAndInsects } from "./birds-and-insects.ts";
import { books } from "./books.ts";
import { faces } from "./faces.ts";
import { foodAndVessels } from "./food-and-vessels.ts";
import { instruments } from "./instruments.ts";
import type { Motif } from "./motif.ts";
import { plants } from "./plants.ts";
import { signs } from "./signs.ts";
import { sky } from "./sky.ts";
import { thingsOfWoodAndCloth } from "./things-of-wood-and-cloth.ts";
import { tools } from "./tools.ts";

/** Every motif by name. */
export const MOTIFS = {
  ...plants,
  ...foodAndVessels,
  ...beasts,
  ...birdsAndInsects,
  ...sky,
  ...books,
  ...arms,
  ...tools,
  ...thingsOfWoodAndCloth,
  ...instruments,
  ...faces,
  ...signs,
} as const satisfies Record<string, Motif>;

export type MotifName = keyof typeof MOTIFS;

/** Motifs for persons without a row of their own. */
export const FREE_MOTIFS = [
  "hoshi",
  "kessho",
  "hane",
  "sakura",
  "cho",
  "hono",
  "momiji",
  "hasu",
  "tomoe",
  "kohaku",
  "hoseki",
  "hi",
  "mikazuki",
  "rokusei",
  "sensu",
  "botan",
  "konoha",
  "magatama",
  "uzu",
  "fuda",
] as const satisfies readonly [MotifName, ...MotifName[]];
