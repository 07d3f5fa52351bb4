import { z } from "zod";
import { SEARCH_KINDS, type SearchKind } from "#app/game/text-match/search-record.ts";
import { idsOf } from "#app/game/vocabulary/vocabulary.ts";
import { wholeNumber } from "./queries.ts";
import { count, lastUpdate } from "./values.ts";

const KINDS = idsOf(SEARCH_KINDS);
const LONGEST_TEXT = 100;
const MOST_RESULTS = 50;
const USUAL_RESULTS = 20;

/** `?q=&kinds=&limit=` of the search. */
export const searchQuery = z.strictObject({
  q: z
    .string()
    .refine((text) => text.trim() !== "", { error: "is empty" })
    .refine((text) => [...text].length <= LONGEST_TEXT, {
      error: `is longer than ${LONGEST_TEXT} characters`,
    })
    .meta({
      description: `What is searched for, of ${LONGEST_TEXT} characters at most: names in any writing, world codes, the number of a floor.`,
      minLength: 1,
      maxLength: LONGEST_TEXT,
      examples: ["reimu a6"],
    }),
  kinds: z
    .string()
    .transform((text, context): SearchKind[] => {
      const asked = text.split(",").map((kind) => kind.trim());
      const known = KINDS.filter((kind) => asked.includes(kind));
      if (asked.every((kind) => KINDS.some((one) => one === kind))) return known;
      context.addIssue({ code: "custom", message: `must be some of ${KINDS.join(", ")}` });
      return z.NEVER;
    })
    .optional()
    .meta({
      description: `The kinds that are searched, separated by commas; all without it: ${KINDS.join(", ")}.`,
      examples: ["character,story-card"],
    }),
  limit: wholeNumber(1, MOST_RESULTS)
    .optional()
    .transform((limit) => limit ?? USUAL_RESULTS)
    .meta({
      description: `How many results are given at most, 1 to ${MOST_RESULTS}; ${USUAL_RESULTS} without it.`,
    }),
});

export type SearchAsked = z.output<typeof searchQuery>;

/** GET /api/search */
export const searchAnswer = z.strictObject({
  content: z
    .array(
      z.strictObject({
        kind: z.enum(KINDS).describe("What kind of thing it is."),
        id: z
          .union([z.int(), z.string()])
          .describe("As the calls of its kind have it; of a page its path."),
        name: z.string().describe("As it is shown."),
        note: z.string().describe("One line that tells it from its namesakes."),
        matched: z
          .string()
          .nullable()
          .describe("The writing that matched, or null when it is the name itself."),
        href: z.string().describe("Path on this site."),
      }),
    )
    .describe("Best first."),
  total: count.describe("How many there are, whatever the limit."),
  lastUpdate,
});

export type SearchAnswer = z.infer<typeof searchAnswer>;
