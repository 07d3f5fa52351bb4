import { expect, isWritten, onPhoneToo, test } from "./fixtures.ts";

const RERUNS = "/prayers/reruns";

test("heads sort, and once more the other way round", async ({ page }) => {
  await page.goto(RERUNS);
  const since = page.getByRole("columnheader", { name: /Days since/ });
  await expect(since).toHaveAttribute("aria-sort", "descending");
  await page.getByRole("link", { name: "Times" }).click();
  await expect(page).toHaveURL(/\?sort=times$/);
  const times = page.getByRole("columnheader", { name: /Times/ });
  await expect(times).toHaveAttribute("aria-sort", "descending");
  await times.getByRole("link").click();
  await expect(page).toHaveURL(/sort=times&order=asc/);
  await expect(times).toHaveAttribute("aria-sort", "ascending");
});

test("a name and a kind are looked for, without scripts too", async ({ page, scriptlessPage }) => {
  for (const one of [page, scriptlessPage]) {
    await one.goto(RERUNS);
    await one.getByLabel("Name").fill("marisa");
    await one.getByRole("combobox", { name: /^Of/ }).selectOption("Characters");
    await one.getByRole("button", { name: "Show" }).click();
    await expect(one).toHaveURL(/kind=characters/);
    await expect(one.getByRole("rowheader", { name: /Marisa/ }).first()).toBeVisible();
    await expect(one.getByRole("rowheader", { name: /Reimu/ })).toHaveCount(0);
    await one.goto(`${RERUNS}?name=nobody-at-all`);
    await expect(one.getByText("Nobody of this name has been featured.")).toBeVisible();
  }
});

test("what the collection wants stands first, also from beyond the first rows", async ({
  page,
}) => {
  await page.goto("/characters/info/l1-marisa");
  await page.getByRole("button", { name: "Want", exact: true }).click();
  await expect(page.getByRole("button", { name: "Wanted" })).toBeVisible();
  await isWritten(page);
  for (const order of ["", "?order=asc", "?sort=name"]) {
    await page.goto(RERUNS + order);
    await expect(page.getByRole("rowheader").first()).toContainText(/^Marisa.*, wanted/);
  }
  await page.goto(`${RERUNS}?mine=wanted`);
  await expect(page.getByText(/^1 result$/)).toBeVisible();
  await page.getByRole("radio", { name: "Missing" }).check();
  await expect(page.getByText(/^[1-9]\d+ results$/)).toBeVisible();
});

test("the reruns are accessible", onPhoneToo, async ({ page, expectAccessible }) => {
  await page.goto(RERUNS);
  await expectAccessible();
});
