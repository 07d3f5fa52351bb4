import { gzipSync } from "node:zlib";
import { ownReimu } from "./collection-steps.ts";
import { expect, isWritten, test } from "./fixtures.ts";

test("a file follows every change, where the browser can write one", async ({ page }) => {
  // The browser's own folder of the site gives handles as its dialog does.
  await page.addInitScript(() => {
    Object.assign(window, {
      showSaveFilePicker: async () =>
        (await navigator.storage.getDirectory()).getFileHandle("box.json", { create: true }),
    });
  });
  const text = () =>
    page.evaluate(async () => {
      const folder = await navigator.storage.getDirectory();
      return (await (await folder.getFileHandle("box.json")).getFile()).text();
    });
  await ownReimu(page);
  await page.goto("/collection");
  await page.getByRole("button", { name: "Keep a file up to date" }).click();
  await expect(page.getByText("box.json follows every change")).toBeVisible();
  await expect.poll(text).toContain('"l1-reimu"');

  // From any page.
  await page.goto("/characters/role-type");
  await page
    .getByRole("link", { name: /^Marisa Kirisame/ })
    .first()
    .press("o");
  await expect.poll(text).toContain('"l1-marisa"');
  await page.goto("/collection");
  await page.getByRole("button", { name: "Stop keeping it" }).click();
  await expect(page.getByRole("button", { name: "Keep a file up to date" })).toBeVisible();
});

test("a browser that keeps no file says so", async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { showSaveFilePicker: undefined }));
  await page.goto("/collection");
  await expect(page.getByText(/cannot keep a file up to date/)).toBeVisible();
});

test("the export string of LostWordTracker is read item by item", async ({ page }) => {
  const json = JSON.stringify([
    { Id: 1, Obtained: true, Level: 100, LimitBreak: 4, Rebirth: true },
    { Id: 2, Obtained: false, Level: 0, LimitBreak: 0, Rebirth: false },
  ]);
  const string = Buffer.concat([Buffer.from([json.length, 0, 0, 0]), gzipSync(json)]);
  await page.goto("/collection");
  await page.getByText("From LostWordTracker").click();
  const field = page.getByRole("textbox", { name: "Export string" });
  const read = page.getByRole("button", { name: "Read the string" });
  await field.fill("no such string");
  await read.click();
  await expect(page.getByRole("alert")).toHaveText(
    /no export string of LostWordTracker.*Nothing was changed/,
  );
  await field.fill(string.toString("base64"));
  await read.click();
  const offered = page.getByRole("region", { name: "The collection of LostWordTracker" });
  await expect(
    offered.getByLabel(/^Reimu Hakurei not owned → owned, limit break 4, rebirth/),
  ).toBeChecked();
  await offered.getByRole("button", { name: "Write 1 changes" }).click();
  await isWritten(page);
  await expect(page.getByRole("region", { name: "What I own" }).getByText(/^1 of /)).toBeVisible();
});

test("a storage without room says so, and nothing is lost", async ({ page }) => {
  await ownReimu(page);
  await page.goto("/characters/role-type");
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("No room.", "QuotaExceededError");
    };
  });
  const marisa = page.getByRole("link", { name: /^Marisa Kirisame/ }).first();
  await marisa.press("o");
  await expect(page.getByText(/did not keep the change: there is no room left/)).toBeVisible();
  await expect(marisa).not.toHaveAccessibleName(/owned/);
  await page.reload();
  await expect(page.getByRole("link", { name: /^Reimu Hakurei.*, owned$/ })).toBeVisible();
});
