import { AxeBuilder } from "@axe-core/playwright";
import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";

export { expect };

interface Faults {
  /** Lets a message pass that the test means to cause, such as the 404 of a page that is not there. */
  allow(message: RegExp): void;
}

interface Fixtures {
  /** Watches every page of the test: a console error, a script's error or a policy violation fails it. */
  faults: Faults;
  /** Expects no violation of WCAG 2.2 AA on the page as it stands, in light and in dark colours. */
  expectAccessible: () => Promise<void>;
  /** A page in which no script runs, otherwise like `page`. */
  scriptlessPage: Page;
}

export const test = base.extend<Fixtures>({
  faults: [
    async ({ context }, use) => {
      const allowed: RegExp[] = [];
      const seen = watch(context);
      await use({ allow: (message) => allowed.push(message) });
      const faults = seen.filter((fault) => !allowed.some((message) => message.test(fault)));
      expect(faults, "errors on the page").toEqual([]);
    },
    { auto: true },
  ],

  expectAccessible: async ({ page }, use) => {
    await use(async () => {
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        const { violations } = await new AxeBuilder({ page }).withTags(wcag22AA).analyze();
        const found = violations.map(({ id, help, nodes }) => ({
          id,
          help,
          places: nodes.map(
            ({ target, failureSummary }) => `${target.join(" ")}: ${failureSummary}`,
          ),
        }));
        expect(found, `accessibility in ${colorScheme} colours`).toEqual([]);
      }
      await page.emulateMedia({ colorScheme: null });
    });
  },

  scriptlessPage: async ({ browser }, use) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const seen = watch(context);
    await use(await context.newPage());
    await context.close();
    expect(seen, "errors on the page without scripts").toEqual([]);
  },
});

const wcag22AA = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Collects what goes wrong in a context; Chromium reports policy violations as console errors. */
function watch(context: BrowserContext): string[] {
  const seen: string[] = [];
  context.on("console", (message) => {
    if (message.type() === "error") seen.push(`${message.location().url}: ${message.text()}`);
  });
  context.on("weberror", (error) => seen.push(String(error.error())));
  return seen;
}
