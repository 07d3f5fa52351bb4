import { orderOf } from "./moments.ts";
import type { Plan } from "./plan.ts";
import type { Card } from "./roster.ts";

/** Story cards that a prayer for characters raises at most. */
const MOST = 2;

/** Cards of the first day need no prayer of their own. */
const FIRST_DAYS_LAST = Date.parse("2021-05-12T00:00:00Z");

/**
 * The plans, in order of their start, with the story cards that come with them: each 4★ or 5★ card
 * is new on the first prayer with rate-up characters that starts once it is out, and a collection
 * raises again the newest cards before it.
 */
export function withCards(plans: readonly Plan[], cards: readonly Card[]): Plan[] {
  const waiting = cards.filter(
    ({ rarity, release }) => rarity >= 4 && orderOf(release) >= FIRST_DAYS_LAST,
  );
  const raised: Card[] = [];
  return plans
    .toSorted((a, b) => orderOf(a.start) - orderOf(b.start))
    .map((plan) => {
      if (!plan.rateUps?.length) return plan;
      if (plan.types.includes("collection")) {
        return { ...plan, cards: raised.slice(-MOST).map((card) => ({ card, isNew: false })) };
      }
      const out = waiting.filter(({ release }) => orderOf(release) <= orderOf(plan.start));
      const taken = out.slice(0, MOST);
      waiting.splice(0, taken.length);
      raised.push(...taken);
      return { ...plan, cards: taken.map((card) => ({ card, isNew: true })) };
    });
}
