import { z } from "zod";
import { characterCounter, upcomingCharacter } from "./characters.ts";
import { listedPrayer } from "./prayers.ts";
import { updateEntry } from "./updates.ts";
import { count, instant, lastUpdate } from "./values.ts";

const maintenance = z.strictObject({
  id: z.int().describe("Its number."),
  start: instant.describe("When it begins, in milliseconds since the epoch."),
  end: instant.nullable().describe("When it is planned to end; null where that is not known."),
  news: z.string().nullable().describe("Address of the notice; null where there is none."),
  status: z
    .enum(["waiting", "ongoing", "done"])
    .describe("Whether it lies ahead, goes on, or is over."),
  devLetter: z
    .strictObject({
      time: instant.describe("When it begins, in milliseconds since the epoch."),
      url: z.string().nullable().describe("Where to watch it; null where that is not known."),
    })
    .nullable()
    .describe("The letter of the developers that comes with it; null where none is known."),
});

/** GET /api/general/home; counts are of what is released. */
export const homeAnswer = z.strictObject({
  upcoming: z.array(upcomingCharacter).describe("Characters whose debut lies ahead."),
  counter: characterCounter,
  storyCard: z
    .strictObject({
      s1: count.describe("Of one star."),
      s2: count.describe("Of two stars."),
      s3: count.describe("Of three stars."),
      s4: count.describe("Of four stars."),
      s5: count.describe("Of five stars."),
      plum: count.describe("Of the type Plum."),
      orchid: count.describe("Of the type Orchid."),
      chrysanthemum: count.describe("Of the type Chrysanthemum."),
      bamboo: count.describe("Of the type Bamboo."),
    })
    .describe("Released story cards by stars and by type."),
  prayers: z
    .array(listedPrayer)
    .describe(
      "First those that run, the first to end first, then those to come, the first to start first. Permanent prayers are not among them.",
    ),
  maintenanceData: maintenance
    .nullable()
    .describe("The maintenance that goes on, else the next one; null where none is known."),
  lastUpdate,
  lastContent: z.array(updateEntry).describe("The newest entries of the update log."),
});

export type HomeAnswer = z.infer<typeof homeAnswer>;
