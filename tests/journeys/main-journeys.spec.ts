// What most visitors do, in each of the three engines. Details are tested in tests/e2e, in Chromium.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "./fixtures.ts";
import type { Part, Visit } from "./visit.ts";

const main: Part = { role: "main" };
const dialog = (name: string): Part => ({ role: "dialog", name });
const region = (name: string | RegExp): Part => ({ role: "region", name });

test("the home page leads on, what it leads to is fetched ahead, and back restores the place", async ({
  visit,
}) => {
  await visit.goto("/");
  await visit.expectShown(region(/^Ongoing prayers/));
  await visit.run(() => {
    const link = document.querySelector('main a[href="/story-cards"]');
    link?.scrollIntoView({ block: "center" });
    const keep = () => sessionStorage.setItem("place", String(Math.round(scrollY)));
    addEventListener("click", keep, { capture: true, once: true });
  });
  await expect.poll(() => visit.site.asked).toContain("/story-cards.data");
  await visit.press({ role: "link", name: "All cards", within: main });
  await visit.expectAddress("/story-cards");
  await visit.expectHeading("Story Cards");
  await visit.back();
  await visit.expectAddress("/");
  const place = await visit.run(() => Number(sessionStorage.getItem("place")));
  expect(place).toBeGreaterThan(0);
  await expect.poll(() => visit.run(() => Math.round(scrollY))).toBe(place);
});

test("the roster is searched, a character opens, and her page leads back to what was found", async ({
  visit,
}) => {
  await visit.goto("/characters");
  await visit.fill({ role: "searchbox", name: "Name or world" }, "hakurei");
  await visit.expectText("Showing 3 of 5 characters");
  await visit.press({ role: "link", name: /^Reimu Hakurei/, within: main });
  await visit.press({ role: "link", name: "Whole page", within: { role: "dialog" } });
  await visit.expectAddress(/^\/characters\/info\/[\w-]+-reimu$/);
  await visit.expectHeading(/^Reimu Hakurei/);
  await visit.expectShown(region("Banners"));
  await visit.back();
  await visit.expectShown(dialog("Reimu Hakurei"));
  await visit.pressKey("Escape");
  await visit.expectAddress("/characters?name=hakurei");
  await visit.expectText("Showing 3 of 5 characters");
});

test("her attacks come below what is read of her, and nothing moves", async ({ visit }) => {
  await visit.goto("/characters");
  await visit.run(() => {
    const ask = window.fetch;
    window.fetch = async (...asked) => {
      if (String(asked[0]).startsWith("/api/characters/attacks"))
        await new Promise((resolve) => addEventListener("attacks-may-come", resolve));
      return ask(...asked);
    };
  });
  await visit.press({ role: "link", name: /^Reimu Hakurei/, within: main });
  const battle: Part = { role: "region", name: "In battle", within: dialog("Reimu Hakurei") };
  await visit.expectText("Loading...", battle);
  const end = await visit.run(() => {
    const popup = document.querySelector("dialog");
    popup?.scrollTo({ top: popup.scrollHeight, behavior: "instant" });
    dispatchEvent(new Event("attacks-may-come"));
    return popup?.scrollTop;
  });
  expect(end).toBeGreaterThan(0);
  await visit.expectText("Power as of", battle);
  expect(await visit.run(() => document.querySelector("dialog")?.scrollTop)).toBe(end);
});

test("cards are searched, one opens over the list, and back closes it", async ({ visit }) => {
  await visit.goto("/story-cards");
  await visit.press({ role: "link", name: /Advanced/ });
  const search = dialog("Story Card Search and Filter");
  const name: Part = { role: "searchbox", name: "Name", within: search };
  await visit.press(name);
  await visit.pressKey("Escape");
  await visit.expectGone(search);
  await visit.press({ role: "link", name: /Advanced/ });
  await visit.fill(name, "temple");
  await visit.expectAddress("/story-cards?name=temple");
  await visit.press({ role: "button", name: "Close", within: search });
  await visit.expectGone(search);
  await visit.press({ role: "link", name: /^Temple Bell/, within: main });
  await visit.expectShown(dialog("Temple Bell"));
  await visit.back();
  await visit.expectGone(dialog("Temple Bell"));
  await visit.expectAddress("/story-cards?name=temple");
  await visit.expectGone({ role: "link", name: /^Ordinary Magician/, within: main });
});

test("a prayer plans with what one has, keeps it, and rolls", async ({ visit }) => {
  await visit.goto("/prayers/info/festival-springs");
  const odds = region("Your odds");
  const crystals: Part = { role: "textbox", name: /^god crystals/i, within: odds };
  await visit.fill(crystals, "3000");
  await visit.expectText("2 steps of step-up 1, then 1 step of step-up 2", odds);
  await visit.expectText(/[1-9]/, { role: "status", name: /^Chance/, within: odds });
  const simulator = region("Simulator");
  await visit.press({ role: "button", name: /^Ten/, within: simulator });
  await visit.expectText("Roll 1:", { role: "status", within: simulator });
  await visit.expectShown({ role: "list", name: "Result", within: simulator });
  await visit.reload();
  await visit.expectText("2 steps of step-up 1, then 1 step of step-up 2", odds);
});

test("a floor tells of its best attacks, and so does the next; back returns to it", async ({
  visit,
}) => {
  await visit.goto("/stages/scarlet-devil-tower?floor=1");
  const answers = region("Best attacks");
  await visit.expectText(/Reimu Hakurei[\s\S]*2,100/, answers);
  await visit.press({ role: "link", name: "Floor above" });
  await visit.expectShown({ role: "heading", name: /Floor #2/ });
  await visit.expectText(/Reimu Hakurei[\s\S]*800/, answers);
  await visit.press({ role: "link", name: "All attacks and barriers" });
  await visit.expectHeading("Best attacks for floor #2");
  await visit.back();
  await visit.expectShown({ role: "heading", name: /Floor #2/ });
  await visit.expectText(/Reimu Hakurei[\s\S]*800/, answers);
});

test("a collection is kept, and comes back from its link and from its file", async ({ visit }) => {
  await visit.goto("/characters/release-order?character=l1-reimu");
  const reimu = dialog("Reimu Hakurei");
  await visit.press({ role: "button", name: "I own this", within: reimu });
  await visit.expectShown({ role: "button", name: "Owned", within: reimu });
  await isWritten(visit);
  await visit.goto("/collection");
  const owned = region("What I own");
  await visit.expectText(/\b1 of \d+ characters/, owned);
  await visit.expectShown({ role: "link", name: "Link to this collection" });
  const link = await visit.run(() =>
    document.querySelector('a[href^="#c="]')?.getAttribute("href"),
  );

  await visit.press({ role: "button", name: "Save as a file" });
  const file = join(visit.downloads, "lostword-collection.json");
  const saved = () => readFile(file, "utf8").catch(() => "");
  await expect.poll(saved).toContain('"l1-reimu"');

  await visit.beginAnew();
  await visit.goto(`/collection${link}`);
  const offered = region("The collection in this link");
  await visit.press({ role: "button", name: "Write 1 changes", within: offered });
  await visit.expectText(/\b1 of \d+ characters/, owned);

  await visit.beginAnew();
  await visit.goto("/collection");
  await visit.expectText(/\b0 of \d+ characters/, owned);
  await visit.chooseFile(file);
  const read = region(/in lostword-collection.json$/);
  await visit.press({ role: "button", name: "Write 1 changes", within: read });
  await visit.expectText(/\b1 of \d+ characters/, owned);
});

test("the timeline is moved, leads to a prayer, and back restores the range", async ({ visit }) => {
  await visit.goto("/prayers/timeline");
  await visit.press({ role: "link", name: "Earlier" });
  await visit.expectAddress(/^\/prayers\/timeline\?from=\d{4}-\d\d-\d\d&to=/);
  const range = await visit.run(() => location.pathname + location.search);
  const list = region("As a list");
  await visit.press({ role: "link", name: /Festival of Hot Springs/, within: list });
  await visit.expectAddress(/^\/prayers\/info\/festival-springs/);
  await visit.back();
  await visit.expectAddress(range);
  await visit.expectShown({ role: "link", name: /Festival of Hot Springs/, within: list });
  await visit.press({ role: "link", name: "Today" });
  await visit.expectAddress("/prayers/timeline");
});

test("settings change what is seen at once and are kept, and back closes them over a page", async ({
  visit,
}) => {
  await visit.goto("/settings");
  await visit.expectText("Nov 29, 2026 06:59");
  await visit.press({ role: "switch", name: "UTC time" });
  await visit.expectText("Nov 28, 2026 21:59 UTC");
  await visit.press({ role: "switch", name: "Traditional name order" });
  await visit.expectText("Hakurei Reimu");
  await visit.reload();
  await visit.expectText("Nov 28, 2026 21:59 UTC");
  await visit.expectText("Hakurei Reimu");
  await visit.goto("/update-log");
  await visit.press({ role: "link", name: "Settings" });
  await visit.press({ role: "switch", name: "UTC time", within: dialog("Site Settings") });
  await visit.back();
  await visit.expectGone(dialog("Site Settings"));
  await visit.expectAddress("/update-log");
  expect(await visit.run(() => localStorage.getItem("use-utc"))).not.toBe("true");
});

test("without a network a visited page opens, any other one is explained, and it all comes back", async ({
  visit,
}) => {
  await visit.goto("/story-cards");
  await expect.poll(() => visit.run(pagesStored)).toEqual(["/offline", "/story-cards"]);
  await expect.poll(() => visit.run(filesMissing)).toEqual([]);
  visit.site.setOffline(true);
  await visit.reload();
  await visit.expectHeading("Story Cards");
  await visit.expectShown({ role: "article", within: main });
  await expect
    .poll(() => visit.run(() => document.body.innerText))
    .toContain("No network. Stored copy as of");
  await visit.goto("/menu", { hasScripts: false });
  await visit.expectHeading("Offline");
  visit.site.setOffline(false);
  await visit.reload();
  await visit.expectHeading("Menu");
});

/** What is collected shows at once; what is to be written waits in turn at the lock. */
async function isWritten(visit: Visit): Promise<void> {
  await visit.run(async () => {
    await navigator.locks.request("collection", () => undefined);
  });
}

/** In the page: which of these two the worker has stored. */
async function pagesStored(): Promise<string[]> {
  const stored: string[] = [];
  for (const path of ["/offline", "/story-cards"]) {
    const answer = await caches.match(path, { ignoreSearch: true });
    if (answer?.status === 200) stored.push(path);
  }
  return stored;
}

/** In the page: files that its HTML names and that the worker has not stored yet. */
async function filesMissing(): Promise<string[]> {
  const html = await (await fetch(location.href)).text();
  const files = [...new Set(html.match(/\/assets\/[\w.-]+\.(js|css|woff2)/g) ?? ["no file"])];
  const stored = await Promise.all(files.map((file) => caches.match(file)));
  return files.filter((_, no) => stored[no] === undefined);
}
