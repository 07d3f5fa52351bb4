import type { Page } from "@playwright/test";
import { releasedCards } from "#tests/fixtures/browser/site-pack/story-cards.ts";
import { expect, test } from "./fixtures.ts";

const RELEASE = "2026-06-20T05:00:00Z";
const future = (page: Page) => page.getByRole("article", { name: "Lake of the Future" });
const countLine = (page: Page) => page.getByRole("status").filter({ hasText: /story cards?/ });

test("a card appears when its release comes", async ({ page, startClockAt }) => {
  await startClockAt("2026-06-20T04:59:00Z");
  await page.goto("/story-cards");
  await expect(page.getByText("Loading...", { exact: true })).toBeVisible();
  await expect(future(page)).toBeHidden();
  await expect(countLine(page)).toHaveText(`Showing all ${releasedCards} story cards`);
  await page.clock.fastForward(60_000);
  await expect(future(page)).toBeVisible();
  await expect(countLine(page)).toHaveText(`Showing all ${releasedCards + 1} story cards`);
});

test("with JP-only content a card to come shows question marks until its release", async ({
  page,
  startClockAt,
}) => {
  await startClockAt("2026-06-20T04:59:00Z");
  await page.addInitScript(() => localStorage.setItem("jp-content", "true"));
  await page.goto("/story-cards");
  const card = future(page);
  await expect(card).toContainText("?–90");
  await expect(card).toContainText("?–3");
  await expect(countLine(page)).toHaveText(`Showing all ${releasedCards + 1} story cards`);
  await page.clock.fastForward(Date.parse(RELEASE) - Date.parse("2026-06-20T04:59:00Z"));
  await expect(card).not.toContainText("?");
  await expect(card).toContainText("from a higher limit break");
});
