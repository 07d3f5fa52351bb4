import { z } from "zod";
import { characterCounter, upcomingCharacter } from "./characters.ts";
import { listedPrayer } from "./prayers.ts";
import { updateEntry } from "./updates.ts";
import { count, instant, lastUpdate } from "./values.ts";

const maintenance = z.strictObject({
  id: z.int(),
  start: instant,
  end: instant.nullable().describe("Null where it is not known."),
  news: z.string().nullable().describe("Address of the notice."),
  status: z.enum(["waiting", "ongoing", "done"]),
  devLetter: z.strictObject({ time: instant, url: z.string().nullable() }).nullable(),
});

/** GET /api/general/home; counts are of what is released. */
export const homeAnswer = z.strictObject({
  upcoming: z.array(upcomingCharacter),
  counter: characterCounter,
  storyCard: z
    .strictObject({
      s1: count,
      s2: count,
      s3: count,
      s4: count,
      s5: count,
      plum: count,
      orchid: count,
      chrysanthemum: count,
      bamboo: count,
    })
    .describe("Released story cards by stars and by type."),
  prayers: z.array(listedPrayer),
  maintenanceData: maintenance.nullable(),
  lastUpdate,
  lastContent: z.array(updateEntry).describe("The newest entries of the update log."),
});

export type HomeAnswer = z.infer<typeof homeAnswer>;
