import { z } from "zod";
import { digits } from "./queries.ts";

/** GET /api/oembed: which page of the site is to be shown in a frame, and how large at most. */
export const oembedQuery = z.strictObject({
  url: z
    .url()
    .max(2_000)
    .describe("The address of a page of this site, of 2000 characters at most."),
  maxwidth: pixels().describe("How wide the frame may be, in pixels, 0 to 99999."),
  maxheight: pixels().describe("How high the frame may be, in pixels, 0 to 99999."),
  format: z.literal("json").default("json").describe("Only JSON is made."),
});

/** An embed as oEmbed 1.0 describes it. */
export const oembedAnswer = z.strictObject({
  version: z.literal("1.0").describe("The version of oEmbed."),
  type: z.literal("rich").describe("The kind of embed: HTML to show."),
  provider_name: z.string().describe("The name of this site."),
  provider_url: z.string().describe("Its address."),
  title: z.string().describe("What the embed shows."),
  html: z.string().describe("A frame with the embed."),
  width: z.int().describe("How wide the frame is, in pixels."),
  height: z.int().describe("How high the frame is, in pixels."),
});

function pixels() {
  return digits(5).optional();
}
