import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { ownReimu } from "./collection-steps.ts";
import { expect, isWritten, onPhoneOnly, test } from "./fixtures.ts";

const ownedCount = (page: Page) =>
  page.getByRole("region", { name: "What I own" }).getByText(/ characters, /);

test("a browser without storage says so, on a list and on the page", async ({ page }) => {
  await page.addInitScript(() => {
    const denied = () => {
      throw new DOMException("Denied.", "SecurityError");
    };
    Object.defineProperty(window, "localStorage", { get: denied });
    Object.defineProperty(window, "indexedDB", { value: undefined });
  });
  await page.goto("/characters/role-type");
  await page.getByRole("button", { name: "Mark what I own" }).click();
  await expect(page.getByText(/did not keep the change/)).toBeVisible();
  await page.goto("/collection");
  await expect(page.getByRole("alert")).toHaveText(/keeps nothing for this site/);
});

test("files of others, noise and later versions are refused, and nothing changes", async ({
  page,
}) => {
  await ownReimu(page);
  await page.goto("/collection");
  await expect(ownedCount(page)).toHaveText(/^1 of /);
  const choose = page.getByLabel("Open a file or table");
  for (const [name, content, sentence] of [
    ["noise.json", "\u0000".repeat(10_000_000), /far larger than any collection/],
    ["box.png", "\u0089PNG\r\n", /no collection of the LostWord Almanac/],
    ["later.json", '{"format":"lostword-almanac-collection","version":2}', /later than 1/],
    ["list.csv", "name,owned\nReimu,1", /no column "kind", "id", "count"/],
    ["empty.csv", "", /no column/],
  ] as const) {
    await choose.setInputFiles({ name, mimeType: "text/plain", buffer: Buffer.from(content) });
    await expect(page.getByRole("alert")).toHaveText(sentence);
    await expect(page.getByRole("alert")).toHaveText(/Nothing was changed\.$/);
  }
  await expect(ownedCount(page)).toHaveText(/^1 of /);
});

test("profiles of odd and of equal names come back from a file, each as it was", async ({
  page,
}) => {
  await ownReimu(page);
  await page.goto("/collection");
  await page.getByText("Add, rename or remove a profile").click();
  const name = page.getByRole("textbox", { name: "Name of a profile" });
  const chosen = page.getByRole("combobox", { name: "Profile" }).locator("option:checked");
  const odd = `\u202e${"あ🍵".repeat(12)}`;
  for (const one of [odd, odd]) {
    await name.fill(one);
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await expect(chosen).toHaveText(one);
  }
  await name.fill("x".repeat(200));
  await expect(name).toHaveValue("x".repeat(40));
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as a file" }).click();
  const text = await readFile(await (await saved).path());
  await page.reload();
  await page
    .getByLabel("Open a file or table")
    .setInputFiles({ name: "box.json", mimeType: "application/json", buffer: text });
  const read = page.getByRole("group", { name: "Profiles of the file" }).getByRole("button");
  await expect(read).toHaveText(["My collection", odd, odd]);
  await read.first().click();
  const offered = page.getByRole("region", { name: "My collection in the file (1 of 3)" });
  await expect(offered.getByText("Would come: 1")).toBeVisible();
});

test("what was done before the page was left is undone and done again", async ({ page }) => {
  await ownReimu(page);
  await page.goto("/collection");
  await expect(ownedCount(page)).toHaveText(/^1 of /);
  await page.getByRole("button", { name: "Undo: Owned: Reimu Hakurei" }).click();
  await expect(ownedCount(page)).toHaveText(/^0 of /);
  await isWritten(page);
  await page.reload();
  await page.getByRole("button", { name: "Redo: Owned: Reimu Hakurei" }).click();
  await expect(ownedCount(page)).toHaveText(/^1 of /);
});

test("what is no number leaves an amount as it was", async ({ page }) => {
  await page.goto("/collection");
  const coins = page.getByRole("textbox", { name: "Coins" });
  await coins.fill("7");
  await coins.blur();
  await expect(page.getByRole("button", { name: "Undo: Coins" })).toBeVisible();
  await coins.fill("many");
  await coins.blur();
  await expect(coins).toHaveValue("7");
});

test("an amount may be typed in full-width digits", async ({ page }) => {
  await page.goto("/collection");
  const coins = page.getByRole("textbox", { name: "Coins" });
  await coins.fill("２５");
  await coins.blur();
  await expect(page.getByRole("button", { name: "Undo: Coins" })).toBeVisible();
  await expect(coins).toHaveValue("25");
});

test("a link that is only looked at is not kept", async ({ page }) => {
  await ownReimu(page);
  await page.goto("/collection");
  const link = page.getByRole("link", { name: "Link to this collection" });
  const fragment = await link.getAttribute("href");
  await page.getByRole("button", { name: "Undo: Owned: Reimu Hakurei" }).click();
  await expect(ownedCount(page)).toHaveText(/^0 of /);
  await isWritten(page);
  await page.goto("/offline");
  await page.goto(`/collection${fragment}`);
  await page.getByRole("button", { name: "Look only" }).click();
  await expect(ownedCount(page)).toHaveText(/^1 of /);
  await page.goto("/offline");
  await page.goto("/collection");
  await expect(ownedCount(page)).toHaveText(/^0 of /);
});

for (const [what, path] of [
  ["a card of the list", "/story-cards"],
  ["a card of an artist", "/story-cards/illustrators"],
  ["a picture of a prayer, and a row of its pool", "/prayers/info/festival-springs"],
  ["a character of a pool", "/prayer/standard-prayer"],
  ["a new card at home", "/"],
] as const) {
  test(`a finger that rests owns ${what}`, onPhoneOnly, async ({ page }) => {
    await ownReimu(page);
    await page.goto(path);
    const links = page
      .locator('main a:is([href^="/characters?character="], [href^="/story-cards?card="])')
      .filter({ visible: true });
    const devtools = await page.context().newCDPSession(page);
    for (const link of [links.first(), links.last()]) {
      await link.scrollIntoViewIfNeeded();
      const { x, y, width, height } = (await link.boundingBox()) ?? {
        x: 0,
        y: 0,
        width: 0,
        height: 0,
      };
      const touchPoints = [{ x: x + width / 2, y: y + Math.min(height / 2, 20) }];
      await devtools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
      await expect(
        page.getByRole("status").filter({ hasText: /Owned: |Not owned: / }),
      ).toBeVisible();
      await devtools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expect(page.getByRole("status").filter({ hasText: /wned: / })).toBeHidden();
    }
  });
}
