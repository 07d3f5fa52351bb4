import { AxeBuilder } from "@axe-core/playwright";
import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";

export { expect };

interface Faults {
  /** Lets a message pass that the test means to cause, such as the 404 of a page that is not there. */
  allow(message: RegExp): void;
}

interface Fixtures {
  /** Every page of a test is watched: a console error, a script's error or a policy violation fails it. */
  faults: Faults;
  /** Expects no violation of WCAG 2.2 AA on the page as it stands, in light and in dark colours. */
  expectAccessible: () => Promise<void>;
  /**
   * Lets the browser's clock start so that the page's own, which is as far from it as the server's,
   * shows this moment; time passes by `page.clock` from then on. The server's clock goes with it, as
   * the page learns of that from `/readyz`, unless the visitor's is to be wrong. Call it before the
   * page is opened.
   */
  startClockAt: (moment: string, options?: { isWrong: boolean }) => Promise<void>;
  /** Jumps to this moment of the page's own clock, and stops there; `page.clock` goes on from it. */
  pauseClockAt: (moment: string) => Promise<void>;
  /**
   * Takes the network from the browser, and gives it back. That something cannot be fetched without
   * one is no fault: what a page loads ahead of time may be under way at any moment.
   */
  setOffline: (isOffline: boolean) => Promise<void>;
  /** A page in which no script runs, otherwise like `page`. */
  scriptlessPage: Page;
}

interface Options {
  /**
   * Whether pages fetch ahead what may be asked for next, as they do but for visitors who save data:
   * four of five requests of a page, and a third of a browser's work, for tests of something else.
   */
  loadsAhead: boolean;
}

export const test = base.extend<Fixtures & Options>({
  loadsAhead: [false, { option: true }],

  context: async ({ context, loadsAhead }, use) => {
    if (!loadsAhead) await context.addInitScript(saveData);
    const allowed: RegExp[] = [];
    allowedIn.set(context, allowed);
    const seen = watch(context);
    await use(context);
    const faults = seen.filter((fault) => !allowed.some((message) => message.test(fault)));
    expect(faults, "errors on the page").toEqual([]);
  },

  faults: async ({ context }, use) => {
    await use({ allow: (message) => allowedIn.get(context)?.push(message) });
  },

  expectAccessible: async ({ page }, use) => {
    await use(async () => {
      for (const colorScheme of ["light", "dark"] as const) {
        // A colour on its way from one theme to the other is neither's.
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        await page.evaluate(() => {
          const changes = document.getAnimations().filter((one) => one instanceof CSSTransition);
          return Promise.allSettled(changes.map((one) => one.finished));
        });
        // No page has frames, so it is judged where it stands, which takes a third of the time.
        const axe = new AxeBuilder({ page })
          .options({ resultTypes: ["violations"] })
          .setLegacyMode();
        // The dark theme has colours of its own and nothing else, so the rest is looked at once.
        if (colorScheme === "dark") axe.withRules(rulesOfColour);
        else axe.withTags(wcag22AA);
        const { violations } = await axe.analyze();
        const found = violations.map(({ id, help, nodes }) => ({
          id,
          help,
          places: nodes.map(
            ({ target, failureSummary }) => `${target.join(" ")}: ${failureSummary}`,
          ),
        }));
        expect(found, `accessibility in ${colorScheme} colours`).toEqual([]);
      }
      await page.emulateMedia({ colorScheme: null, reducedMotion: null });
    });
  },

  page: async ({ page }, use) => {
    const goto = page.goto.bind(page);
    const reload = page.reload.bind(page);
    // What is pressed before the scripts are there works as without them; `scriptlessPage` is for that.
    const scriptsAreThere = async (options: Parameters<typeof goto>[1]) => {
      if (options?.waitUntil === undefined || options.waitUntil === "networkidle") {
        await expect(page.locator(".cover-line"), "what waits for scripts").toHaveCount(0);
      }
    };
    page.goto = async (address, options) => {
      const answer = await goto(address, options);
      await scriptsAreThere(options);
      return answer;
    };
    page.reload = async (options) => {
      const answer = await reload(options);
      await scriptsAreThere(options);
      return answer;
    };
    await use(page);
  },

  startClockAt: async ({ page, request }, use) => {
    await use(async (moment, { isWrong } = { isWrong: false }) => {
      const html = await (await request.get("/")).text();
      const offset = Number(/data-clock-offset="(-?\d+)"/.exec(html)?.[1] ?? 0);
      if (!isWrong) {
        await page.route("/readyz", async (route) => {
          const date = new Date(await page.evaluate(() => Date.now())).toUTCString();
          await route.fulfill({ json: { status: "ready" }, headers: { date } });
        });
      }
      await page.clock.install({ time: Date.parse(moment) - offset });
    });
  },

  pauseClockAt: async ({ page }, use) => {
    await use(async (moment) => {
      const offset = await page.evaluate(() =>
        Number(document.documentElement.dataset.clockOffset ?? 0),
      );
      await page.clock.pauseAt(Date.parse(moment) - offset);
    });
  },

  setOffline: async ({ context, faults }, use) => {
    await use((isOffline) => {
      faults.allow(
        /ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|ERR_FAILED|Failed to fetch|Error loading route module/,
      );
      return context.setOffline(isOffline);
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

/** Details of a test that a narrow screen or a finger may decide: it runs on the phone too. */
export const onPhoneToo = { tag: "@phone" };

/** Details of a test of what only a narrow screen has. */
export const onPhoneOnly = { tag: ["@phone", "@phone-only"] };

function saveData(): void {
  Object.defineProperty(navigator, "connection", {
    value: { saveData: true },
    configurable: true,
  });
}

/** What a test lets pass in each of its contexts. */
const allowedIn = new WeakMap<BrowserContext, RegExp[]>();

const rulesOfColour = ["color-contrast", "link-in-text-block"];
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

/** What is collected shows at once; what is to be written waits in turn at the lock. */
export async function isWritten(page: Page): Promise<void> {
  await page.evaluate(() => navigator.locks.request("collection", () => undefined));
}
