import { z } from "zod";

/** An error of the API: a problem document (RFC 9457); `errors` names the fields of bad input. */
export const problem = z.strictObject({
  type: z.string(),
  title: z.string().describe("What the status means."),
  status: z.int().describe("The status of the answer."),
  detail: z.string().describe("What is wrong, as a sentence."),
  errors: z.array(z.strictObject({ field: z.string(), message: z.string() })).optional(),
});

export type Problem = z.infer<typeof problem>;
