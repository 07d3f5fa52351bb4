import type { Page } from "@playwright/test";

/** What the browser counts as moved without need; `hadRecentInput` after a key, a press or a resize. */
export interface LayoutShift {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly unknown[];
}

/** Collects the shifts of the documents that a page opens from now on; gives those of the one it shows. */
export async function watchLayoutShifts(page: Page): Promise<() => Promise<LayoutShift[]>> {
  await page.addInitScript(() => {
    const shifts: unknown[] = [];
    Reflect.set(window, "layoutShifts", shifts);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(entry.toJSON());
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => JSON.parse(JSON.stringify(Reflect.get(window, "layoutShifts"))));
}
