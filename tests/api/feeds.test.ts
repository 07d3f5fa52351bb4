import ICAL from "ical.js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { importPack } from "#db/pack/import.ts";
import { testDatabase } from "#tests/fixtures/database.ts";
import { startSite } from "#tests/fixtures/running-site.ts";
import { characters } from "#tests/fixtures/small-pack/characters.ts";
import { prayers } from "#tests/fixtures/small-pack/prayers.ts";
import { aCharacter, smallPack } from "#tests/fixtures/small-pack.ts";

const ORIGIN = "https://almanac.example";
const DAY = 86_400_000;
const database = testDatabase();
let site: Awaited<ReturnType<typeof startSite>>;

/** A prayer that has begun and features who and what is hidden still, beside whom all know. */
const pack = smallPack({
  "characters.json": [
    ...(characters["characters.json"] ?? []),
    aCharacter({ id: "l1-hidden", status: "announced" }),
  ],
  "samples/story-card-values.json": [
    { id: 9, release: { in: "5d" } },
    { id: 12, release: { ago: "30d" } },
  ],
  "samples/prayers.json": [
    ...(prayers["samples/prayers.json"] ?? []),
    {
      id: "secret",
      name: "Prayer with a secret",
      types: ["pick-up"],
      start: { ago: "1d" },
      end: { in: "5d" },
      rateUpCharacters: [{ character: "l1-hidden" }, { character: "l1-reimu" }],
      rateUpCards: [{ card: 9 }, { card: 12 }],
    },
  ],
});

beforeAll(async () => {
  await importPack(database.connection, pack, { now: Date.now() });
  site = await startSite(database.url, { ORIGIN });
});
afterAll(() => site.stop());

async function events(query = "") {
  const answer = await fetch(`${site.url}/calendar.ics${query}`);
  expect(answer.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  const calendar = new ICAL.Component(ICAL.parse(await answer.text()));
  return calendar.getAllSubcomponents("vevent").map((one) => new ICAL.Event(one));
}

describe("/calendar.ics", () => {
  test("is a calendar that another parser reads, folded at 75 octets with CRLF", async () => {
    const text = await (await fetch(`${site.url}/calendar.ics`)).text();
    const calendar = new ICAL.Component(ICAL.parse(text));
    expect(calendar.getFirstPropertyValue("x-wr-calname")).toBe("LostWord Almanac");
    expect(calendar.getFirstPropertyValue("refresh-interval")?.toString()).toBe("PT6H");
    expect(calendar.getFirstPropertyValue("x-published-ttl")?.toString()).toBe("PT6H");
    expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });

  test("has in each part what RFC 5545 demands, once, and all times in UTC", async () => {
    const query = "?kinds=prayers,releases,maintenance,tower,reset&alarm=15m";
    const text = await (await fetch(`${site.url}/calendar.ics${query}`)).text();
    const calendar = new ICAL.Component(ICAL.parse(text));
    const hasOnce = (part: InstanceType<typeof ICAL.Component>, ...names: string[]) => {
      for (const name of names) expect(part.getAllProperties(name), name).toHaveLength(1);
    };
    hasOnce(calendar, "prodid", "version");
    expect(calendar.getFirstPropertyValue("version")).toBe("2.0");
    const parts = calendar.getAllSubcomponents("vevent");
    for (const part of parts) {
      hasOnce(part, "uid", "dtstamp", "dtstart", "summary", "sequence", "url");
      expect(part.getAllProperties("status")).toEqual([]);
      const { startDate, endDate } = new ICAL.Event(part);
      expect(endDate.compare(startDate)).toBeGreaterThanOrEqual(0);
      expect(Number(part.getFirstPropertyValue("sequence"))).toBeLessThan(2 ** 31);
      for (const alarm of part.getAllSubcomponents("valarm")) {
        hasOnce(alarm, "action", "trigger", "description");
      }
    }
    const ids = parts.map((part) => part.getFirstPropertyValue("uid"));
    expect(new Set(ids).size).toBe(ids.length);
    const times = [...text.matchAll(/^(?:DTSTAMP|DTSTART|DTEND)[:;].*$/gm)].map(([line]) => line);
    expect(times.length).toBeGreaterThan(parts.length);
    for (const line of times) expect(line.trim()).toMatch(/^[A-Z]+:\d{8}T\d{6}Z$/);
  });

  test("holds prayers, releases and maintenance unless other kinds are asked for", async () => {
    const kinds = new Set((await events()).map(({ uid }) => uid.split("-")[0]));
    expect(["prayer", "release", "maintenance"]).toEqual(expect.arrayContaining([...kinds]));
    const tower = await events("?kinds=tower,reset");
    expect(tower.every(({ uid }) => /^(tower|reset)-/.test(uid))).toBe(true);
    expect(tower.find(({ uid }) => uid === "reset-daily@almanac.example")?.isRecurring()).toBe(
      true,
    );
  });

  test("names events for good, marks samples and leads to the record's page", async () => {
    const found = (await events("?types=forever")).find(({ uid }) =>
      uid.startsWith("prayer-fp-2@"),
    );
    expect(found?.uid).toBe("prayer-fp-2@almanac.example");
    expect(found?.summary).toBe("Second Forever Prayer (sample)");
    expect(found?.component.getFirstPropertyValue("url")).toBe(
      `${ORIGIN}/prayer/forever-prayer?id=2`,
    );
    expect(found?.startDate.zone.tzid).toBe("UTC");
  });

  test("leaves out what ended more than 30 days ago", async () => {
    const all = await events("?kinds=prayers,releases,maintenance,tower");
    expect(all.length).toBeGreaterThan(0);
    for (const one of all) {
      const end = one.component.getFirstPropertyValue("dtend");
      if (end instanceof ICAL.Time) {
        expect(end.toJSDate().getTime()).toBeGreaterThanOrEqual(Date.now() - 31 * DAY);
      }
    }
    expect(all.map(({ uid }) => uid)).not.toContain("prayer-fp-1@almanac.example");
  });

  test("rings before each event when an alarm is asked for", async () => {
    for (const one of await events("?alarm=1h")) {
      const alarm = one.component.getFirstSubcomponent("valarm");
      expect(alarm?.getFirstPropertyValue("trigger")?.toString()).toBe("-PT1H");
    }
  });

  test("gives the same bytes for the same dataset", async () => {
    const [one, other] = await Promise.all(
      ["?kinds=prayers", "?kinds=prayers&unknown=1"].map(async (query) =>
        (await fetch(`${site.url}/calendar.ics${query}`)).text(),
      ),
    );
    expect(one).toBe(other);
  });

  test.each([
    ["kinds=prayers,parties", "kinds", "maintenance"],
    ["kinds=", "kinds", "maintenance"],
    ["types=gold", "types", "festival"],
    ["characters=nobody", "characters", "nobody"],
    ["characters=l1-reimu,l1-hidden", "characters", ": l1-hidden"],
    ["alarm=2h", "alarm", "15m, 1h, 1d"],
    ["alarm=1h&alarm=1d", "alarm", "more than once"],
  ])("refuses %s and says what is allowed", async (query, field, message) => {
    const answer = await fetch(`${site.url}/calendar.ics?${query}`);
    expect(answer.status).toBe(400);
    const { errors } = await answer.json();
    expect(errors).toEqual([{ field, message: expect.stringContaining(message) }]);
  });
});

describe.each([
  ["/feed.atom", "/update-log"],
  ["/prayers.atom", "/prayers"],
])("%s", (path, page) => {
  test("is an Atom feed with stable ids, the newest first", async () => {
    const answer = await fetch(`${site.url}${path}`);
    expect(answer.headers.get("content-type")).toBe("application/atom+xml; charset=utf-8");
    const text = await answer.text();
    expect(text).toContain(`<link rel="self" href="${ORIGIN}${path}"/>`);
    expect(text).toContain(`<link rel="alternate" href="${ORIGIN}${page}"/>`);
    const ids = [...text.matchAll(/<id>([^<]+)<\/id>/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^tag:almanac\.example,2026:\S+$/);
    const published = [...text.matchAll(/<published>([^<]+)<\/published>/g)].map(([, at]) => at);
    expect(published.length).toBeGreaterThan(0);
    expect(published).toEqual(published.toSorted().reverse());
  });
});

describe("a search by its URL", () => {
  const FEEDS = ["characters", "story-cards", "prayers"];
  const lines = async (path: string) => {
    const answer = await fetch(`${site.url}${path}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    return (await answer.text()).split("\r\n");
  };

  test.each([
    ["characters", "id,name,world,role"],
    ["story-cards", "id,name,original,stars"],
    ["prayers", "id,name,types,start"],
    ["attacks", "id,character,slot,target"],
    ["story-cards/illustrators", "id,name,cards,since"],
    ["stages/scarlet-devil-tower", "floor,boss,story,enemies"],
    ["stages/scarlet-devil-tower/rewards", "id,name,kind,total"],
  ])("is a table of /%s with its columns named", async (list, head) => {
    const [first, ...rows] = await lines(`/${list}.csv`);
    expect(first).toMatch(new RegExp(`^${head}`));
    expect(rows.length).toBeGreaterThan(0);
    const none = await lines(`/${list}.csv?${new URLSearchParams({ q: "nobody-at-all" })}`);
    expect(none).toEqual([first]);
  });

  test("tells of a prayer whom and what it features only as far as the page does", async () => {
    const [head = "", row = ""] = await lines("/prayers.csv?name=Prayer%20with%20a%20secret");
    const cells = row.split(",");
    const record = Object.fromEntries(head.split(",").map((column, at) => [column, cells[at]]));
    expect(record).toMatchObject({ id: "secret", characters: "l1-reimu", cards: "12" });
  });

  test.each([
    ["prayers", "secret", "all"],
    ["prayers", "anniversary", "end simulator"],
    ["characters", "l1-reimu", "status debut"],
    ["story-cards", "12", "released"],
  ])("says in /%s.csv what of %s is made up", async (list, id, sample) => {
    const [head = "", ...rows] = await lines(`/${list}.csv`);
    expect(head).toMatch(/,sample$/);
    const row = rows.find((one) => one.startsWith(`${id},`)) ?? "";
    expect(row.split(",").at(-1)).toMatch(new RegExp(`^${sample}`));
  });

  test.each([
    ["characters", "q=((", "q", "is not read"],
    ["characters", "q=role:nothing", "q", "at character 6"],
    ["characters", `q=${"a".repeat(501)}`, "q", "500"],
    ["characters", "role=atk,king", "role", "one or more of atk"],
    ["characters", "type=gold", "type", "fes"],
    ["characters", "rebirth=maybe", "rebirth", "yes or no"],
    ["characters", "sort=colour", "sort", "one of work"],
    ["characters", "world=ZZ", "world", "ZZ"],
    ["story-cards", "q=type:gold", "q", "is not read"],
    ["story-cards", "rarities=5,6", "rarities", "one or more of"],
    ["story-cards", "featured=nobody", "featured", "nobody"],
    ["story-cards", "options=stat:hp,stat:luck", "options", "at most 3 rows"],
    ["story-cards", "options=date:2022-02-30", "options", "date:2022-01-01"],
    ["prayers", "q=type:nothing", "q", "is not read"],
    ["prayers", "type=festival&prayer-types=gold", "prayer-types", "festival"],
    ["prayers", "characters=l1-hidden", "characters", "l1-hidden"],
    ["prayers", "start=2022-02-30", "start", "YYYY-MM-DD"],
    ["prayers", "start=2022-05-01&end=2022-04-01", "end", "before 2022-05-01"],
    ["prayers", "start=2022-05-01&from=2022-05-02", "start", "more than once"],
    ["attacks", "element=cheese", "element", "one of"],
    ["attacks", "killer=cheese", "killer", "cheese"],
    ["attacks", "shown=many", "shown", "whole number"],
    ["story-cards/illustrators", "stars=6", "stars", "one or more of"],
    ["stages/scarlet-devil-tower", "q=((", "q", "is not read"],
    ["stages/scarlet-devil-tower", "enemy=nobody", "enemy", "nobody"],
    ["stages/scarlet-devil-tower", "reward=nothing", "reward", "nothing"],
    ["stages/scarlet-devil-tower/rewards", "kind=gold", "kind", "one or more of"],
  ])(
    "/%s by %s is a 400 that names %s and what is allowed",
    async (list, query, field, message) => {
      for (const format of FEEDS.includes(list) ? ["csv", "atom"] : ["csv"]) {
        const answer = await fetch(`${site.url}/${list}.${format}?${query}`);
        expect(answer.status).toBe(400);
        expect(answer.headers.get("content-type")).toContain("application/problem+json");
        const { errors } = await answer.json();
        expect(errors).toContainEqual({ field, message: expect.stringContaining(message) });
      }
    },
  );

  test.each(FEEDS)("is a feed of /%s that names its own address and the list's", async (list) => {
    const query = new URLSearchParams({ q: "-name:nobody" });
    const text = await (await fetch(`${site.url}/${list}.atom?${query}&shown=20&x=1`)).text();
    expect(text).toContain(`<link rel="self" href="${ORIGIN}/${list}.atom?${query}"/>`);
    expect(text).toContain(`<link rel="alternate" href="${ORIGIN}/${list}?${query}"/>`);
    expect(text).toContain("<published>");
  });
});

describe("one event", () => {
  test("is a calendar of it alone, to be kept as a file", async () => {
    const first = (await events()).find(({ uid }) => uid.startsWith("prayer-"));
    const id = first?.uid.replace(/^prayer-|@.*$/g, "") ?? "";
    const answer = await fetch(`${site.url}/calendar/prayers/${id}.ics`);
    expect(answer.headers.get("content-disposition")).toContain("attachment");
    const calendar = new ICAL.Component(ICAL.parse(await answer.text()));
    const [one, ...others] = calendar.getAllSubcomponents("vevent");
    expect(others).toEqual([]);
    expect(one && new ICAL.Event(one).uid).toBe(first?.uid);
  });

  test.each(["prayers/nobody.ics", "prayers/nobody", "nothing/1.ics"])(
    "/calendar/%s is a 404",
    async (path) => {
      expect((await fetch(`${site.url}/calendar/${path}`)).status).toBe(404);
    },
  );
});
