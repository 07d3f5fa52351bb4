import type { RatedItem, RatedPrayer, StepUpRow } from "#app/game/rates/rated-prayer.ts";
import { type RollRates, rollRates } from "#app/game/rates/roll-rates.ts";

/** A prayer with a simulator: two rate-up characters, two others, cards of each rarity. */
export function aRatedPrayer(given: Partial<RatedPrayer> = {}): RatedPrayer {
  return {
    simulator: true,
    maxPulls: null,
    gcCost: 600,
    dust: 10,
    stepUps: [
      {
        data: [
          aStep({ cost: 60 }),
          aStep({ cost: 160, guaranteed: 2, multiplier: 1.5 }),
          aStep({ cost: 460, guaranteed: 3, multiplier: 2, pickUpGuaranteed: 2, dust: 20 }),
        ],
      },
    ],
    pool: aPool(),
    ...given,
  };
}

export function aStep(given: Partial<StepUpRow> = {}): StepUpRow {
  return { cost: 100, guaranteed: 1, multiplier: 1, pickUpGuaranteed: 0, dust: 10, ...given };
}

/** Chances of both columns are the same and sum to 1. */
export function aPool(given: Partial<RatedPrayer["pool"]> = {}): RatedPrayer["pool"] {
  return {
    characters: [
      anItem("up-a", 0.02, "pick-up"),
      anItem("up-b", 0.01, "pick-up"),
      anItem("other-a", 0.03),
      anItem("other-b", 0.04),
    ],
    card5: [anItem(51, 0.05, "pick-up"), anItem(52, 0.05)],
    card4: [anItem(41, 0.1), anItem(42, 0.1)],
    card3: [anItem(31, 0.25), anItem(32, 0.2), anItem(33, 0.15)],
    ...given,
  };
}

export function anItem(
  id: string | number,
  chance: number | null,
  rateType: RatedItem["rateType"] = "normal",
): RatedItem {
  return { id, rateType, chance: { sc: chance, gc: chance } };
}

/** The rates of a roll that the prayer must have. @throws {Error} when it has not. */
export function ratesOf(
  prayer: RatedPrayer,
  type: RollRates["type"],
  sbNo = -1,
  suNo = -1,
): RollRates {
  const rates = rollRates(prayer, { type, sbNo, suNo });
  if (typeof rates === "string") throw new Error(`The prayer has no ${type}: ${rates}.`);
  return rates;
}

/** Every roll that a prayer has, with a name for messages. */
export function everyRoll(prayer: RatedPrayer): { name: string; rates: RollRates }[] {
  const steps = prayer.stepUps.flatMap(({ data }, sbNo) =>
    data.map((_, suNo) => ({ type: "step-up" as const, sbNo, suNo })),
  );
  const plain = (["single", "multi", "gc"] as const).map((type) => ({ type, sbNo: -1, suNo: -1 }));
  return [...plain, ...steps].flatMap((asked) => {
    const rates = rollRates(prayer, asked);
    const name = `${asked.type} ${asked.sbNo} ${asked.suNo}`;
    return typeof rates === "string" ? [] : [{ name, rates }];
  });
}
