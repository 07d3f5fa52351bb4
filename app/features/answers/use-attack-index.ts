import { useApiAnswer } from "#app/lib/use-api-answer.ts";
import type { AttackIndex } from "#app/presenters/attack-index.ts";

/** What is ranked in the browser: the same for every visitor, so that nothing of a box is sent. */
export function useAttackIndex() {
  return useApiAnswer<AttackIndex>("/attack-index.json", {
    missing: "The attacks did not come",
    must: "attacks",
  });
}
