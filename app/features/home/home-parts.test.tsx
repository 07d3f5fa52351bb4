import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, test } from "vitest";
import { Contents } from "./contents.tsx";
import { OngoingPrayers, UpcomingPrayers } from "./home-prayers.tsx";
import { LatestUpdates } from "./latest-updates.tsx";
import { Maintenance } from "./maintenance.tsx";
import { HomeTimeline } from "./timeline.tsx";
import { LaterDebuts, NextDebut } from "./upcoming-characters.tsx";

/** The text of a part as the server writes it, without marks. */
function textOf(part: ReactNode): string {
  const router = createMemoryRouter([{ path: "*", element: part }]);
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  return html
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

describe("a part without records says so", () => {
  test.each([
    ["maintenance", <Maintenance key="" state={null} />, "No maintenance is announced."],
    ["upcoming characters", <NextDebut key="" characters={[]} />, "No upcoming character"],
    ["ongoing prayers", <OngoingPrayers key="" prayers={[]} today={0} />, "No prayer is ongoing."],
    ["upcoming prayers", <UpcomingPrayers key="" prayers={[]} />, "No prayer is announced."],
    ["updates", <LatestUpdates key="" entries={[]} />, "The update log has no entry yet."],
  ])("%s", (_, part, text) => {
    expect(textOf(part)).toContain(text);
  });
});

test("of the strip, what has ended is past, however wide it is drawn", () => {
  const today = Date.UTC(2026, 10, 21);
  const weeks = { from: today - 7 * 86_400_000, to: today + 28 * 86_400_000 };
  const drawn = { name: "Maintenance", from: 0.19, to: 0.21 };
  const strip = {
    ...weeks,
    rows: [[{ ...drawn, id: "over", end: today }], [{ ...drawn, id: "runs", end: today + 1 }]],
  };
  const element = <HomeTimeline strip={strip} today={today} />;
  const router = createMemoryRouter([{ path: "*", element }]);
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  const bars = html.matchAll(/<span class="[^"]*"( data-past="true")? style="[^"]*width:/g);
  expect(Array.from(bars, ([, past]) => past !== undefined)).toEqual([true, false]);
});

test("contents without entries leave no gap", () => {
  expect(textOf(<Contents entries={[]} />)).toBe("");
});

test("a character to come is taken into a calendar by herself", () => {
  const character = { id: "l1-koishi", name: { en: "Koishi" }, debut: 1000, type: null };
  const router = createMemoryRouter([
    { path: "*", element: <LaterDebuts characters={[{ ...character, thumbnail: "x" }]} /> },
  ]);
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  expect(html).toContain('href="/calendar/releases/l1-koishi.ics"');
});

describe("a maintenance", () => {
  const record = {
    id: 1,
    start: Date.UTC(2026, 5, 16, 2),
    end: Date.UTC(2026, 5, 16, 6),
    news: null,
    devLetterTime: null,
    devLetterUrl: null,
  };

  test("without news and dev letter tells its times alone", () => {
    const text = textOf(<Maintenance state={{ record, status: "waiting", devLetter: null }} />);
    expect(text).toMatch(/^Maintenance Upcoming .* Jun 16, 2026 02:00 – 06:00 UTC$/);
  });

  test("without an end counts down to nothing while it is ongoing", () => {
    const open = { ...record, end: null };
    const text = textOf(
      <Maintenance state={{ record: open, status: "ongoing", devLetter: null }} />,
    );
    expect(text).toBe("Maintenance Ongoing Jun 16, 2026 02:00 UTC – no end announced");
  });

  test.each([
    ["starts in", /Dev letter starts in .*d .*h .*m .*s .*UTC$/],
    ["started", /Dev letter started$/],
    ["ended", /Dev letter ended$/],
  ] as const)("says of its dev letter: %s", (devLetter, text) => {
    const withLetter = { ...record, devLetterTime: record.start };
    const state = { record: withLetter, status: "waiting", devLetter } as const;
    expect(textOf(<Maintenance state={state} />)).toMatch(text);
  });
});

test("an upcoming character without a date is told of without a countdown", () => {
  const character = {
    id: "l1-reimu",
    name: { en: "Reimu Hakurei" },
    debut: null,
    type: null,
    thumbnail: "characters/l1-reimu/thumbnail",
  };
  expect(textOf(<NextDebut characters={[character]} />)).toBe(
    "Upcoming character Reimu Hakurei date unknown",
  );
});
