import { ownReimu } from "./collection-steps.ts";
import { expect, isWritten, test } from "./fixtures.ts";

const PRAYER = "/prayers/info/festival-springs";

test("a prayer tells what of its pool is missing, and the chance of something new", async ({
  page,
}) => {
  await ownReimu(page);
  await page.goto(PRAYER);
  const part = page.getByRole("region", { name: "For my collection" });
  await expect(part.getByText(/\d+ of \d+ characters missing/)).toBeVisible();
  const row = part.getByRole("row", { name: /^Single/ });
  await expect(row.getByRole("cell").first()).toHaveText(/^\d+\.\d\d %$/);
});

test("home and the list tell how many of a pool are missing, and put the wanted first", async ({
  page,
}) => {
  await ownReimu(page);
  await page.goto("/prayers");
  const prayer = page.getByRole("article", { name: "Festival of Hot Springs" });
  const [, missing = "", total = ""] =
    /^(\d+) of (\d+) missing$/.exec(
      (await prayer.getByText(/^\d+ of \d+ missing$/).textContent()) ?? "",
    ) ?? [];
  expect(Number(missing)).toBe(Number(total) - 1);
  const rateUps = prayer.getByRole("list", { name: "Rate-ups" }).getByRole("link");
  await expect(rateUps.first()).not.toHaveAccessibleName(/Scarlet/);
  await rateUps.filter({ has: page.getByRole("img", { name: /Scarlet/ }) }).press("w");
  await expect(page.getByRole("link", { name: /Scarlet.*wanted/ }).first()).toBeVisible();
  await isWritten(page);
  await page.reload();
  await expect(rateUps.first()).toHaveAccessibleName(/Scarlet.*wanted/);
  await page.goto("/");
  await expect(page.getByText(`${missing} of ${total} missing`).first()).toBeVisible();
  await expect(page.getByText(/^1 wanted is on banners now: Reimu/)).toBeVisible();
});

test("running prayers are compared by what the same crystals bring that is new", async ({
  page,
}) => {
  await ownReimu(page);
  await page.goto("/prayers/compare");
  const table = page.getByRole("table", { name: /^What 3,000 god crystals bring/ });
  const firsts = table.getByRole("row").getByRole("cell").nth(0);
  await expect(firsts).toHaveText(/^\d+\.\d\d$/);
  await page.goto("/prayers/compare?gc=1200");
  await expect(page.getByRole("table", { name: /^What 1,200 god crystals bring/ })).toBeVisible();
});

test("the forever prayer takes the wanted as selection", async ({ page }) => {
  const modal = await ownReimu(page);
  await modal.getByRole("button", { name: "Want" }).click();
  await isWritten(page);
  await page.goto("/prayer/forever-prayer");
  await page.getByRole("button", { name: "My wanted 1" }).click();
  await expect(page.getByRole("checkbox", { name: "Reimu Hakurei, owned, wanted" })).toBeChecked();
  await expect(page).toHaveURL(/selected=l1-reimu/);
});

test("a simulated roll marks what would be new, and is put into the box only on demand", async ({
  page,
}) => {
  await ownReimu(page);
  await page.goto(PRAYER);
  const simulator = page.getByRole("region", { name: "Simulator" });
  await simulator.getByRole("button", { name: /^Ten/ }).click();
  const result = simulator.getByRole("list", { name: "Result" });
  await expect(result.getByRole("listitem")).toHaveCount(10);
  await expect(result.getByText("New", { exact: true }).first()).toBeVisible();
  await page.goto("/collection");
  const owned = page.getByRole("region", { name: "What I own" }).getByText(/ characters, /);
  await expect(owned).toHaveText(/^1 of \d+ characters, 0 of /);

  await page.goto(PRAYER);
  await simulator.getByRole("button", { name: /^Ten/ }).click();
  await simulator.getByRole("button", { name: "Put into my collection" }).click();
  await expect(simulator.getByRole("button", { name: "It is in my collection" })).toBeDisabled();
  await expect(result.getByText("New", { exact: true })).toHaveCount(0);
  await page.goto("/collection");
  await expect(owned).toHaveText(/^\d+ of \d+ characters, [1-9]\d* of /);
});

test("nothing of the box is in any request, wherever it shows", async ({ page }) => {
  const sent: string[] = [];
  page.on("request", (request) => {
    const headers = Object.entries(request.headers()).filter(([name]) => name !== "referer");
    sent.push([request.url(), request.postData() ?? "", JSON.stringify(headers)].join(" "));
  });
  const modal = await ownReimu(page);
  const note = "a note that no server may see";
  await modal.getByRole("textbox", { name: "Note" }).fill(note);
  await page.keyboard.press("Tab");
  await isWritten(page);
  for (const path of [
    "/",
    "/characters?mine=owned",
    "/story-cards",
    "/prayers",
    PRAYER,
    "/prayers/compare",
    "/collection",
  ]) {
    await page.goto(path, { waitUntil: "networkidle" });
  }
  const withoutFiles = sent.map((text) => text.replace(/\/assets\/[\w.-]+/g, ""));
  const asked = withoutFiles.filter((text) =>
    /note that no server|limitBreak|wanted|"count"/i.test(text),
  );
  expect(asked).toEqual([]);
});
