import { expect, test } from "./fixtures.ts";

test.use({ loadsAhead: true });

const LINK = "/characters?character=l1-reimu";

test("a character's address holds her record without scripts, under her name", async ({
  scriptlessPage: page,
}) => {
  await page.goto(LINK);
  await expect(page).toHaveTitle("Reimu Hakurei – LostWord Almanac");
  const title = page.locator('meta[property="og:title"]');
  await expect(title).toHaveAttribute("content", "Reimu Hakurei");
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute(
    "href",
    "/characters/info/l1-reimu",
  );
  const record = page.getByRole("region", { name: "Reimu Hakurei" });
  await expect(record.getByText("Wonderful Shrine Maiden")).toBeVisible();
  await expect(record.getByText("Available")).toBeVisible();
  const floors = record.getByRole("link", { name: "Tower floors they appear on" });
  await expect(floors).toHaveAttribute("href", "/stages/scarlet-devil-tower?enemy=l1-reimu");
  await record.getByRole("link", { name: "Close" }).click();
  await expect(page).toHaveURL("/characters");
});

test("a character's address opens the modal, and back stays on the page", async ({ page }) => {
  await page.goto("/");
  await page.goto(LINK);
  await expect(page.getByRole("dialog", { name: "Reimu Hakurei" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Reimu Hakurei" })).toHaveCount(1);
  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL("/characters");
  await page.goBack();
  await expect(page).toHaveURL("/");
});

test("a list opens the character that its address names", async ({ page }) => {
  await page.goto("/characters/variant-tracker?character=l1-reimu");
  await expect(page.getByRole("dialog", { name: "Reimu Hakurei" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/characters/variant-tracker");
});

for (const id of ["nobody", "f1;4-reimu", "../x", "%F0%9F%8C%99", "a b&c=d"]) {
  test(`the unknown id ${id} closes the modal with a toast`, async ({ page, faults }) => {
    faults.allow(/status of 404/);
    const answer = await page.goto(`/characters?${new URLSearchParams({ character: id })}`);
    expect(answer?.status()).toBe(200);
    await expect(page.getByText("There is no such character.")).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", "/characters");
  });
}

for (const [id, fields] of [
  ["l1-reimu", "status, debut"],
  ["l1-letty", "status, rebirth"],
  ["b3-marisa", "status, debut, standard prayer"],
] as const) {
  test(`the record of ${id} names what of it is sample data: ${fields}`, async ({ request }) => {
    const answer = await request.get(`/api/characters/modal?id=${id}`);
    expect(answer.headers()["x-almanac-sample"]).toBe(fields);
  });
}

for (const [id, enemy] of [
  ["l1-reimu", "l1-reimu"],
  ["a6-reimu", "l1-reimu"],
  ["b3-marisa", undefined],
  ["l1-letty", undefined],
]) {
  test(`the record of ${id} leads to floors of the tower with ${enemy ?? "nobody"}`, async ({
    request,
  }) => {
    const answer = await request.get(`/api/characters/modal?id=${id}`);
    expect(answer.status()).toBe(200);
    expect(answer.headers()["x-almanac-enemy"]).toBe(enemy);
  });
}

test("a hidden character's address tells nothing of her", async ({ request }) => {
  const html = await (await request.get("/characters?character=l80-reimu")).text();
  expect(html).not.toMatch(/l80-reimu|L80/);
});
