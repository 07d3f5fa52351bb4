import type { Page } from "@playwright/test";
import { releasedFloors } from "#tests/fixtures/browser/site-pack/tower.ts";
import {
  canonicalLink,
  floorContent,
  floorHeading,
  floorList,
  TOWER,
} from "#tests/fixtures/browser/tower-page.ts";
import { expect, test } from "./fixtures.ts";

test.use({ loadsAhead: true });

test("without a floor in the URL none is chosen", async ({ page }) => {
  await page.goto(TOWER);
  await expect(page).toHaveTitle("Scarlet Devil Tower – LostWord Almanac");
  await expect(canonicalLink(page)).toHaveAttribute("href", TOWER);
  await expect(page.getByText("Choose a floor from the list.")).toBeVisible();
  await expect(floorList(page).locator("[aria-current]")).toHaveCount(0);
  await expect(floorList(page).getByRole("link")).toHaveCount(releasedFloors);
});

for (const [query, floor] of [
  ["floor=", null],
  ["floor=abc", null],
  ["floor=0", 1],
  ["floor=-3", 1],
  ["floor=12abc", 12],
  ["floor=1e9", 1],
  ["floor=31", releasedFloors],
  ["floor=99999999999999999999", releasedFloors],
] as const) {
  test(`the query ${query} shows ${floor === null ? "no floor" : `floor ${floor}`}`, async ({
    page,
    request,
  }) => {
    const html = await (await request.get(`${TOWER}?${query}`)).text();
    expect(html.includes("Choose a floor from the list.")).toBe(floor === null);
    await page.goto(`${TOWER}?${query}`);
    if (floor === null) {
      await expect(floorHeading(page)).toHaveCount(0);
      return;
    }
    await expect(floorHeading(page)).toContainText(`Floor #${floor}`);
    await expect(page).toHaveTitle(`Scarlet Devil Tower Floor #${floor} – LostWord Almanac`);
    await expect(canonicalLink(page)).toHaveAttribute("href", `${TOWER}?floor=${floor}`);
  });
}

test("choosing a floor changes URL, title and canonical path, and back returns", async ({
  page,
}) => {
  await page.goto(`${TOWER}?floor=5`);
  await floorList(page).getByRole("link", { name: "2 Boss" }).click();
  await expect(page).toHaveURL(`${TOWER}?floor=2`);
  await expect(page).toHaveTitle("Scarlet Devil Tower Floor #2 – LostWord Almanac");
  await expect(canonicalLink(page)).toHaveAttribute("href", `${TOWER}?floor=2`);
  await expect(floorContent(page)).toContainText("Letty Whiterock");
  await expect(floorList(page).locator("[aria-current]")).toHaveText("2Boss");
  await page.goBack();
  await expect(floorHeading(page)).toContainText("Floor #5");
  await expect(page).toHaveTitle("Scarlet Devil Tower Floor #5 – LostWord Almanac");
});

test("quick choices over a slow network never show the wrong floor", async ({ page }) => {
  const arrive = await holdDetails(page);
  await page.goto(`${TOWER}?floor=20`);
  await expect(floorContent(page)).toContainText("Fairy");
  for (const name of ["1", "3", "2 Boss"]) {
    await floorList(page).getByRole("link", { name, exact: true }).click();
    await expect(floorContent(page)).toHaveCount(0);
  }
  const [first, third] = [1, 3].map((floor) =>
    page.waitForResponse((response) => response.url().endsWith(`get-detail?floor=${floor}`)),
  );
  arrive(1);
  await first;
  await expect(floorHeading(page)).toContainText("Floor #2");
  await expect(floorContent(page)).toHaveCount(0);
  arrive(2);
  await expect(floorContent(page)).toContainText("Letty Whiterock");
  arrive(3);
  await third;
  await expect(floorHeading(page)).toContainText("Floor #2");
  await expect(floorContent(page)).toContainText("Letty Whiterock");
});

test("the floors beside the chosen one are loaded ahead of time, but not without a network", async ({
  page,
  setOffline,
}) => {
  const ahead = ["get-list", "floor=6", "floor=4"].map((end) =>
    page.waitForResponse((response) => response.url().endsWith(end)),
  );
  await page.goto(`${TOWER}?floor=5`);
  await Promise.all(ahead);
  await page.waitForLoadState("networkidle");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await setOffline(true);
  await page.keyboard.press("ArrowRight");
  await expect(floorHeading(page)).toContainText("Floor #6");
  await expect(floorContent(page)).toContainText("Fairy");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect(floorHeading(page)).toContainText("Floor #4");
  await expect(floorContent(page)).toContainText("Fairy");
  // Other pages may still be fetched ahead; that nothing is missing here shows by itself.
  expect(asked.filter((address) => address.includes("/api/"))).toEqual([]);
  await setOffline(false);
});

for (const [status, body, message] of [
  [200, "null", "the site sent no data for it"],
  [404, '{"detail":"tower floor detail data is null"}', "the site sent no data for it"],
  [500, '{"detail":"The server failed"}', "The server failed"],
  [
    200,
    '{"content":{"enemies":[{"weaks":["plasma"],"resists":[],"affinities":[]}]}}',
    "this page cannot show what the site sent",
  ],
] as const) {
  test(`an answer ${status} ${body} says: ${message}; the floor can be tried again`, async ({
    page,
    faults,
  }) => {
    faults.allow(/status of (404|500)/);
    let isBroken = true;
    await page.route("**/api/towers/get-detail?floor=2", (route) =>
      isBroken ? route.fulfill({ status, body }) : route.continue(),
    );
    await page.goto(`${TOWER}?floor=10`);
    await floorList(page).getByRole("link", { name: "2 Boss" }).click();
    await expect(page.getByRole("alert")).toContainText(message);
    isBroken = false;
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(floorContent(page)).toContainText("Letty Whiterock");
  });
}

/** Lets each answer of the tower's details wait until the test says go. */
async function holdDetails(page: Page) {
  const gates = new Map<string, PromiseWithResolvers<void>>();
  const gate = (floor: string | number) => {
    const made = gates.get(String(floor)) ?? Promise.withResolvers<void>();
    gates.set(String(floor), made);
    return made;
  };
  await page.route("**/api/towers/get-detail?*", async (route) => {
    const floor = new URL(route.request().url()).searchParams.get("floor") ?? "";
    await gate(floor).promise;
    await route.continue();
  });
  return (floor: number) => gate(floor).resolve();
}
