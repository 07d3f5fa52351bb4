import type { PackMechanic } from "#db/pack/schema/mechanics.ts";
import type { FactTowerRules } from "./facts.ts";

/** The rules of the tower as a record among the game's mechanics, told as the facts tell them. */
export function towerRulesOf({ id: _, sources, ...values }: FactTowerRules): PackMechanic {
  return { id: "tower-rules", region: "any", values, sources };
}
