import type { Page } from "@playwright/test";
import { translatePage } from "#tests/fixtures/browser/translate-page.ts";
import { expect, test } from "./fixtures.ts";

/** What a visitor does on a page that her browser has translated, and what must come of it. */
const PAGES: readonly {
  path: string;
  does: string;
  act: (page: Page) => Promise<void>;
}[] = [
  {
    path: "/story-cards",
    does: "searches by name",
    act: async (page) => {
      await page.getByRole("searchbox").pressSequentially("bell");
      await expect(page.getByRole("article")).toHaveCount(1);
      await page.getByRole("searchbox").fill("nothing of the kind");
      await expect(page.getByText("No card found")).toBeVisible();
      await page.getByRole("searchbox").fill("");
      await expect(page.getByRole("article").nth(1)).toBeVisible();
    },
  },
  {
    path: "/prayers",
    does: "searches by name",
    act: async (page) => {
      const name = page.getByRole("searchbox");
      await name.pressSequentially("nothing of the kind");
      await expect(page.getByText("No prayer found").first()).toBeVisible();
      await name.fill("");
      await expect(page.getByRole("article").nth(1)).toBeVisible();
    },
  },
  {
    path: "/story-cards/illustrators",
    does: "sorts anew",
    act: async (page) => {
      await page.getByRole("link", { name: /No\. of Cards/ }).click();
      await page.getByRole("link", { name: /No\. of Cards/ }).click();
      await expect(page).toHaveURL(/sort=count&order=desc/);
      await expect(page.getByRole("article").first()).toBeVisible();
    },
  },
  {
    path: "/characters/release-order",
    does: "filters",
    act: async (page) => {
      await page.getByText("Filters").first().click();
      for (const box of ["Standard", "Festival", "With rebirth"]) {
        await page.getByRole("checkbox", { name: box }).first().check();
      }
      await page.getByRole("link", { name: "Show all" }).click();
      await expect(page.getByRole("listitem").locator("a.who").first()).toBeVisible();
    },
  },
  {
    path: "/characters/conventional-list",
    does: "turns from tab to tab and opens a character",
    act: async (page) => {
      const tabs = page.getByRole("navigation", { name: "Universe group" }).getByRole("link");
      await tabs.last().click();
      await expect(tabs.last()).toHaveAttribute("aria-current", "page");
      await tabs.first().click();
      await page.locator("a.who").first().click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("ArrowLeft");
      await page.goBack();
      await expect(page.getByRole("dialog")).toBeHidden();
    },
  },
  {
    path: "/stages/scarlet-devil-tower?floor=1",
    does: "goes from floor to floor",
    act: async (page) => {
      const floor = page.getByRole("navigation", { name: "Floors" }).getByRole("link");
      await floor.first().click();
      await expect(floor.first()).toHaveAttribute("aria-current", "page");
      await page.getByText("Filter floors").first().click();
      await page.getByRole("combobox").first().selectOption({ index: 1 });
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    },
  },
];

for (const { path, does, act } of PAGES) {
  for (const when of ["before", "after"] as const) {
    test(`${path}, translated ${when} the scripts come: who ${does} finds what is there`, async ({
      page,
      faults,
    }) => {
      // Of texts that are not the server's any more React says so, and draws its own. The sections
      // of long lists are hydrated one by one, in idle moments after the scripts came.
      if (when === "before" || path.startsWith("/characters"))
        faults.allow(/Hydration failed|Minified React error #418/);
      if (when === "before") {
        const scripts = Promise.withResolvers<void>();
        await page.route("**/assets/*.js", async (route) => {
          await scripts.promise;
          await route.continue();
        });
        await page.goto(path, { waitUntil: "commit" });
        await page.getByRole("contentinfo").waitFor();
        await page.evaluate(translatePage);
        scripts.resolve();
        await page.waitForLoadState("networkidle");
      } else {
        await page.goto(path, { waitUntil: "networkidle" });
        await page.evaluate(translatePage);
      }
      await act(page);
      await expect(page.getByText("You got an error")).toHaveCount(0);
      await expect(page.getByText("The list could not be drawn")).toHaveCount(0);
    });
  }
}
