import { z } from "zod";

/** An error of the API: a problem document (RFC 9457); `errors` names the fields of bad input. */
export const problem = z
  .strictObject({
    type: z.string().describe("Always about:blank: the status says what kind of problem it is."),
    title: z.string().describe("What the status means."),
    status: z.int().describe("The status of the answer."),
    detail: z.string().describe("What is wrong, as a sentence."),
    errors: z
      .array(
        z.strictObject({
          field: z.string().describe("The name of the parameter or field."),
          message: z.string().describe("What is wrong with it, and what is allowed."),
        }),
      )
      .optional()
      .describe("What of the query or body is malformed; absent where that is not the matter."),
  })
  .describe("A refusal (RFC 9457).");

export type Problem = z.infer<typeof problem>;
