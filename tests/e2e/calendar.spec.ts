import type { Page } from "@playwright/test";
import { expect, onPhoneToo, test } from "./fixtures.ts";

const feed = (page: Page) => page.getByRole("region", { name: "Your feed" });

test("ticking builds the address, which is a calendar", async ({ page, request }) => {
  await page.goto("/calendar");
  await expect(feed(page)).toContainText("/calendar.ics");
  await page.getByRole("checkbox", { name: "Daily reset" }).check();
  await page.getByRole("checkbox", { name: "Festival", exact: true }).check();
  await page.getByLabel("1 hour before").check();
  await page.getByLabel("Only prayers that feature a character").fill("marisa");
  await page
    .getByRole("checkbox", { name: /Marisa/ })
    .first()
    .check();
  await expect(page).toHaveURL(/alarm=1h/);
  const address = await feed(page).getByRole("status").innerText();
  expect(address).toMatch(
    /\?kinds=prayers,releases,maintenance,reset&types=festival&characters=[\w-]+&alarm=1h$/,
  );
  const answer = await request.get(address);
  expect(await answer.text()).toContain("BEGIN:VCALENDAR");
  await expect(feed(page).getByRole("link", { name: "Subscribe" })).toHaveAttribute(
    "href",
    /^webcal:\/\//,
  );
  await expect(feed(page).getByRole("link", { name: /Google/ })).toHaveAttribute(
    "href",
    /cid=webcal%3A/,
  );
  await expect(feed(page).getByRole("link", { name: /Outlook/ })).toHaveAttribute(
    "href",
    /calendar\.ics/,
  );
});

test("without scripts the form is answered by the server", async ({ scriptlessPage }) => {
  await scriptlessPage.goto("/calendar");
  await scriptlessPage.getByRole("checkbox", { name: "Maintenance" }).uncheck();
  await scriptlessPage.getByLabel("1 day before").check();
  await scriptlessPage.getByRole("button", { name: "Make the address" }).click();
  await expect(feed(scriptlessPage)).toContainText("/calendar.ics?kinds=prayers,releases&alarm=1d");
});

test("a prayer is added to a calendar by itself", async ({ page, request }) => {
  await page.goto("/prayers/info/festival-springs");
  const link = page.getByRole("link", { name: "Add to calendar" });
  const answer = await request.get((await link.getAttribute("href")) ?? "");
  expect(await answer.text()).toContain("Festival of Hot Springs");
});

test("the builder is accessible", onPhoneToo, async ({ page, expectAccessible }) => {
  await page.goto("/calendar?find=reimu");
  await expectAccessible();
});
