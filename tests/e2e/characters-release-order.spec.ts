import { expect, test } from "./fixtures.ts";

const PATH = "/characters/release-order";

test("characters stand by day of release, the first day first", async ({ page }) => {
  await page.goto(PATH);
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([
    "May 11, 2021",
    "Feb 1, 2023",
    "Feb 1, 2024",
    "Jun 17, 2026",
  ]);
  await expect(page.getByRole("region", { name: "Feb 1, 2024" }).getByRole("listitem")).toHaveCount(
    2,
  );
});

for (const [query, names, canonical] of [
  ["type=ufes", ["Reimu Hakurei (Dancer)"], "type=ufes"],
  ["type=superfes,nonsense", ["Reimu Hakurei (Dancer)"], "type=ufes"],
  ["type=fes,gen", ["Reimu Hakurei", "Marisa Kirisame"], "type=gen%2Cfes"],
  ["rebirth=no", ["Marisa Kirisame (B3)", "Marisa Kirisame"], "rebirth=no"],
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
  test(`in a ${colorScheme} theme the signs of a character lie on her picture, pointed at or not`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto(PATH);
    const mark = page.locator(".who > .mark").first();
    const pile = () =>
      mark.evaluate((element) => {
        const { x, y } = element.getBoundingClientRect();
        const lying = document.elementsFromPoint(x + 4, y + 4);
        return lying.flatMap((one) => {
          if (one === element) return ["mark"];
          return one.tagName === "IMG" ? ["picture"] : [];
        });
      });
    await mark.scrollIntoViewIfNeeded();
    expect(await pile()).toEqual(["mark", "picture"]);
    await mark.hover();
    expect(await pile()).toEqual(["mark", "picture"]);
  });
}

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

test("the years lead to their first day, without scripts too", async ({ scriptlessPage: page }) => {
  await page.goto(PATH);
  const years = page.getByRole("navigation", { name: "Jump to a year" }).getByRole("link");
  await expect(years).toHaveText(["2021", "2023", "2024", "2026"]);
  await years.nth(2).click();
  await expect(page.getByRole("heading", { name: "Feb 1, 2024" })).toBeInViewport();
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
