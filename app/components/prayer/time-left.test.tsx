import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { prayerTiming } from "#app/game/prayer-timing.ts";
import { PrayerState, TimeLeft } from "./time-left.tsx";

const now = Date.UTC(2026, 5, 15, 12);
const before = now - 86_400_000;
const after = now + 86_400_000;

function markup(start: number | null, end: number | null): string {
  const prayer = { name: "Any", start, end, timing: prayerTiming({ start, end }, now) };
  return renderToStaticMarkup(
    <>
      <PrayerState prayer={prayer} />
      <TimeLeft prayer={prayer} />
    </>,
  );
}

test.each([
  [after, null, "Upcoming", "starts in"],
  [before, after, "Ongoing", "ends in"],
  [before, null, "Ongoing", null],
  [before, now, "Ended", null],
  [null, now, "Ended", null],
  [null, after, "Date unknown", null],
  [null, null, "Date unknown", null],
])("a prayer from %s until %s is called: %s, %s", (start, end, state, countdown) => {
  const html = markup(start, end);
  expect(html).toContain(`>${state}</span>`);
  expect(/<small>(.*?)<\/small>/.exec(html)?.[1] ?? null).toBe(countdown);
});

test("what is not known does not look as if it were over", () => {
  expect(markup(null, after)).toContain('class="state faint"');
  expect(markup(null, now)).toContain('class="state past"');
});
