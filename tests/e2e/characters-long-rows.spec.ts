import type { Page } from "@playwright/test";
import type { RoleTypeAnswer } from "#app/contract/character-lists.ts";
import { expect, test } from "./fixtures.ts";

test.use({ loadsAhead: false });

/** So many characters of the first and of the second role; the first stretch holds the former. */
const CASTS = [68, 45];

/** Of an emblem, not of the empty picture in its place. */
const ADDRESS = /^\/images\//;

for (const [width, inLine] of [
  [320, 4],
  [360, 4],
  [412, 5],
  [450, 5],
  [460, 6],
  [800, 10],
  [1440, 11],
] as const) {
  test(`at ${width} px every line of a long row is full, but the last: ${inLine} side by side`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await openLongRows(page);
    for (const [index, cast] of CASTS.entries()) {
      await expect.poll(() => linesOf(page, index)).toEqual(fullLines(cast, inLine));
    }
  });
}

test("on a phone the parts of a long row wait out of sight, each by itself, and the last is reached by the keyboard", async ({
  page,
  expectAccessible,
  faults,
}) => {
  // Her modal is fetched ahead at the focus, and the site has nobody of that name.
  faults.allow(/modal\?id=1-44/);
  await page.setViewportSize({ width: 390, height: 800 });
  await openLongRows(page);
  const parts = page.locator(".part");
  const waits = () =>
    parts.evaluateAll((all) => all.map((part) => getComputedStyle(part).contentVisibility));
  expect(await waits()).toEqual(["visible", "auto", "auto", "auto", "auto"]);
  await expect(
    page.getByRole("list", { name: "41 to 45 of 45" }).getByRole("listitem"),
  ).toHaveCount(5);
  await expectAccessible();
  const last = page.getByRole("link", { name: "1-44" });
  await last.focus();
  await expect(last).toBeInViewport();
});

for (const [how, then] of [
  ["is scrolled to", { width: 390, height: 500 }],
  ["is scrolled to with the phone turned", { width: 844, height: 390 }],
] as const) {
  test(`an emblem far down is empty until it ${how}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 500 });
    await openLongRows(page);
    const emblemOf = (id: string) => page.getByRole("link", { name: `${id},` }).locator("img");
    // Of the first stretch, whose first part alone does not wait, and of the last.
    const far = [emblemOf("0-67"), emblemOf("1-44")];
    for (const emblem of far) {
      await expect(emblem).toHaveAttribute("src", /^data:/);
      await expect(emblem).toHaveCSS("visibility", "hidden");
    }
    await expect(emblemOf("0-0")).toHaveAttribute("src", ADDRESS);
    await page.setViewportSize(then);
    for (const emblem of far) {
      await emblem.scrollIntoViewIfNeeded();
      await expect(emblem).toHaveAttribute("src", ADDRESS);
      await expect(emblem).toHaveCSS("visibility", "visible");
    }
  });
}

for (const [how, act] of [
  [
    "is drawn anew",
    async (page: Page) => {
      await page.getByRole("navigation", { name: "Role" }).getByRole("link").nth(1).click();
      await expect(page.getByRole("link", { name: "1-44," })).not.toBeAttached();
    },
  ],
  [
    "is left",
    async (page: Page) => {
      await page.getByRole("banner").getByRole("link", { name: "LostWord Almanac" }).click();
      await expect(page).toHaveURL(/:\d+\/$/);
      await expect(page.getByRole("link", { name: "0-67," })).not.toBeAttached();
    },
  ],
] as const) {
  test(`an emblem far down is not asked for when the list ${how}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 500 });
    await openLongRows(page);
    const far = page.getByRole("link", { name: "0-67," }).locator("img");
    await expect(far).toHaveAttribute("src", /^data:/);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await act(page);
    // What is asked for at once is before this. The page itself asks for /readyz when idle.
    await page.evaluate(() => fetch("/readyz?of=test"));
    expect(asked.filter((url) => url.endsWith("/readyz?of=test"))).toHaveLength(1);
    expect(asked.filter((url) => url.endsWith("of=0-67"))).toEqual([]);
  });
}

for (const [how, act] of [
  ["comes near", async (page: Page) => page.getByRole("contentinfo").scrollIntoViewIfNeeded()],
  ["has its turn in a rest of the page", async (page: Page) => page.evaluate("rest()")],
] as const) {
  test(`of a list that takes the place of another, what is far down keeps its height and is drawn when it ${how}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 320 });
    await page.addInitScript(holdRests);
    await routeLongRows(page);
    await page.goto("/characters/rebirth-costume-order");
    await page
      .getByRole("navigation", { name: "Character lists" })
      .getByRole("link", { name: "Role" })
      .click();
    await expect(page.getByRole("link", { name: "0-67," })).toBeAttached();
    const last = page.getByRole("link", { name: "1-44," });
    await expect(last).not.toBeAttached();
    const before = await heightOf(page);
    await act(page);
    await expect(last).toBeAttached();
    expect((await heightOf(page)) / before).toBeCloseTo(1, 1);
  });
}

/** No rest comes by itself, and all that were awaited when the page is told to rest. */
function holdRests(): void {
  const rests: (() => void)[] = [];
  const held = {
    requestIdleCallback: (rest: () => void) => rests.push(rest),
    cancelIdleCallback: () => undefined,
    rest: () => {
      for (let rest = rests.shift(); rest; rest = rests.shift()) rest();
    },
  };
  Object.assign(window, held);
}

async function heightOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight);
}

async function openLongRows(page: Page): Promise<void> {
  await routeLongRows(page);
  await page.goto("/characters/role-type");
  for (const last of ["0-67", "1-44"]) {
    await expect(page.getByRole("link", { name: last })).toBeAttached();
  }
}

/** The roles as the API has them, with as many characters as no pack of the tests has. */
async function routeLongRows(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem("jp-content", "true"));
  await page.route("**/api/characters/role-type", async (route) => {
    const response = await route.fetch();
    const answer: RoleTypeAnswer = await response.json();
    const [someone] = answer.content.flatMap(({ characters }) => characters);
    if (!someone) throw new Error("The site has nobody.");
    const content = answer.content.slice(0, CASTS.length).map((role, index) => ({
      ...role,
      characters: Array.from({ length: CASTS[index] ?? 0 }, (_, at) => ({
        ...someone,
        id: `${index}-${at}`,
        // A browser that knows a picture shows it at once.
        img: `${someone.img}&of=${index}-${at}`,
      })),
    }));
    await route.fulfill({ response, json: { ...answer, content } });
  });
}

/** How many characters of a row stand side by side, line by line. */
async function linesOf(page: Page, row: number): Promise<number[]> {
  return page
    .getByRole("region")
    .filter({ has: page.getByRole("link", { name: `${row}-0,` }) })
    .locator("li")
    .evaluateAll((all) => {
      const tops = all.map((one) => Math.round(one.getBoundingClientRect().top));
      return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
    });
}

function fullLines(cast: number, inLine: number): number[] {
  const full = Array.from({ length: Math.floor(cast / inLine) }, () => inLine);
  return cast % inLine > 0 ? [...full, cast % inLine] : full;
}
