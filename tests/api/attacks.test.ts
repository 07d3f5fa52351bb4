import { afterAll, beforeAll, expect, test } from "vitest";
import { attacksAnswer, characterAttacksAnswer } from "#app/api-schemas/attacks.ts";
import { itemsAnswer, stagesAnswer } from "#app/api-schemas/stages.ts";
import { importPack } from "#db/pack/import.ts";
import { testDatabase } from "#tests/fixtures/database.ts";
import { startSite } from "#tests/fixtures/running-site.ts";
import { smallPack } from "#tests/fixtures/small-pack.ts";

const database = testDatabase();
let site: Awaited<ReturnType<typeof startSite>>;

beforeAll(async () => {
  const { info, records } = smallPack();
  const values = records["samples/character-values.json"].filter(({ id }) => id !== "l1-reimu");
  // Reimu is in no list: nothing tells that she is released.
  const pack = { info, records: { ...records, "samples/character-values.json": values } };
  await importPack(database.connection, pack, { now: Date.now() });
  site = await startSite(database.url);
});
afterAll(() => site.stop());

const ask = async (path: string) => (await fetch(site.url + path)).json();

test("attacks of characters who are not released are not among the attacks", async () => {
  const { content, total } = attacksAnswer.parse(await ask("/api/attacks"));
  expect(content.map(({ id }) => id)).toEqual(["f1-meiling:lw"]);
  expect(total).toBe(1);
});

test("attacks of everybody are given to whoever asks for them", async () => {
  const { content, total } = attacksAnswer.parse(await ask("/api/attacks?unreleased=true"));
  expect(content.map(({ character }) => character).toSorted()).toEqual(["f1-meiling", "l1-reimu"]);
  expect(total).toBe(2);
});

test("the attacks of a character come with what master data tell, as the pack has it", async () => {
  const answer = await ask("/api/characters/attacks?id=l1-reimu");
  const { attacks, unit } = characterAttacksAnswer.parse(answer);
  expect(attacks.map(({ id, totalPower, perSecond }) => ({ id, totalPower, perSecond }))).toEqual([
    { id: "l1-reimu:sc1", totalPower: 100.5, perSecond: 15.95 },
  ]);
  expect(attacks[0]?.elements).toEqual([
    { id: "sun", total: 80, plain: 80, hard: 0, slice: 0 },
    { id: "no-element", total: 20.5, plain: 0, hard: 10, slice: 10.5 },
  ]);
  expect(unit?.tags).toEqual([
    { id: "maid", name: "Maid" },
    { id: "fairy", name: "Fairy" },
  ]);
});

test("what no source tells is null and no list of nothing", async () => {
  const answer = await ask("/api/characters/attacks?id=f1-meiling");
  const { attacks, unit } = characterAttacksAnswer.parse(answer);
  expect(unit).toBeNull();
  expect(attacks.map(({ seconds, perSecond }) => ({ seconds, perSecond }))).toEqual([
    { seconds: null, perSecond: null },
  ]);
});

test.each([
  ["/api/attacks?element=star", 1],
  ["/api/attacks?q=element%3Astar", 1],
  ["/api/attacks?q=-element%3Astar&element=star", 0],
  ["/api/attacks?element=sun", 0],
  ["/api/attacks?killer=maid", 0],
  ["/api/attacks?target=all&slot=lw&polarity=yin&bullet=slash&per=second&sort=element", 1],
])("%s finds %s", async (path, count) => {
  expect(attacksAnswer.parse(await ask(path)).content).toHaveLength(count);
});

test.each([
  ["element=wind", "element", "must be some of sun, moon, fire,"],
  ["per=minute", "per", "must be one of whole, second"],
  ["q=luck%3A7", "q", "This list has no key “luck”."],
  ["sort=luck", "sort", "must be one of power, element,"],
])("/api/attacks?%s is malformed and says what is allowed", async (query, field, message) => {
  const response = await fetch(`${site.url}/api/attacks?${query}`);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    errors: [{ field, message: expect.stringContaining(message) }],
  });
});

test("a character that does not exist is not found", async () => {
  expect((await fetch(`${site.url}/api/characters/attacks?id=nobody`)).status).toBe(404);
});

test("stages tell their place, waves and drops; items where they come from", async () => {
  const { content, enemies } = stagesAnswer.parse(await ask("/api/stages"));
  expect(content.map(({ id, place, drops }) => [id, place?.name, drops?.length])).toEqual([
    [100094, "3-2-8 Normal", 3],
    [99994, "Event 1040: 1-1 Hard", 0],
    [99995, undefined, undefined],
  ]);
  expect(enemies.map(({ id, character }) => [id, character])).toEqual([
    [9001, "f1-meiling"],
    [9002, null],
  ]);
  const items = itemsAnswer.parse(await ask("/api/items"));
  expect(items.content.find(({ id }) => id === "111")).toEqual({
    id: "111",
    name: null,
    jp: "攻性指南書[初]",
    floors: null,
    stages: [100094],
  });
  const ofTower = items.content.filter(({ name }) => name !== null);
  expect(ofTower.map(({ id, stages }) => [id, stages])).toEqual([
    ["god-crystal", null],
    ["coin", content.map(({ id }) => id)],
  ]);
});
