import { expect, test } from "./fixtures.ts";

test.use({ loadsAhead: true });

test("the pictures of the sky take turns by the minute, each fetched when its turn comes", async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on("request", (request) => {
    const [, name] = /\/img\/(.+)\.webp$/.exec(request.url()) ?? [];
    if (name) fetched.push(name);
  });
  await page.clock.install();
  await page.goto("/update-log");
  const coming = page.locator(".sky-picture.is-coming");
  await expect(coming).toHaveAttribute("data-file", /bg-updates\.webp/);
  expect(new Set(fetched)).toEqual(new Set(["bg-updates"]));
  await page.clock.runFor(60_000);
  await expect(coming).toHaveAttribute("data-file", /bg-home\.webp/);
  await expect(page.locator(".sky-picture.is-leaving")).toHaveAttribute(
    "data-file",
    /bg-updates\.webp/,
  );
  expect(
    await coming.evaluate((node) => node.getAnimations()[0]?.effect?.getTiming().duration),
  ).toBe(6_400);
  expect(new Set(fetched)).toEqual(new Set(["bg-updates", "bg-home"]));
});

for (const [what, path, picture, reducedMotion] of [
  ["a special picture", "/stages", /tower-bg\.webp/, "no-preference"],
  ["the picture where motion is reduced", "/update-log", /bg-updates\.webp/, "reduce"],
] as const) {
  test(`${what} stays`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.clock.install();
    await page.goto(path);
    const coming = page.locator(".sky-picture.is-coming");
    await expect(coming).toHaveAttribute("data-file", picture);
    await page.clock.runFor(130_000);
    await expect(coming).toHaveAttribute("data-file", picture);
    await expect(page.locator(".sky-picture.is-leaving")).toHaveCount(0);
  });
}

test("the sky has the picture of the theme, and changes with it", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/update-log");
  const coming = page.locator(".sky-picture.is-coming");
  await expect(coming).toHaveAttribute("data-file", "/img/bg-updates-dark.webp");
  await page.getByRole("button", { name: "Change theme" }).click();
  await expect(coming).toHaveAttribute("data-file", "/img/bg-updates.webp");
  await page
    .getByRole("navigation", { name: "Main" })
    .first()
    .getByRole("link", { name: "Menu" })
    .click();
  await expect(coming).toHaveAttribute("data-file", "/img/bg-home.webp");
});

test("the picture of the sky is not the largest paint of a page", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/characters/release-order");
  const coming = page.locator(".sky-picture.is-coming");
  await expect(coming).toBeVisible();
  const largest = await coming.evaluate(async (picture) => {
    for (const fade of picture.getAnimations()) fade.finish();
    for (let frame = 0; frame < 3; frame += 1) {
      await new Promise((drawn) => requestAnimationFrame(drawn));
    }
    return new Promise<string[]>((told) => {
      new PerformanceObserver((paints) =>
        told(
          paints
            .getEntries()
            .map((paint) =>
              "element" in paint && paint.element instanceof Element ? paint.element.className : "",
            ),
        ),
      ).observe({ type: "largest-contentful-paint", buffered: true });
    });
  });
  expect(largest).not.toEqual([]);
  expect(largest.filter((name) => name.includes("sky-picture"))).toEqual([]);
});

test("a picture that fades into the sky waits while the sky is out of sight", async ({ page }) => {
  await page.goto("/menu");
  await page.setViewportSize({ width: 400, height: 300 });
  const coming = page.locator(".sky-picture.is-coming");
  await expect(coming).toHaveCSS("animation-play-state", "running");
  await page.evaluate(() => window.scrollTo(0, 450));
  await expect(coming).toHaveCSS("animation-play-state", "paused");
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(coming).toHaveCSS("animation-play-state", "running");
});

test("with a data saver the sky has no picture, without scripts it has its own at once", async ({
  page,
  scriptlessPage,
  baseURL,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await page.goto("/update-log", { waitUntil: "networkidle" });
  expect(fetched.filter((url) => url.includes("/img/"))).toEqual([]);
  const asked = scriptlessPage.waitForRequest(/\/img\/bg-updates\.webp/);
  await scriptlessPage.goto(`${baseURL}/update-log`);
  await asked;
});
