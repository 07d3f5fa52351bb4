import { z } from "zod";
import { BUFF_ATTRIBUTE_TYPES, BUFF_ATTRIBUTES } from "#app/game/vocabulary/buffs.ts";
import { idsOf } from "#app/game/vocabulary/vocabulary.ts";
import { slug } from "./values.ts";

/** What an effect acts on: a type, and an attribute of that type. */
export const attributeFields = {
  type: z.enum(idsOf(BUFF_ATTRIBUTE_TYPES)),
  attribute: slug,
};

const closedAttributes: Partial<Record<string, readonly { id: string }[]>> = BUFF_ATTRIBUTES;

/** Adds an issue where the attribute's type has a closed list that does not hold the attribute. */
export function checkAttribute(
  { type, attribute }: { type?: string | undefined; attribute?: string | undefined },
  context: z.RefinementCtx,
): void {
  if ((type === undefined) !== (attribute === undefined)) {
    context.addIssue({
      code: "custom",
      path: ["attribute"],
      message: "the type of an attribute and the attribute stand together or not at all",
    });
    return;
  }
  const allowed = closedAttributes[type ?? ""];
  if (allowed && !allowed.some((entry) => entry.id === attribute)) {
    context.addIssue({
      code: "custom",
      path: ["attribute"],
      message: `is not one of ${allowed.map((entry) => entry.id).join(", ")}`,
    });
  }
}
