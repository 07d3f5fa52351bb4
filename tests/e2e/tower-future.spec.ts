import {
  floor31Release,
  futureFloors,
  releasedFloors,
} from "#tests/fixtures/browser/site-pack/tower.ts";
import {
  canonicalLink,
  floorHeading,
  floorList,
  TOWER,
  wantSpoilers,
} from "#tests/fixtures/browser/tower-page.ts";
import { expect, test } from "./fixtures.ts";

test.use({ loadsAhead: true });

const HOUR = 3_600_000;

test("floors to come are nowhere in the page", async ({ request }) => {
  for (const query of ["", "?floor=31", "?reward=magatama", "?weak=earth"]) {
    const html = await (await request.get(TOWER + query)).text();
    expect(html).not.toMatch(/floor=31|>31<|Magatama|>JP</);
  }
});

test("with spoiler mode on, floors to come are marked and can be chosen", async ({ page }) => {
  await wantSpoilers(page);
  await page.goto(`${TOWER}?floor=5`);
  const future = floorList(page).getByRole("link", { name: /JP/ });
  await expect(future).toHaveCount(futureFloors);
  await future.last().click();
  await expect(floorHeading(page)).toContainText("Floor #31JP");
  await expect(page).toHaveTitle("Scarlet Devil Tower Floor #31 – LostWord Almanac");
  await expect(page.getByText("Magatama")).toBeVisible();
});

test("with spoiler mode on, a link to a floor to come leads to it", async ({ page }) => {
  await wantSpoilers(page);
  await page.goto(`${TOWER}?floor=99`);
  await expect(floorHeading(page)).toContainText("Floor #32JP");
  await expect(page).toHaveTitle("Scarlet Devil Tower Floor #32 – LostWord Almanac");
  await expect(canonicalLink(page)).toHaveAttribute("href", `${TOWER}?floor=32`);
});

test("a floor to come leads to no answers of another floor", async ({ page }) => {
  await wantSpoilers(page);
  await page.goto(`${TOWER}?floor=31`);
  await expect(floorHeading(page)).toContainText("Floor #31JP");
  const answers = page.getByRole("region", { name: "Best attacks" });
  await expect(answers.getByRole("link", { name: "How the index works" })).toBeVisible();
  await expect(page.getByRole("main").locator('a[href*="floor=31"][href*="/answers"]')).toHaveCount(
    0,
  );
  await expect(page.getByRole("main").locator('a[href*="floor=31"][href*="/team"]')).toHaveCount(0);
});

test("with spoiler mode on, the mark goes as soon as the floor is released", async ({
  page,
  startClockAt,
}) => {
  await wantSpoilers(page);
  await startClockAt(new Date(Date.parse(floor31Release) - HOUR).toISOString());
  await page.goto(`${TOWER}?floor=31`);
  await expect(floorHeading(page)).toContainText("Floor #31JP");
  await page.clock.fastForward(HOUR);
  await expect(floorHeading(page)).toHaveText(/Floor #31$/);
  await expect(floorList(page).getByRole("link", { name: /JP/ })).toHaveCount(futureFloors - 1);
});

test("a floor comes into the list the second it is released", async ({ page, startClockAt }) => {
  await startClockAt(new Date(Date.parse(floor31Release) - HOUR).toISOString());
  // Fetched when the browser is idle, which may be before the page counts as loaded.
  const listed = page.waitForResponse(/get-list/);
  await page.goto(TOWER);
  await (await listed).finished();
  await expect(floorList(page).getByRole("link")).toHaveCount(releasedFloors);
  await page.clock.fastForward(HOUR);
  await expect(floorList(page).getByRole("link", { name: "31" })).toBeVisible();
});

test("with spoiler mode on, floors to come are looked through as well", async ({ page }) => {
  await wantSpoilers(page);
  await page.goto(`${TOWER}?weak=earth`);
  await expect(floorList(page).getByRole("link")).toHaveText(["31JP"]);
  // How many floors each choice leaves is known of released ones only.
  const weak = page.getByRole("combobox", { name: "An enemy is weak to" });
  await expect(weak.getByRole("option", { name: "Earth" })).toHaveText("Earth");
  await page.goto(`${TOWER}?enemy=fairy`);
  await expect(floorList(page).getByRole("link").first()).toHaveText("32JP");
  await expect(floorList(page).getByRole("link")).toHaveCount(releasedFloors - 1);
});

test("with spoiler mode on, a list that does not arrive is told", async ({ page }) => {
  await wantSpoilers(page);
  await page.route("**/api/towers/get-list", (route) => route.fulfill({ body: "null" }));
  await page.goto(TOWER);
  await expect(page.getByText("the site sent no data for it")).toBeVisible();
  await expect(floorList(page).getByRole("link")).toHaveCount(releasedFloors);
});
