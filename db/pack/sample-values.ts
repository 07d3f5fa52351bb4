import { type Candidates, isObject } from "./candidates.ts";
import { ENTITIES, entityNames } from "./entities.ts";
import type { FoundErrors } from "./found-errors.ts";

/** Sample values may only set what their fact record leaves open, and must set something. */
export function checkSampleValues(candidates: Candidates, errors: FoundErrors): void {
  for (const entity of entityNames) {
    const { facts, values } = ENTITIES[entity];
    if (!values) continue;
    const sound = candidates.get(facts)?.filter((fact) => !errors.isFaulty(fact, "id")) ?? [];
    const factOf = new Map(sound.map(({ id, value }) => [id, value]));
    for (const candidate of candidates.get(values) ?? []) {
      const { id, value } = candidate;
      if (!isObject(value)) continue;
      const fields = Object.keys(value).filter((field) => field !== "id");
      if (fields.length === 0) {
        errors.addAt(candidate, "", "sets no field");
      }
      const fact = factOf.get(id);
      for (const field of fields) {
        if (!isObject(fact) || !Object.hasOwn(fact, field)) continue;
        const message = `is set in ${facts} already; a sample only fills what is missing there`;
        errors.addAt(candidate, field, message);
      }
    }
  }
}
