import { z } from "zod";
import { instant } from "./values.ts";

const itemFields = {
  detail: z.string().describe("What changed, in words."),
  url: z
    .array(
      z.strictObject({
        text: z.string().describe("The words that are the link."),
        url: z.string().describe("A path of this site, or an address elsewhere."),
      }),
    )
    .describe("Links that belong to it."),
  spoiler: z.boolean().describe("Whether it tells of what is not released yet."),
  reveal: instant.nullable().describe("When everybody is shown it; null where that is not told."),
};

const innermostItem = z.strictObject({
  ...itemFields,
  subItems: z.tuple([]).describe("Always empty: items nest three levels deep."),
});
const innerItem = z.strictObject({
  ...itemFields,
  subItems: z.array(innermostItem).describe("What belongs below it."),
});

export const updateItem = z
  .strictObject({
    ...itemFields,
    subItems: z.array(innerItem).describe("What belongs below it."),
  })
  .describe("A change that an entry of the log tells of.");

/** An entry of the update log; items nest three levels deep. */
export const updateEntry = z
  .strictObject({
    number: z.int().min(1).describe("Its number, from 1; it never changes."),
    timestamp: instant.describe("When it was published, in milliseconds since the epoch."),
    title: z.string().describe("What it is about."),
    subtitle: z.string().nullable().describe("A line below the title; null where there is none."),
    complex: z.boolean().describe("Whether it is long, so that the site shows it folded."),
    features: z.array(updateItem).describe("What is new on the site."),
    contents: z.array(updateItem).describe("What is new in the game."),
    fixes: z.array(updateItem).describe("Faults of the site that were mended."),
    data: z.array(updateItem).describe("Data of the game that came or changed."),
  })
  .describe("An entry of the update log.");

/** GET /api/general/updates?last= */
export const updatesAnswer = z.strictObject({
  content: z.array(updateEntry).describe("Ten entries, the newest first."),
  isLast: z.boolean().describe("Whether there are no older ones."),
});

export type UpdateEntry = z.infer<typeof updateEntry>;
export type UpdatesAnswer = z.infer<typeof updatesAnswer>;
