import type { Page } from "@playwright/test";
import { expect, isWritten, onPhoneToo, test } from "./fixtures.ts";

for (const scripts of ["with", "without"] as const) {
  test(`the roster is picked from by name, role and world ${scripts} scripts`, async ({
    page: live,
    scriptlessPage,
  }) => {
    const page = scripts === "with" ? live : scriptlessPage;
    await page.goto("/characters");
    await expect(page.getByText("Showing all 5 characters")).toBeVisible();
    await expect(cast(page)).toHaveText([/Reimu/, /Marisa/, /Reimu/, /Marisa/, /Reimu/]);
    await page.getByRole("searchbox", { name: "Name or world" }).fill("hakurei");
    await page.getByText("Filters").click();
    await page.getByRole("checkbox", { name: "Attack" }).check();
    await page.getByRole("checkbox", { name: "Heal" }).check();
    if (scripts === "without") await page.getByRole("button", { name: "Show" }).click();
    await expect(page.getByText("Showing 2 of 5 characters")).toBeVisible();
    if (scripts === "with") {
      await expect(page).toHaveURL("/characters?name=hakurei&role=atk%2Cheal");
    }
    await page.getByRole("combobox", { name: "World" }).selectOption("L1");
    if (scripts === "without") await page.getByRole("button", { name: "Show" }).click();
    await expect(cast(page)).toHaveText([/Reimu/]);
    await page.getByRole("link", { name: "Show all" }).click();
    await expect(cast(page)).toHaveCount(5);
    await expect(page).toHaveURL("/characters");
    await expect(page.getByRole("searchbox", { name: "Name or world" })).toHaveValue("");
  });
}

for (const scripts of ["with", "without"] as const) {
  test(`the roster is narrowed by tag and element ${scripts} scripts, and what is set can be taken away`, async ({
    page: live,
    scriptlessPage,
  }) => {
    const page = scripts === "with" ? live : scriptlessPage;
    await page.goto("/characters");
    await page.getByText("Filters").click();
    await page.getByRole("combobox", { name: "Tag" }).selectOption({ label: "Human (1)" });
    if (scripts === "without") await page.getByRole("button", { name: "Show" }).click();
    await expect(page.getByText("Showing 1 of 5 characters")).toBeVisible();
    await expect(cast(page)).toHaveText([/Reimu/]);
    await page.getByRole("link", { name: "Remove Tag: Human" }).click();
    await expect(cast(page)).toHaveCount(5);
    await expect(page).toHaveURL("/characters");
  });

  test(`the roster is filtered by keys ${scripts} scripts, and a mistake is pointed at`, async ({
    page: live,
    scriptlessPage,
  }) => {
    const page = scripts === "with" ? live : scriptlessPage;
    await page.goto("/characters");
    await page.getByText("Filters").click();
    await page
      .getByRole("combobox", { name: "Filter by keys" })
      .fill("role:heal,atk -world:F* rol:x");
    if (scripts === "without") await page.getByRole("button", { name: "Show" }).click();
    await expect(page.getByText("Showing 2 of 5 characters")).toBeVisible();
    await expect(page.locator("mark")).toHaveText("rol");
    await expect(page.getByText(/Did you mean “role”/)).toBeVisible();
    await page.getByRole("link", { name: "Remove Role: Heal or Attack" }).click();
    await expect(page.getByText("Showing 4 of 5 characters")).toBeVisible();
  });
}

test("choices tell what they would leave, and words of the list complete what is typed", async ({
  page,
}) => {
  await page.goto("/characters?world=L1");
  await expect(page.getByRole("checkbox", { name: "Heal 1" })).toBeAttached();
  await expect(page.getByRole("checkbox", { name: "Support 0" })).toBeAttached();
  const field = page.getByRole("combobox", { name: "Filter by keys" });
  await field.fill("role:at");
  await expect(page.locator("datalist option")).toHaveAttribute("value", "role:atk");
});

test("who is owned is told apart in the browser", async ({ page }) => {
  await page.goto("/characters?character=l1-reimu");
  const modal = page.getByRole("dialog");
  await modal.getByRole("button", { name: "I own this" }).click();
  await expect(modal.getByRole("button", { name: "Owned" })).toBeVisible();
  await isWritten(page);
  await page.keyboard.press("Escape");
  await page.getByRole("radio", { name: "Owned" }).check();
  await expect(cast(page)).toHaveCount(1);
  await expect(page).toHaveURL(/mine=owned/);
  await page.goto("/characters?q=owned:no");
  await expect(page.getByText("Showing 4 of 5 characters")).toBeVisible();
});

test("what the address says stands in the fields and in the list", async ({ page }) => {
  await page.goto("/characters?type=fes&status=upcoming&sort=name&size=large");
  await expect(page.getByRole("checkbox", { name: /^Festival \d/ })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: "Upcoming" })).toBeChecked();
  await expect(page.getByRole("combobox", { name: "Order" })).toHaveValue("name");
  await expect(page.getByRole("radio", { name: "Large" })).toBeChecked();
  await expect(cast(page)).toHaveText([/Marisa/]);
  await expect(cast(page).getByText("Attack", { exact: true })).toBeVisible();
});

test("a name is found however it is written, and who is hidden in spoiler mode alone", async ({
  page,
}) => {
  await page.goto("/characters");
  const field = page.getByRole("searchbox", { name: "Name or world" });
  for (const text of ["はくれい", "ＨＡＫＵＲＥＩ", "博麗", "reymu"]) {
    await field.fill(text);
    await expect(page.getByText("Showing 3 of 5 characters"), text).toBeVisible();
  }
  await page.addInitScript(() => localStorage.setItem("jp-content", "true"));
  await page.goto("/characters?name=reimu");
  await expect(page.getByText("Showing 4 of 7 characters")).toBeVisible();
});

test("the latest banner, the newest and the rebirths come first where they are asked for", async ({
  page,
}) => {
  await page.goto("/characters?sort=release");
  await expect(cast(page).first()).toHaveText(/Marisa/);
  await page.getByRole("combobox", { name: "Order" }).selectOption("banner");
  await expect(page).toHaveURL("/characters?sort=banner");
  await expect(cast(page).last()).toHaveText(/Reimu/);
});

test(
  "whatever the address says of the roster, it answers and keeps its shape",
  onPhoneToo,
  async ({ page, expectAccessible }) => {
    for (const query of [
      `name=${encodeURIComponent("夢".repeat(200))}`,
      `name=${encodeURIComponent("\u202E<b>".repeat(40))}&role=nothing&world=nowhere&sort=x&size=y`,
      "role=atk&role=heal&type=gen,epic&rebirth=yes&rebirth=no&size=large",
    ]) {
      const answer = await page.goto(`/characters?${query}`);
      expect(answer?.status()).toBe(200);
      const overflow = await page.evaluate(() => {
        const root = document.documentElement;
        return root.scrollWidth - root.clientWidth;
      });
      expect(overflow).toBeLessThanOrEqual(0);
    }
    await expectAccessible();
  },
);

function cast(page: Page) {
  const region = page.getByRole("region", { name: "All characters" });
  return region.getByRole("list").last().getByRole("listitem");
}
