import { illustratorsAnswer } from "#app/api-schemas/story-cards.ts";
import { expect, onPhoneOnly, onPhoneToo, test } from "./fixtures.ts";

const PATH = "/story-cards/illustrators";
// By name; 未来 has only a card to come, and the last artist only one without a date.
const byName = ["Shinia", "凪庵"];

test(
  "illustrators stand with their number, cards, earliest date and links",
  onPhoneToo,
  async ({ page }) => {
    await page.goto(PATH);
    await expect(page).toHaveTitle("Illustrator Tracker – LostWord Almanac");
    await expect(page.getByText("2 contributing illustrators")).toBeVisible();
    await expect(
      page.getByText(
        "Please be aware that some illustrators may post unsuitable contents for you on their social media accounts.",
      ),
    ).toBeVisible();
    await expect(page.getByRole("article").getByRole("heading")).toHaveText(byName);
    const artist = page.getByRole("article", { name: "Shinia" });
    await expect(artist).toContainText("1 card · on Jun 1, 2021 · No. 4");
    await expect(artist.getByRole("link", { name: "Pixiv" })).toHaveAttribute(
      "href",
      "https://example.org/pixiv",
    );
    await expect(artist.getByRole("link", { name: "Twitter" })).toHaveAttribute(
      "href",
      "https://example.org/x",
    );
    const card = artist.getByRole("link", { name: /Temple Bell/ });
    await expect(card.getByRole("img", { name: "5 stars" })).toBeVisible();
    await card.click();
    await expect(page.getByRole("dialog", { name: "Temple Bell" })).toBeVisible();
  },
);

for (const scripts of ["with", "without"] as const) {
  test(`a sort begins ascending and turns round when pressed again, ${scripts} scripts`, async ({
    page: live,
    scriptlessPage,
  }) => {
    const page = scripts === "with" ? live : scriptlessPage;
    await page.goto(PATH, { waitUntil: "networkidle" });
    const names = page.getByRole("article").getByRole("heading");
    const sorts = page.getByRole("navigation", { name: "Artist sort" });
    await sorts.getByRole("link", { name: /^Alphabet.*, ascending/ }).click();
    await expect(names).toHaveText(byName.toReversed());
    await expect(page).toHaveURL(`${PATH}?order=desc`);
    await sorts.getByRole("link", { name: "Earliest Date" }).click();
    await expect(names).toHaveText(["Shinia", "凪庵"]);
    await expect(page).toHaveURL(`${PATH}?sort=date`);
    await sorts.getByRole("link", { name: /^Earliest Date.*, ascending/ }).click();
    await expect(names).toHaveText(["凪庵", "Shinia"]);
    await page.getByRole("link", { name: "Release Date" }).click();
    await expect(page).toHaveURL(`${PATH}?sort=date&order=desc&cards=date`);
  });
}

for (const [text, names] of [
  ["凪", ["凪庵"]],
  ["ｼﾆｱ", ["Shinia"]],
] as const) {
  test(`the filter ${text} finds ${names} by the server and in the browser`, async ({
    page,
    scriptlessPage,
  }) => {
    for (const each of [scriptlessPage, page]) {
      await each.goto(`${PATH}?${new URLSearchParams({ q: text })}`, { waitUntil: "networkidle" });
      await expect(each.getByRole("article").getByRole("heading")).toHaveText([...names]);
    }
  });
}

test("an illustrator appears when the first card is released", async ({ page, startClockAt }) => {
  await startClockAt("2026-06-20T04:59:00Z");
  await page.goto(PATH, { waitUntil: "networkidle" });
  await expect(page.getByText("2 contributing illustrators")).toBeVisible();
  await page.clock.fastForward(60_000);
  await expect(page.getByRole("article", { name: "未来" })).toBeVisible();
  await expect(page.getByText("3 contributing illustrators")).toBeVisible();
});

test("the list grows as one comes to its end, until a bullet closes it", async ({ page }) => {
  await page.route("**/api/story-cards/get-illust", async (route) => {
    const response = await route.fetch();
    const answer = illustratorsAnswer.parse(await response.json());
    const [one] = answer.content;
    const more = Array.from({ length: 60 }, (_, index) => ({
      ...one,
      id: 1000 + index,
      jp: `絵師 ${index}`,
    }));
    await route.fulfill({ response, json: { ...answer, content: [...answer.content, ...more] } });
  });
  await page.goto(PATH);
  await expect(page.getByText("62 contributing illustrators")).toBeVisible();
  const all = page.getByRole("article");
  await expect.poll(() => all.count()).toBeGreaterThanOrEqual(10);
  expect(await all.count()).toBeLessThan(62);
  const end = page.getByText("•", { exact: true });
  await expect(end).toBeHidden();
  while ((await all.count()) < 62) {
    const before = await all.count();
    await all.last().scrollIntoViewIfNeeded();
    await expect.poll(() => all.count()).toBeGreaterThan(before);
  }
  await expect(end).toBeVisible();
});

test("nothing tells of artists of whom no card is released", async ({ request }) => {
  const html = await (await request.get(`${PATH}?shown=1000`)).text();
  expect(html).not.toMatch(/未来|Lake of the Future|Of undated cards/);
});

for (const alias of [
  "/story-cards/illustrator",
  "/story-cards/illustrator-tracker",
  "/story-card/artist",
  "/cards/artist-tracker",
  "/card-list/artists",
]) {
  test(`${alias} shows the illustrators and names the first address`, async ({ page }) => {
    await page.goto(`${alias}?sort=count`);
    await expect(page.getByRole("article", { name: "Shinia" })).toBeVisible();
    const canonical = page.locator("link[rel=canonical]");
    await expect(canonical).toHaveAttribute("href", `${PATH}?sort=count`);
  });
}

test("phones lead from the cards to the illustrators", onPhoneOnly, async ({ page }) => {
  await page.goto("/story-cards");
  await page.getByRole("link", { name: "To Illustrator Tracker page >" }).click();
  await expect(page).toHaveURL(PATH);
});

test("the illustrators are accessible", async ({ page, expectAccessible }) => {
  await page.goto(PATH);
  await expect(page.getByRole("article").first()).toBeVisible();
  await expectAccessible();
});

for (const scripts of ["with", "without"] as const) {
  test(`chips narrow the illustrators and tell how many there would be, ${scripts} scripts`, async ({
    page: live,
    scriptlessPage,
  }) => {
    const page = scripts === "with" ? live : scriptlessPage;
    await page.goto(PATH);
    const boxes = page.getByRole("group", { name: "Link" });
    await boxes.getByRole("checkbox", { name: "Pixiv 1" }).check();
    if (scripts === "without") await page.getByRole("button", { name: "Show" }).click();
    await expect(page).toHaveURL(`${PATH}?link=pixiv`);
    await expect(page.getByRole("article").getByRole("heading")).toHaveText(["Shinia"]);
    await expect(page.getByText("Showing 1 of 2 illustrators")).toBeVisible();
    // Her only card has five stars; the other facet is counted with this one set.
    const stars = page.getByRole("group", { name: "Stars" });
    await expect(stars.getByRole("checkbox", { name: "5★ 1" })).toBeVisible();
    await expect(stars.getByRole("checkbox", { name: "3★ 0" })).toBeVisible();
    await page.getByRole("list", { name: "Filtered by" }).getByRole("link").click();
    await expect(page.getByRole("article")).toHaveCount(2);
  });
}
