import { expect, test } from "./fixtures.ts";

test("an address that names a card opens it over the list", async ({ page, expectAccessible }) => {
  await page.goto("/story-cards?name=lake&card=1");
  const card = page.getByRole("dialog", { name: "Ordinary Magician" });
  await expect(card).toBeVisible();
  await expect(card).toContainText("69–189");
  await expect(card).toContainText("Marisa Kirisame");
  await expectAccessible();
  await page.keyboard.press("Escape");
  await expect(card).toBeHidden();
  await expect(page).toHaveURL("/story-cards?name=lake");
});

test("pressing a card opens it in place, and back closes it", async ({ page }) => {
  await page.goto("/story-cards", { waitUntil: "networkidle" });
  const link = page.getByRole("link", { name: "Misty Lake" });
  await link.focus();
  await page.keyboard.press("Enter");
  const card = page.getByRole("dialog", { name: "Misty Lake" });
  await expect(card).toContainText("(No effect)");
  await page.goBack();
  await expect(card).toBeHidden();
  await expect(link).toBeFocused();
  await expect(page).toHaveURL("/story-cards");
});

test("without scripts the card stands above the list", async ({ scriptlessPage: page }) => {
  await page.goto("/story-cards");
  await page.getByRole("link", { name: "Ordinary Magician", exact: true }).click();
  const card = page.getByRole("region", { name: "Ordinary Magician" });
  await expect(card).toContainText("Laser Pwr Up Self");
  await expect(page.getByRole("article")).toHaveCount(10);
});

test("a preview of the address shows the card", async ({ request }) => {
  const html = await (await request.get("/story-cards?card=1")).text();
  expect(html).toContain("<title>Ordinary Magician – LostWord Almanac</title>");
  expect(html).toContain('property="og:title" content="Ordinary Magician"');
  expect(html).toContain('rel="canonical" href="/story-cards/info/1"');
});

for (const [what, id] of [
  ["a card of the future", 3],
  ["a card that there is not", 999],
] as const) {
  test(`the address of ${what} tells nothing`, async ({ page, request }) => {
    const answer = await request.get(`/story-cards?card=${id}`);
    expect(answer.status()).toBe(200);
    expect(await answer.text()).not.toContain("Future");
    await page.goto(`/story-cards?card=${id}`);
    await expect(page.getByRole("dialog")).toContainText("No released card has this number.");
  });
}
