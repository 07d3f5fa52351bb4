import { millisecondsInDay } from "date-fns/constants";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { NO_SAVINGS } from "#app/game/plan/by-day.ts";
import { aRatedPrayer } from "#tests/fixtures/rates/prayers.ts";
import { PlanDays } from "./plan-days.tsx";
import { type PlanAsked, planView } from "./plan-view.ts";

const NOW = Date.UTC(2026, 10, 21);
const asked: PlanAsked = {
  ...NO_SAVINGS,
  ...{ stock: { sc: 0, gc: 600 }, want: ["up-a"], mode: "any", now: NOW },
};

function textOf(end: number | null, other: { start: number; chance: number }): string {
  const prayer = {
    ...aRatedPrayer(),
    ...{ start: NOW - millisecondsInDay, end, types: [], rateUpCharacters: [], rateUpCards: [] },
  };
  const plan = planView(prayer, asked);
  if (!plan) throw new Error("There is no plan.");
  const data = {
    ...{ id: "here", asked, plan, chosen: [], find: "", found: [] },
    others: [{ id: "there", name: "There", start: other.start, end: null, features: ["up-a"] }],
    otherChances: {},
  };
  const planner = { asked, otherChances: { there: other.chance } };
  const element = <PlanDays data={data} planner={planner} plan={plan} />;
  const router = createMemoryRouter([{ path: "*", element }]);
  return renderToStaticMarkup(<RouterProvider router={router} />).replace(/<[^>]+>/g, "");
}

const RUNS = { start: NOW - millisecondsInDay, chance: 0 };

test("a wish never gets certain where every day of the prayer is told, and only then", () => {
  expect(textOf(NOW + 3 * millisecondsInDay, RUNS)).toContain("it never gets certain.");
  expect(textOf(NOW + 60 * millisecondsInDay, RUNS)).toContain("it never gets certain.");
  expect(textOf(NOW + 61 * millisecondsInDay, RUNS)).toContain("it is not certain by then.");
  expect(textOf(null, RUNS)).toContain("it is not certain by then.");
});

test("one waits for a better prayer that is to come alone", () => {
  expect(textOf(null, { start: NOW + millisecondsInDay, chance: 1 })).toContain(
    "wait for it: 100.00 % there",
  );
  expect(textOf(null, { start: NOW - millisecondsInDay, chance: 1 })).toContain(
    "better there: 100.00 % there",
  );
  expect(textOf(null, { start: NOW + millisecondsInDay, chance: 0 })).toContain("better here: 0");
});
