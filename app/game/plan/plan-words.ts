import { formatNumber } from "#app/game/number-format.ts";
import type { Plan } from "./best-plan.ts";
import type { ExchangeStop } from "./exchange.ts";

/**
 * A plan as a player would say it: `4 steps, then 2 tens; 1 ten and 3 singles for seal crystals`.
 * With what points buy the wish from, it says where to stop, if the plan comes so far.
 */
export function planInWords(
  { rolls, spent }: Pick<Plan, "rolls" | "spent">,
  stop: ExchangeStop | null = null,
): string {
  const times = (type: string) =>
    rolls.reduce((sum, roll) => (roll.type === type ? sum + roll.times : sum), 0);
  const stepUps = new Map<number, number>();
  for (const { type, sbNo } of rolls) {
    if (type === "step-up") stepUps.set(sbNo, (stepUps.get(sbNo) ?? 0) + 1);
  }
  const steps = [...stepUps].map(([sbNo, count]) => {
    const counted = amount(count, "step");
    return stepUps.size > 1 ? `${counted} of step-up ${sbNo + 1}` : counted;
  });
  const gods = [...steps, ...someOf(times("gc"), "ten")].join(", then ");
  const seals = [...someOf(times("multi"), "ten"), ...someOf(times("single"), "single")];
  const parts = [gods, seals.length > 0 ? `${seals.join(" and ")} for seal crystals` : ""];
  if (stop && stop.gc < spent.gc) {
    parts.push(`stop at ${formatNumber(stop.gc)}: from there points are cheaper`);
  }
  return parts.filter((part) => part !== "").join("; ") || "Nothing yet";
}

function someOf(count: number, thing: string): string[] {
  return count > 0 ? [amount(count, thing)] : [];
}

function amount(count: number, thing: string): string {
  return `${formatNumber(count)} ${thing}${count === 1 ? "" : "s"}`;
}
