import type { PackMechanic } from "#db/pack/schema/mechanics.ts";
import type { FactMechanic } from "./prayers/facts.ts";

/** The numbers of a rule as the pack holds them: all that is its own stands in `values`. */
export function mechanicOf({ id, region, asOf, sources, ...values }: FactMechanic): PackMechanic {
  return { id, region, asOf, values, sources };
}
