import { z } from "zod";

/** GET /api/oembed: which page of the site is to be shown in a frame, and how large at most. */
export const oembedQuery = z.strictObject({
  url: z.url().max(2_000).describe("The address of a page of this site."),
  maxwidth: pixels().describe("How wide the frame may be, in pixels."),
  maxheight: pixels().describe("How high the frame may be, in pixels."),
  format: z.literal("json").default("json").describe("Only JSON is made."),
});

/** An embed as oEmbed 1.0 describes it. */
export const oembedAnswer = z.strictObject({
  version: z.literal("1.0"),
  type: z.literal("rich"),
  provider_name: z.string(),
  provider_url: z.string(),
  title: z.string(),
  html: z.string().describe("A frame with the embed."),
  width: z.int().describe("In pixels."),
  height: z.int().describe("In pixels."),
});

function pixels() {
  return z
    .string()
    .regex(/^\d{1,5}$/, { error: "is not a whole number" })
    .transform(Number)
    .optional();
}
