import { expect, onPhoneToo, test } from "./fixtures.ts";

for (const { path, opened, ticked, query } of [
  {
    path: "/prayer/forever-prayer",
    ticked: ["Reimu Hakurei", "Marisa Kirisame"],
    query: "selected=l1-reimu%2Cl1-marisa",
  },
  {
    path: "/characters/release-order",
    opened: "Filters",
    ticked: ["Ultra Festival", "With rebirth"],
    query: "type=ufes&rebirth=yes",
  },
]) {
  test(
    `what is ticked at ${path} before the scripts come counts when they are there`,
    onPhoneToo,
    async ({ page }) => {
      const scripts = Promise.withResolvers<void>();
      await page.route("**/assets/*.js", async (route) => {
        await scripts.promise;
        await route.continue();
      });
      await page.goto(path, { waitUntil: "commit" });
      if (opened) await page.getByText(opened, { exact: true }).click();
      const boxes = ticked.map((name) => page.getByRole("checkbox", { name, exact: true }));
      for (const box of boxes) await box.check();
      scripts.resolve();
      await expect(page).toHaveURL(`${path}?${query}`);
      for (const box of boxes) await expect(box).toBeChecked();
    },
  );
}
