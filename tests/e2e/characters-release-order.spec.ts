import { expect, test } from "./fixtures.ts";

const PATH = "/characters/release-order";

test("characters stand by year and day of release, the latest first", async ({ page }) => {
  await page.goto(PATH);
  const headings = (level: number) => page.getByRole("main").getByRole("heading", { level });
  await expect(headings(2)).toHaveText([/^2026/, /^2024/, /^2023/, /^2021/]);
  await expect(headings(3)).toHaveText(["Jun 17", "Feb 1", "Feb 1", "May 11"]);
  const day = page.getByRole("region", { name: "Feb 1 2024" });
  await expect(day.getByRole("listitem")).toHaveCount(2);
});

for (const [query, names, canonical] of [
  ["type=ufes", ["Reimu Hakurei (Dancer)"], "type=ufes"],
  ["type=superfes,nonsense", ["Reimu Hakurei (Dancer)"], "type=ufes"],
  ["type=fes,gen", ["Marisa Kirisame", "Reimu Hakurei"], "type=gen%2Cfes"],
  ["rebirth=no", ["Marisa Kirisame", "Marisa Kirisame (B3)"], "rebirth=no"],
  ["rebirth=yes&type=gen", ["Reimu Hakurei"], "type=gen&rebirth=yes"],
] as const) {
  test(`the query ${query} filters the list, with scripts and without`, async ({
    page,
    scriptlessPage,
  }) => {
    for (const visited of [page, scriptlessPage]) {
      await visited.goto(`${PATH}?${query}`);
      const links = visited.locator("a.who");
      await expect(links).toHaveCount(names.length);
      for (const [index, name] of names.entries()) {
        await expect(links.nth(index)).toHaveAccessibleName(beginningWith(name));
      }
      await expect(visited.locator("link[rel=canonical]")).toHaveAttribute(
        "href",
        `${PATH}?${canonical}`,
      );
    }
  });
}

for (const colorScheme of ["light", "dark"] as const) {
  test(`in a ${colorScheme} theme the flag of a character lies on her picture, pointed at or not`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto(PATH);
    const flag = page.locator(".who > .flag").first();
    const pile = () =>
      flag.evaluate((element) => {
        const { x, y } = element.getBoundingClientRect();
        const lying = document.elementsFromPoint(x + 4, y + 4);
        return lying.flatMap((one) => {
          if (one === element) return ["flag"];
          return one.tagName === "IMG" ? ["picture"] : [];
        });
      });
    await flag.scrollIntoViewIfNeeded();
    expect(await pile()).toEqual(["flag", "picture"]);
    await flag.hover();
    expect(await pile()).toEqual(["flag", "picture"]);
  });
}

test("the signs of a character stand below her picture", async ({ page }) => {
  await page.goto(PATH);
  const signs = await page.locator("a.who").evaluateAll((all) =>
    all.map((one) => {
      const bottom = one.querySelector("img")?.getBoundingClientRect().bottom ?? 0;
      return (one.querySelector(".signs")?.getBoundingClientRect().top ?? 0) - bottom;
    }),
  );
  expect(Math.min(...signs)).toBeGreaterThan(0);
});

for (const [colorScheme, has, veil] of [
  ["light", "neither a veil nor a filter", "none"],
  ["dark", "a veil and no filter", '""'],
] as const) {
  test(`in a ${colorScheme} theme a picture in a list has ${has}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto(PATH);
    const character = page.locator("a.who").first();
    const seen = () =>
      character.evaluate((link) => ({
        veil: getComputedStyle(link, "::before").content,
        filter: getComputedStyle(link.querySelector("img") ?? link).filter,
      }));
    expect(await seen()).toEqual({ veil, filter: "none" });
    await character.hover();
    expect(await seen()).toEqual({ veil: "none", filter: "brightness(1.08)" });
  });
}

for (const query of ["type=nonsense", "rebirth=maybe", "rebirth=yes,no", "type="]) {
  test(`the query ${query} filters nothing and leaves the canonical address`, async ({ page }) => {
    await page.goto(`${PATH}?${query}`);
    await expect(page.getByText("Showing all 5 characters")).toBeVisible();
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", PATH);
  });
}

test("ticking filters at once and replaces the query; all or none write nothing", async ({
  page,
}) => {
  await page.goto("/characters");
  await page.goto(PATH);
  await page.getByText("Filters", { exact: true }).click();
  const box = (name: string) => page.getByRole("checkbox", { name, exact: true });
  await box("Ultra Festival").check();
  await expect(page).toHaveURL(`${PATH}?type=ufes`);
  await expect(page.getByText("Showing 1 of 5 characters")).toBeVisible();
  await box("Festival").check();
  await expect(page).toHaveURL(`${PATH}?type=fes%2Cufes`);
  await box("With rebirth").check();
  await expect(page).toHaveURL(`${PATH}?type=fes%2Cufes&rebirth=yes`);
  await box("Without rebirth").check();
  await expect(page).toHaveURL(`${PATH}?type=fes%2Cufes`);
  for (const other of await page.getByRole("group", { name: "Type" }).getByRole("checkbox").all()) {
    await other.check();
  }
  await expect(page).toHaveURL(PATH);
  await expect(box("Relic")).toBeChecked();
  await page.getByRole("link", { name: "Show all" }).click();
  await expect(box("Relic")).not.toBeChecked();
  await expect(page).toHaveURL(PATH);
  await page.goBack();
  await expect(page).toHaveURL("/characters");
});

test("the years stay in sight and lead to their days, without scripts too", async ({
  scriptlessPage: page,
}) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto(PATH);
  const years = page.getByRole("navigation", { name: "Jump to a year" }).getByRole("link");
  await expect(years).toHaveText(["2026", "2024", "2023", "2021"]);
  await years.nth(2).click();
  await expect(page.getByRole("heading", { name: /^2023/ })).toBeInViewport();
  await expect(years.nth(2)).toBeInViewport({ ratio: 1 });
});

test("without scripts the form sends the filters", async ({ scriptlessPage: page }) => {
  await page.goto(PATH);
  await page.getByText("Filters", { exact: true }).click();
  await page.getByRole("checkbox", { name: "Retro Festival" }).check();
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page).toHaveURL(`${PATH}?type=afes`);
  await expect(page.getByText("Showing 1 of 5 characters")).toBeVisible();
});

/** The banner type and flags are read after the name. */
function beginningWith(name: string): RegExp {
  return new RegExp(`^${name.replaceAll(/[()]/g, "\\$&")}(,|$)`);
}
