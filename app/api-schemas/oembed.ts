import { z } from "zod";

/** GET /api/oembed: which page of the site is to be shown in a frame, and how large at most. */
export const oembedQuery = z.strictObject({
  url: z.url().max(2_000),
  maxwidth: pixels(),
  maxheight: pixels(),
  /** Only JSON is made. */
  format: z.literal("json").default("json"),
});

/** An embed as oEmbed 1.0 describes it. */
export const oembedAnswer = z.strictObject({
  version: z.literal("1.0"),
  type: z.literal("rich"),
  provider_name: z.string(),
  provider_url: z.string(),
  title: z.string(),
  /** A frame with the embed. */
  html: z.string(),
  width: z.int(),
  height: z.int(),
});

function pixels() {
  return z
    .string()
    .regex(/^\d{1,5}$/, { error: "is not a whole number" })
    .transform(Number)
    .optional();
}
