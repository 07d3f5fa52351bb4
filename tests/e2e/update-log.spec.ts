import { logEntries } from "#tests/fixtures/browser/site-pack/updates.ts";
import { expect, test } from "./fixtures.ts";

const PATH = "/update-log";

test("the log begins with the newest entry, with its lists, links and inner items", async ({
  page,
}) => {
  await page.goto(PATH);
  await expect(page).toHaveTitle("Update Log – LostWord Almanac");
  await expect(page.getByText(`${logEntries} entries`)).toBeVisible();
  const entry = page.getByRole("article").first();
  await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText("June 2026");
  await expect(entry.getByRole("heading", { level: 3 })).toHaveText("Long entry");
  await expect(entry.getByText("With lists that nest")).toBeVisible();
  await expect(entry.getByText("Jun 14, 2026 09:30 UTC")).toBeVisible();
  await expect(entry.getByRole("heading", { level: 4 })).toHaveText(["Contents", "Data"]);
  await expect(entry.getByRole("listitem").filter({ hasText: "By name" }).last()).toBeVisible();
  await expect(entry.getByRole("link", { name: "News" })).toHaveAttribute(
    "href",
    "https://example.org/news",
  );
  await entry.getByRole("link", { name: "All cards" }).click();
  await expect(page).toHaveURL("/story-cards");
});

test("an entry of one list does not name it, one without items has none", async ({ page }) => {
  await page.goto(PATH);
  const plain = page.getByRole("article", { name: "Plain entry 20" });
  await expect(plain.getByRole("listitem")).toHaveText(["Record 20"]);
  await expect(plain.getByRole("heading", { level: 4 })).toHaveCount(0);
  const empty = page.getByRole("article", { name: "Entry without items" });
  await expect(empty.getByRole("list")).toHaveCount(0);
});

test("what exceeds the lines of an entry stands behind 'Read More'", async ({ page }) => {
  await page.goto(PATH);
  const entry = page.getByRole("article", { name: "Long entry" });
  await expect(entry.getByText("Record one")).toBeVisible();
  await expect(entry.getByText("Record three")).toBeHidden();
  await entry.locator("summary").focus();
  await expect(entry.getByText("This site: 1 change")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(entry.getByText("Record three")).toBeVisible();
  await expect(entry.getByText("Of the site itself")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(entry.getByText("Record three")).toBeHidden();
  await expect(page.getByText("Read More")).toHaveCount(1);
});

test("the log grows to its end as one scrolls, and is as long after coming back", async ({
  page,
}) => {
  // So low that ten entries reach below it.
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.goto(PATH);
  await page.evaluate(() => document.fonts.ready);
  const entries = page.getByRole("article");
  await expect(entries).toHaveCount(10);
  await page.getByText("Loading...").scrollIntoViewIfNeeded();
  await expect(entries).toHaveCount(20);
  await expect(page).toHaveURL(`${PATH}?shown=20`);
  await page.getByText("Loading...").scrollIntoViewIfNeeded();
  await expect(entries).toHaveCount(logEntries);
  await expect(entries.last()).toContainText("Plain entry 1");
  await expect(page.getByText("•", { exact: true })).toBeVisible();
  await page.goto("/story-cards");
  await page.goBack();
  await expect(entries).toHaveCount(logEntries);
});

test("what could not be loaded is loaded on demand", async ({ page, faults }) => {
  faults.allow(/503|Failed to load resource/);
  await page.route("**/api/general/updates*", (route) => route.fulfill({ status: 503 }));
  await page.goto(PATH);
  await page.getByText("Loading...").scrollIntoViewIfNeeded();
  await expect(page.getByRole("alert")).toContainText("the site sent no data for it");
  await page.unroute("**/api/general/updates*");
  await page.getByRole("button", { name: "Try again" }).click();
  // It goes on by itself where its end is still in sight.
  await expect(page.getByRole("article").nth(19)).toBeAttached();
});

test("hidden items are nowhere on the page until somebody wants to see them", async ({
  page,
  request,
}) => {
  const html = await (await request.get(PATH)).text();
  expect(html).toContain("Known to all");
  expect(html).not.toMatch(/Told in the afternoon|Never told|Nor this/);
  await page.goto(PATH);
  const entry = page.getByRole("article", { name: "Entry with secrets" });
  await expect(entry.getByText("Hidden as a spoiler")).toHaveCount(2);
  await entry.getByRole("button", { name: "Show what is hidden" }).first().click();
  await expect(entry.getByText("Told in the afternoon")).toBeVisible();
  await expect(entry.getByText("Never told")).toBeVisible();
  await expect(entry.getByText("Nor this")).toBeVisible();
  await expect(entry.getByText("Hidden as a spoiler")).toHaveCount(0);
});

test("spoiler mode shows hidden items, and hides them again", async ({ page }) => {
  await page.goto(PATH);
  const secret = page.getByText("Never told");
  await page.evaluate(() => localStorage.setItem("jp-content", "true"));
  await page.reload();
  await expect(secret).toBeVisible();
  await page.evaluate(() => localStorage.setItem("jp-content", "false"));
  await page.reload();
  await expect(page.getByText("Hidden as a spoiler")).toHaveCount(2);
  await expect(secret).toHaveCount(0);
});

test("an item appears at the second of its reveal", async ({
  page,
  startClockAt,
  pauseClockAt,
}) => {
  await startClockAt("2026-06-15T15:00:00Z");
  await page.goto(PATH);
  await expect(page.getByText("Hidden as a spoiler")).toHaveCount(2);
  await expect(page.getByRole("button", { name: "Show what is hidden" })).toHaveCount(2);
  await pauseClockAt("2026-06-15T15:59:59Z");
  await expect(page.getByText("Hidden as a spoiler")).toHaveCount(2);
  await page.clock.runFor(1_000);
  await expect(page.getByText("Told in the afternoon")).toBeVisible();
  await expect(page.getByText("Hidden as a spoiler")).toHaveCount(1);
});

for (const alias of ["/updates", "/logs", "/changes", "/change-log"]) {
  test(`${alias} shows the log and leads to its first address`, async ({ page }) => {
    await page.goto(alias);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Update Log");
    await expect(page).toHaveURL("/update-log");
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", PATH);
  });
}

for (const [query, shown] of [
  ["?shown=20", 20],
  ["?shown=12", 12],
  ["?shown=9999", logEntries],
  ["?shown=-3", 10],
  ["?shown=many", 10],
] as const) {
  test(`${PATH}${query} shows ${shown} entries`, async ({ scriptlessPage: page }) => {
    await page.goto(PATH + query);
    await expect(page.getByRole("article")).toHaveCount(shown);
  });
}

test("without scripts the log is read on by links", async ({ scriptlessPage: page }) => {
  await page.goto(PATH);
  await expect(page.getByRole("button", { name: "Show" })).toHaveCount(0);
  await page.getByText("Read More").click();
  await expect(page.getByText("Record three")).toBeVisible();
  await page.getByRole("link", { name: "More entries" }).click();
  await expect(page.getByRole("article")).toHaveCount(20);
  await page.getByRole("link", { name: "More entries" }).click();
  await expect(page.getByRole("article")).toHaveCount(logEntries);
  await expect(page.getByText("•", { exact: true })).toBeVisible();
});
