import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { prayerTiming } from "#app/game/prayer-timing.ts";
import type { PrayerType } from "#app/game/vocabulary/prayer-types.ts";
import { PrayerRow } from "./prayer-row.tsx";

const now = Date.UTC(2026, 5, 15, 12);
const past = Date.UTC(2026, 5, 10, 5);
const future = Date.UTC(2026, 5, 17, 5);

function markup(start: number | null, end: number | null, types: readonly PrayerType[]): string {
  const prayer = {
    ...{ id: "p", name: "Any", image: null, stepUps: [], rateUps: [], more: 0 },
    ...{ start, end, types: [...types], timing: prayerTiming({ start, end }, now) },
  };
  return renderToStaticMarkup(
    <MemoryRouter>
      <PrayerRow prayer={prayer} origin={{ prayerList: "" }} />
    </MemoryRouter>,
  );
}

const textOf = (html: string) => html.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");

test.each([
  [past, future, ["festival"], "Jun 10, 05:00 – Jun 17, 04:59 UTC"],
  [past, null, ["standard"], "Jun 10, 05:00 UTC – no end"],
  [past, null, ["ritual"], "Jun 10, 05:00 UTC – no end"],
  [past, null, ["festival"], "Jun 10, 05:00 UTC – not known"],
  [null, future, ["festival"], "? – Jun 17, 04:59 UTC"],
] as const)("a prayer from %s until %s of %j runs: %s", (start, end, types, times) => {
  expect(textOf(markup(start, end, types))).toContain(times);
});

test("a prayer whose start is not known says so once, and is not drawn as over", () => {
  const html = markup(null, future, ["festival"]);
  expect(html.match(/Date unknown/g)).toHaveLength(1);
  expect(html).not.toMatch(/Ended|pr-past/);
});

test("a prayer whose start is not known is over by its end", () => {
  const html = markup(null, past, ["festival"]);
  expect(textOf(html)).toContain("Date unknown Ended");
  expect(html).toContain('data-timing="none"');
});
