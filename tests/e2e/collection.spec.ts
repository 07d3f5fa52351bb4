import type { Page, Request } from "@playwright/test";
import { ownReimu } from "./collection-steps.ts";
import { expect, isWritten, onPhoneToo, test } from "./fixtures.ts";

const ownedCount = (page: Page) =>
  page.getByRole("region", { name: "What I own" }).getByText(/ characters, /);

test("without scripts the page explains itself and offers nothing", async ({ scriptlessPage }) => {
  await scriptlessPage.goto("/collection");
  await expect(scriptlessPage.getByRole("heading", { level: 1 })).toHaveText("My Collection");
  await expect(scriptlessPage.getByText(/kept and shown by scripts/)).toBeVisible();
  await expect(scriptlessPage.getByRole("main").getByRole("button")).toHaveCount(0);
  await expect(scriptlessPage.getByText("Loading...")).toBeHidden();
});

test("what is owned is marked on every list, and stays", onPhoneToo, async ({ page }) => {
  const modal = await ownReimu(page);
  await modal.getByRole("button", { name: "Limit break: one more" }).click();
  await page.keyboard.press("w");
  await expect(modal.getByRole("button", { name: "Wanted" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await isWritten(page);
  await page.goto("/characters/role-type");
  const tile = page.getByRole("link", { name: /^Reimu Hakurei.*owned, wanted$/ });
  await expect(tile.first()).toBeVisible();
  await page.reload();
  await expect(tile.first()).toBeVisible();
});

test("a page of a visitor without a collection loads none of its storage", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto("/characters/role-type");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(asked.filter((address) => /collection/.test(address))).toEqual([]);
});

test("two tabs join what they change", async ({ page, context }) => {
  await ownReimu(page);
  const other = await context.newPage();
  await other.goto("/collection");
  await expect(ownedCount(other)).toHaveText(/^1 of /);
  await page.keyboard.press("o");
  await expect(ownedCount(other)).toHaveText(/^0 of /);
  await other.getByRole("button", { name: /^Undo/ }).click();
  await expect(
    page.getByRole("dialog", { name: "Reimu Hakurei" }).getByRole("button", { name: "Owned" }),
  ).toHaveAttribute("aria-pressed", "true");
});

test("storage that was wiped comes back from the link, which no server sees", async ({ page }) => {
  const sent: Request[] = [];
  page.on("request", (request) => sent.push(request));
  await ownReimu(page);
  await page.goto("/collection");
  await expect(ownedCount(page)).toHaveText(/^1 of /);
  const link = await page
    .getByRole("link", { name: "Link to this collection" })
    .getAttribute("href");
  const fragment = link?.replace("#", "") ?? "";
  expect(fragment.length).toBeLessThanOrEqual(520);

  await page.goto("/offline");
  await page.evaluate(async () => {
    localStorage.clear();
    for (const { name } of await indexedDB.databases()) {
      if (name) indexedDB.deleteDatabase(name);
    }
  });
  await page.goto("/collection");
  await expect(ownedCount(page)).toHaveText(/^0 of /);
  await page.goto("/offline");
  await page.goto(`/collection#${fragment}`);
  const offered = page.getByRole("region", { name: "The collection in this link" });
  await expect(offered.getByText("Would come: 1")).toBeVisible();
  await offered.getByRole("button", { name: "Write 1 changes" }).click();
  await expect(ownedCount(page)).toHaveText(/^1 of /);

  const told = sent.map((request) => `${request.url()} ${request.postData() ?? ""}`);
  expect(told.filter((text) => text.includes(fragment.slice(3)))).toEqual([]);
  expect(sent.filter((request) => request.method() !== "GET")).toEqual([]);
});

test("a broken link says so and changes nothing", async ({ page }) => {
  await page.goto("/collection#c=1AAAA");
  await expect(page.getByRole("alert")).toHaveText(/link is broken.*as it was/);
});

test("many are marked one after another, and undone", async ({ page }) => {
  await page.goto("/collection");
  const list = page.getByRole("region", { name: "Characters and cards" });
  await list.getByRole("button", { name: "Mark many" }).click();
  await list
    .getByRole("link", { name: /^Reimu Hakurei/ })
    .first()
    .click();
  await list
    .getByRole("link", { name: /^Marisa Kirisame/ })
    .first()
    .click();
  await expect(ownedCount(page)).toHaveText(/^2 of /);
  await isWritten(page);
  await list.getByRole("button", { name: /^Undo/ }).click();
  await expect(ownedCount(page)).toHaveText(/^1 of /);
  await list.getByRole("button", { name: /^Redo/ }).click();
  await expect(ownedCount(page)).toHaveText(/^2 of /);
});

test("what is owned stands by role, world and rarity, each with how many", async ({ page }) => {
  await ownReimu(page);
  await page.goto("/collection");
  const list = page.getByRole("region", { name: "Characters and cards" });
  const reimu = list.getByRole("link", { name: /^Reimu Hakurei,.*owned$/ });
  await list.getByRole("radio", { name: "World" }).check();
  await expect(list.getByRole("region", { name: /^L1 1 \/ / }).getByRole("link")).toHaveCount(1);
  await expect(reimu).toBeVisible();
  await list.getByRole("radio", { name: /^Missing/ }).check();
  await expect(reimu).toHaveCount(0);
  await list.getByRole("radio", { name: "Story cards" }).check();
  await list.getByRole("radio", { name: "All" }).check();
  await expect(list.getByRole("region", { name: /^5★ 0 \/ / })).toBeVisible();
});

test("a profile is emptied only after a word of consent, and comes back", async ({ page }) => {
  await page.goto("/collection");
  const list = page.getByRole("region", { name: "Characters and cards" });
  await list.getByRole("button", { name: "Mark many" }).click();
  await list
    .getByRole("link", { name: /^Reimu Hakurei/ })
    .first()
    .click();
  await list
    .getByRole("link", { name: /^Marisa Kirisame/ })
    .first()
    .click();
  await expect(ownedCount(page)).toHaveText(/^2 of /);
  await isWritten(page);
  await page.getByText("Add, rename or remove a profile").click();
  await page.getByRole("button", { name: "Empty “My collection”" }).click();
  await expect(page.getByRole("alert")).toHaveText(/takes all 2 records out/);
  await expect(ownedCount(page)).toHaveText(/^2 of /);
  await page.getByRole("button", { name: "Empty it all the same" }).click();
  await expect(ownedCount(page)).toHaveText(/^0 of /);
  await page.getByText("Earlier states").click();
  await expect(page.getByText(/before “Emptied My collection”, 2 things differ/)).toBeVisible();
  await page.getByRole("button", { name: "Look or restore" }).first().click();
  await page.getByRole("button", { name: "Write 2 changes" }).click();
  await expect(ownedCount(page)).toHaveText(/^2 of /);
});

test("a file is read back thing by thing; another game's says what is wrong", async ({ page }) => {
  await page.goto("/collection");
  await expect(ownedCount(page)).toBeVisible();
  const choose = page.getByLabel("Open a file or table");
  const file = (text: string) => ({
    name: "box.json",
    mimeType: "application/json",
    buffer: Buffer.from(text),
  });
  await choose.setInputFiles(file('{"format":"GOOD","version":1}'));
  await expect(page.getByRole("alert")).toHaveText(/no collection of the LostWord Almanac/);
  const profile = {
    name: "Main",
    characters: { "l1-reimu": { owned: true, limitBreak: 2 }, "zz-later": { wanted: true } },
  };
  const whole = {
    format: "lostword-almanac-collection",
    version: 1,
    exportedAt: "2026-11-28T00:00:00Z",
    profiles: [profile],
  };
  await choose.setInputFiles(file(JSON.stringify(whole)));
  const offered = page.getByRole("region", { name: "Main in box.json" });
  await expect(offered.getByLabel(/^Reimu Hakurei not owned → owned, limit break 2/)).toBeChecked();
  await offered.getByRole("button", { name: /^Write/ }).click();
  await expect(ownedCount(page)).toHaveText(/^1 of /);
});

test("the page is accessible, with an offered file too", async ({ page, expectAccessible }) => {
  await ownReimu(page);
  await expectAccessible();
  await page.goto("/collection");
  await expect(ownedCount(page)).toHaveText(/^1 of /);
  await page.getByRole("button", { name: "Show as QR code" }).click();
  await expect(page.getByRole("img", { name: /QR code/ })).toBeVisible();
  await expectAccessible();
});

test("a list shows what is owned alone, and the address says so", async ({ page }) => {
  await ownReimu(page);
  await page.goto("/characters/role-type");
  await page.getByRole("radio", { name: /^Owned/ }).check();
  await expect(page).toHaveURL(/mine=owned/);
  await expect(
    page.getByRole("main").getByRole("link", { name: /^Reimu Hakurei.*owned/ }),
  ).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: /^Marisa Kirisame/ })).toHaveCount(
    0,
  );
  await page.getByRole("radio", { name: /^Missing/ }).check();
  await expect(
    page.getByRole("main").getByRole("link", { name: /^Reimu Hakurei.*owned/ }),
  ).toHaveCount(0);
});

test("a card is owned in its modal, and the list of cards shows the missing ones", async ({
  page,
}) => {
  await page.goto("/story-cards");
  const first = page.getByRole("main").getByRole("heading", { level: 2 }).first().getByRole("link");
  const name = (await first.textContent()) ?? "";
  await first.click();
  await page.getByRole("dialog").getByRole("button", { name: "I own this" }).click();
  await expect(page.getByRole("dialog").getByRole("button", { name: "Owned" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("radio", { name: /^Missing/ }).check();
  await expect(page.getByRole("heading", { level: 2, name, exact: true })).toHaveCount(0);
  await page.getByRole("radio", { name: /^Owned/ }).check();
  await expect(page.getByRole("heading", { level: 2, name, exact: true })).toBeVisible();
});
