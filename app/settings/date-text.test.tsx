import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { DateText } from "./date-text.tsx";

const AT = Date.UTC(2026, 10, 28, 21, 59);
const text = (date: Parameters<typeof DateText>[0]) =>
  renderToStaticMarkup(<DateText {...date} />).replace(/<[^>]+>/g, "");

test.each([
  ["all", AT, "Nov 28, 2026"],
  ["all", null, ""],
  ["no-date", AT, "date unknown"],
  ["no-date", null, "date unknown"],
  ["none", AT, ""],
  ["none", null, ""],
] as const)("in mode %s the instant %s reads %j", (mode, at, expected) => {
  expect(text({ at, mode, format: "short" })).toBe(expected);
});

test("the end of a span names the zone of both its instants", () => {
  expect(text({ at: AT, format: "compact-prayer", namesZone: true })).toBe("Nov 28, 21:59 UTC");
});

test("an instant names itself to machines", () => {
  expect(renderToStaticMarkup(<DateText at={AT} />)).toContain(
    'dateTime="2026-11-28T21:59:00.000Z"',
  );
});
