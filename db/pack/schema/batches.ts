import { z } from "zod";
import { BATCH_KINDS, DATE_MODES } from "#app/game/vocabulary/prayers.ts";
import { idsOf } from "#app/game/vocabulary/vocabulary.ts";
import { instant, ordinal, slug } from "./values.ts";

/** A batch of characters, with the id `<kind>-<no>`; `date` stands exactly where `dateMode` is `all`. */
export const batch = z
  .strictObject({
    id: slug,
    kind: z.enum(idsOf(BATCH_KINDS)),
    no: ordinal,
    date: instant.optional(),
    dateMode: z.enum(idsOf(DATE_MODES)).default("all"),
    characters: z.array(slug).min(1),
  })
  .superRefine((value, context) => {
    if (value.id !== `${value.kind}-${value.no}`) {
      context.addIssue({
        code: "custom",
        path: ["id"],
        message: "is not the kind, - and the number",
      });
    }
    if ((value.dateMode === "all") !== (value.date !== undefined)) {
      context.addIssue({
        code: "custom",
        path: ["date"],
        message: "stands where dateMode is all, and only there",
      });
    }
  });

export type PackBatch = z.infer<typeof batch>;
