import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { NO_SAVINGS } from "#app/game/plan/by-day.ts";
import { aPrayerDetail } from "#tests/fixtures/rates/prayer-detail.ts";
import { PrayerBody } from "./prayer-body.tsx";

const { id, maxPulls, gcCost, stepUps } = aPrayerDetail();
const simulated = {
  ...{ id, name: "Any", maxPulls, gcCost, stepUps },
  ...{ columns: { sc: true, gc: true }, hidden: [], linked: null },
};

const planner = {
  ...{ id, asked: { ...NO_SAVINGS, want: [], mode: "any" as const, now: 0 }, plan: null },
  ...{ chosen: [], find: "", found: [], others: [], otherChances: {} },
};

function body(isPoolSample: boolean): string {
  const prayer = {
    ...{ id, name: "Any", nameJp: null, image: null, start: null, end: null, duration: null },
    ...{
      types: [],
      rateUps: [],
      rateUpChances: {},
      exchanges: {},
      stepUps: [],
      sums: [],
      rows: [],
    },
    ...({ timing: "unknown", part: "characters" } as const),
    sample: { whole: false, times: false, rateUps: false, stepUps: false, pool: isPoolSample },
  };
  const element = <PrayerBody prayer={prayer} simulated={simulated} planner={planner} />;
  const router = createMemoryRouter([{ path: "*", element }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test("the simulator tells that its chances are made up where they are, and only there", () => {
  expect(body(true)).toContain("nothing is spent. Chances are made up.");
  expect(body(false)).toContain("nothing is spent.<");
});
