import { z } from "zod";
import { text } from "./values.ts";

/** `pack.json`: what the pack is. */
export const packInfo = z.strictObject({
  format: z.literal(1),
  name: text,
  description: text,
});

export type PackInfo = z.infer<typeof packInfo>;
