import { type Candidates, isObject } from "./candidates.ts";
import { ENTITIES, entityNames } from "./entities.ts";
import type { FoundErrors } from "./found-errors.ts";

/** Sample values may only set what their fact record leaves open, and must set something. */
export function checkSampleValues(candidates: Candidates, errors: FoundErrors): void {
  for (const entity of entityNames) {
    const { facts, values } = ENTITIES[entity];
    if (!values) continue;
    const factOf = new Map(candidates.get(facts)?.map(({ id, value }) => [id, value]));
    for (const { id, value, place } of candidates.get(values) ?? []) {
      if (!isObject(value)) continue;
      const fields = Object.keys(value).filter((field) => field !== "id");
      if (fields.length === 0) {
        errors.add(() => ({ ...place(), message: "sets no field" }));
      }
      const fact = factOf.get(id);
      for (const field of fields) {
        if (!isObject(fact) || !Object.hasOwn(fact, field)) continue;
        errors.add(() => ({
          ...place(),
          field,
          message: `is set in ${facts} already; a sample only fills what is missing there`,
        }));
      }
    }
  }
}
