import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

const TOAST = "Relog your game to get your login bonus!";

function partsOf(page: Page) {
  const region = (name: string) => page.getByRole("region", { name });
  return {
    reset: region("Daily reset").getByRole("timer"),
    maintenance: region("Maintenance"),
    characters: region("Upcoming character"),
    ongoing: region("Ongoing prayers"),
    alsoOngoing: region("Also ongoing"),
    upcoming: region("Upcoming prayers"),
    toasts: page.getByRole("status").getByText(TOAST),
  };
}

type Parts = ReturnType<typeof partsOf>;

interface Change {
  readonly at: string;
  readonly what: string;
  /** Holds until the second of the change. */
  readonly before: (parts: Parts) => Promise<void>;
  /** Holds from it on. */
  readonly after: (parts: Parts) => Promise<void>;
}

const has = (part: keyof Parts, text: string) => (parts: Parts) =>
  expect(parts[part]).toContainText(text);
const lacks = (part: keyof Parts, text: string) => (parts: Parts) =>
  expect(parts[part]).not.toContainText(text);

const DAY: readonly Change[] = [
  {
    at: "2026-06-16T05:00:00Z",
    what: "a prayer starts",
    before: async (parts) => {
      await has("upcoming", "Epic Prayer to Come")(parts);
      await lacks("ongoing", "Epic Prayer to Come")(parts);
    },
    after: async (parts) => {
      await lacks("upcoming", "Epic Prayer to Come")(parts);
      await has("alsoOngoing", "Epic Prayer to Come")(parts);
    },
  },
  {
    at: "2026-06-16T10:00:00Z",
    what: "the dev letter starts",
    before: has("maintenance", "Dev letter starts in"),
    after: has("maintenance", "Dev letter started"),
  },
  {
    at: "2026-06-16T11:00:00Z",
    what: "the dev letter ends",
    before: has("maintenance", "Dev letter started"),
    after: has("maintenance", "Dev letter ended"),
  },
  {
    at: "2026-06-16T20:00:00Z",
    what: "the maintenance starts",
    before: has("maintenance", "Upcoming"),
    after: has("maintenance", "Ongoing"),
  },
  {
    at: "2026-06-17T00:00:00Z",
    what: "the day rolls over",
    before: async ({ reset, toasts }) => {
      await expect(reset).toHaveText("00d00h00m01s");
      await expect(toasts).toHaveCount(0);
    },
    after: async ({ reset, toasts }) => {
      await expect(reset).toHaveText("01d00h00m00s");
      await expect(toasts).toHaveCount(1);
    },
  },
  {
    at: "2026-06-17T02:00:00Z",
    what: "the maintenance ends, and the next is told of",
    before: has("maintenance", "Ongoing"),
    after: async (parts) => {
      await has("maintenance", "Upcoming")(parts);
      await has("maintenance", "no end announced")(parts);
      await lacks("maintenance", "Dev letter")(parts);
    },
  },
  {
    at: "2026-06-17T04:00:00Z",
    what: "a maintenance without an end starts",
    before: async ({ maintenance }) => expect(maintenance.getByRole("timer")).toHaveCount(1),
    after: async (parts) => {
      await has("maintenance", "Ongoing")(parts);
      await expect(parts.maintenance.getByRole("timer")).toHaveCount(0);
    },
  },
  {
    at: "2026-06-17T05:00:00Z",
    what: "a prayer ends and a character debuts",
    before: async (parts) => {
      await has("ongoing", "Festival of Hot Springs")(parts);
      await has("characters", "Marisa")(parts);
    },
    after: async (parts) => {
      await lacks("ongoing", "Festival of Hot Springs")(parts);
      await lacks("characters", "Marisa")(parts);
    },
  },
];

test("through a whole day every change appears at its second", async ({
  page,
  startClockAt,
  pauseClockAt,
}) => {
  await startClockAt("2026-06-16T04:30:00Z");
  await page.goto("/");
  const parts = partsOf(page);
  await expect(parts.reset).toContainText(/\d/);
  for (const { at, what, before, after } of DAY) {
    await test.step(`${at}: ${what}`, async () => {
      await pauseClockAt(new Date(Date.parse(at) - 1_000).toISOString());
      await before(parts);
      await page.clock.runFor(900);
      await before(parts);
      await page.clock.runFor(100);
      await after(parts);
    });
  }
});

test("the toast of the new day goes after five seconds", async ({
  page,
  startClockAt,
  pauseClockAt,
}) => {
  await startClockAt("2026-06-15T23:00:00Z");
  await page.goto("/");
  const { reset, toasts } = partsOf(page);
  await expect(reset).toContainText(/\d/);
  await pauseClockAt("2026-06-15T23:59:59Z");
  await page.clock.runFor(5_900);
  await expect(toasts).toBeVisible();
  await page.clock.runFor(700);
  await expect(toasts).toHaveCount(0);
});

test("a page that slept through the night wakes up with the right state", async ({
  page,
  faults,
  startClockAt,
  pauseClockAt,
}) => {
  // The server's clock is days behind, so the page asks again; an answer while hidden would be drawn.
  faults.allow(/Failed to load resource/);
  await page.route("/healthz", (route) => route.abort());
  await startClockAt("2026-06-16T22:30:00Z");
  await page.goto("/");
  const parts = partsOf(page);
  await expect(parts.reset).toContainText(/\d/);
  await pauseClockAt("2026-06-16T23:00:00Z");
  await expect(parts.reset).toHaveText("00d01h00m00s");
  await setVisibility(page, "hidden");
  await page.clock.fastForward("06:30:00");
  await expect(parts.reset).toHaveText("00d01h00m00s");
  await setVisibility(page, "visible");
  await page.clock.runFor(100);
  await expect(parts.reset).toHaveText("00d18h30m00s");
  await has("maintenance", "no end announced")(parts);
  await lacks("ongoing", "Festival of Hot Springs")(parts);
  await expect(parts.toasts).toBeVisible();
});

test("a countdown ticks each second and is quiet", async ({ page, startClockAt, pauseClockAt }) => {
  await startClockAt("2026-06-15T15:00:00Z");
  await page.goto("/");
  const { reset, toasts } = partsOf(page);
  await expect(reset).toContainText(/\d/);
  await pauseClockAt("2026-06-15T22:58:50Z");
  const times = ["00d01h01m10s", "00d01h01m09s", "00d01h01m08s", "00d01h01m07s"];
  for (const time of times) {
    await expect(reset).toHaveText(time);
    await page.clock.runFor(1_000);
  }
  await expect(reset).not.toHaveAttribute("aria-live", /polite|assertive/);
  await expect(toasts).toHaveCount(0);
});

test("a visitor's clock that is wrong does not count", async ({ page, startClockAt }) => {
  // The server's is at noon of the day before.
  await startClockAt("2026-06-16T17:00:00Z", { isWrong: true });
  await page.goto("/");
  const { reset, ongoing } = partsOf(page);
  await expect(reset).toHaveText(/^00d1[12]h/);
  await expect(ongoing).toContainText("Festival of Hot Springs");
});

/** As when the visitor turns to another tab, and back. */
async function setVisibility(page: Page, state: "hidden" | "visible"): Promise<void> {
  await page.evaluate((state) => {
    Object.defineProperty(document, "visibilityState", { configurable: true, get: () => state });
    document.dispatchEvent(new Event("visibilitychange"));
  }, state);
}
