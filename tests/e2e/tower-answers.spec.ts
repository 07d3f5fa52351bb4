import { ownReimu } from "./collection-steps.ts";
import { expect, onPhoneOnly, onPhoneToo, test } from "./fixtures.ts";

const PATH = "/stages/scarlet-devil-tower/answers";

test("a floor leads to the attacks that answer it", onPhoneToo, async ({ page }) => {
  await page.goto("/stages/scarlet-devil-tower?floor=1");
  await page.getByRole("link", { name: "All attacks and barriers" }).click();
  await expect(page).toHaveURL(`${PATH}?floor=1`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Best attacks for floor #1");
  // Moon twice, water half, and half of the power kills her: 1,400 × 1.5.
  const first = page.getByRole("row", { name: /Spell card 1/ });
  await expect(first.getByText("2,100", { exact: true })).toBeVisible();
  await expect(first).toContainText("kills Human: 50 %");
});

test("every number opens how it came about, without scripts too", async ({
  scriptlessPage: page,
}) => {
  await page.goto(`${PATH}?floor=1`);
  const row = page.getByRole("row", { name: /Spell card 1/ });
  await row.getByText("1,400", { exact: true }).press("Enter");
  await expect(row.getByText("Moon 600 × 2, weak = 1,200")).toBeVisible();
  await expect(row.getByText("Water 400 × ½, resisted = 200")).toBeVisible();
  await expect(row.getByText("Human killed by 500 of 1,000 power")).toBeVisible();
  await row.getByText("2,100", { exact: true }).press("Enter");
  await expect(row.getByText("The highest of")).toBeVisible();
  await page.getByRole("link", { name: "How the index is made" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("How the answer index is made");
});

test("a number that is opened stays within the screen of a phone", onPhoneToo, async ({ page }) => {
  await page.goto(`${PATH}?floor=1`);
  const row = page.getByRole("row", { name: /Spell card 1/ });
  await row.getByText("2,100", { exact: true }).click();
  const lines = row.getByText("The highest of");
  await lines.scrollIntoViewIfNeeded();
  await expect(row.getByRole("listitem").filter({ hasText: "Reimu Hakurei" })).toBeInViewport({
    ratio: 1,
  });
});

test("barriers tell the fewest lines, or that nobody known breaks them", async ({ page }) => {
  await page.goto(`${PATH}?floor=1`);
  const barriers = page.getByRole("region", { name: "Barriers in one turn" });
  await expect(barriers).toContainText(/Reimu Hakurei5 barriers: no 3 characters/);
  await expect(barriers).toContainText("FairyNo barriers.");
});

test("a floor's own page names its best answers, on every floor", async ({ page }) => {
  await page.goto("/stages/scarlet-devil-tower?floor=1");
  const answers = page.getByRole("region", { name: "Best attacks" });
  await expect(answers.getByRole("listitem")).toHaveText([/Reimu Hakurei.*Spell card 1.*2,100/]);
  await answers.getByText("2,100", { exact: true }).press("Enter");
  await expect(answers.getByText(/^Reimu Hakurei 1,400 × 1.5 for killers = 2,100$/)).toBeVisible();
  await page.getByRole("link", { name: "Floor above" }).click();
  await expect(page.getByRole("heading", { name: "Floor #2" })).toBeVisible();
  // Water, which half of the enemies' kind resists, is halved: 600 + 200.
  await expect(answers.getByRole("listitem")).toHaveText([/Reimu Hakurei.*800/]);
  await answers.getByText("800", { exact: true }).press("Enter");
  await expect(answers.getByText(/^Letty Whiterock 800$/)).toBeVisible();
});

test("best answers that do not come are asked for again", async ({ page }) => {
  await page.goto("/stages/scarlet-devil-tower?floor=1");
  await page.route("**/top-answers.json*", (route) => route.fulfill({ body: "null" }));
  await page.getByRole("link", { name: "Floor above" }).click();
  const answers = page.getByRole("region", { name: "Best attacks" });
  await expect(answers.getByText(/^Could not be loaded/)).toBeVisible();
  await page.unroute("**/top-answers.json*");
  await answers.getByRole("button", { name: "Try again" }).click();
  await expect(answers.getByRole("listitem")).toHaveText([/Reimu Hakurei.*800/]);
});

test("only the visitor's own are ranked and chosen, and no request names them", async ({
  page,
}) => {
  await ownReimu(page);
  await page.goto(`${PATH}?floor=1`);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(`${request.url()} ${request.postData() ?? ""}`));
  await page.getByRole("radio", { name: "Owned" }).check();
  await expect(page).toHaveURL(/mine=owned/);
  await expect(page.getByText(/^1 attack/)).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "A team for this floor" }).click();
  await expect(page).toHaveURL(/\/team\?floor=1&mine=owned/);
  await expect(page.getByRole("list", { name: "Team" }).getByRole("listitem")).toHaveText([
    /Reimu Hakurei.*meets a weakness of Reimu Hakurei/,
  ]);
  await expect(page.getByText("1 of 1 characters")).toBeVisible();
  expect(asked.filter((one) => /owned.*reimu|reimu.*owned|box/.test(one))).toEqual([]);
});

test("a team tells why, keeps and leaves out, without scripts", async ({
  scriptlessPage: page,
}) => {
  await page.goto("/stages/scarlet-devil-tower/team?floor=1");
  const team = page.getByRole("list", { name: "Team" });
  await expect(team.getByRole("listitem")).toHaveText([
    /She .*\. Without her: [\d,]+ less on the hardest enemy/,
  ]);
  const sum = page.getByRole("definition").filter({ hasText: "2,100" });
  await sum.getByText("2,100", { exact: true }).first().press("Enter");
  await expect(sum.getByRole("listitem")).toHaveText("Reimu Hakurei 2,100");
  await page.getByRole("link", { name: "Keep Reimu Hakurei" }).click();
  await expect(page).toHaveURL(/keep=l1-reimu/);
  await expect(team).toContainText("You keep her");
  await page.getByRole("link", { name: "Leave out Reimu Hakurei" }).click();
  await expect(page).toHaveURL(/without=l1-reimu/);
  await expect(page.getByText("Nobody to choose from.")).toBeVisible();
  await page.getByRole("link", { name: "Left out: Reimu Hakurei. Take back" }).click();
  await expect(team.getByRole("listitem")).toHaveCount(1);
});

test("a stage of the story has its answers, wave by wave", async ({ page }) => {
  await page.goto("/stages/story");
  await page.getByRole("link", { name: "Best attacks for 1-2-1 Normal" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Best attacks for 1-2-1 Normal");
  await expect(page.getByText(/the tags of some of these enemies/)).toBeVisible();
  await page.getByRole("link", { name: "Wave 2" }).click();
  // She is known, and so are her tags; sun is her weakness and not in the attack.
  await expect(page.getByRole("row", { name: /Spell card 1/ })).toContainText("kills Human: 50 %");
});

for (const query of ["floor=0", "floor=1.5", "floor=", "floor=abc", "world=none&shown=-3"]) {
  test(`?${query} is a floor of the tower nevertheless`, async ({ request }) => {
    for (const path of [PATH, "/stages/scarlet-devil-tower/team", "/stages/story/answers"]) {
      const answer = await request.get(`${path}?${query}&keep=nobody&stage=-1&wave=99`);
      expect(answer.status()).toBe(200);
    }
  });
}

test("filters work without scripts, and unknown attacks are counted", async ({
  scriptlessPage: page,
}) => {
  await page.goto(`${PATH}?floor=1`);
  await page.getByLabel("Target").selectOption({ label: "One enemy" });
  await page.getByRole("button", { name: "Show" }).click();
  await expect(page).toHaveURL(/target=one/);
  await expect(page.getByText(/Not known.*counted, not ranked/)).toBeVisible();
});

test("a floor without enemies says so, and one beyond the tower is the highest", async ({
  page,
}) => {
  await page.goto(`${PATH}?floor=3`);
  await expect(page.getByText("Nobody stands here.")).toBeVisible();
  await page.goto(`${PATH}?floor=999999`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Best attacks for floor #30");
});

test("the page of answers is accessible", async ({ page, expectAccessible }) => {
  await page.goto(`${PATH}?floor=1`);
  await expectAccessible();
});

test(
  "on a phone all fields of the filter stand within the screen",
  onPhoneOnly,
  async ({ page }) => {
    await page.goto(`${PATH}?floor=1`);
    const form = page.getByRole("form", { name: "Filter the attacks" });
    const fields = form.locator("select, input[name=floor], button");
    await expect(fields).not.toHaveCount(0);
    for (const field of await fields.all()) {
      await expect(field).toBeInViewport({ ratio: 1 });
    }
  },
);
