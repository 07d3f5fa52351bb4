import { expect, test } from "./fixtures.ts";

test("a page that stays open asks for its data when its moment has come, and stays without a network", async ({
  page,
  faults,
  startClockAt,
  pauseClockAt,
}) => {
  faults.allow(/Failed to load resource/);
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("rebirth-order.data")) asked.push(request.url());
  });
  await page.route("/healthz", (route) => route.abort());
  await startClockAt("2026-06-15T15:00:00Z");
  await page.goto("/characters/rebirth-order");
  const batch = page.getByRole("region", { name: "Batch 3" });
  await expect(batch.getByRole("timer")).toHaveText(/4d/);
  const tried = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/healthz"));
  await pauseClockAt("2026-06-25T00:00:00Z");
  await page.clock.runFor(1_000);
  await tried;
  await expect(batch).toBeVisible();
  expect(asked).toEqual([]);
  await page.unroute("/healthz");
  const answered = page.waitForResponse(/rebirth-order\.data/);
  await page.clock.runFor(60_000);
  expect((await answered).status()).toBe(200);
  await expect(batch).toBeVisible();
});
