import type { Page } from "@playwright/test";
import { expect, isWritten, onPhoneToo, test } from "./fixtures.ts";

const feed = (page: Page) => page.getByRole("region", { name: "Your feed" });

test("ticking builds the address, which is a calendar", async ({ page, request }) => {
  await page.goto("/calendar");
  await expect(feed(page)).toContainText("/calendar.ics");
  await page.getByRole("checkbox", { name: "Daily reset" }).check();
  await page.getByRole("checkbox", { name: "Festival", exact: true }).check();
  await page.getByLabel("1 hour before").check();
  await page.getByLabel("Only prayers that feature a character").fill("marisa");
  await page
    .getByRole("checkbox", { name: /Marisa/ })
    .first()
    .check();
  await expect(page).toHaveURL(/alarm=1h/);
  const address = await feed(page).getByRole("status").innerText();
  expect(address).toMatch(
    /\?kinds=prayers,releases,maintenance,reset&types=festival&characters=[\w-]+&alarm=1h$/,
  );
  const answer = await request.get(address);
  expect(await answer.text()).toContain("BEGIN:VCALENDAR");
  await expect(feed(page).getByRole("link", { name: "Subscribe" })).toHaveAttribute(
    "href",
    /^webcal:\/\//,
  );
  await expect(feed(page).getByRole("link", { name: /Google/ })).toHaveAttribute(
    "href",
    /cid=webcal%3A/,
  );
  await expect(feed(page).getByRole("link", { name: /Outlook/ })).toHaveAttribute(
    "href",
    /calendar\.ics/,
  );
});

test("without scripts the form is answered by the server", async ({ scriptlessPage }) => {
  await scriptlessPage.goto("/calendar");
  await scriptlessPage.getByRole("checkbox", { name: "Maintenance" }).uncheck();
  await scriptlessPage.getByLabel("1 day before").check();
  await scriptlessPage.getByRole("button", { name: "Make the address" }).click();
  await expect(feed(scriptlessPage)).toContainText("/calendar.ics?kinds=prayers,releases&alarm=1d");
});

for (const [what, path, summary] of [
  ["a prayer", "/prayers/info/festival-springs", "Festival of Hot Springs"],
  ["a forever prayer", "/prayer/forever-prayer", "Forever Prayer No. 2"],
  ["a coming character", "/characters/info/l1-marisa", "Marisa Kirisame"],
] as const) {
  test(`${what} is added to a calendar by itself`, async ({ page, request }) => {
    await page.goto(path);
    const link = page.getByRole("link", { name: new RegExp(`^Add to calendar ?: ${summary}`) });
    const answer = await request.get((await link.getAttribute("href")) ?? "");
    expect(await answer.text()).toContain(summary);
  });
}

test("what is over or has come already is not added to a calendar", async ({ page }) => {
  for (const path of ["/prayer/forever-prayer?id=1", "/characters/info/l1-reimu"]) {
    await page.goto(path);
    await expect(
      page.getByRole("link", { name: /^Add to calendar ?: (Forever|Reimu)/ }),
    ).toHaveCount(0);
  }
});

for (const feedPath of ["/feed.atom", "/prayers.atom"]) {
  test(`${feedPath} is what RFC 4287 demands, as the browser's own parser reads it`, async ({
    page,
  }) => {
    await page.goto("/offline");
    const read = await page.evaluate(async (path) => {
      const text = await (await fetch(path)).text();
      const { documentElement: root } = new DOMParser().parseFromString(text, "application/xml");
      const childrenOf = (element: Element, name: string) =>
        [...element.children].filter((child) => child.localName === name);
      const namesOf = (element: Element) => ({
        ids: childrenOf(element, "id").map((one) => one.textContent ?? ""),
        titles: childrenOf(element, "title").length,
        updated: childrenOf(element, "updated").map((one) => one.textContent ?? ""),
        links: childrenOf(element, "link").map((one) => one.getAttribute("rel")),
      });
      return {
        name: `${root.namespaceURI} ${root.localName}`,
        authors: childrenOf(root, "author").length,
        feed: namesOf(root),
        entries: childrenOf(root, "entry").map(namesOf),
      };
    }, feedPath);
    expect(read.name).toBe("http://www.w3.org/2005/Atom feed");
    expect(read.authors).toBe(1);
    expect(read.feed.links).toEqual(expect.arrayContaining(["alternate", "self"]));
    expect(read.entries.length).toBeGreaterThan(0);
    for (const { ids, titles, updated } of [read.feed, ...read.entries]) {
      expect([ids.length, titles, updated.length]).toEqual([1, 1, 1]);
      expect(ids[0]).toMatch(/^tag:[^,]+,\d{4}:\S+$/);
      expect(updated[0]).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/);
    }
    const ids = read.entries.flatMap((entry) => entry.ids);
    expect(new Set(ids).size).toBe(ids.length);
  });
}

test("what the collection wants is ticked with one press", async ({ page }) => {
  await page.goto("/characters/info/l1-marisa");
  await page.getByRole("button", { name: "Want", exact: true }).click();
  await expect(page.getByRole("button", { name: "Wanted" })).toBeVisible();
  await isWritten(page);
  await page.goto("/calendar");
  await page.getByRole("button", { name: "Tick those I want (1)" }).click();
  await expect(page.getByRole("checkbox", { name: /Marisa/ })).toBeChecked();
  await expect(feed(page).getByRole("status")).toContainText("characters=l1-marisa");
});

test("the builder is accessible", onPhoneToo, async ({ page, expectAccessible }) => {
  await page.goto("/calendar?find=reimu");
  await expectAccessible();
});
