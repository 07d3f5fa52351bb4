import type { Page } from "@playwright/test";
import type { RoleTypeAnswer, VariantsAnswer } from "#app/api-schemas/character-lists.ts";
import type { ListedCharacter } from "#app/presenters/listed-character.ts";
import { expect, test } from "./fixtures.ts";

test.use({ loadsAhead: false });

/** So many characters of the first and of the second role. */
const CASTS = [68, 45];

for (const [width, inLine] of [
  [320, 3],
  [360, 4],
  [412, 4],
  [450, 5],
  [520, 6],
  [800, 8],
  [1440, 12],
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

for (const [width, height] of [
  [390, 800],
  [1440, 900],
] as const) {
  test(`at ${width} px a cast far down reserves the height that it has when it is drawn`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openLongRows(page);
    const before = await heightOf(page);
    const cast = page.getByRole("list").filter({ has: page.getByRole("link", { name: "1-44," }) });
    const reserved = await cast.evaluate((element) => element.clientHeight);
    await page.getByRole("link", { name: "1-44," }).scrollIntoViewIfNeeded();
    await expect(page.getByRole("link", { name: "1-44," })).toBeInViewport();
    expect(await cast.evaluate((element) => element.clientHeight)).toBe(reserved);
    expect(await heightOf(page)).toBe(before);
  });
}

test("a list that takes the place of another is whole at once, and the last of a row is reached by the keyboard", async ({
  page,
  expectAccessible,
  faults,
}) => {
  // A modal is fetched ahead at the focus and under the mouse, and the site has nobody of that name.
  faults.allow(/modal\?id=1-\d+/);
  await page.setViewportSize({ width: 390, height: 320 });
  await routeLongRows(page);
  await page.goto("/characters/rebirth-costume-order");
  await page
    .getByRole("navigation", { name: "Character lists" })
    .getByRole("link", { name: "Role" })
    .click();
  await expect(page.locator("a.who")).toHaveCount(CASTS.reduce((sum, cast) => sum + cast, 0));
  await expectAccessible();
  const last = page.getByRole("link", { name: "1-44," });
  await last.focus();
  await expect(last).toBeInViewport();
});

test("pictures stand on their ground before they come, and the browser may leave those far down", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 500 });
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/*.avif*", async (route) => {
    await held;
    await route.continue();
  });
  await openLongRows(page);
  const first = page.locator(".who > img").first();
  await expect(first).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  const { width, height } = (await first.boundingBox()) ?? { width: 0, height: 1 };
  expect(width).toBe(height);
  await expect(page.locator(".who > img").last()).toHaveAttribute("loading", "lazy");
  release();
});

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
      characters: idsOf(index).map((id) => ({ ...someone, id })),
    }));
    await route.fulfill({ response, json: { ...answer, content } });
  });
  await listAlso(
    page,
    CASTS.flatMap((_, index) => idsOf(index)),
  );
}

/** Has lists know characters of these ids as well, each like the first that the site has. */
async function listAlso(
  page: Page,
  ids: readonly string[],
  changes: Partial<ListedCharacter> = {},
): Promise<void> {
  await page.route("**/listed-characters.json", async (route) => {
    const response = await route.fetch();
    const records: ListedCharacter[] = await response.json();
    const [someone] = records;
    if (!someone) throw new Error("The site has nobody.");
    // A browser that knows a picture shows it at once.
    const pictureOf = (id: string) => `${someone.img}&of=${id}`;
    const added = ids.map((id) => ({
      ...someone,
      id,
      name: { en: id },
      shortName: { en: id },
      img: pictureOf(id),
      ...changes,
    }));
    await route.fulfill({ response, json: [...records, ...added] });
  });
}

function idsOf(role: number): string[] {
  return Array.from({ length: CASTS[role] ?? 0 }, (_, at) => `${role}-${at}`);
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

/** More worlds of one person than stand on a line. */
const VERSIONS = Array.from({ length: 20 }, (_, at) => `v-${at}`);

for (const width of [390, 1024, 1280, 1440]) {
  test(`at ${width} px a sign beside the code of a world stays within its column`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(() => localStorage.setItem("jp-content", "true"));
    await page.route("**/api/characters/variants", async (route) => {
      const response = await route.fetch();
      const answer: VariantsAnswer = await response.json();
      const content = answer.content.slice(0, 1).map((person) => ({
        ...person,
        characters: VERSIONS.map((id) => ({ ...(person.characters[0] ?? {}), id })),
      }));
      await route.fulfill({ response, json: { ...answer, content } });
    });
    await listAlso(page, VERSIONS, { status: "upcoming" });
    await page.goto("/characters/variant-tracker");
    const flags = page.getByRole("listitem").getByText("Soon");
    await expect(flags).toHaveCount(20);
    const beyond = await flags.evaluateAll((all) =>
      all.filter(
        (one) =>
          one.getBoundingClientRect().right >
          (one.closest("li")?.getBoundingClientRect().right ?? 0),
      ),
    );
    expect(beyond).toHaveLength(0);
  });
}
