import { z } from "zod";
import { freeFields } from "./free-fields.ts";
import { slug, sources } from "./values.ts";

/** Numbers of the game's rules, with where and when they held. */
export const mechanic = z.strictObject({
  id: slug,
  region: z.enum(["jp", "global", "any"]),
  asOf: z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/, { error: "is not a month such as 2022-05" })
    .optional(),
  values: freeFields,
  sources,
});
