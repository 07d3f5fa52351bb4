import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { prayerDuration, prayerTiming } from "#app/game/prayer-timing.ts";
import type { PrayerType } from "#app/game/vocabulary/prayer-types.ts";
import { Facts } from "./facts.tsx";

const now = Date.UTC(2026, 5, 15, 12);
const past = Date.UTC(2026, 5, 10, 5);
const future = Date.UTC(2026, 5, 17, 5);

function factsOf(start: number | null, end: number | null, type: PrayerType, times = false) {
  const window = { start, end };
  const prayer = {
    ...{ id: "any", name: "Any", image: null, types: [type], ...window },
    ...{ duration: prayerDuration(window), timing: prayerTiming(window, now), sample: { times } },
  };
  const html = renderToStaticMarkup(<Facts prayer={prayer} />);
  const rows = [...html.matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/g)];
  return Object.fromEntries(
    rows.map(([, term, text = ""]) => [term, text.replace(/<[^>]*>/g, "")]),
  );
}

test("times that are made up are marked as such, and only they", () => {
  const known = factsOf(past, future, "festival");
  expect(Object.values(known).join()).not.toContain("made up");
  const { Starts, Ends, Duration } = factsOf(past, future, "festival", true);
  expect([Starts, Ends, Duration]).toEqual([
    `${known.Starts}* (made up)`,
    `${known.Ends}* (made up)`,
    known.Duration,
  ]);
});

test.each([
  ["never ends", past, null, "standard", { State: "Ongoing", Ends: "no end" }],
  ["ends nobody knows when", past, null, "festival", { State: "Ongoing", Ends: "not known" }],
  [
    "began nobody knows when",
    null,
    future,
    "festival",
    { State: "Date unknown", Starts: "not known", Ends: "Jun 17, 2026 04:59 UTC" },
  ],
  ["is over, however it began", null, past, "festival", { State: "Ended", Starts: "not known" }],
] as const)("a prayer that %s is told so", (_, start, end, type, facts) => {
  expect(factsOf(start, end, type)).toMatchObject(facts);
});
