import { printsOf } from "#tests/fixtures/browser/prints.ts";
import { expect, test } from "./fixtures.ts";

test.use({ baseURL: process.env.ALMANAC_GALLERY_SITE });

for (const width of [390, 1440]) {
  test(`every widget is drawn at ${width} px, in each theme its own way, and shows the focus`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "light" });
    await page.goto("/dev/gallery");
    await expect(page.getByRole("combobox", { name: "Featured characters" })).toBeVisible();
    const day = await printsOf(page);
    await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "dark" });
    const night = new Map((await printsOf(page)).map((print) => [print.name, print]));
    expect(day.length).toBeGreaterThan(50);
    const byName = new Map(day.map((print) => [print.name, print]));
    for (const { name, colours, pixels } of day) {
      expect.soft(colours, `${name}: something on its ground`).toBeGreaterThan(1);
      expect.soft(night.get(name)?.colours, `${name}: something in the dark`).toBeGreaterThan(1);
      expect.soft(night.get(name)?.pixels, `${name}: by night as by day`).not.toBe(pixels);
      const [widget, state] = name.split(", ");
      if (state === "focus") {
        const pointed = byName.get(`${widget}, hover`)?.pixels;
        expect.soft(pointed, `${widget}: shown under a pointer`).toBeDefined();
        expect.soft(pointed, `${name}: as under a pointer`).not.toBe(pixels);
      }
    }
  });
}
