import { z } from "zod";
import { instant } from "./values.ts";

const itemFields = {
  detail: z.string(),
  url: z.array(z.strictObject({ text: z.string(), url: z.string() })),
  spoiler: z.boolean().describe("Whether it tells of what is not released yet."),
  reveal: instant.nullable().describe("When everybody is shown it; null where that is not told."),
};

const innermostItem = z.strictObject({ ...itemFields, subItems: z.tuple([]) });
const innerItem = z.strictObject({ ...itemFields, subItems: z.array(innermostItem) });
const items = z.array(z.strictObject({ ...itemFields, subItems: z.array(innerItem) }));

/** An entry of the update log; items nest three levels deep. */
export const updateEntry = z.strictObject({
  number: z.int().min(1),
  timestamp: instant,
  title: z.string(),
  subtitle: z.string().nullable(),
  complex: z.boolean(),
  features: items,
  contents: items,
  fixes: items,
  data: items,
});

/** GET /api/general/updates?last= */
export const updatesAnswer = z.strictObject({
  content: z.array(updateEntry),
  isLast: z.boolean(),
});

export type UpdateEntry = z.infer<typeof updateEntry>;
export type UpdatesAnswer = z.infer<typeof updatesAnswer>;
