import { z } from "zod";
import { show } from "#app/game/input-messages.ts";
import {
  BUFF_ATTRIBUTE_TYPES,
  BUFF_ATTRIBUTES,
  type BuffUnit,
  unitOf,
} from "#app/game/vocabulary/buffs.ts";
import { idsOf } from "#app/game/vocabulary/vocabulary.ts";
import { slug } from "./values.ts";

/** What an effect acts on: a type, and an attribute of that type. */
export const attributeFields = {
  type: z.enum(idsOf(BUFF_ATTRIBUTE_TYPES)),
  attribute: slug,
};

const closedAttributes: Partial<Record<string, readonly { id: string }[]>> = BUFF_ATTRIBUTES;

interface Effect {
  readonly type?: string | undefined;
  readonly attribute?: string | undefined;
  readonly unit?: BuffUnit | undefined;
}

/**
 * Adds an issue where the attribute's type has a closed list that does not hold the attribute, and
 * where what it acts on is counted in another unit.
 */
export function checkAttribute({ type, attribute, unit }: Effect, context: z.RefinementCtx): void {
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
      message: `must be one of ${allowed.map((entry) => entry.id).join(", ")} for ${type}, not ${show(attribute)}`,
    });
    return;
  }
  const expected = unitOf(type ?? "", attribute ?? "");
  if (unit !== undefined && expected !== undefined && unit !== expected) {
    const message = `must be ${expected} for ${type} ${attribute}, not ${show(unit)}`;
    context.addIssue({ code: "custom", path: ["unit"], message });
  }
}
