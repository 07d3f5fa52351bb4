import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { calendarDay, formatDate, formatSpan } from "./date-format.ts";

const EVENING = Date.parse("2026-11-28T21:59:00Z");

test.each([
  ["compact", "Nov 28"],
  ["short", "Nov 28, 2026"],
  ["long", "November 28, 2026 21:59 UTC"],
  ["prayer", "Nov 28, 2026 21:59 UTC"],
  ["compact-prayer", "Nov 28, 21:59"],
  ["dynamic", "Nov 28, 2026 21:59 UTC"],
] as const)("an instant in format %s is %j", (format, text) => {
  expect(formatDate(EVENING, format, "utc")).toBe(text);
});

test.each([
  ["at the beginning of a day", "2026-11-28T00:00:00Z", "Nov 28, 2026"],
  ["a minute later", "2026-11-28T00:01:00Z", "Nov 28, 2026 00:01 UTC"],
  ["on a leap day", "2024-02-29T00:00:00Z", "Feb 29, 2024"],
  ["before the epoch", "1969-12-31T00:00:00Z", "Dec 31, 1969"],
])("the dynamic format %s", (_, instant, text) => {
  expect(formatDate(Date.parse(instant), "dynamic", "utc")).toBe(text);
});

test.each([
  [
    "within a day",
    "2026-11-28T02:00:00Z",
    "2026-11-28T06:00:00Z",
    "Nov 28, 2026 02:00 – 06:00 UTC",
  ],
  [
    "of days",
    "2026-11-28T02:00:00Z",
    "2026-12-03T06:00:00Z",
    "Nov 28, 02:00 – Dec 3, 2026 06:00 UTC",
  ],
  [
    "over New Year",
    "2026-12-31T02:00:00Z",
    "2027-01-03T06:00:00Z",
    "Dec 31, 2026 02:00 – Jan 3, 2027 06:00 UTC",
  ],
])("a span %s", (_, start, end, text) => {
  expect(formatSpan(Date.parse(start), Date.parse(end), "utc").join(" – ")).toBe(text);
});

describe("in Los Angeles", () => {
  beforeEach(() => vi.stubEnv("TZ", "America/Los_Angeles"));
  afterEach(() => vi.unstubAllEnvs());

  test.each([
    [
      "days over the change of the clocks",
      "2026-10-23T05:00:00Z",
      "2026-11-06T04:59:00Z",
      "Oct 22, 22:00 PDT – Nov 5, 2026 20:59 PST",
    ],
    [
      "the hour that comes twice",
      "2026-11-01T08:30:00Z",
      "2026-11-01T09:30:00Z",
      "Nov 1, 2026 01:30 PDT – 01:30 PST",
    ],
    [
      "days within winter",
      "2026-12-02T05:00:00Z",
      "2026-12-04T05:00:00Z",
      "Dec 1, 21:00 – Dec 3, 2026 21:00 PST",
    ],
    [
      "New Year",
      "2027-01-01T05:00:00Z",
      "2027-01-01T09:00:00Z",
      "Dec 31, 2026 21:00 – Jan 1, 2027 01:00 PST",
    ],
  ])("a span of %s", (_, start, end, text) => {
    expect(formatSpan(Date.parse(start), Date.parse(end), "local").join(" – ")).toBe(text);
    expect(formatSpan(Date.parse(start), Date.parse(end), "utc").join("")).toMatch(/^[^P]*UTC$/);
  });

  test("a day names its zone where it is another day than in UTC", () => {
    const evening = Date.parse("2024-01-28T00:00:00Z");
    expect(formatDate(evening, "short", "local")).toBe("Jan 27, 2024 PST");
    expect(formatDate(evening, "dynamic", "local")).toBe("Jan 27, 2024 PST");
    expect(formatDate(evening, "compact", "local")).toBe("Jan 27 PST");
    expect(formatDate(evening, "short", "utc")).toBe("Jan 28, 2024");
    expect(formatDate(Date.parse("2024-01-28T09:00:00Z"), "short", "local")).toBe("Jan 28, 2024");
  });
});

describe("midnight", () => {
  test("is 00:00, never 24:00", () => {
    expect(formatDate(Date.parse("2026-11-28T00:00:00Z"), "prayer", "utc")).toBe(
      "Nov 28, 2026 00:00 UTC",
    );
  });
});

test.each([
  ["utc", { timeZone: "UTC" }],
  ["local", {}],
] as const)(
  "every instant in zone %s is written with the parts that the platform finds",
  (zone, own) => {
    const platform = new Intl.DateTimeFormat("en-US", {
      ...own,
      year: "numeric",
      month: "long",
      day: "numeric",
      weekday: "long",
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
      timeZoneName: "short",
    });
    const instant = fc.date({
      min: new Date("1980-01-01"),
      max: new Date("2100-01-01"),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instant, (date) => {
        const parts = new Map(platform.formatToParts(date).map(({ type, value }) => [type, value]));
        const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type);
        expect(formatDate(date.getTime(), "long", zone)).toBe(
          `${part("month")} ${part("day")}, ${part("year")} ${part("hour")}:${part("minute")} ${part("timeZoneName")}`,
        );
        expect(calendarDay(date.getTime(), zone)).toEqual({
          day: Number(part("day")),
          month: part("month"),
          year: Number(part("year")),
          weekday: part("weekday"),
        });
      }),
    );
  },
);
