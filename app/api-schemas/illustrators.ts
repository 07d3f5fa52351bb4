import { z } from "zod";
import { image, instant, lastUpdate } from "./values.ts";

/** GET /api/story-cards/get-illust */
export const illustratorsAnswer = z.strictObject({
  content: z.array(
    z.strictObject({
      id: z.int(),
      jp: z.string(),
      pixiv: z.string().nullable(),
      twitter: z.string().nullable(),
      website: z.string().nullable(),
      storyCards: z.array(
        z.strictObject({
          id: z.int(),
          name: z.string(),
          sort: z.string(),
          rarity: z.int(),
          releaseDate: instant.nullable(),
          image,
        }),
      ),
    }),
  ),
  lastUpdate,
});

export type IllustratorsAnswer = z.infer<typeof illustratorsAnswer>;
